/// That a group begins or ends.
struct GroupMark: Hashable {
  var group: Int
  var isEnd: Bool
}

/// Where the walk through a program is, and what the groups have taken so far.
struct GroupWalk {
  private(set) var groups: [Range<Int>?]
  private var opened: [Int]
  private var entered: [Int]
  private var round = 0
  private var offset = 0

  /// Where groups begin and end on the way that is tried.
  private(set) var marks: [GroupMark] = []

  /// The number of steps that were entered, which is what the walk costs.
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

  /// Enters a step; false if the search has been there and found no way.
  mutating func enter(_ step: Int) -> Bool {
    if entered[step] == round { return false }
    entered[step] = round
    work += 1
    return true
  }

  mutating func note(_ mark: GroupMark) { marks.append(mark) }

  var markCount: Int { marks.count }

  mutating func forgetMarks(behind count: Int) { marks.removeLast(marks.count - count) }

  /// Puts down the groups that began and ended on the way that was found.
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
