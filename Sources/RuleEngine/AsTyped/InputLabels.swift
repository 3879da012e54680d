import UnicodeText

/// The labels that people write in front of the values of a rule.
///
/// A label is compared without regard to case, and to the spaces, dots and hyphens in it:
/// `USt-IdNr` is also `USt-ID-Nr.` and `UST IDNR`. After it, there can be a word for “number”
/// (`No.`, `-Nr.`), and there must be a separator, unless the label ends with a sign, as `〒` does.
struct InputLabels: Hashable, Sendable {
  /// The labels as packs write them.
  let texts: [String]

  /// The labels, longest first.
  private let labels: [Label]

  /// The letters and signs of all labels, in simple case folding.
  private let scalars: [UInt32]

  /// The beginnings of the labels that begin with an ASCII character.
  let beginnings: [Beginning]

  /// The beginning of a label, in lowercase.
  struct Beginning: Hashable, Sendable {
    /// The first character.
    var first: UInt8

    /// The second character, if it is an ASCII letter.
    var second: UInt8?
  }

  /// One label.
  private struct Label: Hashable, Sendable {
    /// The range of its letters and signs in ``InputLabels/scalars``.
    var range: Range<Int>

    /// Whether a separator must come after it, because it ends with a letter or digit.
    var needsSeparator: Bool
  }

  /// Prepares labels for comparisons.
  init(_ texts: [String]) {
    self.texts = texts
    var labels: [Label] = []
    var scalars: [UInt32] = []
    let folded = texts.map(Self.folded).sorted { $0.count > $1.count }
    for label in folded {
      guard let last = label.last.flatMap({ Unicode.Scalar($0) }) else { continue }
      labels.append(
        Label(range: scalars.count..<(scalars.count + label.count), needsSeparator: last.isInWords)
      )
      scalars += label
    }
    self.labels = labels
    self.scalars = scalars
    beginnings = folded.compactMap { label in
      let ascii = label.prefix(2).compactMap { UInt8(exactly: $0) }.filter { $0 < 0x80 }
      guard let first = ascii.first, UInt32(first) == label.first else { return nil }
      return Beginning(first: first, second: ascii.dropFirst().first { $0.isLetter })
    }
  }

  /// Returns the letters and signs of a label, in simple case folding.
  private static func folded(_ text: String) -> [UInt32] {
    text.unicodeScalars.filter { !$0.isInsideLabels }.map(\.folded)
  }

  /// Returns why a text can't be a label, or nil if it can.
  ///
  /// A label has one to sixty characters, and some of them are letters or signs. Digits alone would
  /// be a part of values.
  static func fault(of text: String) -> String? {
    if text.unicodeScalars.count > 60 { return "a label has at most 60 characters" }
    let scalars = folded(text).compactMap { Unicode.Scalar($0) }
    if scalars.allSatisfy({ $0.decimalDigitValue != nil }) {
      return "a label has at least one letter or sign"
    }
    return nil
  }

  /// Finds the value after a label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The bytes to look at.
  ///   - isSeparatedByDots: Whether a dot without a space after it is a separator.
  /// - Returns: The bytes after the label, and whether more typing could complete a label.
  /// - Complexity: O(*m* + *n*) in the number of characters of all labels, and of the separators
  ///   after them. It allocates nothing.
  func layer(
    of text: UTF8Span,
    in range: Range<Int>,
    separatedByDots isSeparatedByDots: Bool
  ) -> AsTyped.Layer {
    var isOpen = false
    for index in labels.indices {
      switch end(of: labels[index], in: text, range) {
      case .none: continue
      case .open: isOpen = true
      case .end(let end):
        let rest = Self.rest(
          of: text,
          in: end..<range.upperBound,
          needsSeparator: labels[index].needsSeparator,
          separatedByDots: isSeparatedByDots
        )
        isOpen = isOpen || rest.isOpen
        if let start = rest.start {
          return AsTyped.Layer(inner: start..<range.upperBound, isOpen: isOpen)
        }
      }
    }
    return AsTyped.Layer(isOpen: isOpen)
  }

  /// The result of looking for a word at the beginning of a text.
  fileprivate enum Match {
    /// The text begins with something else.
    case none

    /// The text is the beginning of the word, or of a value.
    case open

    /// The word ends at an offset.
    case end(Int)
  }

  private func end(of label: Label, in text: UTF8Span, _ range: Range<Int>) -> Match {
    var offset = range.lowerBound
    for index in label.range {
      var skipped = 0
      while true {
        guard offset < range.upperBound else { return .open }
        let scalar = text.scalar(at: offset)
        if scalar.folded == scalars[index] {
          offset += scalar.utf8Length
          break
        }
        guard index > label.range.lowerBound, skipped < 2, scalar.isInsideLabels else {
          return .none
        }
        skipped += 1
        offset += scalar.utf8Length
      }
    }
    return .end(offset)
  }
}

// What comes between a label and its value.
extension InputLabels {
  /// Returns where the value begins after a label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The bytes after the label.
  ///   - needsSeparator: Whether a separator must come first.
  ///   - isSeparatedByDots: Whether a dot without a space after it is a separator.
  /// - Returns: The offset, or nil if there is no separator or no value, and whether more typing
  ///   could change that.
  private static func rest(
    of text: UTF8Span,
    in range: Range<Int>,
    needsSeparator: Bool,
    separatedByDots isSeparatedByDots: Bool
  ) -> (start: Int?, isOpen: Bool) {
    var start = text.endOfSeparators(in: range, withDots: isSeparatedByDots)
    var isSeparated = start > range.lowerBound || !needsSeparator
    var isOpen = false
    // In `IBAN-Nr.`, the hyphen belongs to the word.
    let hyphen = start..<range.upperBound
    let isHyphen = !hyphen.isEmpty && text.span[start] == UInt8(ascii: "-")
    switch numberWord(of: text, in: isHyphen ? hyphen.dropFirst() : hyphen) {
    case .none: break
    case .open: isOpen = true
    case .end(let end):
      let after = text.endOfSeparators(in: end..<range.upperBound, withDots: isSeparatedByDots)
      if after > end || !text.endsWithWord(before: end) {
        start = after
        isSeparated = true
      }
    }
    if start >= range.upperBound { return (nil, true) }
    return (isSeparated ? start : nil, isOpen)
  }

  /// Finds a word for “number” that people write after labels of many languages.
  ///
  /// `NO` is only such a word with a full stop or colon after it, because it is also the code of
  /// Norway, as in `VAT NO 995 525 828 MVA`.
  private static func numberWord(of text: UTF8Span, in range: Range<Int>) -> Match {
    var isOpen = false
    for word in numberWords {
      switch match(word, in: text, range) {
      case .none: continue
      case .open: isOpen = true
      case .end(range.upperBound): isOpen = true
      case .end(let end):
        let bytes = text.span
        let isNorway =
          word.utf8.count == 2 && bytes[range.lowerBound] == UInt8(ascii: "N")
          && bytes[end - 1] == UInt8(ascii: "O")
        let isMarked = end < range.upperBound && ".:".utf8.contains(bytes[end])
        if !isNorway || isMarked { return .end(end) }
      }
    }
    return isOpen ? .open : .none
  }

  private static let numberWords =
    "number num nr no n\u{B0} n\u{BA} \u{2116}".split(separator: " ").map(String.init)

  /// Compares the beginning of a text with a word in simple case folding.
  private static func match(_ word: String, in text: UTF8Span, _ range: Range<Int>) -> Match {
    var offset = range.lowerBound
    for wanted in word.unicodeScalars {
      guard offset < range.upperBound else { return .open }
      let scalar = text.scalar(at: offset)
      guard scalar.folded == wanted.value else { return .none }
      offset += scalar.utf8Length
    }
    return .end(offset)
  }
}

extension UTF8Span {
  /// Returns the end of the separators at the beginning of a range: white space, `.`, `:`, `=`,
  /// `#`, a hyphen between spaces, and two slashes right after a colon, as in `mailto://`.
  ///
  /// Two colons belong to the value, as in `IP: ::1`. Without `hasDots`, a dot with no space after
  /// it does so, too, as in `mail.example.org`.
  fileprivate func endOfSeparators(in range: Range<Int>, withDots hasDots: Bool) -> Int {
    var end = range.lowerBound
    while end < range.upperBound {
      let scalar = scalar(at: end)
      let next = end + scalar.utf8Length
      switch scalar {
      case ":" where next < range.upperBound && self.scalar(at: next) == ":": return end
      case "."
      where !hasDots && next < range.upperBound && !self.scalar(at: next).isSeparatorAfterDot:
        return end
      case ".", ":", "=", "#", "\u{FF1A}": break
      case "/":
        guard end > range.lowerBound, span[end - 1] == UInt8(ascii: ":"),
          next + 1 < range.upperBound, self.scalar(at: next) == "/"
        else { return end }
        end = next + 1
        continue
      case "-":
        guard end > range.lowerBound, isSpace(before: end), next < range.upperBound,
          self.scalar(at: next).isWhiteSpaceProperty
        else { return end }
      default: guard scalar.isWhiteSpaceProperty else { return end }
      }
      end = next
    }
    return end
  }

  private func isSpace(before offset: Int) -> Bool {
    scalar(at: span.startOfScalar(before: offset)).isWhiteSpaceProperty
  }

  /// Returns whether the scalar before an offset is a letter, mark or number.
  fileprivate func endsWithWord(before offset: Int) -> Bool {
    scalar(at: span.startOfScalar(before: offset)).isInWords
  }
}

extension Unicode.Scalar {
  /// Whether a dot before this character ends a word, as in `Mail.: ann@example.org`.
  fileprivate var isSeparatorAfterDot: Bool { self == ":" || isWhiteSpaceProperty }

  /// The scalar in simple case folding.
  fileprivate var folded: UInt32 {
    isASCII
      ? UInt32(UInt8(truncatingIfNeeded: value).lowercasedASCII)
      : ScalarProperties.folding(of: value)
  }

  /// Whether people can leave out this character within labels.
  fileprivate var isInsideLabels: Bool {
    switch self {
    case " ", ".", "-", "/", "'", "\u{2019}", "(", ")": true
    default: false
    }
  }
}
