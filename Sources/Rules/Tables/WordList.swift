/// Words from a pack's table, for exact look-up.
public struct WordList: Sendable, Hashable {
  /// The words, as they stand in the file.
  public let words: Set<String>

  /// Creates a list.
  public init(_ words: some Sequence<String>) {
    self.words = Set(words)
  }

  /// Returns whether a word is in the list, scalar by scalar.
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ word: String) -> Bool { words.contains(word) }
}
