import UnicodeText

/// One character of a written telephone number, reduced to what matters there.
///
/// ASCII characters stand for themselves; others become one of the codes above 127. A number that
/// was written in any script is so an array of bytes.
enum PhoneSymbol {
  /// The first of ten codes for digits that are not ASCII.
  static let nativeZero: UInt8 = 0x80

  static let widePlus: UInt8 = 0x8A
  static let otherPunctuation: UInt8 = 0x8B
  static let noBreakSpace: UInt8 = 0x8C
  static let wideStop: UInt8 = 0x8D
  static let wideTilde: UInt8 = 0x8E
  static let wideHash: UInt8 = 0x8F

  // The letters of the words for extensions, capital or small.
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

  // Letters that differ from an ASCII letter only in case, by Unicode's simple case folding.
  static let longS: UInt8 = 0x9A
  static let dotlessI: UInt8 = 0x9B
  static let dottedCapitalI: UInt8 = 0x9C
  static let kelvinSign: UInt8 = 0x9D

  static let otherLetterOrNumber: UInt8 = 0x9E
  static let other: UInt8 = 0x9F

  /// The sign for a long vowel in Japanese, which is written like a dash but is a letter.
  static let longVowelMark: UInt8 = 0xA0

  /// Returns the code of a scalar that is not ASCII.
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
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
