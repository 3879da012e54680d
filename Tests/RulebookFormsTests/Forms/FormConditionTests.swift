import Rulebook
import TestSupport
import Testing

/// Fields that are required under conditions, the check `filled`, optional records, and unknown
/// fields.
///
/// Each constant is the text of a form; ``FormRow`` adds the pack with the rule `word`.
@Suite("Conditions in forms")
struct FormConditionTests {
  private static let state = """
        fields:
          country: { rule: word }
          state: { rule: word, required-if: { field: country, matches: { equals: us } } }

    """

  private static let either = """
        fields: { mail: { rule: word }, phone: { rule: word }, fax: { rule: word } }
        checks: [filled: { fields: [mail, phone], maximum: 1 }]

    """

  private static let several = """
        fields:
          a: { rule: word }
          b: { rule: word }
          c: { rule: word, required-if: [{ field: a }, { field: b, filled: false }] }

    """

  private static let lists = """
        stop: all
        unknown-fields: refuse
        fields: { 'c[].mail': { rule: word }, d.e: { rule: word }, f: { checks: [type: record] } }

    """

  private static let optional = """
        fields: { d: { form: pair } }
      pair:
        fields: { e: { rule: word, required: true }, f: { rule: word } }

    """

  private static let elements = """
        fields:
          'c[].kind': { rule: word }
          'c[].name': { rule: word, required-if: { field: 'c[].kind', matches: { equals: own } } }

    """

  static let rows: [FormRow] = [
    FormRow(
      "required where the condition holds",
      state,
      #"{"country":"us"}"#,
      .invalid,
      ["state required"]
    ),
    FormRow(
      "the condition sees the normalised value",
      state,
      #"{"country":" US "}"#,
      .invalid,
      ["state required"]
    ),
    FormRow(
      "not required where it does not",
      state,
      #"{"country":"ch"}"#,
      .valid,
      normalized: #"{"country":"ch"}"#
    ),
    FormRow("a blank field fulfils no condition", state, "{}", .valid, normalized: "{}"),
    FormRow(
      "checked when filled, whatever the condition",
      state,
      #"{"state":"x"}"#,
      .invalid,
      ["state length.too_short"]
    ),
    FormRow(
      "the condition holds and the field is filled",
      state,
      #"{"country":"us","state":"tx"}"#,
      .valid,
      normalized: #"{"country":"us","state":"tx"}"#
    ),
    FormRow("all of several conditions", several, #"{"a":"aa"}"#, .invalid, ["c required"]),
    FormRow(
      "one of several conditions",
      several,
      #"{"a":"aa","b":"bb"}"#,
      .valid,
      normalized: #"{"a":"aa","b":"bb"}"#
    ),
    FormRow(
      "none of several conditions",
      several,
      #"{"b":"bb"}"#,
      .valid,
      normalized: #"{"b":"bb"}"#
    ),
    FormRow(
      "the condition of the same element",
      elements,
      #"{"c":[{"kind":"own"},{"kind":"other"},{"kind":"own","name":"nn"}]}"#,
      .invalid,
      ["c[0].name required"]
    ),
    FormRow("none of two is filled", either, "{}", .invalid, ["mail filled.too_few"]),
    FormRow(
      "a field that is not counted",
      either,
      #"{"fax":"ff"}"#,
      .invalid,
      ["mail filled.too_few"]
    ),
    FormRow(
      "one of two is filled",
      either,
      #"{"phone":"pp"}"#,
      .valid,
      normalized: #"{"phone":"pp"}"#
    ),
    FormRow(
      "both of two are filled",
      either,
      #"{"phone":"pp","mail":"mm"}"#,
      .invalid,
      ["mail filled.too_many"]
    ),
    FormRow(
      "an invalid field is filled too",
      either,
      #"{"phone":"p"}"#,
      .invalid,
      ["phone length.too_short"]
    ),
    FormRow("a record that may be missing is", optional, "{}", .valid, normalized: "{}"),
    FormRow(
      "a record that may be missing is empty",
      optional,
      #"{"d":{}}"#,
      .valid,
      normalized: "{}"
    ),
    FormRow(
      "a record that may be missing is there",
      optional,
      #"{"d":{"f":"ff"}}"#,
      .invalid,
      ["d.e required"]
    ),
    FormRow(
      "white space fills nothing",
      either,
      #"{"phone":"  "}"#,
      .invalid,
      ["mail filled.too_few"]
    ),
    FormRow(
      "unknown fields on every level",
      lists,
      #"{"x":1,"c":[{"mail":"mm"},{"male":"mm"}],"d":{"e":"ee","y":2},"f":{"z":1}}"#,
      .invalid,
      ["c[1].male field.unknown", "d.y field.unknown", "x field.unknown"]
    ),
  ]

  @Test("Conditions", arguments: rows)
  func row(_ row: FormRow) throws {
    let report = try row.report()
    #expect(report.outcome == row.outcome)
    #expect(report.places == row.found)
    #expect(try report.normalized == row.normalized.map { .record(try FormRow.record($0)) })
  }

  @Test("Messages name the fields by their labels")
  func labels() throws {
    let pack = """
      format: 1
      pack: acme
      source-locale: en
      forms:
        f:
          fields: { mail: { checks: [email] }, phone: { checks: [{ length: 5 }] } }
          checks: [filled: [mail, phone]]
      messages:
        en: { 'f/mail:': Email, 'f/phone:': Phone }
        de: { 'f/mail:': E-Mail, 'f/phone:': Telefon }
      """
    let rulebook = try Rulebook(.bundled, .text(pack, name: "acme.yaml"))
    let report = try rulebook.check([:], form: "f")
    #expect(report.violations.first?.arguments["minimum"] == 1)
    #expect(
      rulebook.messages(for: report, in: "de").map(\.text)
        == ["Fülle mindestens eines dieser Felder aus: E-Mail oder Telefon."]
    )
  }
}
