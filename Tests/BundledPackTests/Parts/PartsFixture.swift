import RuleEngine
import Rulebook
import TestSupport
import Testing

/// What a rule reports about a value, in a form that tests can compare at a glance.
struct PartsRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var rule: String
  var value: String
  var parameters: [String: Value]

  /// Code, range, arguments and severity of each violation.
  var violations: [String]
  var normalized: String?
  var facts: [String: Value]?

  init(
    _ name: String,
    _ rule: String,
    _ value: String,
    with parameters: [String: Value] = [:],
    _ violations: String...,
    normalized: String? = nil,
    facts: [String: Value]? = nil
  ) {
    testDescription = "\(rule): \(name)"
    (self.rule, self.value, self.parameters) = (rule, value, parameters)
    (self.violations, self.normalized, self.facts) = (violations, normalized, facts)
  }

  /// Creates a row of a table: the name, the rule, the value, the violations, and the normalized
  /// value.
  init(_ row: TextRow) {
    self.init(row[0], row[1], row[2], normalized: row.optional(4))
    violations = row.list(3)
  }

  /// Compares what a rulebook reports with what is expected.
  func check(in rulebook: Rulebook) throws {
    let rule = try rulebook.rule(rule, with: parameters)
    let report = rule.check(value)
    #expect(report.violations.map(Self.words) == violations)
    let isValid = !report.violations.contains { $0.severity == .error }
    #expect(report.outcome == (isValid ? .valid : .invalid))
    #expect(rule.outcome(of: value) == report.outcome)
    #expect(rule.accepts(value) == isValid)
    if let normalized { #expect(report.normalized == .text(normalized)) }
    if let facts { #expect(report.facts == facts) }
    // If a report accepts the whole value, typing must accept each of its beginnings.
    if isValid {
      for end in value.indices {
        let beginning = String(value[..<end])
        #expect(!rule.progress(of: beginning).isImpossible, "\(beginning)")
      }
      #expect(rule.progress(of: value) == .valid)
    }
  }

  private static func words(_ violation: Violation) -> String {
    var words = violation.code.rawValue
    if let range = violation.range { words += " \(range.lowerBound)..<\(range.upperBound)" }
    let title = violation.arguments["title"]
    if case .rule(let rule, let title)? = title { words += " \(rule)=\(title)" }
    for (name, argument) in violation.arguments.sorted(by: { $0.key < $1.key }) {
      switch argument {
      case .text(let text): words += " \(name):\(text)"
      case .integer(let number): words += " \(name):\(number)"
      case .plainNumber(let number): words += " \(name):\(number)"
      case .date(let date): words += " \(name):\(date)"
      case .rule: break
      default: words += " \(name)"
      }
    }
    if violation.severity != .error { words += " \(violation.severity)" }
    return words
  }
}

/// Rulebooks of packs that are written in tests, on 2026-11-21.
enum PartsFixture {
  static func rulebook(_ texts: String..., beside sources: [PackSource] = []) throws -> Rulebook {
    let today = try #require(CivilDate("2026-11-21"))
    return try Rulebook(
      .init(
        sources: sources + texts.enumerated().map { .text($1, name: "\($0).yaml") },
        resources: DataFiles.root
      ),
      surroundings: Surroundings { today }
    )
  }
}
