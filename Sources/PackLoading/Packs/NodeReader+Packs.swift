import Documents
import Rules
import UnicodeText
package import Violations

/// Something read, with the position where it is written.
struct Located<Content: Sendable>: Sendable {
  var content: Content
  var position: SourcePosition
}

/// What packs write besides the types that every document has.
extension NodeReader {
  /// Reads a text and keeps its position.
  func located(_ node: YAMLNode, _ what: String) -> Located<String>? {
    text(node, what).map { Located(content: $0, position: node.start) }
  }

  /// Reads the path of a field.
  func fieldPath(_ node: YAMLNode, _ what: String) -> Located<FieldPath>? {
    guard let text = text(node, what) else { return nil }
    guard let path = FieldPath(text), !path.isEmpty else {
      report("pack.wrong_value", at: node.start, "`\(text)` is not the name of a field")
      return nil
    }
    return Located(content: path, position: node.start)
  }

  /// Reads a locale's tag.
  func locale(_ node: YAMLNode) -> LocaleIdentifier? {
    text(node, "a locale").flatMap { locale($0, at: node.start) }
  }

  /// Reads a locale's tag from a text.
  func locale(_ tag: String, at position: SourcePosition) -> LocaleIdentifier? {
    if let locale = LocaleIdentifier(canonicalizing: tag) { return locale }
    report(
      "pack.bad_locale",
      at: position,
      "`\(tag)` is not a language tag",
      hint: "write a BCP 47 tag like `de` or `pt-BR`"
    )
    return nil
  }

  /// Reads a constant that a pack adds to messages.
  func argument(_ node: YAMLNode, _ what: String) -> Argument? {
    switch value(node) {
    case .text(let text): return .text(text)
    case .decimal(let number): return Argument(number)
    case .list(let elements): return .list(texts: elements.compactMap(\.text))
    case .boolean, .null, .record:
      report("pack.wrong_type", at: node.start, "\(what) is a text, a number or a list of texts")
      return nil
    }
  }

  /// Reads a parameter's type.
  func parameterType(_ node: YAMLNode) -> SettingType? {
    if let record = node.record {
      checkKeys(record, of: "a type", known: ["list", "choice"])
      guard record.entries.count == 1 else {
        report("pack.wrong_value", at: node.start, "a type is { list: TYPE } or { choice: [A, B] }")
        return nil
      }
      if let element = record["list"] { return parameterType(element).map { .list($0) } }
      return record["choice"].map(choice)
    }
    guard let name = text(node, "a type") else { return nil }
    if let type = Self.parameterTypes[name] { return type }
    report(
      "pack.wrong_value",
      at: node.start,
      "there is no type `\(name)`",
      hint: suggestion(for: name, in: Self.parameterTypes.keys)
        ?? "the types are \(Self.parameterTypes.keys.sorted().joined(separator: ", ")), "
        + "{ list: TYPE } and { choice: [A, B] }"
    )
    return nil
  }

  private func choice(_ node: YAMLNode) -> SettingType {
    var words: [String] = []
    for node in elements(node, "choices") {
      guard let word = text(node, "a choice") else { continue }
      if words.contains(word) {
        report("pack.wrong_value", at: node.start, "the choice `\(word)` stands twice")
      }
      words.append(word)
    }
    return .choice(words)
  }

  private static let parameterTypes: [String: SettingType] = [
    "text": .text, "integer": .integer(Int.min...Int.max), "number": .decimal,
    "boolean": .boolean, "date": .date, "value": .value, "pattern": .pattern,
    "character-set": .unicodeSet,
  ]
}

extension LocaleIdentifier {
  /// English, the source locale of everything that does not name another.
  package static let english = LocaleIdentifier("en") ?? .root
}
