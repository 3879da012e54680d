import Documents
import UnicodeText

/// The text of a unit in XLIFF 1.2, with its inline elements (§2.6) as a message writes them.
struct XLIFF12Text {
  /// An inline element that doesn't say what it stands for.
  struct UnknownCode: Error {
    var element: XMLElement
  }

  private(set) var pattern = ""

  /// Reads a `source` or `target`.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - units: The texts of other units by their names, which Angular's code `ICU` refers to.
  /// - Throws: The first inline element that doesn't say what it stands for.
  init(_ element: XMLElement, units: [String: XMLElement] = [:]) throws(UnknownCode) {
    pattern = try Self.text(of: element, units, depth: 0)
  }

  private static func text(
    of element: XMLElement,
    _ units: [String: XMLElement],
    depth: Int
  ) throws(UnknownCode) -> String {
    var text = ""
    for part in element.content {
      switch part {
      case .text(let piece): text += piece
      case .element(let inner):
        switch inner.name {
        case "x", "bx", "ex": text += try code(inner, units, depth: depth)
        case "ph", "bpt", "ept", "it":
          text += inner.text.isEmpty ? try code(inner, units, depth: depth) : inner.text
        default: text += try Self.text(of: inner, units, depth: depth)
        }
      }
    }
    return text
  }

  /// Returns what an element without content stands for.
  private static func code(
    _ element: XMLElement,
    _ units: [String: XMLElement],
    depth: Int
  ) throws(UnknownCode) -> String {
    if element.attributes["ctype"] == "lb" { return "\n" }
    // A plural of Angular is in a unit of its own.
    if let unit = element.attributes["xid"].flatMap({ units[$0] }), depth == 0 {
      return try Self.text(of: unit, units, depth: 1)
    }
    let id = element.attributes["id"] ?? ""
    guard let text = element.attributes["equiv-text"], !text.isEmpty else {
      if id.hasPrefix("INTERPOLATION") { return "{\(id.lowercased())}" }
      throw UnknownCode(element: element)
    }
    if let name = argumentName(of: text) { return "{\(name)}" }
    if text.hasPrefix("{{") { return "{\(id.lowercased())}" }
    if text.hasPrefix("{") { throw UnknownCode(element: element) }
    return text
  }

  /// Returns the name of the argument in `{{ user.name }}`; nil if it isn't the name of a value.
  private static func argumentName(of text: String) -> String? {
    guard text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
    let inner = text.dropFirst(2).dropLast(2)
    let words = inner.split { $0 == " " || $0 == "." || $0 == "?" || $0 == "!" }
    let isPlain = inner.utf8.allSatisfy { $0.isLetter || $0.isDigit || " ._?!".utf8.contains($0) }
    guard isPlain, words.first?.first?.isLetter == true else { return nil }
    return words.joined(separator: "_")
  }
}
