import UnicodeText

/// The result of reading a text as a time of a locale.
package enum TimeOutcome: Hashable, Sendable {
  /// A time, in seconds since midnight.
  case time(Int)

  /// A time that isn't on the clock, such as 25:00.
  case noSuchTime

  /// Not a time.
  case unreadable
}

extension TimeWriting {
  /// Reads a time of day.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func read(_ text: UTF8Span) -> TimeOutcome {
    // No time is longer.
    guard text.count <= 96 else { return .unreadable }
    var reader = TimeReader(String(copying: text).foldedWord, self)
    return reader.read()
  }
}

/// Reads the parts of a time, one after another.
private struct TimeReader {
  private let scalars: [UInt32]
  private let writing: TimeWriting
  private var index = 0

  /// The kind of digits that the text uses, among the kinds of the locale.
  private var kind: Int?

  /// Whether there was a word for a unit, as in `9 Uhr`, so that the text isn't a number alone.
  private var hasUnit = false

  init(_ scalars: [UInt32], _ writing: TimeWriting) {
    self.scalars = scalars
    self.writing = writing
  }

  mutating func read() -> TimeOutcome {
    skipSpaces()
    var half = takeHalf()
    skipSpaces()
    if take(anyOf: TimeWriting.leadingWords) { skipSpaces() }
    guard let hour = number(1...2) else { return .unreadable }
    var (minute, second) = (0, nil as Int?)
    let hasWord = takeWord(TimeWriting.hourWords)
    let isSeparated = hasWord || take(0x3A) || take(0x2E) || take(0xFF1A)
    if isSeparated, let minutes = number(2...2) {
      minute = minutes
      _ = takeWord(TimeWriting.minuteWords)
      second = takeSeconds(hasWord)
    } else if isSeparated, !hasWord {
      return .unreadable
    }
    // `14.30 Uhr` and `14:30 h`
    if !hasWord { _ = takeWord(TimeWriting.hourWords) }
    skipSpaces()
    if half == nil { half = takeHalf() }
    skipSpaces()
    guard index == scalars.count, isSeparated || half != nil || hasUnit else {
      return .unreadable
    }
    return time(hour, minute, second, isAfternoon: half)
  }

  /// Takes a separator with seconds, or a number after a word for the minutes.
  private mutating func takeSeconds(_ hasWord: Bool) -> Int? {
    let start = index
    let isSeparated = take(0x3A) || take(0x2E) || take(0xFF1A) || hasWord
    guard isSeparated, let seconds = number(2...2) else {
      index = start
      return nil
    }
    _ = takeWord(TimeWriting.secondWords)
    return seconds
  }

  private func time(
    _ hour: Int,
    _ minute: Int,
    _ second: Int?,
    isAfternoon: Bool?
  ) -> TimeOutcome {
    var hours = hour
    // `14:30 pm` is certain, and `14:30 am` isn't a time.
    if let isAfternoon, !(isAfternoon && 13...23 ~= hour) {
      guard 1...12 ~= hour else { return .noSuchTime }
      hours = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard hours < 24, minute < 60, second ?? 0 < 60 else { return .noSuchTime }
    return .time((hours * 60 + minute) * 60 + (second ?? 0))
  }

  /// Takes a word for the morning or the afternoon, and returns whether it is the afternoon.
  private mutating func takeHalf() -> Bool? {
    for half in writing.halves where take(half.word) { return half.isAfternoon }
    return nil
  }

  /// Takes one of several words, with spaces around it.
  private mutating func takeWord(_ words: [[UInt32]]) -> Bool {
    let start = index
    skipSpaces()
    if take(anyOf: words) {
      hasUnit = true
      skipSpaces()
      return true
    }
    index = start
    return false
  }

  private mutating func take(anyOf words: [[UInt32]]) -> Bool {
    for word in words where take(word) { return true }
    return false
  }

  /// Takes a word that no letter continues.
  private mutating func take(_ word: [UInt32]) -> Bool {
    guard scalars[index...].starts(with: word) else { return false }
    let end = index + word.count
    if let last = word.last, last.isWordLetter, end < scalars.count, scalars[end].isWordLetter {
      return false
    }
    index = end
    return true
  }

  private mutating func take(_ scalar: UInt32) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  /// Reads a number with as many digits, or returns nil and stays where it is.
  private mutating func number(_ length: ClosedRange<Int>) -> Int? {
    let start = index
    let oldKind = kind
    var value = 0
    while index < scalars.count, let digit = digit(scalars[index]) {
      value = value * 10 + digit
      index += 1
      if index - start > length.upperBound { break }
    }
    if length ~= index - start { return value }
    (index, kind) = (start, oldKind)
    return nil
  }

  private mutating func digit(_ scalar: UInt32) -> Int? {
    guard let (value, kind) = writing.zeros.digit(scalar) else { return nil }
    guard self.kind == nil || self.kind == kind else { return nil }
    self.kind = kind
    return Int(value)
  }

  private mutating func skipSpaces() {
    while index < scalars.count, scalars[index] == 0x20 { index += 1 }
  }
}

extension UInt32 {
  /// Whether the scalar is a letter of an alphabet, which can continue a word.
  var isWordLetter: Bool {
    guard self < 0x2E80, let scalar = Unicode.Scalar(self) else { return false }
    return scalar.properties.isAlphabetic
  }
}
