import RuleEngine
import Rulebook
import RulebookAuthoring

extension CheckDefinition {
  /// The explanation of the check as text for people, with one line per item.
  var text: String {
    var lines: [String] = [summary, ""]
    if let shorthand {
      lines.append("shorthand".padded + "\(name): … sets \(shorthand)")
    }
    if isBetweenFields { lines.append("place".padded + "among the checks of a form") }
    if needsCode { lines.append("code".padded + "required: the check doesn't have its own code") }
    let sections: [(title: String, entries: [String])] = [
      ("setting", settings.map(\.line)), ("reports", codes.map(\.line)),
      ("fact", facts.map { "\($0.name): \($0.summary)" }),
    ]
    for (title, entries) in sections {
      for (number, entry) in entries.enumerated() {
        lines.append((number == 0 ? title : "").padded + entry)
      }
    }
    let title = Style.strong(visible(name))
    return ([title] + lines.map(visible)).joined(separator: "\n") + "\n"
  }
}

extension SettingDefinition {
  fileprivate var line: String {
    var type = type.summary
    if isRequired { type += "; required" }
    if let defaultText { type += "; \(defaultText) if absent" }
    return "\(name): \(type)  \(summary)"
  }
}

extension CodeDefinition {
  fileprivate var line: String {
    let mark = severity == .warning ? " (warning)" : ""
    let names = arguments.map { "{\($0.name)}" }
    let noted = names.isEmpty ? "" : "  " + names.joined(separator: " ")
    return "\(code.rawValue)\(mark)  \(summary)\(noted)"
  }
}
