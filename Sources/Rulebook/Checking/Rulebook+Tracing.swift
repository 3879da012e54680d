import PackLoading
public import Violations

extension Violation {
  /// Which checks reported a violation, and what they saw.
  ///
  /// The text that a check saw can be personal. Keep it out of logs.
  public struct Trace: Hashable, Sendable {
    /// A check that reported the violation, or that contains or calls the check that did.
    public struct Step: Hashable, Sendable {
      /// The name of the check's rule; nil for a check between the fields of a form.
      public var rule: String?

      /// The name of the check, such as `length`; nil if the rule or form itself reports the
      /// violation, as for a missing value.
      public var check: String?

      /// The name that the pack gives to the check; nil if it doesn't.
      public var name: String?

      /// The name of the pack that wrote the check; nil for a check in Swift.
      public var pack: String?

      /// The file with the check; nil for a check in Swift.
      public var file: String?

      /// The position of the check in its file; nil for a check in Swift.
      public var position: SourcePosition?

      /// The parameters of the rule and the constants that packs set for them, without those that
      /// might be confidential.
      ///
      /// A long text is shown by its beginning, and another large value as `…`.
      public var parameters: [String: Value]

      /// The beginning of the normalized text that the check saw; nil if there is no text, or if it
      /// is secret or personal.
      public var normalized: String?
    }

    /// The checks, each inside the next; the first one reported the violation.
    ///
    /// There is only one for a secret value, because the check that refuses it would say too much.
    public var steps: [Step]
  }
}

// Parameters and texts may be personal, so they must not appear in logs.
extension Violation.Trace.Step: CustomStringConvertible, CustomReflectable {
  /// The rule and the check, and where the check is written, without parameters and the text.
  ///
  ///     let trace = rulebook.trace(of: report.violations[0])
  ///     print(trace.steps[0])  // email email RulePacks/email/pack.yaml:12:9
  public var description: String {
    let place = file.map { file in position.map { "\(file):\($0)" } ?? file }
    return [rule, check, name, place].compactMap(\.self).joined(separator: " ")
  }

  /// A mirror that contains only the description.
  public var customMirror: Mirror { Mirror(self, children: ["step": description]) }
}

extension Rulebook {
  /// Returns which checks reported a violation, with the place where each is written.
  ///
  ///     var configuration = Rulebook.Configuration()
  ///     configuration.tracesViolations = true
  ///     let rulebook = try Rulebook(configuration)
  ///     let report = try rulebook.check("ann@", as: "email")
  ///     rulebook.trace(of: report.violations[0]).steps[0].pack  // "email"
  ///
  /// - Parameter violation: A violation in a report of this rulebook.
  /// - Returns: The trace. It has no steps if ``Configuration/tracesViolations`` is false, or if no
  ///   rulebook reported the violation.
  /// - Complexity: O(*n*) in the number of packs.
  public func trace(of violation: Violation) -> Violation.Trace {
    Violation.Trace(steps: violation.origins.all.map(step))
  }

  /// Returns the steps of the trace of one of a report's violations that there is room for.
  ///
  /// - Parameters:
  ///   - violation: A violation in a report of this rulebook.
  ///   - room: The room that the traces of the report share.
  /// - Returns: The steps; nil if there is no more room.
  package func steps(
    of violation: Violation,
    within room: inout TraceRoom
  ) -> [Violation.Trace.Step]? {
    var steps: [Violation.Trace.Step] = []
    for origin in violation.origins.all {
      let step = self.step(origin)
      if !room.hold(step) { break }
      steps.append(step)
    }
    return steps.isEmpty && room.isFull ? nil : steps
  }

  private func step(_ origin: ViolationOrigin) -> Violation.Trace.Step {
    let file = origin.check.position?.file
    return Violation.Trace.Step(
      rule: origin.check.rule,
      check: origin.check.check,
      name: origin.check.name,
      pack: file.flatMap { library.packName(ofFile: $0) },
      file: file,
      position: origin.check.position?.inFile,
      parameters: origin.parameters ?? [:],
      normalized: origin.normalized
    )
  }
}

extension Violation.Trace.Step {
  /// The step as JSON.
  package var members: [String: Value] {
    let texts = [
      ("rule", rule), ("check", check), ("name", name), ("pack", pack), ("file", file),
      ("normalized", normalized),
    ]
    var members: [String: Value] = [:]
    for (name, text) in texts { members[name] = text.map(Value.text) }
    if let position {
      members["line"] = .decimal(ExactDecimal(position.line))
      members["column"] = .decimal(ExactDecimal(position.column))
    }
    if !parameters.isEmpty { members["parameters"] = .record(parameters) }
    return members
  }
}
