import Rulebook
import TestSupport
import Testing

/// Compares verdicts of rules with public suites.
@Suite(.needsConformanceSuites) struct URIConformanceTests {
  /// The members of a validator.js row that matter here.
  struct Row: Decodable {
    struct Context: Decodable {
      var validator: String
    }

    var id: String
    var input: String
    var expected: String
    var context: Context
  }

  @Test(
    "The suite of JSON Schema agrees in every row",
    arguments: [
      ("network/url-jsonschema-uri", "uri"),
      ("network/url-jsonschema-uri-reference", "uri-reference"),
      ("network/url-jsonschema-iri", "iri"),
      ("network/url-jsonschema-iri-reference", "iri-reference"),
      ("network/url-jsonschema-uri-template", "uri-template"),
      ("formats/misc-jsonschema-json-pointer", "json-pointer"),
      ("formats/misc-jsonschema-relative-json-pointer", "relative-json-pointer"),
      ("formats/misc-jsonschema-regex", "regex"),
    ]
  )
  func schema(suite: String, rule: String) throws {
    let rule = try Rulebook().rule(rule)
    for row in try ConformanceSuites.rows(of: suite, as: VerdictRow.self) {
      let report = rule.check(row.input)
      #expect(report.isValid == row.isValid, "\(row.id) \(row.input.debugDescription)")
      #expect(rule.accepts(row.input) == report.isValid, "\(row.id)")
    }
  }

  /// Rows of validator.js that the standards decide differently, by the clause that decides.
  static let disagreements: [String: Set<Int>] = [
    // RFC 2397 §2: data has the characters of a URI, and a space isn't one of them.
    "RFC 2397 §2, urlchar": [247],
    // RFC 6068 §2: `hfields` begins with a field, and ampersands separate fields.
    "RFC 6068 §2, hfields": [277, 286],
    // RFC 6068 §2: `to` has an address on both sides of each comma.
    "RFC 6068 §2, to": [265, 280],
    // RFC 6068 §2: `qchar` has no space.
    "RFC 6068 §2, qchar": [272, 273, 274, 275, 287, 288, 289, 290],
    // RFC 6068 §2: any name of a field can appear, more than once, and its value can be empty.
    "RFC 6068 §2, hfname": [295, 296, 301],
  ]

  @Test(
    "The rows of validator.js agree, but for those that the standards decide otherwise",
    arguments: [("isDataURI", "data-uri", false), ("isMailtoURI", "mailto", true)]
  )
  func validator(name: String, rule: String, isExact: Bool) throws {
    // The library removes spaces around data URIs, and takes addresses as they are written.
    let rule = try Rulebook().rule(rule, with: ["exactly-as-written": .boolean(isExact)])
    let known = Set(Self.disagreements.values.joined().map { "url-validatorjs#\($0)" })
    let rows = try ConformanceSuites.rows(of: "network/url-validatorjs", as: Row.self)
      .filter { $0.context.validator == name }
    #expect(!rows.isEmpty)
    for row in rows {
      let verdict = rule.accepts(row.input) ? "valid" : "invalid"
      let text = row.input.debugDescription
      #expect((verdict == row.expected) != known.contains(row.id), "\(row.id) \(text) \(verdict)")
    }
  }
}
