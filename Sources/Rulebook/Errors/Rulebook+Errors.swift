public import ErrorCatalog
public import Foundation
import PackLoading
import UnicodeText
public import Violations

extension Rulebook {
  /// Returns what to tell people about an error.
  ///
  ///     let text = rulebook.errorText(for: BillingError.storageFull, in: "de-CH")
  ///     text.message  // "Im Moment kann nichts gespeichert werden."
  ///     text.locale   // de
  ///
  /// The texts come from packs and catalogs; where these have none, from the error's own type in its source
  /// language; and behind all stands the code `internal`, of which people read an identifier and nothing
  /// of the error's own words.
  ///
  /// - Parameters:
  ///   - error: Any error, also one that no pack declares.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header
  ///     (RFC 9110 §12.5.4).
  ///   - instance: What to call the error if people are told nothing else about it, such as the identifier
  ///     under which ``logRecord(for:instance:)`` has it; a new one if nil.
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

  /// Returns what to tell people about an error that is named by its code.
  ///
  ///     try rulebook.errorText(
  ///       for: "billing.card_declined", ["brand": "Visa", "attempts": 2], in: "en"
  ///     ).message  // "Your Visa card was declined."
  ///
  /// - Parameters:
  ///   - code: A code that a pack declares with `arguments`.
  ///   - arguments: Exactly those that everybody may see.
  ///   - locale: As in ``errorText(for:in:instance:)``.
  /// - Returns: The texts, all in one language.
  /// - Throws: A ``UsageError`` if no pack declares the code, if it is retired, or if an argument is
  ///   missing, of another type, or not declared as one that everybody may see.
  public func errorText(
    for code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    in locale: String
  ) throws(UsageError) -> ErrorText {
    text(for: try namedError(code, arguments), in: localizer(for: locale), nil)
  }

  /// Returns what to tell people about a violation, with what the catalog has beside its message: a title,
  /// an action, and the address of a page about its code.
  ///
  ///     rulebook.errorText(for: report.violations[0], in: "en").action
  ///
  /// Where nothing says more, this is the message alone, as ``Localizer/message(for:)`` has it.
  public func errorText(for violation: Violation, in locale: String) -> ErrorText {
    let localizer = localizer(for: locale)
    var text =
      localizer.errorText(for: violation)
      ?? ErrorText(code: violation.code, message: localizer.message(for: violation))
    text.add(declaration(of: violation.code))
    text.number = violation.number ?? text.number
    return text
  }

  /// Returns an error as interfaces show it: its `localizedDescription` is the message in a locale, and
  /// its recovery suggestion the action.
  ///
  ///     alert.message = rulebook.localized(error, in: "fr").localizedDescription
  ///
  /// It holds nothing but the texts. The parameters are those of ``errorText(for:in:instance:)``.
  public func localized(
    _ error: any Error,
    in locale: String,
    instance: String? = nil
  ) -> any LocalizedError {
    errorText(for: error, in: locale, instance: instance)
  }

  /// Returns what to tell people about an error of which everything is known that can be.
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
      text.isFallback = !localizer.locale.chain.contains(text.locale)
      return text
    }
    // Nobody has words for it, so people read what they read of errors that nobody declared.
    let instance = resolved.instance ?? instance ?? errors.makeIdentifier()
    let last = Violation(ErrorDeclaration.internalError.code, ["instance": .text(instance)])
    var text = localizer.errorText(for: last) ?? .lastResort(code: resolved.code)
    text.code = resolved.code
    text.add(resolved.declaration)
    text.instance = instance
    // Its advice is to try again.
    if resolved.declaration?.retry == .never { text.action = nil }
    return text
  }
}

extension CatalogedError {
  /// Returns the error's text in the source language of its own type, with some of its arguments.
  func ownText(for violation: Violation) -> ErrorText? { Self.pack.text(for: violation) }
}

extension ErrorText: Error {}

extension ErrorText: LocalizedError {
  /// The message.
  public var errorDescription: String? { message }

  /// The detail.
  public var failureReason: String? { detail }

  /// The action.
  public var recoverySuggestion: String? { action }

  /// The address of a page about the code.
  public var helpAnchor: String? { help }
}
