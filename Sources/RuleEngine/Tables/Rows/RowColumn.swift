import Violations

/// A column of a table of rows.
package struct RowColumn: Hashable, Sendable {
  /// The kind of values in the cells of a column.
  package enum Kind: String, CaseIterable, Sendable {
    /// Any text.
    case text

    /// A whole number.
    case integer

    /// A number.
    case number

    /// `true` or `false`.
    case boolean

    /// A date such as `2026-11-20`, or one relative to today.
    case date

    /// A regular expression.
    case pattern

    /// A set of characters in ICU's syntax.
    case characterSet = "character-set"

    /// The name of a rule.
    case rule
  }

  /// The name, in snake case, because it is also the name of a part.
  package let name: String

  /// The kind of values in its cells.
  package let kind: Kind

  package init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension RowColumn.Kind {
  /// The type that the texts of cells are read as.
  var settingType: SettingType {
    switch self {
    case .text: .text
    case .integer: .integer(Int.min...Int.max)
    case .number: .decimal
    case .boolean: .boolean
    case .date: .date
    case .pattern: .pattern
    case .characterSet: .unicodeSet
    case .rule: .rule
    }
  }

  /// Returns the value of a cell as a fact.
  ///
  ///     RowColumn.Kind.integer.value(of: "12")  // .decimal(12)
  func value(of text: String) -> Value {
    switch self {
    case .integer, .number: ExactDecimal(text).map(Value.decimal) ?? .text(text)
    case .boolean: .boolean(text == "true")
    case .text, .date, .pattern, .characterSet, .rule: .text(text)
    }
  }
}
