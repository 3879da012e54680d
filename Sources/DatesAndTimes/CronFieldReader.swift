import Violations

/// What ``CronExpression`` needs to know about a field after reading it.
///
/// This is enough to decide whether a matching day exists, but it isn't the whole schedule:
/// Quartz's `W`, and `L` and `#` after a weekday, are read but not kept.
struct CronSet {
  /// A bit for each value below 64.
  ///
  /// Years are greater, so only ``hasLeapYear`` is kept of them.
  var values: UInt64 = 0

  /// Whether the field begins with `*`, or is Quartz's `?`.
  var isAny = false

  /// Whether the field is Quartz's `?`, which leaves the day to the other day field.
  var isOpen = false

  /// Whether the field lists a leap year.
  var hasLeapYear = false

  /// The least distance from the last day of a month: 0 for `L`, 3 for `L-3`, nil without an `L`.
  var fromLast: Int?

  /// Adds the values of a range that are a multiple of the step away from its start.
  mutating func insert(from first: Int, through last: Int, by step: Int, of range: ClosedRange<Int>)
  {
    // In Quartz, a range whose first value is greater than its last one wraps around.
    let length = range.count
    let end = last >= first ? last : last + length
    for value in stride(from: first, through: end, by: step) {
      let value = value > range.upperBound ? value - length : value
      if value < 64 { values |= 1 << UInt64(value) }
      if value >= 64, CivilDate.isLeap(value) { hasLeapYear = true }
    }
  }
}

/// Reads one field of a schedule.
///
/// ``CronExpression`` creates one for each field.
struct CronFieldReader {
  let field: CronField
  let options: CronExpression.Options

  private var isQuartz: Bool { options.contains(.quartz) }
  private var range: ClosedRange<Int> { field.range(isQuartz: isQuartz) }

  /// Reads a field up to the space after it.
  func read(
    _ reader: inout TextReader,
    _ bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> CronSet {
    var set = CronSet()
    if isQuartz, field == .day || field == .weekday,
      reader.takes(UInt8(ascii: "?"), in: bytes)
    {
      set.isAny = true
      set.isOpen = true
      return set
    }
    set.isAny = reader.isAt(UInt8(ascii: "*"), in: bytes)
    repeat { try item(&set, &reader, bytes) } while reader.takes(UInt8(ascii: ","), in: bytes)
    return set
  }

  /// Reads one item of a list: `*`, a value, or a range, each with or without a step.
  private func item(
    _ set: inout CronSet,
    _ reader: inout TextReader,
    _ bytes: borrowing Span<UInt8>
  ) throws(TimeFault) {
    if reader.takes(UInt8(ascii: "*"), in: bytes) {
      let step = try step(&reader, bytes) ?? 1
      set.insert(from: range.lowerBound, through: range.upperBound, by: step, of: range)
      return
    }
    if isQuartz, reader.isAt(UInt8(ascii: "L"), in: bytes), field == .day || field == .weekday {
      return try last(&set, &reader, bytes)
    }
    let first = try value(range, &reader, bytes)
    if isQuartz, try special(first, &set, &reader, bytes) { return }
    guard reader.takes(UInt8(ascii: "-"), in: bytes) else {
      // Only Quartz steps from a value to the end.
      let step = isQuartz ? try step(&reader, bytes) : nil
      set.insert(
        from: first,
        through: step == nil ? first : range.upperBound,
        by: step ?? 1,
        of: range
      )
      return
    }
    let wraps = isQuartz && field != .year
    let last = try value(wraps ? range : first...range.upperBound, &reader, bytes)
    let step = try step(&reader, bytes) ?? 1
    set.insert(from: first, through: last, by: step, of: range)
  }

  /// Reads the last day of a month (`L`, `LW` or `L-3`) or of a week (`L`).
  private func last(
    _ set: inout CronSet,
    _ reader: inout TextReader,
    _ bytes: borrowing Span<UInt8>
  ) throws(TimeFault) {
    reader.offset += 1
    if field == .weekday { return set.insert(from: 7, through: 7, by: 1, of: range) }
    var distance = 0
    if reader.takes(UInt8(ascii: "-"), in: bytes) {
      distance = try number(1...30, 2, &reader, bytes)
    }
    _ = reader.takes(UInt8(ascii: "W"), in: bytes)
    set.fromLast = min(set.fromLast ?? distance, distance)
  }

  /// Reads a suffix that Quartz allows after a value: `15W`, `6L` and `6#3`.
  ///
  /// - Returns: Whether there was a suffix.
  private func special(
    _ value: Int,
    _ set: inout CronSet,
    _ reader: inout TextReader,
    _ bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> Bool {
    if field == .day, reader.takes(UInt8(ascii: "W"), in: bytes) {
      set.insert(from: value, through: value, by: 1, of: range)
      return true
    }
    guard field == .weekday else { return false }
    if reader.takes(UInt8(ascii: "L"), in: bytes) {
      return true
    }
    guard reader.takes(UInt8(ascii: "#"), in: bytes) else { return false }
    _ = try number(1...5, 1, &reader, bytes)
    return true
  }

  /// Reads a step such as `/5`, and returns nil if there is none.
  private func step(
    _ reader: inout TextReader,
    _ bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> Int? {
    guard reader.takes(UInt8(ascii: "/"), in: bytes) else { return nil }
    return try number(1...field.greatestStep, field == .year ? 3 : 2, &reader, bytes)
  }

  /// Reads a number or a name.
  private func value(
    _ range: ClosedRange<Int>,
    _ reader: inout TextReader,
    _ bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> Int {
    if options.contains(.names), !reader.isAtDigit(in: bytes),
      let names = field.names(isQuartz: isQuartz)
    {
      return try name(names.letters, names.first, range, &reader, bytes)
    }
    return try number(range, field.digits, &reader, bytes)
  }

  /// Reads a three-letter name, in either case, for a value in a range.
  private func name(
    _ letters: StaticString,
    _ first: Int,
    _ range: ClosedRange<Int>,
    _ reader: inout TextReader,
    _ bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> Int {
    let start = reader.offset
    let count = letters.utf8CodeUnitCount / 3
    // A bit for each name that begins with the letters so far.
    var open = UInt64(1) << UInt64(count) - 1
    for index in 0..<count where !range.contains(first + index) { open &= ~(1 << UInt64(index)) }
    for position in 0..<3 {
      guard reader.offset < bytes.count else { throw reader.fault(from: start) }
      let byte = bytes[reader.offset] & 0xDF
      letters.withUTF8Buffer { letters in
        for index in 0..<count where letters[index * 3 + position] != byte {
          open &= ~(1 << UInt64(index))
        }
      }
      guard open != 0, bytes[reader.offset] >= 0x41 else { throw reader.fault(from: start) }
      reader.offset += 1
    }
    return first + open.trailingZeroBitCount
  }

  /// Reads a number in a range, with a limited number of digits.
  private func number(
    _ range: ClosedRange<Int>,
    _ digits: Int,
    _ reader: inout TextReader,
    _ bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> Int {
    let start = reader.offset
    var value = 0
    while reader.offset - start < digits, reader.isAtDigit(in: bytes) {
      value = value * 10 + Int(bytes[reader.offset] - UInt8(ascii: "0"))
      guard canBecome(range, value, digits - (reader.offset - start) - 1) else {
        throw TimeFault(.form, at: start..<reader.offset + 1, offset: reader.offset)
      }
      reader.offset += 1
    }
    guard reader.offset > start, range.contains(value) else { throw reader.fault(from: start) }
    return value
  }

  /// Returns whether a number is in a range, or can get there with the digits that may follow.
  private func canBecome(_ range: ClosedRange<Int>, _ value: Int, _ more: Int) -> Bool {
    var scale = 1
    for _ in 0...more {
      if value * scale <= range.upperBound, (value + 1) * scale > range.lowerBound { return true }
      scale *= 10
    }
    return false
  }
}
