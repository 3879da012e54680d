public import ErrorCatalog
import Rules
import Violations

extension FormSession {
  /// The language of the session: a language tag (BCP 47), a list of preferences, or an
  /// Accept-Language header (RFC 9110 §12.5.4).
  ///
  /// To set it puts labels, messages and checklists into other words, and checks nothing.
  public var locale: String {
    get { language.request }
    set { language.change(to: newValue) }
  }

  /// What writes the session's messages.
  public var localizer: Localizer { language.localizer }

  /// What is wrong with the whole record, shown or not: one line for each field, with its label.
  ///
  ///     session.summary.text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain wie example.org ein."
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public var summary: ReportSummary {
    ReportSummary(of: report, in: localizer, extent: .firstPerField)
  }

  /// What is wrong with the record where no field of the form stands, such as a field that the form
  /// does not know.
  public var generalMessages: [LocalizedMessage] {
    let paths = fieldsByPath
    return report.violations
      .filter { paths[$0.path] == nil }
      .map { localizer.line(for: $0) }
  }
}
