/// Words from a pack's table, for exact look-up.
public struct WordList: Sendable, Hashable {
  let spellings: Set<[UInt8]>

  /// The words, as they stand in the file, in no order.
  public var words: [String] { spellings.map { String(decoding: $0, as: UTF8.self) } }

  /// Creates a list.
  public init(_ words: some Sequence<String>) {
    spellings = Set(words.map { Array($0.utf8) })
  }

  /// Returns whether a word is in the list, scalar by scalar.
  ///
  /// Strings with the same characters in two encodings are equal; here they are two words.
  ///
  ///     WordList(["é"]).contains("é")        // true
  ///     WordList(["é"]).contains("e\u{301}")  // false
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ word: String) -> Bool { spellings.contains(Array(word.utf8)) }
}
