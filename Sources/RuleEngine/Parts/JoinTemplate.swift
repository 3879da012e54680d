package import TextParts
import Violations

/// A text with names of parts in braces, as packs write joins: `'{century}{yy}-{check}'`.
///
///     try JoinTemplate("19{yy}").pieces  // [.text("19"), .part("yy")]
package struct JoinTemplate: Hashable, Sendable {
  /// A piece of the text.
  package enum Piece: Hashable, Sendable {
    /// The text of a part.
    case part(String)

    /// The same text always.
    case text(String)
  }

  /// The pieces, in order.
  package var pieces: [Piece]

  /// The text that the join always is; nil if it names a part.
  package var constant: String? {
    var text = ""
    for piece in pieces {
      guard case .text(let constant) = piece else { return nil }
      text += constant
    }
    return text
  }

  /// The texts that take the place of single characters, after the pieces were joined.
  package var replacements: [Unicode.Scalar: String] = [:]

  /// The case that letters get; nil leaves them as they are.
  package var letterCase: PartExpression.Rewriting.LetterCase?

  /// The length to which the text is filled at its beginning, in characters of ASCII; 0 for none.
  package var paddedLength = 0

  /// The ASCII character with which it is filled.
  package var padding: Unicode.Scalar = "0"

  package init(pieces: [Piece]) { self.pieces = pieces }

  /// Creates a join of its text.
  ///
  /// - Throws: A ``SettingError`` for a brace without its partner, and for what is no name within braces.
  package init(_ text: String) throws(SettingError) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if rest.startIndex < brace { pieces.append(.text(String(rest[..<brace]))) }
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw SettingError(
          nil,
          "a brace without its partner",
          offset: text.unicodeScalars.distance(from: text.startIndex, to: brace),
          hint: "write the name of a part in braces, like {year}"
        )
      }
      let name = String(rest[rest.index(after: brace)..<end])
      guard name.isPartName else {
        throw SettingError(
          nil,
          "`\(name.prefix(40))` is not the name of a part",
          offset: text.unicodeScalars.distance(from: text.startIndex, to: brace)
        )
      }
      pieces.append(.part(name))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    if pieces.isEmpty { throw SettingError(nil, "nothing is joined") }
    self.init(pieces: pieces)
  }

  /// The names of the parts that are joined, each once, in their order.
  package var names: [String] {
    var seen: Set<String> = []
    return pieces.compactMap { piece in
      if case .part(let name) = piece, seen.insert(name).inserted { name } else { nil }
    }
  }

  /// Returns the join with what each name stands for.
  func expression<Failure: Error>(
    _ part: (String) throws(Failure) -> PartExpression
  ) throws(Failure) -> PartExpression {
    var expressions: [PartExpression] = []
    for piece in pieces {
      switch piece {
      case .text(let text): expressions.append(.constant(text))
      case .part(let name): expressions.append(try part(name))
      }
    }
    return .join(
      expressions,
      PartExpression.Rewriting(
        replacements: replacements,
        letterCase: letterCase,
        paddedLength: paddedLength,
        padding: UInt8(truncatingIfNeeded: padding.value)
      )
    )
  }
}
