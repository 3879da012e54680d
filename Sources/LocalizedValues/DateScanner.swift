import UnicodeText

/// Compares a text with one pattern after another, and keeps the reading of the last match.
///
/// Only `DateReading.swift` uses it. The scalars are decoded once, in lowercase and without
/// direction marks that the locale ignores. No date has more scalars than the capacity.
struct DateScanner {
  /// The result for a pattern: the text matches it, begins it, or has a wrong scalar at an index.
  enum Match { case complete, unfinished, failed(at: Int) }

  /// The number of scalars that fit.
  ///
  /// The sizes of the two arrays depend on it.
  private static let capacity = 96

  private let writing: DateWriting
  private var scalars = InlineArray<96, UInt32>(repeating: 0)
  private var offsets = InlineArray<97, UInt16>(repeating: 0)
  private var count = 0
  private var isTooLong = false

  /// The index of the next scalar to read.
  private var index = 0

  /// The index of the kind of digits that the text uses, among the locale's kinds, or nil before
  /// the first digit.
  private var kind: Int?

  /// The number of digits of the last number.
  private var digitCount = 0

  /// The last separator of numbers that could be any of the usual ones.
  private var separator: UInt32?

  /// Whether more text could extend a short name or an ending of a day into a longer one.
  private var mayNameGrow = false

  /// The reading of the last pattern that matched.
  private(set) var reading = DateReading()

  init(_ writing: DateWriting, _ text: UTF8Span) {
    self.writing = writing
    let bytes = text.span
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let scalar: (value: UInt32, length: Int) =
        byte < 0x80 ? (UInt32(byte), 1) : bytes.scalarValue(at: offset, startingWith: byte)
      if !(writing.ignoresMarks && scalar.value.isDirectionMark) {
        if count == Self.capacity {
          isTooLong = true
          break
        }
        scalars[count] = scalar.value.foldedSpace.foldedLetter(writing.hasDotlessI)
        offsets[count] = UInt16(truncatingIfNeeded: offset)
        count += 1
      }
      offset += scalar.length
    }
    offsets[count] = UInt16(truncatingIfNeeded: offset)
  }

  /// Returns the offset of a scalar in the text, in bytes.
  func offset(at index: Int) -> Int { Int(offsets[index]) }

  /// Compares the text with a pattern from the beginning.
  mutating func match(_ pattern: DatePattern) -> Match {
    index = 0
    kind = nil
    separator = nil
    mayNameGrow = false
    reading = DateReading()
    let match = matchAll(pattern.elements, needed: pattern.needed)
    // A text that is too long has more scalars after any date.
    if isTooLong, case .failed = match { return match }
    if isTooLong { return .failed(at: count) }
    if case .failed = match, mayNameGrow { return .unfinished }
    return match
  }

  private mutating func matchAll(_ elements: [DatePattern.Element], needed: Int) -> Match {
    for place in elements.indices {
      if index == count { return place >= needed ? .complete : .unfinished }
      let before = place > 0 ? elements[place - 1] : nil
      let next = place + 1 < elements.count ? elements[place + 1] : nil
      if let stop = match(elements[place], before: before, next: next) { return stop }
    }
    return index == count ? .complete : .failed(at: index)
  }

  /// Matches an element and returns nil, or returns why it doesn't match.
  private mutating func match(
    _ element: DatePattern.Element,
    before: DatePattern.Element?,
    next: DatePattern.Element?
  ) -> Match? {
    switch element {
    case .space:
      let start = index
      skipSpaces()
      let isNeeded = start == index && before?.isMark != true && next?.isMark != true
      return isNeeded ? .failed(at: index) : nil
    case .mark(let mark):
      if scalars[index] == mark {
        index += 1
        skipSpaces()
        return nil
      }
      // The comma of `Nov 22, 2026` is optional, and so is the apostrophe of `22 ta’ Novembru`.
      let isOptional = mark == 0x2C || mark == 0x27
      return isOptional && next == .space && scalars[index] == 0x20 ? nil : .failed(at: index)
    case .separator: return usualSeparator()
    case .letter(let letter):
      guard scalars[index] == letter else { return .failed(at: index) }
      index += 1
      return nil
    case .day:
      if let stop = number(1...2, \.day, in: 1...31) { return stop }
      if next == .space || next == .mark(0x2C) { skipOrdinalEnding() }
      return nil
    case .month:
      reading.isNumeric = true
      return number(1...2, \.month, in: 1...12)
    case .year: return year()
    case .longYear: return year(isLong: true)
    case .standardYear: return year(isStandard: true, isLong: true)
    case .monthName: return name(writing.months) { $0.month = $1 + 1 }
    case .weekday: return name(writing.weekdays) { $0.weekday = $1 }
    case .era: return name(writing.eras) { _, _ in }
    }
  }

  private mutating func year(isStandard: Bool = false, isLong: Bool = false) -> Match? {
    reading.isStandard = isStandard
    reading.isYearFirst = reading.day == 0
    if let stop = number(2...4, \.year, in: 0...9999) { return stop }
    if digitCount == 4 { return nil }
    reading.hasShortYear = true
    // With hyphens that the locale doesn't write, `26-11-22` can begin with the year.
    if digitCount == 2, !isLong, separator != 0x2D { return nil }
    return index == count ? .unfinished : .failed(at: index)
  }

  /// Matches a period, slash, hyphen or space, which must be the same in the whole date.
  private mutating func usualSeparator() -> Match? {
    let start = index
    skipSpaces()
    if index == count { return .unfinished }
    var found: UInt32 = 0x20
    if 0x2D...0x2F ~= scalars[index] {
      found = scalars[index]
      index += 1
      skipSpaces()
    }
    guard index > start, separator == nil || separator == found else { return .failed(at: start) }
    separator = found
    return nil
  }

  private mutating func number(
    _ length: ClosedRange<Int>,
    _ field: WritableKeyPath<DateReading, Int>,
    in values: ClosedRange<Int>
  ) -> Match? {
    var value = 0
    digitCount = 0
    while digitCount < length.upperBound, index < count, let digit = digit(scalars[index]) {
      value = value * 10 + Int(digit)
      digitCount += 1
      index += 1
    }
    if digitCount < length.lowerBound {
      return index == count ? .unfinished : .failed(at: index)
    }
    reading[keyPath: field] = value
    let mayGrow = index == count && digitCount < length.upperBound
    if !(values ~= value), !mayGrow, reading.impossibleIndex == nil {
      reading.impossibleIndex = index - 1
    }
    return nil
  }

  private mutating func digit(_ scalar: UInt32) -> UInt32? {
    guard let (value, kind) = writing.zeros.digit(scalar) else { return nil }
    guard self.kind == nil || self.kind == kind else { return nil }
    self.kind = kind
    return value
  }

  private mutating func name(
    _ names: DateNames,
    _ take: (inout DateReading, Int) -> Void
  ) -> Match? {
    var furthest = index
    var mayGrow = false
    for name in names.names {
      var end = index
      var place = name.start
      while place < name.end, end < count, scalars[end] == names.scalars[place] {
        end += 1
        place += 1
      }
      if place == name.end {
        index = end
        mayNameGrow = mayNameGrow || mayGrow
        take(&reading, name.number)
        if name.isAbbreviated, index < count, scalars[index] == 0x2E { index += 1 }
        return nil
      }
      if end == count { mayGrow = true }
      furthest = max(furthest, end)
    }
    return mayGrow ? .unfinished : .failed(at: furthest)
  }

  /// Skips the ending that turns a day number into an ordinal, as in `1er` and `22nd`.
  private mutating func skipOrdinalEnding() {
    for ending in writing.ordinalEndings {
      let length = min(ending.count, count - index)
      let isThere = (0..<length).allSatisfy { ending[$0] == scalars[index + $0] }
      guard isThere else { continue }
      if length == ending.count {
        index += length
        return
      }
      // `1e` is the beginning of `1er`.
      if length > 0 { mayNameGrow = true }
    }
  }

  private mutating func skipSpaces() {
    while index < count, scalars[index] == 0x20 { index += 1 }
  }
}

extension UInt32 {
  /// A plain space for any other space, an apostrophe for a typographic one, or the scalar itself.
  @inline(__always) fileprivate var foldedSpace: UInt32 {
    switch self {
    case 0xA0, 0x202F, 0x2009: 0x20
    default: foldedApostrophe
    }
  }
}
