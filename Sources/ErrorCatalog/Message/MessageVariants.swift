import UnicodeText

/// One of the texts that a message can produce, depending on the branches of its plurals and
/// selects.
package struct MessageVariant: Sendable, Hashable {
  /// A branch that was taken.
  package struct Condition: Sendable, Hashable {
    /// The argument that selects the branch.
    package var argument: String

    /// The branch: a word, a plural category, or `=` and a number.
    package var selector: String

    /// Whether the branch is in a plural; otherwise it is in a select.
    package var isPlural: Bool
  }

  /// A piece of the text.
  package enum Piece: Sendable, Hashable {
    /// A literal text.
    case text(String)

    /// An argument, or the number of a plural.
    case argument(String)
  }

  /// The branches that were taken, outermost first.
  package var conditions: [Condition] = []

  /// The pieces of the text, in order.
  package var pieces: [Piece] = []

  /// The most different choices for an argument that are compared with later ones.
  private static let mostChoices = 8

  /// The choices that led here, by what they depend on.
  fileprivate var choices: [VariantChoice.Subject: [VariantChoice]] = [:]

  /// The names of the arguments in the text.
  package var arguments: Set<String> {
    pieces.reduce(into: []) { names, piece in
      if case .argument(let name) = piece { names.insert(name) }
    }
  }

  /// Returns the text, with one character for each argument.
  ///
  /// - Parameter placeholder: The character that replaces an argument.
  /// - Returns: The joined pieces.
  package func text(_ placeholder: Character = "\u{FFFC}") -> String {
    pieces.map { piece in
      if case .text(let text) = piece { text } else { String(placeholder) }
    }
    .joined()
  }
}

extension Message {
  /// The most variants of a short message.
  private static let mostVariants = 1_000

  /// The most bytes that all variants together may have, unless a single variant is longer.
  private static let mostBytes = 100_000

  /// The texts that the message can produce: one for each combination of branches, up to a
  /// thousand, or fewer for a long message.
  ///
  /// Combinations that no argument leads to are left out, such as different branches of two plurals
  /// of one number.
  ///
  ///     try Message("{n, plural, one {# day} other {# days}}").variants.map { $0.text("#") }
  ///     // ["# day", "# days"]
  package var variants: [MessageVariant] {
    let limit = min(Self.mostVariants, max(10, Self.mostBytes / max(1, pattern.utf8.count)))
    return program.variants(of: program.body, after: [MessageVariant()], limit: limit)
  }
}

extension MessageProgram {
  fileprivate func variants(
    of range: Range<Int>,
    after heads: [MessageVariant],
    limit: Int
  ) -> [MessageVariant] {
    range.reduce(heads) { heads, index in
      switch pieces[index] {
      case .text(let literal), .sentenceEnd(let literal):
        heads.map { $0.adding(.text(literals[literal])) }
      case .argument(let name, _), .unit(let name, _), .numberSign(let name):
        heads.map { $0.adding(.argument(names[name])) }
      case .plural(let name, let type, _, let branches):
        taking(
          branches.map {
            (pluralBranches[$0].selector.description, pluralBranches[$0].pieces)
          },
          of: VariantChoice.Subject(argument: names[name], pluralType: type),
          after: heads,
          limit: limit
        )
      case .select(let name, let branches):
        taking(
          branches.map { (selectBranches[$0].selector, selectBranches[$0].pieces) },
          of: VariantChoice.Subject(argument: names[name], pluralType: nil),
          after: heads,
          limit: limit
        )
      }
    }
  }

  /// Returns the variants after a plural or select, with each of its branches.
  private func taking(
    _ branches: [(selector: String, pieces: Range<Int>)],
    of subject: VariantChoice.Subject,
    after heads: [MessageVariant],
    limit: Int
  ) -> [MessageVariant] {
    let selectors = Set(branches.map(\.selector))
    return branches.flatMap { selector, pieces in
      let choice = VariantChoice(subject: subject, selector: selector, selectors: selectors)
      let started = heads.compactMap { $0.taking(choice) }
      return variants(of: pieces, after: started, limit: limit)
    }
    .limited(to: limit)
  }
}

extension [MessageVariant] {
  fileprivate func limited(to limit: Int) -> [MessageVariant] { Array(prefix(limit)) }
}

extension MessageVariant {
  fileprivate func adding(_ piece: Piece) -> MessageVariant {
    var variant = self
    variant.pieces.append(piece)
    return variant
  }

  /// Returns the variant with a branch taken; nil if an earlier branch rules that out.
  fileprivate func taking(_ choice: VariantChoice) -> MessageVariant? {
    let earlier = choices[choice.subject] ?? []
    guard earlier.allSatisfy(choice.canFollow) else { return nil }
    var variant = self
    variant.conditions.append(
      Condition(
        argument: choice.subject.argument,
        selector: choice.selector,
        isPlural: choice.subject.pluralType != nil
      )
    )
    if earlier.count < Self.mostChoices, !earlier.contains(choice) {
      variant.choices[choice.subject, default: []].append(choice)
    }
    return variant
  }
}

extension PluralSelector: CustomStringConvertible {
  /// The selector as it is written in a pattern: `one` or `=0`.
  var description: String {
    switch self {
    case .exactly(let number): "=\(number)"
    case .category(let category): category.rawValue
    }
  }
}
