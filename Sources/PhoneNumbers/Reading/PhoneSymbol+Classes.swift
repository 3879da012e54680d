// What a symbol may be in a telephone number.
extension PhoneSymbol {
  /// Returns the value of a digit of any script, or a number above 9.
  @inline(__always)
  static func digit(_ symbol: UInt8) -> UInt8 {
    symbol < 0x80 ? symbol &- UInt8(ascii: "0") : symbol &- nativeZero
  }

  /// Whether a symbol is a digit of any script.
  @inline(__always)
  static func isDigit(_ symbol: UInt8) -> Bool { digit(symbol) < 10 }

  /// Whether a symbol is a plus sign.
  @inline(__always)
  static func isPlus(_ symbol: UInt8) -> Bool {
    symbol == UInt8(ascii: "+") || symbol == widePlus
  }

  /// Whether a symbol may stand between digits: punctuation, a star, or an x for a carrier code.
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

  /// Whether a symbol may follow the first digits of a number.
  @inline(__always)
  static func isBody(_ symbol: UInt8) -> Bool {
    isDigit(symbol) || isPunctuation(symbol) || isLetter(symbol)
  }

  /// Whether a number may end with a symbol: a letter, a number or a hash.
  static func mayEnd(_ symbol: UInt8) -> Bool {
    switch symbol {
    case UInt8(ascii: "#"): true
    case widePlus...wideHash, combiningAcute, other: false
    case 0..<0x80: isDigit(symbol) || isASCIILetter(symbol)
    default: true
    }
  }

  /// Returns the digit on the key of a letter, or nil for other symbols.
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

  /// Returns the small letter for an ASCII capital, and any other symbol as it is.
  @inline(__always)
  static func lowercase(_ symbol: UInt8) -> UInt8 {
    symbol &- UInt8(ascii: "A") < 26 ? symbol | 0x20 : symbol
  }
}
