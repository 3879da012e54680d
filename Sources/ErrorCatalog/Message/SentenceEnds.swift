import UnicodeText

extension MessageRenderer {
  /// Returns whether an argument was written last, and ends with a word and the given full stop.
  ///
  /// A sentence has one full stop, and a Russian date already ends with one: `20 ноября 2026 г.`
  /// A full stop that isn't part of a word is an item of its own, and doesn't end the sentence.
  func endsWithArgument(and fullStop: Unicode.Scalar) -> Bool {
    let (end, length) = lastArgument
    guard length > fullStop.utf8Length, end == text.utf8.count else { return false }
    var scalars = text.unicodeScalars[...]
    guard scalars.popLast() == fullStop, let before = scalars.last else { return false }
    return before.isInWords
  }
}

extension String {
  /// Whether the text begins with exactly one full stop, at the end of a sentence: `. Then …`, but
  /// not `.com` or `...`.
  var beginsWithFullStop: Bool {
    var scalars = unicodeScalars[...]
    guard let first = scalars.popFirst(), first.isFullStop else { return false }
    guard let next = scalars.first else { return true }
    // Languages without spaces continue right after their full stop.
    return next != first && (first != "." || !next.isInWords)
  }
}

extension Unicode.Scalar {
  /// Whether the character ends a plain sentence in some language.
  ///
  /// These are the full stops among the characters with the property Sentence_Terminal (UAX #44).
  fileprivate var isFullStop: Bool {
    switch self {
    case ".", "。", "।", "۔", "።", "။", "។", "։": true
    default: false
    }
  }
}
