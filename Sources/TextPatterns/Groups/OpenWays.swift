/// The ways that a text may have taken so far and that can still lead to a match, in the search's
/// order.
///
/// All ways are followed at the same time (Pike, 1994). If two ways reach the same step, the first
/// wins no matter what follows, so there are never more ways than steps.
struct OpenWays {
  struct Way {
    /// The step that takes the next scalar; -1 for the end of the match.
    var step: Int

    /// The start and end of each group's last match, in two elements; -1 if there is none.
    var places: [Int32]

    /// Returns the places after some groups begin and end at an offset.
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

  /// All ways, in order.
  private(set) var ways: [Way] = []

  /// The ways that can continue with a line feed.
  private(set) var waysBeforeLineFeed: [Way] = []

  /// The maximum number of steps to follow a text.
  ///
  /// Each takes about a hundred nanoseconds.
  private static let greatestWork = 400_000

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

/// Follows all ways at the same time.
private struct Follower {
  let search: GroupSearch
  private var walk: GroupWalk

  /// The number of times that the follower has advanced.
  private var round = 0

  /// The round when each scalar step, and finally the end, was last reached.
  private var rounds: [Int]

  private var copyingWork = 0

  /// The work done so far, in steps.
  var work: Int { walk.work + copyingWork }

  init(_ search: GroupSearch, groupCount: Int) {
    self.search = search
    walk = GroupWalk(search.program, groupCount: groupCount)
    rounds = [Int](repeating: 0, count: search.program.scalars.count + 1)
  }

  /// Returns the ways to the next steps that take a class, or to all next steps if there is no
  /// class.
  mutating func goOn(from rows: [OpenWays.Way], at offset: Int, _ label: Int?) -> [OpenWays.Way] {
    var next: [OpenWays.Way] = []
    round += 1
    walk.begin(at: offset)
    for way in rows {
      let (search, round) = (search, round)
      var rounds: [Int] = []
      swap(&rounds, &self.rounds)
      var work = 4
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
  /// Returns whether a scalar step takes a class.
  func takes(_ step: Int, _ label: Int) -> Bool {
    stepsOfClasses[label * wordCount + step / 64] >> UInt64(step % 64) & 1 == 1
  }

  /// Returns whether a line feed must not follow in a row.
  fileprivate func isLoneReturn(_ row: Int) -> Bool {
    row != startRow && program.scalars[row].isLoneReturn
  }
}
