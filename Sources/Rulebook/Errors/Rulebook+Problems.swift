import Foundation
import PackLoading
import UnicodeText
public import Violations

extension Rulebook {
  /// Returns an HTTP service's response to a request that failed with an error (RFC 9457).
  ///
  ///     let problem = rulebook.problem(for: error, in: request.headers["Accept-Language"] ?? "")
  ///     problem.status   // 402
  ///     problem.title    // "Card declined"
  ///     problem.detail   // "Your Visa card was declined. 2 attempts made."
  ///     problem.headers  // Content-Type, Content-Language, and Retry-After if it is known
  ///
  /// | Member      | Value                                                                        |
  /// | ----------- | ---------------------------------------------------------------------------- |
  /// | `detail`    | the message and the detail, joined into one text                             |
  /// | `title`     | the title; without one, the name of the status in English (RFC 9457 §4.2.1)  |
  /// | `type`      | the URL of the page about the code; without one, `about:blank`               |
  /// | `status`    | the pack's HTTP status; 500 if it doesn't declare one                        |
  /// | `instance`  | the identifier, if it is a URI reference (RFC 3986 §4.1)                     |
  /// | `code`, `number`, `action` | the same as in ``ErrorText``                                  |
  /// | `arguments` | the arguments that everyone may see                                          |
  /// | `retry`     | `"never"`, `"same"`, or the number of seconds to wait                        |
  /// | `causes`    | the causes that people may see, each with `code`, `number` and `detail`      |
  ///
  /// An undeclared error has the code `internal`, and none of its own text.
  ///
  /// - Parameters:
  ///   - error: Any error.
  ///   - acceptLanguage: An Accept-Language header (RFC 9110 §12.5.4), or a language tag.
  ///   - instance: The identifier of this occurrence, the same as for
  ///     ``errorText(for:in:instance:)-(_,String,_)`` and ``logRecord(for:instance:)``. If nil, an
  ///     error that is shown without details gets a new one, and other errors have none.
  /// - Returns: The body of the response with its status and headers, all in one language.
  public func problem(
    for error: any Error,
    in acceptLanguage: String,
    instance: String? = nil
  ) -> ProblemDetails {
    let resolved = resolvedError(of: error, instance: instance)
    return problem(for: resolved, in: localizer(for: acceptLanguage), instance)
  }

  /// Returns an HTTP service's response to a request that failed with an error code.
  ///
  ///     let problem = try rulebook.problem(for: "storage.full", in: "de")
  ///     problem.detail  // "Im Moment kann nichts gespeichert werden."
  ///
  /// - Throws: The same errors as ``errorText(for:_:in:)-(_,_,String)``, which also has the same
  ///   parameters.
  public func problem(
    for code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    in acceptLanguage: String
  ) throws(UsageError) -> ProblemDetails {
    problem(for: try namedError(code, arguments), in: localizer(for: acceptLanguage), nil)
  }

  /// Returns the response for a resolved error.
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

  /// Returns the causes that people may see, in the language of the error's own texts; nil if there
  /// are none.
  private func causes(
    of error: ResolvedError,
    beside text: ErrorText,
    in localizer: Localizer
  ) -> [ProblemDetails.Cause]? {
    let causes = shownCauses(of: error)
    if causes.isEmpty { return nil }
    let isRegional = localizer.locale.isInOneLanguage(with: text.locale)
    let locale = isRegional ? localizer.locale : text.locale
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
  /// The HTTP status code for services.
  var httpStatus: Int { declaration?.status.http ?? 500 }
}

extension String {
  /// The text if it is a URI reference (RFC 3986 §4.1) and not empty; otherwise nil.
  var uriReference: String? {
    isEmpty || URLComponents(string: self, encodingInvalidCharacters: false) == nil ? nil : self
  }
}
