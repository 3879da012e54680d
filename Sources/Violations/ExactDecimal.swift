/// A decimal number of any size, stored exactly.
///
/// Prices and limits are decimal, but binary floating point can't represent 0.1. This type stores
/// the digits themselves, so comparison doesn't round:
///
///     ExactDecimal("0.10") == ExactDecimal("0.1")          // true
///     ExactDecimal("9007199254740993") == 9007199254740992  // false; as Double they are equal
///
/// It compares, prints and converts numbers, but doesn't calculate with them. An exponent is stored
/// as a number and never expanded, so time and memory depend only on the digits that were read:
///
///     ExactDecimal("1e9999")?.description  // "1e9999"
public struct ExactDecimal: Sendable {
  /// The largest accepted exponent of ten, positive or negative.
  package static let maximumExponent = 10_000

  /// Whether the number is below zero.
  ///
  /// Zero is never negative.
  public let isNegative: Bool

  /// Whether the number was written with an exponent.
  ///
  /// If so, it is written with one again if that is shorter.
  package let hasExponent: Bool

  /// The significant ASCII digits, without leading or trailing zeros; empty for zero.
  package let digits: String

  /// The power of ten of the last digit.
  package let exponent: Int

  /// Creates a number from its digits and the power of ten of the last digit.
  private init(
    isNegative: Bool,
    trimming bytes: some BidirectionalCollection<UInt8>,
    exponent: Int,
    hasExponent: Bool = false
  ) {
    let zero = UInt8(ascii: "0")
    let significant = bytes.drop { $0 == zero }
    let trailing = significant.reversed().prefix { $0 == zero }.count
    digits = String(decoding: significant.dropLast(trailing), as: UTF8.self)
    self.exponent = digits.isEmpty ? 0 : exponent + trailing
    self.isNegative = isNegative && !digits.isEmpty
    self.hasExponent = hasExponent
  }

  /// Creates a number from text in the format that people and JSON use, or nil for any other text.
  ///
  /// The text is an optional sign, ASCII digits with an optional `.`, and an optional exponent:
  /// `-12`, `+0.50`, `.5`, `1e6`. Whitespace, digit grouping and other digits are not accepted.
  ///
  ///     ExactDecimal("12.50")    // 12.5
  ///     ExactDecimal("1e-3")     // 0.001
  ///     ExactDecimal("1,000")    // nil
  ///     ExactDecimal("1e10001")  // nil: the exponent is beyond 10,000
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)[...]
    var negative = false
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      negative = sign == UInt8(ascii: "-")
      bytes = bytes.dropFirst()
    }
    var power: Int?
    if let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
      let written = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
      guard let value = Int(written), value.magnitude <= Self.maximumExponent else { return nil }
      power = value
      bytes = bytes[..<mark]
    }
    let parts = bytes.split(
      separator: UInt8(ascii: "."),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let fraction = parts.count == 2 ? parts[1] : []
    let all = (parts.first ?? []) + fraction
    guard !all.isEmpty, all.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      return nil
    }
    self.init(
      isNegative: negative,
      trimming: all,
      exponent: (power ?? 0) - fraction.count,
      hasExponent: power != nil
    )
  }

  /// Creates a number that equals an integer: `ExactDecimal(count)`.
  public init(_ integer: some BinaryInteger) {
    let isNegative = integer < 0
    let bytes = Array(String(integer).utf8).drop { $0 == UInt8(ascii: "-") }
    self.init(isNegative: isNegative, trimming: bytes, exponent: 0)
  }

  /// Creates the number that Swift prints for a binary floating-point value, or nil for infinity
  /// and not-a-number.
  ///
  ///     let tenth = 0.1
  ///     ExactDecimal(tenth)  // 0.1, not 0.1000000000000000055…
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// Whether the number doesn't have a fraction, as in `2.0`.
  public var isInteger: Bool { exponent >= 0 }

  /// The number of digits after the decimal point, without trailing zeros.
  ///
  ///     ExactDecimal("12.50")?.fractionDigits  // 1
  public var fractionDigits: Int { max(0, -exponent) }

  /// The value as an integer, or nil if it has a fraction or doesn't fit.
  ///
  ///     ExactDecimal("1e3")?.integer  // 1000
  ///     ExactDecimal("2.5")?.integer  // nil
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var integer: Int? {
    // `Int.max` has 19 digits.
    isInteger && digits.utf8.count + exponent <= 19 ? Int(plain) : nil
  }

  /// The nearest binary value; infinite if the number is beyond its range.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var double: Double { Double(description) ?? (isNegative ? -.infinity : .infinity) }
}

extension ExactDecimal: Hashable {
  /// Returns whether two numbers have the same value, regardless of how they were written.
  ///
  ///     ExactDecimal("1e2") == ExactDecimal("100.0")  // true
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public static func == (left: Self, right: Self) -> Bool {
    left.exponent == right.exponent && left.isNegative == right.isNegative
      && left.digits == right.digits
  }

  /// Hashes the value, independently of how it was written.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative)
    hasher.combine(digits)
    hasher.combine(exponent)
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a number that equals the literal: `12`.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Creates the number in the literal, with the precision of `Double`: `0.1` is exactly 0.1.
  ///
  /// - Precondition: The literal is within the range of `Double`.
  public init(floatLiteral value: Double) {
    guard let number = Self(value) else {
      preconditionFailure("a literal beyond the range of Double")
    }
    self = number
  }
}

extension ExactDecimal: Comparable {
  /// Orders numbers by value, exactly: `0.1` comes before `0.10000000000000001`.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public static func < (left: Self, right: Self) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? right.magnitudePrecedes(left)
      : left.magnitudePrecedes(right)
  }

  private func magnitudePrecedes(_ other: Self) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    let size = digits.utf8.count + exponent
    let otherSize = other.digits.utf8.count + other.exponent
    // Without trailing zeros, the shorter of two equal beginnings is the smaller number.
    return size == otherSize
      ? digits.utf8.lexicographicallyPrecedes(other.digits.utf8)
      : size < otherSize
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number as text, which is never longer than the JSON text that it was read from.
  ///
  /// The text has an exponent only if the original had one and the text is shorter with it.
  ///
  ///     ExactDecimal("-12.50")?.description  // "-12.5"
  ///     ExactDecimal("1000000")?.description  // "1000000"
  ///     ExactDecimal("1e6")?.description     // "1e6"
  ///     ExactDecimal("1e2")?.description     // "100"
  ///
  /// - Complexity: O(*n*) in the number of digits that were read.
  public var description: String {
    if !hasExponent || digits.isEmpty { return plain }
    let limit = Self.maximumExponent
    // The candidates are: without a decimal point; with the point after the first digit, which can
    // make the exponent of a small number shorter; or with zeros, because a greater exponent could
    // not be read again.
    let powers = [exponent, exponent + digits.utf8.count - 1, min(max(exponent, -limit), limit)]
    var shortest = (power: 0, length: plainLength(exponent))
    for power in powers where -limit...limit ~= power {
      let length = plainLength(exponent - power) + 1 + power.description.utf8.count
      if length < shortest.length { shortest = (power, length) }
    }
    return shortest.power == 0 ? plain : plain(exponent - shortest.power) + "e\(shortest.power)"
  }

  /// The number in plain notation: `-12`, `0.5`, `1000000`.
  ///
  /// Use it only if there are few zeros, because all of them are written.
  ///
  /// - Complexity: O(*n*) in the number of digits written.
  package var plain: String { plain(exponent) }

  /// Returns the digits in plain notation, where the last digit has the given power of ten.
  private func plain(_ exponent: Int) -> String {
    let sign = isNegative ? "-" : ""
    if digits.isEmpty { return "0" }
    if exponent >= 0 { return sign + digits + String(repeating: "0", count: exponent) }
    let point = digits.utf8.count + exponent
    return point > 0
      ? sign + digits.prefix(point) + "." + digits.dropFirst(point)
      : sign + "0." + String(repeating: "0", count: -point) + digits
  }

  /// Returns the number of characters in plain notation without the sign; the number isn't zero.
  private func plainLength(_ exponent: Int) -> Int {
    let count = digits.utf8.count
    if exponent >= 0 { return count + exponent }
    return max(count, -exponent) + (count + exponent > 0 ? 1 : 2)
  }

  /// The number of zeros that plain notation adds to the digits: before them if the number is
  /// small, and after them if it is large.
  private var addedZeros: Int {
    hasExponent ? max(exponent, -exponent - digits.utf8.count) : 0
  }

  /// Returns the number in plain notation, or nil if that adds more than the given number of zeros.
  ///
  ///     ExactDecimal("1e6")?.plain(addingZeros: 20)  // "1000000"
  ///     ExactDecimal("1e60")?.plain(addingZeros: 20)  // nil
  package func plain(addingZeros limit: Int) -> String? { addedZeros > limit ? nil : plain }

  /// Returns the number in plain notation with at most the given number of added zeros.
  ///
  /// With more zeros the result is a different number, but it is close enough for rounding and for
  /// choosing a plural form.
  ///
  ///     ExactDecimal("1e9999")?.plain(droppingZerosBeyond: 3)  // "1000"
  package func plain(droppingZerosBeyond limit: Int) -> String {
    if addedZeros <= limit { return plain }
    let nearer = exponent > 0 ? limit : -limit - digits.utf8.count
    return Self(isNegative: isNegative, trimming: digits.utf8, exponent: nearer).plain
  }
}

extension ExactDecimal: Codable {
  /// Reads a number from its text.
  ///
  /// - Throws: A `DecodingError` for text that isn't a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = try Self(container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a decimal")
    }
    self = value
  }

  /// Writes the number as text, the same as ``description``, so that no reader rounds it: `"0.1"`.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
