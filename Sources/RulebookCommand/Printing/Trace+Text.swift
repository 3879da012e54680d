import JSONDocuments
import Rulebook

extension Violation.Trace.Step {
  /// The check and its place, and then what it saw.
  var lines: [String] {
    var words: [String] = []
    if let rule { words.append("rule \(rule)") }
    if let check { words.append("check \(check)") }
    if let name { words.append("(\(name))") }
    if let pack { words.append("in pack \(pack)") }
    var lines = [visible(words.joined(separator: " "))]
    if let file, let position {
      lines[0] += "  \(visible(file)):\(position.line):\(position.column)"
    }
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      lines.append("  with \(visible(name)) \(shown(value.line))")
    }
    if let normalized { lines.append("  saw  \(shown(normalized))") }
    return lines
  }
}

extension Value {
  /// The value in one line: a text unchanged, and other values as JSON.
  fileprivate var line: String {
    if case .text(let text) = self { return text }
    var json = JSONWriter()
    json.write(self)
    return json.text
  }
}
