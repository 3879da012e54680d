import PackLoading
import RuleEngine
package import Rulebook
import SourceTexts
package import Violations

/// The differences between two versions of packs, and what they mean for their users.
///
///     let comparison = try PackComparison(from: old, to: new)
///     comparison.changes.filter { $0.effect == .stricter }.map(\.reason)
///     // ["the rule `pin`: `length` takes at most 6, and took at most 8"]
///     comparison.packs.first?.next  // "2.0.0"
///
/// The packs that come with Rulebook aren't compared.
package struct PackComparison: Sendable {
  /// The changes, by pack, then by what they mean, and then in the order of names.
  package private(set) var changes: [PackChange] = []

  /// The packs with their versions, sorted by name.
  package private(set) var packs: [PackVersions] = []

  /// The number of pairs of patterns that weren't compared, because there are too many.
  ///
  /// They count as changed.
  package let uncomparedPatterns: Int

  /// Compares the packs of two rulebooks.
  ///
  /// - Throws: A ``LoadingError`` if a rule or form is broken.
  package init(from old: Rulebook, to new: Rulebook) throws(LoadingError) {
    let (before, now) = (OwnPacks(old), OwnPacks(new))
    var collector = ChangeCollector()
    Self.comparePacks(before, now, &collector)
    for name in Set(before.rules.keys).union(now.rules.keys).sorted() {
      collector.subject = ""
      try Self.compareRule(name, before, now, &collector)
    }
    for name in Set(before.forms.keys).union(now.forms.keys).sorted() {
      collector.subject = ""
      try Self.compareForm(name, before, now, &collector)
    }
    Self.compareTables(before, now, &collector)
    uncomparedPatterns = collector.memory.uncomparedPatterns
    let order = PackChange.Effect.allCases
    changes = collector.changes.enumerated().sorted { left, right in
      let ranks = [left, right].map { order.firstIndex(of: $0.element.effect) ?? 0 }
      return (left.element.pack, ranks[0], left.offset)
        < (right.element.pack, ranks[1], right.offset)
    }
    .map(\.element)
    packs = Set(before.packs.keys).union(now.packs.keys).sorted().map { name in
      let ofPack = changes.filter { $0.pack == name }
      return PackVersions(
        name: name,
        old: before.packs[name]?.version,
        new: now.packs[name]?.version,
        step: ofPack.map(\.step).max() ?? .none
      )
    }
  }

  /// Takes the results of a corpus into account: a value that is invalid only now proves that
  /// something is stricter.
  ///
  /// If nothing else differs, that is a change itself: its cause is in something that can't be
  /// compared, such as the file of a blocklist.
  package mutating func heed(_ corpus: CorpusComparison) {
    guard corpus.hasStricter || corpus.hasLooser else { return }
    let effect: PackChange.Effect = corpus.hasStricter ? .stricter : .looser
    if changes.isEmpty {
      changes = packs.map { pack in
        PackChange(
          pack: pack.name,
          effect: effect,
          step: effect.step,
          reason: "the results of the corpus differ, and it isn't known why"
        )
      }
      for index in packs.indices { packs[index].step = effect.step }
    }
    for index in packs.indices where packs[index].step != .none {
      packs[index].step = max(packs[index].step, effect.step)
    }
  }

  /// Compares what packs say about themselves, with their codes and messages.
  private static func comparePacks(
    _ before: OwnPacks,
    _ now: OwnPacks,
    _ collector: inout ChangeCollector
  ) {
    for name in Set(before.packs.keys).union(now.packs.keys).sorted() {
      collector.pack = name
      collector.subject = ""
      switch (before.packs[name], now.packs[name]) {
      case (let old?, let new?):
        for required in Set(new.requiredPacks).subtracting(old.requiredPacks).sorted() {
          collector.add(.changed, "the pack requires `\(required)`")
        }
        for required in Set(old.requiredPacks).subtracting(new.requiredPacks).sorted() {
          collector.add(.looser, "the pack no longer requires `\(required)`")
        }
        compareNames(old.changedNames.replaced, new.changedNames.replaced, "replace", &collector)
        compareNames(old.changedNames.disabled, new.changedNames.disabled, "disable", &collector)
        collector.addNames(old.groups.map(\.name), new.groups.map(\.name), of: "group")
        CodeComparison(old: old, new: new).run(&collector)
      case (let old?, nil):
        collector.add(.removed, "the pack is gone")
        for code in old.codes.keys.sorted() where !now.has(code) {
          collector.add(.removed, "the code `\(code)` is gone")
        }
      case (nil, let new?):
        collector.add(.added, "the pack is new")
        for code in new.codes.keys.sorted() where !before.has(code) {
          collector.add(.added, "the code `\(code)` is new")
        }
      case (nil, nil): break
      }
    }
  }

  /// Compares the tables of packs that are in both versions.
  private static func compareTables(
    _ before: OwnPacks,
    _ now: OwnPacks,
    _ collector: inout ChangeCollector
  ) {
    collector.subject = ""
    for (name, old) in before.packs.sorted(by: { $0.key < $1.key }) {
      guard let new = now.packs[name] else { continue }
      collector.pack = name
      TableComparison(old: old, new: new).run(&collector)
    }
  }

  /// Compares the names that a pack changes in others.
  private static func compareNames(
    _ old: [String],
    _ new: [String],
    _ verb: String,
    _ collector: inout ChangeCollector
  ) {
    for name in Set(new).subtracting(old).sorted() {
      collector.add(.changed, "the pack now \(verb)s `\(name)`")
    }
    for name in Set(old).subtracting(new).sorted() {
      collector.add(.changed, "the pack doesn't \(verb) `\(name)` anymore")
    }
  }

  private static func compareRule(
    _ name: String,
    _ before: OwnPacks,
    _ now: OwnPacks,
    _ collector: inout ChangeCollector
  ) throws(LoadingError) {
    let (old, new) = (before.rules[name], now.rules[name])
    guard let declared = new ?? old else { return }
    collector.pack = declared.pack.name
    guard let old else {
      return collector.add(.added, "the rule `\(name)` is new", new: new?.place)
    }
    guard let new else {
      return collector.add(.removed, "the rule `\(name)` is gone", old: old.place)
    }
    let templates = (
      try before.library.template(of: old.rule, in: old.pack),
      try now.library.template(of: new.rule, in: new.pack)
    )
    guard let oldRule = templates.0, let newRule = templates.1 else { return }
    collector.subject = "the rule `\(name)`"
    if old.pack.name != new.pack.name {
      collector.add(.text, "it is in the pack `\(new.pack.name)` now", step: .minor)
    }
    RuleComparison(old: oldRule, new: newRule).run(&collector)
    if old.rule.summary != new.rule.summary { collector.add(.text, "the summary differs") }
  }

  private static func compareForm(
    _ name: String,
    _ before: OwnPacks,
    _ now: OwnPacks,
    _ collector: inout ChangeCollector
  ) throws(LoadingError) {
    let (old, new) = (before.forms[name], now.forms[name])
    guard let declared = new ?? old else { return }
    collector.pack = declared.pack.name
    guard let old else {
      return collector.add(.added, "the form `\(name)` is new", new: new?.place)
    }
    guard let new else {
      return collector.add(.removed, "the form `\(name)` is gone", old: old.place)
    }
    let forms = (
      try before.library.form(of: old.form, in: old.pack),
      try now.library.form(of: new.form, in: new.pack)
    )
    guard let oldForm = forms.0, let newForm = forms.1 else { return }
    collector.subject = "the form `\(name)`"
    try FormComparison(
      old: oldForm,
      new: newForm,
      oldLibrary: before.library,
      newLibrary: now.library
    )
    .run(&collector)
    if old.form.summary != new.form.summary { collector.add(.text, "the summary differs") }
  }
}

/// The packs of a rulebook that don't come with the library.
private struct OwnPacks {
  struct OwnRule {
    let rule: RuleDeclaration
    let pack: PackDeclaration

    var place: FilePosition { FilePosition(file: pack.source.name, at: rule.position) }
  }

  struct OwnForm {
    let form: FormDeclaration
    let pack: PackDeclaration

    var place: FilePosition { FilePosition(file: pack.source.name, at: form.position) }
  }

  let library: PackLibrary
  private(set) var packs: [String: PackDeclaration] = [:]
  private(set) var rules: [String: OwnRule] = [:]
  private(set) var forms: [String: OwnForm] = [:]

  init(_ rulebook: Rulebook) {
    library = rulebook.library
    for pack in library.layers where !pack.isBundled && !pack.isOnlyTables {
      packs[pack.name] = pack
      for rule in pack.rules { rules[rule.name] = OwnRule(rule: rule, pack: pack) }
      for form in pack.forms { forms[form.name] = OwnForm(form: form, pack: pack) }
    }
  }

  /// Returns whether one of the packs declares a code.
  func has(_ code: ViolationCode) -> Bool { packs.values.contains { $0.codes[code] != nil } }
}
