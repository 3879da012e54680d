/// The tables of ``GroupTables`` while they are being built.
struct GroupTableDraft {
  private(set) var entries: [UInt32] = []
  private(set) var marks: [UInt8] = []
  let isPlain: Bool
  private(set) var start = 0

  /// The index of each group's name.
  private let names: [Int]

  /// The position where each list of marks begins.
  private var places: [UInt32] = []

  /// Builds the tables of a plain pattern.
  ///
  /// - Returns: Nil if the pattern isn't plain, or if the tables would be too large.
  init?(plain search: GroupSearch, _ classCount: Int, _ names: [Int]) {
    isPlain = true
    self.names = names
    let width = classCount + 1
    let rowCount = search.startRow + 1
    guard rowCount * width <= GroupWays.greatestSize else { return nil }
    start = search.startRow * width
    var walk = GroupWalk(search.program, groupCount: names.count)
    var lists = GroupMarkLists()
    var found: [(step: Int, marks: UInt16)?] = []
    for row in 0..<rowCount {
      for label in -1..<classCount {
        let steps = label < 0 ? nil : search.steps(taking: label)
        guard search.isPlain(row, steps) else { return nil }
        guard search.mayGoOn(from: row, to: steps) else {
          found.append(nil)
          continue
        }
        walk.begin(at: 0)
        let step = search.find(from: search.entry(row), leading: steps, &walk)
        guard let list = lists.number(of: walk.marks), walk.work <= 300_000 else { return nil }
        found.append(step.map { ($0, list) })
      }
    }
    guard add(lists.lists) else { return nil }
    entries = found.map { way in
      way.map { entry(max($0.step, 0) * width, $0.marks) } ?? GroupTables.none
    }
  }

  /// Builds the tables of a pattern that is first read backward.
  ///
  /// - Returns: Nil if the tables would be too large.
  init?(_ search: GroupSearch, _ classCount: Int, _ names: [Int]) {
    isPlain = false
    self.names = names
    start = search.startRow
    let ways = GroupWays(search, classCount: classCount, groupCount: names.count)
    guard let ways, add(ways.marks.lists) else { return nil }
    let width = classCount + ways.rowCount
    for state in 0..<ways.states.count {
      for label in 0..<classCount {
        let before = ways.states.state(before: state, label)
        entries.append(before.map { UInt32($0 * width) } ?? GroupTables.none)
      }
      for row in 0..<ways.rowCount {
        let way = ways[state, row]
        entries.append(way.step == -2 ? GroupTables.none : entry(max(Int(way.step), 0), way.marks))
      }
    }
  }

  /// Adds all lists of marks and returns whether their positions fit in 16 bits.
  private mutating func add(_ lists: [[GroupMark]]) -> Bool {
    for list in lists {
      places.append(UInt32(marks.count))
      marks.append(UInt8(list.count))
      for mark in list { marks.append(UInt8(names[mark.group] * 2 + (mark.isEnd ? 1 : 0))) }
    }
    return marks.count < 0xFFFF
  }

  private func entry(_ next: Int, _ list: UInt16) -> UInt32 {
    places[Int(list)] << 16 | UInt32(next)
  }
}

extension GroupSearch {
  /// Returns the scalar steps that take a class.
  fileprivate func steps(taking label: Int) -> ArraySlice<UInt64> {
    stepsOfClasses[(label * wordCount)..<((label + 1) * wordCount)]
  }

  /// Whether at most one of some scalar steps can come next in a row.
  fileprivate func isPlain(_ row: Int, _ steps: ArraySlice<UInt64>?) -> Bool {
    guard let steps else { return true }
    var count = 0
    for word in 0..<wordCount {
      count += (followers[row * wordCount + word] & steps[steps.startIndex + word]).nonzeroBitCount
    }
    return count <= 1
  }
}
