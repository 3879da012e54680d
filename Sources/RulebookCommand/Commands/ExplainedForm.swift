import RuleEngine
import Rulebook
import RulebookAuthoring

extension FormExplanation {
  /// The explanation as text for people, with one line per item.
  var text: String {
    var lines = [Style.strong(visible(name))]
    if let summary { lines.append(visible(summary)) }
    lines.append("")
    let sections: [(title: String, entries: [String])] = [
      ("pack", [pack]), ("extends", [parent].compactMap(\.self)),
      ("stop", ["\(stop.rawValue): \(stop.words)"]),
      ("unknown", unknownFields == .ignore ? [] : ["\(unknownFields.rawValue) other fields"]),
      ("field", fields.map(\.line)), ("check", checks.map(\.text)),
      ("groups", groups.isEmpty ? [] : [groups.joined(separator: ", ")]),
      ("codes", codes.isEmpty ? [] : [codes.map(\.rawValue).joined(separator: ", ")]),
    ]
    for (title, entries) in sections {
      for (number, entry) in entries.enumerated() {
        lines.append((number == 0 ? title : "").padded + visible(entry))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FormExplanation.Field {
  fileprivate var line: String {
    var words = ["\(path)", declaration.text]
    switch confidentiality {
    case .open: break
    case .personal: words.append("personal")
    case .secret, .sealed: words.append("secret")
    }
    if let label { words.append(label) }
    return words.joined(separator: "  ")
  }
}

extension FormDefinition.Stop {
  /// What is reported.
  fileprivate var words: String {
    switch self {
    case .first: "only the first mistake is reported"
    case .firstPerField: "the first mistake in each value is reported"
    case .firstPerElement: "the first mistake in each element is reported"
    case .firstPerList: "the first mistake in each list is reported"
    case .all: "every mistake is reported"
    }
  }
}
