import PackLoading

extension Rulebook {
  /// Returns what is wrong with a record, in lines for a reader.
  ///
  ///     rulebook.summary(of: report, in: "de", extent: .firstPerField).text
  ///     // E-Mail-Adresse: Gib nach dem @ eine Domain wie example.org ein.
  ///
  /// - Parameters:
  ///   - report: What a check found, here or elsewhere.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header
  ///     (RFC 9110 §12.5.4).
  ///   - extent: Whether to say everything, or one thing for each field.
  /// - Returns: The lines, and all of them as one text.
  /// - Complexity: O(*n*) in the number of violations.
  public func summary(
    of report: Report,
    in locale: String,
    extent: ReportSummary.Extent = .all
  ) -> ReportSummary {
    ReportSummary(of: report, in: localizer(for: locale), extent: extent)
  }

  /// Returns how an HTTP service answers a request with a value that cannot be accepted
  /// (RFC 9457); nil if it can be.
  ///
  ///     let problem = rulebook.problem(for: report, in: "de-CH, fr;q=0.5")
  ///     problem?.errors.map(\.pointer)  // ["#/email"]
  ///     problem?.contentLanguage        // "de"
  ///
  /// The status is 422, or 503 for a value that could not be checked for want of time or data and
  /// that can be sent again later.
  ///
  /// - Parameters:
  ///   - report: What a check found.
  ///   - acceptLanguage: An Accept-Language header (RFC 9110 §12.5.4), or a language tag.
  ///   - type: The kind of problem, as a URI reference. Give one of your own where programs
  ///     tell problems apart: of `about:blank`, RFC 9457 §4.2.1 would have the title be the
  ///     name of the status, and here it is a text for readers.
  ///   - instance: A URI reference of this one.
  ///   - includingArguments: Whether facts stand beside the messages, so that the receiver can
  ///     put them into words of its own. Those that checks take from the value are left out. What
  ///     the application has added by ``Report/adding(_:fieldOrder:)`` is its own to answer for.
  /// - Returns: The body of the answer with its status and headers; nil for a valid value, also
  ///   one with warnings.
  /// - Complexity: O(*n*) in the number of violations.
  public func problem(
    for report: Report,
    in acceptLanguage: String,
    type: String = ProblemDetails.untyped,
    instance: String? = nil,
    includingArguments: Bool = false
  ) -> ProblemDetails? {
    ProblemDetails(
      for: report,
      in: localizer(for: acceptLanguage),
      type: type,
      instance: instance,
      argumentFilter: includingArguments ? ArgumentFilter(library.registry) : nil
    )
  }

  /// Returns a report on a record with violations that another system found, each where the
  /// form's order puts it.
  ///
  ///     let taken = Violation("username.taken", path: FieldPath(field: "name"))
  ///     let report = try rulebook.adding([taken], to: report, form: "sign-up")
  ///     rulebook.messages(for: report, in: "en")
  ///     // the first message that the catalog has: username.taken, username, invalid
  ///
  /// - Parameters:
  ///   - violations: What was found. One that names no form is taken as one of this form.
  ///   - report: What the check of the record found.
  ///   - name: The form.
  /// - Returns: The report with the violations.
  /// - Throws: As ``form(_:)``.
  public func adding(
    _ violations: [Violation],
    to report: Report,
    form name: String
  ) throws(UsageError) -> Report {
    try form(name).adding(violations, to: report)
  }
}

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
