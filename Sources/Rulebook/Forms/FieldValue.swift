public import Foundation
public import Violations

/// A type of an application's values that a form can check.
///
///     44.fieldValue                          // a number
///     Int(fieldValue: "44")                  // 44
///     Optional<String>.none.fieldValue       // null, which is blank
///
/// Texts, numbers of all types, booleans, ``CivilDate``, `Date`, `UUID`, `URL`, `Locale`, and
/// optionals, arrays and sets of these already conform. A `CivilDate` is a day, and a `Date` is a
/// point in time. For an enumeration with raw values, declaring the conformance is enough.
public protocol FieldValue: Sendable {
  /// The value as rules see it.
  var fieldValue: Value { get }

  /// Creates the value from its normalized form, or returns nil if that has a different kind.
  init?(fieldValue: Value)
}

extension String: FieldValue {
  /// The text as a value.
  public var fieldValue: Value { .text(self) }

  /// Creates the text; a number becomes its digits.
  public init?(fieldValue: Value) {
    switch fieldValue {
    case .text(let text): self = text
    case .decimal(let number): self = number.description
    case .boolean, .null, .list, .record: return nil
    }
  }
}

extension Bool: FieldValue {
  /// The boolean as a value.
  public var fieldValue: Value { .boolean(self) }

  /// Creates the boolean; nil if the value is of another kind.
  public init?(fieldValue: Value) {
    guard case .boolean(let flag) = fieldValue else { return nil }
    self = flag
  }
}

extension Int: FieldValue {
  /// The number as a value.
  public var fieldValue: Value { .decimal(ExactDecimal(self)) }

  /// Creates the number from a numeric value, or from a text such as `12`.
  public init?(fieldValue: Value) {
    guard let integer = ExactDecimal(fieldValue: fieldValue)?.integer else { return nil }
    self = integer
  }
}

extension Double: FieldValue {
  /// The number as it is printed, or null if it isn't finite.
  public var fieldValue: Value { ExactDecimal(self).map(Value.decimal) ?? .null }

  /// Creates the number nearest to a numeric value, or to a text such as `1.5`; nil if it is beyond
  /// the type's range.
  public init?(fieldValue: Value) {
    guard let number = ExactDecimal(fieldValue: fieldValue)?.double, number.isFinite else {
      return nil
    }
    self = number
  }
}

extension Float: FieldValue {
  /// The number as it is printed, so that 0.1 is 0.1, or null if it isn't finite.
  public var fieldValue: Value { ExactDecimal(description).map(Value.decimal) ?? .null }

  /// Creates the number nearest to a numeric value, or to a text such as `1.5`; nil if it is beyond
  /// the type's range.
  public init?(fieldValue: Value) {
    guard let number = Double(fieldValue: fieldValue).map({ Float($0) }), number.isFinite else {
      return nil
    }
    self = number
  }
}

extension CGFloat: FieldValue {
  /// The number as it is printed, or null if it isn't finite.
  public var fieldValue: Value { Double(self).fieldValue }

  /// Creates the number nearest to a numeric value, or to a text such as `1.5`.
  public init?(fieldValue: Value) {
    guard let number = Double(fieldValue: fieldValue) else { return nil }
    self = CGFloat(number)
  }
}

extension Decimal: FieldValue {
  /// The number with all its digits, or null for `Decimal.nan`.
  public var fieldValue: Value { ExactDecimal(description).map(Value.decimal) ?? .null }

  /// Creates the number from a numeric value, or from a text such as `1.5`; nil if it has more
  /// digits than the type.
  public init?(fieldValue: Value) {
    guard let number = ExactDecimal(fieldValue: fieldValue),
      let decimal = Decimal(string: number.description),
      ExactDecimal(decimal.description) == number
    else { return nil }
    self = decimal
  }
}

extension ExactDecimal: FieldValue {
  /// The number as a value.
  public var fieldValue: Value { .decimal(self) }

  /// Creates the number from a numeric value, or from a text such as `12`.
  public init?(fieldValue: Value) {
    switch fieldValue {
    case .decimal(let number): self = number
    case .text(let text): self.init(text)
    case .boolean, .null, .list, .record: return nil
    }
  }
}

extension CivilDate: FieldValue {
  /// The day in ISO 8601 format.
  public var fieldValue: Value { .text(description) }

  /// Creates the day from a text such as `2026-11-21`.
  public init?(fieldValue: Value) {
    guard case .text(let text) = fieldValue else { return nil }
    self.init(text)
  }
}

extension Value: FieldValue {
  /// The value itself.
  public var fieldValue: Value { self }

  /// Creates the value unchanged.
  public init?(fieldValue: Value) { self = fieldValue }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  /// The wrapped value, or null.
  public var fieldValue: Value { self?.fieldValue ?? .null }

  /// Creates the wrapped value; null becomes nil.
  public init?(fieldValue: Value) {
    if fieldValue == .null {
      self = .none
    } else if let wrapped = Wrapped(fieldValue: fieldValue) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
}

extension Array: FieldValue where Element: FieldValue {
  /// The list of the elements' values.
  public var fieldValue: Value { .list(map(\.fieldValue)) }

  /// Creates the array if every element can be created.
  public init?(fieldValue: Value) {
    guard case .list(let values) = fieldValue else { return nil }
    let elements = values.compactMap(Element.init(fieldValue:))
    guard elements.count == values.count else { return nil }
    self = elements
  }
}

extension FieldValue where Self: RawRepresentable, RawValue: FieldValue {
  /// The raw value.
  public var fieldValue: Value { rawValue.fieldValue }

  /// Creates the case with a raw value.
  public init?(fieldValue: Value) {
    guard let rawValue = RawValue(fieldValue: fieldValue) else { return nil }
    self.init(rawValue: rawValue)
  }
}
