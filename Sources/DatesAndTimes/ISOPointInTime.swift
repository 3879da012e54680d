/// The format of a date and time of ISO 8601.
public enum ISOStyle: String, CaseIterable, Hashable, Sendable {
  /// With hyphens and colons: `2026-11-20T14:30`.
  case extended

  /// Without hyphens and colons: `20261120T1430`.
  case basic

  /// Either format, but not both in one text.
  case any
}

extension PointInTime {
  /// Reads a date and time of ISO 8601-1:2019 §5.4, with its amendment of 2022.
  ///
  /// The date is a calendar, ordinal or week date. The time is given to the hour, the minute or the
  /// second, and the last of these may have a fraction. The end of the day can be given as 24:00.
  /// An offset from UTC is optional. The text may be in the basic or the extended format.
  ///
  ///     try PointInTime(iso8601: "2026W475T1430,5+01".utf8Span.span).description
  ///     // "2026-11-20T14:30:30+01:00"
  ///
  /// - Throws: A ``TimeFault`` at the first byte that can't be part of a valid text.
  /// - Complexity: O(*n*).
  public init(iso8601 text: borrowing Span<UInt8>, style: ISOStyle = .any) throws(TimeFault) {
    var reader = TextReader()
    self = try reader.isoPoint(of: text, style: style)
    try reader.end(of: text)
  }
}

extension TextReader {
  /// Reads a date and a time in one format.
  mutating func isoPoint(
    of bytes: borrowing Span<UInt8>,
    style: ISOStyle
  ) throws(TimeFault) -> PointInTime {
    // The byte after the year shows the format.
    let isExtended = offset + 4 < bytes.count && bytes[offset + 4] == UInt8(ascii: "-")
    var forms = ISODate.Forms.days
    switch style {
    case .extended: forms.remove(.basic)
    case .basic where isExtended:
      _ = try number(4, in: 1...9999, .day, of: bytes)
      throw fault()
    case .basic, .any: break
    }
    let date = try isoDate(of: bytes, forms: forms)
    try take(UInt8(ascii: "T"), in: bytes)
    let time = try isoTime(of: bytes, separated: isExtended)
    let offset = try isoOffset(of: bytes, separated: isExtended)
    return PointInTime(date, time, offset: offset)
  }

  /// Reads a time of §5.3, given to the hour, the minute or the second.
  ///
  /// The end of the day is 24:00 (ISO 8601-1:2019/Amd 1:2022).
  mutating func isoTime(
    of bytes: borrowing Span<UInt8>,
    separated: Bool
  ) throws(TimeFault) -> ClockTime {
    let hour = try number(2, in: 0...24, .time, of: bytes)
    // After 24, everything is zero.
    let last = hour == 24 ? 0 : 59
    guard try goesOn(of: bytes, separated: separated) else {
      return try fraction(of: hour * 3600, unit: 3600, of: bytes)
    }
    let minute = try number(2, in: 0...last, .time, of: bytes)
    guard try goesOn(of: bytes, separated: separated) else {
      return try fraction(of: hour * 3600 + minute * 60, unit: 60, of: bytes)
    }
    let second = try number(2, in: 0...last, .time, of: bytes)
    return try fraction(of: hour * 3600 + minute * 60 + second, unit: 1, of: bytes)
  }

  /// Returns whether another pair of digits follows, after reading the colon before it.
  private mutating func goesOn(
    of bytes: borrowing Span<UInt8>,
    separated: Bool
  ) throws(TimeFault) -> Bool {
    separated ? takes(UInt8(ascii: ":"), in: bytes) : isAtDigit(in: bytes)
  }

  /// Reads a decimal fraction if there is one.
  ///
  /// `unit` is the length of the fraction's unit in seconds.
  private mutating func fraction(
    of second: Int,
    unit: Int,
    of bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> ClockTime {
    guard takes(UInt8(ascii: "."), in: bytes) || takes(UInt8(ascii: ","), in: bytes) else {
      return ClockTime(secondOfDay: second)
    }
    if second == 86_400 {
      repeat { _ = try number(1, in: 0...0, .time, of: bytes) } while isAtDigit(in: bytes)
      return ClockTime(secondOfDay: second)
    }
    let billionths = try billionths(of: bytes) * unit
    return ClockTime(
      secondOfDay: second + billionths / 1_000_000_000,
      nanosecond: billionths % 1_000_000_000
    )
  }

  /// Reads an offset from UTC of §4.3.13 if there is one: `Z`, `+01`, `+01:30` or `+0130`.
  mutating func isoOffset(
    of bytes: borrowing Span<UInt8>,
    separated: Bool
  ) throws(TimeFault) -> Int? {
    if takes(UInt8(ascii: "Z"), in: bytes) { return 0 }
    let isWest = isAt(UInt8(ascii: "-"), in: bytes)
    guard isWest || isAt(UInt8(ascii: "+"), in: bytes) else { return nil }
    offset += 1
    let hour = try number(2, in: 0...23, .offset, of: bytes)
    // An offset of zero has a plus sign.
    let mustGoOn = isWest && hour == 0
    let next = separated ? isAt(UInt8(ascii: ":"), in: bytes) : isAtDigit(in: bytes)
    guard next || mustGoOn else { return isWest ? -hour * 60 : hour * 60 }
    if separated { try take(UInt8(ascii: ":"), in: bytes) }
    let minute = try number(2, in: (mustGoOn ? 1 : 0)...59, .offset, of: bytes)
    return (isWest ? -1 : 1) * (hour * 60 + minute)
  }
}
