import ErrorCatalog
import PackLoading
import RuleEngine
public import Rulebook
public import Testing
import Violations

extension FormHandle {
  /// Returns every label and message of the form, in several languages, as a text for a snapshot.
  ///
  /// For each field, the text has its label and the message of each code that it can be reported
  /// with. Arguments are made up, so limits in messages aren't those of the form.
  ///
  ///     print(try rulebook.form("sign-up").messageTable(in: ["de"]))
  ///     // # de
  ///     // email: E-Mail-Adresse
  ///     //   required: Fülle dieses Feld aus.
  ///     //   …
  ///
  /// - Parameter languages: The language tags; all languages that the form's catalog has, if nil.
  /// - Returns: The text, with a section for each language.
  public func messageTable(in languages: [String]? = nil) -> String {
    let samples = samples()
    let tags = languages ?? catalog.locales.map(\.tag)
    return tags.map { table(of: samples, in: $0) }.joined(separator: "\n")
  }

  private func table(
    of samples: [(path: FieldPath, violations: [Violation])],
    in tag: String
  ) -> String {
    let localizer = localizer(for: tag)
    var lines = ["# \(tag)"]
    for (path, violations) in samples {
      lines.append("\(path): \(label(of: path, in: tag))")
      lines += violations.map { "  \($0.code): \(localizer.message(for: $0).text)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a sample of each violation that the form can report, by field.
  private func samples() -> [(path: FieldPath, violations: [Violation])] {
    var reports = RuleReports()
    return definition.fields.map { field in
      let blamed = definition.checks.filter { $0.field == field.path }
      let all =
        field.codesOfPresence.map { Violation($0) } + reports.samples(of: field.rule)
        + blamed.flatMap(\.check.sampleViolations)
      var seen: Set<ViolationCode> = []
      let path = field.path.atFirstElements
      var violations = all.filter { seen.insert($0.code).inserted }
      for index in violations.indices {
        violations[index].form = name
        violations[index].path = path
      }
      return (path: path, violations: violations)
    }
  }
}

/// Compares every label and message of a form with the file `Snapshots/NAME.txt` next to the test.
///
///     try expectSnapshot(ofMessagesOf: form.handle, named: "sign-up")
///
/// A changed text, and a code that a rule newly reports, then shows in every language.
/// ``expectSnapshot(_:named:filePath:sourceLocation:)`` says how the file is written.
///
/// - Parameters:
///   - form: The form.
///   - languages: The language tags; all languages that the form's catalog has, if nil.
///   - name: The name of the file, without its ending.
///   - filePath: The file of the test.
///   - sourceLocation: The place that a difference is reported at.
/// - Throws: A `LoadingError` if there is no snapshot, or a `StreamError` if it can't be written.
public func expectSnapshot(
  ofMessagesOf form: FormHandle,
  in languages: [String]? = nil,
  named name: String,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectSnapshot(
    form.messageTable(in: languages),
    named: name,
    filePath: filePath,
    sourceLocation: sourceLocation
  )
}

extension FormField {
  /// The codes that are reported because the field is blank, or isn't.
  fileprivate var codesOfPresence: [ViolationCode] {
    let isDemanded =
      isRequired || !requiredIn.isEmpty || demands.contains { $0.demand == .filled }
      || rule.checks.contains(where: \.definition.isRequiredCheck)
    let isRefused = demands.contains { $0.demand != .filled }
    return (isDemanded ? [CodeDefinition.required.code] : [])
      + (isRefused ? [CodeDefinition.absent.code] : [])
  }
}

extension FieldPath {
  /// The path with the first element instead of each `[]`.
  fileprivate var atFirstElements: FieldPath {
    FieldPath(components: components.map { $0 == .each ? .index(0) : $0 })
  }
}
