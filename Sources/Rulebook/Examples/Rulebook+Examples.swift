import Documents
import PackLoading
import SourceTexts
import Violations

extension Rulebook {
  /// Runs the examples of the program's own packs.
  ///
  /// - Throws: A ``LoadingError`` with the code `example.failed` for each example whose result
  ///   differs from what its pack says, and with everything that is wrong in files of examples.
  func checkExamples() throws(LoadingError) {
    let packs = library.layers.filter { !$0.isBundled && $0.hasExamples }
    if packs.isEmpty { return }
    let report: ExampleReport
    do {
      report = try examples(of: packs).run(packs)
    } catch let error as LoadingError {
      throw error
    } catch {
      // An example passes a parameter that doesn't suit its rule.
      throw LoadingError(
        Diagnostic(code: "example.failed", file: packs[0].source.name, reason: "\(error)")
      )
    }
    if let error = LoadingError(report.failures.map(\.diagnostic)) { throw error }
  }

  /// Whether there are files of examples next to the program's own packs.
  var hasExampleFiles: Bool {
    library.layers.contains { !$0.isBundled && $0.codeExamples != nil }
  }

  private func examples(of packs: [PackDeclaration]) throws(LoadingError) -> ExampleLibrary {
    if packs.allSatisfy({ $0.codeExamples == nil }) {
      return ExampleLibrary(library, surroundings: surroundings)
    }
    let names = Set(packs.map(\.name))
    return try ExampleLibrary(
      library,
      surroundings: surroundings,
      besides: { names.contains($0.name) }
    ) { path throws(LoadingError) in try SourceText(contentsOfFile: path) }
  }
}

extension PackDeclaration {
  /// Whether the pack has examples, or a file of examples of codes.
  fileprivate var hasExamples: Bool {
    codeExamples != nil || rules.contains { !$0.examples.isEmpty }
      || forms.contains { !$0.examples.isEmpty }
  }
}

extension ExampleReport.Failure {
  /// What differs, without the value, as a mistake in the pack's file.
  fileprivate var diagnostic: Diagnostic {
    let difference: String
    let hasOtherCodes = !expectedCodes.isEmpty && !actualCodes.areOrAreSlips(of: expectedCodes)
    if outcome != expectedOutcome || hasOtherCodes {
      let codes =
        actualCodes.isEmpty ? "" : " (\(actualCodes.map(\.rawValue).joined(separator: ", ")))"
      difference = "the value is \(outcome.rawValue)\(codes), not as the example says"
    } else if form != nil {
      difference = "a form that the rule makes from the value isn't accepted"
    } else {
      difference = "the result differs from what the example says"
    }
    return Diagnostic(
      code: "example.failed",
      file: file,
      position: position,
      reason: "this example of `\(rule)` fails: \(difference)",
      hint: "to see what differs, run `rulebook test \(file)`"
    )
  }
}
