/// The way that the search takes for every pair of a ``LeadingStates`` state and a ``GroupSearch``
/// row.
///
/// The result of the search depends only on its position and on the steps that lead to a match, so
/// it can be found once for all texts.
struct GroupWays {
  /// A way to the next scalar step.
  struct Way {
    /// The step, which is the next row; -1 for the end of the match, -2 if there is no way.
    var step: Int32

    /// The index in `marks` of the groups that begin and end on the way.
    var marks: UInt16

    static let none = Way(step: -2, marks: 0)
  }

  let states: LeadingStates
  let rowCount: Int
  private var ways: [Way] = []

  /// The lists of groups that begin and end on a way, without duplicates.
  ///
  /// The first list is empty.
  private(set) var marks = GroupMarkLists()

  /// The maximum number of entries in the tables: classes and rows for each state.
  static let greatestSize = 32_768

  /// The maximum number of steps to build the tables.
  ///
  /// Each takes about ten nanoseconds.
  private static let greatestWork = 300_000

  /// Finds all ways.
  ///
  /// - Returns: Nil if there are too many.
  init?(_ search: GroupSearch, classCount: Int, groupCount: Int) {
    rowCount = search.startRow + 1
    let greatestCount = Self.greatestSize / (rowCount + classCount)
    let states = LeadingStates(search, classCount: classCount, greatestCount: greatestCount)
    guard let states else { return nil }
    self.states = states
    var walk = GroupWalk(search.program, groupCount: groupCount)
    for state in 0..<states.count {
      let leading = state == LeadingStates.end ? nil : states[state]
      for row in 0..<rowCount {
        guard search.mayGoOn(from: row, to: leading) else {
          ways.append(.none)
          continue
        }
        walk.begin(at: 0)
        let step = search.find(from: search.entry(row), leading: leading, &walk)
        guard let list = marks.number(of: walk.marks), walk.work <= Self.greatestWork else {
          return nil
        }
        ways.append(step.map { Way(step: Int32($0), marks: list) } ?? .none)
      }
    }
  }

  /// The way from a row in a state.
  subscript(state: Int, row: Int) -> Way { ways[state * rowCount + row] }
}

/// Lists of groups that begin and end, without duplicates, in the order of their first appearance.
struct GroupMarkLists {
  private(set) var lists: [[GroupMark]] = [[]]
  private var numbers: [[GroupMark]: UInt16] = [[]: 0]

  /// Returns the number of a list; nil if there are too many.
  mutating func number(of marks: [GroupMark]) -> UInt16? {
    if let known = numbers[marks] { return known }
    guard lists.count < 4_096, marks.count < 256 else { return nil }
    let number = UInt16(lists.count)
    lists.append(marks)
    numbers[marks] = number
    return number
  }
}
