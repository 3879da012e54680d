import FrozenTables

extension PhonePlan {
  /// Compiles a description.
  ///
  /// - Throws: `PhoneRegionError` if the description contradicts itself.
  init(_ description: PhoneRegion.Description, in memory: FrozenMemory) throws(PhoneRegionError) {
    contents = memory.reference(to: try Contents(description, in: memory))
  }
}

extension PhonePlan.Contents {
  /// Compiles a description.
  init(_ description: PhoneRegion.Description, in memory: FrozenMemory) throws(PhoneRegionError) {
    let prefixes = try DigitRanges(
      patterns: description.internationalPrefixes,
      part: "international-prefixes"
    )
    guard 1...999 ~= description.callingCode else {
      throw PhoneRegionError(part: "calling-code", reason: "it isn't a number from 1 to 999")
    }
    let ranges = Self.rangesByBit(of: description)
    anyLengths = try Self.lengths(
      description.anyLengths,
      description.anyLocalLengths,
      of: description.anyRanges,
      "any"
    )
    lengths = try Self.lengthsByBit(of: description, ranges)
    examples = Self.examples(of: description)
    self.ranges = PhoneRangeTree(
      try PhoneRangeTreeBuilder(ranges),
      possible: Self.possibleRanges(lengths, anyLengths),
      in: memory
    )

    callingCode = description.callingCode
    leadingDigits = description.leadingDigits.map { DigitTree($0, in: memory) }
    leadingPairs = description.leadingDigits?.firstPairs ?? InlineArray(repeating: 0x3FF)
    internationalPrefixes = prefixes.isEmpty ? nil : DigitTree(prefixes, in: memory)
    dialling = memory.table(try Self.diallingSteps(of: description, in: memory))
    dialledFirst = description.dialling.reduce(0) { $0 | $1.firstDigits }
    formats = try PhoneFormats(description, in: memory)
  }

  /// Returns the ranges of a description, in the order of the bits of ``PhoneRangeMembership``.
  private static func rangesByBit(of description: PhoneRegion.Description) -> [DigitRanges] {
    let empty = DigitRanges()
    return PhoneNumberType.withRanges.map { description.ranges[$0] ?? empty }
      + [description.anyRanges, description.domesticOnly ?? empty]
  }

  /// Returns the lengths of each type from the types' ranges, in the order of the bits.
  private static func lengthsByBit(
    of description: PhoneRegion.Description,
    _ ranges: [DigitRanges]
  ) throws(PhoneRegionError) -> InlineArray<10, PhoneLengths> {
    var lengths = InlineArray<10, PhoneLengths>(repeating: PhoneLengths(possible: 0, local: 0))
    for (bit, type) in PhoneNumberType.withRanges.enumerated() {
      lengths[bit] = try Self.lengths(
        description.lengths[type] ?? [],
        description.localLengths[type] ?? [],
        of: ranges[bit],
        type.rawValue
      )
    }
    return lengths
  }

  private static func diallingSteps(
    of description: PhoneRegion.Description,
    in memory: FrozenMemory
  ) throws(PhoneRegionError) -> [PhoneDiallingStep] {
    var steps: [PhoneDiallingStep] = []
    for (index, rule) in description.dialling.enumerated() {
      steps.append(try PhoneDiallingStep(rule, "dialled[\(index)]", in: memory))
    }
    return steps
  }

  private static func examples(
    of description: PhoneRegion.Description
  ) -> InlineArray<10, PackedDigits> {
    var examples = InlineArray<10, PackedDigits>(repeating: PackedDigits())
    for (bit, type) in PhoneNumberType.withRanges.enumerated() {
      for digit in (description.examples[type] ?? "").utf8 {
        examples[bit].append(digit &- UInt8(ascii: "0"))
      }
    }
    return examples
  }

  /// Returns, for each length, the ranges where numbers of that length are possible.
  private static func possibleRanges(
    _ lengths: InlineArray<10, PhoneLengths>,
    _ anyLengths: PhoneLengths
  ) -> InlineArray<32, PhoneRangeMembership> {
    var ranges = InlineArray<32, PhoneRangeMembership>(repeating: .domesticOnly)
    for length in 0..<32 {
      let mask = UInt32(1) << UInt32(length)
      for bit in 0..<10 where lengths[bit].possible & mask != 0 {
        ranges[length].insert(PhoneRangeMembership(rawValue: 1 << UInt16(bit)))
      }
      if anyLengths.possible & mask != 0 { ranges[length].insert(.any) }
    }
    return ranges
  }

  private static func lengths(
    _ possible: [Int],
    _ local: [Int],
    of ranges: DigitRanges,
    _ key: String
  ) throws(PhoneRegionError) -> PhoneLengths {
    var masks: (possible: UInt32, local: UInt32) = (0, 0)
    for length in possible + local where !(1...DigitRanges.longest ~= length) {
      throw PhoneRegionError(part: "lengths", reason: "a number can't have \(length) digits")
    }
    for length in possible { masks.possible |= 1 << UInt32(length) }
    for length in local { masks.local |= 1 << UInt32(length) }
    if possible.isEmpty { masks.possible = ranges.allLengths }
    let both = masks.possible & masks.local
    if both != 0 {
      throw PhoneRegionError(
        part: "local-lengths.\(key)",
        reason: "numbers of \(both.trailingZeroBitCount) digits can also be dialed from anywhere"
      )
    }
    return PhoneLengths(possible: masks.possible, local: masks.local)
  }
}

extension PhoneRegion.DiallingRule {
  /// The first digits of the numbers that the rule fits, as a bit mask.
  fileprivate var firstDigits: UInt16 {
    var digits: UInt16 = 0
    for prefix in strip {
      if let first = prefix.utf8.first { digits |= 1 << UInt16(first & 15) }
    }
    guard strip.allSatisfy(\.isEmpty) || strip.contains("") else { return digits }
    guard let next = carrier ?? keep else { return 0x3FF }
    return digits | next.firstDigits
  }
}

extension DigitRanges {
  /// Creates a set from the strings of some patterns, skipping empty patterns.
  init(patterns: [String], part: String) throws(PhoneRegionError) {
    self.init()
    for pattern in patterns where !pattern.isEmpty {
      do throws(DigitRangesError) {
        try add(pattern, lengths: [DigitPattern(pattern).count])
      } catch {
        throw PhoneRegionError(part: part, reason: "`\(pattern)` isn't a pattern of new digits")
      }
    }
  }

  /// The possible second digits for each first digit of the strings in the set, as bit masks.
  ///
  /// Any digit can follow a string of a single digit.
  fileprivate var firstPairs: InlineArray<10, UInt16> {
    if lengths(at: .none) != 0 { return InlineArray(repeating: 0x3FF) }
    var pairs = InlineArray<10, UInt16>(repeating: 0)
    for first in UInt8(0)...9 {
      let link = link(from: 0, first)
      if link == .none { continue }
      let isEnd = link.isLeaf || lengths(at: link) != 0
      for second in UInt8(0)...9
      where isEnd || self.link(from: link.index, second) != .none {
        pairs[Int(first)] |= 1 << UInt16(second)
      }
    }
    return pairs
  }

  /// The digits that the strings in the set begin with, as a bit mask.
  fileprivate var firstDigits: UInt16 {
    if lengths(at: .none) != 0 { return 0x3FF }
    return (UInt8(0)...9).reduce(0) { link(from: 0, $1) == .none ? $0 : $0 | 1 << UInt16($1) }
  }
}

extension PhoneDiallingStep {
  /// Compiles a rule.
  init(
    _ rule: PhoneRegion.DiallingRule,
    _ part: String,
    in memory: FrozenMemory
  ) throws(PhoneRegionError) {
    let stripped = try DigitRanges(patterns: rule.strip, part: part + ".strip")
    strip = stripped.isEmpty ? nil : DigitTree(stripped, in: memory)
    isStripOptional = rule.strip.contains("")
    carrier = rule.carrier.map { DigitTree($0, in: memory) }
    keep = rule.keep.map { DigitTree($0, in: memory) }
    isWhole = rule.isWhole
    dropped = try Self.digits(rule.dropped, part + ".drop")
    inserted = try Self.digits(rule.inserted, part + ".insert")
  }

  private static func digits(
    _ text: String,
    _ part: String
  ) throws(PhoneRegionError) -> PackedDigits {
    var digits = PackedDigits()
    for byte in text.utf8 {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, digits.count < 16 else {
        throw PhoneRegionError(part: part, reason: "`\(text)` isn't a number of at most 16 digits")
      }
      digits.append(byte - UInt8(ascii: "0"))
    }
    return digits
  }
}
