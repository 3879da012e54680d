import Documents
import Rulebook
import Rules
import Testing

/// A record, the form that it is checked against, and what must come of it.
struct FormRow: CustomTestStringConvertible, Sendable {
  /// Rules for forms to name; each pack of a row stands on these.
  static let rules = """
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

  var name: String
  var pack: String
  var record: String
  var outcome: Outcome
  var found: [String]
  var normalized: String?
  var testDescription: String { name }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: What the row shows.
  ///   - form: The keys of a form `f`, indented by four spaces; and further keys of the pack.
  ///   - record: The record to check, as JSON.
  ///   - outcome: The outcome that the report must have.
  ///   - found: Path, code and, after `!` for warnings, what the row looks at.
  ///   - normalized: The normalised record as JSON; nil where there must be none.
  init(
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

  func report(limits: Limits = Limits()) throws -> Report {
    let rulebook = try Rulebook(
      sources: [.text(Self.rules, name: "base.yaml"), .text(pack, name: "acme.yaml")],
      surroundings: Surroundings(limits: limits),
      resources: Fixtures.path("Lint/Sound")
    )
    return try rulebook.check(Self.record(record), form: "f")
  }

  static func record(_ json: String) throws -> [String: Value] {
    guard
      case .record(let record) = try JSONReader.document(in: SourceText(json, name: "record"))
        .value
    else { throw UnexpectedRecord() }
    return record
  }

  struct UnexpectedRecord: Error {}
}

extension Report {
  /// Path and code of each violation, with `!` behind a warning.
  var places: [String] {
    violations.map { "\($0.path) \($0.code)" + ($0.severity == .error ? "" : "!") }
  }
}
