import ArgumentParser
import ErrorCatalog
import Rulebook
import RulebookAuthoring

/// Writes the message of a code with the given arguments, as an application would show it.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Show the texts of a code with the given arguments.",
    discussion: """
      If programs report the code, pass all of its public arguments, and no others.

      Examples:
        rulebook render length.too_short --with minimum=8 --with actual=3 --with unit=characters
        rulebook render billing.card_declined --with brand=Visa --with attempts=2 --packs packs
      """
  )

  @ArgumentParser.Argument(help: "The code, such as billing.card_declined.")
  var code: String

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "An argument, such as brand=Visa. Repeatable; repeat a name to pass a list.",
      valueName: "name=value"
    )
  )
  var with: [String] = []

  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func validate() throws { _ = try arguments() }

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook()
      let text = try rulebook.rendered(
        ViolationCode(rawValue: code),
        try arguments(),
        in: locale.request
      )
      switch format.format {
      case .text: try Console.write(Self.lines(text).joined(separator: "\n") + "\n")
      case .json: try Console.writeJSON(.record(Dictionary(uniqueKeysWithValues: text.members)))
      }
      showDamage(of: rulebook)
    }
  }

  /// Returns the arguments by name.
  ///
  /// They are written like the parameters of `rulebook check`.
  private func arguments() throws -> [String: Value] {
    var option = ParameterOption()
    option.with = with
    try option.validate()
    return option.parameters
  }

  /// Returns the texts in the order of a dialog: title, message, detail, action, help.
  private static func lines(_ text: ErrorText) -> [String] {
    var lines = text.title.map { [Style.strong(visible($0))] } ?? []
    lines += [text.message, text.detail, text.action].compactMap(\.self).map { visible($0) }
    if let help = text.help { lines.append(Style.dim(visible(help))) }
    return lines
  }
}
