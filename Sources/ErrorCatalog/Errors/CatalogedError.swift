public import Violations

/// An error that a catalog puts into words: a code with typed arguments, which a pack declares.
///
/// `rulebook generate swift` writes one such type for each pack:
///
///     throw BillingError.cardDeclined(brand: "Visa", attempts: 2, gateway: "g1", holder: name)
///
/// To make such an error looks nothing up. What people read is found when it is shown:
///
///     rulebook.errorText(for: error, in: "de").message  // "Ihre Visa-Karte wurde abgelehnt."
///
/// A type of your own needs ``pack``, ``code`` and the arguments. `print`, `dump` and mirrors show the code
/// and the public arguments, and nothing else that the error holds.
public protocol CatalogedError: Error, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// What is declared of the type's codes, and their texts in the source language.
  static var pack: ErrorPack { get }

  /// What went wrong.
  var code: ViolationCode { get }

  /// The arguments that everybody may see, by name.
  var arguments: [String: Argument] { get }

  /// The arguments that only logs have, by name; none unless the type says otherwise.
  var internalArguments: [String: Argument] { get }

  /// The error that led to this one; none unless the type says otherwise.
  var cause: ErrorCause? { get }
}

extension CatalogedError {
  /// No arguments.
  public var internalArguments: [String: Argument] { [:] }

  /// No cause.
  public var cause: ErrorCause? { nil }

  /// What the pack declares of the code; nil if it does not have the code.
  public var declaration: ErrorDeclaration? { Self.pack.declaration(of: code) }

  /// What to tell people in the pack's source language, without any pack being loaded.
  public var sourceText: ErrorText { Self.pack.text(of: self) }

  /// The code and the public arguments: `billing.card_declined(attempts: 2, brand: "Visa")`.
  ///
  /// Controls, line breaks and direction marks are escaped.
  public var description: String { code.rawValue + shownArguments.inParentheses }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The code and the public arguments, and nothing else that the error holds.
  public var customMirror: Mirror {
    let children = shownArguments.sorted { $0.key < $1.key }.map { name, argument in
      (label: String?.some(name), value: argument.escaped as Any)
    }
    return Mirror(self, children: [("code", code.rawValue)] + children)
  }

  /// The arguments that everybody may see: where the pack declares some, no others than these.
  var shownArguments: [String: Argument] {
    declaration.map { $0.shown(of: arguments) } ?? arguments
  }
}
