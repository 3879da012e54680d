import ArgumentParser
import Foundation
import FuzzTargets

/// Writes inputs of a seed as files for libFuzzer to start from.
struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Write inputs of a seed as files for libFuzzer to start from."
  )

  @Argument(help: "The target.")
  var name: String

  @Argument(help: "An existing folder.")
  var folder: String

  @Option(help: "The number of inputs to write.")
  var count: UInt64 = 500

  func run() throws {
    guard let target = FuzzTargets.all().first(where: { $0.name == name }) else {
      throw ValidationError("The target `\(name)` does not exist")
    }
    let grammar = target.grammar
    for index in 0..<count {
      let file = URL(fileURLWithPath: folder).appendingPathComponent("seed-\(index)")
      try Data(grammar.input(index, seed: 1)).write(to: file)
    }
  }
}
