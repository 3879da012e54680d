package import ErrorCatalog
import UnicodeText
import Violations

/// The key of a text, split into its parts: the key of a message, of a part such as its title, or
/// of a label.
///
///     TextKey("storage.full#title").message  // "storage.full"
///     TextKey("storage.full#titel").problem?.hint  // "did you mean `storage.full#title`?"
package struct TextKey {
  /// What is wrong with a key.
  package struct Problem: Hashable, Sendable {
    package var reason: String
    package var hint: String
  }

  /// The key of the message that the text belongs to; the whole key for other texts.
  package let message: String

  /// The part of the message, such as its title; nil for messages, for labels and for unknown
  /// parts.
  package let part: TextPart?

  private let key: String

  /// Splits a key.
  package init(_ key: String) {
    self.key = key
    (message, part) = TextPart.split(key)
  }

  /// The code that the key names, for all fields or for one; nil for labels.
  package var code: String? {
    guard let colon = message.lastIndex(of: ":") else { return message }
    let rest = message[message.index(after: colon)...]
    let isOfLabel = message.hasPrefix("field:") || message.hasPrefix("rule:")
    return rest.isEmpty || isOfLabel ? nil : String(rest)
  }

  /// The positions in lists that a message or label of a field can mention.
  package var positionNames: [String] {
    guard let colon = message.lastIndex(of: ":") else { return [] }
    let isOfAnyForm = message.hasPrefix("field:")
    guard let slash = isOfAnyForm ? colon : message.firstIndex(of: "/") else { return [] }
    let end = isOfAnyForm ? message.endIndex : colon
    guard slash < end, let path = FieldPath(String(message[message.index(after: slash)..<end]))
    else { return [] }
    switch path.components.count(where: { $0 == .each }) {
    case 0: return []
    case 1: return ["position"]
    default: return ["position", "outer_position"]
    }
  }

  /// Whether the key is for the label of a field.
  package var isOfField: Bool { message.hasPrefix("field:") || message.hasSuffix(":") }

  /// Whether the key is for the name of a field, of a rule's values or of a character.
  private var isOfLabel: Bool {
    message.hasPrefix("field:") || message.hasPrefix("rule:") || message.hasPrefix("character:")
      || message.hasSuffix(":")
  }

  /// The problem with the part of the key after `#`; nil if there is none.
  package var problem: Problem? {
    // The character `#` itself has a name.
    if key.hasPrefix("character:") { return nil }
    if part != nil {
      guard isOfLabel else { return nil }
      return Problem(
        reason: "`\(key)` belongs to a label, which can't have this text",
        hint: "remove it"
      )
    }
    guard let mark = key.lastIndex(of: "#") else { return nil }
    let written = String(key[key.index(after: mark)...])
    let parts = TextPart.allCases.map(\.rawValue)
    return Problem(
      reason: "`\(key)` is neither a message nor a part of one",
      hint: nearestName(to: written, in: parts).map { "did you mean `\(key[...mark])\($0)`?" }
        ?? "the parts of a message are `#title`, `#detail` and `#action`"
    )
  }
}
