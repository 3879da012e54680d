import UnicodeText
package import Violations

/// The reading of a number, without heap memory.
package struct NumberReading: BitwiseCopyable, Sendable {
  /// Whether the number has a minus sign.
  package fileprivate(set) var isNegative = false

  /// Whether there are separators between groups of digits.
  package fileprivate(set) var hasGroups = false

  /// The number of digits before the decimal separator.
  package fileprivate(set) var wholeDigits = 0

  /// The number of digits after the decimal separator, without trailing zeros.
  package fileprivate(set) var fractionDigits = 0

  /// The number of digits after the decimal separator, with trailing zeros.
  package var writtenFractionDigits: Int { scale }

  /// The offset of the decimal separator, or nil if there is none.
  package fileprivate(set) var decimalOffset: Int?

  /// The offset of the first fraction digit beyond the allowed number, not counting zeros.
  package fileprivate(set) var excessOffset: Int?

  /// Whether another locale could read the only separator in another way: a period or comma with up
  /// to three digits before it and three after it.
  package fileprivate(set) var isReadEitherWay = false

  /// All digits as one whole number, and the number of digits after the decimal separator, or nil
  /// if there are too many digits.
  fileprivate var mantissa: UInt64? = 0
  fileprivate var scale = 0

  fileprivate init() {}

  /// Makes the number negative.
  mutating func negate() { isNegative = true }
}

/// The reason why a text isn't a number in a locale.
package enum NumberFault: Error, Hashable, Sendable {
  /// A character that no number has there.
  case unreadable(at: Int)

  /// A separator or a digit where groups or the fraction don't allow it.
  case separators(at: Int)

  /// Something is missing at the end. With `inGroup`, digits of the last group or of the fraction
  /// are missing.
  case unfinished(inGroup: Bool)
}

extension NumberWriting {
  /// Reads a number.
  ///
  ///     try german.read("1.234,50".utf8Span)  // 1234.50
  ///     try german.read("12.34".utf8Span)     // throws .unfinished(inGroup: true)
  ///     try german.read("1.2.3".utf8Span)     // throws .separators(at: 3)
  ///
  /// - Parameters:
  ///   - text: The text, without spaces at its ends.
  ///   - range: The bytes to read, or the whole text by default.
  ///   - allowedFraction: The allowed number of fraction digits, which only affects `excessOffset`.
  /// - Returns: The number, without heap memory.
  /// - Throws: The first fault.
  /// - Complexity: O(*n*) in the number of bytes, without allocation.
  package func read(
    _ text: UTF8Span,
    in range: Range<Int>? = nil,
    allowedFraction: Int = .max
  ) throws(NumberFault) -> NumberReading {
    var scanner = NumberScanner(allowedFraction: allowedFraction)
    let bytes = text.span
    var offset = range?.lowerBound ?? 0
    let end = range?.upperBound ?? bytes.count
    while offset < end {
      let byte = bytes[offset]
      if byte < 0x80 {
        try scanner.take(UInt32(byte), at: offset, as: self)
        offset += 1
      } else {
        let scalar = bytes.scalarValue(at: offset, startingWith: byte)
        if !(ignoresMarks && scalar.value.isDirectionMark) {
          try scanner.take(scalar.value.foldedSeparator, at: offset, as: self)
        }
        offset += scalar.length
      }
    }
    return try scanner.finished(as: self)
  }

  /// Reads a number with the point of a number pad before its fraction, or returns nil if the point
  /// could also separate groups.
  ///
  ///     french.readWithPoint("1234.50".utf8Span)   // 1234.50
  ///     german.readWithPoint("0.125".utf8Span)     // 0.125
  ///     german.readWithPoint("1.234".utf8Span)     // nil
  ///     german.readWithPoint("1234.567".utf8Span)  // nil
  ///
  /// It is meant for texts that ``read(_:in:allowedFraction:)`` refuses.
  ///
  /// - Complexity: O(*n*) in the number of bytes, without allocation.
  package func readWithPoint(
    _ text: UTF8Span,
    in range: Range<Int>? = nil,
    allowedFraction: Int = .max
  ) -> NumberReading? {
    guard let pointed else { return nil }
    do throws(NumberFault) {
      let reading = try pointed.read(text, in: range, allowedFraction: allowedFraction)
      return isCertain(reading) ? reading : nil
    } catch {
      return nil
    }
  }

  /// Returns how a text with the point of a number pad goes on while it is typed: whether it is a
  /// number already, and where it can't become one.
  package func progressWithPoint(_ text: UTF8Span) -> (isNumber: Bool, impossible: Int?) {
    guard let pointed else { return (false, 0) }
    do throws(NumberFault) {
      return (isCertain(try pointed.read(text)), nil)
    } catch {
      switch error {
      case .unreadable(let offset), .separators(let offset): return (false, offset)
      case .unfinished: return (false, nil)
      }
    }
  }

  /// Whether the point of a reading can only come before a fraction.
  private func isCertain(_ reading: NumberReading) -> Bool {
    guard reading.decimalOffset != nil, !reading.isReadEitherWay else { return false }
    let isLikeGroup = reading.scale == 3 && !reading.hasGroups && reading.wholeDigits > 3
    return !isLikeGroup || !(groups .== Self.point).hasAny
  }

  /// Returns plain digits with the first of the locale's decimal separators.
  package func withSeparator(_ plain: String) -> String {
    guard let separator = Unicode.Scalar(decimals[0]) else { return plain }
    return plain.replacing(".", with: String(separator))
  }

  /// Returns the reading of a number in plain digits, with its fraction unchanged, such as
  /// `-1234.50`.
  package func plain(
    _ reading: NumberReading,
    of text: UTF8Span,
    in range: Range<Int>? = nil
  ) -> String {
    let bytes = text.span
    var digits: [UInt8] = []
    var offset = range?.lowerBound ?? 0
    while offset < range?.upperBound ?? bytes.count {
      let scalar = text.scalar(at: offset)
      if offset == reading.decimalOffset {
        if digits.isEmpty { digits.append(UInt8(ascii: "0")) }
        digits.append(UInt8(ascii: "."))
      } else if let digit = digit(scalar.value)?.value, digit != 0 || digits != [0x30] {
        if digits == [0x30] { digits = [] }
        digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      }
      offset += scalar.utf8Length
    }
    let isZero = digits.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    return (reading.isNegative && !isZero ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }

  /// Whether a number without groups has enough digits that the locale writes it with groups.
  package func wantsGroups(_ reading: NumberReading) -> Bool {
    !reading.hasGroups && reading.wholeDigits >= primaryGroup + minimumGroupingDigits
  }

  @inline(__always) func digit(_ scalar: UInt32) -> (value: UInt32, kind: Int)? {
    zeros.digit(scalar)
  }
}

extension SIMD4<UInt32> {
  /// Returns the value of a digit and the index of its zero among these, with the zero of ASCII
  /// first; nil if the scalar isn't such a digit.
  @inline(__always) func digit(_ scalar: UInt32) -> (value: UInt32, kind: Int)? {
    for kind in 0..<4 {
      let value = scalar &- self[kind]
      if value < 10 { return (value, kind) }
      if scalar < 0x80 { return nil }
    }
    return nil
  }
}

/// Reads a number, one scalar after another.
private struct NumberScanner {
  private var reading = NumberReading()
  private let allowedFraction: Int
  private var hasSign = false
  private var kind: Int?
  private var groups = 0
  private var separator: UInt32 = 0

  /// The digits since the last separator.
  private var run = 0
  private var writtenFraction = 0
  private var beginsWithZero = false

  init(allowedFraction: Int) { self.allowedFraction = allowedFraction }

  @inline(__always) mutating func take(
    _ scalar: UInt32,
    at offset: Int,
    as writing: NumberWriting
  ) throws(NumberFault) {
    if let digit = writing.digit(scalar) {
      guard kind == nil || kind == digit.kind else { throw .unreadable(at: offset) }
      kind = digit.kind
      try take(digit: digit.value, at: offset, as: writing)
    } else if (writing.decimals .== scalar).hasAny, scalar != 0 {
      try takeDecimal(scalar, at: offset, as: writing)
    } else if (writing.groups .== scalar).hasAny, scalar != 0 {
      try takeGroup(scalar, at: offset, as: writing)
    } else {
      guard scalar == 0x2D || scalar == 0x2B, !hasSign, kind == nil,
        reading.decimalOffset == nil
      else { throw .unreadable(at: offset) }
      hasSign = true
      reading.isNegative = scalar == 0x2D
    }
  }

  @inline(__always) private mutating func take(
    digit: UInt32,
    at offset: Int,
    as writing: NumberWriting
  ) throws(NumberFault) {
    run += 1
    if reading.decimalOffset == nil {
      if groups > 0, run > max(writing.primaryGroup, writing.secondaryGroup) {
        throw .separators(at: offset)
      }
      if reading.wholeDigits == 0 { beginsWithZero = digit == 0 }
      reading.wholeDigits += 1
    } else {
      writtenFraction += 1
      if digit != 0 {
        reading.fractionDigits = writtenFraction
        if writtenFraction > allowedFraction, reading.excessOffset == nil {
          reading.excessOffset = offset
        }
      }
      reading.scale += 1
    }
    // Eighteen digits and one more fit into 64 bits, and the scale is small enough too.
    guard let mantissa = reading.mantissa, mantissa < 100_000_000_000_000_000, reading.scale <= 18
    else {
      reading.mantissa = nil
      return
    }
    reading.mantissa = mantissa * 10 + UInt64(digit)
  }

  private mutating func takeDecimal(
    _ scalar: UInt32,
    at offset: Int,
    as writing: NumberWriting
  ) throws(NumberFault) {
    guard reading.decimalOffset == nil, groups == 0 || run == writing.primaryGroup else {
      throw .separators(at: offset)
    }
    separator = groups == 0 ? scalar : 0
    reading.decimalOffset = offset
    run = 0
  }

  private mutating func takeGroup(
    _ scalar: UInt32,
    at offset: Int,
    as writing: NumberWriting
  ) throws(NumberFault) {
    guard reading.wholeDigits > 0, reading.decimalOffset == nil, !beginsWithZero,
      groups == 0
        ? run <= writing.secondaryGroup : run == writing.secondaryGroup && scalar == separator
    else { throw .separators(at: offset) }
    separator = scalar
    groups += 1
    run = 0
  }

  func finished(as writing: NumberWriting) throws(NumberFault) -> NumberReading {
    guard kind != nil else { throw .unfinished(inGroup: false) }
    var reading = reading
    if reading.decimalOffset != nil {
      if run == 0 { throw .unfinished(inGroup: true) }
    } else if groups > 0, run != writing.primaryGroup {
      throw .unfinished(inGroup: true)
    }
    reading.hasGroups = groups > 0
    let before = groups > 0 ? reading.wholeDigits - run : reading.wholeDigits
    reading.isReadEitherWay =
      (separator == 0x2E || separator == 0x2C) && run == 3 && 1...3 ~= before && !beginsWithZero
      && (groups == 1) != (reading.decimalOffset != nil)
    return reading
  }
}

/// A limit for exact comparison with numbers.
package struct NumberLimit: Hashable, Sendable {
  /// The limit.
  package let value: ExactDecimal

  /// The digits of the limit as a whole number, and the number of digits after the decimal
  /// separator.
  private let scaled: (mantissa: Int64, scale: Int)?

  package init(_ value: ExactDecimal) {
    self.value = value
    let digits = value.digits.utf8.count
    guard digits <= 18,
      -18...0 ~= value.exponent || value.exponent > 0 && digits + value.exponent <= 18,
      let mantissa = Int64("0" + value.digits)
    else {
      scaled = nil
      return
    }
    let whole = (0..<max(0, value.exponent)).reduce(mantissa) { product, _ in product * 10 }
    scaled = (value.isNegative ? -whole : whole, max(0, -value.exponent))
  }

  /// Returns -1, 0 or 1 for a number below, at or above the limit.
  ///
  /// It doesn't allocate for numbers and limits of up to 18 digits.
  package func order(of reading: NumberReading, plain: @autoclosure () -> String) -> Int {
    guard let scaled, let mantissa = reading.mantissa else {
      guard let number = ExactDecimal(plain()) else { return 0 }
      return number < value ? -1 : number == value ? 0 : 1
    }
    var number = Int128(mantissa) * (reading.isNegative ? -1 : 1)
    var limit = Int128(scaled.mantissa)
    for _ in 0..<max(0, scaled.scale - reading.scale) { number *= 10 }
    for _ in 0..<max(0, reading.scale - scaled.scale) { limit *= 10 }
    return number < limit ? -1 : number == limit ? 0 : 1
  }

  package static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
