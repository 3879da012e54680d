import ErrorCatalog
import PackLoading
import SourceTexts
import Violations

/// Compares the codes and messages of two versions of a pack.
struct CodeComparison {
  let old: PackDeclaration
  let new: PackDeclaration

  /// Adds what differs.
  func run(_ changes: inout ChangeCollector) {
    for code in old.codes.keys.sorted() {
      guard let before = old.codes[code] else { continue }
      let place = FilePosition(file: old.source.name, at: before.position)
      guard let now = new.codes[code] else {
        changes.add(.removed, "the code `\(code)` is gone", old: place)
        continue
      }
      compare(before, now, of: code, &changes)
    }
    for code in new.codes.keys.sorted() where old.codes[code] == nil {
      let place = new.codes[code].map { FilePosition(file: new.source.name, at: $0.position) }
      changes.add(.added, "the code `\(code)` is new", new: place)
    }
    compareMessages(&changes)
  }

  private func compare(
    _ before: CodeDeclaration,
    _ now: CodeDeclaration,
    of code: ViolationCode,
    _ changes: inout ChangeCollector
  ) {
    func add(_ effect: PackChange.Effect, _ reason: String, step: PackChange.Step? = nil) {
      changes.add(
        effect,
        "the code `\(code)` \(reason)",
        step: step,
        old: FilePosition(file: old.source.name, at: before.position),
        new: FilePosition(file: new.source.name, at: now.position)
      )
    }
    let (earlier, later) = (before.declared, now.declared)
    if earlier.number != later.number {
      // A code that had no number before only says more now.
      add(earlier.number == nil ? .added : .changed, "has another number")
    }
    if earlier.severity != later.severity {
      let effect: PackChange.Effect =
        later.severity == .warning ? .looser : earlier.severity == .warning ? .stricter : .changed
      add(effect, "has the severity \((later.severity ?? .error).rawValue)")
    }
    // A retired code has no arguments.
    let isRetired = later.standing.isRetired && !earlier.standing.isRetired
    if !isRetired, earlier.arguments?.map(\.shown) != later.arguments?.map(\.shown) {
      add(.changed, "has other arguments")
    }
    if isRetired { return add(.removed, "is retired") }
    if earlier.status != later.status { add(.changed, "has another status") }
    if earlier.retry != later.retry { add(.changed, "has another `retry`", step: .minor) }
    if earlier.causes != later.causes {
      add(.changed, "shows other causes, by `underlying`", step: .minor)
    }
    if earlier.standing != later.standing {
      let end = later.standing.end.map { "is \($0.name)" } ?? "is in use again"
      add(.changed, end, step: .minor)
    }
    if earlier.summary != later.summary { add(.text, "has another summary") }
    if earlier.help != later.help { add(.text, "has another page of help") }
    if earlier.log != later.log { add(.text, "has another text for logs") }
  }

  private func compareMessages(_ changes: inout ChangeCollector) {
    let locales = Set(old.messages.keys).union(new.messages.keys)
    for locale in locales.sorted(by: { $0.tag < $1.tag }) {
      guard let before = old.messages[locale], let now = new.messages[locale] else {
        let isGone = new.messages[locale] == nil
        let count = (old.messages[locale] ?? new.messages[locale] ?? [:]).count
        changes.add(
          .text,
          "the language `\(locale.tag)` is \(isGone ? "gone" : "new"), with its texts (\(count))",
          step: .minor
        )
        continue
      }
      for key in Set(before.keys).union(now.keys).sorted() {
        compare(before[key], now[key], key, locale.tag, &changes)
      }
    }
  }

  private func compare(
    _ before: MessageDeclaration?,
    _ now: MessageDeclaration?,
    _ key: String,
    _ tag: String,
    _ changes: inout ChangeCollector
  ) {
    let name = "the text `\(key)` (\(tag))"
    switch (before, now) {
    case (let before?, let now?):
      // Strings with the same characters in two encodings are equal, but here they are two texts.
      if before.message.pattern.utf8.elementsEqual(now.message.pattern.utf8) { return }
      changes.add(.text, "\(name) differs", old: before.place, new: now.place)
    case (let before?, nil):
      changes.add(.text, "\(name) is gone", step: .minor, old: before.place)
    case (nil, let now?): changes.add(.text, "\(name) is new", new: now.place)
    case (nil, nil): break
    }
  }
}

extension MessageDeclaration {
  fileprivate var place: FilePosition {
    FilePosition(file: written.source.name, at: written.start)
  }
}

extension ErrorArgument {
  /// What users of the code rely on.
  fileprivate var shown: String { "\(name) \(kind) \(exposure.rawValue)" }
}
