import ArgumentParser

/// Attacks the library with inputs made from a seed.
@main
struct FuzzingTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Fuzzing",
    abstract: "Attack the library with inputs made from a seed.",
    subcommands: [RunCommand.self, CorpusCommand.self, ListCommand.self]
  )
}
