/// A pattern as the steps of a backtracking matcher, which finds what its groups match.
///
/// The order of the steps decides between several ways to match: greedy or lazy, and the first
/// alternative before the second. ``GroupSearch`` explains how this takes linear time.
struct GroupProgram: Sendable {
  enum Step: Sendable {
    /// Takes a scalar. The number is an index into `scalars`.
    case scalar(Int)

    /// Continues at one of two steps, which are tried in this order.
    case choice(Int, Int)

    /// Begins or ends a group.
    case open(group: Int, next: Int)
    case close(group: Int, next: Int)

    /// Begins one round of a loop. The depth is the number of loops around it.
    case startOfRound(depth: Int, next: Int)

    /// Ends one round of a loop and goes back to its start. A round that took nothing leaves the
    /// loop instead, as in ICU.
    case endOfRound(depth: Int, start: Int, exit: Int)

    /// Ends the match.
    case accept
  }

  /// A step that takes a scalar.
  struct ScalarStep: Sendable {
    /// The set, an index into the pattern's list.
    var set: Int

    /// The next step.
    var next: Int

    /// Whether a line feed must not come next.
    var isLoneReturn: Bool
  }

  private(set) var steps: [Step] = []
  private(set) var scalars: [ScalarStep] = []

  /// The maximum depth of nested loops.
  private(set) var loopDepth = 0

  /// The number of loops around the node that is being added.
  private var depth = 0

  /// The step where matches begin.
  private(set) var start = 0

  /// The maximum number of edges in a pattern with groups.
  static let greatestSize = 500

  /// The maximum number of steps that take a scalar.
  ///
  /// There can be more of these steps than edges: `x+` has one edge and two steps, and `(?:x+)+`
  /// has four.
  static let greatestStepCount = 1_000

  init(_ root: PatternNode, sets: inout ScalarSetList) {
    let end = add(.accept)
    start = add(root, before: end, &sets)
  }

  private mutating func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  private mutating func addScalar(
    _ set: ScalarSet,
    before next: Int,
    _ sets: inout ScalarSetList,
    isLoneReturn: Bool = false
  ) -> Int {
    scalars.append(ScalarStep(set: sets.index(of: set), next: next, isLoneReturn: isLoneReturn))
    return add(.scalar(scalars.count - 1))
  }

  /// Adds the steps of a node, which continue at a step, and returns the first of them.
  private mutating func add(
    _ node: PatternNode,
    before next: Int,
    _ sets: inout ScalarSetList
  ) -> Int {
    switch node {
    case .empty, .anchor, .lookAhead: return next
    case .scalar(let set): return addScalar(set, before: next, &sets)
    case .anyCharacter:
      let carriageReturn = ScalarSet("\r")
      let lineFeed = addScalar(ScalarSet("\n"), before: next, &sets)
      let pair = addScalar(carriageReturn, before: lineFeed, &sets)
      let lone = addScalar(carriageReturn, before: next, &sets, isLoneReturn: true)
      let other = addScalar(carriageReturn.inverted, before: next, &sets)
      return add(.choice(other, add(.choice(pair, lone))))
    case .group(let group, let inside):
      let close = add(.close(group: group, next: next))
      return add(.open(group: group, next: add(inside, before: close, &sets)))
    case .sequence(let items):
      var first = next
      for item in items.reversed() { first = add(item, before: first, &sets) }
      return first
    case .alternatives(let branches):
      var first: Int?
      for branch in branches.reversed() {
        let start = add(branch, before: next, &sets)
        first = first.map { add(.choice(start, $0)) } ?? start
      }
      return first ?? next
    case .repetition(let inside, let repetition):
      return add(inside, repetition, before: next, &sets)
    }
  }

  private mutating func add(
    _ node: PatternNode,
    _ repetition: Repetition,
    before next: Int,
    _ sets: inout ScalarSetList
  ) -> Int {
    var first = next
    if let maximum = repetition.maximum {
      for _ in 0..<max(0, maximum - repetition.minimum) {
        let start = add(node, before: first, &sets)
        first = add(repetition.isLazy ? .choice(next, start) : .choice(start, next))
      }
    } else {
      let loop = add(.accept)
      let end = add(.endOfRound(depth: depth, start: loop, exit: next))
      depth += 1
      loopDepth = max(loopDepth, depth)
      let inside = add(node, before: end, &sets)
      depth -= 1
      let start = add(.startOfRound(depth: depth, next: inside))
      steps[loop] = repetition.isLazy ? .choice(next, start) : .choice(start, next)
      first = loop
    }
    for _ in 0..<repetition.minimum { first = add(node, before: first, &sets) }
    return first
  }
}

extension PatternNode {
  /// The approximate number of steps in the node's program, capped at the maximum plus one.
  var groupStepCount: Int {
    let greatest = GroupProgram.greatestStepCount + 1
    switch self {
    case .empty, .anchor, .lookAhead: return 0
    case .scalar: return 1
    case .anyCharacter: return 4
    case .group(_, let inside): return inside.groupStepCount
    case .sequence(let nodes), .alternatives(let nodes):
      return nodes.reduce(0) { min($0 + $1.groupStepCount, greatest) }
    case .repetition(let inside, let repetition):
      // A node that takes nothing is copied too.
      let once = max(inside.groupStepCount, 1)
      let copies = repetition.maximum ?? min(repetition.minimum, greatest) + 1
      return min(once * min(copies, greatest), greatest)
    }
  }
}
