import UnicodeText

/// A piece of an address: a token of RFC 5322 §3.2, with its place in the text.
struct EmailToken: Hashable, Sendable {
  /// What a piece is.
  enum Kind: Sendable {
    /// Characters of an atom, `atext` of RFC 5322 §3.2.3, and any character beyond ASCII.
    case atom

    /// A full stop.
    case dot

    /// An `@`.
    case at

    /// A string in double quotes, closed.
    case quotedString

    /// A comment in parentheses, with the comments inside it.
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

  /// The offsets of its bytes.
  var range: Range<Int>

  /// Whether a comment or literal has its closing bracket; true for every other piece.
  var isClosed = true

  /// Whether this is a comment or white space, RFC 5322 §3.2.2 `CFWS`.
  var isFiller: Bool { kind == .comment || kind == .space }
}

/// Cuts a text into the pieces of RFC 5322 §3.2.
///
/// Every byte belongs to one piece. Each piece is read once, so that the work grows linearly with
/// the text: a comment or literal that is never closed takes the rest of the text, and after a
/// quote that is never closed, every further quote is a special character.
struct EmailTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [EmailToken] = []
  private var hasUnclosedQuote = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the pieces of a text.
  ///
  /// - Complexity: O(*n*).
  static func tokens(of bytes: [UInt8]) -> [EmailToken] {
    var tokenizer = EmailTokenizer(bytes)
    tokenizer.tokens.reserveCapacity(16)
    while tokenizer.position < bytes.count { tokenizer.next() }
    return tokenizer.tokens
  }

  /// Adds the piece that begins at the position, and moves the position to its end.
  private mutating func next() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "."): add(.dot, 1)
    case UInt8(ascii: "@"): add(.at, 1)
    case UInt8(ascii: "("): addComment()
    case UInt8(ascii: "\""): addQuotedString()
    case UInt8(ascii: "[") where isBehindAt: addLiteral()
    case let byte where byte.isFoldingSpace: add(.space, run(\.isFoldingSpace))
    case let byte where Self.isAtom(byte): add(.atom, run { Self.isAtom($0) })
    default: add(.special, 1)
    }
  }

  private mutating func add(_ kind: EmailToken.Kind, _ length: Int, isClosed: Bool = true) {
    tokens.append(
      EmailToken(kind: kind, range: position..<position + length, isClosed: isClosed)
    )
    position += length
  }

  /// The number of bytes from the position on that belong together.
  private func run(_ belongs: (UInt8) -> Bool) -> Int {
    var end = position
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end - position
  }

  private static func isAtom(_ byte: UInt8) -> Bool {
    byte.isBeyondASCII || ByteSet.atext.contains(byte)
  }

  /// Whether only comments and white space stand between here and an `@`.
  private var isBehindAt: Bool {
    tokens.last { !$0.isFiller }?.kind == .at
  }

  /// Adds a comment, RFC 5322 §3.2.2: comments nest, and a parenthesis after a backslash does not
  /// count.
  private mutating func addComment() {
    var depth = 0
    var end = position
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      end += 1
      if depth == 0 { break }
    }
    add(.comment, min(end, bytes.count) - position, isClosed: depth == 0)
  }

  /// Adds a quoted string, RFC 5322 §3.2.4, or the quote alone as a special character if it follows
  /// an atom directly or is never closed.
  private mutating func addQuotedString() {
    guard !hasUnclosedQuote, tokens.last?.kind != .atom else { return add(.special, 1) }
    let end = bytes.span.offset(ofClosing: UInt8(ascii: "\""), from: position + 1)
    guard end < bytes.count else {
      hasUnclosedQuote = true
      return add(.special, 1)
    }
    add(.quotedString, end + 1 - position)
  }

  /// Adds a literal, RFC 5322 §3.4.1 `domain-literal`, which includes every address literal of
  /// RFC 5321.
  private mutating func addLiteral() {
    let end = bytes.span.offset(ofClosing: UInt8(ascii: "]"), from: position + 1)
    let isClosed = end < bytes.count
    add(.literal, isClosed ? end + 1 - position : bytes.count - position, isClosed: isClosed)
  }
}
