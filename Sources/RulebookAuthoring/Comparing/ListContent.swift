import RuleEngine

/// The elements of a list: those that are written in a check, and the words of a table.
struct ListContent: Equatable {
  /// The elements that are written.
  var written: Set<String> = []

  /// The table; nil if there is none.
  var table: WordList?

  fileprivate var words: DistinctWords {
    guard let table else { return DistinctWords() }
    return table.derived { DistinctWords(table) }
  }

  /// Returns the first elements in order, and the number of all elements.
  func first(_ most: Int) -> (elements: [String], count: Int) {
    let words = words
    let own = written.filter { !words.set.contains($0) }
    let elements = (own + words.sorted.prefix(most)).sorted().prefix(most)
    return (Array(elements), own.count + words.sorted.count)
  }

  static func == (left: Self, right: Self) -> Bool { ListDifference(left, right).isEmpty }
}

/// The words of a table, found once for all checks that use it.
private struct DistinctWords {
  var sorted: [String] = []
  var set: Set<String> = []

  init() {}

  init(_ table: WordList) {
    sorted = table.words.map(\.distinct).sorted()
    set = Set(sorted)
  }
}

/// What differs between two lists.
struct ListDifference {
  /// The elements that only the old list has, in order.
  private(set) var gone: [String]

  /// The elements that only the new list has, in order.
  private(set) var added: [String]

  var isEmpty: Bool { gone.isEmpty && added.isEmpty }

  /// What the new list no longer has, and what it has now.
  var words: String {
    let parts = [("no longer has", gone), ("now has", added)].filter { !$0.1.isEmpty }
    return parts.map { "\($0) \($1.named)" }.joined(separator: ", and ")
  }

  /// Compares two lists.
  ///
  /// - Complexity: O(*n*) in the number of written elements and of words that differ. The first
  ///   time, it is O(*n* log *n*) in the number of words.
  init(_ old: ListContent, _ new: ListContent) {
    let words = WordDifference.between(old, new)
    gone = Self.surplus(of: old, over: new, words: words.gone)
    added = Self.surplus(of: new, over: old, words: words.added)
  }

  /// Returns what a list has and another doesn't, where only the first list's table has some words.
  private static func surplus(
    of list: ListContent,
    over other: ListContent,
    words: [String]
  ) -> [String] {
    let rest = other.written.isEmpty ? words : words.filter { !other.written.contains($0) }
    if list.written.isEmpty { return rest }
    let (tables, otherWords) = (list.words.set, other.words.set)
    let own = list.written.filter {
      !tables.contains($0) && !otherWords.contains($0) && !other.written.contains($0)
    }
    return own.isEmpty ? rest : (rest + own).sorted()
  }
}

/// What differs between the words of two tables, found once for all checks that use them.
private struct WordDifference {
  var gone: [String]
  var added: [String]

  init(_ old: DistinctWords, _ new: DistinctWords) {
    gone = old.sorted.filter { !new.set.contains($0) }
    added = new.sorted.filter { !old.set.contains($0) }
  }

  static func between(_ old: ListContent, _ new: ListContent) -> Self {
    guard let before = old.table, let now = new.table else { return Self(old.words, new.words) }
    return before.derived(with: now) { Self(old.words, new.words) }
  }
}
