import Rulebook
import RulebookKernels

extension HostileInputs {
  /// The rules for texts of any kind.
  static let textRules: [(name: String, parameters: [String: Value])] = [
    ("nfc", [:]), ("nfkc", [:]), ("length", [:]), ("letters", [:]), ("counted", [:]), ("word", [:]),
    ("word-in-any-case", [:]), ("prefix", [:]), ("suffix", [:]), ("staff-id", [:]), ("upper", [:]),
    ("lower", [:]), ("contains", ["text": .text(String(repeating: "a", count: 30_000) + "b")]),
    ("number", [:]), ("date", [:]), ("text.multi-line", [:]), ("person-name", [:]),
    ("password", [:]), ("language-tag", [:]), ("slug", [:]),
    ("runs", [:]), ("context-words", ["words": longWords]),
  ]

  /// The most words that a check looks for, each as long as possible.
  private static let longWords = Value.list(
    (10..<74).map { .text(String(repeating: "a", count: 62) + String($0)) }
  )

  /// Texts that grow or shrink in normalization, and texts that no person writes.
  static let texts = [
    Shape("letters", repeating: "a"),
    Shape("spaces between letters", repeating: "a  "),
    Shape("ligatures", repeating: "ﬃ"),
    Shape("one letter to eighteen", repeating: "\u{FDFA}"),
    Shape("marks out of order", "a", repeating: "\u{301}\u{327}"),
    Shape("marks out of order, in short runs", repeating: "a\u{301}\u{327}\u{301}\u{327}"),
    Shape("marks in order", "a", repeating: "\u{301}"),
    Shape("marks that become two", "a", repeating: "\u{344}"),
    Shape("decomposed Hangul", repeating: "\u{1112}\u{1161}\u{11AB}"),
    Shape("vowels of Hangul", "\u{1112}", repeating: "\u{1161}"),
    Shape("composing vowels", repeating: "\u{9C7}\u{9BE}"),
    Shape("final sigmas", repeating: "Σ\u{301}"),
    Shape("conjuncts", "क", repeating: "्क"),
    Shape("joined pictures", "👩", repeating: "\u{200D}👩"),
    Shape("flags", repeating: "🇦"),
    Shape("digits of many scripts", repeating: "٣५１"),
    Shape("digits", repeating: "9"),
    Shape("digits of a fraction", "0.", repeating: "9"),
    Shape("spaces around", repeating: " ", "1"),
    Shape("line breaks", repeating: "\r\n", "a"),
    Shape("subtags", "en", repeating: "-abcde"),
  ]
}
