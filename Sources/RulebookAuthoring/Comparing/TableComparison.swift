import PackLoading
import RuleEngine
import SourceTexts
import Violations

/// Compares the tables of two versions of a pack, except those that a rule was compared with.
///
/// Other packs can look up rows and add some. Other tables are for the pack's own checks. If none
/// of them uses such a table in both versions, its content only matters to people.
struct TableComparison {
  let old: PackDeclaration
  let new: PackDeclaration

  /// Adds what differs.
  ///
  /// The rules and forms must have been compared before.
  func run(_ changes: inout ChangeCollector) {
    let (before, now) = (old.declaredTables, new.declaredTables)
    let idle = Set((old.idleTables(besides: []) + new.idleTables(besides: [])).map(\.name))
    for name in Set(before.keys).union(now.keys).sorted() {
      switch (before[name], now[name]) {
      case (let before?, let now?) where before.kind != now.kind:
        add(.changed, "has the kind \(now.kind), and had \(before.kind)", name, &changes)
      case (let before?, let now?):
        if let rows = before.rows, let newRows = now.rows {
          compare(rows, newRows, name, &changes)
        } else {
          compare(before, now, name, isIdle: idle.contains(name), &changes)
        }
      case (let before?, nil): add(effect(before, of: .removed), "is gone", name, &changes)
      case (nil, let now?): add(effect(now, of: .added), "is new", name, &changes)
      case (nil, nil): break
      }
    }
  }

  /// Returns what it means that a table came or went.
  private func effect(
    _ table: DeclaredTable,
    of effect: PackChange.Effect
  ) -> PackChange.Effect {
    // Rules of all packs look at a shared table, and the checks that use another one are compared.
    table.rows != nil ? effect : table.part != nil ? .changed : .text
  }

  private func compare(
    _ old: RowTable,
    _ new: RowTable,
    _ name: String,
    _ changes: inout ChangeCollector
  ) {
    let (before, now) = (old.columns.map(\.name), new.columns.map(\.name))
    changes.addNames(
      before.map { "\(name).\($0)" },
      now.map { "\(name).\($0)" },
      of: "column"
    )
    if changes.memory.hasCompared(old, new) { return }
    let rows = changes.memory.difference(old, new)
    if !rows.gone.isEmpty { add(.removed, "no longer has \(rows.gone.named)", name, &changes) }
    if !rows.added.isEmpty { add(.added, "now has \(rows.added.named)", name, &changes) }
    if !rows.changed.isEmpty, Set(before) == Set(now) {
      add(.changed, "has other cells for \(rows.changed.named)", name, &changes)
    }
  }

  private func compare(
    _ old: DeclaredTable,
    _ new: DeclaredTable,
    _ name: String,
    isIdle: Bool,
    _ changes: inout ChangeCollector
  ) {
    let effect: PackChange.Effect = isIdle ? .text : .changed
    if let before = old.words, let now = new.words {
      if changes.memory.hasCompared(before, now) { return }
      let words = ListDifference(ListContent(table: before), ListContent(table: now))
      if !words.isEmpty { add(effect, words.words, name, &changes) }
    } else if isIdle, case .constant(let before) = old.expression,
      case .constant(let now) = new.expression,
      SettingContent.of(before, table: name) != SettingContent.of(now, table: name)
    {
      add(effect, "has other rows", name, &changes)
    }
  }

  private func add(
    _ effect: PackChange.Effect,
    _ reason: String,
    _ name: String,
    _ changes: inout ChangeCollector
  ) {
    changes.add(
      effect,
      "the table `\(name)` \(reason)",
      old: place(of: name, in: old),
      new: place(of: name, in: new)
    )
  }

  private func place(of name: String, in pack: PackDeclaration) -> FilePosition? {
    pack.positionOfTable(name).map { FilePosition(file: pack.source.name, at: $0) }
  }
}
