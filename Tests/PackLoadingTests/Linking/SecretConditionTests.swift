import Documents
import PackLoading
import Rules
import TestSupport
import Testing
import Violations

/// Of a secret field, conditions ask only whether it is filled.
@Suite struct SecretConditionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fields: [String]
    var found: [String]

    init(_ name: String, _ fields: String..., found: String...) {
      testDescription = name
      self.fields = fields
      self.found = found
    }
  }

  static let rows: [Row] = [
    Row("whether it is filled", "x: { rule: word, required-if: { field: secret } }"),
    Row("whether it is blank", "x: { rule: word, required-if: { field: secret, filled: false } }"),
    Row(
      "whether it is filled, in a check",
      "x: { checks: [when: { field: secret, then: { length: 3 } }] }"
    ),
    Row(
      "what a personal field holds",
      "x: { rule: word, required-if: { field: number, matches: { prefix: a } } }"
    ),
    Row(
      "whether two fields are the same",
      "x: { checks: [different-from: secret] }",
      "y: { same-as: secret }"
    ),
    Row(
      "what it holds",
      "x: { rule: word, required-if: { field: secret, matches: { prefix: a } } }",
      found: "pack.secret_condition 12:63"
    ),
    Row(
      "what it holds, once of several conditions",
      "x: { rule: word, required-if: [{ field: word }, { field: secret, matches: [length: 3] }] }",
      found: "pack.secret_condition 12:81"
    ),
    Row(
      "what it holds, in a check",
      "x: { checks: [when: { field: secret, matches: { prefix: a }, then: { length: 3 } }] }",
      found: "pack.secret_condition 12:53"
    ),
    Row(
      "what it holds, in a check of a rule",
      "x: { rule: curious }",
      found: "pack.secret_condition 8:67"
    ),
    Row(
      "what it holds, deep inside",
      "x: { checks: [all: { any: { when: { field: secret, matches: { prefix: a }, then: { length: 3 } } }, code: k.x }] }",
      found: "pack.secret_condition 12:67"
    ),
    Row(
      "what a copy of it holds",
      "y: { same-as: secret }",
      "x: { rule: word, required-if: { field: y, matches: { prefix: a } } }",
      found: "pack.secret_condition 13:58"
    ),
    Row(
      "what a record holds of which it is a part",
      "r: { checks: [required] }",
      "r.s: { rule: secret }",
      "x: { rule: word, required-if: { field: r, matches: { equals: { json: 1 } } } }",
      found: "pack.secret_condition 14:58"
    ),
    Row(
      "whether another field is the same, in a condition",
      "x: { rule: word, required-if: { field: word, matches: { same-as: secret } } }",
      found: "pack.secret_condition 12:63"
    ),
    Row(
      "every condition is reported",
      "x: { rule: word, required-if: { field: secret, matches: { prefix: a } } }",
      "y: { rule: word, required-if: { field: secret, matches: { prefix: b } } }",
      found: "pack.secret_condition 12:63",
      "pack.secret_condition 13:63"
    ),
  ]

  @Test("Conditions that ask too much are refused where they are written", arguments: rows)
  func conditions(row: Row) throws {
    let pack =
      """
      format: 1
      pack: k
      rules:
        word: { checks: [length: { minimum: 2 }] }
        number: { personal: true, checks: [length: { minimum: 2 }] }
        secret: { secret: true, checks: [length: { minimum: 2 }] }
        curious:
          checks: [when: { field: secret, then: { length: 1 }, matches: { prefix: a } }]
      forms:
        f:
          fields: { word: { rule: word }, number: { rule: number }, secret: { rule: secret },

      """ + row.fields.map { "      \($0),\n" }.joined() + "    }\n" + """
        codes: { k.x: }
        messages: { en: { k.x: x } }
        """
    let declaration = try PackReader.read(SourceText(pack, name: "k.yaml"), registry: .builtIn)
    do {
      _ = try PackLibrary.loading([declaration], registry: .builtIn, checking: ["k"])
      #expect(row.found.isEmpty)
    } catch {
      #expect(error.diagnostics.map { "\($0.code) \($0.line):\($0.column)" } == row.found)
      #expect(error.diagnostics.allSatisfy { $0.hint?.contains("filled") == true })
    }
  }
}
