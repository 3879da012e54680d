import FrozenTables
import Synchronization
import Violations

extension TextPattern {
  /// Returns what the named groups of a matching text contain, in byte offsets.
  ///
  ///     let date = try TextPattern("(?<year>[0-9]{4})-(?<month>[0-9]{2})")
  ///     date.groups(in: "2026-11".utf8Span)   // [0..<4, 5..<7]
  ///     date.groups(in: "2026".utf8Span)      // nil
  ///
  /// The groups are in the order of ``groupNames``. A group that took no part in the match is nil.
  /// If there are several ways to match, the one that ICU would find first counts. If several
  /// groups have the same name, the last one that took part counts.
  ///
  /// - Complexity: O(*n*) in the number of scalars, times the size of the pattern.
  public func groups(in text: UTF8Span) -> [Range<Int>?]? {
    let compiled = compiled
    guard !namesOfGroups.isEmpty else { return compiled.matches(text) ? [] : nil }
    for (guarded, _, search) in compiled.searches {
      if let guarded, !guarded.holds({ compiled.read(text, compiled.readers[$0]).accepts }) {
        continue
      }
      let found = search.groups(in: text, classes: compiled.table.table, count: compiled.groupCount)
      guard let found else { continue }
      var result = [Range<Int>?](repeating: nil, count: groupNames.count)
      for (group, range) in found.enumerated() {
        guard let range else { continue }
        let name = namesOfGroups[group]
        if let other = result[name], other.upperBound > range.upperBound { continue }
        result[name] = range
      }
      return result
    }
    return nil
  }

  /// The maximum number of names that ``groups(in:into:)`` can report.
  public static let mostGroups = GroupRanges.capacity

  /// Finds what the named groups of a matching text contain, like ``groups(in:)`` but faster.
  ///
  ///     let date = try TextPattern("(?<year>[0-9]{4})-(?<month>[0-9]{2})")
  ///     var ranges = GroupRanges()
  ///     date.groups(in: "2026-11".utf8Span, into: &ranges)   // true
  ///     ranges[0]                                             // 0..<4
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - ranges: Receives the range of each group, for the first ``mostGroups`` names. Don't use it
  ///     if the text doesn't match.
  /// - Returns: Whether the text matches.
  /// - Complexity: O(*n*) in the number of scalars. After the first use, nothing is allocated for
  ///   texts of up to 256 scalars, unless the pattern is so large that it is searched instead.
  public func groups(in text: UTF8Span, into ranges: inout GroupRanges) -> Bool {
    ranges = GroupRanges()
    if let ready = groupTables[0], let matches = ready.value.find(in: text, &ranges) {
      return matches
    }
    return search(text, into: &ranges)
  }

  /// Finds groups on first use, and if there are no tables for them.
  private func search(_ text: UTF8Span, into ranges: inout GroupRanges) -> Bool {
    prepareGroups()
    // Matching is far faster than searching.
    guard matches(text), let found = groups(in: text) else { return false }
    for (index, range) in found.prefix(Self.mostGroups).enumerated() { ranges[index] = range }
    return true
  }

  private func prepareGroups() {
    guard groupMemory.load() == nil, !namesOfGroups.isEmpty else { return }
    // Threads that arrive at the same time each build the tables, and all use the first ones
    // stored.
    let made = groupMemory.storeIfNil(GroupTableMemory(compiled, plan, names: namesOfGroups))
    if let tables = made.tables { groupTables.fill(0, with: tables) }
  }

  /// Returns what is known about the named groups while a text is being typed, no matter how it is
  /// completed.
  ///
  ///     let date = try TextPattern("(?<year>[0-9]{4})-(?<month>[0-9]{2})")
  ///     date.groupsSoFar(in: "2026-1".utf8Span)   // [closed(0..<4), open(at: 5)]
  ///     date.groupsSoFar(in: "2026".utf8Span)     // [closed(0..<4), unknown]
  ///     date.groupsSoFar(in: "x".utf8Span)        // nil
  ///
  /// The result is true for every completion. For patterns whose tables would be too large, for
  /// look-aheads, and for texts that take long to follow, it can be `unknown` or `open` although
  /// more could be known.
  ///
  /// - Returns: What is known, in the order of ``groupNames``; nil if nothing completes the text,
  ///   as ``progress(of:)`` reports.
  /// - Complexity: O(*n*) in the number of scalars, times the size of the pattern.
  public func groupsSoFar(in text: UTF8Span) -> [GroupProgress]? {
    if case .impossible = progress(of: text) { return nil }
    guard !namesOfGroups.isEmpty else { return [] }
    let compiled = compiled
    let outlooks =
      groupOutlooks.load()
      ?? groupOutlooks.storeIfNil(GroupOutlooks(compiled, names: namesOfGroups))
    let hasConditions = compiled.searches.contains { $0.guarded != nil }
    let findings = hasConditions ? compiled.readAll(text) : []
    var result: [GroupProgress]?
    for (way, outlook) in zip(compiled.searches, outlooks.outlooks) {
      if way.guarded?.impossibleOffset(findings) != nil { continue }
      guard let found = outlook.progress(of: text, compiled.table.table) else { continue }
      result = result.map { zip($0, found).map { $0.or($1, text.count) } } ?? found
    }
    return result
  }
}

extension TextPattern {
  /// The ways that ``groups(in:into:)`` reads texts.
  enum GroupReader { case once, backwardsFirst, search }

  /// The way that groups are found, preparing them if necessary.
  var groupReader: GroupReader {
    prepareGroups()
    return groupTables[0].map { $0.value.isPlain ? .once : .backwardsFirst } ?? .search
  }
}
