import Foundation
import Rulebook
import TestSupport
import Testing

/// A `Locale` of Foundation chooses the language that its tag would.
@Suite("Locales of Foundation")
struct LocaleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String { identifier }
    var identifier: String
    var tag: String
  }

  static let rows: [Row] = [
    Row(identifier: "de_CH", tag: "de-CH"), Row(identifier: "fr", tag: "fr"),
    Row(identifier: "en-US-u-hc-h23", tag: "en-US"),
    Row(identifier: "ar_EG@calendar=islamic", tag: "ar-EG"),
  ]

  @Test("Messages, summaries and labels are those of the tag", arguments: rows)
  func messages(_ row: Row) throws {
    let rulebook = try Rulebook(.init(resources: DataFiles.root))
    let locale = Locale(identifier: row.identifier)
    let report = try rulebook.check("ann@", as: "email")
    #expect(
      rulebook.messages(for: report, in: locale) == rulebook.messages(for: report, in: row.tag)
    )
    let form = try rulebook.form("sign-up")
    let wrong = form.check(["email": "ann@"])
    #expect(form.summary(of: wrong, in: locale).text == form.summary(of: wrong, in: row.tag).text)
    let email = FieldPath(field: "email")
    #expect(form.label(of: email, in: locale) == form.label(of: email, in: row.tag))
    #expect(
      try rulebook.requirements(of: "password", in: locale)
        == rulebook.requirements(of: "password", in: row.tag)
    )
  }

  @Test("A session changes its language")
  @MainActor func session() throws {
    let rulebook = try Rulebook(.init(resources: DataFiles.root))
    let session = try rulebook.session(form: "sign-up", locale: Locale(identifier: "fr_CA"))
    #expect(session.locale == "fr-CA")
    session.setLocale(Locale(identifier: "de"))
    #expect(session.locale == "de")
  }
}
