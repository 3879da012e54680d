import UnicodeText

/// One character of a text with a telephone number, reduced to one byte.
///
/// An ASCII character is its own code. Every other character gets a code above 127 according to its
/// meaning in a number. So a number in any script is an array of bytes.
enum PhoneSymbol {
  /// The first of ten codes for non-ASCII digits.
  static let nativeZero: UInt8 = 0x80

  static let widePlus: UInt8 = 0x8A
  static let otherPunctuation: UInt8 = 0x8B
  static let noBreakSpace: UInt8 = 0x8C
  static let wideStop: UInt8 = 0x8D
  static let wideTilde: UInt8 = 0x8E
  static let wideHash: UInt8 = 0x8F

  // The letters of the words for extensions, in either case.
  static let wideE: UInt8 = 0x90
  static let wideX: UInt8 = 0x91
  static let wideT: UInt8 = 0x92
  static let wideN: UInt8 = 0x93
  static let wideI: UInt8 = 0x94
  static let cyrillicDe: UInt8 = 0x95
  static let cyrillicO: UInt8 = 0x96
  static let cyrillicBe: UInt8 = 0x97
  static let acuteO: UInt8 = 0x98
  static let combiningAcute: UInt8 = 0x99

  // Letters that differ from an ASCII letter only in case, according to Unicode's simple case
  // folding.
  static let longS: UInt8 = 0x9A
  static let dotlessI: UInt8 = 0x9B
  static let dottedCapitalI: UInt8 = 0x9C
  static let kelvinSign: UInt8 = 0x9D

  static let otherLetterOrNumber: UInt8 = 0x9E
  static let other: UInt8 = 0x9F

  /// The Japanese mark for a long vowel, which looks like a dash but is a letter.
  static let longVowelMark: UInt8 = 0xA0

  /// Returns the code of a non-ASCII scalar.
  static func code(of scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0xFF0B: widePlus
    case 0x00A0: noBreakSpace
    case 0xFF0E: wideStop
    case 0xFF5E: wideTilde
    case 0xFF03: wideHash
    case 0x00AD, 0x200B, 0x2060, 0x3000, 0x2010...0x2015, 0x2212, 0x2053, 0x223C:
      otherPunctuation
    case 0xFF0D, 0xFF0F, 0xFF08, 0xFF09, 0xFF3B, 0xFF3D: otherPunctuation
    case 0x30FC: longVowelMark
    case 0xFF45, 0xFF25: wideE
    case 0xFF58, 0xFF38: wideX
    case 0xFF54, 0xFF34: wideT
    case 0xFF4E, 0xFF2E: wideN
    case 0xFF49, 0xFF29: wideI
    case 0x0434, 0x0414, 0x1C81: cyrillicDe
    case 0x043E, 0x041E, 0x1C82: cyrillicO
    case 0x0431, 0x0411: cyrillicBe
    case 0x00F3, 0x00D3: acuteO
    case 0x0301: combiningAcute
    case 0x017F: longS
    case 0x0131: dotlessI
    case 0x0130: dottedCapitalI
    case 0x212A: kelvinSign
    default:
      if let digit = scalar.decimalDigitValue {
        nativeZero + UInt8(digit)
      } else {
        scalar.isLetterOrNumber ? otherLetterOrNumber : other
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the general category is Letter or Number.
  fileprivate var isLetterOrNumber: Bool {
    switch ScalarProperties(of: self).category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}

// The roles of a symbol in a telephone number. These functions are inlined into the loops over all
// symbols.
extension PhoneSymbol {
  /// Returns the value of a digit in any script, or a number above 9 for other symbols.
  @inline(__always)
  static func digit(_ symbol: UInt8) -> UInt8 {
    symbol < 0x80 ? symbol &- UInt8(ascii: "0") : symbol &- nativeZero
  }

  /// Whether a symbol is a digit in any script.
  @inline(__always)
  static func isDigit(_ symbol: UInt8) -> Bool { digit(symbol) < 10 }

  /// Whether a symbol is a plus sign.
  @inline(__always)
  static func isPlus(_ symbol: UInt8) -> Bool {
    symbol == UInt8(ascii: "+") || symbol == widePlus
  }

  /// Whether a symbol can come between digits: punctuation, a star, or an x for a carrier code.
  @inline(__always)
  static func isPunctuation(_ symbol: UInt8) -> Bool {
    switch symbol {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      otherPunctuation, noBreakSpace, wideStop, wideTilde, longVowelMark:
      true
    default: false
    }
  }

  /// Whether a symbol is an ASCII letter.
  @inline(__always)
  static func isASCIILetter(_ symbol: UInt8) -> Bool {
    (symbol | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Whether a symbol is an ASCII letter, or differs from one only in case.
  @inline(__always)
  static func isLetter(_ symbol: UInt8) -> Bool {
    isASCIILetter(symbol) || longS...kelvinSign ~= symbol
  }

  /// Whether a symbol can come after the first digits of a number.
  @inline(__always)
  static func isBody(_ symbol: UInt8) -> Bool {
    isDigit(symbol) || isPunctuation(symbol) || isLetter(symbol)
  }

  /// Whether a number can end with a symbol: a letter, a number or a hash.
  static func mayEnd(_ symbol: UInt8) -> Bool {
    switch symbol {
    case UInt8(ascii: "#"): true
    case widePlus...wideHash, combiningAcute, other: false
    case 0..<0x80: isDigit(symbol) || isASCIILetter(symbol)
    default: true
    }
  }

  /// Returns the digit on a letter's key, or nil for other symbols.
  ///
  /// ITU-T E.161.
  static func key(of symbol: UInt8) -> UInt8? {
    switch lowercase(symbol) {
    case UInt8(ascii: "a")...UInt8(ascii: "c"): 2
    case UInt8(ascii: "d")...UInt8(ascii: "f"): 3
    case UInt8(ascii: "g")...UInt8(ascii: "i"): 4
    case UInt8(ascii: "j")...UInt8(ascii: "l"): 5
    case UInt8(ascii: "m")...UInt8(ascii: "o"): 6
    case UInt8(ascii: "p")...UInt8(ascii: "s"): 7
    case UInt8(ascii: "t")...UInt8(ascii: "v"): 8
    case UInt8(ascii: "w")...UInt8(ascii: "z"): 9
    case longS: 7
    case dotlessI: 4
    default: nil
    }
  }

  /// Returns an uppercase ASCII letter in lowercase, and any other symbol unchanged.
  @inline(__always)
  static func lowercase(_ symbol: UInt8) -> UInt8 {
    symbol &- UInt8(ascii: "A") < 26 ? symbol | 0x20 : symbol
  }
}

/// The symbols of a text, in memory on the stack.
///
/// They are accessed through a pointer because each function that reads one symbol of an
/// `InlineArray` would copy all of it.
struct PhoneSymbols: ~Copyable {
  // SAFETY: `withSymbols` lends memory for `capacity` symbols, initializes all of it, and keeps it
  // until the closure returns. Only `PhoneText` takes symbols. Neither type can be copied, and none
  // leaves that closure. Every index is masked to the capacity.

  /// The number of symbols, a power of two.
  static let capacity = 256

  private let symbols: UnsafeMutableBufferPointer<UInt8>

  private init(_ symbols: UnsafeMutableBufferPointer<UInt8>) { self.symbols = symbols }

  /// Calls a function with symbols that are all zero.
  static func withSymbols<Result, Failure: Error>(
    _ body: (consuming PhoneSymbols) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) {
      (memory) throws(Failure) in
      memory.initialize(repeating: 0)
      return try body(PhoneSymbols(memory))
    }
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    get { symbols[index & (Self.capacity - 1)] }
    nonmutating set { symbols[index & (Self.capacity - 1)] = newValue }
  }
}
