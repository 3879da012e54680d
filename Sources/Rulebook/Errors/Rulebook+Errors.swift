public import ErrorCatalog
public import Foundation
import PackLoading
public import Violations

extension Rulebook {
  /// Returns the texts to show people for an error.
  ///
  ///     let text = rulebook.errorText(for: BillingError.storageFull, in: "de-CH")
  ///     text.message  // "Im Moment kann nichts gespeichert werden."
  ///     text.locale   // de
  ///
  /// The texts come from packs and catalogs. If these don't have any, they come from the error's
  /// own type, in its source language. The last resort is the text of the code `internal`. It shows
  /// people an identifier, and nothing of the error's own text.
  ///
  /// - Parameters:
  ///   - error: Any error, even one that no pack declares.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header (RFC
  ///     9110 §12.5.4).
  ///   - instance: The identifier to show if the error is shown without details, such as the one
  ///     passed to ``logRecord(for:instance:)``; nil to create one.
  /// - Returns: The texts, all in one language.
  public func errorText(
    for error: any Error,
    in locale: String,
    instance: String? = nil
  ) -> ErrorText {
    if let problem = error as? ReceivedProblem { return errorText(for: problem, in: locale) }
    return text(
      for: resolvedError(of: error, instance: instance),
      in: localizer(for: locale),
      instance
    )
  }

  /// Returns the texts to show people for an error with a code.
  ///
  ///     try rulebook.errorText(
  ///       for: "billing.card_declined", ["brand": "Visa", "attempts": 2], in: "en"
  ///     ).message  // "Your Visa card was declined."
  ///
  /// - Parameters:
  ///   - code: A code that a pack declares with `arguments`.
  ///   - arguments: Exactly the arguments that everyone may see.
  ///   - locale: The same as for ``errorText(for:in:instance:)-(_,String,_)``.
  /// - Returns: The texts, all in one language.
  /// - Throws: A ``UsageError`` if no pack declares the code, if it is retired, or if an argument
  ///   is missing, has the wrong type, or isn't declared as public.
  public func errorText(
    for code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    in locale: String
  ) throws(UsageError) -> ErrorText {
    text(for: try namedError(code, arguments), in: localizer(for: locale), nil)
  }

  /// Returns the message for a violation with the other texts in the catalog: a title, an action,
  /// and the URL of a page about its code.
  ///
  ///     rulebook.errorText(for: report.violations[0], in: "en").action
  ///
  /// If there are no other texts, the result is the message alone, as in
  /// ``Localizer/message(for:)``.
  public func errorText(for violation: Violation, in locale: String) -> ErrorText {
    let localizer = localizer(for: locale)
    var text =
      localizer.errorText(for: violation)
      ?? ErrorText(code: violation.code, message: localizer.message(for: violation))
    text.add(declaration(of: violation.code))
    text.number = violation.number ?? text.number
    return text
  }

  /// Returns an error for user interfaces: its `localizedDescription` is the message in a locale,
  /// and its recovery suggestion is the action.
  ///
  ///     alert.message = rulebook.localized(error, in: "fr").localizedDescription
  ///
  /// The result contains only the texts. The parameters are the same as for
  /// ``errorText(for:in:instance:)-(_,String,_)``.
  public func localized(
    _ error: any Error,
    in locale: String,
    instance: String? = nil
  ) -> any LocalizedError {
    errorText(for: error, in: locale, instance: instance)
  }

  /// Returns the texts to show people for a resolved error.
  func text(
    for resolved: ResolvedError,
    in localizer: Localizer,
    _ instance: String?
  ) -> ErrorText {
    if let text = resolved.text { return text }
    if var text = localizer.errorText(for: resolved.violation) {
      text.add(resolved.declaration)
      text.instance = resolved.instance
      return text
    }
    if var text = resolved.error?.ownText(for: resolved.violation) {
      text.isFallback = !localizer.isWished(text.locale)
      return text
    }
    // No catalog has a text for the error, so use the text for undeclared errors.
    let instance = resolved.instance ?? instance ?? errors.makeIdentifier()
    let last = Violation(ErrorDeclaration.internalError.code, ["instance": .text(instance)])
    var text = localizer.errorText(for: last) ?? .lastResort(code: resolved.code)
    text.code = resolved.code
    text.add(resolved.declaration)
    text.instance = instance
    // The text of `internal` advises people to try again.
    if resolved.declaration?.retry == .never { text.action = nil }
    return text
  }
}

extension CatalogedError {
  /// Returns the text for a violation in the source language of the error's type.
  func ownText(for violation: Violation) -> ErrorText? { Self.pack.text(for: violation) }
}

extension ErrorText: Error {}

extension ErrorText: LocalizedError {
  /// The message.
  public var errorDescription: String? { message }

  /// More information about the error, as in ``ErrorText/detail``.
  public var failureReason: String? { detail }

  /// The action.
  public var recoverySuggestion: String? { action }

  /// The URL of a page about the code.
  public var helpAnchor: String? { help }
}
