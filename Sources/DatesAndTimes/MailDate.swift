import Violations

/// The notation of a date in a message header.
public enum HeaderDateStyle: Hashable, Sendable {
  /// `Sun, 06 Nov 1994 08:49:37 GMT`, the IMF-fixdate of RFC 9110 §5.6.7. This is what servers
  /// send.
  case http

  /// `Sun, 6 Nov 1994 08:49 +0100`, the date-time of RFC 5322 §3.3 on one line, without comments
  /// and obsolete forms.
  case email
}

extension PointInTime {
  /// Reads a date from a header.
  ///
  ///     try PointInTime(header: "Fri, 20 Nov 2026 14:30:00 GMT".utf8Span.span, .http).description
  ///     // "2026-11-20T14:30:00Z"
  ///
  /// - Throws: A ``TimeFault``. Its reason is ``TimeFault/Reason/weekday`` if the weekday doesn't
  ///   match the day.
  /// - Complexity: O(*n*). Nothing is allocated.
  public init(header text: borrowing Span<UInt8>, _ style: HeaderDateStyle) throws(TimeFault) {
    var reader = TextReader()
    if style == .email { reader.skipSpaces(in: text) }
    var weekday: Int?
    if style == .http || !reader.isAtDigit(in: text) {
      weekday = try reader.name("MonTueWedThuFriSatSun", ignoringCase: style == .email, of: text)
      try reader.take(UInt8(ascii: ","), in: text)
      if style == .http {
        try reader.take(UInt8(ascii: " "), in: text)
      } else {
        reader.skipSpaces(in: text)
      }
    }
    let date = try reader.headerDate(of: text, style, weekday: weekday)
    try reader.space(style, in: text)
    let time = try reader.headerTime(of: text, style)
    try reader.space(style, in: text)
    let offset = try reader.headerOffset(of: text, style)
    try reader.end(of: text)
    let point = PointInTime(date, time, offset: offset)
    // Second 60 must be a leap second, as in RFC 3339.
    if time.second == 60 {
      do throws(TimeFault) {
        self = try PointInTime(rfc3339: point.description.utf8Span.span)
      } catch {
        throw TimeFault(.time, at: 0..<text.count, offset: text.count)
      }
    } else {
      self = point
    }
  }
}

extension TextReader {
  fileprivate mutating func skipSpaces(in bytes: borrowing Span<UInt8>) {
    while isAt(UInt8(ascii: " "), in: bytes) || isAt(UInt8(ascii: "\t"), in: bytes) { offset += 1 }
  }

  /// Reads one space or, in an email, one or more spaces and tabs.
  fileprivate mutating func space(
    _ style: HeaderDateStyle,
    in bytes: borrowing Span<UInt8>
  ) throws(TimeFault) {
    guard style == .email, isAt(UInt8(ascii: "\t"), in: bytes) || isAt(UInt8(ascii: " "), in: bytes)
    else { return try take(UInt8(ascii: " "), in: bytes) }
    skipSpaces(in: bytes)
  }

  /// Reads one of several three-letter names, and returns its index.
  fileprivate mutating func name(
    _ names: StaticString,
    ignoringCase: Bool,
    of bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> Int {
    let count = names.utf8CodeUnitCount / 3
    // A bit for each name that begins with the letters so far.
    var open = UInt64(1) << UInt64(count) - 1
    for position in 0..<3 {
      guard offset < bytes.count else { throw fault() }
      let byte = bytes[offset]
      names.withUTF8Buffer { names in
        for index in 0..<count {
          let letter = names[index * 3 + position]
          let isSame = byte == letter || ignoringCase && byte ^ 0x20 == letter
          if !isSame { open &= ~(1 << UInt64(index)) }
        }
      }
      guard open != 0 else { throw fault() }
      offset += 1
    }
    return open.trailingZeroBitCount
  }

  /// Reads `06 Nov 1994`, and checks it against the weekday if there is one.
  ///
  /// Monday is 0.
  fileprivate mutating func headerDate(
    of bytes: borrowing Span<UInt8>,
    _ style: HeaderDateStyle,
    weekday: Int?
  ) throws(TimeFault) -> ISODate {
    let start = offset
    let day = try headerDay(of: bytes, style)
    try space(style, in: bytes)
    let names: StaticString = "JanFebMarAprMayJunJulAugSepOctNovDec"
    let month = try name(names, ignoringCase: style == .email, of: bytes) + 1
    guard day <= CivilDate.numberOfDays(inMonth: month, of: 2024) else {
      throw TimeFault(.day, at: start..<offset, offset: offset - 1)
    }
    try space(style, in: bytes)
    let year = try number(4, in: (style == .email ? 1900 : 0)...9999, .day, of: bytes)
    let date = ISODate(year: year, month: month, day: day)
    guard day <= CivilDate.numberOfDays(inMonth: month, of: year) else {
      throw TimeFault(.day, at: 0..<offset, offset: offset - 1)
    }
    // 1970-01-01 was a Thursday.
    if let weekday, ((date.dayNumber + 3) % 7 + 7) % 7 != weekday {
      throw TimeFault(.weekday, at: 0..<offset, offset: offset - 1)
    }
    return date
  }

  /// Reads a day with two digits or, in an email, with one or two.
  private mutating func headerDay(
    of bytes: borrowing Span<UInt8>,
    _ style: HeaderDateStyle
  ) throws(TimeFault) -> Int {
    let isAlone = offset + 1 >= bytes.count || bytes[offset + 1] &- UInt8(ascii: "0") >= 10
    if style == .email, isAtDigit(in: bytes), bytes[offset] != UInt8(ascii: "0"), isAlone {
      return try number(1, in: 1...9, .day, of: bytes)
    }
    // A single digit is a fault of form, because the day might exist.
    if isAlone, isAtDigit(in: bytes), offset + 1 < bytes.count {
      let isOver = bytes[offset] > UInt8(ascii: "3")
      throw TimeFault(.form, at: offset..<offset + 1, offset: isOver ? offset : offset + 1)
    }
    return try number(2, in: 1...31, .day, of: bytes)
  }

  /// Reads a time with seconds, which are optional in an email.
  ///
  /// The second may be a leap second.
  fileprivate mutating func headerTime(
    of bytes: borrowing Span<UInt8>,
    _ style: HeaderDateStyle
  ) throws(TimeFault) -> ClockTime {
    let hour = try number(2, in: 0...23, .time, of: bytes)
    try take(UInt8(ascii: ":"), in: bytes)
    let minute = try number(2, in: 0...59, .time, of: bytes)
    if style == .email, !isAt(UInt8(ascii: ":"), in: bytes) {
      return ClockTime(hour: hour, minute: minute, second: 0)
    }
    try take(UInt8(ascii: ":"), in: bytes)
    let second = try number(2, in: 0...60, .time, of: bytes)
    return ClockTime(hour: hour, minute: minute, second: second)
  }

  /// Reads `GMT` or, in an email, `+0100`.
  fileprivate mutating func headerOffset(
    of bytes: borrowing Span<UInt8>,
    _ style: HeaderDateStyle
  ) throws(TimeFault) -> Int {
    if style == .http {
      _ = try name("GMT", ignoringCase: false, of: bytes)
      return 0
    }
    let isWest = isAt(UInt8(ascii: "-"), in: bytes)
    if !isWest { try take(UInt8(ascii: "+"), in: bytes) } else { offset += 1 }
    let hour = try number(2, in: 0...99, .offset, of: bytes)
    let minute = try number(2, in: 0...59, .offset, of: bytes)
    return (isWest ? -1 : 1) * (hour * 60 + minute)
  }
}
