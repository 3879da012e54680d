public import Violations

/// What checks have found so far, in the order in which they found it.
///
/// When only the outcome is wanted, findings keep nothing else, and arguments
/// and facts are not even computed.
///
///     var findings = Findings()
///     findings.add("even_length.odd", at: 0..<3, ["actual": 3])
///     findings.outcome  // .invalid
public struct Findings: ~Copyable {
  /// How much is wanted.
  public enum Detail: Sendable {
    /// Only whether the value is valid.
    case outcome

    /// Violations, facts and the canonical form too.
    case report
  }

  /// How much is wanted.
  public let detail: Detail

  /// What the findings so far come to.
  public internal(set) var outcome = Outcome.valid

  /// The violations found so far; empty when only the outcome is wanted.
  public internal(set) var violations: [Violation] = []

  // Not the literal, which calls a function for each text that is checked.
  // swift-format-ignore: AlwaysUseLiteralForEmptyCollectionInit
  /// The facts found so far, by name.
  public internal(set) var facts = [String: Value]()

  /// The value in the form that systems should store, if a check gives one.
  public internal(set) var canonicalForm: String?

  /// Creates empty findings.
  public init(_ detail: Detail = .report) {
    self.detail = detail
  }

  /// Forgets what was found, so that the findings serve for another value.
  mutating func clear() {
    outcome = .valid
    if !violations.isEmpty { violations = [] }
    if !facts.isEmpty { facts = [:] }
    if canonicalForm != nil { canonicalForm = nil }
  }

  /// Whether violations, facts and the canonical form are wanted.
  public var wantsDetails: Bool { detail == .report }

  /// Adds one violation.
  ///
  /// - Parameters:
  ///   - code: What went wrong.
  ///   - range: The range at fault, in bytes of the text that the check saw.
  ///   - severity: How much it matters; a warning leaves the outcome as it is.
  ///   - arguments: The facts that a message may mention; computed only if wanted.
  public mutating func add(
    _ code: ViolationCode,
    at range: Range<Int>? = nil,
    severity: Severity = .error,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    if severity == .error { outcome = .invalid }
    guard wantsDetails else { return }
    violations.append(Violation(code, arguments(), at: range, severity: severity))
  }

  /// Adds one violation of a declared code, with the severity that its declaration gives.
  ///
  ///     findings.add(.lengthTooShort, ["minimum": 8, "actual": 3, "unit": "characters"])
  ///
  /// - Parameters:
  ///   - code: The declaration of the code.
  ///   - range: The range at fault, in bytes of the text that the check saw.
  ///   - arguments: The facts that a message may mention; computed only if wanted.
  public mutating func add(
    _ code: CodeDefinition,
    at range: Range<Int>? = nil,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    add(code.code, at: range, severity: code.severity, arguments())
  }

  /// Adds one violation that says that a value could not be checked, so that the outcome is at best
  /// inconclusive.
  ///
  ///     findings.addLimit(.limitPatternSteps)
  ///     findings.outcome  // .inconclusive
  ///
  /// - Parameters:
  ///   - code: Which limit was reached, or which data could not be read.
  ///   - arguments: The facts that a message may mention; computed only if wanted.
  public mutating func addLimit(
    _ code: CodeDefinition,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    outcome = outcome.and(.inconclusive)
    guard wantsDetails else { return }
    violations.append(Violation(code, arguments()))
  }

  /// Adds `type.mismatch`, once for each expected kind.
  ///
  /// - Parameters:
  ///   - expected: The kind of value that the check looks at.
  ///   - actual: The kind of value that it was given.
  public mutating func addMismatch(expected: Value.Kind, actual: Value.Kind) {
    outcome = .invalid
    guard wantsDetails else { return }
    let mismatch = Violation(
      .typeMismatch,
      ["expected": .text(expected.rawValue), "actual": .text(actual.rawValue)]
    )
    if !violations.contains(mismatch) { violations.append(mismatch) }
  }

  /// Keeps something learned from the value.
  ///
  /// - Parameters:
  ///   - name: The fact's name, declared in the check's definition.
  ///   - value: The fact; computed only if wanted.
  public mutating func setFact(_ name: String, _ value: @autoclosure () -> Value) {
    if wantsDetails { facts[name] = value() }
  }

  /// Gives the form of the value that systems should store.
  ///
  /// - Parameter text: The form; computed only if wanted.
  public mutating func setCanonicalForm(_ text: @autoclosure () -> String) {
    if wantsDetails { canonicalForm = text() }
  }
}

extension Findings {
  /// Whether no further check can change what is wanted.
  var isDecided: Bool { outcome == .invalid && !wantsDetails }

  /// Adds what another check found after this one.
  mutating func merge(_ other: consuming Findings) {
    outcome = outcome.and(other.outcome)
    guard wantsDetails else { return }
    for violation in other.violations {
      // Several checks of one rule say alike that a value is, for example, no text.
      let isRepeated =
        violation.code == CodeDefinition.typeMismatch.code && violations.contains(violation)
      if !isRepeated { violations.append(violation) }
    }
    if facts.isEmpty { facts = other.facts } else { facts.merge(other.facts) { $1 } }
    canonicalForm = other.canonicalForm ?? canonicalForm
  }

  /// Takes over from another check only that it could not be decided.
  mutating func mergeLimits(_ other: consuming Findings) {
    outcome = outcome.and(.inconclusive)
    guard wantsDetails else { return }
    violations += other.violations.filter(\.isUndecided)
  }

  /// Makes a report of the findings.
  consuming func finished(normalized: consuming Value?) -> Report {
    Report(outcome: outcome, violations: violations, normalized: normalized, facts: facts)
  }
}
