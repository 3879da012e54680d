import ErrorCatalog
import Testing
import UnicodeText
import Violations

/// A sentence has one full stop, even if its last argument already ends with one.
@Suite struct SentenceEndTests {
  typealias Row = (locale: String, pattern: String, argument: Argument, text: String)

  // CLDR's long patterns: `y 'г'.`, `y 'р'.`, `y. MMMM d.`, `d. MMMM y.`, `y 'm'. MMMM d 'd'.`
  static let once: [Row] = [
    ("ru", "До {a, date, long}.", date, "До 20 ноября 2026\u{202F}г."),
    ("ru", "До {a, date}. Да.", date, "До 20 нояб. 2026\u{202F}г. Да."),
    ("uk", "До {a, date, long}.", date, "До 20 листопада 2026\u{202F}р."),
    ("bg", "До {a, date, long}.", date, "До 20 ноември 2026\u{202F}г."),
    ("hu", "Eddig: {a, date, long}.", date, "Eddig: 2026. november 20."),
    ("hr", "Do {a, date, long}.", date, "Do 20. studenoga 2026."),
    ("lt", "Iki {a, date, long}.", date, "Iki 2026 m. lapkričio 20 d."),
    ("en", "Ask {a}.", "Acme Inc.", "Ask Acme Inc."),
    ("en", "Ask {a}.\nNow.", "Acme Inc.", "Ask Acme Inc.\nNow."),
    ("en", "Choose {a, list, or}.", ["x", "Acme Inc."], "Choose x or Acme Inc."),
    ("ja", "{a}。次", "終わり。", "終わり。次"),
    ("hi", "{a}।", "अंत।", "अंत।"),
  ]

  static let unchanged: [Row] = [
    ("de", "Bis {a, date, long}.", date, "Bis 20. November 2026."),
    ("en", "Remove {a}.", .character("."), "Remove .."),
    ("en", "Use {a, list, or}.", ["-", "."], "Use - or .."),
    ("en", "Use “{a}”.", "Inc.", "Use “Inc.”."),
    ("en", "{a}.com", "www.", "www..com"),
    ("en", "{a}...", "etc.", "etc...."),
    ("en", "Inc.{a}.", "", "Inc.."),
    ("en", "{a} .", "Inc.", "Inc. ."),
    ("hi", "{a}।", "Inc.", "Inc.।"),
    // The two full stops are at different ends of the line.
    ("he", "{a}.", "Inc.", "\u{2068}Inc.\u{2069}."),
  ]

  private static let date: Argument =
    CivilDate("2026-11-20").map { .date($0) } ?? .text("not a date")

  @Test("A full stop is written once, or as often as it has a meaning", arguments: once + unchanged)
  func writes(row: Row) throws {
    let text = MessageWriter(in: row.locale)
      .text(of: try Message(row.pattern), ["a": row.argument])
    #expect(text.unicodeScalars.elementsEqual(row.text.unicodeScalars), "\(text)")
  }

  @Test("A full stop can follow a branch")
  func branches() throws {
    let message = try Message("{n, plural, one {{a}} other {{a} #}}.")
    let writer = MessageWriter(in: "en")
    #expect(writer.text(of: message, ["n": 1, "a": "Acme Inc."]) == "Acme Inc.")
    #expect(writer.text(of: message, ["n": 2, "a": "Acme Inc."]) == "Acme Inc. 2.")
  }
}
