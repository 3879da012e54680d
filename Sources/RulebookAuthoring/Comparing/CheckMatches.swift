import RuleEngine

/// The checks of two versions of a rule, matched with each other.
struct CheckMatches {
  /// Both versions of the checks that are in both.
  private(set) var pairs: [(old: CheckTemplate, new: CheckTemplate)] = []

  /// The checks that only the old version has.
  private(set) var gone: [CheckTemplate] = []

  /// The checks that only the new version has.
  private(set) var added: [CheckTemplate] = []

  /// Matches checks: first those that are written in the same way, then those with the same name,
  /// part, and kind, and then those of the same kind.
  ///
  /// - Complexity: O(*n* log *n*) in the number of checks.
  init(_ old: [CheckTemplate], _ new: [CheckTemplate]) {
    gone = old
    added = new
    match(by: { $0.written.text })
    match(by: { "\($0.definition.name) \($0.part ?? "") \($0.name ?? "")" })
    match(by: { "\($0.definition.name) \($0.part ?? "")" })
    match(by: { $0.definition.name })
  }

  /// Matches the remaining checks with the same key, in order.
  private mutating func match(by key: (CheckTemplate) -> String) {
    if gone.isEmpty || added.isEmpty { return }
    var waiting = Dictionary(grouping: gone.indices) { key(gone[$0]) }.mapValues { $0[...] }
    var matched: Set<Int> = []
    var rest: [CheckTemplate] = []
    for check in added {
      if let index = waiting[key(check)]?.popFirst() {
        pairs.append((gone[index], check))
        matched.insert(index)
      } else {
        rest.append(check)
      }
    }
    gone = gone.indices.filter { !matched.contains($0) }.map { gone[$0] }
    added = rest
  }
}
