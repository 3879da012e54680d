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
    ignoringCase: (old: Bool, new: Bool) = (false, false)
  ) {
    if old == new, ignoringCase.old == ignoringCase.new { return nil }
    let name = check.definition.name
    let direction = SettingDirection.of(setting, in: name)
    effect = Self.effect(old, new, direction, ignoringCase) ?? .changed
    subject = "`\(old == new ? "ignoring-case" : setting)` of `\(name)`"
    change = old == new ? "is \(ignoringCase.new)" : Self.words(old, new)
  }

  /// Returns what a difference means; nil if that isn't known.
  private static func effect(
    _ old: SettingContent,
    _ new: SettingContent,
    _ direction: SettingDirection?,
    _ ignoringCase: (old: Bool, new: Bool)
  ) -> PackChange.Effect? {
    switch direction {
    case .lowerBound: bound(old, new)
    case .upperBound: bound(old, new).map { old == .absent || new == .absent ? $0 : $0.reversed }
    case .accepted: list(old, new)
    case .refused: list(new, old, absentIsEmpty: true)
    case .accepting: flag(new)
    case .refusing: flag(new)?.reversed
    case .pattern:
      patterns(
        old.pattern(ignoringCase: ignoringCase.old),
        new.pattern(ignoringCase: ignoringCase.new)
      )
    case .characters: patterns(old.pattern(suffix: "*"), new.pattern(suffix: "*"))
    case .forbiddenCharacters:
      patterns(old.pattern(suffix: "*"), new.pattern(suffix: "*"))?.reversed
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
    let (old, new) = (old.elements ?? [], new.elements ?? [])
    return new.isSubset(of: old) ? .stricter : new.isSuperset(of: old) ? .looser : nil
  }

  private static func flag(_ new: SettingContent) -> PackChange.Effect? {
    switch new {
    case .text("true"): .looser
    case .text("false"): .stricter
    default: nil
    }
  }

  /// Compares two patterns by the texts that they match.
  static func patterns(_ old: TextPattern?, _ new: TextPattern?) -> PackChange.Effect? {
    guard let old, let new, let keeps = new.contains(old), let adds = old.contains(new) else {
      return nil
    }
    if keeps { return adds ? .text : .looser }
    return adds ? .stricter : nil
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
    if let old = old.elements, let new = new.elements {
      let gone = old.subtracting(new)
      let added = new.subtracting(old)
      let parts = [("no longer has", gone), ("now has", added)].filter { !$0.1.isEmpty }
      return parts.map { "\($0) \(named($1))" }.joined(separator: ", and ")
    }
    if case .table(let name, _) = new, case .table(name, _) = old { return "has other rows" }
    if new == .absent { return "isn't set, and was \(shown(old))" }
    if old == .absent { return "is \(shown(new)), and wasn't set" }
    return "is \(shown(new)), and was \(shown(old))"
  }

  /// The greatest number of elements that are named.
  private static let namedElements = 5

  /// Returns the first elements of a list, and how many others there are.
  private static func named(_ elements: Set<String>) -> String {
    let names = elements.sorted().prefix(namedElements).map { "`\($0)`" }.joined(separator: ", ")
    let rest = elements.count - namedElements
    return rest > 0 ? "\(names) and \(rest) more" : names
  }

  private static func shown(_ content: SettingContent) -> String {
    switch content {
    case .number(let number): number.description
    case .list(let elements): named(elements)
    case .absent, .text, .table: "`\(content.shown)`"
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
