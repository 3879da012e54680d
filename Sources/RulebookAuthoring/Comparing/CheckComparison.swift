import RuleEngine
import Violations

/// Compares the checks of two versions of a rule or form.
///
/// Checks are matched by what is written, then by their names, and then by their kinds, so a check
/// that only moved isn't a change.
struct CheckComparison {
  /// The defaults of the rule's parameters, by name.
  var oldDefaults: [String: Value] = [:]
  var newDefaults: [String: Value] = [:]

  /// Whether others can name the checks, to change or drop them.
  var checksHaveNames = true

  /// The parameters whose new defaults explain a difference.
  private(set) var explainedDefaults: Set<String> = []

  /// Where checks are inside others.
  private struct Place {
    /// Whether a stricter check accepts more, as in `not`.
    var isReversed = false

    /// Whether each further check accepts more, as in `any`.
    var areAlternatives = false

    /// The names of the outer checks, such as `` in `any` ``.
    var words = ""
  }

  /// Compares checks and adds what differs.
  mutating func compare(
    _ old: [CheckTemplate],
    _ new: [CheckTemplate],
    into changes: inout ChangeCollector
  ) {
    compare(old, new, in: Place(), &changes)
  }

  private mutating func compare(
    _ old: [CheckTemplate],
    _ new: [CheckTemplate],
    in place: Place,
    _ changes: inout ChangeCollector
  ) {
    let matches = CheckMatches(old, new)
    for (old, new) in matches.pairs { compare(old, new, in: place, &changes) }
    let isLooserWithMore = place.areAlternatives != place.isReversed
    for check in matches.gone {
      changes.add(
        check.isOptional ? .looser : isLooserWithMore ? .stricter : .looser,
        "the check \(check.shownName)\(place.words) is gone",
        old: check.position
      )
    }
    for check in matches.added {
      changes.add(
        check.isOptional ? .added : isLooserWithMore ? .looser : .stricter,
        "the check \(check.shownName)\(place.words) is new",
        new: check.position
      )
    }
  }

  private mutating func compare(
    _ old: CheckTemplate,
    _ new: CheckTemplate,
    in place: Place,
    _ changes: inout ChangeCollector
  ) {
    compareNames(old, new, place, &changes)
    compareReports(old, new, place, &changes)
    let differences = settingDifferences(old, new, changes.memory)
    for difference in differences {
      let effect = place.isReversed ? difference.effect.reversed : difference.effect
      changes.add(
        effect,
        "\(difference.subject)\(place.words) \(difference.change)",
        old: old.position,
        new: new.position
      )
    }
    for setting in new.definition.settings where setting.type == .checks {
      let (inner, outer) = (old.checks(in: setting.name), new.checks(in: setting.name))
      if setting.isCondition, !new.definition.isNegation {
        if inner.map(\.written) != outer.map(\.written) {
          changes.add(
            .changed,
            "`\(setting.name)` of `\(new.definition.name)`\(place.words) differs",
            old: old.position,
            new: new.position
          )
        }
        continue
      }
      let innerPlace = Place(
        isReversed: place.isReversed != new.definition.isNegation,
        areAlternatives: new.definition.isAlternative,
        words: " in `\(new.definition.name)`" + place.words
      )
      compare(inner, outer, in: innerPlace, &changes)
    }
  }

  /// Compares the names of a check, which rules and forms that extend this one change or drop.
  private func compareNames(
    _ old: CheckTemplate,
    _ new: CheckTemplate,
    _ place: Place,
    _ changes: inout ChangeCollector
  ) {
    guard checksHaveNames, place.words.isEmpty, old.name != new.name else { return }
    let check = "the check `\(new.definition.name)`"
    let had = old.name.map { "had `\($0)`" } ?? "had none"
    changes.add(
      old.name == nil ? .added : .removed,
      new.name.map { "\(check) has the name `\($0)`, and \(had)" }
        ?? "\(check) has no name, and \(had)",
      old: old.position,
      new: new.position
    )
  }

  /// Compares what two versions of a check report, and the groups that they run in.
  private func compareReports(
    _ old: CheckTemplate,
    _ new: CheckTemplate,
    _ place: Place,
    _ changes: inout ChangeCollector
  ) {
    let name = "\(new.shownName)\(place.words)"
    func add(_ effect: PackChange.Effect, _ reason: String) {
      changes.add(effect, reason, old: old.position, new: new.position)
    }
    if old.codes.replacement != new.codes.replacement || old.codes.renames != new.codes.renames {
      add(.changed, "the check \(name) reports \(new.codes.shown), and reported \(old.codes.shown)")
    }
    let (before, now) = (old.codes.severity ?? .error, new.codes.severity ?? .error)
    if before != now {
      let effect: PackChange.Effect = now == .error ? .stricter : .looser
      add(effect, "the severity of the check \(name) is \(now.rawValue)")
    }
    if old.codes.arguments != new.codes.arguments || old.columnArguments != new.columnArguments {
      add(.text, "the arguments of the check \(name) differ")
    }
    if old.groups != new.groups {
      let effect: PackChange.Effect =
        old.groups.isEmpty ? .looser : new.groups.isEmpty ? .stricter : .changed
      add(effect, "the groups of the check \(name) differ")
    }
    if old.part != new.part { add(.changed, "the check \(name) looks at another part") }
  }

  private mutating func settingDifferences(
    _ old: CheckTemplate,
    _ new: CheckTemplate,
    _ memory: ComparisonMemory
  ) -> [SettingDifference] {
    var differences: [SettingDifference] = []
    var done: Set<String> = []
    if let difference = sizes(old, new, &done) { differences.append(difference) }
    if let difference = words(old, new, memory, &done) { differences.append(difference) }
    if let difference = matches(old, new, memory, &done) { differences.append(difference) }
    for setting in new.definition.settings where setting.type != .checks {
      if done.contains(setting.name) { continue }
      let (before, now) = contents(of: setting, old, new)
      guard let difference = SettingDifference(setting.name, of: new, before, now, memory)
      else { continue }
      explain(setting.name, old, new)
      differences.append(difference)
    }
    return differences
  }

  private func contents(
    of setting: SettingDefinition,
    _ old: CheckTemplate,
    _ new: CheckTemplate
  ) -> (SettingContent, SettingContent) {
    (
      SettingContent(setting, of: old, defaults: oldDefaults),
      SettingContent(setting, of: new, defaults: newDefaults)
    )
  }

  /// Remembers that a parameter's default is the cause of a difference.
  private mutating func explain(_ setting: String, _ old: CheckTemplate, _ new: CheckTemplate) {
    guard case .parameter(let before)? = old.settings[setting],
      case .parameter(let now)? = new.settings[setting], before == now
    else { return }
    explainedDefaults.insert(now)
  }

  /// Compares the bounds of a check that can also have an exact number, as one range.
  private mutating func sizes(
    _ old: CheckTemplate,
    _ new: CheckTemplate,
    _ done: inout Set<String>
  ) -> SettingDifference? {
    let names = ["minimum", "maximum", "exact"]
    let settings = names.compactMap(new.definition.setting)
    let found = settings.map { contents(of: $0, old, new) }
    guard settings.count == names.count,
      found.allSatisfy({ $0.0.isNumberOrAbsent && $0.1.isNumberOrAbsent })
    else { return nil }
    done.formUnion(names)
    let before = SizeRange(found.map { $0.0.decimal })
    let now = SizeRange(found.map { $0.1.decimal })
    if before == now { return nil }
    for name in names { explain(name, old, new) }
    return SettingDifference(of: new, before, now)
  }

  /// Compares words that are in a list, in a table, or in both.
  private mutating func words(
    _ old: CheckTemplate,
    _ new: CheckTemplate,
    _ memory: ComparisonMemory,
    _ done: inout Set<String>
  ) -> SettingDifference? {
    guard let values = new.definition.setting("values"),
      let words = new.definition.setting("words")
    else { return nil }
    let (listed, tabled) = (contents(of: values, old, new), contents(of: words, old, new))
    let all = [listed.0, listed.1, tabled.0, tabled.1]
    guard all.allSatisfy(\.isListOrAbsent) else { return nil }
    done.formUnion(["values", "words"])
    explain("values", old, new)
    return SettingDifference(
      "values",
      of: new,
      listed.0.joined(with: tabled.0),
      listed.1.joined(with: tabled.1),
      memory
    )
  }

  /// Compares patterns together with the flag that says whether they ignore case.
  private mutating func matches(
    _ old: CheckTemplate,
    _ new: CheckTemplate,
    _ memory: ComparisonMemory,
    _ done: inout Set<String>
  ) -> SettingDifference? {
    guard case .pattern(let pattern, let flag)? = new.definition.role,
      let setting = new.definition.setting(pattern),
      let ignoringCase = new.definition.setting(flag)
    else { return nil }
    done.formUnion([pattern, flag])
    let (before, now) = contents(of: setting, old, new)
    let flags = contents(of: ignoringCase, old, new)
    explain(pattern, old, new)
    return SettingDifference(
      pattern,
      of: new,
      before,
      now,
      memory,
      ignoringCase: (flags.0 == .text("true"), flags.1 == .text("true"))
    )
  }
}

extension CheckTemplate {
  /// The kind of the check with its name, if it has one.
  fileprivate var shownName: String {
    name.map { "`\($0)` (`\(definition.name)`)" } ?? "`\(definition.name)`"
  }

  /// Whether values can be valid although the check fails, or unless a group is chosen.
  fileprivate var isOptional: Bool { codes.severity == .warning || !groups.isEmpty }

  /// Returns the checks in one of the settings.
  fileprivate func checks(in setting: String) -> [CheckTemplate] {
    if case .checks(let checks)? = settings[setting] { checks } else { [] }
  }
}

extension CodeMapping {
  /// The codes that the check reports instead of its own.
  fileprivate var shown: String {
    if let replacement { return "`\(replacement)`" }
    if renames.isEmpty { return "its own codes" }
    return renames.sorted { $0.key < $1.key }.map { "`\($0.value)` for `\($0.key)`" }
      .joined(separator: ", ")
  }
}

extension SettingContent {
  /// Returns the elements of two lists as one; nothing if neither is set.
  fileprivate func joined(with other: SettingContent) -> SettingContent {
    if self == .absent { return other }
    let (own, added) = (list ?? ListContent(), other.list ?? ListContent())
    return .list(
      ListContent(written: own.written.union(added.written), table: own.table ?? added.table)
    )
  }
}
