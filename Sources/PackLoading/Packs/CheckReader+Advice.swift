import RuleEngine
import SourceTexts
import UnicodeText
import Violations

// What authors probably meant by keys that are misspelt or in the wrong place.
extension CheckReader {
  /// Reads the entry of something that has checks: reports the keys that it can't have, with advice
  /// where they are settings of checks, and notes its suppression.
  ///
  /// - Parameters:
  ///   - written: The record as written.
  ///   - entry: The entry with the record.
  ///   - what: What has the keys, such as `a rule`.
  ///   - keys: The keys that it can have.
  /// - Returns: The record with the keys that were meant.
  func record(
    _ written: DocumentRecord,
    of entry: DocumentRecord.Entry,
    _ what: String,
    keys: [String]
  ) -> DocumentRecord {
    let known = keys + [FindingSuppression.key]
    let record = reader.checkKeys(
      written,
      of: what,
      known: known,
      advice: advice(onKeysOf: written, besides: known)
    )
    noteSuppression(in: record, from: entry.keyStart, to: entry.value.end)
    return record
  }

  /// Returns what to write instead of the keys of a rule or field that belong to a check.
  ///
  /// - Parameters:
  ///   - record: The rule or field.
  ///   - known: The keys that it can have.
  /// - Returns: The advice by key.
  private func advice(
    onKeysOf record: DocumentRecord,
    besides known: [String]
  ) -> [String: String] {
    var advice: [String: String] = [:]
    for key in record.keys where !known.contains(key) {
      advice[key] = self.advice(onKey: key, besides: known)
    }
    return advice
  }

  /// Returns what to write instead of the keys of a condition that are checks.
  func advice(
    onKeysOfCondition record: DocumentRecord,
    besides known: [String]
  ) -> [String: String] {
    var advice: [String: String] = [:]
    for key in record.keys where !known.contains(key) && registry.check(key) != nil {
      advice[key] = "`\(key)` is a check: write `matches: { \(key): … }`"
    }
    return advice
  }

  private func advice(onKey key: String, besides known: [String]) -> String? {
    if let check = registry.check(key) {
      if check.isRequiredCheck {
        return "write `\(key): true` next to `rule`, in the field of a form"
      }
      if check.isBetweenFields { return "write it under the form, as one of its `checks`" }
      return "`\(key)` is a check: write `checks: [{ \(key): … }]`"
    }
    if nearestName(to: key, in: known) != nil { return nil }
    if Self.entryKeys.contains(key) {
      return "`\(key)` belongs next to a check: write `checks: [{ CHECK: …, \(key): … }]`"
    }
    let checks = registry.checks.filter { $0.setting(key) != nil }.map(\.name)
    guard let first = checks.first else { return nil }
    let isOne = checks.count == 1
    return "`\(key)` is a setting of \(isOne ? "the check `\(first)`" : "checks"): write "
      + "`checks: [{ \(isOne ? first : "CHECK"): { \(key): … } }]`"
  }

  /// Reports those keys of an entry that are neither a check nor a key of every check.
  ///
  /// - Parameter named: The keys that may be the name of the check.
  func reportUnknownChecks(among named: [DocumentRecord.Entry]) {
    let check = named.lazy.compactMap { self.registry.check($0.key) }.first
    for entry in named where registry.check(entry.key) == nil {
      reportUnknownCheck(entry.key, at: entry.keyStart, orKey: Self.entryKeys, besides: check)
    }
  }

  /// Reports the name of a check that doesn't exist.
  func reportUnknownCheck(
    _ name: String,
    at position: SourcePosition,
    orKey keys: [String] = [],
    besides check: CheckDefinition? = nil
  ) {
    reader.report(
      "pack.unknown_check",
      at: position,
      "there is no check `\(name)`",
      hint: check.flatMap { advice(onSetting: name, of: $0) } ?? advice(onCheck: name)
        ?? reader.suggestion(for: name, in: meantChecks.names + keys)
        ?? "`rulebook list checks` lists all checks"
    )
  }

  /// Returns where to write a setting that is next to its check; nil for other names.
  private func advice(onSetting name: String, of check: CheckDefinition) -> String? {
    check.setting(name) == nil
      ? nil : "`\(name)` is a setting: write `\(check.name): { …, \(name): … }`"
  }

  /// Returns what to write instead of a key of a rule or of its parts among the checks; nil for
  /// other names.
  func advice(onCheck name: String) -> String? {
    if PartsReader.keys.contains(name) { return "write `\(name)` under `parts` of the rule" }
    let isKeyOfRule = RuleReader.ruleKeys.contains(name) && !Self.entryKeys.contains(name)
    return isKeyOfRule ? "write `\(name)` next to `checks`, in the rule" : nil
  }

  /// Returns what to write instead of the settings of a check that it doesn't have.
  func advice(
    onSettings record: DocumentRecord,
    of definition: CheckDefinition
  ) -> [String: String] {
    var advice = definition.formerSettings
    let entryKeys = Self.entryKeys + [FindingSuppression.key]
    for key in record.keys
    where definition.setting(key) == nil && advice[key] == nil && entryKeys.contains(key) {
      let name = definition.name
      advice[key] = "write it next to the check: `{ \(name): { … }, \(key): … }`"
    }
    return advice
  }

  /// Returns what to write instead of `true`, which only says that a check applies; nil for other
  /// values.
  func advice(
    onShorthand node: DocumentNode,
    _ setting: SettingDefinition,
    of definition: CheckDefinition
  ) -> String? {
    guard case .choice = setting.type, setting.name == definition.shorthand, node.text == "true"
    else { return nil }
    return "write `\(definition.name)` without a value"
  }

  /// Returns what to write instead of a record with a misspelt `parameter` or `column`; nil for
  /// other values.
  func advice(onReference node: DocumentNode) -> String? {
    guard let record = node.record, record.entries.count == 1, let entry = record.entries.first,
      let name = entry.value.text,
      let key = meantName(to: entry.key, in: ["parameter", "column"])
    else { return nil }
    return "write `{ \(key): \(name) }`"
  }

  /// Returns the entry of a check with the keys that were meant instead of misspelt ones, which
  /// have been reported.
  ///
  /// - Parameters:
  ///   - record: The entry.
  ///   - named: Those of its keys that may be the name of the check.
  /// - Returns: The entry.
  func correctingKeys(
    of record: DocumentRecord,
    amongThoseOf named: [DocumentRecord.Entry]
  ) -> DocumentRecord {
    var meant: [String: String] = [:]
    for entry in named where registry.check(entry.key) == nil {
      meant[entry.key] = meantName(to: entry.key, in: Self.entryKeys)
      // Perhaps another key was meant, so the code isn't looked for.
      if meant[entry.key] == "code" { doubtfulCodes.insert(entry.value.start) }
    }
    return meant.isEmpty ? record : record.renaming(meant)
  }

  /// Returns the check that was probably meant by the only entry that isn't a key of every check.
  ///
  /// What it contains is read, so that other mistakes are found, and so that its codes and tables
  /// don't seem to be unused. If it has other settings than that check, another one was meant.
  func meantCheck(
    _ named: [DocumentRecord.Entry]
  ) -> (check: CheckDefinition, entry: DocumentRecord.Entry)? {
    guard named.count == 1, let entry = named.first, let name = meantChecks.name(like: entry.key),
      let check = registry.check(name)
    else { return nil }
    let settings = entry.value.record?.keys ?? []
    let isMeant = settings.isEmpty || settings.contains { check.setting($0) != nil }
    return isMeant ? (check, entry) : nil
  }
}

/// The checks that unknown names seem to mean, each looked for once.
struct MeantChecks {
  /// The names of all checks.
  let names: [String]

  private var found: [String: String?] = [:]

  init(names: [String]) { self.names = names }

  /// Returns the name of a check that is like another name; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of checks for the first time.
  mutating func name(like other: String) -> String? {
    if let known = found[other] { return known }
    let name = meantName(to: other, in: names)
    found[other] = name
    return name
  }
}
