import ArgumentParser
import FuzzTargets

/// Lists the targets.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the targets."
  )

  func run() {
    for target in FuzzTargets.all() { print(target.name) }
  }
}
