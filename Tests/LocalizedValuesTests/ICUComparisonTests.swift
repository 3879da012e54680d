import LocalizedValues
import Testing
import UnicodeText
import Violations

/// What ICU writes is read, and means the same.
@Suite struct ICUComparisonTests {
  @Test(arguments: TestedLocales.tags)
  func numbersThatICUWritesAreRead(tag: String) throws {
    let oracle = try #require(LocaleOracle(tag))
    let locale = try #require(LocaleIdentifier(tag))
    let writing = try #require(NumberWriting.shared(for: locale))
    let formats = LocaleFormats(locale)
    var generator = SeededNumbers(seed: 1)
    for _ in 0..<400 {
      let digits = RandomNumber.digits(&generator)
      let written = try #require(oracle.number(digits))
      var shown = ""
      formats.append(.decimal(digits), style: .standard, to: &shown)
      for text in [written, shown, digits.filter { $0 != "." }] {
        let reading: NumberReading
        do throws(NumberFault) {
          reading = try writing.read(text.utf8Span)
        } catch {
          Issue.record("\(tag) \(text.debugDescription): \(error)")
          continue
        }
        let plain = writing.plain(reading, of: text.utf8Span)
        let expected = text == digits.filter { $0 != "." } ? text : digits
        #expect(ExactDecimal(plain) == ExactDecimal(expected), "\(tag) \(text) \(plain)")
      }
      // What the catalog shows keeps every digit.
      if let reading = try? writing.read(shown.utf8Span) {
        #expect(writing.plain(reading, of: shown.utf8Span) == digits, "\(tag) \(shown)")
      }
    }
  }

  @Test(arguments: TestedLocales.tags)
  func datesThatICUWritesAreRead(tag: String) throws {
    let oracle = try #require(LocaleOracle(tag))
    let locale = try #require(LocaleIdentifier(tag))
    let writing = try #require(DateWriting.shared(for: locale))
    let formats = LocaleFormats(locale)
    var generator = SeededNumbers(seed: 2)
    for round in 0..<300 {
      let days = Int.random(in: -25_000...40_000, using: &generator)
      let date = try #require(CivilDate(daysSinceEpoch: days))
      let years = YearWindow(earliest: nil, latest: date, today: .epoch)
      var texts = (0..<oracle.dateCount).compactMap { oracle.date(date, pattern: $0) }
      // Messages show Gregorian dates. Where the calendar is another one, a numeric date is in it.
      for style in DateStyle.allCases where style == .long || writing.calendar == .gregorian {
        var shown = ""
        formats.append((date.year, date.month, date.day), style: style, to: &shown)
        texts.append(shown)
      }
      texts.append(date.description)
      texts.append(try #require(DateSymbols.example(days, in: locale)))
      for text in texts {
        let normalized = text.utf8Span.normalized(.nfc).text
        switch writing.read(normalized.utf8Span, years) {
        // A year of two digits can be of two calendars.
        case .date(let read, _, _), .twoCalendars(let read, _):
          #expect(read == date, "\(tag) \(text)")
        case let other:
          Issue.record("\(tag) \(text.debugDescription): \(other)")
          continue
        }
        // Typing is quadratic here, so some dates are enough.
        if round < 25, let offset = firstImpossible(normalized, writing) {
          Issue.record("\(tag) \(text): a beginning is impossible at \(offset)")
        }
      }
    }
  }

  private func firstImpossible(_ text: String, _ writing: DateWriting) -> Int? {
    for end in text.unicodeScalars.indices.dropFirst() {
      let start = String(text.unicodeScalars[..<end])
      if let offset = writing.firstImpossibleOffset(in: start.utf8Span) { return offset }
    }
    return nil
  }

  @Test(arguments: TestedLocales.tags)
  func amountsThatICUWritesAreRead(tag: String) throws {
    let oracle = try #require(LocaleOracle(tag))
    let locale = try #require(LocaleIdentifier(tag))
    let writing = try #require(MoneyWriting.shared(for: locale))
    var generator = SeededNumbers(seed: 3)
    for code in ["EUR", "USD", "CHF", "GBP", "JPY", "SEK", "PLN", "INR", "ILS", "IRR", "EGP"] {
      for _ in 0..<20 {
        let whole = Int.random(in: -2_000_000...2_000_000, using: &generator)
        let digits = code == "JPY" || code == "IRR" ? "\(whole)" : "\(whole).50"
        for writesCode in [true, false] {
          let text = try #require(oracle.money(digits, code: code, writesCode: writesCode))
          do throws(NumberFault) {
            let reading = try writing.read(text.utf8Span)
            #expect(
              ExactDecimal(writing.plain(reading, of: text.utf8Span)) == ExactDecimal(digits),
              "\(tag) \(text)"
            )
            #expect(reading.currency == .code(code), "\(tag) \(text)")
          } catch {
            Issue.record("\(tag) \(text.debugDescription): \(error)")
          }
        }
      }
    }
  }
}

/// Numbers of all sizes in plain digits.
enum RandomNumber {
  static func digits(_ generator: inout SeededNumbers) -> String {
    var digits = ""
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      digits += "\(Int.random(in: digits.isEmpty ? 1...9 : 0...9, using: &generator))"
    }
    if Bool.random(using: &generator) {
      digits += "."
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        digits += "\(Int.random(in: 0...9, using: &generator))"
      }
    }
    return (Int.random(in: 0..<4, using: &generator) == 0 ? "-" : "") + digits
  }
}
