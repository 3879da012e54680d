import UnicodeText

/// What one look at a label in ASCII tells: which rules of RFC 1123 §2.1 and RFC 5890 §2.3.1 it
/// breaks, and whether it is encoded.
///
/// ``PlainAddress`` accepts labels without any of these traits, ``AddressScanner`` asks for the
/// first fault, ``EmailParser`` reports all.
struct LabelTraits: OptionSet {
  let rawValue: UInt8

  /// It starts with a hyphen.
  static let hyphenAtStart = Self(rawValue: 1 << 0)

  /// Its third and fourth character are hyphens, and it does not start with `xn`.
  static let reserved = Self(rawValue: 1 << 1)

  /// It has more characters than the DNS takes.
  static let tooLong = Self(rawValue: 1 << 2)

  /// It has no character.
  static let missing = Self(rawValue: 1 << 3)

  /// It ends with a hyphen.
  static let hyphenAtEnd = Self(rawValue: 1 << 4)

  /// It starts with `xn--`, which is no fault: UTS #46 must judge what it encodes.
  static let encoded = Self(rawValue: 1 << 5)

  private static let hyphen = UInt8(ascii: "-")

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Looks at a label of ASCII letters, digits and hyphens.
  @inline(__always)
  init(_ bytes: borrowing Span<UInt8>, _ label: Range<Int>) {
    let start = label.lowerBound
    self = []
    guard !label.isEmpty else {
      insert(.missing)
      return
    }
    if bytes[start] == Self.hyphen { insert(.hyphenAtStart) }
    if bytes[label.upperBound - 1] == Self.hyphen { insert(.hyphenAtEnd) }
    if label.count > EmailLimits.label { insert(.tooLong) }
    if label.count >= 4, bytes[start + 2] == Self.hyphen, bytes[start + 3] == Self.hyphen {
      let startsWithXN =
        bytes[start] | 0x20 == UInt8(ascii: "x") && bytes[start + 1] | 0x20 == UInt8(ascii: "n")
      insert(startsWithXN ? .encoded : .reserved)
    }
  }

  /// Whether it starts or ends with a hyphen.
  var hasHyphenAtAnEnd: Bool { !isDisjoint(with: [.hyphenAtStart, .hyphenAtEnd]) }

  /// Returns the first fault, read from the left, that is one whatever follows the label, and the
  /// distance from the label's start to the byte where it shows.
  func firstFault(allowsReserved: Bool) -> (kind: EmailFault.Kind, distance: Int)? {
    if contains(.hyphenAtStart) { return (.domainHyphen, 0) }
    if contains(.reserved), !allowsReserved { return (.domainDoubleHyphen, 3) }
    return contains(.tooLong) ? (.domainLabelTooLong, EmailLimits.label) : nil
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

  /// What the rules for labels in ASCII say of it; to them, a character beyond ASCII is what a
  /// letter is.
  ///
  /// An encoded label is also reserved if its Unicode form is. Only a label in ASCII is too long.
  var traits: LabelTraits {
    var utf8 = text.utf8Span
    guard utf8.checkForASCII() else {
      // A hyphen with a combining mark is no hyphen.
      let letters = text.flatMap { character in
        character.unicodeScalars.map {
          character.utf8.count == 1 ? UInt8(ascii: $0) : UInt8(ascii: "a")
        }
      }
      return LabelTraits(letters.span, 0..<letters.count).subtracting(.tooLong)
    }
    let traits = LabelTraits(utf8.span, 0..<utf8.count)
    guard traits.contains(.encoded), let unicode else { return traits }
    // Only the first four characters matter; reading all cost international addresses 10 %.
    let start = unicode.unicodeScalars.prefix(4).map {
      $0.isASCII ? UInt8(ascii: $0) : UInt8(ascii: "a")
    }
    return traits.union(LabelTraits(start.span, 0..<start.count).intersection(.reserved))
  }
}
