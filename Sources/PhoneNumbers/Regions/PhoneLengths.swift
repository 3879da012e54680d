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
