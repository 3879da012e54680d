import CICU

extension UTF8Span {
  /// The number of words in this text (UAX #29): of segments with a letter, a number, a kana or an
  /// ideograph.
  ///
  ///     "Don't stop, 3.5 times".utf8Span.wordCount  // 4
  ///
  /// Words of scripts without spaces, such as Thai and Han, are found by ICU's dictionaries, and may
  /// be others with another version of ICU.
  package var wordCount: Int { withBytes { Int(cicu_word_count($0, $1)) } }
}
