import Documents
import Foundation
import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing

@Suite("The packs that come with the library")
struct ShippedPackTests {
  private static let shared = Result { try Rulebook(.init(resources: DataFiles.root)) }

  private static func rulebook() throws -> Rulebook { try shared.get() }

  @Test("load, and link with everything that they name")
  func linking() throws {
    let rulebook = try Self.rulebook()
    #expect(rulebook.library.packs.count == DataFiles.packs.count)
    try rulebook.library.checkEverything()
  }

  @Test("hold what their examples say")
  func examples() throws {
    let report = try ExampleRunner(resources: DataFiles.root).run()
    #expect(report.failures == [])
    #expect(report.passed > 100)
  }

  @Test("have examples of valid and of invalid values for every rule")
  func exampleCoverage() throws {
    for pack in try Self.rulebook().library.packs {
      for rule in pack.rules {
        // Which month of expiry is valid depends on the day.
        #expect(rule.examples.contains { $0.isValid } || rule.name == "card-expiry", "\(rule.name)")
        #expect(rule.examples.contains { !$0.isValid }, "\(rule.name)")
      }
    }
  }

  @Test(
    "list e-mail domains once each, sorted by region, in lowercase ASCII",
    arguments: ["provider-domains", "real-domains"]
  )
  func emailDomains(table: String) throws {
    let name = "RulePacks/email/\(table).txt"
    let domains = try DataFiles.lines(name)
    #expect(Set(domains).count == domains.count)
    for section in try DataFiles.sections(name) { #expect(section == section.sorted()) }
    #expect(
      domains.allSatisfy { domain in
        domain.contains(".") && domain == domain.lowercased() && domain.utf8.allSatisfy { $0 < 128 }
          && domain.allSatisfy { !$0.isWhitespace }
      }
    )
  }

  @Test("never rename or remove a code that was released")
  func codes() throws {
    let rulebook = try Self.rulebook()
    var codes = Set(CodeDefinition.engine.map(\.code))
    for check in SubjectRegistry.builtIn.checks { codes.formUnion(check.codes.map(\.code)) }
    for pack in rulebook.library.packs { codes.formUnion(pack.codes.keys) }
    let released = try DataFiles.lines("Tests/Fixtures/codes.txt")
    let names = Set(codes.map(\.rawValue))
    if ProcessInfo.processInfo.environment["RULEBOOK_RECORD_SNAPSHOTS"] != nil {
      try Self.record(names.union(released))
    }
    #expect(
      released.filter { !names.contains($0) } == [],
      "these were renamed or removed, which released codes never are"
    )
    #expect(
      names.subtracting(released).sorted() == [],
      "run `make generate`, which adds them to codes.txt"
    )
    #expect(released == Set(released).sorted(), "run `make generate`, which sorts them")
  }

  /// Writes the list of codes below its comment; `make generate` asks for it.
  private static func record(_ codes: Set<String>) throws {
    let file = DataFiles.root + "/Tests/Fixtures/codes.txt"
    let comment = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .prefix { $0.hasPrefix("#") }.map(String.init)
    try (comment + codes.sorted()).map { $0 + "\n" }.joined()
      .write(toFile: file, atomically: true, encoding: .utf8)
  }

  @Test("have words for every code in every language", arguments: DataFiles.languages)
  func messages(locale: String) throws {
    let localizer = try Self.rulebook().localizer(for: locale)
    for violation in try Self.violations.get() {
      let message = localizer.message(for: violation)
      #expect(message.locale == LocaleIdentifier(locale), "\(violation.code)")
      #expect(message.key != "invalid" && !message.text.isEmpty, "\(violation.code)")
    }
  }

  /// A violation of every code that is not retired, with examples of its arguments.
  private static let violations = Result {
    let rulebook = try Self.rulebook()
    return try DataFiles.lines("Tests/Fixtures/codes.txt").compactMap { code -> Violation? in
      var violation = Violation(ViolationCode(rawValue: code))
      let explanation = try rulebook.explanation(of: violation.code)
      if explanation.isRetired { return nil }
      for argument in explanation.arguments {
        violation.arguments[argument.name] = argument.example
      }
      return violation
    }
  }

  private static func catalog(_ locale: String) throws -> ARBFile {
    try ARBFile(SourceText(contentsOfFile: "\(DataFiles.root)/Localizations/\(locale).arb"))
  }

  @Test("have catalogs with the same keys as the English one", arguments: DataFiles.languages)
  func catalogKeys(locale: String) throws {
    let file = try Self.catalog(locale)
    #expect(file.locale == LocaleIdentifier(locale))
    #expect(file.messages.keys.sorted() == (try Self.catalog("en").messages.keys.sorted()))
  }

  @Test("have regional catalogs with nothing that the English one does not have")
  func regionalKeys() throws {
    let english = Set(try Self.catalog("en").messages.keys)
    for locale in Set(DataFiles.locales).subtracting(DataFiles.languages) {
      let file = try Self.catalog(locale)
      #expect(file.locale == LocaleIdentifier(locale))
      #expect(Set(file.messages.keys).subtracting(english) == [], "\(locale)")
    }
  }

  @Test("leave all texts to the catalogs")
  func packMessages() throws {
    for pack in try Self.rulebook().library.packs {
      #expect(pack.messages.isEmpty, "\(pack.name)")
    }
  }

  @Test("have no text twice under a code and a more general one", arguments: DataFiles.locales)
  func repeatedTexts(locale: String) throws {
    let messages = try Self.catalog(locale).messages.mapValues(\.pattern)
    for (key, pattern) in messages where !key.contains(":") {
      let general = ViolationCode(rawValue: key).ancestors.compactMap { messages[$0.rawValue] }
        .first
      #expect(general != pattern, "\(key)")
    }
  }
}
