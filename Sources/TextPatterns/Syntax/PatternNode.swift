/// A regular expression as a tree.
///
/// The parser translates all other syntax into this tree: case is folded into the sets, literals
/// are sets of one scalar, and classes such as `\d` are sets.
indirect enum PatternNode: Sendable {
  /// Nothing, which always matches.
  case empty

  /// One scalar of a set.
  case scalar(ScalarSet)

  /// `.` under `(?s)`: one scalar, or a carriage return with the following line feed, which ICU
  /// takes as one.
  case anyCharacter

  /// Nodes one after another.
  case sequence([PatternNode])

  /// One of several nodes, tried in this order.
  case alternatives([PatternNode])

  /// A node several times in a row.
  case repetition(PatternNode, Repetition)

  /// A named group. The number is an index into the names.
  case group(Int, PatternNode)

  /// A condition on the place between two scalars.
  case anchor(Anchor, offset: Int)

  /// `(?=…)` or `(?!…)`.
  case lookAhead(PatternNode, isNegative: Bool, offset: Int)
}

/// The repetition of a node.
struct Repetition: Hashable, Sendable {
  /// The minimum number of times.
  var minimum: Int

  /// The maximum number of times, or nil if there is no limit.
  var maximum: Int?

  /// Whether fewer times are tried before more, which matters only for groups.
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

/// A pattern in parsed form.
struct PatternSyntax {
  /// The whole pattern.
  var root: PatternNode

  /// The names of the groups, in the order of their opening parentheses.
  ///
  /// A name that occurs in several alternatives is listed several times.
  var groupNames: [String]

  /// The offset of each group's opening parenthesis, in scalars.
  var groupOffsets: [Int]

  /// The rows of letters that match regardless of case.
  var caselessLiterals: [[Unicode.Scalar]]

  /// The number of set boundaries that were created to read the pattern.
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

  /// Whether the node contains a named group.
  var hasGroup: Bool {
    switch self {
    case .group: true
    case .empty, .scalar, .anyCharacter, .anchor: false
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasGroup)
    case .repetition(let node, _), .lookAhead(let node, _, _): node.hasGroup
    }
  }

  /// The first named group in the node.
  var firstGroup: Int? {
    switch self {
    case .group(let group, _): group
    case .empty, .scalar, .anyCharacter, .anchor: nil
    case .sequence(let nodes), .alternatives(let nodes): nodes.lazy.compactMap(\.firstGroup).first
    case .repetition(let node, _), .lookAhead(let node, _, _): node.firstGroup
    }
  }

  /// The first named group that can take part in a match several times.
  var firstRepeatedGroup: Int? {
    switch self {
    case .repetition(let node, let repetition):
      repetition.maximum.map { $0 <= 1 } ?? false ? node.firstRepeatedGroup : node.firstGroup
    case .group(_, let node), .lookAhead(let node, _, _): node.firstRepeatedGroup
    case .empty, .scalar, .anyCharacter, .anchor: nil
    case .sequence(let nodes), .alternatives(let nodes):
      nodes.lazy.compactMap(\.firstRepeatedGroup).first
    }
  }
}
