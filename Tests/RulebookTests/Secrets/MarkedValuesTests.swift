import Foundation
import Rulebook
import Synchronization
import TestSupport
import Testing

/// No public type shows the value of a person when it is printed, reflected or dumped.
@MainActor @Suite struct MarkedValuesTests {
  /// The text in all values.
  private nonisolated static let mark = "marked"
  private nonisolated static let address = "ann.marked@secret.example"

  private struct Person: Sendable, Equatable {
    var email = ""
    var number = ""
    var note = ""
  }

  private nonisolated static let pack = """
    format: 1
    pack: people
    rules:
      mail: { personal: true, checks: [email] }
      starts: { parameters: { start: { type: text, default: x } }, checks: [prefix: { parameter: start }] }
    forms:
      person: { fields: { email: { rule: mail, required: true }, note: { rule: mail } } }
    codes: { person.known: {} }
    messages: { en: { person.known: This person is already there. } }
    """

  private static let shared = Result { try Rulebook(.bundled, .text(pack, name: "people.yaml")) }

  private static var rulebook: Rulebook { get throws { try shared.get() } }

  private static var form: BoundForm<Person> {
    get throws {
      try TypedForm("typed", blank: person) {
        Field(\.email, "mail", required: true)
        Field(\.note, "starts", with: ["start": "marked"])
      }.bound(to: rulebook)
    }
  }

  private nonisolated static let person = Person(email: address, number: mark, note: mark)

  /// A report on a valid record, with its values and facts.
  private static var valid: Report {
    get throws { try rulebook.check(["email": .text(address)], form: "person") }
  }

  /// A report on a record with mistakes in personal values.
  private static var invalid: Report {
    get throws {
      let wrong = Value.text("ann marked@@secret.example")
      return try rulebook.check(["email": wrong, "note": wrong], form: "person")
    }
  }

  /// The traces of what is wrong with a text that a rule doesn't declare as personal.
  private static func traces(of text: Value) throws -> [Violation.Trace] {
    var configuration = Rulebook.Configuration(sources: [.text(pack, name: "people.yaml")])
    configuration.tracesViolations = true
    let rulebook = try Rulebook(configuration)
    let traces = try rulebook.check(text, as: "starts", with: ["start": "marked.0"])
      .violations.map(rulebook.trace)
    #expect(traces.first?.steps.first?.normalized == "marked")
    return traces
  }

  private static var edit: TextEdit {
    TextEdit(oldText: mark, utf16Range: 0..<0, replacement: mark)
  }

  private final class Seen: Sendable { let input = Mutex<AsyncCheck.Input?>(nil) }

  private struct Foreign: Error { var text = "marked" }

  /// A value of each type that can have something of a person, by the type's name.
  private static let holders: [String: @MainActor () async throws -> Any] = [
    "AsyncCheck.Input": {
      let seen = Seen()
      let check = AsyncCheck("person.known", field: "email") { input in
        seen.input.withLock { $0 = input }
        return true
      }
      _ = try await rulebook.check(
        ["email": .text(address)],
        form: "person",
        then: AsyncChecks([check], clock: ManualClock())
      )
      let input = try #require(seen.input.withLock { $0 })
      #expect(input.value == .text(address))
      return input
    },
    "BoundForm": { try form },
    "ErrorCause": { ErrorCause(Foreign()) },
    "ErrorText": {
      let violation = try #require(try invalid.violations.first)
      return try rulebook.errorText(for: violation, in: "en")
    },
    "FormHandle": { try form.handle },
    "FormSession": { try rulebook.session(form: "person", record: ["email": .text(address)]) },
    "FormSession.Submission": {
      try rulebook.session(form: "person", record: ["email": .text(address)]).submit()
    },
    "FormSession.Announcement": {
      let session = try rulebook.session(form: "person", record: ["email": .text(address)])
      var announced: [FormSession.Announcement] = []
      session.onAnnouncement = { announced.append($0) }
      session["email"]?.focus()
      session["email"]?.text = "ann marked@@secret.example"
      session["email"]?.blur()
      return try #require(announced.last)
    },
    "FormattedText": { FormattedText(mark, cursor: mark.startIndex) },
    "LocalizedMessage": { try rulebook.messages(for: invalid, in: "en") },
    "ProblemDetails": { try #require(try rulebook.problem(for: invalid, in: "en")) },
    "ProblemDetails.Item": {
      try #require(try rulebook.problem(for: invalid, in: "en", includingArguments: true)).errors
    },
    "Report": {
      let report = try valid
      #expect(report.normalized != nil && !report.facts.isEmpty)
      return report
    },
    "Report.Summary": { try rulebook.summary(of: invalid, in: "en") },
    "Requirement.Localized": { try rulebook.checklist(for: address, of: "mail", in: "en") },
    "RuleHandle": { try rulebook.rule("starts", with: ["start": .text(mark)]) },
    "Rulebook.LogRecord": { try rulebook.logRecord(for: Foreign()) },
    "Rulebook.PasswordStrength": { try rulebook.strength(ofPassword: mark) },
    "SecretText": { SecretText(mark) },
    "SessionField.Accessibility": {
      let record: [String: Value] = ["email": "ann marked@@secret.example"]
      let session = try rulebook.session(form: "person", record: record)
      return try #require(session["email"]).accessibility
    },
    "SessionField": {
      let session = try rulebook.session(form: "person", record: ["email": .text(address)])
      return try #require(session["email"])
    },
    "TextEdit": { edit },
    "TextEdit.Verdict": { TextEdit.Verdict.accepted(text: mark, cursor: mark.endIndex) },
    "TypedForm": {
      TypedForm("typed", blank: person) { Field(\.email, "mail", required: true) }
    },
    "TypedReport": {
      let (report, value) = try form.decode(["email": .text(address), "note": "marked"])
      #expect(report.normalized == value && value?.email == address)
      return report
    },
    "TypedSession.Submission": { TypedSession<Person>.Submission.accepted(person) },
    "TypedSession": { try form.session(for: person) },
    "UsageError": {
      let error = #expect(throws: UsageError.self) { try rulebook.rule(mark) }
      return try #require(error)
    },
    "Value.JSONError": {
      let error = #expect(throws: Value.JSONError.self) { try Value(json: "{\"marked\": marked}") }
      return try #require(error)
    },
    "Violation": { try invalid.violations },
    "Violation.Trace": {
      let found = try traces(of: "marked")
      return (found, found.flatMap(\.steps))
    },
  ]

  /// The types that are values or texts themselves, which a program prints on purpose.
  private nonisolated static let values: Set<String> = [
    "Argument", "CivilDate", "ExactDecimal", "FieldPath", "FieldPath.Component", "FieldText",
    "LocaleIdentifier", "Message", "ReceivedProblem", "ReceivedProblem.Item", "Value",
    "Violation.Fix", "ViolationCode",
  ]

  /// The types of what is written in packs, catalogs and programs, and of fixed choices.
  private nonisolated static let withoutValues: Set<String> = [
    "Argument.Kind", "AsyncCheck", "AsyncCheck.Start", "AsyncCheck.Trigger", "AsyncChecks",
    "AsyncChecks.Builder",
    "Catalog", "Catalog.Entries", "Catalog.Failure", "Catalog.Layer", "CatalogSource", "Diagnostic",
    "Each", "ErrorArgument", "ErrorArgument.Exposure", "ErrorArgument.Kind", "ErrorDeclaration",
    "ErrorDeclaration.Retry", "ErrorDeclaration.Standing", "ErrorHandling", "ErrorPack",
    "ErrorStatus", "ErrorStatus.GRPC", "Field", "Field.Parameter", "Field.Requirement",
    "FieldCheck", "FieldCheck.Relation", "FieldState", "FormBuilder", "FormBuilder.Entry",
    "FormHandle.Field", "Limits", "LineProtocol", "LineProtocol.Defaults", "LiveRulebook",
    "LiveRulebook.Event", "LiveRulebook.Following", "LiveRulebook.Options", "LoadingError",
    "Localizer", "Message.SyntaxError", "Nested", "Outcome", "PackSource", "ProblemDetails.Cause",
    "ProblemDetails.Retry", "Report.Fact", "Requirement", "Requirement.State", "Rule",
    "Rule.Builder", "Rule.Checks", "Rule.Reference", "Rule.Step", "Rulebook",
    "Rulebook.Configuration",
    "Rulebook.LoadingOptions", "RulebookIdentity", "RulebookIdentity.Pack", "SecretText.Form",
    "Severity", "SourcePosition", "StreamError",
    "StreamError.Code", "TextProgress", "TypedForm.Stop", "UsageError.Kind", "ValidationPolicy",
    "Value.Kind",
  ]

  nonisolated static let names: [String] = [
    "AsyncCheck.Input", "BoundForm", "ErrorCause", "ErrorText", "FormHandle", "FormSession",
    "FormSession.Announcement", "FormSession.Submission", "FormattedText", "LocalizedMessage",
    "ProblemDetails",
    "ProblemDetails.Item", "Report", "Report.Summary", "Requirement.Localized", "RuleHandle",
    "Rulebook.LogRecord", "Rulebook.PasswordStrength", "SecretText", "SessionField",
    "SessionField.Accessibility", "TextEdit",
    "TextEdit.Verdict", "TypedForm", "TypedReport", "TypedSession", "TypedSession.Submission",
    "UsageError", "Value.JSONError", "Violation", "Violation.Trace",
  ]

  /// A type of an application that holds another one.
  private struct Context { var held: Any }

  @Test("Nothing of a person is shown", arguments: names)
  func silence(name: String) async throws {
    let make = try #require(Self.holders[name])
    let held = try await make()
    for value in [held, Context(held: held), [held], Optional.some(held) as Any] {
      var shown = "\(value) \(String(describing: value)) \(String(reflecting: value))"
      dump(value, to: &shown)
      #expect(!shown.contains(Self.mark), "\(shown)")
      #expect(!shown.contains("secret.example"), "\(shown)")
    }
  }

  @Test("Every public type is here")
  func types() throws {
    let listed = Set(Self.names).union(Self.values).union(Self.withoutValues)
    #expect(Set(Self.holders.keys) == Set(Self.names))
    let found = try PublicTypes.names(in: ["Rulebook", "Violations", "ErrorCatalog"])
    #expect(found.count > 90)
    #expect(found.subtracting(listed).sorted() == [])
    #expect(listed.subtracting(found).sorted() == [])
  }
}

/// The public types that source files declare.
private enum PublicTypes {
  /// Returns the names of the types at the first two levels: `Report` and `Report.Summary`.
  static func names(in modules: [String]) throws -> Set<String> {
    var names: Set<String> = []
    for module in modules {
      let folder = URL(filePath: DataFiles.root).appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        add(try String(contentsOf: file, encoding: .utf8), to: &names)
      }
    }
    return names
  }

  private static func add(_ text: String, to names: inout Set<String>) {
    var outer = ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
      else { continue }
      let name = String(words[place + 1].prefix { $0.isLetter || $0 == "." })
      let isPublic = words[..<place].contains("public")
      if line.first != " " {
        outer = name
        if isPublic, words[place] != "extension", words[place] != "protocol" { names.insert(name) }
      } else if line.hasPrefix("  "), !line.hasPrefix("   "), isPublic {
        if words[place] != "extension", words[place] != "protocol" {
          names.insert("\(outer).\(name)")
        }
      }
    }
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "extension", "protocol"]
  private static let modifiers: Set<String> = [
    "public", "package", "private", "fileprivate", "final", "indirect",
  ]
}
