/// Which names may yet be given to something when a text goes on, one bit for each.
struct GroupFutures: Sendable {
  private let search: GroupSearch

  /// By group, the bit of its name.
  private let bits: [UInt32]

  /// What completes texts, as states; nil if there are too many.
  let states: LeadingStates?

  /// By state and scalar step, the names of the groups that may begin behind that step.
  private var later: [UInt32] = []

  private static let greatestWork = 4_000_000

  /// Finds out what may begin.
  ///
  /// - Parameter names: By group, the index of its name.
  /// - Complexity: Some milliseconds at most.
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

  /// The names that may begin when a way takes a scalar step and the rest leads to a match as a state says.
  func names(behind step: Int, in state: Int) -> UInt32 {
    later[state * search.program.scalars.count + step]
  }

  /// Hands names on from each state to those one scalar earlier, until nothing changes.
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

  /// The names that may begin behind a scalar step, as far as steps alone tell; nil if no match is
  /// possible behind it.
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
