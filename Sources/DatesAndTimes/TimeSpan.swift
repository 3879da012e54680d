import Violations

/// A duration: months, which differ in length, and seconds.
///
///     let span = try TimeSpan("P1DT12H".utf8Span.span)
///     span.seconds  // 129600
public struct TimeSpan: Hashable, Sendable {
  /// The months, with twelve for each year.
  public let months: Int

  /// The seconds of weeks, days, hours, minutes and seconds.
  public let seconds: Int

  /// The nanoseconds in addition to the seconds.
  public let nanosecond: Int

  /// Whether the value is complete.
  ///
  /// A fraction of a month is dropped, and so is anything above 1,000,000,000,000 in one unit.
  public let isExact: Bool

  /// The notations for durations.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// RFC 3339, appendix A: whole numbers, with every unit between the first and the last one.
    case rfc3339

    /// ISO 8601-1:2019 §5.5.2: units may be left out, and the last one may have a fraction.
    case iso8601
  }

  /// Creates a duration.
  public init(months: Int = 0, seconds: Int = 0, nanosecond: Int = 0, isExact: Bool = true) {
    self.months = months
    self.seconds = seconds
    self.nanosecond = nanosecond
    self.isExact = isExact
  }

  /// Whether the duration is zero.
  public var isZero: Bool { months == 0 && seconds == 0 && nanosecond == 0 && isExact }

  /// Reads a duration such as `P1Y6M`, `PT90M` or `P2W`.
  ///
  /// Numbers above 1,000,000,000,000 count as 1,000,000,000,000.
  ///
  /// - Throws: A ``TimeFault`` at the first byte that can't be part of a valid duration.
  /// - Complexity: O(*n*). Nothing is allocated.
  public init(_ text: borrowing Span<UInt8>, style: Style = .rfc3339) throws(TimeFault) {
    var reader = TextReader()
    self = try reader.timeSpan(of: text, style: style)
    try reader.end(of: text)
  }
}

extension TimeSpan {
  /// The months whose first days serve as starting points to compare durations.
  ///
  /// XML Schema part 2, §3.2.6.2, lists these four, because together they show every order that two
  /// durations can have.
  private static let origins: [(year: Int, month: Int)] = [
    (1696, 9), (1697, 2), (1903, 3), (1903, 7),
  ]

  /// Returns whether this duration is shorter (−1), equal (0) or longer (1) than another, or nil if
  /// that depends on the starting month, as for one month and thirty days.
  ///
  ///     try TimeSpan("P1M".utf8Span.span).order(to: TimeSpan("P32D".utf8Span.span))  // -1
  ///     try TimeSpan("P1M".utf8Span.span).order(to: TimeSpan("P30D".utf8Span.span))  // nil
  ///
  /// - Complexity: O(1).
  public func order(to other: TimeSpan) -> Int? {
    if !other.isExact { return isExact ? other.order(to: self).map { -$0 } : nil }
    if !isExact {
      // It is longer than the known part, and shorter than one more month.
      let least = TimeSpan(months: months, seconds: seconds, nanosecond: nanosecond)
      if let order = least.order(to: other), order >= 0 { return 1 }
      let greatest = TimeSpan(months: months + 1, seconds: seconds, nanosecond: nanosecond)
      if let order = greatest.order(to: other), order <= 0 { return -1 }
      return nil
    }
    let first = order(other, from: Self.origins[0])
    if months == other.months { return first }
    for origin in Self.origins.dropFirst() where order(other, from: origin) != first { return nil }
    return first
  }

  /// Returns the day and the second when the duration ends if it begins at an origin.
  private func end(from origin: (year: Int, month: Int)) -> (day: Int, second: Int) {
    let total = origin.year * 12 + origin.month - 1 + months
    let day = CivilDate.dayNumber(year: total / 12, month: total % 12 + 1, day: 1)
    return (day + seconds / 86_400, seconds % 86_400)
  }

  private func order(_ other: TimeSpan, from origin: (year: Int, month: Int)) -> Int {
    let (own, others) = (end(from: origin), other.end(from: origin))
    let left = (own.day, own.second, nanosecond)
    let right = (others.day, others.second, other.nanosecond)
    return left == right ? 0 : left < right ? -1 : 1
  }
}

/// The units of a duration, in the order of the notation.
private enum Unit: Int {
  case years, months, days, hours, minutes, seconds

  /// Creates a unit from its letter before or after the `T`.
  init?(_ letter: UInt8, isTime: Bool) {
    switch (letter, isTime) {
    case (UInt8(ascii: "Y"), false): self = .years
    case (UInt8(ascii: "M"), false): self = .months
    case (UInt8(ascii: "D"), false): self = .days
    case (UInt8(ascii: "H"), true): self = .hours
    case (UInt8(ascii: "M"), true): self = .minutes
    case (UInt8(ascii: "S"), true): self = .seconds
    default: return nil
    }
  }

  /// The last unit before the `T`, or after it.
  static func last(isTime: Bool) -> Unit { isTime ? .seconds : .days }

  /// The number of seconds in the unit, or 0 for years and months.
  var seconds: Int {
    switch self {
    case .years, .months: 0
    case .days: 86_400
    case .hours: 3600
    case .minutes: 60
    case .seconds: 1
    }
  }
}

/// The part of a duration that was read so far.
private struct PartialSpan {
  var months = 0
  var seconds = 0
  var nanosecond = 0
  var isExact = true
  var last: Unit?
  var isTime = false
  var hasFraction = false

  /// Returns whether a unit may follow the last one.
  func admits(_ unit: Unit, style: TimeSpan.Style) -> Bool {
    guard let last else { return true }
    // After the `T`, any unit may come first.
    if isTime, last.rawValue <= Unit.days.rawValue { return true }
    return style == .iso8601 ? unit.rawValue > last.rawValue : unit.rawValue == last.rawValue + 1
  }

  /// Whether the current part, before or after the `T`, has a unit.
  var hasUnit: Bool {
    guard let last else { return false }
    return !isTime || last.rawValue > Unit.days.rawValue
  }

  mutating func add(_ count: Int, _ billionths: Int, of unit: Unit) {
    switch unit {
    case .years:
      months += 12 * count + 12 * billionths / 1_000_000_000
      if 12 * billionths % 1_000_000_000 > 0 { isExact = false }
    case .months:
      months += count
      if billionths > 0 { isExact = false }
    default: addSeconds(count, billionths, unit.seconds)
    }
    if count == TextReader.greatestCount { isExact = false }
    last = unit
  }

  mutating func addSeconds(_ count: Int, _ billionths: Int, _ length: Int) {
    seconds += count * length + billionths * length / 1_000_000_000
    nanosecond = billionths * length % 1_000_000_000
  }

  var span: TimeSpan {
    TimeSpan(months: months, seconds: seconds, nanosecond: nanosecond, isExact: isExact)
  }
}

extension TextReader {
  /// Reads a duration, up to the first byte that isn't part of it.
  mutating func timeSpan(
    of bytes: borrowing Span<UInt8>,
    style: TimeSpan.Style
  ) throws(TimeFault) -> TimeSpan {
    try take(UInt8(ascii: "P"), in: bytes)
    var span = PartialSpan()
    while true {
      if !span.isTime, !span.hasFraction, takes(UInt8(ascii: "T"), in: bytes) {
        span.isTime = true
        continue
      }
      let mayGoOn =
        !span.hasFraction && (!span.hasUnit || span.last != Unit.last(isTime: span.isTime))
      guard mayGoOn, isAtDigit(in: bytes) else {
        guard span.hasUnit else { throw fault() }
        return span.span
      }
      let count = count(of: bytes)
      var billionths = 0
      if style == .iso8601, isAt(UInt8(ascii: "."), in: bytes) || isAt(UInt8(ascii: ","), in: bytes)
      {
        offset += 1
        billionths = try self.billionths(of: bytes)
        span.hasFraction = true
      }
      guard !isAtEnd(of: bytes) else { throw fault() }
      if span.last == nil, !span.isTime, takes(UInt8(ascii: "W"), in: bytes) {
        span.addSeconds(count, billionths, 604_800)
        return span.span
      }
      guard let unit = Unit(bytes[offset], isTime: span.isTime), span.admits(unit, style: style)
      else { throw fault() }
      offset += 1
      span.add(count, billionths, of: unit)
    }
  }

  /// The limit for the number of a unit.
  fileprivate static let greatestCount = 1_000_000_000_000

  /// Reads digits as a number of at most 1,000,000,000,000.
  private mutating func count(of bytes: borrowing Span<UInt8>) -> Int {
    var count = 0
    while isAtDigit(in: bytes) {
      count = min(count * 10 + Int(bytes[offset] - UInt8(ascii: "0")), Self.greatestCount)
      offset += 1
    }
    return count
  }
}
