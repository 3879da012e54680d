import UnicodeText
import Violations

/// Writes invisible characters as words: a message about a space says “space”, not “ ”.
///
/// The names are entries of the catalog, such as `character:space`. If the language of the message
/// doesn't have the name, an invisible character is written as its code point.
struct CharacterNames {
  private let labels: FieldLabels
  private let locale: LocaleIdentifier

  /// Creates names for a sentence that is written in a locale.
  init(_ labels: FieldLabels, in locale: LocaleIdentifier) {
    self.labels = labels
    self.locale = locale
  }

  /// Returns a character in a form that a reader can see.
  ///
  /// A private-use or unassigned character is written as its code point, such as `U+E000`, and a
  /// combining mark on a dotted circle (U+25CC).
  func visible(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F { return String(scalar) }
    if let kind = InvisibleCharacter(scalar) { return name(of: scalar, kind) }
    let category = ScalarProperties(of: scalar).category
    if category == .privateUse || category == .unassigned { return scalar.number }
    if scalar.value >= 0x300, let marks = Self.marks, marks.contains(scalar) {
      return "\u{25CC}\(scalar)"
    }
    return String(scalar)
  }

  /// Returns a text unchanged, or the name of its first character if all its characters are
  /// invisible.
  func visible(_ text: String) -> String {
    // Most texts begin with a letter or digit.
    guard let first = text.unicodeScalars.first, InvisibleCharacter(first) != nil,
      text.unicodeScalars.allSatisfy({ InvisibleCharacter($0) != nil })
    else { return text }
    return visible(first)
  }

  private func name(of scalar: Unicode.Scalar, _ kind: InvisibleCharacter) -> String {
    guard let names = labels.names(in: locale) else {
      return scalar == " " ? " " : scalar.number
    }
    let arguments: [String: Argument] = kind == .invisible ? ["number": .text(scalar.number)] : [:]
    return names.text(for: "character:\(kind.rawValue)", arguments: arguments) ?? scalar.number
  }

  /// The combining marks, or nil if ICU doesn't have data for them.
  private static let marks: UnicodeSet? = {
    do { return try UnicodeSet(pattern: "\\p{M}") } catch { return nil }
  }()
}

/// The kinds of invisible characters, with their names in catalog keys.
enum InvisibleCharacter: String {
  case space
  case tab
  case lineBreak = "line_break"
  case noBreakSpace = "no_break_space"
  case fullWidthSpace = "full_width_space"
  case zeroWidth = "zero_width"
  case directionMark = "direction_mark"
  case softHyphen = "soft_hyphen"
  case invisible

  /// Creates the kind of a character; nil if the character is visible.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x21...0x7E: return nil
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: self = .space
    case 0x09: self = .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    case 0xA0, 0x2007, 0x202F: self = .noBreakSpace
    case 0x3000: self = .fullWidthSpace
    case 0x200B...0x200D, 0x2060, 0xFEFF: self = .zeroWidth
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .directionMark
    case 0xAD: self = .softHyphen
    default:
      guard scalar.isInvisible else { return nil }
      self = .invisible
    }
  }
}

extension Unicode.Scalar {
  /// The character's code point as Unicode writes it, such as `U+200B`.
  fileprivate var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
