/// A search for one text in other texts, in linear time (Knuth, Morris and Pratt, 1977).
package struct ByteSearch: Sendable {
  /// For each byte of the wanted text: the length of the longest proper beginning of the text that
  /// is also an ending of the bytes up to and with this one.
  private let overlaps: [Int]

  /// Prepares a search.
  ///
  /// - Complexity: O(*m*) in the number of bytes of the text.
  package init(for wanted: String) {
    let bytes = Array(wanted.utf8)
    var overlaps = Array(repeating: 0, count: bytes.count)
    var length = 0
    for index in bytes.indices.dropFirst() {
      while length > 0, bytes[index] != bytes[length] { length = overlaps[length - 1] }
      if bytes[index] == bytes[length] { length += 1 }
      overlaps[index] = length
    }
    self.overlaps = overlaps
  }

  /// Returns whether the bytes that the search was prepared for occur in a text.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the text. It allocates nothing.
  package func find(_ wanted: Span<UInt8>, in text: Span<UInt8>) -> Bool {
    if wanted.isEmpty { return true }
    var length = 0
    for index in text.indices {
      while length > 0, text[index] != wanted[length] { length = overlaps[length - 1] }
      if text[index] == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}
