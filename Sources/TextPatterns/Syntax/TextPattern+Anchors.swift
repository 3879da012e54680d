extension TextPattern {
  /// The offset of an anchor that only some alternatives have, in scalars; nil if there is none.
  ///
  ///     try TextPattern("^a|b$").unevenAnchor    // 0
  ///     try TextPattern("^a$|^b$").unevenAnchor  // nil
  ///
  /// A pattern matches whole texts, so anchors change nothing. Someone who writes such a pattern
  /// thinks that each alternative can match a part of a text.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  public var unevenAnchor: Int? {
    var parser = PatternParser(pattern, ignoringCase: ignoringCase)
    do throws(TextPatternError) {
      return try parser.parse().root.unevenAnchor
    } catch {
      // A pattern that was made from a tree doesn't have a text to read.
      return nil
    }
  }
}

extension PatternNode {
  fileprivate var unevenAnchor: Int? {
    switch self {
    case .empty, .scalar, .anyCharacter, .anchor: nil
    case .sequence(let nodes): nodes.lazy.compactMap(\.unevenAnchor).first
    case .alternatives(let nodes):
      Self.oddOne(among: nodes.map(\.leadingAnchor), in: nodes)
        ?? Self.oddOne(among: nodes.map(\.trailingAnchor), in: nodes)
        ?? nodes.lazy.compactMap(\.unevenAnchor).first
    case .repetition(let node, _), .group(_, let node), .lookAhead(let node, _, _):
      node.unevenAnchor
    }
  }

  /// Returns the first anchor if only some of the alternatives have one.
  ///
  /// An alternative that is only an anchor stands for the start or end of the text.
  private static func oddOne(among anchors: [Int?], in nodes: [PatternNode]) -> Int? {
    let found = zip(anchors, nodes).filter { !$0.1.isZeroWidth }
    let present = found.compactMap(\.0)
    return present.count < found.count ? present.first : nil
  }

  /// The offset of the anchor that the node begins with.
  private var leadingAnchor: Int? {
    switch self {
    case .anchor(.start, let offset): offset
    case .sequence(let nodes): nodes.first?.leadingAnchor
    case .group(_, let node): node.leadingAnchor
    default: nil
    }
  }

  /// The offset of the anchor that the node ends with.
  private var trailingAnchor: Int? {
    switch self {
    case .anchor(.end, let offset), .anchor(.endOrLastLineTerminator, let offset): offset
    case .sequence(let nodes): nodes.last?.trailingAnchor
    case .group(_, let node): node.trailingAnchor
    default: nil
    }
  }
}
