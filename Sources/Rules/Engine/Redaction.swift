import Violations

/// The arguments and facts of a check that may tell text of its input.
///
/// A rule for confidential values drops them, so that nothing of the value can reach a message or a
/// log.
///
///     RuleCheck(CharactersCheck(allowed: digits), redaction: Redaction(CharactersCheck.definition))
///     // reports characters.not_allowed without the argument `character`
public struct Redaction: Sendable, Hashable {
  private let arguments: [ViolationCode: Set<String>]
  private let facts: Set<String>

  /// Whether only counts, regions and the names of fields stay, because any other argument may tell
  /// something.
  private let keepsOnlyCounts: Bool

  /// Whether no fact stays.
  private let dropsAllFacts: Bool
  private let dropsCanonicalForm: Bool

  /// Creates the redaction that a check's definition asks for.
  ///
  /// - Parameters:
  ///   - definition: What is known of the check.
  ///   - confidentiality: How much of the value may leave the rule.
  public init(_ definition: CheckDefinition, for confidentiality: Confidentiality = .secret) {
    self.init(definition, for: confidentiality, keepsOnlyCounts: false)
  }

  /// Creates the redaction that a check's definition asks for.
  ///
  /// - Parameters:
  ///   - definition: What is known of the check.
  ///   - confidentiality: How much of the value may leave the rule.
  ///   - keepsOnlyCounts: Whether other arguments, and facts, may repeat what the rule was given.
  init(
    _ definition: CheckDefinition,
    for confidentiality: Confidentiality,
    keepsOnlyCounts: Bool
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

  private init(for confidentiality: Confidentiality) {
    arguments = [:]
    facts = []
    keepsOnlyCounts = true
    dropsAllFacts = confidentiality.isSecret
    dropsCanonicalForm = confidentiality.isSecret
  }

  /// The redaction of a check of which no definition says what it takes from its input.
  static func ofUnknownCheck(for confidentiality: Confidentiality) -> Redaction {
    Redaction(for: confidentiality)
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
  /// Removes all arguments but counts, regions and the names of fields.
  fileprivate mutating func keepOnlyCounts() {
    arguments = arguments.filter { $0.value.isCount }
  }
}

extension Argument {
  /// Whether this is a count, a region, the name of a field, or a list of these.
  fileprivate var isCount: Bool {
    switch self {
    case .integer, .region, .field: true
    case .list(let elements): elements.allSatisfy(\.isCount)
    default: false
    }
  }
}
