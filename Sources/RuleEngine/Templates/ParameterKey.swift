import Violations

/// A parameter's value as a key for checks.
///
/// Texts are compared by their bytes, because two spellings of one character are equal as strings,
/// but not for a check.
enum ParameterKey: Hashable {
  /// The maximum length of a text and of a number.
  private static let mostBytes = 16
  private static let mostDigits = 32

  case unset

  /// The bytes of a short text, and their number.
  case text(UInt128, count: Int)
  case number(ExactDecimal)
  case boolean(Bool)

  /// Creates a key.
  ///
  /// The result is nil for a value that is too long to be stored, and for a number with an
  /// exponent, which equals other numbers that messages write differently.
  init?(_ value: Value?) {
    switch value {
    case nil: self = .unset
    case .text(let text) where text.utf8.count <= Self.mostBytes:
      let bytes = text.utf8.reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
      self = .text(bytes, count: text.utf8.count)
    case .decimal(let number)
    where !number.hasExponent && number.digits.utf8.count <= Self.mostDigits:
      self = .number(number)
    case .boolean(let flag): self = .boolean(flag)
    case .text, .decimal, .null, .list, .record: return nil
    }
  }
}
