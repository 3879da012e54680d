/// A plural or select of a message, with the text around it and in its branches.
///
///     try Message("Add {n, plural, one {# day} other {# days}}.").branchings.map(\.before)
///     // ["Add "]
///
/// In all texts, U+FFFC stands for an argument, and for a plural or select inside.
package struct MessageBranching: Sendable, Hashable {
  /// A branch.
  package struct Branch: Sendable, Hashable {
    /// A word, a plural category, or `=` and a number.
    package var selector: String

    /// The text of the branch.
    package var text: String
  }

  /// The argument that selects a branch.
  package var argument: String

  /// Whether this is a plural; otherwise it is a select.
  package var isPlural: Bool

  /// The text before it, in the same message or branch.
  package var before: String

  /// The text after it, in the same message or branch.
  package var after: String

  /// The branches in their order.
  package var branches: [Branch]
}

extension Message {
  /// The plurals and selects of the message; the ones around others come first.
  package var branchings: [MessageBranching] { program.branchings(in: program.body) }
}

extension MessageProgram {
  /// Returns the plurals and selects among some pieces, and those in their branches.
  fileprivate func branchings(in range: Range<Int>) -> [MessageBranching] {
    range.flatMap { index -> [MessageBranching] in
      let inner: [(selector: String, pieces: Range<Int>)]
      let argument: Int
      let isPlural: Bool
      switch pieces[index] {
      case .plural(let name, _, _, let branches):
        inner = branches.map {
          (pluralBranches[$0].selector.description, pluralBranches[$0].pieces)
        }
        argument = name
        isPlural = true
      case .select(let name, let branches):
        inner = branches.map { (selectBranches[$0].selector, selectBranches[$0].pieces) }
        argument = name
        isPlural = false
      case .text, .sentenceEnd, .argument, .unit, .numberSign:
        return []
      }
      let own = MessageBranching(
        argument: names[argument],
        isPlural: isPlural,
        before: text(of: range.lowerBound..<index),
        after: text(of: (index + 1)..<range.upperBound),
        branches: inner.map { .init(selector: $0.selector, text: text(of: $0.pieces)) }
      )
      return [own] + inner.flatMap { branchings(in: $0.pieces) }
    }
  }

  private func text(of range: Range<Int>) -> String {
    range.map { index in
      switch pieces[index] {
      case .text(let literal), .sentenceEnd(let literal): literals[literal]
      case .argument, .unit, .numberSign, .plural, .select: "\u{FFFC}"
      }
    }
    .joined()
  }
}
