import Foundation
import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

@Suite("Reports that are sent and put into words elsewhere")
struct ReportTransferTests {
  private static let locales = DataFiles.locales + ["de-AT", "fr-CA"]

  /// The rulebook of the service, which all tests share.
  private static let here = Result { try rulebook() }

  private static func rulebook() throws -> Rulebook {
    let today = try #require(CivilDate("2026-11-21"))
    return try Rulebook(
      .init(sources: [], resources: DataFiles.root),
      surroundings: Surroundings { today }
    )
  }

  private static func sent(_ report: Report) throws -> Report {
    try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(report))
  }

  @Test("Records give the same messages, and their secrets are not sent")
  func records() throws {
    let here = try Self.here.get()
    let elsewhere = try Self.rulebook()
    for line in try DataFiles.lines("Examples/sign-ups.jsonl") {
      let record = try FormRow.record(line)
      let report = try here.check(record, form: "sign-up")
      let sent = try Self.sent(report)
      #expect(sent == report)
      for locale in Self.locales {
        #expect(elsewhere.messages(for: sent, in: locale) == here.messages(for: report, in: locale))
        #expect(elsewhere.summary(of: sent, in: locale) == here.summary(of: report, in: locale))
        #expect(elsewhere.problem(for: sent, in: locale) == here.problem(for: report, in: locale))
      }
    }
  }

  @Test("Nothing of a secret is sent", arguments: SecretPasswords.all)
  func secrets(password: String) throws {
    let rulebook = try Self.here.get()
    let record: [String: Value] = [
      "name": "Ann Example", "email": "ann@", "password": .text(password),
      "password-again": .text(password + "x"), "terms": true,
    ]
    let report = try rulebook.check(record, form: "sign-up")
    var text = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    for locale in Self.locales {
      text += rulebook.summary(of: report, in: locale).text
      let problem = rulebook.problem(for: report, in: locale, includingArguments: true)
      text += String(decoding: try #require(try problem?.encoded()), as: UTF8.self)
    }
    for piece in SecretPasswords.pieces(of: password) { #expect(!text.contains(piece)) }
  }

  @Test("Arguments of every kind give the same words", arguments: locales)
  func arguments(locale: String) throws {
    let arguments: [String: Argument] = [
      "a": "text", "b": 1_234_567, "c": .decimal(try #require(ExactDecimal("1234.50"))),
      "d": .date(try #require(CivilDate("2026-11-21"))), "e": ["red", 7, .region("PL")],
      "f": .region("CH"), "g": .field(FieldPath(field: "a.b")), "h": .character("\u{200B}"),
      "i": .rule("pl.pesel", title: "PESEL"), "j": .plainNumber(65_535),
    ]
    #expect(Set(arguments.values.map(\.kind)).count == Argument.Kind.allCases.count)
    let pattern = """
      {a} {b, plural, one {# one} other {# other}} {b, number} {c, number} {d, date, long} \
      {e, list, or} {f} {g} {h} {j}
      """
    let entries = Catalog.Entries(["x": try Message("> " + pattern)])
    let layer = Catalog.Layer(
      name: "test",
      sourceLocale: .english,
      entries: [try #require(LocaleIdentifier(locale)): entries]
    )
    let catalog = Catalog(layers: [layer], sourceLocale: .english)
    let localizer = catalog.localizer(forRequest: locale)
    let violation = Violation("x", arguments, at: 1..<2, number: 5, form: "f")
    let report = Report(outcome: .invalid, violations: [violation])
    let sent = try Self.sent(report)
    #expect(sent == report)
    let messages = sent.violations.map { localizer.message(for: $0) }
    #expect(messages == [localizer.message(for: violation)])
    #expect(messages[0].text.hasPrefix("> "))
  }
}
