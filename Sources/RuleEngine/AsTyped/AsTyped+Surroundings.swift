import UnicodeText

extension AsTyped {
  /// What a text has around its value.
  struct Outlook {
    /// The bytes inside quotation marks or angle brackets; nil if the text isn't in any.
    var marked: Range<Int>?

    /// The bytes inside everything, if that is more than quotation marks and angle brackets.
    var inner: Range<Int>?

    /// Whether more typing could complete something around the value.
    var isOpen = false
  }

  /// One label, one pair of marks, or a name in front of an address.
  struct Layer {
    /// The bytes inside it, without spaces around them; nil if there is no layer.
    var inner: Range<Int>?

    /// Whether the layer is a pair of marks.
    var isMarks = false

    /// Whether more typing could complete it.
    var isOpen = false
  }

  /// The most labels and names that are taken away, as in `Mail: Ann Lee <mailto:ann@example.org>`.
  private static let mostLayers = 4

  /// Finds the value in a text whose characters are ordinary.
  ///
  /// - Complexity: O(*n*) in the number of bytes, for each of at most ``mostLayers`` labels and
  ///   names. It allocates nothing.
  func outlook(of text: UTF8Span) -> Outlook {
    var range = text.withoutSpace(0..<text.count)
    var outlook = Outlook()
    var others = 0
    while !range.isEmpty, others < Self.mostLayers {
      let layer = layer(of: text, in: range)
      if layer.isOpen { outlook.isOpen = true }
      guard let inner = layer.inner else { break }
      range = inner
      if !layer.isMarks { others += 1 }
      if others == 0 { outlook.marked = range } else { outlook.inner = range }
    }
    return outlook
  }

  private func layer(of text: UTF8Span, in range: Range<Int>) -> Layer {
    let first = text.scalar(at: range.lowerBound)
    let isMarked = !kept.contains(.marks) && first.opensMarks
    if isMarked {
      let inside = range.lowerBound + first.utf8Length
      let end = text.span.startOfScalar(before: range.upperBound)
      if end >= inside, first.isClosed(by: text.scalar(at: end)) {
        let inner = text.withoutSpace(inside..<end)
        return inner.isEmpty ? Layer(isOpen: true) : Layer(inner: inner, isMarks: true)
      }
    }
    var layer = labels.layer(of: text, in: range, separatedByDots: !kept.contains(.dots))
    if layer.inner == nil, !layer.isOpen, takesDisplayName {
      layer = displayName(in: text, range)
    }
    // The closing mark may still follow.
    if isMarked, layer.inner == nil { layer.isOpen = true }
    return layer
  }

  /// Finds the address in `Ann Lee <ann@example.org>`.
  ///
  /// A name without quotation marks has no @ and no semicolon, which are part of another address.
  private func displayName(in text: UTF8Span, _ range: Range<Int>) -> Layer {
    let bytes = text.span
    var isQuoted = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted {
        if byte == UInt8(ascii: "<") { break }
        if Self.endsOfNames.contains(byte) { return Layer() }
      }
      index += 1
    }
    if index == range.upperBound { return Layer(isOpen: true) }
    let end = range.upperBound - 1
    guard index > range.lowerBound, bytes[end] == UInt8(ascii: ">"), index < end else {
      return Layer(isOpen: true)
    }
    let inner = text.withoutSpace((index + 1)..<end)
    for offset in inner where Self.brackets.contains(bytes[offset]) { return Layer() }
    return inner.isEmpty ? Layer(isOpen: true) : Layer(inner: inner)
  }

  /// The characters `;`, `>` and `@`.
  private static let endsOfNames = ByteSet(low: 0x4800_0000_0000_0000, high: 1)

  /// The characters `<` and `>`.
  private static let brackets = ByteSet(low: 0x5000_0000_0000_0000, high: 0)
}

/// What the first two bytes and the last one of a text say about what is around its value.
///
/// A rule looks at them for each value. So this has no references, which would have to be counted.
struct EdgeBytes: Sendable {
  /// Whether anything can be around values.
  private let isUsed: Bool

  /// Whether an angle bracket at the end can close an address after a name.
  private let looksAtEnd: Bool

  /// The ASCII characters that something around a value can begin with.
  private let leading: ByteSet

  /// Those of them that any character can follow.
  private let certain: ByteSet

  /// The first two letters of labels, as ``pair(_:_:)`` numbers them.
  private let pairs: ByteSet

  /// The bytes to look at for a step; nil for a rule without the step.
  init(_ asTyped: AsTyped?) {
    isUsed = asTyped?.takesSurroundings ?? false
    looksAtEnd = asTyped?.takesDisplayName ?? false
    let marks = Array((asTyped?.kept.contains(.marks) ?? true ? "" : "\"'`<").utf8)
    let labels = asTyped?.labels.beginnings ?? []
    leading = ByteSet(of: marks + labels.flatMap(\.leadingBytes))
    certain = ByteSet(of: marks + labels.filter { $0.second == nil }.flatMap(\.leadingBytes))
    pairs = ByteSet(
      of: labels.compactMap { label in label.second.map { Self.pair(label.first, $0) } }
    )
  }

  /// Returns whether something may be around the value in a text.
  ///
  /// It is false for nearly every text, and then that is certain.
  func allowSurroundings(of text: UTF8Span) -> Bool {
    guard isUsed else { return false }
    let bytes = text.span
    guard let first = bytes.indices.first, let last = bytes.indices.last else { return false }
    let byte = bytes[first]
    if byte <= 0x20 || byte >= 0x7F || certain.contains(byte) { return true }
    // A space or an invisible character can follow the bracket.
    let end = bytes[last]
    if looksAtEnd, end == UInt8(ascii: ">") || end <= 0x20 || end >= 0x7F { return true }
    // A label can't be the whole text.
    guard leading.contains(byte), last > first else { return false }
    let next = bytes[first + 1]
    return next.isLetter ? pairs.contains(Self.pair(byte, next)) : !next.isDigit
  }

  /// Returns whether a text may be the beginning of something around a value.
  func allowBeginning(of text: UTF8Span) -> Bool {
    let bytes = text.span
    guard isUsed, let first = bytes.indices.first else { return false }
    let byte = bytes[first]
    return looksAtEnd || byte <= 0x20 || byte >= 0x7F || leading.contains(byte)
  }

  /// Returns a number below 128 for two letters, which is the same in both cases.
  ///
  /// Other letters can have the same number.
  private static func pair(_ first: UInt8, _ second: UInt8) -> UInt8 {
    ((first & 0x1F) &* 11 &+ (second & 0x1F)) & 0x7F
  }
}

extension InputLabels.Beginning {
  /// The first character in both cases.
  fileprivate var leadingBytes: [UInt8] { first.isLetter ? [first, first & 0xDF] : [first] }
}

extension ByteSet {
  /// Creates a set of ASCII characters.
  fileprivate init(of bytes: [UInt8]) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in bytes {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
    self.init(low: low, high: high)
  }
}

extension UTF8Span {
  /// Returns a range without the white space at its ends.
  func withoutSpace(_ range: Range<Int>) -> Range<Int> {
    let bytes = span
    var start = range.lowerBound
    while start < range.upperBound {
      let scalar = scalar(at: start)
      guard scalar.isWhiteSpaceProperty else { break }
      start += scalar.utf8Length
    }
    var end = range.upperBound
    while end > start {
      let last = bytes.startOfScalar(before: end)
      guard scalar(at: last).isWhiteSpaceProperty else { break }
      end = last
    }
    return start..<end
  }
}

extension Unicode.Scalar {
  /// Whether a quotation or a text in angle brackets can begin with this character.
  fileprivate var opensMarks: Bool { !closingMarks.isEmpty }

  /// Returns whether a character can end what this one begins.
  fileprivate func isClosed(by other: Unicode.Scalar) -> Bool {
    closingMarks.unicodeScalars.contains(other)
  }

  /// The characters that can end what this one begins.
  ///
  /// Languages use the same marks in different orders (CLDR, `quotationStart` and `quotationEnd`),
  /// and programs replace one of two straight marks.
  private var closingMarks: String {
    switch self {
    case "\"": "\"\u{201D}\u{201C}"
    case "'": "'\u{2019}"
    case "`": "`'\u{B4}"
    case "\u{201C}": "\u{201D}\u{201C}\""
    case "\u{201D}": "\u{201D}\""
    case "\u{201E}": "\u{201C}\u{201D}\""
    case "\u{201A}": "\u{2018}\u{2019}'"
    case "\u{2018}": "\u{2019}'"
    case "\u{2019}": "\u{2019}'"
    case "\u{AB}": "\u{BB}"
    case "\u{BB}": "\u{AB}\u{BB}"
    case "\u{2039}": "\u{203A}"
    case "\u{203A}": "\u{2039}\u{203A}"
    case "\u{300C}": "\u{300D}"
    case "\u{300E}": "\u{300F}"
    case "\u{FF62}": "\u{FF63}"
    case "<": ">"
    case "\u{27E8}": "\u{27E9}"
    case "\u{3008}": "\u{3009}"
    case "\u{300A}": "\u{300B}"
    default: ""
    }
  }
}
