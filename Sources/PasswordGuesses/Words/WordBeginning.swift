/// The first bytes of a word in UTF-8, to tell most words apart by one comparison.
///
/// Behind a shorter word it has zeros. So a word and a piece of fewer bytes than ``count`` are equal if
/// these are; where that would not hold, there is no beginning for the piece, or one for the word that
/// is never that of a piece.
struct WordBeginning: Hashable, BitwiseCopyable, Sendable {
  private var bytes: UInt64 = 0

  /// The number of bytes.
  static let count = 8

  /// Nothing.
  init() {}

  /// Takes the first bytes of a word.
  init<Bytes: RandomAccessCollection>(_ word: Bytes) where Bytes.Element == UInt8 {
    var shift = UInt64(0)
    for byte in word.prefix(Self.count) {
      if byte == 0 {
        bytes = .max
        return
      }
      bytes |= UInt64(byte) &<< shift
      shift &+= 8
    }
  }

  /// Takes the first units of a piece of a text, or returns nil if one of them is zero or no ASCII.
  @inline(__always)
  init?(_ units: ScratchTable<UInt16>, _ start: Int, _ end: Int) {
    var shift = UInt64(0)
    for index in start..<min(end, start + Self.count) {
      let unit = units[index]
      if unit &- 1 >= 0x7F { return nil }
      bytes |= UInt64(unit) &<< shift
      shift &+= 8
    }
  }
}
