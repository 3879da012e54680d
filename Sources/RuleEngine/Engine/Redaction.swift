import Violations

/// The arguments and facts of a check that can reveal text from its input.
///
/// A rule for confidential values drops them, so that no part of the value reaches a message or a
/// log.
///
///     let redaction = Redaction(CharactersCheck.definition)
///     RuleCheck(CharactersCheck(allowed: digits), redaction: redaction)
///     // reports characters.not_allowed without the argument `character`
package struct Redaction: Sendable, Hashable {
  private let arguments: [ViolationCode: Set<String>]
  private let facts: Set<String>

  /// Whether only counts, regions and field names stay, because any other argument could reveal
  /// something.
  private let keepsOnlyCounts: Bool

  /// Whether all facts are dropped.
  private let dropsAllFacts: Bool
  private let dropsCanonicalForm: Bool

  /// Creates the redaction that a check's definition requires.
  ///
  /// - Parameters:
  ///   - definition: The check's definition.
  ///   - confidentiality: How much of the value can leave the rule.
  ///   - keepsOnlyCounts: Whether other arguments, and facts, might repeat what the rule received.
  package init(
    _ definition: CheckDefinition,
    for confidentiality: Confidentiality = .secret,
    keepsOnlyCounts: Bool = false
  ) {
    arguments = Dictionary(
      definition.codes.map { code in
        (code.code, Set(code.arguments.filter(\.isFromInput).map(\.name)))
      },
      uniquingKeysWith: { $0.union($1) }
    )
    facts =
      confidentiality.isSecret ? Set(definition.facts.filter(\.isFromInput).map(\.name)) : []
    self.keepsOnlyCounts = keepsOnlyCounts
    dropsAllFacts = keepsOnlyCounts && confidentiality.isSecret
    dropsCanonicalForm = confidentiality.isSecret
  }

  /// Creates the redaction for a check without a definition that says what it takes from its input.
  init(ofUnknownCheckFor confidentiality: Confidentiality) {
    arguments = [:]
    facts = []
    keepsOnlyCounts = true
    dropsAllFacts = confidentiality.isSecret
    dropsCanonicalForm = confidentiality.isSecret
  }

  func apply(to findings: inout Findings) {
    for index in findings.violations.indices {
      if keepsOnlyCounts { findings.violations[index].keepOnlyCounts() }
      guard let dropped = arguments[findings.violations[index].code] else { continue }
      for name in dropped { findings.violations[index].arguments[name] = nil }
    }
    if dropsAllFacts { findings.facts = [:] }
    for name in facts { findings.facts[name] = nil }
    if dropsCanonicalForm { findings.canonicalForm = nil }
  }
}

extension Violation {
  /// Removes all arguments except counts, regions and field names.
  fileprivate mutating func keepOnlyCounts() {
    arguments = arguments.filter { $0.value.isCount }
  }
}

extension Argument {
  /// Whether this is a count, a region, a field name, or a list of these.
  fileprivate var isCount: Bool {
    switch self {
    case .integer, .region, .field: true
    case .plainNumber: kind == .integer
    case .list(let elements): elements.allSatisfy(\.isCount)
    default: false
    }
  }
}
