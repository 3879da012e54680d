/// The ways that a text may have taken and that something may complete, in the order in which the search
/// would try them.
///
/// All ways are followed at once (Pike, 1994): of two that come to the same step, the first wins whatever
/// follows, so there are never more ways than steps.
struct OpenWays {
  struct Way {
    /// The step that takes the next scalar; -1 for the end of the match.
    var step: Int

    /// By group, where it began and ended last, in two elements; -1 for neither.
    var places: [Int32]

    /// Returns the way with some groups begun and ended at an offset.
    fileprivate func noting(_ marks: [GroupMark], at offset: Int, _ work: inout Int) -> [Int32] {
      guard !marks.isEmpty else { return places }
      var places = places
      work += 4 + places.count / 8
      for mark in marks {
        if mark.isEnd {
          places[mark.group * 2 + 1] = Int32(clamping: offset)
        } else {
          places[mark.group * 2] = Int32(clamping: offset)
          places[mark.group * 2 + 1] = -1
        }
      }
      return places
    }
  }

  /// All ways, the first one first.
  private(set) var ways: [Way] = []

  /// Those that may go on with a line feed.
  private(set) var waysBeforeLineFeed: [Way] = []

  /// The greatest number of steps to follow a text, each of some ten nanoseconds.
  private static let greatestWork = 4_000_000

  /// Follows a text.
  ///
  /// - Returns: Nil if it would take too long.
  init?(_ search: GroupSearch, _ text: UTF8Span, _ classes: ClassTable, groupCount: Int) {
    var follower = Follower(search, groupCount: groupCount)
    let none = [Int32](repeating: -1, count: groupCount * 2)
    var rows = [Way(step: search.startRow, places: none)]
    let (labels, offsets) = GroupSearch.labels(of: text, classes)
    for (index, label) in labels.enumerated() {
      if label == search.lineFeed { rows.removeAll { search.isLoneReturn($0.step) } }
      rows = follower.goOn(from: rows, at: offsets[index], label)
      guard follower.work <= Self.greatestWork else { return nil }
      if rows.isEmpty { return }
    }
    ways = follower.goOn(from: rows, at: text.count, nil)
    waysBeforeLineFeed = ways
    if rows.contains(where: { search.isLoneReturn($0.step) }) {
      rows.removeAll { search.isLoneReturn($0.step) }
      waysBeforeLineFeed = follower.goOn(from: rows, at: text.count, nil)
    }
  }
}

/// Follows all ways at once.
private struct Follower {
  let search: GroupSearch
  private var walk: GroupWalk

  /// The number of times that it went on.
  private var round = 0

  /// By scalar step, and last for the end, when it was last come to.
  private var rounds: [Int]

  private var copyingWork = 0

  /// What has been done, in steps.
  var work: Int { walk.work + copyingWork }

  init(_ search: GroupSearch, groupCount: Int) {
    self.search = search
    walk = GroupWalk(search.program, groupCount: groupCount)
    rounds = [Int](repeating: 0, count: search.program.scalars.count + 1)
  }

  /// Returns the ways to the next steps, to those that take a class or else to all.
  mutating func goOn(from rows: [OpenWays.Way], at offset: Int, _ label: Int?) -> [OpenWays.Way] {
    var next: [OpenWays.Way] = []
    round += 1
    walk.begin(at: offset)
    for way in rows {
      let (search, round) = (search, round)
      var rounds: [Int] = []
      swap(&rounds, &self.rounds)
      var work = 1
      walk.forgetMarks(behind: 0)
      _ = search.find(from: search.entry(way.step), search.program.loopDepth, &walk) {
        step,
        marks in
        let slot = step < 0 ? search.startRow : step
        let isWanted = label.map { step >= 0 && search.takes(step, $0) } ?? true
        guard isWanted, rounds[slot] < round else { return false }
        rounds[slot] = round
        next.append(OpenWays.Way(step: step, places: way.noting(marks, at: offset, &work)))
        return false
      }
      self.rounds = rounds
      copyingWork += work
    }
    return next
  }
}

extension GroupSearch {
  /// Whether a scalar step takes a class.
  func takes(_ step: Int, _ label: Int) -> Bool {
    stepsOfClasses[label * wordCount + step / 64] >> UInt64(step % 64) & 1 == 1
  }

  /// Whether no line feed may follow in a row.
  fileprivate func isLoneReturn(_ row: Int) -> Bool {
    row != startRow && program.scalars[row].isLoneReturn
  }
}
