import UnicodeText

/// The steps of one ASCII label while it is read byte by byte: RFC 1123 §2.1, RFC 5890 §2.3.1.
struct LabelSteps {
  private static let hyphen = UInt8(ascii: "-")

  /// The offset of the label in the text.
  let start: Int

  /// Whether all of it is ASCII so far; a label that is not, UTS #46 must judge.
  var isASCII = true

  /// Whether it has a digit or a hyphen, which a top-level domain has in Punycode only.
  private(set) var hasDigitOrHyphen = false

  /// Whether it starts with `xn--`.
  private(set) var isALabel = false

  private var count = 0
  private var startsWithXN = false
  private var first: UInt8 = 0
  private var third: UInt8 = 0
  private var last: UInt8 = 0

  init(start: Int) { self.start = start }

  /// Takes an ASCII letter, digit or hyphen, and returns the fault if no label has it there.
  mutating func append(_ byte: UInt8, allowsReserved: Bool) -> EmailFault.Kind? {
    last = byte
    guard isASCII else { return nil }
    if !byte.isLetter { hasDigitOrHyphen = true }
    count += 1
    switch count {
    case 1:
      first = byte.lowercasedASCII
      return byte == Self.hyphen ? .domainHyphen : nil
    case 2: startsWithXN = first == UInt8(ascii: "x") && byte.lowercasedASCII == UInt8(ascii: "n")
    case 3: third = byte
    case 4 where byte == Self.hyphen && third == Self.hyphen:
      isALabel = startsWithXN
      return startsWithXN || allowsReserved ? nil : .domainDoubleHyphen
    default: return count > EmailLimits.label ? .domainLabelTooLong : nil
    }
    return nil
  }

  /// Takes a character beyond ASCII, which no step judges.
  mutating func skip() {
    isASCII = false
    last = 0
  }

  /// The fault if the label ends here, or nil if it may.
  var faultAtEnd: EmailFault.Kind? {
    if isASCII, count == 0 { return .domainMissing }
    return last == Self.hyphen ? .domainHyphen : nil
  }
}

/// One label of a domain and its range in the text.
struct DomainLabel: Hashable, Sendable {
  /// The label, as written or in ASCII.
  var text = ""

  /// The label in Unicode, if it is an A-label.
  var unicode: String?

  /// The offsets of bytes where it was written.
  var range: Range<Int>

  /// Pairs the labels of a mapped name with the ranges of those that were written.
  ///
  /// If the mapping changed their number, each gets the range of the whole name.
  static func labels(
    of name: DomainName,
    at written: [DomainLabel],
    within whole: Range<Int>
  ) -> [DomainLabel] {
    let texts = parts(name.ascii)
    let unicode = name.unicode == name.ascii ? texts : parts(name.unicode)
    return texts.indices.map { index in
      DomainLabel(
        text: String(texts[index]),
        unicode: unicode.count == texts.count ? String(unicode[index]) : nil,
        range: texts.count == written.count ? written[index].range : whole
      )
    }
  }

  private static func parts(_ name: String) -> [Substring] {
    name.split(separator: ".", omittingEmptySubsequences: false)
  }

  /// Whether a hyphen is its first or last character.
  var hasHyphenAtAnEnd: Bool { text.hasPrefix("-") || text.hasSuffix("-") }

  /// Whether hyphens are its third and fourth character, RFC 5890 §2.3.1.
  var isReserved: Bool {
    if text.hasPrefix("xn") {
      return unicode.map { !$0.hasPrefix("xn") && Self.hasHyphensInside($0) } ?? false
    }
    return Self.hasHyphensInside(text)
  }

  private static func hasHyphensInside(_ text: String) -> Bool {
    var scalars = text.unicodeScalars.makeIterator()
    _ = (scalars.next(), scalars.next())
    return scalars.next() == "-" && scalars.next() == "-"
  }
}
