import UnicodeText

/// A token of RFC 5322 §3.2, with its range in the text.
struct EmailToken: Hashable, Sendable {
  /// A kind of token.
  enum Kind: Sendable {
    /// Characters of an atom (`atext`, RFC 5322 §3.2.3) and characters outside ASCII.
    case atom

    /// A dot.
    case dot

    /// An `@`.
    case at

    /// A closed string in double quotes.
    case quotedString

    /// A comment in parentheses, including the comments inside it.
    case comment

    /// Spaces, tabs and line ends.
    case space

    /// An address literal in square brackets, the first token after an `@` except for fillers.
    case literal

    /// Any other character: a special without a meaning here, or a control character.
    case special
  }

  /// The kind of token.
  var kind: Kind

  /// The range of the token in bytes.
  var range: Range<Int>

  /// Whether a comment or literal has its closing bracket.
  ///
  /// True for all other tokens.
  var isClosed = true

  /// Whether the token is a comment or whitespace (`CFWS`, RFC 5322 §3.2.2).
  var isFiller: Bool { kind == .comment || kind == .space }
}

/// Splits a text into the tokens of RFC 5322 §3.2.
///
/// Every byte is part of exactly one token, and each token is read once, so the work is linear in
/// the length of the text. An unclosed comment or literal extends to the end of the text. After an
/// unclosed quote, every further quote is a special character.
struct EmailTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [EmailToken] = []
  private var hasUnclosedQuote = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tokens of a text.
  static func tokens(of bytes: [UInt8]) -> [EmailToken] {
    var tokenizer = EmailTokenizer(bytes)
    tokenizer.tokens.reserveCapacity(16)
    while tokenizer.position < bytes.count { tokenizer.next() }
    return tokenizer.tokens
  }

  /// Adds the token at the position, and moves the position to its end.
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
    tokens.append(EmailToken(kind: kind, range: position..<position + length, isClosed: isClosed))
    position += length
  }

  /// Returns the number of consecutive bytes from the position that satisfy a predicate.
  private func run(_ belongs: (UInt8) -> Bool) -> Int {
    var end = position
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end - position
  }

  private static func isAtom(_ byte: UInt8) -> Bool {
    byte.isBeyondASCII || ByteSet.atext.contains(byte)
  }

  /// Whether there are only comments and whitespace between an `@` and the position.
  private var isBehindAt: Bool {
    tokens.last { !$0.isFiller }?.kind == .at
  }

  /// Adds a comment (RFC 5322 §3.2.2).
  ///
  /// Comments nest, and a parenthesis after a backslash doesn't count.
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

  /// Adds a quoted string (RFC 5322 §3.2.4).
  ///
  /// A quote right after an atom, or one that is never closed, becomes a special character instead.
  private mutating func addQuotedString() {
    guard !hasUnclosedQuote, tokens.last?.kind != .atom else { return add(.special, 1) }
    let end = bytes.span.offset(ofClosing: UInt8(ascii: "\""), from: position + 1)
    guard end < bytes.count else {
      hasUnclosedQuote = true
      return add(.special, 1)
    }
    add(.quotedString, end + 1 - position)
  }

  /// Adds a literal (`domain-literal`, RFC 5322 §3.4.1).
  ///
  /// It includes every address literal of RFC 5321.
  private mutating func addLiteral() {
    let end = bytes.span.offset(ofClosing: UInt8(ascii: "]"), from: position + 1)
    let isClosed = end < bytes.count
    add(.literal, isClosed ? end + 1 - position : bytes.count - position, isClosed: isClosed)
  }
}
