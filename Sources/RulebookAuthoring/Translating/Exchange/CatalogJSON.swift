import JSONDocuments
import PackLoading
import Rulebook
import UnicodeText

/// JSON as it is in catalog files: on one line, with spaces, and with escapes for invisible
/// characters.
package enum CatalogJSON {
  /// Returns a value as catalog files have it.
  ///
  ///     CatalogJSON.text(of: ["a": [1, 2]])  // { "a": [1, 2] }
  ///
  /// - Complexity: O(*n*) in the size of the value.
  static func text(of value: JSONValue) -> String {
    switch value.content {
    case .text(let text): quoted(text)
    case .number(let number): number
    case .boolean(let boolean): boolean ? "true" : "false"
    case .null: "null"
    case .list(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .record(let members): text(of: members)
    }
  }

  /// Returns the attributes of a translation other than its mark; nil if there are none.
  static func attributes(_ note: JSONValue) -> String? {
    let others = (note.members ?? []).filter { $0.key != TranslationMark.attribute }
    return others.isEmpty ? nil : text(of: others)
  }

  private static func text(of members: [JSONValue.Member]) -> String {
    if members.isEmpty { return "{}" }
    let written = members.map { "\(quoted($0.key)): \(text(of: $0.value))" }
    return "{ \(written.joined(separator: ", ")) }"
  }

  /// Returns a text in quotation marks, with escapes for invisible characters.
  ///
  /// A translator can then distinguish a no-break space from other spaces.
  ///
  ///     CatalogJSON.quoted("Qui\u{202F}?")  // "Qui\u202f?"
  package static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return writer.text.unicodeScalars.reduce(into: "") { written, scalar in
      if scalar.isUnseen {
        written += scalar.utf16.map { "\\u" + $0.hexadecimal }.joined()
      } else {
        written.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt16 {
  /// The number as four digits.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible or looks like a space.
  ///
  /// JSON handles those in ASCII.
  fileprivate var isUnseen: Bool {
    guard !isASCII else { return false }
    return switch ScalarProperties(of: self).category {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse:
      true
    default: false
    }
  }
}
