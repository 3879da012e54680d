import JSONDocuments
import RuleEngine
package import Rulebook
import RulebookAuthoring
import SourceTexts
import Testing

/// A record, the form it is checked against, and the expected result.
package struct FormRow: CustomTestStringConvertible, Sendable {
  /// Rules for forms to name; each pack of a row builds on them.
  package static let rules = """
    format: 1
    pack: base
    rules:
      word:
        normalize: [trim, lowercase]
        parameters: { start: {}, maximum: { type: integer } }
        checks:
          - length: { minimum: 2, maximum: { parameter: maximum } }
          - not: { characters: { allowed: '[0-9]' } }
            code: base.digits
      starts:
        parameters: { start: { default: a } }
        checks: [prefix: { parameter: start }]
      one-of-two:
        parameters: { first: { default: a }, second: { type: integer, default: 9 } }
        checks:
          - prefix: { parameter: first }
          - length: { maximum: { parameter: second } }
      listed:
        parameters: { words: { type: { list: text } } }
        checks: [length: 3]
      warned:
        checks: [{ length: 3, severity: warning }]
      secret:
        secret: true
        normalize: [trim]
        checks: [required: empty, length: { minimum: 3 }]
    codes: { base.digits: {} }
    messages: { en: { base.digits: x } }

    """

  package var name: String
  package var pack: String
  package var record: String
  package var outcome: Outcome
  package var found: [String]
  package var normalized: String?
  package var testDescription: String { name }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: What the row shows.
  ///   - form: The keys of a form `f`, indented by four spaces, then more keys of the pack.
  ///   - record: The record to check, as JSON.
  ///   - outcome: The outcome that the report must have.
  ///   - found: Path and code of each violation, with `!` after a warning.
  ///   - normalized: The normalized record as JSON; nil if there must be none.
  package init(
    _ name: String,
    _ form: String,
    _ record: String,
    _ outcome: Outcome,
    _ found: [String] = [],
    normalized: String? = nil
  ) {
    self.name = name
    pack = "format: 1\npack: acme\nforms:\n  f:\n" + form
    self.record = record
    self.outcome = outcome
    self.found = found
    self.normalized = normalized
  }

  /// Returns the rows of a table.
  ///
  /// The cells are the name, the form without its first indentation and its last line end, the
  /// record, `valid` or `invalid`, the findings, and the normalized record.
  package static func rows(_ table: String) -> [FormRow] {
    TextRow.rows(table).map { row in
      FormRow(
        row[0],
        "    \(row[1])\n",
        row[2],
        row[3] == "valid" ? .valid : .invalid,
        row.list(4),
        normalized: row.optional(5)
      )
    }
  }

  package func report(limits: Limits = Limits()) throws -> Report {
    let rulebook = try Rulebook(
      .init(
        sources: [.text(Self.rules, name: "base.yaml"), .text(pack, name: "acme.yaml")],
        resources: Fixtures.path("Lint/Sound")
      ),
      surroundings: Surroundings(limits: limits)
    )
    return try rulebook.check(Self.record(record), form: "f")
  }

  package static func record(_ json: String) throws -> [String: Value] {
    guard
      case .record(let record) = try JSONReader.document(in: SourceText(json, name: "record"))
        .value
    else { throw UnexpectedRecord() }
    return record
  }

  package struct UnexpectedRecord: Error {}
}

extension Report {
  /// Path and code of each violation, with `!` after a warning.
  package var places: [String] {
    violations.map { "\($0.path) \($0.code)" + ($0.severity == .error ? "" : "!") }
  }
}
