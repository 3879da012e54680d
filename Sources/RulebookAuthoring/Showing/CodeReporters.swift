import RuleEngine
import Violations

/// The checks and lookups that report a code, in the order of the rules and forms that have them.
struct CodeReporters {
  /// A check or a lookup.
  struct Reporter {
    /// Where it is written.
    let place: FilePosition

    /// What it is, as packs write it.
    let entry: WrittenSetting.Entry

    /// The rules that have it.
    var rules: [String] = []

    /// The forms that have it among their own checks.
    var forms: [String] = []

    /// The names of the rules and forms, and the check or lookup.
    var written: WrittenSetting {
      let names = [("rules", rules), ("forms", forms)].filter { !$0.1.isEmpty }
      let entries = names.map { key, names in
        WrittenSetting.Entry(key: key, value: .list(names.map(WrittenSetting.scalar)))
      }
      return .record(entries + [entry])
    }
  }

  private(set) var all: [Reporter] = []
  private var indices: [FilePosition: Int] = [:]
  private let code: ViolationCode

  init(of code: ViolationCode) { self.code = code }

  /// Adds the checks and lookups of a rule.
  mutating func add(_ rule: RuleTemplate, named name: String) {
    for check in rule.checks.flatMap({ $0.reporters(of: code) }) {
      if let index = index(of: check) { add(name, to: \.rules, at: index) }
    }
    for lookUp in rule.traits.parts?.lookUps ?? [] where lookUp.reportedCode == code {
      let index = index(at: lookUp.position, .init(key: "look-up", value: lookUp.written))
      add(name, to: \.rules, at: index)
    }
  }

  /// Adds checks of a form.
  mutating func add(_ checks: [CheckTemplate], ofForm name: String) {
    for check in checks.flatMap({ $0.reporters(of: code) }) {
      if let index = index(of: check) { add(name, to: \.forms, at: index) }
    }
  }

  /// Adds a name, unless it was just added: fields of several records can have the same check.
  private mutating func add(
    _ name: String,
    to names: WritableKeyPath<Reporter, [String]>,
    at index: Int
  ) {
    if all[index][keyPath: names].last != name { all[index][keyPath: names].append(name) }
  }

  /// Returns the index of a check, which is added if it is new; nil if it isn't from a file.
  private mutating func index(of check: CheckTemplate) -> Int? {
    guard let place = check.position else { return nil }
    return index(at: place, .init(key: "check", value: check.written))
  }

  private mutating func index(at place: FilePosition, _ entry: WrittenSetting.Entry) -> Int {
    if let known = indices[place] { return known }
    indices[place] = all.count
    all.append(Reporter(place: place, entry: entry))
    return all.count - 1
  }
}

extension CheckTemplate {
  /// Returns the check, or those inside it, that report a code under the name that the pack gives
  /// it.
  fileprivate func reporters(of code: ViolationCode) -> [CheckTemplate] {
    if codes.renames.values.contains(code) { return [self] }
    if let replacement = effectiveReplacement { return replacement == code ? [self] : [] }
    let isOwn = definition.codes.contains { $0.code == code } && codes.renames[code] == nil
    return isOwn ? [self] : nested.flatMap { $0.reporters(of: code) }
  }
}

extension PartsTemplate.LookUp {
  /// The lookup as packs write it.
  var written: WrittenSetting {
    .record([
      .init(key: "table", value: .scalar(tableName)), .init(key: "by", value: writtenKey),
      .init(key: "absent", value: .scalar(writtenAbsence)),
    ])
  }
}
