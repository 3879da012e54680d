import RuleEngine
import Violations

/// Compares how two versions of a rule split values into parts, and what they make of the parts.
struct PartsComparison {
  let old: RuleTraits
  let new: RuleTraits

  /// Adds what differs.
  func run(_ changes: inout ChangeCollector) {
    switch (old.parts, new.parts) {
    case (let old?, let new?):
      comparePatterns(old, new, &changes)
      compareLookUps(old.lookUps, new.lookUps, &changes)
      let (before, now) = (old.writtenJoins, new.writtenJoins)
      for name in Set(before.keys).union(now.keys).sorted() where before[name] != now[name] {
        changes.add(.changed, "the join `\(name)` differs")
      }
    case (nil, let new?):
      changes.add(.stricter, "values are split into parts", new: new.position)
    case (let old?, nil):
      changes.add(.looser, "values aren't split into parts", old: old.position)
    case (nil, nil): break
    }
    if old.canonical?.join.written != new.canonical?.join.written {
      changes.add(.changed, "`canonical` differs, so normalized values do")
    }
    if old.writing?.written != new.writing?.written {
      changes.add(.changed, "`write` differs", step: .minor)
    }
    let facts = (old.partsOfFacts, new.partsOfFacts)
    for name in facts.0.keys.sorted() {
      guard let now = facts.1[name], facts.0[name] != now else { continue }
      changes.add(.changed, "the fact `\(name)` comes from another part")
    }
  }

  private func comparePatterns(
    _ old: PartsTemplate,
    _ new: PartsTemplate,
    _ changes: inout ChangeCollector
  ) {
    if old.patternText == new.patternText { return }
    let effect = changes.memory.effect(old.pattern, new.pattern)
    changes.add(
      effect ?? .changed,
      effect == .text
        ? "the pattern of the parts is written in another way" : "the pattern of the parts differs",
      old: old.position,
      new: new.position
    )
  }

  private func compareLookUps(
    _ old: [PartsTemplate.LookUp],
    _ new: [PartsTemplate.LookUp],
    _ changes: inout ChangeCollector
  ) {
    let count = min(old.count, new.count)
    for lookUp in old.dropFirst(count) {
      changes.add(
        .looser,
        "the lookup in `\(lookUp.tableName)` is gone",
        old: lookUp.position
      )
    }
    for lookUp in new.dropFirst(count) {
      changes.add(.stricter, "the lookup in `\(lookUp.tableName)` is new", new: lookUp.position)
    }
    for (before, now) in zip(old, new) { compare(before, now, &changes) }
  }

  private func compare(
    _ old: PartsTemplate.LookUp,
    _ new: PartsTemplate.LookUp,
    _ changes: inout ChangeCollector
  ) {
    func add(_ effect: PackChange.Effect, _ reason: String) {
      changes.add(effect, reason, old: old.position, new: new.position)
    }
    let name = "the lookup in `\(new.tableName)`"
    if old.writtenKey != new.writtenKey || old.isLongest != new.isLongest {
      add(.changed, "\(name) has another key")
    }
    if old.writtenSplits != new.writtenSplits { add(.changed, "\(name) splits other parts") }
    if old.writtenAbsence != new.writtenAbsence {
      let effect: PackChange.Effect =
        new.writtenAbsence == "refuse"
        ? .stricter
        : old.writtenAbsence == "refuse" ? .looser : .changed
      add(effect, "if there is no row, \(name) does `\(new.writtenAbsence)`")
    } else if old.reportedCode != new.reportedCode {
      add(.changed, "\(name) reports another code")
    }
    let rows = changes.memory.difference(old.table, new.table)
    let refuses = new.writtenAbsence == "refuse"
    if !rows.gone.isEmpty {
      add(refuses ? .stricter : .changed, "`\(new.tableName)` no longer has \(rows.gone.named)")
    }
    if !rows.added.isEmpty {
      add(refuses ? .looser : .changed, "`\(new.tableName)` now has \(rows.added.named)")
    }
    if !rows.changed.isEmpty {
      add(.changed, "`\(new.tableName)` has other cells for \(rows.changed.named)")
    }
  }
}

extension PartsTemplate.LookUp {
  /// The parts that are split further, with the columns that say how.
  fileprivate var writtenSplits: [String] { splits.map { "\($0.part) by \($0.column)" } }
}

extension PartsTemplate {
  /// The joins as written in a pack, by name.
  fileprivate var writtenJoins: [String: WrittenSetting] {
    Dictionary(joins.map { ($0.name, $0.join.written) }, uniquingKeysWith: { first, _ in first })
  }
}

extension RuleTraits {
  /// The part of each fact that comes from one.
  fileprivate var partsOfFacts: [String: [String]] {
    Dictionary(grouping: facts ?? [], by: \.name).mapValues { $0.map(\.part) }
  }
}
