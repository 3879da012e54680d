import PackLoading
public import Violations

extension Rulebook {
  /// Returns an HTTP service's response to a request that failed with several errors, or with
  /// errors and an invalid value (RFC 9457); nil if there are neither.
  ///
  ///     let problem = rulebook.problem(for: failures, and: report, in: "fr")
  ///     problem?.errors.map(\.code)  // ["storage.full", "email.domain.missing"]
  ///
  /// A single error, or a report alone, gets its usual response. Otherwise each error is an element
  /// of `errors`, before the elements of the report, and:
  ///
  /// - If all errors have the same status, it is the status of the response. Otherwise, if all
  ///   server errors have the same status, the response has that one. Otherwise it is 500 if there
  ///   is a server error, and 400 if there isn't.
  /// - If all errors have the same title, it is the title of the response. Otherwise the title is
  ///   the name of the status.
  /// - The detail consists of all details, joined with a space if the language has spaces between
  ///   sentences.
  /// - The request may be sent again if all errors allow it, after the longest of their waiting
  ///   times.
  ///
  /// The response is in one language: the first one of the reader that has all texts, or else the
  /// source language of the catalog or of a pack. If no language has all texts, `Content-Language`
  /// lists the languages.
  ///
  /// - Parameters:
  ///   - errors: Any errors.
  ///   - report: The report of a check.
  ///   - acceptLanguage: An Accept-Language header (RFC 9110 §12.5.4), or a language tag.
  ///   - instance: The same as for ``problem(for:in:instance:)``.
  /// - Returns: One response for all of them; nil if there are no errors and the value is valid.
  public func problem(
    for errors: [any Error],
    and report: Report? = nil,
    in acceptLanguage: String,
    instance: String? = nil
  ) -> ProblemDetails? {
    let report = report.flatMap { $0.isValid ? nil : $0 }
    if report == nil, errors.count <= 1 {
      return errors.first.map { problem(for: $0, in: acceptLanguage, instance: instance) }
    }
    if let report, errors.isEmpty {
      return problem(for: report, in: acceptLanguage, instance: instance?.uriReference)
    }
    // All errors that are shown without details share one identifier.
    let identifier = instance ?? self.errors.makeIdentifier()
    let resolved = errors.map { resolvedError(of: $0, instance: identifier) }
    func joined(_ localizer: Localizer) -> JoinedProblem {
      JoinedProblem(
        errors: resolved.map { ($0, text(for: $0, in: localizer, identifier)) },
        report: report.flatMap { report in
          ProblemDetails(
            for: report,
            in: localizer,
            type: ProblemDetails.untyped,
            instance: nil,
            argumentFilter: nil,
            declaration: declaration(of:)
          )
        }
      )
    }
    let all = localizer(for: acceptLanguage).inOneLanguage(joined, locales: \.locales)
    let named = instance ?? all.errors.lazy.compactMap(\.text.instance).first
    return all.problem(instance: named?.uriReference, in: self)
  }
}

/// Several errors and a report, with their texts.
private struct JoinedProblem {
  var errors: [(error: ResolvedError, text: ErrorText)]
  var report: ProblemDetails?

  /// The locales of all texts.
  var locales: [LocaleIdentifier] {
    errors.map(\.text.locale) + (report?.locales ?? [])
  }

  private var status: Int {
    (errors.map(\.error.httpStatus) + (report.map { [$0.status] } ?? [])).statusOfAll ?? 400
  }

  private var title: String? {
    let titles = Set(errors.map(\.text.title))
    return report == nil && titles.count == 1 ? titles.first.flatMap(\.self) : nil
  }

  /// Whether the same request may be sent again: an invalid value stays invalid.
  private var retry: ProblemDetails.Retry? {
    let ofErrors = errors.map { ProblemDetails.Retry($0.error.declaration, $0.error.arguments) }
    let ofReport = report.map { [$0.status == 503 ? ProblemDetails.Retry.same : .never] } ?? []
    return ProblemDetails.Retry(allOf: ofErrors + ofReport)
  }

  func problem(instance: String?, in rulebook: Rulebook) -> ProblemDetails {
    let details = errors.map { rulebook.detail(of: $0.text) }
    var seen: Set<String> = []
    let sentences = (details + (report.map { [$0.detail] } ?? [])).filter {
      seen.insert($0).inserted
    }
    let locale = locales.first ?? rulebook.catalog.sourceLocale
    let status = status
    let items = zip(errors, details).map { item, detail in
      ProblemDetails.Item(
        detail: detail,
        pointer: FieldPath().jsonPointerFragment,
        code: item.error.code,
        number: item.text.number,
        arguments: item.error.arguments.isEmpty ? nil : item.error.arguments,
        action: item.text.action,
        help: item.text.help
      )
    }
    var problem = ProblemDetails(
      title: title ?? ErrorStatus.httpName(of: status),
      status: status,
      detail: rulebook.catalog.localizer(for: locale).joining(sentences),
      instance: instance,
      errors: items + (report?.errors ?? []),
      contentLanguage: ProblemDetails.languages(of: locales)
    )
    problem.retry = retry
    return problem
  }
}
