public import Violations

/// The texts to show people for an error, all in one language.
///
///     let text = rulebook.errorText(for: error, in: "de-CH")
///     text.message  // "Ihre Visa-Karte wurde abgelehnt."
///     text.title    // "Karte abgelehnt"
///     text.action   // "Verwenden Sie eine andere Karte."
///     text.locale   // de
public struct ErrorText: Hashable, Sendable, Codable {
  /// The code of the error, for programs.
  public var code: ViolationCode

  /// The number that the pack assigns to the code; nil if there is none.
  public var number: Int?

  /// A description of the error in a sentence or two.
  public var message: String

  /// A short title, such as for a dialog; nil if the catalog doesn't have one.
  public var title: String?

  /// More information about this error; nil if the catalog doesn't have any.
  public var detail: String?

  /// The action that the reader can take; nil if the catalog doesn't have one.
  public var action: String?

  /// The URL of a page about the code; nil if there is none.
  public var help: String?

  /// The catalog's locale that has the message.
  public var locale: LocaleIdentifier

  /// The key of the message in the catalog; empty if no message was found.
  public var key: String

  /// The name of the layer that has the message; empty if no message was found.
  public var layer: String

  /// Whether the texts are in a different language than the reader requested.
  public var isFallback: Bool

  /// The identifier of the error in a log; nil unless the error is shown without details.
  public var instance: String?

  package init(code: ViolationCode, message: LocalizedMessage) {
    self.code = code
    self.message = message.text
    locale = message.locale
    key = message.key
    layer = message.layer
    isFallback = message.isFallback
  }
}

extension ErrorText: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension ErrorText {
  /// The user information of an `NSError` with these texts.
  ///
  /// The underlying error isn't included, because user interfaces show it.
  public var userInfo: [String: Any] {
    let texts = [
      "NSLocalizedDescription": message, "NSLocalizedFailureReason": detail,
      "NSLocalizedRecoverySuggestion": action, "NSHelpAnchor": help,
    ]
    return texts.compactMapValues(\.self)
  }

  /// The text to show if no catalog has one.
  package static func lastResort(code: ViolationCode) -> Self {
    Self(
      code: code,
      message: LocalizedMessage(
        text: "Something went wrong.",
        locale: LocaleIdentifier("en") ?? .root,
        key: "",
        isFallback: true
      )
    )
  }

  /// Adds the number and the help page of a declaration.
  package mutating func add(_ declaration: ErrorDeclaration?) {
    number = declaration?.number
    help = declaration?.helpAddress(in: locale)
  }
}

/// The texts that can accompany a code's message: `billing.card_declined#title`.
package enum TextPart: String, CaseIterable, Sendable {
  /// A short title.
  case title

  /// More information about this error.
  case detail

  /// The action that the reader can take.
  case action

  /// Returns the key of this part of a message.
  package func key(of key: String) -> String { "\(key)#\(rawValue)" }

  /// Splits a catalog key into the key of a message and the part that it names; the part is nil for
  /// messages themselves and for unknown parts.
  ///
  ///     TextPart.split("storage.full#title")  // ("storage.full", .title)
  package static func split(_ key: String) -> (key: String, part: TextPart?) {
    guard let mark = key.lastIndex(of: "#"),
      let part = TextPart(rawValue: String(key[key.index(after: mark)...]))
    else { return (key, nil) }
    return (String(key[..<mark]), part)
  }
}
