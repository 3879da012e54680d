import FrozenTables

/// The compiled numbers of a region.
///
/// A plan is one word, which leads to ``Contents``; each question reads only what it needs from
/// there. A method of the contents themselves would copy all of them for each call, which are over
/// a thousand bytes.
struct PhonePlan: Sendable {
  let contents: FrozenReference<Contents>

  /// The calling code, 1 to 999.
  @inline(__always)
  var callingCode: Int { contents.value.callingCode }

  /// The digits with which the region's numbers start, where a calling code is shared.
  @inline(__always)
  var leadingDigits: DigitTree? { contents.value.leadingDigits }

  /// The digits that are dialled before a calling code.
  var internationalPrefixes: DigitTree? { contents.value.internationalPrefixes }

  /// How numbers are written.
  var formats: PhoneFormats { contents.value.formats }

  /// Returns an example of a type that has ranges; nil if there is none.
  func example(of type: PhoneNumberType) -> PackedDigits? {
    let digits = contents.value.examples[type.bit]
    return digits.count > 0 ? digits : nil
  }

  /// Whether digits form any number of the region, of whatever length.
  func isViable(_ digits: DialledDigits) -> Bool {
    contents.value.ranges.membership(of: digits).contains(.inRange)
  }

  /// Returns the ranges of the region to which a number belongs.
  @inline(__always)
  func membership(of digits: DialledDigits) -> PhoneRangeMembership {
    contents.value.ranges.membership(of: digits)
  }

  /// Whether a number of some digits could exist.
  func possibility(ofLength length: Int) -> PhoneNumberPossibility {
    contents.value.anyLengths.possibility(of: length)
  }

  /// Whether a number of some digits could exist and be of a type.
  func possibility(ofLength length: Int, type: PhoneNumberType) -> PhoneNumberPossibility {
    switch type {
    case .unknown: contents.value.anyLengths.possibility(of: length)
    case .fixedLineOrMobile:
      contents.value.lengths[PhoneNumberType.fixedLine.bit]
        .union(contents.value.lengths[PhoneNumberType.mobile.bit]).possibility(of: length)
    default: contents.value.lengths[type.bit].possibility(of: length)
    }
  }

  /// Removes an international prefix, unless a zero follows it: no calling code begins with one.
  func stripInternationalPrefix(from digits: inout DialledDigits) -> Bool {
    guard let tree = contents.value.internationalPrefixes else { return false }
    let found = tree.prefixLengths(of: digits)
    guard found != 0 else { return false }
    let length = 31 - found.leadingZeroBitCount
    guard digits[length] != 0 else { return false }
    digits.removeFirst(length)
    return true
  }

  /// Whether a rule of dialling may fit; if not, the digits are a national number as they are.
  @inline(__always)
  func mayHaveNationalPrefix(_ digits: DialledDigits) -> Bool {
    contents.value.dialledFirst & 1 << UInt16(digits[0] & 15) != 0
  }

  /// Removes what is dialled before a national number at home.
  ///
  /// - Returns: The carrier code that was dialled; no digits if there was none.
  func stripNationalPrefix(from digits: inout DialledDigits) -> PackedDigits {
    guard digits.count > 0 else { return PackedDigits() }
    for index in 0..<contents.value.dialling.count {
      guard let result = contents.value.dialling[index].apply(to: digits) else { continue }
      if isViable(digits), !isViable(result.digits) { return PackedDigits() }
      digits = result.digits
      return result.carrier
    }
    return PackedDigits()
  }

  /// What a plan holds.
  struct Contents: Sendable, BitwiseCopyable {
    // What every number needs stands first, close together in memory.
    let callingCode: Int
    let ranges: PhoneRangeTree

    /// The possible lengths of numbers of all types.
    let anyLengths: PhoneLengths

    /// The digits with which any of the rules of ``dialling`` begins, as bits.
    let dialledFirst: UInt16

    let leadingDigits: DigitTree?
    let internationalPrefixes: DigitTree?
    let dialling: FrozenTable<PhoneDiallingStep>
    let formats: PhoneFormats

    /// For each first digit the second ones that ``leadingDigits`` allow, as bits.
    let leadingPairs: InlineArray<10, UInt16>

    /// The possible lengths of each type, by ``PhoneNumberType/bit``.
    let lengths: InlineArray<10, PhoneLengths>

    /// A number of each type, by the same bits; no digits where there is none.
    let examples: InlineArray<10, PackedDigits>
  }
}

/// The lengths that numbers of a region, or of one type, may have, as bits.
struct PhoneLengths: Sendable, Hashable, BitwiseCopyable {
  /// The lengths that are possible from everywhere.
  let possible: UInt32

  /// The lengths that are possible only within an area.
  let local: UInt32

  /// Judges a length.
  func possibility(of length: Int) -> PhoneNumberPossibility {
    let bit: UInt32 = length < 32 ? 1 << UInt32(length) : 0
    if local & bit != 0 { return .possibleLocally }
    if possible & bit != 0 { return .possible }
    guard possible != 0 else { return .wrongLength }
    if length < possible.trailingZeroBitCount { return .tooShort }
    return length > 31 - possible.leadingZeroBitCount ? .tooLong : .wrongLength
  }

  /// Returns the lengths that either has.
  func union(_ other: PhoneLengths) -> PhoneLengths {
    PhoneLengths(possible: possible | other.possible, local: local | other.local)
  }
}
