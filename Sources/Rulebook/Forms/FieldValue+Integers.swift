public import Violations

// The integers of all sizes, in addition to `Int`.

extension FieldValue where Self: FixedWidthInteger {
  /// The number as a value.
  public var fieldValue: Value { ExactDecimal(description).map(Value.decimal) ?? .null }

  /// Creates the number from a numeric value, or from a text such as `12`; nil if it isn't whole,
  /// or is beyond the type's range.
  public init?(fieldValue: Value) {
    guard let digits = ExactDecimal(fieldValue: fieldValue)?.wholeDigits else { return nil }
    self.init(digits, radix: 10)
  }
}

extension Int8: FieldValue {}
extension Int16: FieldValue {}
extension Int32: FieldValue {}
extension Int64: FieldValue {}
extension Int128: FieldValue {}
extension UInt: FieldValue {}
extension UInt8: FieldValue {}
extension UInt16: FieldValue {}
extension UInt32: FieldValue {}
extension UInt64: FieldValue {}
extension UInt128: FieldValue {}

extension ExactDecimal {
  /// The largest number of zeros after the digits of an integer of 128 bits.
  private static let mostZeros = 38

  /// All digits of a whole number, with its sign; nil for other numbers, and for those that no
  /// integer type can have.
  fileprivate var wholeDigits: String? {
    if digits.isEmpty { return "0" }
    guard 0...Self.mostZeros ~= exponent else { return nil }
    return (isNegative ? "-" : "") + digits + String(repeating: "0", count: exponent)
  }
}
