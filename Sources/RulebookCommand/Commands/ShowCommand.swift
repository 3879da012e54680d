import ArgumentParser
import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring

/// Shows a rule, form or code as it is after all layers.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a rule, form, or code after all layers, with the origin of each part.",
    discussion: """
      Each part is followed by the pack, the file, and the line that it comes from: what a rule \
      inherits, what a pack changes in it, and what it replaces. With --with, a rule is shown with \
      the values of its parameters. For a code, this shows its message and the checks that report \
      it. If a name is both a rule and a code, as email is, both are shown.

      Examples:
        rulebook show work-email --packs my-packs
        rulebook show phone --with region=CH
        rulebook show sign-up
        rulebook show length.too_short --locale de
      """
  )

  @ArgumentParser.Argument(help: "A rule, a form, or a code.")
  var name: String

  @OptionGroup var parameters: ParameterOption
  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook()
      let shown = try declarations(in: rulebook)
      switch format.format {
      case .text: try Console.write(shown.map(\.text).joined(separator: "\n"))
      case .json:
        let records = shown.map { Value.record($0.members) }
        try Console.writeJSON(records.count == 1 ? records[0] : .list(records))
      }
      showDamage(of: rulebook)
    }
  }

  /// Returns everything with the name.
  private func declarations(in rulebook: Rulebook) throws -> [ShownDeclaration] {
    var shown: [ShownDeclaration] = []
    let isRule = rulebook.library.hasRule(name)
    guard isRule || parameters.with.isEmpty else {
      throw ValidationError("--with is for rules, and no rule has that name.")
    }
    if isRule {
      let given = parameters.with.isEmpty ? nil : parameters.parameters
      shown.append(try rulebook.shownRule(name, with: given))
    }
    if rulebook.library.formNames.contains(name) { shown.append(try rulebook.shownForm(name)) }
    let codes =
      shown.isEmpty
      ? [ViolationCode(rawValue: name)]
      : try rulebook.explanationsOfCode(alsoNamed: name).map(\.code)
    for code in codes { shown.append(try rulebook.shownCode(code, in: locale.request)) }
    return shown
  }
}

extension ShownDeclaration {
  /// The parts, each with its origins in the lines below it.
  fileprivate var text: String {
    var lines = [Style.strong("\(kind.rawValue) \(visible(name))"), ""]
    for part in parts {
      lines.append(part.key.padded + visible(part.value.line))
      lines += part.origins.map { "".padded + Style.dim($0.line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ShownDeclaration.Origin {
  fileprivate var line: String {
    let words = [change.map { "\($0) by" }, pack.map { "pack \($0)" }].compactMap(\.self)
    let position = "\(place.file):\(place.inFile.line):\(place.inFile.column)"
    return visible((words + [position]).joined(separator: " "))
  }
}

extension WrittenSetting {
  /// The setting in one line: a text unchanged, and anything else as YAML.
  fileprivate var line: String {
    if case .scalar(let text) = self { text } else { self.text }
  }
}
