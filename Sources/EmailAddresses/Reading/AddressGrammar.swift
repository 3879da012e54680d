import UnicodeText

// The grammar rules that ``PlainAddress``, ``AddressScanner`` and ``EmailParser`` share are in one
// place each: lengths, dots and quotes here, characters in ``CharacterVerdict``, labels in
// ``LabelTraits`` and ``TopLevelDomain``, literals in ``AddressLiteral``. The scanner uses them to
// find the leftmost fault, and the parser to find all faults.

/// The maximum lengths that the standards set, in bytes.
enum EmailLimits {
  // RFC 5321 §4.5.3.1.1
  static let localPart = 64

  // RFC 5321 §4.5.3.1.2
  static let domain = 255

  // RFC 5321 §4.5.3.1.3 allows a path of 256 bytes with its angle brackets. Erratum 1690 to
  // RFC 3696 derives the limit for the address between them.
  static let address = 254

  // RFC 1035 §2.3.4
  static let label = 63

  // The longest domain as written, in UTF-8. A domain of 255 ASCII characters comes from at most
  // 255 scalars of up to four bytes, unless UTS #46 removes or composes some of them. A longer name
  // is refused before it is decoded, because the cost of Punycode grows with the square of a
  // label's length.
  static let undecodedDomain = 1_020
}

/// The rule for dots on both sides of the `@`: a dot must be between two words.
///
/// RFC 5321 §4.1.2: `Dot-string = Atom *("." Atom)`, `Domain = sub-domain *("." sub-domain)`.
enum DotRule {
  /// The part before the `@`.
  case localPart

  /// The part after the `@`.
  case domain

  /// A word between dots: an atom, or a label of a domain.
  struct Word {
    /// The range of the word in bytes.
    ///
    /// For an empty word, it is the empty range between the dots.
    let range: Range<Int>

    /// Whether the word is empty, so that a dot next to it doesn't separate words.
    let isEmpty: Bool
  }

  private var atStart: EmailFault.Kind { self == .domain ? .domainDotAtStart : .localDotAtStart }

  private var inside: EmailFault.Kind {
    self == .domain ? .domainConsecutiveDots : .localConsecutiveDots
  }

  /// The fault if the last word is empty.
  var atEnd: EmailFault.Kind { self == .domain ? .domainDotAtEnd : .localDotAtEnd }

  /// Returns the fault of a dot after an empty word, for a reader that goes from left to right.
  func fault(ofDotAt offset: Int, from start: Int) -> EmailFault.Kind {
    offset == start ? atStart : inside
  }

  /// Returns the faults of a whole part, with the ranges of the dots that don't separate words.
  ///
  /// A run of these dots is one fault. Inside the part, only the first run is returned.
  func faults(in words: [Word]) -> [(kind: EmailFault.Kind, range: Range<Int>)] {
    guard let start = words.first?.range.lowerBound, let end = words.last?.range, words.count > 1
    else { return [] }
    guard let first = words.firstIndex(where: { !$0.isEmpty }),
      let last = words.lastIndex(where: { !$0.isEmpty })
    else { return [(atStart, Self.span(start, end.lowerBound))] }
    var faults: [(kind: EmailFault.Kind, range: Range<Int>)] = []
    if first > 0 {
      faults.append((atStart, Self.span(start, words[first].range.lowerBound)))
    }
    if last < words.count - 1 {
      faults.append((atEnd, Self.span(words[last].range.upperBound, end.upperBound)))
    }
    if let empty = words[first...last].firstIndex(where: \.isEmpty),
      let next = words[empty...].firstIndex(where: { !$0.isEmpty })
    {
      let surplus = Self.span(words[empty].range.lowerBound, words[next].range.lowerBound)
      faults.append((inside, surplus))
    }
    return faults
  }

  /// Returns the range between two offsets.
  ///
  /// If UTS #46 changed the number of labels, each one has the range of the whole domain. Then the
  /// first offset may be the greater one.
  private static func span(_ start: Int, _ end: Int) -> Range<Int> {
    min(start, end)..<max(start, end)
  }
}

extension Span<UInt8> {
  /// Returns the offset of the quote or bracket that closes a part that began before `start`: the
  /// first one without a backslash before it (`quoted-pair`, RFC 5322 §3.2.1).
  ///
  /// If there is none before `limit`, this is the offset where the search stopped. It is at least
  /// `limit` or the number of bytes, whichever is smaller.
  func offset(ofClosing delimiter: UInt8, from start: Int, limit: Int = .max) -> Int {
    let end = Swift.min(limit, count)
    var index = start
    while index < end, self[index] != delimiter {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}

extension UInt8 {
  /// Whether the byte is part of folding whitespace (`FWS`, RFC 5322 §3.2.2): a space, a tab, or a
  /// byte of a line end.
  var isFoldingSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
