import ArgumentParser
import Documents
import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring
import SourceTexts
import TextRules
import UnicodeText

/// Lists the contents of a rulebook.
struct ListCommand: ParsableCommand {
  /// What can be listed.
  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case packs, rules, checks, codes, locales, forms, patterns
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List packs, rules, checks, codes, locales, forms, or patterns.",
    discussion: """
      Examples:
        rulebook list rules
        rulebook list codes --format json
        rulebook list rules --packs my-packs
      """
  )

  @ArgumentParser.Argument(help: "What to list.")
  var topic: Topic

  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let listing = try Listing(
        topic,
        of: sources.rulebook(),
        in: locale.request,
        isForPeople: format.format == .text
      )
      switch format.format {
      case .text: try Console.write(listing.text)
      case .json: try Console.writeJSON(.list(listing.records.map(Value.record)))
      }
    }
  }
}

/// The contents of a rulebook for one topic, for people and for programs.
struct Listing {
  /// The rows as JSON.
  let records: [[String: Value]]

  let text: String

  init(
    _ topic: ListCommand.Topic,
    of rulebook: Rulebook,
    in locale: String,
    isForPeople: Bool
  ) throws {
    let columns: [String]
    switch topic {
    case .packs:
      columns = ["name", "version", "rules", "forms", "summary"]
      records = rulebook.library.layers.map(\.row)
    case .rules:
      columns = ["name", "title", "summary", "parameters"]
      let localizer = rulebook.localizer(for: locale)
      rulebook.library.prepare(withForms: false)
      records = try rulebook.library.ruleNames.compactMap { name -> [String: Value]? in
        let title = localizer.text(for: "rule:\(name)")?.text
        var row = try rulebook.library.template(name)?.row(titled: title)
        row?["retrieved"] = try rulebook.library.lastRetrieval(ofRule: name).map(Value.text)
        return row
      }
    case .checks:
      let checks = rulebook.library.registry.checks
      records = checks.map(\.row)
      text = Table(["name", "type", "summary"], checks.flatMap(\.textRows)).text
      return
    case .codes:
      columns = ["code", "severity", "number", "pack", "summary"]
      let codes = isForPeople ? try rulebook.codeSummaries() : try rulebook.explanations()
      records = codes.map(\.members)
    case .locales:
      columns = ["locale", "messages", "name"]
      records = rulebook.catalog.locales.map { locale in
        [
          "locale": .text(locale.tag), "name": .text(locale.localizedName(in: locale)),
          "messages": .decimal(
            ExactDecimal(
              rulebook.catalog.layers.map { layer in
                // These keys describe the language.
                layer.messages(in: locale).keys.count { !$0.hasPrefix("@@") }
              }.reduce(0, +)
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
      let (library, names) = (rulebook.library, rulebook.ruleNames)
      library.prepare(withForms: false)
      // This compiles the patterns, which takes most of the time.
      let rows = concurrently(names.count) { index in
        Result { () throws(LoadingError) in
          try library.template(names[index])?.patterns.map { $0.row(of: names[index]) } ?? []
        }
      }
      records = try rows.flatMap { try $0.get() }
    }
    let rows = records.map { record in columns.map { record[$0]?.cell ?? "" } }
    text = Table(columns, rows).text
  }
}

extension Value {
  /// The value in a cell of a table.
  ///
  /// A list of records becomes a list of their names.
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

extension PackLibrary {
  /// Returns the latest day when a source of a rule was retrieved, or nil if no source has one.
  fileprivate func lastRetrieval(ofRule name: String) throws(LoadingError) -> String? {
    guard let declared = try declaration(ofRule: name) else { return nil }
    return declared.rule.sources(in: declared.pack).compactMap(\.retrieved).max()
  }
}

extension RuleTemplate {
  /// Returns the rule as a row, with what its values are called in the reader's language.
  fileprivate func row(titled title: String?) -> [String: Value] {
    var row: [String: Value] = [
      "name": .text(name), "pack": .text(pack), "secret": .boolean(isSecret),
      "personal": .boolean(confidentiality == .personal),
      "parameters": .list(parameters.map { .record($0.members) }),
      "facts": .list(namedFacts.map { .text($0.name) }),
    ]
    row["summary"] = summary.map(Value.text)
    row["title"] = (title ?? traits.title).map(Value.text)
    row["country"] = country.map(Value.text)
    row["example"] = traits.example.map(Value.text)
    return row
  }
}

extension CheckDefinition {
  /// The row of the check, followed by a row for each of its settings.
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
      "settings": .list(settings.map { .record($0.members) }),
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
    [
      "rule": .text(rule), "pattern": .text(pattern), "matcher": .text(matcherName),
      "ignoring-case": .boolean(ignoringCase), "code": .text(code.rawValue),
      "states": .decimal(ExactDecimal(size.states)), "bytes": .decimal(ExactDecimal(size.bytes)),
    ]
  }
}
