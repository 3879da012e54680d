import Documents
import PackLoading
import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// Reads the files with examples of codes next to packs, which loading doesn't read.
///
/// `rulebook test` also checks that each example produces its code.
struct CodeExampleLint {
  let context: LintContext

  /// Adds what is wrong in the files to a report.
  ///
  /// - Returns: The names of the tables that the examples use, by pack.
  func run(_ report: inout LintReport) -> [String: Set<String>] {
    var files: [CodeExamples] = []
    var usedTables: [String: Set<String>] = [:]
    for pack in context.subjects {
      guard let path = pack.codeExamples else { continue }
      do throws(LoadingError) {
        let source =
          if let verified = pack.verifiedCodeExamples { verified } else {
            try SourceText(contentsOfFile: path)
          }
        let file = try CodeExamples(source, beside: pack, registry: context.library.registry)
        files.append(file)
        usedTables[pack.name] = file.usedTables
      } catch {
        for diagnostic in error.diagnostics { report.add(.warning, diagnostic) }
      }
    }
    if files.isEmpty { return usedTables }
    // What is wrong with the packs themselves was reported before.
    let linking = Linking(
      of: context.packs + files.map(\.pack),
      registry: context.library.registry,
      checking: []
    )
    for file in files {
      for diagnostic in problems(of: file, linking.library) { report.add(.warning, diagnostic) }
    }
    return usedTables
  }

  private func problems(of examples: CodeExamples, _ library: PackLibrary) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for example in examples.examples {
      if let found = problem(of: example.code, at: example.input.position, in: examples) {
        problems.append(found)
      }
      do throws(LoadingError) {
        if let found = try problem(of: example, in: examples, library) {
          problems.append(found)
        }
      } catch {
        problems += error.diagnostics
      }
    }
    for exception in examples.exceptions {
      if let found = problem(of: exception.code, at: exception.position, in: examples) {
        problems.append(found)
      }
    }
    return problems
  }

  /// Returns the problem of a code that nothing reports; nil if something does.
  private func problem(
    of code: ViolationCode,
    at position: SourcePosition,
    in examples: CodeExamples
  ) -> Diagnostic? {
    if context.index.entries[code] != nil { return nil }
    return examples.pack.source.diagnostic(
      "lint.code_example",
      at: position,
      reason: "no check, rule or form has the code `\(code)`",
      hint: nearestName(to: code.rawValue, in: context.index.codes.map(\.rawValue))
        .map { "did you mean `\($0)`?" }
    )
  }

  /// Returns the problem of the rule or form of an example; nil if there is none.
  private func problem(
    of example: CodeExamples.Example,
    in examples: CodeExamples,
    _ library: PackLibrary
  ) throws(LoadingError) -> Diagnostic? {
    switch example.target {
    case .rule(let name):
      if try library.template(name, seenFrom: examples.pack) != nil { return nil }
      return unknown("rule", name, among: library.ruleNames, example, examples)
    case .form(let name):
      if try library.form(name, seenFrom: examples.pack) != nil { return nil }
      return unknown("form", name, among: library.formNames, example, examples)
    }
  }

  private func unknown(
    _ kind: String,
    _ name: String,
    among names: [String],
    _ example: CodeExamples.Example,
    _ examples: CodeExamples
  ) -> Diagnostic {
    examples.pack.source.diagnostic(
      "lint.code_example",
      at: example.input.position,
      reason: "there is no \(kind) `\(name)`",
      hint: nearestName(to: name, in: names).map { "did you mean `\($0)`?" }
    )
  }
}
