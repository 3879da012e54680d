import Rulebook
import TestSupport
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

  private static let shared = Result {
    try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "acme.yaml")], resources: DataFiles.root)
    )
  }

  private static func rulebook() throws -> Rulebook { try shared.get() }

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
    Row(testDescription: "blank", badge: " ", locale: "en", lines: ["Badge: Show your badge."]),
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

  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var field: Field<Visit>
    var reason: String
    var hint: String?

    init(_ name: String, _ field: Field<Visit>, _ reason: String, hint: String? = nil) {
      (testDescription, self.field, self.reason, self.hint) = (name, field, reason, hint)
    }

    /// A mistake in the message of the code `required`.
    init(_ name: String, _ text: FieldText, in tag: String = "en", _ reason: String, _ hint: String)
    {
      self.init(
        name,
        Field(\.badge, "badge", messages: ["required": text]),
        "the form `visit`: the message `visit/badge:required` in `\(tag)`: \(reason)",
        hint: hint
      )
    }
  }

  private static let noBadge = "`visit/badge:"

  static let mistakes: [Mistake] = [
    Mistake(
      "a language that isn't a tag",
      Field(\.badge, "badge", messages: ["required": ["?": "x"]]),
      "the form `visit`: the field `badge` has texts in `?`, which isn't a language tag"
    ),
    Mistake(
      "the name of a language",
      Field(\.badge, "badge", label: ["deutsch": "x"]),
      "the form `visit`: the field `badge` has texts in `deutsch`, and no language is registered as "
        + "`deutsch`",
      hint: "write a tag such as `de` or `de-CH`"
    ),
    Mistake(
      "an argument that no code has",
      "Hello {nme}",
      "\(noBadge)required` mentions {nme}, which isn't always reported",
      "the code doesn't have arguments"
    ),
    Mistake(
      "an argument in another language only",
      ["en": "Fill this in.", "de": "{feld}"],
      in: "de",
      "\(noBadge)required` mentions {feld}, which isn't always reported",
      "the code doesn't have arguments"
    ),
    Mistake(
      "an argument with a misspelt name",
      Field(\.badge, "badge", messages: ["length.too_short": "{minimun}"]),
      "the form `visit`: the message `visit/badge:length.too_short` in `en`: "
        + "`visit/badge:length.too_short` mentions {minimun}, which isn't always reported",
      hint: "did you mean {minimum}?"
    ),
    Mistake(
      "an argument in a label",
      Field(\.badge, "badge", label: "Badge {number}"),
      "the form `visit`: the message `visit/badge:` in `en`: `visit/badge:` mentions {number}, which "
        + "isn't always reported",
      hint: "only the label of a field in a list can mention anything, its {position}"
    ),
    Mistake(
      "a plural without a form of its language",
      Field(
        \.badge,
        "badge",
        messages: ["length.too_short": ["pl": "{minimum, plural, one {#} other {#}}"]]
      ),
      "the form `visit`: the message `visit/badge:length.too_short` in `pl`: the plural of {minimum} "
        + "in `visit/badge:length.too_short` lacks the forms `few`, `many` of `pl`",
      hint: "add `few {…}`, `many {…}`"
    ),
    Mistake(
      "a code that doesn't exist",
      Field(\.badge, "badge", messages: ["length.too_shrot": "Too short."]),
      "the field `badge`: there is no code with that name",
      hint: "did you mean `length.too_short`?"
    ),
    Mistake(
      "an own code without a text",
      Field(\.badge, "badge", code: "badge.odd"),
      "the form `visit`: the field `badge` reports the code `badge.odd`, which has no English text",
      hint: "add one to the field's `messages`, or declare the code in a pack"
    ),
    Mistake(
      "an own code with a text in one other language",
      Field(\.badge, "badge", code: "badge.odd", messages: ["badge.odd": ["de": "Seltsam."]]),
      "the form `visit`: the field `badge` reports the code `badge.odd`, which has no English text",
      hint: "add one to the field's `messages`, or declare the code in a pack"
    ),
  ]

  @Test("Mistakes in words are errors that say where", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let form = TypedForm<Visit>("visit") { mistake.field }
    let rulebook = try Self.rulebook()
    let error = #expect(throws: UsageError.self) { try form.bound(to: rulebook) }
    #expect(error?.reason == mistake.reason)
    #expect(error?.hint == mistake.hint)
  }

  static let rightFields: [(String, Field<Visit>)] = [
    ("a family of codes", Field(\.badge, "badge", messages: ["length": "Four digits."])),
    (
      "a code of another check",
      Field(\.badge, "badge", messages: ["email.domain.missing": "Which domain?"])
    ),
    (
      "the family of an own code",
      Field(\.badge, "badge", code: "badge.odd.one", messages: ["badge.odd": "Odd."])
    ),
    (
      "the arguments of a code",
      Field(\.badge, "badge", messages: ["length.too_short": "{minimum, number} digits"])
    ),
    ("a title", Field(\.badge, "badge", messages: ["required#title": "Badge"])),
    ("a regional language", Field(\.badge, "badge", label: ["en": "Badge", "gsw-CH": "Uswis"])),
  ]

  @Test("Words that people can read", arguments: rightFields.map(\.0))
  func right(_ name: String) throws {
    let field = try #require(Self.rightFields.first { $0.0 == name }?.1)
    _ = try TypedForm<Visit>("visit") { field }.bound(to: Self.rulebook())
  }

  @Test("Broken and blank texts are errors that say where")
  func broken() throws {
    func error(_ text: FieldText) throws -> String? {
      let form = TypedForm<Visit>("visit") {
        Field(\.badge, "badge", messages: ["required": text])
      }
      let rulebook = try Self.rulebook()
      do throws(UsageError) {
        _ = try form.bound(to: rulebook)
        return nil
      } catch {
        return error.kind == .unsuitableForm ? error.reason : nil
      }
    }
    #expect(
      try error("{")?.hasPrefix("the form `visit`: the message `visit/badge:required` in `en`")
        == true
    )
    #expect(
      try error(["de": " "])
        == "the form `visit`: the message `visit/badge:required` in `de`: the message is blank"
    )
  }

  @Test("A form without fields is a mistake")
  func empty() throws {
    let form = TypedForm<Visit>("visit") {}
    let rulebook = try Self.rulebook()
    let error = #expect(throws: UsageError.self) { try form.bound(to: rulebook) }
    #expect(error?.reason == "the form `visit`: it doesn't have any fields")
  }
}
