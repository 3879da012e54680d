import TestSupport
import Testing

@testable import DatesAndTimes

/// Compares the reader of RFC 3339 with a regular expression and arithmetic, on nearly valid texts.
@Suite struct PlainPointInTimeTests {
  /// Whether a text is a `date-time`, computed as plainly as possible.
  private static func isDateTime(_ text: String) -> Bool {
    let shape =
      #/([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})/#
    guard let match = text.wholeMatch(of: shape),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      let hour = Int(match.4), let minute = Int(match.5), let second = Int(match.6)
    else { return false }
    let zone = String(match.7)
    let parts = zone.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard parts.isEmpty || parts[0] < 24 && parts[1] < 60, 1...12 ~= month,
      1...days(year, month) ~= day, hour < 24, minute < 60, second < 61
    else { return false }
    if second < 60 { return true }
    // The minute in UTC, which can be on another day.
    let offset = parts.isEmpty ? 0 : (zone.hasPrefix("-") ? -1 : 1) * (parts[0] * 60 + parts[1])
    let utc = hour * 60 + minute - offset
    let isLastMinute = ((utc % 1440) + 1440) % 1440 == 1439
    let isLastDay = utc < 0 ? day == 1 : utc < 1440 && day == days(year, month)
    let isTooEarly = year < 1972 || utc < 0 && year == 1972 && month == 1
    return isLastMinute && isLastDay && !isTooEarly
  }

  private static func days(_ year: Int, _ month: Int) -> Int {
    let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  private static func text(_ generator: inout SplitMix64) -> String {
    func number(_ range: ClosedRange<Int>, _ width: Int = 2) -> String {
      padded(Int.random(in: range, using: &generator), to: width)
    }
    let isLeap = Bool.random(using: &generator)
    let day =
      isLeap
      ? ["31", "30", "01", "28", "29"].randomElement(using: &generator) ?? "01" : number(0...32)
    var text = number(1960...2030, 4) + "-" + number(1...12) + "-" + day + "T"
    if isLeap {
      let minutes = Int.random(in: 0..<1440, using: &generator)
      text += padded(minutes / 60) + ":" + padded(minutes % 60) + ":60"
      let east = Bool.random(using: &generator)
      let due = east ? minutes + 1 : 1439 - minutes
      return text + (east ? "+" : "-") + padded(due / 60) + ":" + padded(due % 60)
    }
    text += number(0...24) + ":" + number(0...60) + ":" + number(0...61)
    if Bool.random(using: &generator) { text += "." + number(0...999, 1) }
    return text
      + (Bool.random(using: &generator) ? "Z" : "+" + number(0...24) + ":" + number(0...60))
  }

  @Test("Random texts get the verdict of a plain reading", arguments: 0..<4 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var valid = 0
    var leaps = 0
    for _ in 0..<5000 {
      let text = Self.text(&generator)
      let expected = Self.isDateTime(text)
      var isAccepted = true
      do throws(TimeFault) {
        _ = try PointInTime(rfc3339: text.utf8Span.span)
      } catch {
        isAccepted = false
      }
      #expect(isAccepted == expected, "\(text)")
      if expected { valid += 1 }
      if expected, text.contains(":60") { leaps += 1 }
    }
    #expect(valid > 1000 && leaps > 100)
  }

  @Test("Days and their numbers are each other's reverse")
  func dayNumbers() {
    for number in stride(from: -719_528, through: 2_932_896, by: 97) {
      let day = ISODate(dayNumber: number)
      #expect(day.dayNumber == number)
    }
    #expect(ISODate(dayNumber: -719_528).description == "0000-01-01")
    #expect(ISODate(dayNumber: 2_932_896).description == "9999-12-31")
  }
}
