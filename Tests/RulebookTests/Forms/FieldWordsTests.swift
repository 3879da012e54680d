import Rulebook
import Testing

/// Labels, messages and codes that the fields of a typed form bring in Swift.
@Suite("Words of fields")
struct FieldWordsTests {
  struct Visit: Sendable, Equatable {
    var badge = ""
    var guests: [String] = []
    var pin = ""
  }

  private static let pack = """
    format: 1
    pack: acme
    rules:
      badge: { normalize: [trim], checks: [{ length: { minimum: 4 } }, { pattern: '[0-9]*' }] }
    """

  private static func rulebook() throws -> Rulebook {
    try Rulebook(.bundled, .text(pack, name: "acme.yaml"), resources: DataFiles.root)
  }

  private static let form = TypedForm<Visit>("visit") {
    Field(
      \.badge,
      "badge",
      required: true,
      code: "badge.wrong",
      label: ["en": "Badge", "de": "Ausweis"],
      messages: [
        "required": "Show your badge.",
        "badge.wrong": ["en": "This is no badge.", "de": "Das ist kein Ausweis."],
      ]
    )
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var badge: String
    var locale: String
    var lines: [String]
  }

  static let rows: [Row] = [
    Row(testDescription: "valid", badge: "1234", locale: "de", lines: []),
    Row(
      testDescription: "the code in place of what one check finds",
      badge: "12",
      locale: "en",
      lines: ["Badge: This is no badge."]
    ),
    Row(
      testDescription: "in another language, by its parent",
      badge: "abcd",
      locale: "de-CH",
      lines: ["Ausweis: Das ist kein Ausweis."]
    ),
    Row(
      testDescription: "a language without own words has the catalog's",
      badge: "",
      locale: "de",
      lines: ["Ausweis: Fülle dieses Feld aus."]
    ),
    Row(
      testDescription: "blank",
      badge: " ",
      locale: "en",
      lines: ["Badge: Show your badge."]
    ),
  ]

  @Test("A field's own words come before the catalog's", arguments: rows)
  func words(_ row: Row) throws {
    let form = try Self.form.bound(to: Self.rulebook())
    let report = form.check(Visit(badge: row.badge))
    #expect(report.summary(in: row.locale).lines.map(\.text) == row.lines)
    #expect(report.messages(at: \.badge, in: row.locale).count == row.lines.count)
    #expect(form.handle.label(of: FieldPath(field: "badge"), in: "de-AT") == "Ausweis")
  }

  @Test("A session of the form speaks with the field's words") @MainActor
  func session() throws {
    let session = try Self.form.bound(to: Self.rulebook()).session(for: Visit(), locale: "de")
    #expect(session[\.badge]?.label == "Ausweis")
    session[\.badge]?.text = "12"
    #expect(session.submit() == nil)
    #expect(session[\.badge]?.message?.text == "Das ist kein Ausweis.")
  }

  @Test("Mistakes in words are errors that say where")
  func mistakes() throws {
    func error(_ text: FieldText) throws -> String? {
      let form = TypedForm<Visit>("visit") {
        Field(\.badge, "badge", messages: ["required": text])
      }
      let rulebook = try Self.rulebook()
      do throws(UsageError) {
        _ = try form.bound(to: rulebook)
        return nil
      } catch {
        return error.code == .unsuitableForm ? error.reason : nil
      }
    }
    #expect(
      try error("{")?.hasPrefix("the form `visit`: the message `visit/badge:required` in `en`")
        == true
    )
    #expect(
      try error(["de": " "])
        == "the form `visit`: the message `visit/badge:required` in `de`: the message shows nothing"
    )
    #expect(
      try error(["?": "x"])
        == "the form `visit`: the field `badge` has words in `?`, which is no language tag"
    )
  }
}
