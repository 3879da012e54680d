import Violations

/// A parameter's value as it distinguishes checks.
///
/// Texts count by their bytes: two spellings of one character are equal as strings, and not for
/// a check.
enum ParameterKey: Hashable {
  /// How long a text or a number may be.
  private static let mostBytes = 16
  private static let mostDigits = 32

  case unset

  /// The bytes of a short text, and how many they are.
  case text(UInt128, count: Int)
  case number(ExactDecimal)
  case boolean(Bool)

  /// Creates a key, or nil for a value that is too long to be kept, and for a number with an
  /// exponent: it equals others that messages write in another way.
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
