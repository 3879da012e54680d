/// The compiled numbers of a region.
///
/// It is a pointer to ``Contents``, and reads from there only what a question needs. A method of the
/// contents themselves would copy all of them for each call. No references are counted.
///
/// SAFETY: The pointer is into the ``PhoneRegionMemory`` of the ``PhoneRegion`` that owns the plan.
/// A ``PhoneDirectory`` keeps its regions for as long as it lives.
struct PhonePlan: @unchecked Sendable {
  let contents: UnsafePointer<Contents>

  /// The calling code, 1 to 999.
  @inline(__always)
  var callingCode: Int { contents.pointee.callingCode }

  /// The digits with which the region's numbers start, where a calling code is shared.
  @inline(__always)
  var leadingDigits: DigitTree? { contents.pointee.leadingDigits }

  /// The digits that are dialled before a calling code.
  var internationalPrefixes: DigitTree? { contents.pointee.internationalPrefixes }

  /// For each first digit the second ones that ``leadingDigits`` allow, as bits.
  var leadingPairs: InlineArray<10, UInt16> { contents.pointee.leadingPairs }

  /// A number of the type with a bit of ``PhoneKinds``, or nil if there is none.
  func example(ofType bit: Int) -> PackedDigits? {
    let digits = contents.pointee.examples[bit]
    return digits.count > 0 ? digits : nil
  }

  /// How numbers are written.
  var formats: PhoneFormats { contents.pointee.formats }

  /// Whether digits form any number of the region.
  func isViable(_ digits: DialledDigits) -> Bool {
    contents.pointee.ranges.kinds(of: digits).contains(.inRange)
  }

  /// The kinds of a number.
  func kinds(of digits: DialledDigits) -> PhoneKinds {
    contents.pointee.ranges.kinds(of: digits)
  }

  /// Whether a number of some digits could exist.
  func possibility(ofLength length: Int) -> PhoneNumberPossibility {
    contents.pointee.anyLengths.possibility(of: length)
  }

  /// Whether a number of some digits could exist and be of a type.
  func possibility(ofLength length: Int, type: PhoneNumberType) -> PhoneNumberPossibility {
    switch type {
    case .unknown: contents.pointee.anyLengths.possibility(of: length)
    case .fixedLineOrMobile:
      contents.pointee.lengths[8].union(contents.pointee.lengths[9]).possibility(of: length)
    default:
      if let bit = PhoneKinds.bit(of: type) {
        contents.pointee.lengths[bit].possibility(of: length)
      } else {
        .wrongLength
      }
    }
  }

  /// Removes an international prefix, unless a zero follows: calling codes have none in front.
  func stripInternationalPrefix(from digits: inout DialledDigits) -> Bool {
    guard let tree = contents.pointee.internationalPrefixes else { return false }
    let found = tree.prefixLengths(of: digits)
    guard found != 0 else { return false }
    let length = 31 - found.leadingZeroBitCount
    guard digits[length] != 0 else { return false }
    digits.removeFirst(length)
    return true
  }

  /// Whether a rule may fit; if not, the digits are a national number as they are.
  @inline(__always)
  func mayHaveNationalPrefix(_ digits: DialledDigits) -> Bool {
    contents.pointee.dialledFirst & 1 << UInt16(digits[0] & 15) != 0
  }

  /// Removes what is dialled before a national number at home.
  ///
  /// - Returns: The carrier code that was dialled.
  func stripNationalPrefix(from digits: inout DialledDigits) -> PackedDigits {
    guard digits.count > 0 else { return PackedDigits() }
    for index in 0..<contents.pointee.diallingCount {
      guard let result = contents.pointee.dialling[index].apply(to: digits) else { continue }
      if isViable(digits), !isViable(result.digits) { return PackedDigits() }
      digits = result.digits
      return result.carrier
    }
    return PackedDigits()
  }
}

extension PhonePlan {
  /// What a plan holds: plain values, and pointers into the memory where it is itself.
  struct Contents: BitwiseCopyable {
    // What every number needs stands first, close together in memory.
    let callingCode: Int
    let ranges: PhoneKindTree

    /// The possible lengths of numbers of all types.
    let anyLengths: PhoneLengths

    /// The digits with which any of the rules of ``dialling`` begins, as bits.
    let dialledFirst: UInt16

    let leadingDigits: DigitTree?
    let internationalPrefixes: DigitTree?
    let dialling: UnsafePointer<PhoneDiallingStep>
    let diallingCount: Int
    let formats: PhoneFormats

    /// For each first digit the second ones that ``leadingDigits`` allow, as bits.
    let leadingPairs: InlineArray<10, UInt16>

    /// The possible lengths of each type, by the bits of ``PhoneKinds``.
    let lengths: InlineArray<10, PhoneLengths>

    /// A number of each type, by the same bits; no digits where there is none.
    let examples: InlineArray<10, PackedDigits>
  }
}

/// The lengths that numbers of one kind may have, as bits.
struct PhoneLengths: Sendable, Hashable {
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

  /// The lengths of both.
  func union(_ other: PhoneLengths) -> PhoneLengths {
    PhoneLengths(possible: possible | other.possible, local: local | other.local)
  }
}
