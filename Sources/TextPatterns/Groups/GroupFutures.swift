/// The names that can still get a value when a text continues, one bit for each.
struct GroupFutures: Sendable {
  private let search: GroupSearch

  /// The bit of each group's name.
  private let bits: [UInt32]

  /// The states for completions of texts; nil if there are too many.
  let states: LeadingStates?

  /// The names of the groups that can begin after each scalar step, by state and step.
  private var later: [UInt32] = []

  private static let greatestWork = 4_000_000

  /// Finds the groups that can begin.
  ///
  /// `names` has the index of each group's name.
  ///
  /// - Complexity: A few milliseconds at most.
  init(_ search: GroupSearch, classCount: Int, names: [Int]) {
    self.search = search
    bits = names.map { $0 < 32 ? 1 << UInt32($0) : 0 }
    let ways = GroupWays(search, classCount: classCount, groupCount: names.count)
    guard let ways, let later = Self.later(search, ways, bits) else {
      states = nil
      return
    }
    states = ways.states
    self.later = later
  }

  /// Returns the names that can begin after a path takes a scalar step, if the rest leads to a
  /// match as in a state.
  func names(behind step: Int, in state: Int) -> UInt32 {
    later[state * search.program.scalars.count + step]
  }

  /// Passes names from each state to the states one scalar earlier, until nothing changes.
  private static func later(
    _ search: GroupSearch,
    _ ways: GroupWays,
    _ bits: [UInt32]
  ) -> [UInt32]? {
    let states = ways.states
    let stepCount = search.program.scalars.count
    let opened = ways.marks.lists.map { marks in
      marks.reduce(0 as UInt32) { $1.isEnd ? $0 : $0 | bits[$1.group] }
    }
    var later = [UInt32](repeating: 0, count: states.count * stepCount)
    var work = 0
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for state in 0..<states.count {
        for label in 0..<states.classCount {
          guard let before = states.state(before: state, label) else { continue }
          work += stepCount
          for step in 0..<stepCount where states.leads(step, in: before) {
            guard search.takes(step, label) else { continue }
            let way = ways[state, step]
            var names = opened[Int(way.marks)]
            if way.step >= 0 { names |= later[state * stepCount + Int(way.step)] }
            let place = before * stepCount + step
            if later[place] | names != later[place] {
              later[place] |= names
              hasChanged = true
            }
          }
        }
        guard work <= greatestWork else { return nil }
      }
    }
    return later
  }

  /// Returns the names that can begin after a scalar step, judging only by the steps; nil if no
  /// match is possible after it.
  func names(behind step: Int) -> UInt32? {
    var names: UInt32 = 0
    var endsMatch = false
    var seen = [Bool](repeating: false, count: search.program.steps.count)
    var pending = [search.program.scalars[step].next]
    while let step = pending.popLast() {
      if seen[step] { continue }
      seen[step] = true
      switch search.program.steps[step] {
      case .scalar(let index): pending.append(search.program.scalars[index].next)
      case .choice(let first, let second): pending += [first, second]
      case .open(let group, let next):
        names |= bits[group]
        pending.append(next)
      case .close(_, let next), .startOfRound(_, let next): pending.append(next)
      case .endOfRound(_, let start, let exit): pending += [start, exit]
      case .accept: endsMatch = true
      }
    }
    return endsMatch ? names : nil
  }
}
