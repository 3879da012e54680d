public import Violations

/// What to tell people about an error, all of it in one language.
///
///     let text = rulebook.errorText(for: error, in: "de-CH")
///     text.message  // "Ihre Visa-Karte wurde abgelehnt."
///     text.title    // "Karte abgelehnt"
///     text.action   // "Verwenden Sie eine andere Karte."
///     text.locale   // de
public struct ErrorText: Hashable, Sendable, Codable {
  /// What went wrong, for programs.
  public var code: ViolationCode

  /// The number that the pack assigns to the code; nil if it assigns none.
  public var number: Int?

  /// What happened, in a sentence or two.
  public var message: String

  /// What to call it, such as above the message in a dialog; nil if the catalog has none.
  public var title: String?

  /// More about this one; nil if the catalog has nothing.
  public var detail: String?

  /// What the reader can do; nil if the catalog has nothing.
  public var action: String?

  /// The address of a page about the code; nil if there is none.
  public var help: String?

  /// The locale of the catalog in which the message was found.
  public var locale: LocaleIdentifier

  /// The key of the message in the catalog; empty if the catalog had none.
  public var key: String

  /// The name of the layer that has the message; empty if the catalog had none.
  public var layer: String

  /// Whether the texts are in another language than the reader asked for.
  public var isFallback: Bool

  /// The identifier under which a log has the error; nil unless it is one of which people are told nothing
  /// else.
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
  /// The texts by the keys that `NSError` has for them, for the user information of errors.
  ///
  /// The underlying error is not among them, because interfaces show it.
  public var userInfo: [String: Any] {
    let texts = [
      "NSLocalizedDescription": message, "NSLocalizedFailureReason": detail,
      "NSLocalizedRecoverySuggestion": action, "NSHelpAnchor": help,
    ]
    return texts.compactMapValues(\.self)
  }

  /// What is told where no catalog has anything.
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

  /// Adds what a declaration says beside texts.
  package mutating func add(_ declaration: ErrorDeclaration?) {
    number = declaration?.number
    help = declaration?.helpAddress(in: locale)
  }
}

/// The texts that a code may have beside its message: `billing.card_declined#title`.
package enum TextPart: String, CaseIterable, Sendable {
  /// What to call it.
  case title

  /// More about this one.
  case detail

  /// What the reader can do.
  case action

  /// The key of the part of a message.
  package func key(of key: String) -> String { "\(key)#\(rawValue)" }

  /// Returns the key of a message and the part of it that a key of a catalog names; the part is nil
  /// for messages themselves, and for what is no part.
  ///
  ///     TextPart.split("storage.full#title")  // ("storage.full", .title)
  package static func split(_ key: String) -> (key: String, part: TextPart?) {
    guard let mark = key.lastIndex(of: "#"),
      let part = TextPart(rawValue: String(key[key.index(after: mark)...]))
    else { return (key, nil) }
    return (String(key[..<mark]), part)
  }
}
