import ErrorCatalog
import PackLoading
import Rulebook

/// Compares how a translation writes its numbers, dates and lists with the source.
struct StyleLint {
  /// The text, with its source.
  let text: TextToLint

  func run() -> [Diagnostic] {
    guard let source = text.source else { return [] }
    let expected = ArgumentMention.styles(in: source.pattern)
    let own = ArgumentMention.all(in: text.message.message.pattern)
    let uses = text.message.message.arguments
    return expected.sorted { $0.key < $1.key }.compactMap { name, styles in
      guard source.arguments[name]?.uses.contains(.plain) == false else { return nil }
      if let wrong = own.first(where: { $0.name == name && !styles.contains($0.style) }) {
        return text.message.diagnostic(
          "lint.wrong_style",
          atScalar: wrong.offset,
          "{\(name)} is written as `\(wrong.style)`, but differently in the source",
          hint: Self.hint(name, styles)
        )
      }
      guard uses[name]?.uses.contains(.plain) == true else { return nil }
      return text.warning(
        "lint.wrong_style",
        at: "{\(name)}",
        "{\(name)} is missing the words after the comma, which say how it is written",
        hint: Self.hint(name, styles)
      )
    }
  }

  private static func hint(_ name: String, _ styles: Set<String>) -> String {
    "write " + styles.sorted().map { "{\(name), \($0)}" }.joined(separator: " or ")
  }
}

/// A number, date or list as a pattern writes it, such as `{accepted, list, or}`.
struct ArgumentMention {
  private static let types: Set<String> = ["number", "date", "list"]

  var name: String

  /// The type and style, such as `list, or`.
  var style: String

  /// The offset of the brace in scalars.
  var offset: Int

  /// Returns the styles of each argument in a pattern that has any.
  static func styles(in pattern: String) -> [String: Set<String>] {
    all(in: pattern).reduce(into: [:]) { $0[$1.name, default: []].insert($1.style) }
  }

  /// Returns the numbers, dates and lists of a pattern; those with units are left out.
  static func all(in pattern: String) -> [ArgumentMention] {
    let scalars = Array(pattern.unicodeScalars)
    return scalars.indices.filter { scalars[$0] == "{" }.compactMap { start in
      let rest = scalars[(start + 1)...]
      guard let end = rest.firstIndex(where: { $0 == "{" || $0 == "}" }), scalars[end] == "}" else {
        return nil
      }
      let parts = String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
        .split(separator: ",", omittingEmptySubsequences: false)
        .map { part in String(part.filter { !$0.isWhitespace }) }
      guard parts.count > 1, types.contains(parts[1]), !parts[parts.count - 1].hasPrefix("::")
      else { return nil }
      return ArgumentMention(
        name: parts[0],
        style: parts.dropFirst().joined(separator: ", "),
        offset: start
      )
    }
  }
}
