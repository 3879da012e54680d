/// The compiled numbers of a region: plain values and pointers, so that no references are counted.
///
/// SAFETY: The pointers are into the ``PhoneRegionMemory`` of the ``PhoneRegion`` that owns the
/// plan. A ``PhoneDirectory`` keeps its regions for as long as it lives.
struct PhonePlan: @unchecked Sendable, BitwiseCopyable {
  // What every number needs stands first, close together in memory.
  let callingCode: Int
  let ranges: PhoneKindTree

  /// The possible lengths of numbers of all types.
  let anyLengths: PhoneLengths

  /// The digits with which any of the rules of ``dialling`` begins, as bits.
  let dialledFirst: UInt16

  /// For each first digit the second ones that ``leadingDigits`` allow, as bits: a cheap question
  /// that most regions with a shared calling code answer.
  let leadingPairs: InlineArray<10, UInt16>
  let leadingDigits: DigitTree?
  let internationalPrefixes: DigitTree?
  let dialling: UnsafePointer<PhoneDiallingStep>
  let diallingCount: Int
  let formats: PhoneFormats

  /// The possible lengths of each type, by the bits of ``PhoneKinds``.
  let lengths: InlineArray<10, PhoneLengths>

  /// Whether digits form any number of the region.
  func isViable(_ digits: DialledDigits) -> Bool {
    ranges.kinds(of: digits).contains(.inRange)
  }

  /// The kinds of a number.
  func kinds(of digits: DialledDigits) -> PhoneKinds {
    ranges.kinds(of: digits)
  }

  /// Whether a number of some digits could exist.
  func possibility(ofLength length: Int) -> PhoneNumberPossibility {
    anyLengths.possibility(of: length)
  }

  /// Whether a number of some digits could exist and be of a type.
  func possibility(ofLength length: Int, type: PhoneNumberType) -> PhoneNumberPossibility {
    switch type {
    case .unknown: anyLengths.possibility(of: length)
    case .fixedLineOrMobile: lengths[8].union(lengths[9]).possibility(of: length)
    default:
      if let bit = PhoneKinds.bit(of: type) {
        lengths[bit].possibility(of: length)
      } else {
        .wrongLength
      }
    }
  }

  /// Whether the first two digits are among those with which the region's numbers start.
  @inline(__always)
  func mayLead(_ digits: DialledDigits) -> Bool {
    let (first, second) = (digits[0], digits[1])
    guard first < 10, second < 10 else { return true }
    return leadingPairs[Int(first)] & 1 << UInt16(second) != 0
  }

  /// Removes an international prefix, unless a zero follows: calling codes have none in front.
  func stripInternationalPrefix(from digits: inout DialledDigits) -> Bool {
    guard let tree = internationalPrefixes else { return false }
    let lengths = tree.prefixLengths(of: digits)
    guard lengths != 0 else { return false }
    let length = 31 - lengths.leadingZeroBitCount
    guard digits[length] != 0 else { return false }
    digits.removeFirst(length)
    return true
  }

  /// Whether a rule may fit; if not, the digits are a national number as they are.
  @inline(__always)
  func mayHaveNationalPrefix(_ digits: DialledDigits) -> Bool {
    dialledFirst & 1 << UInt16(digits[0] & 15) != 0
  }

  /// Removes what is dialled before a national number at home.
  ///
  /// - Returns: The carrier code that was dialled.
  func stripNationalPrefix(from digits: inout DialledDigits) -> PackedDigits {
    guard digits.count > 0 else { return PackedDigits() }
    for index in 0..<diallingCount {
      guard let result = dialling[index].apply(to: digits) else { continue }
      if isViable(digits), !isViable(result.digits) { return PackedDigits() }
      digits = result.digits
      return result.carrier
    }
    return PackedDigits()
  }
}
