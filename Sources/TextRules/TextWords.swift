import RuleEngine
import UnicodeText

extension UTF8Span {
  /// Calls a function with each word: a run of letters, marks and numbers, including format
  /// characters between them.
  ///
  ///     "Don't stop".utf8Span.forEachWord { … }  // 0..<3, 4..<5, 6..<10
  ///
  /// - Parameter body: Receives the offsets of a word's bytes, and returns whether to continue.
  func forEachWord(_ body: (Range<Int>) -> Bool) {
    var start: Int?
    var offset = 0
    while offset < count {
      let scalar = self.scalar(at: offset)
      if scalar.isInWords || (start != nil && scalar.isFormat) {
        if start == nil { start = offset }
      } else if let begun = start {
        if !body(begun..<offset) { return }
        start = nil
      }
      offset += scalar.utf8Length
    }
    if let start { _ = body(start..<count) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an invisible character that may be within words, such as U+200D.
  fileprivate var isFormat: Bool {
    value >= 0xAD && ScalarProperties(of: self).category == .format
  }
}
