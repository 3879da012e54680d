import Foundation
import PackLoading
public import Violations

extension Rulebook {
  /// Returns how an HTTP service answers a request that an error ended (RFC 9457).
  ///
  ///     let problem = rulebook.problem(for: error, in: request.headers["Accept-Language"] ?? "")
  ///     problem.status   // 402
  ///     problem.title    // "Card declined"
  ///     problem.detail   // "Your Visa card was declined. 2 attempts made."
  ///     problem.headers  // Content-Type, Content-Language, and Retry-After where it is known
  ///
  /// | Member      | Is                                                                             |
  /// | ----------- | ------------------------------------------------------------------------------ |
  /// | `detail`    | the message and the detail, joined as the language joins sentences             |
  /// | `title`     | the title; without one, the name of the status in English (RFC 9457 §4.2.1)    |
  /// | `type`      | the address of the page about the code; without one, `about:blank`             |
  /// | `status`    | what the pack says; 500 if it says nothing                                     |
  /// | `instance`  | the identifier, if it is a URI reference (RFC 3986 §4.1)                       |
  /// | `code`, `number`, `action` | as in ``ErrorText``                                             |
  /// | `arguments` | those that everybody may see                                                   |
  /// | `retry`     | `"never"`, `"same"`, or the number of seconds to wait                          |
  /// | `causes`    | those that the pack lets people be told, each with `code`, `number` and `detail` |
  ///
  /// An error that nobody declared has the code `internal`, and nothing of its own words.
  ///
  /// - Parameters:
  ///   - error: Any error.
  ///   - acceptLanguage: An Accept-Language header (RFC 9110 §12.5.4), or a language tag.
  ///   - instance: The identifier of this one, by which ``errorText(for:in:instance:)`` and
  ///     ``logRecord(for:instance:)`` know it too. If nil, an error of which people are told nothing else
  ///     has a new one, and others have none.
  /// - Returns: The body of the answer with its status and headers, all of it in one language.
  public func problem(
    for error: any Error,
    in acceptLanguage: String,
    instance: String? = nil
  ) -> ProblemDetails {
    let resolved = resolvedError(of: error, instance: instance)
    return problem(for: resolved, in: localizer(for: acceptLanguage), instance)
  }

  /// Returns how an HTTP service answers a request that was ended by an error which is named by its code.
  ///
  ///     let problem = try rulebook.problem(for: "storage.full", in: "de")
  ///     problem.detail  // "Im Moment kann nichts gespeichert werden."
  ///
  /// - Throws: As ``errorText(for:_:in:)``, whose parameters it has.
  public func problem(
    for code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    in acceptLanguage: String
  ) throws(UsageError) -> ProblemDetails {
    problem(for: try namedError(code, arguments), in: localizer(for: acceptLanguage), nil)
  }

  /// Returns the answer for an error of which everything is known that can be.
  func problem(
    for error: ResolvedError,
    in localizer: Localizer,
    _ instance: String?
  ) -> ProblemDetails {
    let text = text(for: error, in: localizer, instance)
    let status = error.httpStatus
    var problem = ProblemDetails(
      type: text.help ?? ProblemDetails.untyped,
      title: text.title ?? ErrorStatus.httpName(of: status),
      status: status,
      detail: detail(of: text),
      instance: (text.instance ?? instance)?.uriReference,
      contentLanguage: ProblemDetails.languages(of: [text.locale])
    )
    problem.code = error.code
    problem.number = text.number
    problem.action = text.action
    problem.arguments = error.arguments.isEmpty ? nil : error.arguments.mapValues(\.value)
    problem.retry = ProblemDetails.Retry(error.declaration, error.arguments)
    problem.causes = causes(of: error, beside: text, in: localizer)
    return problem
  }

  /// Returns the message and the detail of an error as one text.
  func detail(of text: ErrorText) -> String {
    guard let detail = text.detail else { return text.message }
    return catalog.localizer(for: text.locale).joining([text.message, detail])
  }

  /// Returns the causes that people may be told, in the language of the error's own texts; nil for none.
  private func causes(
    of error: ResolvedError,
    beside text: ErrorText,
    in localizer: Localizer
  ) -> [ProblemDetails.Cause]? {
    let causes = shownCauses(of: error)
    if causes.isEmpty { return nil }
    let locale = text.isFallback ? text.locale : localizer.locale
    let companion = catalog.localizer(for: locale, languageOnly: true)
    return causes.map { cause in
      let found =
        cause.text ?? companion.errorText(for: cause.violation)
        ?? cause.error?.ownText(for: cause.violation)
      let isSuitable = found?.locale.isInOneLanguage(with: text.locale) ?? false
      return ProblemDetails.Cause(
        code: cause.code,
        number: cause.declaration?.number,
        detail: isSuitable ? found?.message : nil
      )
    }
  }
}

extension ResolvedError {
  /// The status code with which services answer.
  var httpStatus: Int { declaration?.status.http ?? 500 }
}

extension String {
  /// The text if it is a URI reference (RFC 3986 §4.1) and not empty; else nil.
  var uriReference: String? {
    isEmpty || URLComponents(string: self, encodingInvalidCharacters: false) == nil ? nil : self
  }
}
