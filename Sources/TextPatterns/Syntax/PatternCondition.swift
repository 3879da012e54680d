/// The condition on a text after look-aheads and anchors are resolved.
///
/// It is a formula over languages, which either contain the whole text or don't.
///
/// `(?=.*\d)(?!.*--)[a-z\d-]+` becomes: in `.*\d` followed by anything, not in `.*--` followed by
/// anything, and in `[a-z\d-]+`. So look-aheads at the start of a pattern are matched side by side
/// with the rest.
indirect enum PatternCondition: Sendable {
  /// Whether the text is in a language, which is an index into the plan's list.
  case language(Int)

  case not(PatternCondition)
  case all([PatternCondition])
  case any([PatternCondition])

  /// Returns whether the formula holds for the languages that contain a text.
  func holds(_ isIn: (Int) -> Bool) -> Bool {
    switch self {
    case .language(let index): isIn(index)
    case .not(let condition): !condition.holds(isIn)
    case .all(let conditions): conditions.allSatisfy { $0.holds(isIn) }
    case .any(let conditions): conditions.contains { $0.holds(isIn) }
    }
  }
}

/// A pattern whose look-aheads and anchors are resolved.
struct PatternPlan: Sendable {
  /// The languages, each as a tree without anchors and look-aheads, which is matched with whole
  /// texts.
  private(set) var languages: [PatternNode] = []

  /// The alternatives that can begin with look-aheads, in order.
  ///
  /// Each has an additional condition, if any, and the language that has the groups.
  private(set) var ways: [(guarded: PatternCondition?, language: Int)] = []

  /// The condition on a text.
  private(set) var condition = PatternCondition.all([])

  /// Resolves a pattern.
  ///
  /// - Throws: An error if a look-ahead isn't at the start, or if an anchor is at a place where it
  ///   might not hold.
  init(_ root: PatternNode) throws(TextPatternError) {
    let found = try ways(of: root)
    for (guards, rest) in found {
      let language = add(try Self.withoutAnchors(rest, atStart: true, atEnd: true))
      ways.append((guards.isEmpty ? nil : .all(guards), language))
    }
    let conditions = ways.map { way in
      PatternCondition.all((way.guarded.map { [$0] } ?? []) + [.language(way.language)])
    }
    condition = conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func add(_ language: PatternNode) -> Int {
    languages.append(language)
    return languages.count - 1
  }

  /// Returns the alternatives of a pattern, each as the look-aheads that it begins with and the
  /// rest.
  ///
  /// Alternatives are kept together if none of them begins with a look-ahead.
  private mutating func ways(
    of node: PatternNode
  ) throws(TextPatternError) -> [([PatternCondition], PatternNode)] {
    if case .alternatives(let branches) = node, branches.contains(where: Self.beginsWithLookAhead) {
      var result: [([PatternCondition], PatternNode)] = []
      for branch in branches { result += try ways(of: branch) }
      return result
    }
    var guards: [PatternCondition] = []
    let rest = try takeLookAheads(from: node, into: &guards)
    return [(guards, rest)]
  }

  /// Moves the look-aheads that a node begins with into a list and returns the node without them.
  private mutating func takeLookAheads(
    from node: PatternNode,
    into guards: inout [PatternCondition]
  ) throws(TextPatternError) -> PatternNode {
    switch node {
    case .lookAhead(let inside, let isNegative, let offset):
      let condition = try lookAhead(inside, offset: offset)
      guards.append(isNegative ? .not(condition) : condition)
      return .empty
    case .group(let index, let inside):
      return .group(index, try takeLookAheads(from: inside, into: &guards))
    case .sequence(let items):
      var kept: [PatternNode] = []
      for (index, item) in items.enumerated() {
        kept.append(try takeLookAheads(from: item, into: &guards))
        if !item.isZeroWidth {
          kept += items[(index + 1)...]
          break
        }
      }
      return .sequence(kept)
    case .alternatives(let branches):
      // A single way through the pattern may begin with alternatives that are all look-aheads.
      guard node.isZeroWidth, branches.contains(where: Self.beginsWithLookAhead) else {
        return node
      }
      var conditions: [PatternCondition] = []
      for branch in branches {
        var own: [PatternCondition] = []
        // The rest is anchors, which hold at the start of every text or are rejected.
        let anchors = try takeLookAheads(from: branch, into: &own)
        _ = try Self.withoutAnchors(anchors, atStart: true, atEnd: false)
        conditions.append(.all(own))
      }
      guards.append(.any(conditions))
      return .empty
    default:
      return node
    }
  }

  /// Returns the condition that a text begins with a match of a node.
  private mutating func lookAhead(
    _ node: PatternNode,
    offset: Int
  ) throws(TextPatternError) -> PatternCondition {
    if node.hasGroup {
      throw TextPatternError("a look-ahead contains a named group", at: offset, hint: "write `(…)`")
    }
    var conditions: [PatternCondition] = []
    for (guards, rest) in try ways(of: node) {
      let open = add(try Self.continued(rest, atLineFeed: false) ?? .empty)
      conditions.append(.all(guards + [.language(open)]))
      if let before = try Self.continued(rest, atLineFeed: true) {
        // `$` matches before a line feed that ends the text, but not inside a CR LF pair that ends
        // it.
        let pair = add(
          Self.sequence(of: [.all, ScalarSet("\r"), ScalarSet("\n")], repeatsFirst: true)
        )
        conditions.append(.all(guards + [.language(add(before)), .not(.language(pair))]))
      }
    }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private static func beginsWithLookAhead(_ node: PatternNode) -> Bool {
    switch node {
    case .lookAhead: true
    case .group(_, let inside): beginsWithLookAhead(inside)
    case .alternatives(let branches): branches.contains(where: beginsWithLookAhead)
    case .sequence(let items):
      items.first { !$0.isZeroWidth || beginsWithLookAhead($0) }.map(beginsWithLookAhead) ?? false
    default: false
    }
  }
}

extension PatternPlan {
  /// Returns a node that also takes what can follow a look-ahead: anything, or after an anchor at
  /// most one line terminator.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - atStart: Whether nothing before the node takes a scalar.
  ///   - atLineFeed: Whether only a line feed after `$` can follow.
  /// - Returns: The node without its last anchors, or nil if it can't be continued this way.
  /// - Throws: An error if an anchor is at a place where it might not hold.
  private static func continued(
    _ node: PatternNode,
    atStart: Bool = true,
    atLineFeed: Bool
  ) throws(TextPatternError) -> PatternNode? {
    switch node {
    case .anchor(.end, _): return atLineFeed ? nil : .empty
    case .anchor(.endOrLastLineTerminator, _):
      if atLineFeed { return .scalar(ScalarSet("\n")) }
      let terminator = PatternNode.alternatives([
        .scalar(ScalarSet.lineTerminators.subtracting(ScalarSet("\n"))),
        sequence(of: [ScalarSet("\r"), ScalarSet("\n")], repeatsFirst: false),
      ])
      return .repetition(terminator, Repetition(minimum: 0, maximum: 1, offset: 0))
    case .alternatives(let branches):
      var kept: [PatternNode] = []
      for branch in branches {
        let branch = try continued(branch, atStart: atStart, atLineFeed: atLineFeed)
        if let branch { kept.append(branch) }
      }
      return kept.isEmpty ? nil : .alternatives(kept)
    case .sequence(let items):
      guard let last = items.last else { break }
      var kept: [PatternNode] = []
      for (index, item) in items.dropLast().enumerated() {
        let isFirst = atStart && items[..<index].allSatisfy(\.isZeroWidth)
        kept.append(try withoutAnchors(item, atStart: isFirst, atEnd: false))
      }
      let isFirst = atStart && items.dropLast().allSatisfy(\.isZeroWidth)
      guard let end = try continued(last, atStart: isFirst, atLineFeed: atLineFeed) else {
        return nil
      }
      return .sequence(kept + [end])
    default: break
    }
    guard !atLineFeed else { return nil }
    let anything = PatternNode.repetition(.scalar(.all), Repetition(minimum: 0, offset: 0))
    return .sequence([try withoutAnchors(node, atStart: atStart, atEnd: false), anything])
  }

  /// Returns one scalar of each set in a row, or any number of the first one if it repeats.
  private static func sequence(of sets: [ScalarSet], repeatsFirst: Bool) -> PatternNode {
    var nodes = sets.map(PatternNode.scalar)
    if repeatsFirst { nodes[0] = .repetition(nodes[0], Repetition(minimum: 0, offset: 0)) }
    return .sequence(nodes)
  }

  /// Returns a node without its anchors, which must be at places where they hold for every whole
  /// match.
  private static func withoutAnchors(
    _ node: PatternNode,
    atStart: Bool,
    atEnd: Bool
  ) throws(TextPatternError) -> PatternNode {
    switch node {
    case .empty, .scalar, .anyCharacter:
      return node
    case .anchor(let anchor, let offset):
      if anchor == .start ? atStart : atEnd { return .empty }
      throw .unsupported(anchor == .start ? .anchorBehindStart : .anchorBeforeEnd, at: offset)
    case .lookAhead(_, _, let offset):
      throw .unsupported(.innerLookAhead, at: offset)
    case .sequence(let items):
      var kept: [PatternNode] = []
      for (index, item) in items.enumerated() {
        kept.append(
          try withoutAnchors(
            item,
            atStart: atStart && items[..<index].allSatisfy(\.isZeroWidth),
            atEnd: atEnd && items[(index + 1)...].allSatisfy(\.isZeroWidth)
          )
        )
      }
      return .sequence(kept)
    case .alternatives(let branches):
      var kept: [PatternNode] = []
      for branch in branches {
        kept.append(try withoutAnchors(branch, atStart: atStart, atEnd: atEnd))
      }
      return .alternatives(kept)
    case .repetition(let inside, let repetition):
      let isOnce = repetition.maximum.map { $0 <= 1 } ?? false
      return .repetition(
        try withoutAnchors(inside, atStart: atStart && isOnce, atEnd: atEnd && isOnce),
        repetition
      )
    case .group(let index, let inside):
      return .group(index, try withoutAnchors(inside, atStart: atStart, atEnd: atEnd))
    }
  }
}
