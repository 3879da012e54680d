import FrozenTables

/// The compiled numbers of a region.
///
/// A plan is one word that points to ``Contents``, and each question reads only the parts that it
/// needs. A method of the contents themselves would copy all of their more than 1,000 bytes for
/// each call.
struct PhonePlan: Sendable {
  let contents: FrozenReference<Contents>

  /// The calling code, 1 to 999.
  @inline(__always)
  var callingCode: Int { contents.value.callingCode }

  /// The digits that the region's numbers start with, if the region shares its calling code.
  @inline(__always)
  var leadingDigits: DigitTree? { contents.value.leadingDigits }

  /// The digits that are dialed before a calling code.
  var internationalPrefixes: DigitTree? { contents.value.internationalPrefixes }

  /// How numbers are written.
  var formats: PhoneFormats { contents.value.formats }

  /// Returns an example of a type that has ranges; nil if there is none.
  func example(of type: PhoneNumberType) -> PackedDigits? {
    let digits = contents.value.examples[type.bit]
    return digits.count > 0 ? digits : nil
  }

  /// Whether digits form any number of the region, no matter how long.
  func isViable(_ digits: DialledDigits) -> Bool {
    contents.value.ranges.membership(of: digits).contains(.inRange)
  }

  /// Returns the ranges of the region that a number belongs to.
  @inline(__always)
  func membership(of digits: DialledDigits) -> PhoneRangeMembership {
    contents.value.ranges.membership(of: digits)
  }

  /// Returns whether a number with a count of digits can exist.
  func possibility(ofLength length: Int) -> PhoneNumberPossibility {
    contents.value.anyLengths.possibility(of: length)
  }

  /// Returns whether a number with a count of digits can exist and have a type.
  func possibility(ofLength length: Int, type: PhoneNumberType) -> PhoneNumberPossibility {
    switch type {
    case .unknown: contents.value.anyLengths.possibility(of: length)
    case .fixedLineOrMobile:
      contents.value.lengths[PhoneNumberType.fixedLine.bit]
        .union(contents.value.lengths[PhoneNumberType.mobile.bit]).possibility(of: length)
    default: contents.value.lengths[type.bit].possibility(of: length)
    }
  }

  /// Removes an international prefix unless a zero follows it, because no calling code begins with
  /// 0.
  func stripInternationalPrefix(from digits: inout DialledDigits) -> Bool {
    guard let tree = contents.value.internationalPrefixes else { return false }
    let found = tree.prefixLengths(of: digits)
    guard found != 0 else { return false }
    let length = 31 - found.leadingZeroBitCount
    guard digits[length] != 0 else { return false }
    digits.removeFirst(length)
    return true
  }

  /// Whether a dialing rule can fit.
  ///
  /// If not, the digits already are a national number.
  @inline(__always)
  func mayHaveNationalPrefix(_ digits: DialledDigits) -> Bool {
    contents.value.dialledFirst & 1 << UInt16(digits[0] & 15) != 0
  }

  /// Removes the digits that are dialed before a national number in its own country.
  ///
  /// - Returns: The carrier code that was dialed; no digits if there was none.
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

  /// The contents of a plan.
  struct Contents: Sendable, BitwiseCopyable {
    // The data that every number needs comes first, close together in memory.
    let callingCode: Int
    let ranges: PhoneRangeTree

    /// The possible lengths of numbers of all types.
    let anyLengths: PhoneLengths

    /// The first digits of all rules in ``dialling``, as a bit mask.
    let dialledFirst: UInt16

    let leadingDigits: DigitTree?
    let internationalPrefixes: DigitTree?
    let dialling: FrozenTable<PhoneDiallingStep>
    let formats: PhoneFormats

    /// The second digits that ``leadingDigits`` allow after each first digit, as bit masks.
    let leadingPairs: InlineArray<10, UInt16>

    /// The possible lengths of each type, by ``PhoneNumberType/bit``.
    let lengths: InlineArray<10, PhoneLengths>

    /// An example of each type, by the same bits; no digits if there is none.
    let examples: InlineArray<10, PackedDigits>
  }
}

/// The possible lengths of a region's numbers, or of one type's numbers, as bit masks.
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

  /// Returns the lengths that either of the two has.
  func union(_ other: PhoneLengths) -> PhoneLengths {
    PhoneLengths(possible: possible | other.possible, local: local | other.local)
  }
}
