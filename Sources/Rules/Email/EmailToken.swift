/// A piece of an address, as RFC 5322 §3.2 cuts it.
struct EmailToken: Hashable, Sendable {
  /// What a piece is.
  enum Kind: Sendable {
    /// Characters of an atom, also beyond ASCII.
    case atom

    /// A full stop.
    case dot

    /// An `@`.
    case at

    /// A string in double quotes, closed.
    case quotedString

    /// A comment in parentheses, with those inside it.
    case comment

    /// Spaces, tabs and line ends.
    case space

    /// An address literal in square brackets, directly behind an `@`.
    case literal

    /// Any other character: a special that has no meaning here, or a control character.
    case special
  }

  /// What the piece is.
  var kind: Kind

  /// Where it is, in bytes.
  var range: Range<Int>

  /// Whether a comment or literal has its closing bracket.
  var isClosed = true

  /// Whether this is a comment or white space, RFC 5322 §3.2.2 `CFWS`.
  var isFiller: Bool { kind == .comment || kind == .space }
}
