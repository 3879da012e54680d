import PackLoading

extension Rulebook {
  /// Returns a summary of a report in the reader's language, one line for each message.
  ///
  ///     rulebook.summary(of: report, in: "de", extent: .firstPerField).text
  ///     // E-Mail-Adresse: Gib nach dem @ eine Domain ein, …
  ///
  /// - Parameters:
  ///   - report: The report of a check, in this rulebook or elsewhere.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header (RFC
  ///     9110 §12.5.4).
  ///   - extent: Whether to include everything, or one message for each field.
  ///   - inOneLanguage: Whether to write everything in one language if possible, or each line in
  ///     the first of the reader's languages that has its message.
  /// - Returns: The lines, and all of them as one text.
  /// - Complexity: O(*n*) in the number of violations.
  public func summary(
    of report: Report,
    in locale: String,
    extent: Report.Summary.Extent = .all,
    inOneLanguage: Bool = true
  ) -> Report.Summary {
    Report.Summary(
      of: report,
      in: localizer(for: locale),
      extent: extent,
      inOneLanguage: inOneLanguage
    )
  }

  /// Returns an HTTP service's response to a request with an invalid value (RFC 9457); nil if the
  /// value is valid.
  ///
  ///     let problem = rulebook.problem(for: report, in: "de-CH, fr;q=0.5")
  ///     problem?.errors.map(\.pointer)  // ["#/email"]
  ///     problem?.contentLanguage        // "de"
  ///
  /// The status is 422. It is 503 if the value could not be checked because of a time limit,
  /// unreadable data, or a failed check of the application. Then the request can be sent again
  /// later. If packs declare a status for the codes of all errors, it is that one.
  ///
  /// - Parameters:
  ///   - report: The report of a check.
  ///   - acceptLanguage: An Accept-Language header (RFC 9110 §12.5.4), or a language tag.
  ///   - type: The kind of problem, as a URI reference. Pass your own if programs distinguish
  ///     problems by type. With `about:blank`, RFC 9457 §4.2.1 expects the title to be the name of
  ///     the status, but here the title is a text for readers.
  ///   - instance: A URI reference for this occurrence.
  ///   - includingArguments: Whether to include the messages' arguments, so that the receiver can
  ///     write its own messages. Arguments that checks take from the value are omitted. The
  ///     application is responsible for arguments that it adds with
  ///     ``Report/adding(_:fieldOrder:)``.
  ///   - inOneLanguage: Whether to write everything in one language if possible, or each text in
  ///     the first of the reader's languages that has it.
  /// - Returns: The body of the response with its status and headers; nil for a valid value, even
  ///   with warnings.
  /// - Complexity: O(*n*) in the number of violations.
  public func problem(
    for report: Report,
    in acceptLanguage: String,
    type: String = ProblemDetails.untyped,
    instance: String? = nil,
    includingArguments: Bool = false,
    inOneLanguage: Bool = true
  ) -> ProblemDetails? {
    problem(
      for: report,
      localizer: localizer(for: acceptLanguage),
      type: type,
      instance: instance,
      includingArguments: includingArguments,
      inOneLanguage: inOneLanguage
    )
  }

  /// Returns the response to an invalid value in the words of a localizer, which can be a form's.
  func problem(
    for report: Report,
    localizer: Localizer,
    type: String,
    instance: String?,
    includingArguments: Bool,
    inOneLanguage: Bool
  ) -> ProblemDetails? {
    func problem(_ localizer: Localizer) -> ProblemDetails? {
      ProblemDetails(
        for: report,
        in: localizer,
        type: type,
        instance: instance,
        argumentFilter: includingArguments ? ArgumentFilter(library.registry) : nil,
        declaration: declaration(of:)
      )
    }
    if !inOneLanguage { return problem(localizer) }
    return localizer.inOneLanguage(problem) { $0?.locales ?? [] }
  }

  /// Returns the report on a record with violations that another system found, in the order of the
  /// form.
  ///
  ///     let taken = Violation("username.taken", path: FieldPath(field: "name"))
  ///     let complete = try rulebook.adding([taken], to: report, form: "sign-up")
  ///     rulebook.messages(for: complete, in: "en")
  ///     // the first message that the catalog has: username.taken, username, invalid
  ///
  /// - Parameters:
  ///   - violations: The violations. If a violation doesn't name a form, it gets this one.
  ///   - report: The report on the record.
  ///   - name: The form's name.
  /// - Returns: The report with the violations.
  /// - Throws: The same errors as ``form(_:groups:)``.
  public func adding(
    _ violations: [Violation],
    to report: Report,
    form name: String
  ) throws(UsageError) -> Report {
    try form(name).adding(violations, to: report)
  }
}

extension Report {
  /// The messages of a report in lines for a reader: `{label}: {message}`, with the punctuation of
  /// the language.
  ///
  ///     let summary = rulebook.summary(of: report, in: "fr")
  ///     summary.text
  ///     // Adresse e-mail : Après le @, saisissez un domaine, …
  ///
  /// A violation of the whole value doesn't have a label, so its line is its message.
  public struct Summary: Hashable, Sendable {
    /// The violations to include in a summary.
    public enum Extent: String, CaseIterable, Sendable {
      /// For each field the first error, or the first warning if there are no errors.
      case firstPerField = "first-per-field"

      /// Every violation.
      case all
    }

    /// A text to show above the lines: how many fields need attention, or that none does.
    ///
    ///     rulebook.summary(of: report, in: "en").headline.text  // "2 fields need attention."
    public var headline: LocalizedMessage

    /// The lines in the report's order, each with the locale and key of its message.
    public var lines: [LocalizedMessage]

    /// Creates the summary of a report.
    ///
    /// - Parameters:
    ///   - report: The report of a check.
    ///   - localizer: The localizer of the reader's language.
    ///   - extent: The violations to include.
    ///   - inOneLanguage: Whether to write everything in one language if possible, or each line in
    ///     the first of the reader's languages that has its message.
    /// - Complexity: O(*n*) in the number of violations.
    public init(
      of report: Report,
      in localizer: Localizer,
      extent: Extent = .all,
      inOneLanguage: Bool = true
    ) {
      let violations =
        switch extent {
        case .all: report.violations
        case .firstPerField:
          report.byField.compactMap { field in
            field.violations.first { $0.severity == .error } ?? field.violations.first
          }
        }
      func summary(_ localizer: Localizer) -> Self {
        Self(
          headline: Self.headline(of: report, in: localizer),
          lines: violations.map { localizer.line(for: $0) }
        )
      }
      self =
        inOneLanguage
        ? localizer.inOneLanguage(summary) { [$0.headline.locale] + $0.lines.map(\.locale) }
        : summary(localizer)
    }

    private init(headline: LocalizedMessage, lines: [LocalizedMessage]) {
      self.headline = headline
      self.lines = lines
    }

    private static func headline(of report: Report, in localizer: Localizer) -> LocalizedMessage {
      let count = report.byField.count
      let found =
        count == 0
        ? localizer.text(for: "report.summary.valid")
        : localizer.text(for: "report.summary", arguments: ["count": .integer(count)])
      return found ?? LocalizedMessage(text: "", locale: .root, key: "", isFallback: true)
    }

    /// All lines, separated by line breaks; empty if there are no violations.
    public var text: String { lines.map(\.text).joined(separator: "\n") }
  }
}
