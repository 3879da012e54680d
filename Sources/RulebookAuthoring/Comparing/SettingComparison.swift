import RuleEngine
import TextPatterns
import Violations

/// What differs between two versions of one setting, and what it means for values.
struct SettingDifference {
  var effect: PackChange.Effect

  /// The setting, such as `` `maximum` of `length` ``.
  var subject: String

  /// What it is, and what it was.
  var change: String

  /// Compares the contents of a setting.
  ///
  /// Returns nil if they are the same.
  init?(
    _ setting: String,
    of check: CheckTemplate,
    _ old: SettingContent,
    _ new: SettingContent,
    _ memory: ComparisonMemory,
    ignoringCase: (old: Bool, new: Bool) = (false, false)
  ) {
    if let before = old.list?.table, let now = new.list?.table { memory.remember(before, now) }
    let isSame = old == new
    if isSame, ignoringCase.old == ignoringCase.new { return nil }
    let name = check.definition.name
    let direction = SettingDirection.of(setting, in: name)
    effect = Self.effect(old, new, direction, ignoringCase, memory) ?? .changed
    subject = "`\(isSame ? "ignoring-case" : setting)` of `\(name)`"
    change = isSame ? "is \(ignoringCase.new)" : Self.words(old, new)
  }

  /// Returns what a difference means; nil if that isn't known.
  private static func effect(
    _ old: SettingContent,
    _ new: SettingContent,
    _ direction: SettingDirection?,
    _ ignoringCase: (old: Bool, new: Bool),
    _ memory: ComparisonMemory
  ) -> PackChange.Effect? {
    switch direction {
    case .lowerBound: bound(old, new)
    case .upperBound: bound(old, new).map { old == .absent || new == .absent ? $0 : $0.reversed }
    case .accepted: list(old, new)
    case .refused: list(new, old, absentIsEmpty: true)
    case .accepting: flag(new)
    case .refusing: flag(new)?.reversed
    case .pattern:
      memory.effect(
        old.pattern(ignoringCase: ignoringCase.old),
        new.pattern(ignoringCase: ignoringCase.new)
      )
    case .characters: memory.effect(old.pattern(suffix: "*"), new.pattern(suffix: "*"))
    case .forbiddenCharacters:
      memory.effect(old.pattern(suffix: "*"), new.pattern(suffix: "*"))?.reversed
    case .beginning: pieces(old, new) { $0.hasPrefix($1) }
    case .ending: pieces(old, new) { $0.hasSuffix($1) }
    case .middle: pieces(old, new) { $0.contains($1) }
    case .restriction: old == .absent ? .stricter : new == .absent ? .looser : nil
    case .widest(let word):
      new == .text(word) ? .looser : old == .text(word) ? .stricter : nil
    case nil: nil
    }
  }

  /// Compares two least values.
  private static func bound(_ old: SettingContent, _ new: SettingContent) -> PackChange.Effect? {
    if old == .absent { return .stricter }
    if new == .absent { return .looser }
    if let old = old.decimal, let new = new.decimal { return new > old ? .stricter : .looser }
    guard case .text(let before) = old, case .text(let now) = new,
      let order = LimitOrder.order(of: now, to: before)
    else { return nil }
    return order > 0 ? .stricter : order < 0 ? .looser : .text
  }

  /// Compares two lists of accepted values.
  private static func list(
    _ old: SettingContent,
    _ new: SettingContent,
    absentIsEmpty: Bool = false
  ) -> PackChange.Effect? {
    guard old.isListOrAbsent, new.isListOrAbsent else { return nil }
    if !absentIsEmpty {
      if old == .absent { return .stricter }
      if new == .absent { return .looser }
    }
    let difference = ListDifference(old.list ?? ListContent(), new.list ?? ListContent())
    return difference.added.isEmpty ? .stricter : difference.gone.isEmpty ? .looser : nil
  }

  private static func flag(_ new: SettingContent) -> PackChange.Effect? {
    switch new {
    case .text("true"): .looser
    case .text("false"): .stricter
    default: nil
    }
  }

  /// Compares two texts, where values must have a piece of one.
  private static func pieces(
    _ old: SettingContent,
    _ new: SettingContent,
    _ has: (String, String) -> Bool
  ) -> PackChange.Effect? {
    guard case .text(let old) = old, case .text(let new) = new else { return nil }
    return has(new, old) ? .stricter : has(old, new) ? .looser : nil
  }

  /// Returns what a setting is, and what it was.
  private static func words(_ old: SettingContent, _ new: SettingContent) -> String {
    if let old = old.list, let new = new.list { return ListDifference(old, new).words }
    if case .table(let name, _) = new, case .table(name, _) = old { return "has other rows" }
    if new == .absent { return "isn't set, and was \(shown(old))" }
    if old == .absent { return "is \(shown(new)), and wasn't set" }
    return "is \(shown(new)), and was \(shown(old))"
  }

  private static func shown(_ content: SettingContent) -> String {
    switch content {
    case .number(let number): return number.description
    case .list(let list):
      let (elements, count) = list.first(5)
      return elements.named(of: count)
    case .absent, .text, .table: return "`\(content.shown)`"
    }
  }
}

extension SettingContent {
  /// Returns the text as a pattern; nil if it isn't one.
  fileprivate func pattern(suffix: String = "", ignoringCase: Bool = false) -> TextPattern? {
    guard case .text(let text) = self else { return nil }
    do throws(TextPatternError) {
      return try TextPattern(text + suffix, ignoringCase: ignoringCase)
    } catch {
      // It depends on a parameter, or is written in the syntax of ICU's sets only.
      return nil
    }
  }
}
