/// What is wrong with a record, in lines for a reader: `{label}: {message}`, as the language
/// joins them.
///
///     let summary = rulebook.summary(of: report, in: "fr")
///     summary.text
///     // Adresse e-mail : Après le @, saisissez un domaine tel que example.org.
///
/// A violation of the whole value has no label, so its line is its message.
public struct ReportSummary: Hashable, Sendable {
  /// How much of a report is said.
  public enum Extent: String, CaseIterable, Sendable {
    /// Of each field the first error, or the first warning if it has no error.
    case firstPerField = "first-per-field"

    /// Every violation.
    case all
  }

  /// The lines in the report's order, each with the locale and key of its message.
  public var lines: [LocalizedMessage]

  /// Puts a report into words.
  ///
  /// - Parameters:
  ///   - report: What a check found.
  ///   - localizer: Knows the reader's language.
  ///   - extent: How much is said.
  /// - Complexity: O(*n*) in the number of violations.
  public init(of report: Report, in localizer: Localizer, extent: Extent = .all) {
    let violations =
      switch extent {
      case .all: report.violations
      case .firstPerField:
        report.byField.compactMap { field in
          field.violations.first { $0.severity == .error } ?? field.violations.first
        }
      }
    lines = violations.map { localizer.line(for: $0) }
  }

  /// All lines, with a line break between each two; empty if nothing is wrong.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}
