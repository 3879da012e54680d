package import PackLoading
import RuleEngine
import SourceTexts
import Violations

extension ExampleLibrary {
  /// Runs the examples of packs, and all examples of codes next to packs.
  ///
  /// - Parameters:
  ///   - packs: The packs.
  ///   - isWanted: Whether to run the examples of a rule, form or code with this name.
  /// - Returns: The examples that passed, and the failures.
  /// - Throws: A ``LoadingError`` if a rule or form is broken, or a ``UsageError`` if an example
  ///   passes its rule a parameter that doesn't suit it.
  package func run(
    _ packs: [PackDeclaration],
    where isWanted: (String) -> Bool = { _ in true }
  ) throws -> ExampleReport {
    var report = ExampleReport()
    for pack in packs { try runRules(of: pack, where: isWanted, &report) }
    for pack in packs { try runForms(of: pack, where: isWanted, &report) }
    for (_, file) in files {
      for example in file.examples where example.names.contains(where: isWanted) {
        report.add(try self.report(on: example, of: file), on: example, in: file)
      }
    }
    return report
  }

  private func runRules(
    of pack: PackDeclaration,
    where isWanted: (String) -> Bool,
    _ report: inout ExampleReport
  ) throws {
    for rule in pack.rules where isWanted(rule.name) {
      guard let template = try library.template(of: rule, in: pack) else { continue }
      recorder?.expect(rule.checks, of: rule.name)
      for example in rule.examples {
        let result = try self.report(on: example, as: template)
        report.add(result, on: example, of: rule.name, in: pack)
        if let failure = try failureOfForms(of: result, example, template, in: pack) {
          report.failures.append(failure)
        }
      }
    }
  }

  private func runForms(
    of pack: PackDeclaration,
    where isWanted: (String) -> Bool,
    _ report: inout ExampleReport
  ) throws {
    for form in pack.forms where isWanted(form.name) {
      // A form without examples is built only to count its checks.
      guard !form.examples.isEmpty || recorder != nil,
        let definition = try library.form(of: form, in: pack)
      else { continue }
      recorder?.expect(definition, in: pack.source.name)
      for example in form.examples {
        let result = try self.report(on: example, as: definition)
        report.add(result, on: example, of: form.name, in: pack)
      }
    }
  }
}

extension CodeExamples.Example {
  /// The rule or form that the example is of, or its code if it defines its own.
  package var name: String {
    switch target {
    case .rule(let name), .form(let name): definition == nil ? name : "\(code)"
    }
  }

  /// What a filter can name: the rule or form, and the code.
  fileprivate var names: [String] { [name, "\(code)"] }
}
