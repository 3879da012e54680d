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
