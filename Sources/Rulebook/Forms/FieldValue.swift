public import Foundation
public import Violations

/// A type of an application's own values that a form can check.
///
///     44.fieldValue                          // a number
///     Int(fieldValue: "44")                  // 44
///     Optional<String>.none.fieldValue       // null, which is blank
///
/// Texts, numbers, booleans, dates, `Decimal`, and optionals and arrays of these conform already. An
/// enumeration with raw values needs only to say that it conforms.
public protocol FieldValue: Sendable {
  /// The value as rules see it.
  var fieldValue: Value { get }

  /// Creates the value from its normalised form, or nil if that is of another kind.
  init?(fieldValue: Value)
}

extension String: FieldValue {
  /// The text.
  public var fieldValue: Value { .text(self) }

  /// Creates the text; a number is written out.
  public init?(fieldValue: Value) {
    switch fieldValue {
    case .text(let text): self = text
    case .decimal(let number): self = number.description
    case .boolean, .null, .list, .record: return nil
    }
  }
}

extension Bool: FieldValue {
  /// The boolean.
  public var fieldValue: Value { .boolean(self) }

  /// Creates the boolean.
  public init?(fieldValue: Value) {
    guard case .boolean(let flag) = fieldValue else { return nil }
    self = flag
  }
}

extension Int: FieldValue {
  /// The number.
  public var fieldValue: Value { .decimal(ExactDecimal(self)) }

  /// Creates the number, also from a text that is one.
  public init?(fieldValue: Value) {
    guard let integer = ExactDecimal(fieldValue: fieldValue)?.integer else { return nil }
    self = integer
  }
}

extension Double: FieldValue {
  /// The number as it is printed; what is no number is no value.
  public var fieldValue: Value { ExactDecimal(self).map(Value.decimal) ?? .null }

  /// Creates the nearest number, also from a text that is one.
  public init?(fieldValue: Value) {
    guard let number = ExactDecimal(fieldValue: fieldValue) else { return nil }
    self = number.double
  }
}

extension Float: FieldValue {
  /// The number as it is printed, so that 0.1 is 0.1; what is no number is no value.
  public var fieldValue: Value { ExactDecimal(description).map(Value.decimal) ?? .null }

  /// Creates the nearest number, also from a text that is one.
  public init?(fieldValue: Value) {
    guard let number = ExactDecimal(fieldValue: fieldValue) else { return nil }
    self = Float(number.double)
  }
}

extension CGFloat: FieldValue {
  /// The number as it is printed; what is no number is no value.
  public var fieldValue: Value { Double(self).fieldValue }

  /// Creates the nearest number, also from a text that is one.
  public init?(fieldValue: Value) {
    guard let number = Double(fieldValue: fieldValue) else { return nil }
    self = CGFloat(number)
  }
}

extension Decimal: FieldValue {
  /// The number with all its digits; what is no number is no value.
  public var fieldValue: Value { ExactDecimal(description).map(Value.decimal) ?? .null }

  /// Creates the number, also from a text that is one; nil if it has more digits than the type.
  public init?(fieldValue: Value) {
    guard let number = ExactDecimal(fieldValue: fieldValue),
      let decimal = Decimal(string: number.description),
      ExactDecimal(decimal.description) == number
    else { return nil }
    self = decimal
  }
}

extension Date: FieldValue {
  /// The day in UTC as ISO 8601 writes it, without the time: `2026-11-21`.
  ///
  /// For days, such as a date of birth, ``CivilDate`` is the better type: it has no time zone.
  public var fieldValue: Value { CivilDate(self, in: .gmt).map { .text($0.description) } ?? .null }

  /// Creates the beginning of a day in UTC from a text such as `2026-11-21`.
  public init?(fieldValue: Value) {
    guard let day = CivilDate(fieldValue: fieldValue) else { return nil }
    self.init(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400)
  }
}

extension ExactDecimal: FieldValue {
  /// The number.
  public var fieldValue: Value { .decimal(self) }

  /// Creates the number, also from a text that is one.
  public init?(fieldValue: Value) {
    switch fieldValue {
    case .decimal(let number): self = number
    case .text(let text): self.init(text)
    case .boolean, .null, .list, .record: return nil
    }
  }
}

extension CivilDate: FieldValue {
  /// The day as ISO 8601 writes it.
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

  /// Takes the value.
  public init?(fieldValue: Value) { self = fieldValue }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  /// The wrapped value, or null.
  public var fieldValue: Value { self?.fieldValue ?? .null }

  /// Creates the wrapped value, or nil of null.
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

  /// Creates the array, if every element can be.
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

  /// Creates the case of a raw value.
  public init?(fieldValue: Value) {
    guard let rawValue = RawValue(fieldValue: fieldValue) else { return nil }
    self.init(rawValue: rawValue)
  }
}
