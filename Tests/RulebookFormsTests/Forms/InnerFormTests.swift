import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

@Suite("Forms of records inside")
struct InnerFormTests {
  /// A form with others inside, and the same written out by hand.
  static let pack = """
    format: 1
    pack: acme
    source-locale: en
    rules:
      word: { normalize: [trim, lowercase], checks: [length: { minimum: 2 }] }
      pin: { secret: true, checks: [length: 4] }
      zip: { checks: [when: { field: country.code, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }] }
      zip-of-billing:
        checks:
          - when: { field: billing.country.code, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
      zip-of-element:
        checks:
          - when: { field: 'stops[].country.code', matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
      other:
        parameters: { than: { default: street } }
        checks: [different-from: { parameter: than }]
    forms:
      country:
        fields: { code: { checks: [length: 2], required: true }, pin: { rule: pin } }
      address:
        fields:
          street: { rule: word, required: true }
          house: { rule: other }
          zip: { rule: zip, required-if: { field: street, matches: { equals: ab } } }
          again: { same-as: street }
          country: { form: country }
          phone: { rule: phone, with: { region: { field: country.code } } }
          from: { rule: word }
          to: { rule: word }
        checks: [compare: { field: to, after: from }]
      inside:
        unknown-fields: warn
        fields: { billing: { form: address, required: true }, 'stops[]': { form: address }, note: { rule: word } }
      outside:
        unknown-fields: warn
        fields:
          billing.street: { rule: word, required: true }
          billing.house: { rule: other, with: { than: billing.street } }
          billing.zip: { rule: zip-of-billing, required-if: { field: billing.street, matches: { equals: ab } } }
          billing.again: { same-as: billing.street }
          billing.country: { form: country }
          billing.phone: { rule: phone, with: { region: { field: billing.country.code } } }
          billing.from: { rule: word }
          billing.to: { rule: word }
          'stops[].street': { rule: word, required: true }
          'stops[].house': { rule: other, with: { than: 'stops[].street' } }
          'stops[].zip': { rule: zip-of-element, required-if: { field: 'stops[].street', matches: { equals: ab } } }
          'stops[].again': { same-as: 'stops[].street' }
          'stops[].country': { form: country }
          'stops[].phone': { rule: phone, with: { region: { field: 'stops[].country.code' } } }
          'stops[].from': { rule: word }
          'stops[].to': { rule: word }
          note: { rule: word }
        checks:
          - compare: { field: billing.to, after: billing.from }
          - compare: { field: 'stops[].to', after: 'stops[].from' }
    """

  private func rulebook(_ further: String...) throws -> Rulebook {
    try Rulebook(
      .init(
        sources: [.bundled, .text(Self.pack, name: "acme.yaml")]
          + further.enumerated().map { .text($1, name: "pack\($0).yaml") }
      )
    )
  }

  private static let values: [Value] = [
    "CH", "US", "", " ", "ab", "AB ", "b", "8001", "80011", "079 123 45 67", .null, 5, "2026-01-01",
    "2026-01-02", ["x": "ab"],
  ]

  private func record(_ generator: inout SplitMix64) -> Value {
    var record: [String: Value] = [:]
    let names = ["street", "house", "zip", "again", "phone", "from", "to", "country", "foo"]
    for name in names where Int.random(in: 0..<3, using: &generator) > 0 {
      record[name] =
        name == "country"
        ? [["code": "CH"], ["code": "US", "pin": "12"], [:], "CH", .null].randomElement(
          using: &generator
        )
        : Self.values.randomElement(using: &generator)
    }
    return .record(record)
  }

  @Test("A form inside is as if its fields were written out")
  func writtenOut() throws {
    let library = try rulebook().library
    let inside = try #require(try library.form("inside"))
    let outside = try #require(try library.form("outside"))
    #expect(inside.fields.map(\.path) == outside.fields.map(\.path))
    #expect(inside.fields.map(\.rule.confidentiality) == outside.fields.map(\.rule.confidentiality))
    var generator = SplitMix64(seed: 11)
    var valid = 0
    for _ in 0..<2_000 {
      var entries: [String: Value] = ["note": "word"]
      if Bool.random(using: &generator) { entries["billing"] = record(&generator) }
      if Bool.random(using: &generator) {
        entries["stops"] = [record(&generator), .null, record(&generator)]
      }
      let record = Value.record(entries)
      let report = inside.report(on: record, surroundings: .system)
      var expected = outside.report(on: record, surroundings: .system)
      expected.violations = expected.violations.map { violation in
        var violation = violation
        violation.form = "inside"
        return violation
      }
      try #require(report == expected, "\(record)")
      try #require(FormState(of: inside, record: record, surroundings: .system).report == report)
      valid += report.violations.count < 3 ? 1 : 0
    }
    #expect(valid > 20)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var form: String
    var record: Value
    var found: [String]

    init(_ name: String, _ form: String, _ record: Value, _ found: [String]) {
      testDescription = name
      self.form = form
      self.record = record
      self.found = found
    }
  }

  static let rows = [
    Row("a missing record", "fields: { a: { form: country } }", [:], []),
    Row("an empty record", "fields: { a: { form: country } }", ["a": [:]], []),
    Row(
      "a record with something",
      "fields: { a: { form: country } }",
      ["a": ["pin": "1234"]],
      ["a.code required"]
    ),
    Row(
      "a required record",
      "fields: { a: { form: country, required: true } }",
      [:],
      ["a.code required"]
    ),
    Row(
      "a required record without required fields",
      "fields: { a: { form: loose, required: true } }",
      [:],
      ["a required"]
    ),
    Row(
      "an empty required record",
      "fields: { a: { form: loose, required: true } }",
      ["a": [:]],
      ["a required"]
    ),
    Row(
      "a condition that holds",
      "fields: { b: { rule: word }, a: { form: country, required-if: { field: b } } }",
      ["b": "ab"],
      ["a required"]
    ),
    Row(
      "a condition that does not",
      "fields: { b: { rule: word }, a: { form: country, required-if: { field: b } } }",
      [:],
      []
    ),
    Row("an element", "fields: { 'a[]': { form: country } }", ["a": [[:]]], ["a[0].code required"]),
    Row(
      "a record that is none",
      "fields: { a: { form: country } }",
      ["a": "CH"],
      ["a type.mismatch"]
    ),
    Row(
      "unknown fields of the form inside",
      "fields: { a: { form: strict }, b: { form: country } }",
      ["a": ["x": "1", "y": "ab"], "b": ["code": "CH", "y": "1"], "c": "1"],
      ["a.x field.unknown"]
    ),
    Row(
      "unknown fields of the outer form",
      "unknown-fields: refuse, fields: { a: { form: open }, b: { form: country } }",
      ["a": ["x": "1", "y": "ab"], "b": ["code": "CH", "y": "1"]],
      ["b.y field.unknown"]
    ),
    Row(
      "a required record of which one field is known",
      "unknown-fields: refuse, fields: { a: { form: loose, required: true } }",
      ["a": ["y": "ab", "x": "1"]],
      ["a.x field.unknown"]
    ),
    Row(
      "a field that the outer form writes anew",
      "fields: { a: { form: country }, a.code: { checks: [length: 3] } }",
      ["a": ["code": "CH"]],
      ["a.code length.wrong"]
    ),
    Row(
      "a field that the outer form writes before",
      "fields: { a.code: { checks: [length: 3] }, a: { form: country } }",
      ["a": ["code": "CH"]],
      ["a.code length.wrong"]
    ),
    Row(
      "a field that is dropped",
      "extends: inside, drop: [billing.street, billing.zip, billing.again, billing.house]",
      [:],
      []
    ),
    Row("a record that is dropped", "extends: inside, drop: [billing]", [:], []),
    Row(
      "a record with another form",
      "extends: inside, fields: { billing: { form: country, required: true } }",
      [:],
      ["billing.code required"]
    ),
    Row(
      "an inherited record that becomes required",
      "extends: inside, fields: { billing: { required: true } }",
      [:],
      ["billing.street required"]
    ),
  ]

  @Test("A record gives its report", arguments: rows)
  func report(_ row: Row) throws {
    let further = """
      format: 1
      pack: further
      requires: { packs: [acme] }
      forms:
        loose: { fields: { y: { rule: word } } }
        strict: { unknown-fields: refuse, fields: { y: { rule: word } } }
        open: { unknown-fields: ignore, fields: { y: { rule: word } } }
        f: { \(row.form) }
      """
    let form = try rulebook(further).form("f")
    let report = form.check(row.record, in: .system)
    #expect(report.places == row.found)
    #expect(
      FormState(of: form.definition, record: row.record, surroundings: .system).report == report
    )
  }

  @Test("A form that another pack replaces is replaced where it stands inside, and stays as strict")
  func replaced() throws {
    let further = """
      format: 1
      pack: further
      forms:
        country: { replaces: [country], fields: { code: { checks: [length: 3], required: true }, pin: { rule: word } } }
      """
    let inside = try rulebook(further).form("inside")
    let report = inside.check([
      "billing": ["street": "ab", "zip": "8001", "country": ["code": "CH"]]
    ])
    #expect(report.places == ["billing.country.code length.wrong"])
    #expect(
      inside.fields.filter(\.isSecret).map(\.path.description) == [
        "billing.country.pin", "stops[].country.pin",
      ]
    )
  }

  @Test("A bundled form that is read late stands inside")
  func late() throws {
    let pack =
      "format: 1\npack: team\nforms: { team: { fields: { lead: { form: sign-up, required: true } } } }\n"
    let rulebook = try Rulebook(.bundled, .text(pack, name: "team.yaml"))
    let report = try rulebook.check(["lead": ["email": "ann@"]], form: "team")
    #expect(report.places.contains("lead.email email.domain.missing"))
    let form = try rulebook.form("team")
    #expect(form.label(of: "lead.email", in: "de") == "E-Mail-Adresse")
    #expect(form.fields.first { $0.path == "lead.password" }?.isSecret == true)
  }

  @Test("Labels and messages of the form inside serve, and those of the outer form come before")
  func texts() throws {
    let further = """
      format: 1
      pack: further
      source-locale: en
      requires: { packs: [acme] }
      forms:
        named: { fields: { here: { form: place }, 'there[]': { form: place }, other: { form: place } } }
        place: { extends: base, fields: { floor: { rule: word } } }
        base: { fields: { street: { rule: word, required: true } } }
      messages:
        en:
          'base/street:': Street
          'base/street:required': Say which street.
          'place/floor:': Floor
          'named/here.street:': Street here
      """
    let form = try rulebook(further).form("named")
    let labels = ["here.street", "there[].street", "other.street", "other.floor", "there[].floor"]
    #expect(
      labels.map { form.label(of: FieldPath($0) ?? "", in: "en") }
        == ["Street here", "Street", "Street", "Floor", "Floor"]
    )
    let report = form.check(["there": [["floor": "ab"]]])
    #expect(form.messages(for: report, in: "en").map(\.text) == ["Say which street."])
  }

  @Test("What packs say of codes counts inside, and the word of the outer form's pack before")
  func codes() throws {
    let inner = """
      format: 1
      pack: inner
      source-locale: en
      forms: { inner: { fields: { y: { rule: word }, z: { checks: [length: 2] } } } }
      codes: { length.too_short: { number: 7 }, length.wrong: { number: 8 } }
      """
    let outer = """
      format: 1
      pack: outer
      requires: { packs: [inner] }
      forms: { outer: { fields: { a: { form: inner } } } }
      codes: { length.wrong: { number: 9 } }
      """
    let report = try rulebook(inner, outer).check(["a": ["y": "b", "z": "abc"]], form: "outer")
    #expect(report.violations.map(\.number) == [7, 9])
  }
}
