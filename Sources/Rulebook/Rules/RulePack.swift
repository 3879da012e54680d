import JSONDocuments
import SourceTexts
import Violations

/// The pack of some rules in Swift.
///
/// The rules are written as the text of a pack, so that they are read, linked and audited like all
/// others, and a mistake is shown with the line that it is in.
///
///     format: 1
///     pack: "swift"
///     source-locale: "en"
///     rules:
///       "pin": {"checks":[{"length":{"maximum":4,"minimum":4}}]}
struct RulePack {
  /// The name of the pack if the program doesn't choose one.
  static let usualName = "swift"

  let name: String
  let rules: [Rule]

  /// The text of the pack, with a name that errors show.
  var source: SourceText {
    get throws(LoadingError) {
      let file = "rules in Swift: \(name)"
      if let error = LoadingError(conflicts(in: file)) { throw error }
      return try SourceText(checking: text, name: file)
    }
  }

  /// The text of the pack.
  var text: String {
    var lines = [
      "format: 1", "pack: \(json(.text(name)))", "source-locale: \(json(.text(sourceLocale)))",
    ]
    lines += section("rules", rules.map { (name: $0.name, value: $0.declaration) })
    if !messages.isEmpty {
      let codes = Set(messages.values.flatMap(\.keys))
      lines += section("codes", codes.sorted().map { (name: $0, value: Value.record([:])) })
      lines += section(
        "messages",
        messages.sorted { $0.key < $1.key }
          .map { (name: $0.key, value: Value.record($0.value)) }
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ key: String, _ entries: [(name: String, value: Value)]) -> [String] {
    if entries.isEmpty { return ["\(key): {}"] }
    return ["\(key):"] + entries.map { "  \(json(.text($0.name))): \(json($0.value))" }
  }

  /// Returns the mistakes in the messages of all rules: two different ones for the same code in the
  /// same language.
  private func conflicts(in file: String) -> [Diagnostic] {
    var known: [String: (pattern: String, rule: String)] = [:]
    var conflicts: [Diagnostic] = []
    for rule in rules {
      for (code, text) in rule.messages {
        for (tag, pattern) in text.texts {
          let key = "\(code) \(tag)"
          guard let first = known[key] else {
            known[key] = (pattern, rule.name)
            continue
          }
          if first.pattern == pattern { continue }
          conflicts.append(
            Diagnostic(
              code: "pack.duplicate_message",
              file: file,
              reason: "the rules `\(first.rule)` and `\(rule.name)` have different messages for "
                + "`\(code)` in `\(tag)`",
              hint: "write the message in one of them, or give each rule its own code"
            )
          )
        }
      }
    }
    return conflicts
  }

  /// The messages of all rules by language and code.
  private var messages: [String: [String: Value]] {
    var messages: [String: [String: Value]] = [:]
    for (code, text) in rules.flatMap(\.messages) {
      for (tag, pattern) in text.texts {
        messages[tag, default: [:]][code.rawValue] = .text(pattern)
      }
    }
    return messages
  }

  /// A language that has all messages: English if possible.
  private var sourceLocale: String {
    let tags = rules.flatMap { $0.messages.values.map { Set($0.texts.keys) } }
    guard let first = tags.first else { return "en" }
    let shared = tags.dropFirst().reduce(first) { $0.intersection($1) }
    return shared.contains("en") ? "en" : shared.min() ?? "en"
  }

  /// Returns a value in YAML's flow style, on one line.
  private func json(_ value: Value) -> String {
    var writer = JSONWriter()
    writer.write(value)
    var text = ""
    for scalar in writer.text.unicodeScalars {
      if Self.needsEscape(scalar) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether a character is written as it is in JSON, but not in YAML (YAML 1.2.2 §5.1, §5.4): it
  /// isn't printable there, or is a line break of YAML 1.1.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension Rule {
  /// The rule as packs write it.
  fileprivate var declaration: Value {
    .record(traits.merging(["checks": .list(checks.entries)]) { own, _ in own })
  }
}
