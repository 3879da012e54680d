/// Determines what is known about groups while a text is being typed.
///
/// Which of the open ways a match takes in the end depends only on the steps that lead to a match
/// once the text is completed. These steps are a state of ``LeadingStates``. So the outlook finds
/// the way for each state, and what is true in all of them is known. If there are too many states,
/// it considers every way.
struct GroupOutlook: Sendable {
  private let search: GroupSearch
  private let futures: GroupFutures

  /// The index of each group's name.
  private let names: [Int]
  private let nameCount: Int

  init(_ search: GroupSearch, classCount: Int, names: [Int]) {
    self.search = search
    self.names = names
    nameCount = (names.max() ?? -1) + 1
    futures = GroupFutures(search, classCount: classCount, names: names)
  }

  /// Returns what is known for each name; nil if nothing completes the text.
  func progress(of text: UTF8Span, _ classes: ClassTable) -> [GroupProgress]? {
    guard let open = OpenWays(search, text, classes, groupCount: names.count) else {
      return [GroupProgress](repeating: .unknown, count: nameCount)
    }
    var result: [GroupProgress]?
    func add(_ way: OpenWays.Way, _ later: UInt32) {
      let found = progress(of: way, later, text.count)
      result = result.map { zip($0, found).map { $0.or($1, text.count) } } ?? found
    }
    guard let states = futures.states else {
      for way in open.ways {
        let later = way.step < 0 ? 0 : futures.names(behind: way.step)
        if let later { add(way, later) }
      }
      return result
    }
    var seen: Set<[Int]> = []
    for state in 0..<states.count {
      let ways = states.isLineFeed[state] ? open.waysBeforeLineFeed : open.ways
      let isEnd = state == LeadingStates.end
      let first = ways.firstIndex {
        isEnd ? $0.step < 0 : $0.step >= 0 && states.leads($0.step, in: state)
      }
      guard let first else { continue }
      let later = isEnd ? 0 : futures.names(behind: ways[first].step, in: state)
      // Many states have the same way.
      guard seen.insert([states.isLineFeed[state] ? 1 : 0, first, Int(later)]).inserted else {
        continue
      }
      add(ways[first], later)
    }
    return result
  }

  /// Returns what is known if a match takes a way and some names can still get a value.
  private func progress(of way: OpenWays.Way, _ later: UInt32, _ count: Int) -> [GroupProgress] {
    var ranges = [Range<Int>?](repeating: nil, count: nameCount)
    var result = [GroupProgress](repeating: .unset, count: nameCount)
    for (group, name) in names.enumerated() where way.places[group * 2] >= 0 {
      let start = Int(way.places[group * 2])
      let end = Int(way.places[group * 2 + 1])
      if end < 0 {
        result[name] = start < count ? .open(at: start) : .unknown
      } else if result[name] == .unset || result[name] == ranges[name].map(GroupProgress.closed) {
        // If several groups have the same name, the last one that took part counts.
        if let other = ranges[name], other.upperBound > end { continue }
        ranges[name] = start..<end
        result[name] = .closed(start..<end)
      }
    }
    for name in 0..<nameCount where name >= 32 || later >> UInt32(name) & 1 == 1 {
      result[name] = .unknown
    }
    return result
  }
}

/// The outlooks of a pattern, one for each way of its plan, created on first use.
final class GroupOutlooks: Sendable {
  let outlooks: [GroupOutlook]

  init(_ compiled: CompiledPattern, names: [Int]) {
    outlooks = compiled.searches.map {
      GroupOutlook($0.search, classCount: compiled.classes.count, names: names)
    }
  }
}
