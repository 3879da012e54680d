import JSONDocuments
import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring

/// The explanation of a rule, as text for people.
struct ExplainedRule {
  private let rule: RuleExplanation

  init(_ rule: RuleExplanation) { self.rule = rule }

  /// How many characters of a pattern, and how many examples of each kind, are shown.
  ///
  /// JSON has all.
  private static let shownPattern = 160
  private static let shownExamples = 8

  /// The explanation, with one line per item.
  var text: String {
    var lines = [Style.strong(rule.name)]
    if let summary = rule.summary { lines.append(visible(summary)) }
    lines.append("")
    for (title, entries) in sections {
      for (number, entry) in entries.enumerated() {
        lines.append((number == 0 ? title : "").padded + visible(entry))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var sections: [(title: String, entries: [String])] {
    [
      ("title", [rule.title].compactMap(\.self)), ("subject", [rule.subject].compactMap(\.self)),
      ("labels", joined(rule.labels)),
      ("country", rule.country.map { ["\($0)  \(rule.countryName ?? "")"] } ?? []),
      ("pack", [rule.pack]), ("extends", [rule.parent].compactMap(\.self)),
      ("example", [rule.example].compactMap(\.self)), ("values", confidentiality),
      ("parameter", rule.parameters.map(\.line)),
      ("normalize", joined(rule.normalization.map(\.text))),
      ("pattern", rule.pattern.map { [shortened($0)] } ?? []), ("part", parts),
      ("look-up", rule.lookUps.map(\.line)),
      ("stop", rule.stopsAtFirst ? ["first: only the first of several mistakes is reported"] : []),
      ("check", rule.checks.map(\.text)), ("rules", joined(rule.handedRules)),
      ("facts", joined(rule.facts.map(\.text))),
      ("canonical", [rule.canonical?.text].compactMap(\.self)),
      (
        "write",
        rule.writing.map { [$0.text + (rule.writtenExample.map { "  \($0)" } ?? "")] } ?? []
      ),
      ("groups", joined(rule.groups)), ("codes", joined(rule.codes.map(\.rawValue))),
      ("valid", examples { $0.isValid }),
      ("invalid", examples { !$0.isValid }), ("source", rule.sources.map(\.line)),
    ]
  }

  private var confidentiality: [String] {
    switch rule.confidentiality {
    case .open: []
    case .personal: ["personal: their text never appears in messages, arguments, or errors"]
    case .secret, .sealed: ["secret: their text never appears in a report"]
    }
  }

  private var parts: [String] {
    let width = rule.parts.map(\.name.utf8.count).max() ?? 0
    return rule.parts.map { part in
      part.name + String(repeating: " ", count: width - part.name.utf8.count + 2)
        + part.origin.words
    }
  }

  private func examples(where isWanted: (ExampleDeclaration) -> Bool) -> [String] {
    let examples = rule.examples.filter(isWanted)
    let more = examples.count - Self.shownExamples
    return examples.prefix(Self.shownExamples).map(\.line) + (more > 0 ? ["and \(more) more"] : [])
  }

  private func joined(_ names: [String]) -> [String] {
    names.isEmpty ? [] : [names.joined(separator: ", ")]
  }

  /// Returns a long text as one line: its beginning and its length.
  private func shortened(_ text: String) -> String {
    let line = text.inOneLine
    let count = line.unicodeScalars.count
    if count <= Self.shownPattern { return line }
    return String(line.unicodeScalars.prefix(Self.shownPattern)) + "… (\(count) characters)"
  }
}

extension RuleExplanation.Part.Origin {
  /// How many alternatives of a group are shown.
  private static let shownAlternatives = 3

  fileprivate var words: String {
    switch self {
    case .group(let patterns):
      let shown = patterns.prefix(Self.shownAlternatives).map { pattern in
        pattern.isEmpty ? "nothing" : pattern.inOneLine
      }
      let more = patterns.count - shown.count
      return "group " + shown.joined(separator: " or ") + (more > 0 ? " or \(more) others" : "")
    case .column(let table, let kind): return "column of \(table), \(kind.rawValue)"
    case .split(let part, let column): return "group of \(part) by the pattern in \(column)"
    case .join(let join): return "join \(join.text)"
    }
  }
}

extension RuleExplanation.LookUp {
  fileprivate var line: String {
    let absent = code.map { "else \($0.rawValue)" } ?? "if absent, \(absence)"
    return "\(table) by \(key.text)\(isLongest ? ", the longest" : ""), "
      + "\(counted(keyCount, "key")); \(absent)"
  }
}

extension RuleTemplate.NamedFact {
  fileprivate var text: String {
    let others = parts.filter { $0 != name }
    return others.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
  }
}

extension ParameterDefinition {
  fileprivate var line: String {
    let usual = defaultValue.map { "; \($0.shownText) if absent" } ?? ""
    let purpose = summary.map { "  \($0)" } ?? ""
    return "\(name): \(type.summary)\(usual)\(purpose)"
  }
}

extension ExampleDeclaration {
  fileprivate var line: String {
    var words = [value.shownText]
    if !parameters.isEmpty { words.append("with " + parameters.shownText) }
    if !groups.isEmpty { words.append("in " + groups.sorted().joined(separator: ", ")) }
    if let now { words.append("on \(now)") }
    if !fields.isEmpty { words.append("next to " + fieldValues.shownText) }
    if let normalized { words.append("→ \(normalized)") }
    if !codes.isEmpty { words.append(codes.map(\.rawValue).joined(separator: ", ")) }
    if !facts.isEmpty { words.append(facts.shownText) }
    return words.joined(separator: "  ")
  }
}

extension PackDeclaration.Provenance {
  fileprivate var line: String {
    ([title] + [license, url].compactMap(\.self)).joined(separator: ", ")
  }
}

extension [String: Value] {
  fileprivate var shownText: String {
    sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.shownText)" }.joined(separator: ", ")
  }
}

extension Value {
  /// The value in one line: a text unchanged, null as “absent”, and other values as JSON.
  fileprivate var shownText: String {
    switch self {
    case .text(let text): return text
    case .null: return "absent"
    case .decimal, .boolean, .list, .record:
      var json = JSONWriter()
      json.write(self)
      return json.text
    }
  }
}

extension String {
  /// The text with one space instead of each run of spaces and line breaks, which patterns over
  /// several lines have.
  fileprivate var inOneLine: String {
    guard utf8.contains(UInt8(ascii: "\n")) || contains("  ") else { return self }
    return split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }
}
