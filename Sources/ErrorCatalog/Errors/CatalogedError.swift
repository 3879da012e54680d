public import Violations

/// An error whose texts come from a catalog: a code with typed arguments that a pack declares.
///
/// `rulebook generate swift` writes one of these types for each pack:
///
///     throw BillingError.cardDeclined(brand: "Visa", attempts: 2, gateway: "g1", holder: name)
///
/// Creating an error doesn't look anything up. The texts are found when the error is shown:
///
///     rulebook.errorText(for: error, in: "de").message  // "Ihre Visa-Karte wurde abgelehnt."
///
/// Your own type needs ``pack``, ``code`` and ``arguments``. `print`, `dump` and mirrors show only
/// the code and the public arguments, and nothing else that is in the error.
public protocol CatalogedError: Error, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The declarations of the type's codes, and their texts.
  static var pack: ErrorPack { get }

  /// The code of the error.
  var code: ViolationCode { get }

  /// The arguments that everyone may see, by name.
  var arguments: [String: Argument] { get }

  /// The arguments for logs only, by name; empty by default.
  var internalArguments: [String: Argument] { get }

  /// The error that caused this one; nil by default.
  var cause: ErrorCause? { get }
}

extension CatalogedError {
  /// The default: an empty dictionary.
  public var internalArguments: [String: Argument] { [:] }

  /// The default: nil.
  public var cause: ErrorCause? { nil }

  /// The pack's declaration of the code; nil if the pack doesn't declare it.
  public var declaration: ErrorDeclaration? { Self.pack.declaration(of: code) }

  /// The texts to show people in the pack's source language, available even if no pack is loaded.
  public var sourceText: ErrorText { Self.pack.text(of: self) }

  /// Returns the texts to show people in the reader's language, even if no pack is loaded.
  ///
  ///     BillingError.storageFull.text(in: "de-CH").message
  ///     // "Im Moment kann nichts gespeichert werden."
  ///
  /// The texts are those that are in the type. With `rulebook generate swift --languages all`, they
  /// are in every language of the pack, and otherwise in its source language.
  ///
  /// - Parameter locale: A language tag (BCP 47), a list of preferences, or an Accept-Language
  ///   header (RFC 9110 §12.5.4).
  /// - Returns: The texts in the first of these languages that the type has, or else in the source
  ///   language.
  public func text(in locale: String) -> ErrorText { Self.pack.text(of: self, in: locale) }

  /// The code and the public arguments: `billing.card_declined(attempts: 2, brand: "Visa")`.
  ///
  /// Control characters, line breaks and direction marks are escaped.
  public var description: String { code.rawValue + shownArguments.inParentheses }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// A mirror of the code and the public arguments, without anything else that is in the error.
  public var customMirror: Mirror {
    let children = shownArguments.sorted { $0.key < $1.key }.map { name, argument in
      (label: String?.some(name), value: argument.escaped as Any)
    }
    return Mirror(self, children: [("code", code.rawValue)] + children)
  }

  /// The arguments that everyone may see: if the pack declares arguments, only the declared public
  /// ones.
  var shownArguments: [String: Argument] {
    declaration.map { $0.shown(of: arguments) } ?? arguments
  }
}
