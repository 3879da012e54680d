import CICU

extension UTF8Span {
  /// The number of words in this text (UAX #29): segments with a letter, a number, a kana, or an
  /// ideograph.
  ///
  ///     "Don't stop, 3.5 times".utf8Span.wordCount  // 4
  ///
  /// ICU's dictionaries find words in scripts without spaces, such as Thai and Han. Other versions
  /// of ICU may find different words.
  package var wordCount: Int { withBytes { Int(cicu_word_count($0, $1)) } }
}
