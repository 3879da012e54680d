import ArgumentParser

/// The command `rulebook`.
@main
struct RulebookTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rulebook",
    abstract: "Checks values against rule packs, and says in many languages what is wrong.",
    discussion: """
      Examples:
        rulebook check email ann@example.org
        rulebook check email 'ann@' --locale de
        rulebook list rules

      Exit codes: 0 valid, 1 invalid or inconclusive, 64 wrong usage, 65 a broken pack, catalog \
      or input, or missing data, 66 no such file, 74 a stream cannot be read.
      """,
    version: "0.1.0",
    subcommands: [
      CheckCommand.self, BatchCommand.self, ListCommand.self, ExplainCommand.self,
      LintCommand.self, TestCommand.self,
    ]
  )
}
