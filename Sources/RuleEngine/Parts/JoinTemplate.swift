package import TextParts
import Violations

/// A text with the names of parts in braces, as packs write joins: `'{century}{yy}-{check}'`.
///
///     try JoinTemplate("19{yy}").pieces  // [.text("19"), .part("yy")]
package struct JoinTemplate: Hashable, Sendable {
  /// A piece of the text.
  package enum Piece: Hashable, Sendable {
    /// The text of a part.
    case part(String)

    /// A constant text.
    case text(String)
  }

  /// The pieces, in order.
  package var pieces: [Piece]

  /// The constant text of the join, or nil if it names a part.
  package var constant: String? {
    var text = ""
    for piece in pieces {
      guard case .text(let constant) = piece else { return nil }
      text += constant
    }
    return text
  }

  /// The texts that replace single characters after the pieces are joined.
  package var replacements: [Unicode.Scalar: String] = [:]

  /// The case that letters are converted to, or nil to leave them unchanged.
  package var letterCase: PartExpression.Rewriting.LetterCase?

  /// The length in ASCII characters that the text is padded to at its beginning; 0 for none.
  package var paddedLength = 0

  /// The ASCII character used for padding.
  package var padding: Unicode.Scalar = "0"

  package init(pieces: [Piece]) { self.pieces = pieces }

  /// Creates a join from its text.
  ///
  /// - Throws: A ``SettingError`` for an unmatched brace, and for text in braces that isn't a name.
  package init(_ text: String) throws(SettingError) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if rest.startIndex < brace { pieces.append(.text(String(rest[..<brace]))) }
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw SettingError(
          nil,
          "this brace isn't matched",
          offset: text.unicodeScalars.distance(from: text.startIndex, to: brace),
          hint: "write the name of a part in braces, such as `{year}`"
        )
      }
      let name = String(rest[rest.index(after: brace)..<end])
      guard name.isPartName else {
        throw SettingError(
          nil,
          "`\(name.prefix(40))` can't be the name of a part",
          offset: text.unicodeScalars.distance(from: text.startIndex, to: brace)
        )
      }
      pieces.append(.part(name))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    if pieces.isEmpty { throw SettingError(nil, "the join is empty") }
    self.init(pieces: pieces)
  }

  /// The names of the joined parts in order, each once.
  package var names: [String] {
    var seen: Set<String> = []
    return pieces.compactMap { piece in
      if case .part(let name) = piece, seen.insert(name).inserted { name } else { nil }
    }
  }

  /// Returns the join with the expression for each name.
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
