/// The type of a check's setting or of a rule's parameter.
///
/// Packs write every setting as text, and its type determines how the text is read.
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

  /// Any value: a text or `{ json: … }`.
  case value

  /// The path of a field of the same form.
  case field

  /// One or more checks.
  case checks

  /// The name of a table in the same pack that has this kind, or a kind that can be used in its
  /// place.
  case table(String)

  /// The name of a part of the rule's values.
  case part

  /// The name of a rule.
  case rule

  /// Values of one type. A single value is read as a list with one element.
  case list(SettingType)

  /// Named values of one type.
  case record(SettingType)
}

extension SettingType {
  /// One of the words of an enumeration.
  ///
  ///     SettingType.choice(of: LengthUnit.self)  // characters or bytes
  public static func choice<Word: CaseIterable & RawRepresentable<String>>(
    of words: Word.Type
  ) -> SettingType {
    .choice(words.allCases.map(\.rawValue))
  }

  /// Whether a value of this type can be any text, so that it could repeat a secret.
  var holdsAnyText: Bool {
    switch self {
    case .text, .pattern, .unicodeSet, .decimal, .date, .value: true
    case .list(let element), .record(let element): element.holdsAnyText
    case .integer, .boolean, .choice, .field, .checks, .table, .part, .rule: false
    }
  }

  /// A description of the type for diagnostics and documentation.
  ///
  ///     SettingType.integer(0...9).summary  // "a whole number from 0 to 9"
  public var summary: String {
    switch self {
    case .text: "text"
    case .pattern: "a regular expression"
    case .unicodeSet: "a character set such as `[a-z]`"
    case .integer(let range) where range == Int.min...Int.max: "a whole number"
    case .integer(let range) where range.upperBound == Int.max:
      "a whole number of at least \(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .decimal: "a number"
    case .boolean: "true or false"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .date: "a date such as `2026-11-20`, `today`, `today+P1D` or `today-P18Y`"
    case .value: "a value"
    case .field: "the name of a field"
    case .checks: "a check or a list of checks"
    case .table(let kind): "the name of a table of kind \(kind)"
    case .part: "the name of a part"
    case .rule: "the name of a rule"
    case .list(let element): "a list of: \(element.summary)"
    case .record(let element): "a record of names, each with \(element.summary)"
    }
  }
}
