import SourceTexts
import UnicodeText

/// Texts that listings, logs and messages show in one line.
extension NodeReader {
  /// Reads a text of one line, such as a summary or a title.
  ///
  /// Line breaks at its end, which a block in YAML has, are dropped. Characters that act on a
  /// terminal, end the line or reorder the text around them are reported.
  func line(_ node: DocumentNode, _ what: String) -> String? {
    guard var line = text(node, what) else { return nil }
    while line.last?.isNewline == true { line.removeLast() }
    guard let (offset, scalar) = line.firstDisruption else { return line }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
    let position = node.position(ofScalar: offset, in: source)
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
      report(
        "pack.hidden_character",
        at: position,
        "\(what) has more than one line",
        hint: "write it in one line; in a block, begin with `>` instead of `|`"
      )
    case 0x202A...0x202E, 0x2066...0x2069:
      report(
        "pack.hidden_character",
        at: position,
        "\(what) contains U+\(digits), which reorders the text around it",
        hint: "remove it, or use a mark (U+200E, U+200F), or an isolate that ends (U+2068 … U+2069)"
      )
    default:
      report(
        "pack.hidden_character",
        at: position,
        "\(what) contains the control character U+\(digits)",
        hint: "remove it"
      )
    }
    return line.escapingDisruptions()
  }
}
