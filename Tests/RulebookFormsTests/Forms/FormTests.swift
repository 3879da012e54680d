import Rulebook
import TestSupport
import Testing

@Suite("Forms")
struct FormTests {
  @Test(
    "A record gives its report",
    arguments: presence + copies + parameters + lists + between + stops
  )
  func report(_ row: FormRow) throws {
    let report = try row.report()
    #expect(report.outcome == row.outcome)
    #expect(report.places == row.found)
    #expect(report.normalized == (try row.normalized.map { .record(try FormRow.record($0)) }))
    #expect(report.violations.allSatisfy { $0.form == "f" })
  }

  @Test("A number that the form's pack gives a code is in the report")
  func numbers() throws {
    let row = FormRow(
      "",
      "    unknown-fields: refuse\n    fields: { a: { rule: word }, c.d: { rule: word } }\n"
        + "codes: { length.too_short: { number: 7 }, field.unknown: { number: 8 }, "
        + "type.mismatch: { number: 9 } }\n",
      #"{"a": "x", "b": 1, "c": 2}"#,
      .invalid
    )
    #expect(try row.report().violations.map(\.number) == [7, 9, 8])
  }

  @Test("Facts stand under their field's path, also in invalid records")
  func facts() throws {
    let row = FormRow(
      "",
      "    fields: { a: { rule: word }, 'c[].e': { checks: [email] } }\n",
      #"{"a": "1", "c": [{}, {"e": "ann@example.org"}]}"#,
      .invalid
    )
    let facts = try row.report().facts
    #expect(facts.keys.sorted() == ["c[1].e"])
    guard case .record(let email)? = facts["c[1].e"] else { return #expect(Bool(false)) }
    #expect(email["domain"] == "example.org")
  }

  @Test("A list longer than the limit leaves the record inconclusive, at any depth")
  func listLimits() throws {
    let row = FormRow(
      "",
      "    fields: { a: { rule: word }, 'c[].d[].e': { rule: word }, 'c[].d[].f': { rule: word } }\n",
      #"{"a": "ab", "c": [{}, {"d": [{"e": "ab"}, {"e": "ab"}, {"e": "1"}]}]}"#,
      .inconclusive
    )
    let report = try row.report(limits: Limits(listElements: 2))
    #expect(report.outcome == .inconclusive)
    #expect(report.places == ["c[1].d limit.list_size"])
    #expect(report.violations.first?.arguments == ["maximum": 2])
    #expect(report.normalized == nil)
  }

  @Test("What is wrong is reported before what could not be checked")
  func limitBesideError() throws {
    let row = FormRow(
      "",
      "    stop: first\n    fields: { a: { rule: word }, b: { rule: word } }\n",
      #"{"a": "\#(String(repeating: "a", count: 99))", "b": "1"}"#,
      .invalid
    )
    let report = try row.report(limits: Limits(inputBytes: 50))
    #expect(report.outcome == .invalid)
    #expect(report.places == ["b length.too_short"])
  }

  @Test("Texts of ten megabytes are refused at once, wherever they are used")
  func largeTexts() throws {
    let large = Value.text(String(repeating: "ä", count: 5_000_000))
    let pack = """
      format: 1
      pack: acme
      forms:
        f:
          fields:
            a: { rule: word }
            b: { same-as: a }
            c: { rule: starts, with: { start: { field: a } } }
      """
    let rulebook = try Rulebook(
      .init(
        sources: [.text(FormRow.rules, name: "base.yaml"), .text(pack, name: "acme.yaml")],
        resources: Fixtures.path("Lint/Sound")
      )
    )
    let report = try rulebook.check(["a": large, "b": large, "c": large], form: "f")
    #expect(report.outcome == .inconclusive)
    #expect(report.places == ["a limit.input_size", "b limit.input_size", "c limit.input_size"])
  }

  @Test("No argument repeats a secret field from which a rule takes a parameter")
  func secrets() throws {
    let row = FormRow(
      "",
      "    fields: { a: { rule: secret }, b: { rule: starts, with: { start: { field: a } } } }\n",
      #"{"a": "hunter2", "b": "x"}"#,
      .invalid
    )
    let report = try row.report()
    #expect(report.places == ["b prefix.missing"])
    #expect(!"\(report)".contains("hunter2"))
  }

  @Test("Of a rule that takes a number from a secret field, no argument is left")
  func secretNumbers() throws {
    let row = FormRow(
      "",
      "    fields: { a: { rule: secret }, b: { rule: word, with: { maximum: { field: a } } } }\n",
      #"{"a": 4, "b": "abcdef"}"#,
      .invalid
    )
    let report = try row.report()
    #expect(report.violations.map(\.path.description).contains("b"))
    #expect(report.violations.filter { $0.path == FieldPath(field: "b") }.map(\.arguments) == [[:]])
  }

  @Test("A record whose parts are fields too is not repeated with their secrets")
  func wholes() throws {
    let row = FormRow(
      "",
      "    fields: { c: { checks: [required] }, c.a: { rule: secret }, c.b: { rule: word } }\n",
      #"{"c": {"a": "hunter2", "b": " AB "}}"#,
      .valid
    )
    let report = try row.report()
    #expect(report.normalized == ["c.b": "ab"])
    #expect(!"\(report)".contains("hunter2"))
  }

  @Test("The other field of a copy in a list is the one of the same element")
  func otherArgument() throws {
    let row = FormRow(
      "",
      "    fields: { 'c[].a': { rule: word }, 'c[].b': { same-as: 'c[].a' } }\n",
      #"{"c": [{"a": "ab", "b": "ab"}, {"a": "ab", "b": "cd"}]}"#,
      .invalid
    )
    let other = Argument.field("c[1].a")
    #expect(try row.report().violations.map { $0.arguments["other"] } == [other])
  }
}
