import DatesAndTimes
import RuleEngine
import SourceTexts
import UnicodeText
package import Violations

/// Something that was read, with its position.
package struct Located<Content: Sendable>: Sendable {
  package var content: Content
  package var position: SourcePosition
}

extension DocumentRecord {
  /// The keys with their positions, in the order of the file.
  var locatedKeys: [Located<String>] {
    entries.map { Located(content: $0.key, position: $0.keyStart) }
  }
}

/// The types that packs use in addition to those of all documents.
extension NodeReader {
  /// Reads a text and keeps its position.
  func located(_ node: DocumentNode, _ what: String) -> Located<String>? {
    text(node, what).map { Located(content: $0, position: node.start) }
  }

  /// Reads names, in a list or a single name.
  func names(_ node: DocumentNode?, _ what: String, each: String) -> [Located<String>] {
    (node.map { elements($0, what) } ?? []).compactMap { located($0, each) }
  }

  func fieldPath(_ node: DocumentNode, _ what: String) -> Located<FieldPath>? {
    guard let text = text(node, what) else { return nil }
    guard let path = FieldPath(text), !path.isEmpty else {
      report("pack.wrong_value", at: node.start, "`\(text)` isn't the name of a field")
      return nil
    }
    return Located(content: path, position: node.start)
  }

  /// Reads a locale's tag.
  func locale(_ node: DocumentNode) -> LocaleIdentifier? {
    text(node, "a locale").flatMap { locale($0, at: node.start) }
  }

  /// Reads a locale's tag from a text.
  func locale(_ tag: String, at position: SourcePosition) -> LocaleIdentifier? {
    if let locale = LocaleIdentifier(canonicalizing: tag) { return locale }
    report(
      "pack.bad_locale",
      at: position,
      "`\(tag)` isn't a language tag",
      hint: "write a BCP 47 tag like `de` or `pt-BR`"
    )
    return nil
  }

  /// Reads a constant that a pack adds to messages.
  func argument(_ node: DocumentNode, _ what: String) -> Argument? {
    switch value(node) {
    case .text(let text): return .text(text)
    case .decimal(let number): return Argument(number)
    case .list(let elements): return .list(texts: elements.compactMap(\.text))
    case .boolean, .null, .record:
      report(
        "pack.wrong_type",
        at: node.start,
        "\(what) must be a text, a number or a list of texts"
      )
      return nil
    }
  }

  /// Returns the record that a node must be.
  ///
  /// If the node is a text, the hint says which key it belongs under.
  func record(_ node: DocumentNode, _ what: String, shortFor key: String) -> DocumentRecord? {
    guard let text = node.text, !node.isEmpty, text.utf8.count < 40 else {
      return record(node, what)
    }
    report(
      "pack.wrong_type",
      at: node.start,
      "\(what) must be a record of `name: value`, not `\(text)`",
      hint: "write `{ \(key): \(text) }`"
    )
    return nil
  }

  /// Reads a parameter's type.
  func parameterType(_ node: DocumentNode) -> SettingType? {
    if let record = node.record {
      checkKeys(record, of: "a type", known: ["list", "choice"])
      guard record.entries.count == 1 else {
        report(
          "pack.wrong_value",
          at: node.start,
          "a type must be `{ list: TYPE }` or `{ choice: [A, B] }`"
        )
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
        + "`{ list: TYPE }` and `{ choice: [A, B] }`"
    )
    return nil
  }

  private func choice(_ node: DocumentNode) -> SettingType {
    var words: [String] = []
    for node in elements(node, "choices") {
      guard let word = text(node, "a choice") else { continue }
      if words.contains(word) {
        report("pack.wrong_value", at: node.start, "the choice `\(word)` is listed twice")
      }
      words.append(word)
    }
    return .choice(words)
  }

  static let parameterTypes: [String: SettingType] = [
    "text": .text, "integer": .integer(Int.min...Int.max), "number": .decimal,
    "boolean": .boolean, "date": .date, "value": .value, "pattern": .pattern,
    "character-set": .unicodeSet,
  ]
}

extension LocaleIdentifier {
  /// English, the source locale of everything that doesn't name another one.
  package static let english = LocaleIdentifier("en") ?? .root
}

extension NodeReader {
  /// Reads the valid and the invalid examples.
  func examples<Example>(
    _ node: DocumentNode,
    each example: (_ node: DocumentNode, _ isValid: Bool) -> Example?
  ) -> [Example] {
    guard let written = record(node, "examples") else { return [] }
    let record = checkKeys(written, of: "examples", known: ["valid", "invalid"])
    return [("valid", true), ("invalid", false)].flatMap { key, isValid in
      (record[key].flatMap { list($0, key) } ?? []).compactMap { example($0, isValid) }
    }
  }

  /// Reads the day or time that an example treats as now.
  func moment(_ node: DocumentNode) -> Moment? {
    guard let text = text(node, "`now`") else { return nil }
    if let moment = Moment(text) { return moment }
    report(
      "pack.wrong_value",
      at: node.start,
      "`\(text.prefix(40))` isn't a day or a point in time",
      hint: "write a date such as `2026-11-20`, or a time stamp such as `2026-11-20T14:30:00+01:00`"
    )
    return nil
  }

  /// Reports an argument whose name no message can use.
  func checkArgumentName(_ entry: DocumentRecord.Entry) {
    if !entry.key.contains("."), ViolationCode(rawValue: entry.key).isWellFormed { return }
    report(
      "pack.bad_name",
      at: entry.keyStart,
      "`\(entry.key)` isn't the name of an argument: write lowercase words with underscores",
      hint: "like `wrong_site`"
    )
  }
}
