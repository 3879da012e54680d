public import Violations

/// What checks have found so far, in the order in which they found it.
///
/// A rule hands findings to its checks, which add to them. When only the outcome is wanted, findings
/// keep nothing else, and arguments and facts are not even computed.
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

  // The literal `[:]` would call a function each time that findings are created, which is once for
  // each text that is checked; this initialiser does not.
  // swift-format-ignore: AlwaysUseLiteralForEmptyCollectionInit
  /// What the checks learned from the value, such as the region of a telephone number, by name.
  public internal(set) var facts = [String: Value]()

  /// The value in the form that systems should store, if a check gives one.
  public internal(set) var canonicalForm: String?

  /// Creates empty findings, which keep as much as `detail` says.
  public init(_ detail: Detail = .report) {
    self.detail = detail
  }

  /// Removes everything that was found, so that the findings can be used again for another value.
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
  ///   - arguments: The details that a message may mention; computed only if wanted.
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
  ///   - arguments: The details that a message may mention; computed only if wanted.
  public mutating func add(
    _ code: CodeDefinition,
    at range: Range<Int>? = nil,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    add(code.code, at: range, severity: code.severity, arguments())
  }

  /// Adds one violation that says that a value could not be checked.
  ///
  /// The outcome becomes inconclusive, unless it is invalid already.
  ///
  ///     findings.addLimit(.limitPatternSteps)
  ///     findings.outcome  // .inconclusive
  ///
  /// - Parameters:
  ///   - code: Which limit was reached, or which data could not be read.
  ///   - arguments: The details that a message may mention; computed only if wanted.
  public mutating func addLimit(
    _ code: CodeDefinition,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    outcome = outcome.and(.inconclusive)
    guard wantsDetails else { return }
    violations.append(Violation(code, arguments()))
  }

  /// Adds `type.mismatch`, unless the same violation is there already.
  ///
  /// Several checks of one rule often expect the same kind of value.
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

  /// Keeps a fact that the check learned from the value; a later fact of the same name replaces it.
  ///
  /// - Parameters:
  ///   - name: The fact's name, declared in the check's definition.
  ///   - value: The fact; computed only if wanted.
  public mutating func setFact(_ name: String, _ value: @autoclosure () -> Value) {
    if wantsDetails { facts[name] = value() }
  }

  /// Sets the form of the value that systems should store; a later form replaces it.
  ///
  /// - Parameter text: The form; computed only if wanted.
  public mutating func setCanonicalForm(_ text: @autoclosure () -> String) {
    if wantsDetails { canonicalForm = text() }
  }
}

extension Findings {
  /// Whether the remaining checks can be skipped: only the outcome is wanted, and it is invalid,
  /// which no further check can change.
  var isDecided: Bool { outcome == .invalid && !wantsDetails }

  /// Adds what a later check found; its facts and its canonical form replace earlier ones.
  mutating func merge(_ other: consuming Findings) {
    outcome = outcome.and(other.outcome)
    guard wantsDetails else { return }
    for violation in other.violations {
      // Several checks of one rule may each report that the value is, for example, not a text.
      let isRepeated =
        violation.code == CodeDefinition.typeMismatch.code && violations.contains(violation)
      if !isRepeated { violations.append(violation) }
    }
    if facts.isEmpty { facts = other.facts } else { facts.merge(other.facts) { $1 } }
    canonicalForm = other.canonicalForm ?? canonicalForm
  }

  /// Removes the ranges of all violations, because places alone tell something of the value.
  mutating func removeRanges() {
    for index in violations.indices { violations[index].range = nil }
  }

  /// Makes the outcome inconclusive, unless it is invalid already, and adds only those violations
  /// of another check that say that the value could not be checked.
  ///
  /// Checks that are made of checks, such as `any` and `when`, use it for a branch that they cannot
  /// decide: its other violations would say nothing about the whole.
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
