/// What a setting of a check, or a parameter of a rule, may hold.
///
/// Packs write every setting as text; its type says how the text is read.
public indirect enum SettingType: Sendable, Hashable {
  /// Any text.
  case text

  /// A regular expression in ICU's syntax.
  case pattern

  /// A set of characters in ICU's syntax, such as `[\p{L}' -]`.
  case unicodeSet

  /// A whole number within limits.
  case integer(ClosedRange<Int>)

  /// A number.
  case decimal

  /// `true` or `false`.
  case boolean

  /// One of the given words.
  case choice([String])

  /// A date such as `2026-11-20`, or one relative to today such as `today-P18Y`.
  case date

  /// Any value: a text, or `{ json: … }`.
  case value

  /// The path of a field of the same form.
  case field

  /// One check or several.
  case checks

  /// The name of a table of this kind, or of one that may stand for it, in the same pack.
  case table(String)

  /// Values of one type; one value may stand for a list of one.
  case list(SettingType)

  /// Named values of one type.
  case record(SettingType)
}

extension SettingType {
  /// Whether a value of this type may be any text, so that it can repeat a secret.
  var holdsAnyText: Bool {
    switch self {
    case .text, .pattern, .unicodeSet, .decimal, .date, .value: true
    case .list(let element), .record(let element): element.holdsAnyText
    case .integer, .boolean, .choice, .field, .checks, .table: false
    }
  }

  /// The type in words, for error messages and documentation.
  ///
  ///     SettingType.integer(0...9).summary  // "a whole number from 0 to 9"
  public var summary: String {
    switch self {
    case .text: "text"
    case .pattern: "a regular expression"
    case .unicodeSet: "a character set like '[a-z]'"
    case .integer(let range) where range == Int.min...Int.max: "a whole number"
    case .integer(let range) where range.upperBound == Int.max:
      "a whole number of at least \(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .decimal: "a number"
    case .boolean: "true or false"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .date: "a date like 2026-11-20, today or today-P18Y"
    case .value: "a value"
    case .field: "the name of a field"
    case .checks: "a check or a list of checks"
    case .table(let kind): "the name of a table of kind \(kind)"
    case .list(let element): "a list of: \(element.summary)"
    case .record(let element): "names, each with \(element.summary)"
    }
  }
}
