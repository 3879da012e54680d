import ErrorCatalog
import PackLoading
import Rulebook
import UnicodeText

/// Looks for endings that are joined to an argument, as in “{brand}s”.
///
/// Such an ending suits some of the texts that the argument can be, and not others.
struct EndingLint {
  private static let hyphens: Set<Character> = ["-", "‐", "‑", "־"]
  private static let apostrophes: Set<Character> = ["'", "’", "ʼ"]

  /// The scripts where an ending depends on the word before it.
  private static let inflectingScripts = Set(
    ["Latn", "Cyrl", "Grek", "Hebr", "Arab", "Armn", "Geor"].compactMap { Script($0) }
  )

  /// The particles of Korean that differ after a vowel and after a consonant.
  private static let particles: Set<Character> = ["을", "를", "이", "가", "은", "는", "와", "과", "으", "로"]

  let text: TextToLint

  func run() -> [Diagnostic] {
    guard text.profile.partsWords else { return [] }
    for variant in text.variants {
      for index in variant.pieces.indices {
        if let found = ending(at: index, in: variant.pieces) { return [found] }
      }
    }
    return []
  }

  /// Returns the warning for the ending after a piece that is an argument.
  private func ending(at index: Int, in pieces: [MessageVariant.Piece]) -> Diagnostic? {
    guard case .argument(let name) = pieces[index], index + 1 < pieces.count,
      case .text(let after) = pieces[index + 1]
    else { return nil }
    let before = index > 0 ? pieces[index - 1] : .text("")
    let quote = closingMark(before, after)
    let rest = after.dropFirst(quote?.count ?? 0)
    guard isEnding(rest, isAfterNumber: quote == nil && isNumber(name)) else { return nil }
    let word = rest.prefix { !$0.isWhitespace }
    return text.message.diagnostic(
      "lint.joined_ending",
      atScalar: offset(of: (quote ?? "") + word, isNumber(name)),
      "“\(word.trimmed)” is joined to {\(name)}, and can't suit everything that {\(name)} can be",
      hint: "put a noun before {\(name)} that takes the ending, and a space after it"
    )
  }

  /// The quotation mark after an argument that is in quotation marks, with the space before it.
  private func closingMark(_ before: MessageVariant.Piece, _ after: String) -> String? {
    let marks = text.profile.quotationMarks
    guard case .text(let before) = before, marks.count == 4,
      let open = before.last(where: { !$0.isWhitespace })
    else { return nil }
    for pair in [0, 2] where open == marks[pair] {
      let space = after.prefix { $0.isWhitespace }
      if after.dropFirst(space.count).first == marks[pair + 1] {
        return String(space) + String(marks[pair + 1])
      }
    }
    return nil
  }

  private func isEnding(_ rest: Substring, isAfterNumber: Bool) -> Bool {
    guard let first = rest.first else { return false }
    let next = rest.dropFirst().first
    if Self.hyphens.contains(first) { return next.map { $0.isLetter || $0 == " " } ?? false }
    if Self.apostrophes.contains(first) { return next?.isLetter ?? false }
    guard first.isLetter, let scalar = first.unicodeScalars.first else { return false }
    let script = ScalarProperties(of: scalar).script
    if Self.inflectingScripts.contains(script) { return true }
    if script == .hangul { return !isAfterNumber && Self.particles.contains(first) }
    // Counters follow numbers in many languages of Asia.
    return !isAfterNumber && script != .han && script != .hiragana && script != .katakana
  }

  private func isNumber(_ name: String) -> Bool {
    let uses = text.message.message.arguments[name]?.uses ?? []
    return !uses.isDisjoint(with: [.number, .plural, .ordinal])
  }

  /// The offset of an ending in the pattern.
  private func offset(of ending: String, _ mayBeSign: Bool) -> Int? {
    let pattern = text.message.message.pattern
    let ends = mayBeSign ? ["}", "#"] : ["}"]
    return ends.compactMap { pattern.scalarOffset(of: $0 + ending) }.min().map { $0 + 1 }
  }
}

extension Substring {
  /// The text without the punctuation of the sentence after it; unchanged if there is nothing else.
  fileprivate var trimmed: String {
    let plain = String(reversed().drop { $0.isPunctuation }.reversed())
    return plain.isEmpty ? String(self) : plain
  }
}
