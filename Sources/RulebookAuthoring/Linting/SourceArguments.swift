import ErrorCatalog
import PackLoading
import Rulebook

/// The arguments of a source text that other languages can't put where English has them.
struct SourceArguments {
  let message: CatalogMessage

  /// The types of the arguments, according to the notes for translators.
  let types: [String: String]

  /// A warning for each of them, sorted by name.
  var problems: [Diagnostic] {
    var found: [String: Diagnostic] = [:]
    for variant in message.message.variants {
      for (index, piece) in variant.pieces.enumerated() {
        guard case .argument(let name) = piece, found[name] == nil, !isCounted(name, in: variant)
        else { continue }
        let place = ArgumentPlace(index, in: variant.pieces)
        if let reason = reason(types[name], place) { found[name] = problem(name, reason) }
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a plural around the argument counts it.
  private func isCounted(_ name: String, in variant: MessageVariant) -> Bool {
    variant.conditions.contains { $0.isPlural && $0.argument == name }
  }

  private func problem(_ name: String, _ reason: String) -> Diagnostic {
    message.diagnostic(
      "lint.source_argument",
      atArgument: name,
      "{\(name)} \(reason)",
      hint: "put it after a noun, or after a colon or in parentheses at the end"
    )
  }

  /// Returns why other languages can't have an argument of a type at a place; nil if they can, or
  /// if that depends on the text.
  private func reason(_ type: String?, _ place: ArgumentPlace) -> String? {
    switch type {
    case "rule", "region", "list":
      place.isIntroduced ? nil : "is part of a sentence, so it would need endings or a gender"
    case "text" where !place.isQuoted:
      place.isIntroduced || place.isLast || place.isAlternative || place.mayFollowNoun
        ? nil : "is in the middle of a sentence, so it would need endings or a gender"
    case "date":
      place.endsSentence ? "may end with a period, and comes right before another" : nil
    case "text", "character", "field":
      place.mayFollowNoun ? nil : "doesn't have a noun before it that can take an ending"
    case "integer", "decimal":
      place.mayFollowNounOfNumber ? nil : "doesn't have a noun before it that can take an ending"
    default: nil
    }
  }
}

/// The text around an argument.
private struct ArgumentPlace {
  private static let openings: Set<Character> = ["“", "‘"]

  /// Marks that begin something new, so that no ending comes from the words before them.
  private static let starts: Set<Character> = [".", "?", "!", ":", "("]

  private static let argument = "\u{FFFC}"

  private let before: String
  private let after: String

  /// The words before the argument in its sentence, in lowercase; U+FFFC is an argument.
  private let words: [String]

  init(_ index: Int, in pieces: [MessageVariant.Piece]) {
    before = Self.text(of: pieces[..<index])
    after = Self.text(of: pieces[(index + 1)...])
    let sentence = before.split(omittingEmptySubsequences: false) { Self.starts.contains($0) }.last
    words = (sentence ?? "")
      .split { !$0.isLetter && !"’\u{FFFC}".contains($0) }
      .map { $0.lowercased() }
  }

  private static func text(of pieces: ArraySlice<MessageVariant.Piece>) -> String {
    pieces.map { piece in
      if case .text(let text) = piece { text } else { argument }
    }
    .joined()
  }

  var isQuoted: Bool { before.last.map(Self.openings.contains) ?? false }

  /// The character before the argument, other than a space or the opening quotation mark.
  private var mark: Character? {
    before.last { !$0.isWhitespace && !Self.openings.contains($0) }
  }

  /// Whether the argument comes after a colon, “such as” or “as in”, or in parentheses.
  private var isExample: Bool {
    mark == ":" || mark == "(" || words.last == "as" || words.last == "like"
      || words.suffix(2) == ["as", "in"]
  }

  /// Whether the argument comes after a colon or “such as”, or in parentheses or quotation marks.
  var isIntroduced: Bool { isQuoted || isExample }

  /// Whether a mark comes right after the argument.
  var isLast: Bool { after.first.map { ".,?)".contains($0) } ?? true }

  /// Whether “or” comes after the argument, as in “{earliest} or a later time”.
  var isAlternative: Bool { after.hasPrefix(" or ") }

  var endsSentence: Bool { after == "." || after.hasPrefix(". ") }

  /// Whether the word before the argument may be a noun.
  var mayFollowNoun: Bool { isExample || isAfterNoun(except: EnglishWords.prepositions) }

  /// Whether the word before a number may be a noun, as in “a limit of {maximum}” and “from
  /// {minimum} to {maximum}”.
  var mayFollowNounOfNumber: Bool { isExample || isAfterNoun(except: ["than"]) }

  /// Whether the word before the argument isn't known to be something other than a noun.
  ///
  /// The first word of a sentence is a verb, as in “Remove {character}”, unless it is known to be a
  /// noun.
  private func isAfterNoun(except others: Set<String>) -> Bool {
    guard let last = words.last else { return false }
    if words.count == 1 { return EnglishWords.nouns.contains(last) }
    // In “the characters {first} and {second}”, one noun is for both.
    if EnglishWords.conjunctions.contains(last), words.dropLast().last == Self.argument {
      return true
    }
    return !EnglishWords.beforeNouns.contains(last) && !EnglishWords.conjunctions.contains(last)
      && !others.contains(last)
  }
}

/// English words by what they can be.
private enum EnglishWords {
  /// Nouns that a sentence may begin with, as in “Line {line} is empty”.
  static let nouns: Set<String> = [
    "\u{FFFC}", "character", "code", "column", "digit", "field", "file", "item", "letter", "line",
    "number", "option", "part", "row", "symbol", "text", "word",
  ]

  /// Words whose noun comes after them or is missing: articles, adjectives, verbs.
  static let beforeNouns: Set<String> = [
    // Articles and other determiners.
    "a", "an", "another", "any", "both", "each", "every", "its", "no", "one", "other", "that",
    "the", "their", "these", "this", "those", "your",
    // Adjectives.
    "accepted", "allowed", "complete", "correct", "different", "exact", "expected", "extra",
    "first", "full", "last", "longer", "missing", "new", "next", "official", "old", "only",
    "original", "plain", "previous", "required", "right", "same", "second", "shorter", "valid",
    "whole", "wrong",
    // Verbs.
    "add", "choose", "close", "contain", "contains", "enter", "has", "have", "include", "need",
    "needs", "open", "put", "remove", "repeat", "replace", "use", "write",
  ]

  /// Prepositions, which change the ending of the word after them.
  static let prepositions: Set<String> = [
    "after", "at", "before", "between", "by", "for", "from", "in", "into", "of", "on", "over",
    "than", "to", "under", "until", "with", "without",
  ]

  static let conjunctions: Set<String> = ["and", "or"]
}
