import ErrorCatalog
import PackLoading
import Rulebook

/// Looks for texts of the source catalog that other languages can't say, where a program can be
/// certain of that.
///
/// Many languages need an ending, an article or a gender where English has none. STYLE.md has the
/// rules that follow from this, with examples.
struct SourceTextLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    guard context.input.givenPacks == nil, let file = context.sourceCatalog else { return }
    for message in file.catalogMessages where Self.isSentence(message.message) {
      let types = (file.attributes[message.key]?.placeholders ?? [:]).compactMapValues(\.type)
      let problems =
        Self.pieces(message) + Self.choices(message) + Self.ones(message)
        + SourceArguments(message: message, types: types).problems
      for problem in problems { report.add(.warning, problem) }
    }
  }

  private static func isSentence(_ message: Message) -> Bool {
    message.variants.contains { variant in
      variant.text().last { !$0.isWhitespace }.map(isEnd) ?? false
    }
  }

  private static func isEnd(_ character: Character) -> Bool { ".?!".contains(character) }

  // MARK: Branches

  /// Branches that are pieces of sentences.
  private static func pieces(_ message: CatalogMessage) -> [Diagnostic] {
    let piece = message.message.branchings.first { branching in
      let before = branching.before.last { !$0.isWhitespace }
      let begins = before.map(isEnd) ?? true
      let ends = branching.branches.allSatisfy { branch in
        branch.text.last { !$0.isWhitespace }.map(isEnd) ?? false
      }
      return !begins || !ends && branching.after.contains { !$0.isWhitespace }
    }
    guard let piece else { return [] }
    return [
      message.diagnostic(
        "lint.source_piece",
        atArgument: piece.argument,
        "the branches of {\(piece.argument)} are pieces of a sentence, whose other words may depend "
          + "on the branch in other languages",
        hint: "write whole sentences in the branches"
      )
    ]
  }

  /// Selects and plurals in one text, which take many branches in languages with many forms.
  private static func choices(_ message: CatalogMessage) -> [Diagnostic] {
    let uses = message.message.arguments.sorted { $0.key < $1.key }
    guard let plural = uses.first(where: { !$0.value.plurals.isEmpty }),
      uses.contains(where: { !$0.value.selectors.isEmpty })
    else { return [] }
    return [
      message.diagnostic(
        "lint.source_choices",
        atArgument: plural.key,
        "the text has a select and a plural, so some languages need six branches for each word",
        hint: "write a text for each word, with a code of its own"
      )
    ]
  }

  /// Branches `one` that mean exactly one, though `one` is also for 21 in some languages.
  private static func ones(_ message: CatalogMessage) -> [Diagnostic] {
    let variants = message.message.variants
    let one = variants.lazy.flatMap { variant in
      variant.conditions.filter { condition in
        condition.isPlural && condition.selector == "one"
          && !variant.arguments.contains(condition.argument)
      }
    }
    .first { condition in
      variants.contains { variant in
        variant.arguments.contains(condition.argument)
          && variant.conditions.contains {
            $0.argument == condition.argument && $0.selector == "other"
          }
      }
    }
    guard let one else { return [] }
    let pattern = message.message.pattern
    return [
      message.diagnostic(
        "lint.source_one",
        atScalar: pattern.scalarOffset(of: "one {"),
        "the branch `one` of {\(one.argument)} doesn't show the number, but is also for 21 in some "
          + "languages",
        hint: "write `=1 {…}` for exactly 1, and `one {… # …}`"
      )
    ]
  }
}

/// The arguments of a source text that other languages can't put where English has them.
private struct SourceArguments {
  let message: CatalogMessage

  /// The types of the arguments, according to the notes for translators.
  let types: [String: String]

  var problems: [Diagnostic] {
    var found: [String: Diagnostic] = [:]
    for variant in message.message.variants {
      for (index, piece) in variant.pieces.enumerated() {
        guard case .argument(let name) = piece, found[name] == nil, !isCounted(name, in: variant)
        else { continue }
        let place = Place(index, in: variant.pieces)
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
  private func reason(_ type: String?, _ place: Place) -> String? {
    switch type {
    case "rule", "region", "list":
      place.isIntroduced ? nil : "is part of a sentence, so it would need endings or a gender"
    case "text" where !place.isQuoted:
      place.isIntroduced || place.isLast || place.isAlternative || place.mayFollowNoun
        ? nil : "is in the middle of a sentence, so it would need endings or a gender"
    case "date":
      place.endsSentence ? "may end with a period, and comes right before another" : nil
    case "text", "character", "field", "integer", "decimal":
      place.isBare ? "doesn't have a noun before it that can take an ending" : nil
    default: nil
    }
  }
}

/// The text around an argument.
private struct Place {
  private static let openings: Set<Character> = ["“", "‘"]
  private static let introductions: Set<String> = ["as", "like"]
  private static let particles: Set<String> = [
    "a", "an", "at", "by", "each", "for", "from", "in", "of", "on", "than", "the", "this", "to",
    "with", "your",
  ]

  private let before: String
  private let after: String

  init(_ index: Int, in pieces: [MessageVariant.Piece]) {
    before = Self.text(of: pieces[..<index])
    after = Self.text(of: pieces[(index + 1)...])
  }

  private static func text(of pieces: ArraySlice<MessageVariant.Piece>) -> String {
    pieces.map { piece in
      if case .text(let text) = piece { text } else { "\u{FFFC}" }
    }
    .joined()
  }

  var isQuoted: Bool { before.last.map(Self.openings.contains) ?? false }

  /// Whether the argument is after a colon or “such as”, or in parentheses or quotation marks.
  var isIntroduced: Bool {
    guard let last = before.last(where: { !$0.isWhitespace }) else { return false }
    if isQuoted || last == ":" || last == "(" { return true }
    return last.isLetter && Self.introductions.contains(lastWord)
  }

  private var lastWord: String { before.split { !$0.isLetter }.last.map(String.init) ?? "" }

  /// Whether the word before the argument may be a noun.
  var mayFollowNoun: Bool { !isBare && !Self.particles.contains(lastWord.lowercased()) }

  /// Whether a mark comes right after the argument.
  var isLast: Bool { after.first.map { ".,?)".contains($0) } ?? true }

  /// Whether “or” comes after the argument, as in “{earliest} or a later time”.
  var isAlternative: Bool { after.hasPrefix(" or ") }

  var endsSentence: Bool { after == "." || after.hasPrefix(". ") }

  /// Whether the argument begins its sentence, or comes right after the first word.
  var isBare: Bool {
    let sentence =
      before.split(omittingEmptySubsequences: false) { ".?!:(".contains($0) }.last ?? ""
    if before.last(where: { $0 != " " }).map({ ":(".contains($0) }) ?? false { return false }
    return !sentence.contains("\u{FFFC}") && sentence.split { !$0.isLetter && $0 != "’" }.count <= 1
  }
}
