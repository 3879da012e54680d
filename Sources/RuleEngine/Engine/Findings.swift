package import TextParts
public import Violations

/// The findings of checks so far, earliest first.
///
/// A rule passes findings to its checks, which add to them. If only the outcome is wanted, findings
/// keep nothing else, and arguments and facts aren't even computed.
///
///     var findings = Findings()
///     findings.add("even_length.odd", at: 0..<3, ["actual": 3])
///     findings.outcome  // .invalid
public struct Findings: ~Copyable {
  /// The amount of detail that is wanted.
  public enum Detail: Sendable {
    /// Only whether the value is valid.
    case outcome

    /// Also violations, facts and the canonical form.
    case report
  }

  /// The amount of detail that is wanted.
  public let detail: Detail

  /// The outcome of the findings so far.
  public package(set) var outcome = Outcome.valid

  /// The violations found so far.
  ///
  /// This is empty if only the outcome is wanted.
  public package(set) var violations: [Violation] = []

  // The literal `[:]` would call a function each time that findings are created, which happens once
  // for each checked text. This initializer doesn't.
  // swift-format-ignore: AlwaysUseLiteralForEmptyCollectionInit
  /// The facts that the checks have learned from the value, by name, such as the region of a
  /// telephone number.
  public package(set) var facts = [String: Value]()

  /// The canonical form of the value, which systems should store; nil if no check provides one.
  public package(set) var canonicalForm: String?

  /// The locations of the value's parts once they are known, if its rule names parts.
  package var parts: PartLocations?

  /// Whether the text is being typed.
  ///
  /// A check then fails only if no continuation could pass, and anything that isn't certain yet is
  /// inconclusive.
  package var isTyping: Bool { parts?.isTyped ?? false }

  /// Whether no more checks are needed, because the value was accepted right away or one violation
  /// is enough.
  var isComplete = false

  /// What the violations and facts can hold, in bytes of a report.
  ///
  /// A rule sets it for each value. A check that runs without a rule has the room of a long text.
  var sizeLimit = ReportSize.limit(ofText: 65_536)

  /// What they hold.
  private(set) var size = 0

  /// Whether they already say that something wasn't checked because of its cost.
  private var saysWorkLimit = false

  /// Whether the findings hold as much as a report can.
  var isFull: Bool { size > sizeLimit }

  /// Creates empty findings that keep as much as `detail` says.
  public init(_ detail: Detail = .report) {
    self.detail = detail
  }

  /// Returns empty findings for a text or value inside this one, or for another one that is checked
  /// with it.
  package func forOther() -> Findings {
    var other = Findings(detail)
    other.sizeLimit = sizeLimit - exactSize
    return other
  }

  /// Returns empty findings for the same value, possibly with more detail.
  package func branch(_ detail: Detail? = nil) -> Findings {
    var branch = Findings(detail ?? self.detail)
    branch.parts = parts
    branch.sizeLimit = sizeLimit - exactSize
    return branch
  }

  /// Removes everything that was found, so that the findings can be reused for another value.
  mutating func clear() {
    outcome = .valid
    if !violations.isEmpty { violations = [] }
    if !facts.isEmpty { facts = [:] }
    if canonicalForm != nil { canonicalForm = nil }
    size = 0
    saysWorkLimit = false
    parts = nil
    isComplete = false
  }

  /// Whether violations, facts and the canonical form are wanted.
  public var wantsDetails: Bool { detail == .report }

  /// Adds one violation.
  ///
  /// - Parameters:
  ///   - code: What went wrong.
  ///   - range: The range at fault, in bytes of the text that the check saw.
  ///   - severity: How much it matters. A warning doesn't change the outcome.
  ///   - arguments: The details that a message can mention. They are computed only if wanted.
  public mutating func add(
    _ code: ViolationCode,
    at range: Range<Int>? = nil,
    severity: Severity = .error,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    if severity == .error { outcome = .invalid }
    guard wantsDetails else { return }
    keep(Violation(code, arguments(), at: range, severity: severity))
  }

  /// Adds one violation of a declared code, with the declared severity.
  ///
  ///     findings.add(.evenLengthOdd, ["actual": 3])
  ///
  /// - Parameters:
  ///   - code: The declaration of the code.
  ///   - range: The range at fault, in bytes of the text that the check saw.
  ///   - arguments: The details that a message can mention. They are computed only if wanted.
  public mutating func add(
    _ code: CodeDefinition,
    at range: Range<Int>? = nil,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    add(code.code, at: range, severity: code.severity, arguments())
  }

  /// Adds one violation of a declared code for something inside the value, such as an element of a
  /// list.
  ///
  ///     findings.add(.evenLengthOdd, inside: FieldPath(components: [.index(2)]))
  ///
  /// - Parameters:
  ///   - code: The declaration of the code.
  ///   - path: The path of the fault, relative to the value that the check saw.
  ///   - arguments: The details that a message can mention. They are computed only if wanted.
  public mutating func add(
    _ code: CodeDefinition,
    inside path: @autoclosure () -> FieldPath,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    if code.severity == .error { outcome = .invalid }
    guard wantsDetails else { return }
    keep(Violation(code.code, arguments(), severity: code.severity, path: path()))
  }

  /// Adds `type.mismatch` for something inside the value.
  ///
  /// - Parameters:
  ///   - expected: The kind of value that the check accepts.
  ///   - actual: The kind of value that was found.
  ///   - path: The path of the fault, relative to the value that the check saw.
  public mutating func addMismatch(
    expected: Value.Kind,
    actual: Value.Kind,
    inside path: @autoclosure () -> FieldPath
  ) {
    add(
      .typeMismatch,
      inside: path(),
      ["expected": .text(expected.rawValue), "actual": .text(actual.rawValue)]
    )
  }

  /// Adds one violation that says that a value couldn't be checked.
  ///
  /// The outcome becomes inconclusive, unless it is already invalid.
  ///
  ///     findings.addLimit(.limitTime)
  ///     findings.outcome  // .inconclusive
  ///
  /// - Parameters:
  ///   - code: Which limit was reached, or which data couldn't be read.
  ///   - arguments: The details that a message can mention. They are computed only if wanted.
  public mutating func addLimit(
    _ code: CodeDefinition,
    _ arguments: @autoclosure () -> [String: Argument] = [:]
  ) {
    outcome = outcome.and(.inconclusive)
    guard wantsDetails else { return }
    violations.append(Violation(code, arguments()))
  }

  /// Adds `type.mismatch`, unless the same violation is already there.
  ///
  /// Several checks of one rule often expect the same kind of value.
  ///
  /// - Parameters:
  ///   - expected: The kind of value that the check accepts.
  ///   - actual: The kind of value that the check got.
  public mutating func addMismatch(expected: Value.Kind, actual: Value.Kind) {
    outcome = .invalid
    guard wantsDetails else { return }
    let mismatch = Violation(
      .typeMismatch,
      ["expected": .text(expected.rawValue), "actual": .text(actual.rawValue)]
    )
    if !violations.contains(mismatch) { keep(mismatch) }
  }

  /// Stores a fact that the check learned from the value.
  ///
  /// A later fact of the same name replaces it.
  ///
  /// - Parameters:
  ///   - name: The fact's name, declared in the check's definition.
  ///   - value: The fact. It is computed only if wanted.
  public mutating func setFact(_ name: String, _ value: @autoclosure () -> Value) {
    if wantsDetails { keep(value(), as: name) }
  }

  /// Sets the canonical form of the value, which systems should store.
  ///
  /// A later form replaces it.
  ///
  /// - Parameter text: The form. It is computed only if wanted.
  public mutating func setCanonicalForm(_ text: @autoclosure () -> String) {
    if wantsDetails { canonicalForm = text() }
  }
}

extension Findings {
  /// Whether the remaining checks can be skipped, because only the outcome is wanted and no further
  /// check can change it from invalid.
  package var isDecided: Bool { isComplete || (outcome == .invalid && !wantsDetails) }

  /// Adds what a later check found.
  ///
  /// Its facts and its canonical form replace earlier ones.
  package mutating func merge(_ other: consuming Findings) {
    outcome = outcome.and(other.outcome)
    if other.parts != nil { parts = other.parts }
    isComplete = isComplete || other.isComplete
    guard wantsDetails else { return }
    let fits = !other.isFull && hasRoom(for: other.size)
    for violation in other.violations {
      // Several checks of one rule can each report, for example, that the value isn't text.
      let isRepeated =
        violation.code == CodeDefinition.typeMismatch.code && violation.path.isEmpty
        && violations.contains(violation)
      if isRepeated { continue }
      if fits { violations.append(violation) } else { keep(violation) }
    }
    if fits {
      size += other.size
      if facts.isEmpty { facts = other.facts } else { facts.merge(other.facts) { $1 } }
    } else {
      // In a fixed order, so that the same facts are left out each time.
      for (name, fact) in other.facts.sorted(by: { $0.key < $1.key }) { keep(fact, as: name) }
    }
    canonicalForm = other.canonicalForm ?? canonicalForm
  }

  /// Adds what was found in one part of a list or record.
  ///
  /// Its facts and its canonical form don't apply to the whole, so they are dropped.
  package mutating func merge(_ other: consuming Findings, inside component: FieldPath.Component) {
    outcome = outcome.and(other.outcome)
    guard wantsDetails else { return }
    for var violation in other.violations {
      if !violation.isReportLimit {
        violation.path = FieldPath(components: [component] + violation.path.components)
      }
      keep(violation)
    }
  }

  /// Returns whether there is room for other findings.
  private mutating func hasRoom(for other: Int) -> Bool {
    if size + other <= sizeLimit { return true }
    size = exactSize
    return size + other <= sizeLimit
  }

  /// What the violations and facts hold, where ``size`` is close to the limit.
  ///
  /// Facts that replaced others were counted as if both were kept.
  private var exactSize: Int {
    if isFull || size * 2 < sizeLimit { return size }
    return violations.reduce(facts.reportSize) { $0 + $1.reportSize }
  }

  /// Adds a violation, unless the report has become too large.
  mutating func keep(_ violation: Violation) {
    if size > sizeLimit { return }
    if violation.isReportLimit { return leaveOut() }
    if violation.isWorkLimit {
      if saysWorkLimit { return }
      saysWorkLimit = true
    }
    size += violation.reportSize
    if size > sizeLimit { leaveOut() } else { violations.append(violation) }
  }

  /// Adds a fact, unless the report has become too large.
  private mutating func keep(_ fact: Value, as name: String) {
    if size > sizeLimit { return }
    size += name.utf8.count + fact.reportSize
    if size > sizeLimit { return leaveOut() }
    if let old = facts.updateValue(fact, forKey: name) {
      size -= name.utf8.count + old.reportSize
    }
  }

  /// Adds that the rest of the findings is left out.
  private mutating func leaveOut() {
    size = max(size, sizeLimit + 1)
    outcome = outcome.and(.inconclusive)
    violations.append(Violation(.limitReportSize))
  }

  /// Replaces the ranges of the violations.
  package mutating func mapRanges(_ map: (Range<Int>) -> Range<Int>) {
    for index in violations.indices {
      violations[index].range = violations[index].range.map(map)
    }
  }

  /// Removes the ranges and paths of all violations, because even places reveal something about the
  /// value.
  package mutating func removeRanges() {
    for index in violations.indices {
      violations[index].range = nil
      violations[index].path = FieldPath()
    }
  }

  /// Makes the outcome inconclusive, unless it is already invalid.
  ///
  /// It only adds those violations of another check that say that the value couldn't be checked.
  ///
  /// Checks that contain checks, such as `any` and `when`, use this for a branch that they can't
  /// decide. The branch's other violations would say nothing about the whole.
  package mutating func mergeLimits(_ other: consuming Findings) {
    outcome = outcome.and(.inconclusive)
    guard wantsDetails else { return }
    for violation in other.violations where violation.isUndecided { keep(violation) }
  }

  /// Makes a report from the findings.
  consuming func finished(normalized: consuming Value?) -> Report {
    Report(outcome: outcome, violations: violations, normalized: normalized, facts: facts)
  }
}
