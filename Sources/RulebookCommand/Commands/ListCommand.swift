import ArgumentParser
import Documents
import PackLoading
import Rulebook
import Rules
import UnicodeText

/// Lists what a rulebook has.
struct ListCommand: ParsableCommand {
  /// What can be listed.
  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case packs, rules, checks, codes, locales, forms, patterns
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List packs, rules, checks, codes, locales, forms or patterns.",
    discussion: """
      Examples:
        rulebook list rules
        rulebook list codes --format json
        rulebook list rules --packs my-packs
      """
  )

  @ArgumentParser.Argument(help: "What to list.")
  var topic: Topic

  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let listing = try Listing(topic, of: sources.rulebook())
      switch format.format {
      case .text: try Console.write(listing.text)
      case .json: try Console.writeJSON(.list(listing.records.map(Value.record)))
      }
    }
  }
}

/// What a rulebook has of one topic, for people and for programs.
struct Listing {
  /// The rows as JSON.
  let records: [[String: Value]]

  /// The rows as text.
  let text: String

  init(_ topic: ListCommand.Topic, of rulebook: Rulebook) throws {
    let columns: [String]
    switch topic {
    case .packs:
      columns = ["name", "version", "rules", "forms", "summary"]
      records = rulebook.library.packs.map(\.row)
    case .rules:
      columns = ["name", "parameters", "summary"]
      records = try rulebook.library.ruleNames.compactMap { name in
        try rulebook.library.template(name)?.row
      }
    case .checks:
      let checks = rulebook.library.registry.checks
      records = checks.map(\.row)
      text = Table(["name", "type", "summary"], checks.flatMap(\.textRows)).text
      return
    case .codes:
      columns = ["code", "severity", "number", "pack", "summary"]
      records = try rulebook.explanations().map(\.members)
    case .locales:
      columns = ["locale", "messages", "name"]
      records = rulebook.catalog.locales.map { locale in
        [
          "locale": .text(locale.tag), "name": .text(locale.localizedName(in: locale)),
          "messages": .decimal(
            ExactDecimal(
              rulebook.catalog.layers.map { $0.messages(in: locale).count }.reduce(0, +)
            )
          ),
        ]
      }
    case .forms:
      columns = ["name", "pack", "summary", "fields"]
      records = try rulebook.library.formNames.compactMap { name in
        try rulebook.library.form(name)?.row
      }
    case .patterns:
      columns = ["rule", "pattern", "matcher", "states", "bytes"]
      records = try rulebook.library.ruleNames.flatMap { name in
        let patterns = try rulebook.library.template(name)?.checks.flatMap(\.patterns) ?? []
        return patterns.map { $0.row(of: name) }
      }
    }
    let rows = records.map { record in columns.map { record[$0]?.cell ?? "" } }
    text = Table(columns, rows).text
  }
}

extension Value {
  /// The value in a cell of a table: of records in a list, their names.
  fileprivate var cell: String {
    switch self {
    case .text(let text): text
    case .decimal(let number): number.description
    case .boolean(let boolean): boolean ? "yes" : "no"
    case .null: ""
    case .list(let elements):
      elements.isEmpty ? "-" : elements.map(\.cell).joined(separator: ", ")
    case .record(let members): members["name"]?.cell ?? ""
    }
  }
}

extension PackDeclaration {
  fileprivate var row: [String: Value] {
    var row: [String: Value] = [
      "name": .text(name), "rules": .decimal(ExactDecimal(rules.count)),
      "forms": .decimal(ExactDecimal(forms.count)),
      "source-locale": .text(sourceLocale.tag), "file": .text(source.name),
    ]
    row["version"] = version.map(Value.text)
    row["summary"] = summary.map(Value.text)
    return row
  }
}

extension RuleTemplate {
  fileprivate var row: [String: Value] {
    var row: [String: Value] = [
      "name": .text(name), "pack": .text(pack), "secret": .boolean(isSecret),
      "personal": .boolean(confidentiality == .personal),
      "parameters": .list(
        parameters.map { parameter in
          var members: [String: Value] = [
            "name": .text(parameter.name), "type": .text(parameter.type.summary),
          ]
          members["default"] = parameter.defaultValue
          members["summary"] = parameter.summary.map(Value.text)
          return .record(members)
        }
      ),
    ]
    row["summary"] = summary.map(Value.text)
    return row
  }
}

extension CheckDefinition {
  /// The check, and below it each of its settings.
  fileprivate var textRows: [[String]] {
    [[name, "", summary]]
      + settings.map { setting in
        var type = setting.type.summary
        if setting.isRequired { type += "; required" }
        if let text = setting.defaultText { type += "; \(text) if absent" }
        return ["  " + setting.name, type, setting.summary]
      }
  }

  fileprivate var row: [String: Value] {
    [
      "name": .text(name), "summary": .text(summary),
      "codes": .list(codes.map { .text($0.code.rawValue) }),
      "settings": .list(
        settings.map { setting in
          var members: [String: Value] = [
            "name": .text(setting.name), "type": .text(setting.type.summary),
            "summary": .text(setting.summary), "required": .boolean(setting.isRequired),
          ]
          members["default"] = setting.defaultText.map(Value.text)
          return .record(members)
        }
      ),
    ]
  }
}

extension FormDefinition {
  fileprivate var row: [String: Value] {
    var row: [String: Value] = [
      "name": .text(name), "pack": .text(pack),
      "fields": .list(
        fields.map { field in
          .record([
            "name": .text(field.path.description), "rule": .text(field.rule.name),
            "required": .boolean(field.isRequired),
          ])
        }
      ),
    ]
    row["summary"] = summary.map(Value.text)
    return row
  }
}

extension PatternDescription {
  fileprivate func row(of rule: String) -> [String: Value] {
    var row: [String: Value] = [
      "rule": .text(rule), "pattern": .text(pattern), "matcher": .text(matcherName),
      "ignoring-case": .boolean(ignoringCase), "code": .text(code.rawValue),
    ]
    if let size {
      row["states"] = .decimal(ExactDecimal(size.states))
      row["bytes"] = .decimal(ExactDecimal(size.bytes))
    }
    return row
  }
}
