public import RuleEngine
public import Violations

/// Returns everything that a check does wrong; an empty list for a good check.
///
/// Use it for the checks of this package and for those that applications register:
///
///     #expect(verifyCheck(check, definition: EvenLengthCheck.definition) == [])
///
/// A check must meet these rules:
///
/// - It finds the same each time, and its fast path comes to the same outcome.
/// - It reports only declared codes and facts, with exactly the declared arguments; plain numbers
///   are declared as such.
/// - Its ranges contain only whole scalars of the text.
/// - It repeats text of the value only in arguments and facts that are declared to be from the
///   input.
///
/// - Parameters:
///   - check: The check.
///   - definition: What the rest of the system knows about it.
///   - samples: Values to try it on; empty texts are left out, as in the engine.
///   - context: What the check can know in addition to the value.
///   - inner: The codes of checks that it runs in turn.
/// - Returns: The faults in words.
public func verifyCheck(
  _ check: any Check,
  definition: CheckDefinition,
  samples: [Value] = HostileSamples.texts.map(Value.text) + HostileSamples.values,
  context: CheckContext = CheckContext(),
  inner: [CodeDefinition] = []
) -> [String] {
  let verifier = CheckVerifier(check, definition, context, inner)
  var faults: [String] = []
  for sample in samples where sample != .text("") {
    faults += verifier.faults(on: sample)
    if case .text(let text) = sample { faults += verifier.leaks(beside: text) }
  }
  return faults
}

private struct CheckVerifier {
  /// Texts that no constant of a check contains, so that its reports can be searched for them.
  private static let marks = ["Zq7kWx0Jv", "82039471560"]

  let check: any Check
  let definition: CheckDefinition
  let context: CheckContext
  let codes: [ViolationCode: CodeDefinition]

  init(
    _ check: any Check,
    _ definition: CheckDefinition,
    _ context: CheckContext,
    _ inner: [CodeDefinition]
  ) {
    self.check = check
    self.definition = definition
    self.context = context
    // A check that needs a code uses its own name as the code here.
    let standIn =
      definition.needsCode ? [CodeDefinition(ViolationCode(rawValue: definition.name), "")] : []
    codes = Dictionary(
      (CodeDefinition.engine + definition.codes + inner + standIn).map { ($0.code, $0) },
      uniquingKeysWith: { $1 }
    )
  }

  func faults(on sample: Value) -> [String] {
    let found = check.findings(in: sample, context: context)
    let again = check.findings(in: sample, context: context)
    var faults: [String] = []
    if found.violations != again.violations || found.facts != again.facts
      || found.canonicalForm != again.canonicalForm || found.outcome != again.outcome
    {
      faults.append("finds something else the second time")
    }
    if check.outcome(of: sample, context: context) != found.outcome {
      faults.append("comes to another outcome on the fast path than \(found.outcome)")
    }
    if Self.outcome(of: found.violations) != found.outcome {
      faults.append("comes to \(found.outcome), against its violations")
    }
    for violation in found.violations { faults += self.faults(of: violation, on: sample) }
    for name in found.facts.keys where !definition.facts.contains(where: { $0.name == name }) {
      faults.append("learns the fact \(name), which is not declared")
    }
    // A check that hands the value to another rule passes on that rule's canonical form.
    let isPassedOn = check is RuleReferenceCheck
    if found.canonicalForm != nil, !definition.givesCanonicalForm, !isPassedOn {
      faults.append("gives a canonical form, which is not declared")
    }
    if case .text(let text) = sample { faults += progressFaults(on: text, found.outcome) }
    return faults.map { "\(definition.name) on \(Self.shown(sample)): \($0)" }
  }

  private static func outcome(of violations: [Violation]) -> Outcome {
    let errors = violations.filter { $0.severity == .error }
    let limits = errors.filter {
      $0.code.rawValue.hasPrefix("limit.") || $0.code == "data.unreadable"
    }
    return errors.count > limits.count ? .invalid : limits.isEmpty ? .valid : .inconclusive
  }

  private func faults(of violation: Violation, on sample: Value) -> [String] {
    guard let code = codes[violation.code] else {
      return ["reports \(violation.code), which is not declared"]
    }
    var faults: [String] = []
    // Codes of identifiers get the argument that names the rule from the rule itself.
    let names =
      violation.code.isIdentifierCode ? [] : Set(code.arguments.map(\.name))
    if names != Set(violation.arguments.keys) {
      faults.append("reports \(code.code) with \(violation.arguments.keys.sorted())")
    }
    for argument in code.arguments {
      guard let kind = violation.arguments[argument.name]?.kind else { continue }
      if kind != argument.kind, !(argument.kind == .decimal && kind == .integer) {
        faults.append("reports \(code.code) with \(argument.name) as \(kind.rawValue)")
      }
      if violation.arguments[argument.name]?.isPlainNumber == true, !argument.isPlainNumber {
        faults.append("reports \(code.code) with \(argument.name) as a plain number")
      }
    }
    if let range = violation.range {
      let bytes = sample.text.map { Array($0.utf8) } ?? []
      let isBoundary = { (place: Int) in
        place == bytes.count
          || (bytes.indices.contains(place) && bytes[place] & 0xC0 != 0x80)
      }
      if !isBoundary(range.lowerBound) || !isBoundary(range.upperBound) {
        faults.append("reports \(code.code) at \(range), which isn't a part of the text")
      }
    }
    return faults
  }

  private func progressFaults(on text: String, _ outcome: Outcome) -> [String] {
    switch check.progress(of: text.utf8Span, in: context) {
    case .valid: outcome == .valid ? [] : ["says that typing is done, against its outcome"]
    case .unfinished: []
    case .impossible(let place):
      (outcome == .valid ? ["says that a valid text is impossible"] : [])
        + (0..<text.utf8.count ~= place
          ? [] : ["is impossible at a place outside the text"])
    }
  }

  /// Returns where the report repeats text of the value.
  func leaks(beside sample: String) -> [String] {
    var faults: [String] = []
    let text = String(sample.prefix(40))
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    for mark in Self.marks {
      let pieces = Self.pieces(of: mark)
      for secret in [mark, mark + text, text[..<middle] + mark + text[middle...]] {
        let found = check.findings(in: secret, context: context)
        for violation in found.violations {
          let free = codes[violation.code]?.arguments.filter(\.isFromInput).map(\.name) ?? []
          for (name, argument) in violation.arguments where !free.contains(name) {
            if pieces.contains(where: Self.text(of: argument).contains) {
              faults.append("\(definition.name) repeats the value in \(violation.code) \(name)")
            }
          }
        }
        for (name, fact) in found.facts {
          let isFree = definition.facts.contains { $0.name == name && $0.isFromInput }
          if !isFree, pieces.contains(where: "\(fact)".contains) {
            faults.append("\(definition.name) repeats the value in the fact \(name)")
          }
        }
      }
    }
    return faults
  }

  private static func pieces(of mark: String) -> [String] {
    (0...(mark.count - 4)).map { String(mark.dropFirst($0).prefix(4)) }
  }

  private static func text(of argument: Argument) -> String {
    switch argument {
    case .text(let text), .region(let text): text
    case .list(let elements): elements.map(text).joined(separator: "\n")
    case .decimal(let number), .plainNumber(let number): number.description
    case .integer(let number): String(number)
    case .rule(let name, let title): name + title
    case .field, .date, .character: ""
    }
  }

  private static func shown(_ sample: Value) -> String {
    String(describing: sample).unicodeScalars.prefix(60).map { $0.escaped(asASCII: true) }.joined()
  }
}
