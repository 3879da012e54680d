/// A time of day, such as 14:30 or 23:59:59.5.
///
///     let time = try ClockTime("14:30".utf8Span.span)
///     time.secondOfDay  // 52200
public struct ClockTime: Hashable, Sendable {
  /// The hour, 0 to 23, or 24 at the end of a day in ISO 8601.
  public let hour: Int

  /// The minute, 0 to 59.
  public let minute: Int

  /// The second, 0 to 59, or 60 in a leap second.
  public let second: Int

  /// The billionths of a second.
  ///
  /// Smaller fractions are dropped.
  public let nanosecond: Int

  /// Creates a time of day from the second of the day, 0 to 86399, or 86400 for 24:00.
  ///
  ///     ClockTime(secondOfDay: 52_200)  // 14:30
  public init(secondOfDay: Int, nanosecond: Int = 0) {
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    self.nanosecond = nanosecond
  }

  init(hour: Int, minute: Int, second: Int, nanosecond: Int = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// The seconds since the start of the day.
  ///
  /// A leap second counts as the second after it.
  ///
  ///     ClockTime(secondOfDay: 90).secondOfDay  // 90
  public var secondOfDay: Int { hour * 3600 + minute * 60 + second }
}

extension ClockTime {
  /// Reads a local time as the HTML standard defines it: `HH:mm`, `HH:mm:ss` or `HH:mm:ss.fff`.
  ///
  ///     try ClockTime("14:30:15.25".utf8Span.span).nanosecond  // 250000000
  ///
  /// HTML §2.3.5.4, Times, but with any number of digits in the fraction.
  ///
  /// - Throws: A ``TimeFault`` at the first byte that can't be part of a valid time.
  /// - Complexity: O(*n*).
  public init(_ text: borrowing Span<UInt8>) throws(TimeFault) {
    var reader = TextReader()
    self = try reader.localTime(of: text)
    try reader.end(of: text)
  }

  /// Reads a `full-time` of RFC 3339 §5.6: a time with its seconds and its offset from UTC.
  ///
  ///     try ClockTime.withOffset("14:30:00+01:00".utf8Span.span).offset  // 60
  ///
  /// - Throws: A ``TimeFault`` at the first byte that can't be part of a valid time.
  /// - Complexity: O(*n*).
  public static func withOffset(
    _ text: borrowing Span<UInt8>
  ) throws(TimeFault) -> (time: ClockTime, offset: Int) {
    var reader = TextReader()
    let time = try reader.time(of: text, leap: .wherever)
    let offset = try reader.offset(of: text, after: time, leap: .wherever)
    try reader.end(of: text)
    return (time, offset)
  }
}

extension ClockTime: Comparable {
  /// Orders times from the start of the day to its end.
  public static func < (left: Self, right: Self) -> Bool {
    (left.secondOfDay, left.nanosecond) < (right.secondOfDay, right.nanosecond)
  }
}

extension ClockTime: CustomStringConvertible {
  /// The time in the notation that is read, without zero seconds: `14:30`, `14:30:15.25`.
  public var description: String {
    var text = "\(padded(hour)):\(padded(minute))"
    if second > 0 || nanosecond > 0 { text += ":" + padded(second) }
    return text + fraction
  }

  /// The time with its seconds: `14:30:00`.
  var withSeconds: String {
    "\(padded(hour)):\(padded(minute)):\(padded(second))\(fraction)"
  }

  private var fraction: String {
    if nanosecond == 0 { return "" }
    var digits = padded(nanosecond, to: 9)
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }
}

/// Returns a number with leading zeros.
func padded(_ number: Int, to width: Int = 2) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

/// Where a second may be a leap second, depending on its day.
enum LeapSeconds {
  /// The day is not known.
  case wherever

  /// The local day is the last of a month: the offset must not be positive.
  case lastOfMonth

  /// The local day is the first of a month: the offset must be positive, because it is still the
  /// day before in UTC.
  case firstOfMonth

  /// Nowhere.
  case never
}

extension TextReader {
  /// Reads `HH:mm`, then the seconds and the fraction if present.
  mutating func localTime(of bytes: borrowing Span<UInt8>) throws(TimeFault) -> ClockTime {
    let hour = try number(2, in: 0...23, .time, of: bytes)
    try take(UInt8(ascii: ":"), in: bytes)
    let minute = try number(2, in: 0...59, .time, of: bytes)
    guard takes(UInt8(ascii: ":"), in: bytes) else {
      return ClockTime(hour: hour, minute: minute, second: 0)
    }
    let second = try number(2, in: 0...59, .time, of: bytes)
    let fraction = takes(UInt8(ascii: "."), in: bytes) ? try billionths(of: bytes) : 0
    return ClockTime(hour: hour, minute: minute, second: second, nanosecond: fraction)
  }

  /// Reads a `partial-time` of RFC 3339 §5.6.
  mutating func time(
    of bytes: borrowing Span<UInt8>,
    leap: LeapSeconds
  ) throws(TimeFault) -> ClockTime {
    let hour = try number(2, in: 0...23, .time, of: bytes)
    try take(UInt8(ascii: ":"), in: bytes)
    let minute = try number(2, in: 0...59, .time, of: bytes)
    try take(UInt8(ascii: ":"), in: bytes)
    let mayLeap =
      switch leap {
      case .wherever, .lastOfMonth: true
      // At 23:59 on the next day, only an offset of a whole day could make it 23:59 UTC.
      case .firstOfMonth: hour * 60 + minute < 1439
      case .never: false
      }
    let second = try number(2, in: 0...(mayLeap ? 60 : 59), .time, of: bytes)
    let fraction = takes(UInt8(ascii: "."), in: bytes) ? try billionths(of: bytes) : 0
    return ClockTime(hour: hour, minute: minute, second: second, nanosecond: fraction)
  }

  /// Reads a `time-offset` of RFC 3339 §5.6, in minutes east of UTC.
  mutating func offset(
    of bytes: borrowing Span<UInt8>,
    after time: ClockTime,
    leap: LeapSeconds
  ) throws(TimeFault) -> Int {
    if time.second == 60 { return try offset(of: bytes, afterLeapSecondOf: time, leap: leap) }
    if isAt(UInt8(ascii: "Z"), in: bytes) || isAt(UInt8(ascii: "z"), in: bytes) {
      offset += 1
      return 0
    }
    let isWest = isAt(UInt8(ascii: "-"), in: bytes)
    guard isWest || isAt(UInt8(ascii: "+"), in: bytes) else { throw fault(.offset) }
    offset += 1
    let hour = try number(2, in: 0...23, .offset, of: bytes)
    try take(UInt8(ascii: ":"), in: bytes)
    let minute = try number(2, in: 0...59, .offset, of: bytes)
    return (isWest ? -1 : 1) * (hour * 60 + minute)
  }

  /// Reads the offset after a leap second.
  ///
  /// A leap second is the last second of a day in UTC (RFC 3339 §5.7). There it is 23:59, so the
  /// local time determines the offset.
  @inline(never)
  private mutating func offset(
    of bytes: borrowing Span<UInt8>,
    afterLeapSecondOf time: ClockTime,
    leap: LeapSeconds
  ) throws(TimeFault) -> Int {
    let start = offset
    let minutes = time.hour * 60 + time.minute
    let isZero = minutes == 1439
    let mayBeWest = leap != .firstOfMonth
    let mayBeEast = leap != .lastOfMonth || isZero
    if isZero, isAt(UInt8(ascii: "Z"), in: bytes) || isAt(UInt8(ascii: "z"), in: bytes) {
      offset += 1
      return 0
    }
    let isWest = mayBeWest && isAt(UInt8(ascii: "-"), in: bytes)
    guard isWest || mayBeEast && isAt(UInt8(ascii: "+"), in: bytes) else {
      throw isAtEnd(of: bytes) ? fault(.offset) : TimeFault(.time, at: 0..<start, offset: offset)
    }
    offset += 1
    // The offset that makes it 23:59 in UTC. At 23:59 it is 0, with either sign.
    let due = isWest || isZero ? 1439 - minutes : minutes + 1
    let hour = try number(2, in: due / 60...due / 60, .time, of: bytes)
    try take(UInt8(ascii: ":"), in: bytes)
    let minute = try number(2, in: due % 60...due % 60, .time, of: bytes)
    return (isWest ? -1 : 1) * (hour * 60 + minute)
  }
}
