import PackLoading
import RuleEngine
import Rulebook
package import Violations

/// An input that causes a code.
package struct CodeTrigger: Sendable {
  /// What checks the value.
  package enum Target: String, Sendable {
    case rule, form
  }

  /// Whether a rule or a form checks the value.
  package var target: Target

  /// The name of the rule or form; nil if it exists only to show the code.
  package var name: String?

  /// The name of the pack with the rule or form, or the pack whose example file has it.
  package var pack: String

  /// The rule or form in YAML, if it exists only to show the code.
  package var definition: String?

  package var parameters: [String: Value]
  package var value: Value

  /// The chosen groups of checks.
  package var groups: Set<String> = []

  /// The other fields that the rule uses.
  package var fields: [String: Value] = [:]

  /// What the rule or form reports about the value.
  package var violation: Violation
}

/// Looks for inputs that cause codes, and runs them.
struct TriggerSearch {
  /// Why no input causes a code, if a pack says so.
  let exceptions: [ViolationCode: String]

  private let examples: ExampleLibrary

  /// An example of a rule.
  private struct Candidate {
    var pack: PackDeclaration
    var rule: RuleDeclaration
    var example: ExampleDeclaration
  }

  private let candidates: [ViolationCode: [Candidate]]

  /// An example of a form.
  private struct FormCandidate {
    var pack: PackDeclaration
    var form: FormDeclaration
    var example: FormExample
  }

  private let formCandidates: [ViolationCode: [FormCandidate]]

  init(_ examples: ExampleLibrary) {
    self.examples = examples
    var candidates: [ViolationCode: [Candidate]] = [:]
    for pack in examples.library.packs {
      for rule in pack.rules {
        for example in rule.examples {
          for code in Set(example.codes) {
            candidates[code, default: []].append(
              Candidate(pack: pack, rule: rule, example: example)
            )
          }
        }
      }
    }
    self.candidates = candidates
    var ofForms: [ViolationCode: [FormCandidate]] = [:]
    for pack in examples.library.packs {
      for form in pack.forms {
        for example in form.examples {
          for code in example.allCodes {
            ofForms[code, default: []].append(
              FormCandidate(pack: pack, form: form, example: example)
            )
          }
        }
      }
    }
    formCandidates = ofForms
    exceptions = Dictionary(
      examples.files.flatMap(\.examples.exceptions).map { ($0.code, $0.reason) },
      uniquingKeysWith: { $1 }
    )
  }

  /// Returns an input that causes a code; nil if there is none.
  ///
  /// Examples of rules come first, those with the fewest codes before others. Then come examples of
  /// forms, and then examples in files next to packs.
  func trigger(of code: ViolationCode) -> CodeTrigger? {
    let candidates = (candidates[code] ?? []).enumerated().sorted {
      ($0.element.example.codes.count, $0.offset) < ($1.element.example.codes.count, $1.offset)
    }
    return candidates.lazy.compactMap { run($0.element, for: code) }.first
      ?? (formCandidates[code] ?? []).lazy.compactMap { run($0, for: code) }.first
      ?? examples.files.reversed().lazy.flatMap { pack, file in
        file.examples.filter { $0.code == code }.compactMap { run($0, of: file, beside: pack) }
      }.first
  }

  private func run(_ candidate: Candidate, for code: ViolationCode) -> CodeTrigger? {
    let violation = violation(of: code) {
      try examples.library.template(of: candidate.rule, in: candidate.pack)
        .map { try examples.report(on: candidate.example, as: $0) }
    }
    return violation.map { violation in
      CodeTrigger(
        target: .rule,
        name: candidate.rule.name,
        pack: candidate.pack.name,
        parameters: candidate.example.parameters,
        value: candidate.example.value,
        groups: candidate.example.groups,
        fields: candidate.example.fieldValues,
        violation: violation
      )
    }
  }

  private func run(_ candidate: FormCandidate, for code: ViolationCode) -> CodeTrigger? {
    let violation = violation(of: code) {
      try examples.library.form(of: candidate.form, in: candidate.pack)
        .map { try examples.report(on: candidate.example, as: $0) }
    }
    return violation.map { violation in
      CodeTrigger(
        target: .form,
        name: candidate.form.name,
        pack: candidate.pack.name,
        parameters: [:],
        value: candidate.example.record,
        groups: candidate.example.groups,
        violation: violation
      )
    }
  }

  private func run(
    _ example: CodeExamples.Example,
    of file: CodeExamples,
    beside pack: PackDeclaration
  ) -> CodeTrigger? {
    let (target, name): (CodeTrigger.Target, String) =
      switch example.target {
      case .rule(let name): (.rule, name)
      case .form(let name): (.form, name)
      }
    let owner = examples.library.packs.last { pack in
      switch target {
      case .rule: pack.rules.contains { $0.name == name }
      case .form: pack.forms.contains { $0.name == name }
      }
    }
    let violation = violation(of: example.code) { try examples.report(on: example, of: file) }
    return violation.map { violation in
      CodeTrigger(
        target: target,
        name: example.definition == nil ? name : nil,
        pack: (example.definition == nil ? owner : pack)?.name ?? pack.name,
        definition: example.definition,
        parameters: example.input.parameters,
        value: example.input.value,
        violation: violation
      )
    }
  }

  /// Returns the first violation with a code in a report; nil if there is none.
  private func violation(of code: ViolationCode, in report: () throws -> Report?) -> Violation? {
    do {
      return try report()?.violations.first { $0.code == code }
    } catch {
      // A pack may have removed the subject of an example. `rulebook test` reports what is wrong
      // with it.
      return nil
    }
  }
}
