import ArgumentParser
import Rulebook
import SourceTexts

/// Shows what a rule requires, as a checklist for a text.
struct RequirementsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "requirements",
    abstract: "Show what a rule requires, and which requirements a text meets.",
    discussion: """
      Without a value, all requirements are open, because there is nothing to check yet. With -, \
      the value is read from standard input.

      Examples:
        rulebook requirements password.classic
        rulebook requirements password.classic --locale fr -
      """
  )

  @ArgumentParser.Argument(help: "The rule, such as password.")
  var rule: String

  @ArgumentParser.Argument(help: "The text so far, or - to read it from standard input.")
  var value: String?

  @OptionGroup var parameters: ParameterOption
  @OptionGroup var group: GroupOption
  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook()
      let items = try rulebook.checklist(
        for: text(),
        of: rule,
        with: parameters.parameters,
        groups: group.groups,
        in: locale.request
      )
      switch format.format {
      case .text:
        try Console.write(items.map { "\($0.state.sign) \(visible($0.message.text))\n" }.joined())
        if items.isEmpty {
          Console.error(
            "rulebook: the rule `\(rule)` doesn't have a checklist; use `rulebook check`\n"
          )
        }
      case .json: try Console.writeJSON(.list(items.map(\.members)))
      }
      showDamage(of: rulebook)
    }
  }

  private func text() throws -> String {
    guard value == "-" else { return value ?? "" }
    var text = try Console.readInput().text
    if text.last?.isNewline ?? false { text.removeLast() }
    return text
  }
}

extension Requirement.State {
  fileprivate var sign: String {
    switch self {
    case .open: Style.dim("○")
    case .met: "✓"
    case .unmet: "✗"
    }
  }
}

extension Requirement.Localized {
  fileprivate var members: Value {
    .record([
      "code": .text(code.rawValue), "state": .text(state.rawValue), "message": .text(message.text),
      "locale": .text(message.locale.tag),
    ])
  }
}
