import Rulebook
import TestSupport
import Testing

/// A field is as strict as the fields whose values it might reveal.
@Suite struct FieldStrictnessTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fields: String
    var secret: [String]
    var personal: [String]

    init(_ name: String, _ fields: String, secret: [String] = [], personal: [String] = []) {
      testDescription = name
      self.fields = fields
      self.secret = secret
      self.personal = personal
    }
  }

  static let rows: [Row] = [
    Row(
      "its own rule",
      "a: { rule: hidden }, b: { rule: number }, c: { rule: word }",
      secret: ["a"],
      personal: ["b"]
    ),
    Row("its own checks", "a: { rule: word, checks: [security-code] }", secret: ["a"]),
    Row("a copy", "a: { rule: hidden }, b: { same-as: a }", secret: ["a", "b"]),
    Row(
      "a copy with a rule of its own",
      "a: { rule: hidden }, b: { same-as: a, rule: number }",
      secret: ["a", "b"]
    ),
    Row(
      "a copy by a check",
      "a: { rule: hidden }, b: { rule: word, checks: [same-as: a] }",
      secret: ["a", "b"]
    ),
    Row(
      "a copy by a check inside others",
      "a: { rule: hidden }, b: { checks: [when: { field: c, then: { same-as: a } }] }, "
        + "c: { rule: word }",
      secret: ["a", "b"]
    ),
    Row(
      "a copy of a copy",
      "b: { rule: word, checks: [same-as: c] }, c: { same-as: a }, "
        + "a: { rule: number }",
      personal: ["b", "c", "a"]
    ),
    Row(
      "a parameter",
      "a: { rule: hidden }, b: { rule: starts, with: { start: { field: a } } }",
      secret: ["a", "b"]
    ),
    Row(
      "a parameter among others",
      "a: { rule: number }, b: { rule: listed, with: { words: [x, { field: a }] } }",
      personal: ["a", "b"]
    ),
    Row(
      "the stricter of two",
      "a: { rule: number }, b: { rule: hidden }, "
        + "c: { rule: listed, with: { words: [{ field: a }, { field: b }] } }",
      secret: ["b", "c"],
      personal: ["a"]
    ),
    Row(
      "a secret that takes an open field stays",
      "a: { rule: word }, "
        + "b: { rule: hidden, checks: [different-from: a] }",
      secret: ["b"]
    ),
    Row(
      "what differs tells nothing",
      "a: { rule: hidden }, b: { rule: word, checks: [different-from: a] }",
      secret: ["a"]
    ),
    Row(
      "what is required tells nothing",
      "a: { rule: hidden }, b: { rule: word, required-if: { field: a } }",
      secret: ["a"]
    ),
    Row(
      "a record is as strict as its parts, and the parts beside them are not",
      "r: { checks: [required] }, r.a: { rule: hidden }, r.b: { rule: word }",
      secret: ["r", "r.a"]
    ),
    Row(
      "a part is as strict as its record",
      "r: { rule: hidden }, r.a: { rule: word }, "
        + "r.a.b: { rule: word }",
      secret: ["r", "r.a", "r.a.b"]
    ),
    Row(
      "elements of lists",
      "'c[].a': { rule: hidden }, 'c[].b': { rule: starts, with: { start: { field: 'c[].a' } } }, "
        + "c: { checks: [required] }, 'c[0].d': { rule: word }",
      secret: ["c[].a", "c[].b", "c"]
    ),
    Row(
      "what takes a record with a secret",
      "r: { checks: [required] }, r.a: { rule: hidden }, "
        + "b: { rule: any-value, with: { value: { field: r } } }",
      secret: ["r", "r.a", "b"]
    ),
  ]

  @Test("Strictness is handed on", arguments: rows)
  func strictness(row: Row) throws {
    let fields = try Self.rulebook(row.fields).form("f").fields
    #expect(fields.filter(\.isSecret).map(\.path.description) == row.secret)
    #expect(fields.filter(\.isPersonal).map(\.path.description) == row.personal)
  }

  @Test("What must repeat a secret, in whatever way, has no normalised form")
  func repeated() throws {
    let rulebook = try Self.rulebook(
      "a: { rule: hidden }, b: { rule: word, checks: [same-as: a] }, "
        + "c: { rule: starts, with: { start: { field: a } } }, r: { checks: [required] }, "
        + "r.a: { checks: [same-as: a] }"
    )
    let report = try rulebook.check(
      ["a": "hunter2", "b": "hunter2", "c": "hunter2", "r": ["a": "hunter2"]],
      form: "f"
    )
    #expect(report == Report(normalized: [:]))
  }

  private struct Account: Sendable {
    var a = "hunter2"
    var b = "hunter2"
  }

  @Test("A program's form is as strict as the pack's form whose place it takes")
  func typedForms() throws {
    let form = TypedForm<Account>("f") {
      Field(\.a, "word")
      Field(\.b, "word")
    }
    let bound = try form.bound(to: Self.rulebook("a: { rule: hidden }, b: { rule: word }"))
    #expect(bound.handle.fields.map(\.isSecret) == [true, false])
    #expect(bound.check(Account()).report.normalized == ["b": "hunter2"])
  }

  @Test("A condition of a program's form asks only whether a secret is filled")
  func typedConditions() throws {
    let rulebook = try Self.rulebook("a: { rule: hidden }")
    let form = TypedForm<Account>("g") {
      Field(\.a, "hidden")
      Field(\.b, "word", required: .when(\.a, equals: "hunter2"))
    }
    let error = #expect(throws: UsageError.self) { try form.bound(to: rulebook) }
    #expect(error?.kind == .unsuitableForm)
    #expect(error?.hint == "make it depend only on whether the field is filled")
    let filled = TypedForm<Account>("g") {
      Field(\.a, "hidden")
      Field(\.b, "word", required: .whenFilled(\.a))
    }
    #expect(throws: Never.self) { try filled.bound(to: rulebook) }
  }

  private static func rulebook(_ fields: String) throws -> Rulebook {
    let pack = """
      format: 1
      pack: strict
      rules:
        word: { checks: [length: { minimum: 1 }] }
        number: { personal: true, checks: [length: { minimum: 1 }] }
        hidden: { secret: true, checks: [required: empty] }
        starts: { parameters: { start: { default: a } }, checks: [prefix: { parameter: start }] }
        listed:
          parameters: { words: { type: { list: text }, default: [a] } }
          checks: [one-of: { values: { parameter: words } }]
        any-value:
          parameters: { value: { type: value, default: x } }
          checks: [equals: { parameter: value }]
      forms:
        f:
          fields: { \(fields) }

      """
    return try Rulebook(
      .init(sources: [.text(pack, name: "strict.yaml")], resources: Fixtures.path("Lint/Sound"))
    )
  }
}
