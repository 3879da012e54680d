import Rules
import Violations

/// Reads the nodes of one file and gathers everything that is wrong with them.
///
/// Each method returns nil, or leaves something out, after it has reported why;
/// so reading goes on and an author sees all errors of a file at once.
final class DeclarationReader {
  let source: SourceText
  let registry: CheckRegistry
  var collector = DiagnosticCollector()

  /// The codes that checks name, for the search after those that nobody defines.
  var usedCodes: [Located<ViolationCode>] = []

  /// The keys of messages that could not be read.
  var unreadableMessages: Set<String> = []

  /// The tables of the pack, which must be read before its rules.
  var tables: [String: PackTable] = [:]

  /// The lists of area codes of a region's file by their names, which must be read before its ranges.
  var areaCodes: [String: NamedAreaCodes] = [:]

  /// The tables that were reported as wrong; checks may name them.
  var brokenTables: Set<String> = []

  init(source: SourceText, registry: CheckRegistry) {
    self.source = source
    self.registry = registry
  }

  /// Adds a diagnostic that shows a place of the file.
  func report(_ code: String, at position: SourcePosition, _ reason: String, hint: String? = nil) {
    collector.add(source.diagnostic(code, at: position, reason: reason, hint: hint))
  }

  /// Returns a place for errors that are found later.
  func place(_ position: SourcePosition) -> SourcePlace {
    SourcePlace(file: source.name, line: position.line, column: position.column)
  }

  /// Returns a hint that suggests the nearest of some names.
  func suggestion(for name: String, in names: some Sequence<String>) -> String? {
    nearestName(to: name, in: names).map { "did you mean `\($0)`?" }
  }

  // MARK: Typed nodes

  func record(_ node: YAMLNode, _ what: String) -> YAMLRecord? {
    if let record = node.record { return record }
    wrongType(node, what, "a record of `name: value`")
    return nil
  }

  func list(_ node: YAMLNode, _ what: String) -> [YAMLNode]? {
    if let list = node.list { return list }
    wrongType(node, what, "a list")
    return nil
  }

  /// The elements of a list, or the node itself where it is something else.
  func oneOrMore(_ node: YAMLNode) -> [YAMLNode] { node.list ?? [node] }

  func text(_ node: YAMLNode, _ what: String) -> String? {
    if let text = node.text, !node.isEmpty { return text }
    wrongType(node, what, "a text")
    return nil
  }

  func boolean(_ node: YAMLNode, _ what: String) -> Bool? {
    switch node.text {
    case "true": return true
    case "false": return false
    default:
      wrongType(node, what, "true or false")
      return nil
    }
  }

  func integer(_ node: YAMLNode, _ what: String) -> Int? {
    if let text = node.text, let number = Int(text) { return number }
    wrongType(node, what, "a whole number")
    return nil
  }

  /// Returns the case of an enumeration that a text names.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode,
    _ what: String
  ) -> Choice? {
    guard let text = text(node, what) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    report(
      "pack.wrong_value",
      at: node.start,
      "\(what) is one of \(names.joined(separator: ", ")), not `\(text)`",
      hint: suggestion(for: text, in: names)
    )
    return nil
  }

  func located(_ node: YAMLNode, _ what: String) -> Located<String>? {
    text(node, what).map { Located(content: $0, position: node.start) }
  }

  func fieldPath(_ node: YAMLNode, _ what: String) -> Located<FieldPath>? {
    guard let text = text(node, what) else { return nil }
    guard let path = FieldPath(text), !path.isEmpty else {
      report("pack.wrong_value", at: node.start, "`\(text)` is not the name of a field")
      return nil
    }
    return Located(content: path, position: node.start)
  }

  private func wrongType(_ node: YAMLNode, _ what: String, _ expected: String) {
    let actual =
      switch node.content {
      case .scalar where node.isEmpty: "nothing"
      case .scalar(let scalar): "`\(scalar.text.prefix(40))`"
      case .list: "a list"
      case .record: "a record"
      }
    report("pack.wrong_type", at: node.start, "\(what) is \(expected), not \(actual)")
  }

  // MARK: Keys

  /// Reports the keys of a record that are not among those known.
  func checkKeys(_ record: YAMLRecord, of what: String, known: [String]) {
    for entry in record.entries where !known.contains(where: { $0.isSameKey(as: entry.key) }) {
      report(
        "pack.unknown_key",
        at: entry.keyStart,
        "\(what) has no key `\(entry.key)`",
        hint: suggestion(for: entry.key, in: known)
          ?? "the keys are \(known.sorted().joined(separator: ", "))"
      )
    }
  }

  /// Returns the value of a key that must be there.
  func required(
    _ key: String,
    in record: YAMLRecord,
    of node: YAMLNode,
    _ what: String
  ) -> YAMLNode? {
    if let value = record[key] { return value }
    report("pack.missing_key", at: node.start, "\(what) needs the key `\(key)`")
    return nil
  }

  /// Reports a name that is not lowercase words joined by hyphens, with dots
  /// between variants where those are allowed.
  func checkName(
    _ name: String,
    at position: SourcePosition,
    _ what: String,
    variants: Bool = false
  ) {
    let parts =
      variants ? name.split(separator: ".", omittingEmptySubsequences: false) : [name[...]]
    let isGood = parts.allSatisfy { part in
      part.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy { $0.isLowercaseLetterOrDigit }
      } && part.utf8.first?.isDigit == false
    }
    if !isGood {
      report(
        "pack.bad_name",
        at: position,
        "`\(name)` is not \(what): write lowercase words joined by hyphens",
        hint: variants ? "like `staff-id` or `email.html`" : "like `staff-id`"
      )
    }
  }
}

extension String {
  /// Whether a key is this one, which is ASCII.
  fileprivate func isSameKey(as key: String) -> Bool {
    utf8.count == key.utf8.count && self == key
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isLowercaseLetterOrDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
  }
}
