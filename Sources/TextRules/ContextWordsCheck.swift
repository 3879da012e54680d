public import RuleEngine
import UnicodeText
public import Violations

/// Refuses a text that is little more than words of its context, such as the user's name, the
/// user's address, or the name of the site.
///
///     context-words: [acmecorp, alice.smith]
///     // 4cm3c0rp!                              context_words.contained, at bytes 0 to 8
///     // alicesmith2024                         context_words.contained, at bytes 0 to 10
///     // correct horse battery acmecorp staple  valid
///
/// Each word is found as a whole, without its spaces, punctuation and symbols, and by the parts
/// between them. The same goes for both sides of an address. Parts such as `com` and `www` don't
/// count. Words are found forward and backward, after NFKC and case folding. They are also found
/// where the text has a common substitute for a letter: `4` and `@` for a, `8` for b, `(` for c,
/// `3` for e, `6` and `9` for g. Other substitutes are `1`, `!` and `|` for i and l, `0` for o, `$`
/// and `5` for s, `7` and `+` for t, and `2` for z. The check removes every occurrence, and enough
/// characters must be left. A text without any of the words is valid.
///
/// The check looks for the first 64 words, including parts, and for the first 64 characters of
/// each.
///
/// The range of the violation is the longest occurrence, or the first of several equally long ones.
public struct ContextWordsCheck: Check {
  /// The fewest characters that must be left.
  public let minimumRest: Int

  private let search: WordSearch

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - words: The texts of the context.
  ///   - minimumLength: The minimum number of characters in a word to look for.
  ///   - minimumRest: The minimum number of characters that must remain without the words.
  public init(_ words: [String], minimumLength: Int = 3, minimumRest: Int = 5) {
    search = SearchedWords(in: words, minimumLength: minimumLength).search
    self.minimumRest = minimumRest
  }

  /// Reports a text that has too little left without the words.
  ///
  /// - Complexity: O(*n*) in the number of bytes. The factor grows with the number of words, up to
  ///   their limit.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if search.laneCount == 0 { return }
    let folded = text.normalized(.nfkcCasefold)
    let scalars = Array(folded.text.unicodeScalars)
    guard let lengths = search.lengthsOfWords(endingIn: scalars) else { return }
    if Self.rest(of: folded.text, without: lengths) < minimumRest {
      findings.add(
        .contextWordsContained,
        at: folded.edits.sourceRange(of: Self.longest(of: lengths, in: scalars))
      )
    }
  }

  /// Returns that the text must have more than the words, if there are any.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    search.laneCount == 0 ? [] : [Violation(.contextWordsContained)]
  }

  /// Returns the number of characters without a scalar that is part of a word.
  private static func rest(of text: String, without lengths: [Int]) -> Int {
    var isCovered = Array(repeating: false, count: lengths.count)
    var start = lengths.count
    for index in lengths.indices.reversed() {
      if lengths[index] > 0 { start = min(start, index + 1 - lengths[index]) }
      isCovered[index] = index >= start
      if index == start { start = lengths.count }
    }
    var rest = 0
    var index = 0
    for character in text {
      let end = index + character.unicodeScalars.count
      if !isCovered[index..<end].contains(true) { rest += 1 }
      index = end
    }
    return rest
  }

  /// Returns the bytes of the longest word.
  private static func longest(of lengths: [Int], in scalars: [Unicode.Scalar]) -> Range<Int> {
    var end = 0
    for index in lengths.indices where lengths[index] > lengths[end] { end = index }
    let start = end + 1 - lengths[end]
    let before = scalars[..<start].reduce(0) { $0 + $1.utf8Length }
    return before..<scalars[start...end].reduce(before) { $0 + $1.utf8Length }
  }
}

extension ContextWordsCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 5_000, byte: 400) }
}

extension ContextWordsCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "context-words",
    "Refuses a text that has little more than words from its context, such as the user's name.",
    shorthand: "words",
    settings: [
      .init(
        "words",
        .list(.text),
        "The texts of the context, such as names and addresses.",
        isRequired: true
      ),
      .integer(
        "minimum-length",
        1...Int.max,
        "The minimum number of characters in a word to look for.",
        default: 3
      ),
      .integer(
        "minimum-rest",
        1...Int.max,
        "The minimum number of characters that must remain without the words.",
        default: 5
      ),
    ],
    codes: [.contextWordsContained]
  ) { settings in
    ContextWordsCheck(
      settings.texts("words") ?? [],
      minimumLength: settings.integer("minimum-length") ?? 3,
      minimumRest: settings.integer("minimum-rest") ?? 5
    )
  }
}

extension CodeDefinition {
  static let contextWordsContained = CodeDefinition(
    "context_words.contained",
    "The text has little more than words from its context."
  )
}
