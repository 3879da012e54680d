import Rulebook
import UnicodeText

// What `lint` and `codes --check` find: a diagnostic and its severity.

extension Diagnostic {
  /// The diagnostic as lines for a person.
  ///
  /// No part of a file can look like another diagnostic.
  var lines: String {
    var shown = self
    shown.file = visible(file)
    shown.reason = Self.indented(reason)
    shown.hint = hint.map(visible)
    // The caret below the excerpt counts its characters. Tabs stay, also below.
    shown.excerpt = excerpt?.escapingDisruptions(as: .placeholder, keepingLines: true)
    return shown.description + "\n"
  }

  /// Returns a text whose lines after the first are indented.
  private static func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rest = lines.dropFirst().map { ($0.hasPrefix("    ") ? "" : "    ") + visible($0) }
    return (lines.prefix(1).map(visible) + rest).joined(separator: "\n")
  }

  /// Returns a finding as lines for a person.
  func lines(_ severity: Severity) -> String {
    var shown = self
    shown.reason = "\(severity.rawValue): \(reason) [\(code)]"
    return shown.lines
  }

  /// Returns a finding as JSON.
  func members(_ severity: Severity) -> [String: Value] {
    var members: [String: Value] = [
      "severity": .text(severity.rawValue), "code": .text(code), "file": .text(file),
      "line": .decimal(ExactDecimal(line)), "column": .decimal(ExactDecimal(column)),
      "reason": .text(reason),
    ]
    members["hint"] = hint.map(Value.text)
    return members
  }
}
