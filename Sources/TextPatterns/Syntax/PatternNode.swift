/// A regular expression as a tree.
///
/// What the syntax offers beyond this tree is put in its terms by the parser: case is folded into the
/// sets, literals are sets of one scalar, classes such as `\d` are sets.
indirect enum PatternNode: Sendable {
  /// Nothing, which always matches.
  case empty

  /// One scalar of a set.
  case scalar(ScalarSet)

  /// `.` under `(?s)`: one scalar, or a carriage return with the line feed behind it, which ICU takes
  /// as one.
  case anyCharacter

  /// One after the other.
  case sequence([PatternNode])

  /// One of several, tried in this order.
  case alternatives([PatternNode])

  /// Several times in a row.
  case repetition(PatternNode, Repetition)

  /// A named group; the number is an index into the names.
  case group(Int, PatternNode)

  /// A condition on the place between two scalars.
  case anchor(Anchor, offset: Int)

  /// `(?=…)` or `(?!…)`.
  case lookAhead(PatternNode, isNegative: Bool, offset: Int)
}

/// How often something is repeated.
struct Repetition: Hashable, Sendable {
  /// The least number.
  var minimum: Int

  /// The greatest number, or nil if there is none.
  var maximum: Int?

  /// Whether fewer are tried before more, which matters for groups alone.
  var isLazy = false

  /// The offset of the count in the pattern, in scalars.
  var offset: Int
}

/// A condition on the place between two scalars.
enum Anchor: Hashable, Sendable {
  /// `^` and `\A`: at the start of the text.
  case start

  /// `$` and `\Z`: at the end of the text, or before a line terminator that ends it.
  case endOrLastLineTerminator

  /// `\z`: at the end of the text.
  case end
}

/// A pattern as its parser understood it.
struct PatternSyntax {
  /// The whole pattern.
  var root: PatternNode

  /// The names of the groups, in the order of their opening parentheses.
  ///
  /// A name that stands in several alternatives is there several times.
  var groupNames: [String]

  /// The rows of letters that match regardless of case.
  var caselessLiterals: [[Unicode.Scalar]]

  /// How many boundaries of sets were made to read it.
  var setWork: Int
}

extension PatternNode {
  /// Whether the node matches without taking a scalar: an anchor, a look-ahead, or nothing.
  var isZeroWidth: Bool {
    switch self {
    case .empty, .anchor, .lookAhead: true
    case .scalar, .anyCharacter: false
    case .sequence(let nodes), .alternatives(let nodes): nodes.allSatisfy(\.isZeroWidth)
    case .repetition(let node, _), .group(_, let node): node.isZeroWidth
    }
  }

  /// Whether a named group is in the node.
  var hasGroup: Bool {
    switch self {
    case .group: true
    case .empty, .scalar, .anyCharacter, .anchor: false
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasGroup)
    case .repetition(let node, _), .lookAhead(let node, _, _): node.hasGroup
    }
  }
}
