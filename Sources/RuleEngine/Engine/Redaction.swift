import Violations

/// The arguments, facts and places that a check reports but that can reveal something about its
/// input.
///
/// A rule for confidential values drops them, so that no part of the value reaches a message or a
/// log.
///
///     let redaction = Redaction(CharactersCheck.definition)
///     RuleCheck(CharactersCheck(allowed: digits), redaction: redaction)
///     // reports characters.not_allowed without the argument `character`
package struct Redaction: Sendable, Hashable {
  /// The kinds of argument that can stay.
  private enum Kept {
    case all

    /// Counts, regions and field names.
    case counts

    /// Field names.
    case fields
  }

  private let arguments: [ViolationCode: Set<String>]
  private let facts: Set<String>
  private let kept: Kept

  /// Whether all facts are dropped.
  private let dropsAllFacts: Bool
  private let dropsCanonicalForm: Bool

  /// Whether ranges and paths are dropped.
  private let dropsPlaces: Bool

  /// Creates the redaction that a check's definition requires.
  ///
  /// - Parameters:
  ///   - definition: The check's definition.
  ///   - confidentiality: How much of the value can leave the rule.
  ///   - keepsOnlyCounts: Whether other arguments, and facts, might repeat what the rule received.
  ///   - reticence: Why the check must say less than its definition allows.
  package init(
    _ definition: CheckDefinition,
    for confidentiality: Confidentiality = .secret,
    keepsOnlyCounts: Bool = false,
    because reticence: Reticence = []
  ) {
    let isSecret = confidentiality.isSecret
    let dropsMeasures = !reticence.isDisjoint(with: [.ofPart, .ofGuest])
    arguments = Dictionary(
      definition.codes.map { code in
        let dropped = code.arguments.filter { $0.isFromInput || dropsMeasures && $0.isMeasured }
        return (code.code, Set(dropped.map(\.name)))
      },
      uniquingKeysWith: { $0.union($1) }
    )
    facts = isSecret ? Set(definition.facts.filter(\.isFromInput).map(\.name)) : []
    // The rule that a row of a personal value names is a kind of value, not a part of it.
    let namesKind = definition.handover != nil && !isSecret
    if reticence.contains(.ofGivenValue) || reticence.contains(.ofRow) && !namesKind {
      kept = .fields
    } else {
      kept = keepsOnlyCounts ? .counts : .all
    }
    dropsAllFacts = isSecret && (keepsOnlyCounts || !reticence.isEmpty)
    dropsCanonicalForm = isSecret
    dropsPlaces = isSecret && !reticence.isDisjoint(with: [.ofRow, .ofGuest])
  }

  /// Creates the redaction for a check without a definition that says what it takes from its input.
  ///
  /// - Parameters:
  ///   - confidentiality: How much of the value can leave the rule.
  ///   - dropsPlaces: Whether ranges and paths are dropped.
  init(ofUnknownCheckFor confidentiality: Confidentiality, dropsPlaces: Bool = false) {
    arguments = [:]
    facts = []
    kept = .counts
    dropsAllFacts = confidentiality.isSecret
    dropsCanonicalForm = confidentiality.isSecret
    self.dropsPlaces = dropsPlaces
  }

  func apply(to findings: inout Findings) {
    for index in findings.violations.indices {
      findings.violations[index].keep { argument in
        switch kept {
        case .all: true
        case .counts: argument.isCount
        case .fields: argument.isField
        }
      }
      guard let dropped = arguments[findings.violations[index].code] else { continue }
      for name in dropped { findings.violations[index].arguments[name] = nil }
    }
    if dropsPlaces { findings.removeRanges() }
    if dropsAllFacts { findings.facts = [:] }
    for name in facts { findings.facts[name] = nil }
    if dropsCanonicalForm { findings.canonicalForm = nil }
  }
}

extension Violation {
  /// Removes all arguments that don't meet a condition.
  fileprivate mutating func keep(_ isKept: (Argument) -> Bool) {
    if arguments.isEmpty { return }
    arguments = arguments.filter { isKept($0.value) }
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

  /// Whether this is a field name or a list of these.
  fileprivate var isField: Bool {
    switch self {
    case .field: true
    case .list(let elements): !elements.isEmpty && elements.allSatisfy(\.isField)
    default: false
    }
  }
}
