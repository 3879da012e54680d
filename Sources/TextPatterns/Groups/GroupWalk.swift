/// The start or end of a group.
struct GroupMark: Hashable {
  var group: Int
  var isEnd: Bool
}

/// The position of a walk through a program, and what the groups have matched so far.
struct GroupWalk {
  private(set) var groups: [Range<Int>?]
  private var opened: [Int]
  private var entered: [Int]
  private var round = 0
  private var offset = 0

  /// The starts and ends of groups on the path that is being tried.
  private(set) var marks: [GroupMark] = []

  /// The number of steps entered, which is the cost of the walk.
  private(set) var work = 0

  init(_ program: GroupProgram, groupCount: Int) {
    groups = [Range<Int>?](repeating: nil, count: groupCount)
    opened = [Int](repeating: 0, count: groupCount)
    entered = [Int](repeating: -1, count: program.steps.count * (program.loopDepth + 1))
  }

  /// Begins to look for the step that takes the scalar at an offset.
  mutating func begin(at offset: Int) {
    self.offset = offset
    round += 1
    marks.removeAll(keepingCapacity: true)
  }

  /// Enters a step and returns true, or returns false if the search already found no path from it.
  mutating func enter(_ step: Int) -> Bool {
    if entered[step] == round { return false }
    entered[step] = round
    work += 1
    return true
  }

  mutating func note(_ mark: GroupMark) { marks.append(mark) }

  var markCount: Int { marks.count }

  mutating func forgetMarks(behind count: Int) { marks.removeLast(marks.count - count) }

  /// Stores the groups that began and ended on the path that was found.
  mutating func finish() {
    for mark in marks {
      if mark.isEnd {
        groups[mark.group] = opened[mark.group]..<offset
      } else {
        opened[mark.group] = offset
      }
    }
  }
}
