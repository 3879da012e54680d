import UnicodeText

/// The traits of a label: whether it is encoded, and the rules of RFC 1123 §2.1 and RFC 5891
/// §4.2.3.1 that it breaks.
///
/// ``PlainAddress`` accepts labels without any of these traits, ``AddressScanner`` uses the first
/// fault, and ``EmailParser`` reports all faults.
struct LabelTraits: OptionSet {
  let rawValue: UInt8

  /// The label starts with a hyphen.
  static let hyphenAtStart = Self(rawValue: 1 << 0)

  /// The label isn't ASCII, at least in its Unicode form, and its third and fourth character are
  /// hyphens (RFC 5891 §4.2.3.1).
  ///
  /// RFC 5890 §2.3.1 also reserves such ASCII labels, but the DNS has them: `qa--acme.example`.
  static let reserved = Self(rawValue: 1 << 1)

  /// The label is longer than the DNS allows.
  static let tooLong = Self(rawValue: 1 << 2)

  /// The label is empty.
  static let missing = Self(rawValue: 1 << 3)

  /// The label ends with a hyphen.
  static let hyphenAtEnd = Self(rawValue: 1 << 4)

  /// The label starts with `xn--`.
  ///
  /// That isn't a fault: UTS #46 must judge the encoded label.
  static let encoded = Self(rawValue: 1 << 5)

  private static let hyphen = UInt8(ascii: "-")

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the traits of a label that consists of ASCII letters, digits and hyphens.
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
      if startsWithXN { insert(.encoded) }
    }
  }

  /// Whether the label starts or ends with a hyphen.
  var hasHyphenAtAnEnd: Bool { !isDisjoint(with: [.hyphenAtStart, .hyphenAtEnd]) }

  /// The leftmost fault of an ASCII label that no text after it can fix, and its distance from the
  /// start of the label.
  var firstFault: (kind: EmailFault.Kind, distance: Int)? {
    if contains(.hyphenAtStart) { return (.domainHyphen, 0) }
    return contains(.tooLong) ? (.domainLabelTooLong, EmailLimits.label) : nil
  }
}

/// One label of a domain and its range in the text.
struct DomainLabel: Hashable, Sendable {
  /// The label, as written or in ASCII.
  var text = ""

  /// The label in Unicode, if it is an A-label.
  var unicode: String?

  /// The range of the written label in bytes.
  var range: Range<Int>

  /// Returns the labels of a mapped name with the ranges of the written labels.
  ///
  /// If the mapping changed the number of labels, each one gets the range of the whole name.
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
    name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(
      Substring.init
    )
  }

  /// The traits of the label.
  ///
  /// A character outside ASCII counts as a letter.
  ///
  /// An encoded label is also reserved if its Unicode form is. Only an ASCII label can be too long.
  var traits: LabelTraits {
    var utf8 = text.utf8Span
    guard utf8.checkForASCII() else {
      // A hyphen with a combining mark doesn't count as a hyphen.
      let letters = text.flatMap { character in
        character.unicodeScalars.map {
          character.utf8.count == 1 ? UInt8(ascii: $0) : UInt8(ascii: "a")
        }
      }
      let traits = LabelTraits(letters.span, 0..<letters.count).subtracting(.tooLong)
      return Self.hasReservedHyphens(letters) ? traits.union(.reserved) : traits
    }
    let traits = LabelTraits(utf8.span, 0..<utf8.count)
    guard traits.contains(.encoded), let unicode else { return traits }
    // Only the first four characters matter. Reading all of them slowed international addresses by
    // 10%.
    let start = unicode.unicodeScalars.prefix(4).map {
      $0.isASCII ? UInt8(ascii: $0) : UInt8(ascii: "a")
    }
    return Self.hasReservedHyphens(start) ? traits.union(.reserved) : traits
  }

  /// Returns whether the third and the fourth character of a label in Unicode are hyphens.
  ///
  /// A label that still starts with `xn--` wasn't decoded. That is a fault of its own, or of
  /// another label.
  private static func hasReservedHyphens(_ letters: [UInt8]) -> Bool {
    letters.dropFirst(2).starts(with: "--".utf8) && !letters.starts(with: "xn".utf8)
  }
}
