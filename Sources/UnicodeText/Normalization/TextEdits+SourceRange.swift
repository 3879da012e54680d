extension TextEdits {
  /// Returns the part of the old text that a part of the new text came from.
  ///
  /// A range that touches a replaced run covers all of that run's source. An empty range inside a
  /// replaced run gives the whole run's source, and any other empty range gives an empty one. Text
  /// that was removed at either end of the range does not belong to it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    range.isEmpty ? source(ofEmptyRangeAt: range.lowerBound) : source(ofNonempty: range)
  }

  private func source(ofNonempty range: Range<Int>) -> Range<Int> {
    var old = 0
    var new = 0
    var start: Int?
    var end = 0
    for run in runs {
      let newEnd = new + run.newLength
      if run.newLength > 0, new < range.upperBound, newEnd > range.lowerBound {
        let from = run.isChanged ? old : old + max(range.lowerBound - new, 0)
        start = start ?? from
        end = run.isChanged ? old + run.oldLength : old + min(range.upperBound, newEnd) - new
      }
      old += run.oldLength
      new = newEnd
    }
    // Past the last run, both texts go on in step.
    if range.upperBound > new { end = old + range.upperBound - new }
    let lower = start ?? (old + range.lowerBound - new)
    return lower..<max(lower, end)
  }

  private func source(ofEmptyRangeAt place: Int) -> Range<Int> {
    var old = 0
    var new = 0
    for run in runs {
      let newEnd = new + run.newLength
      if place < newEnd || (place == newEnd && run.newLength > 0) {
        guard run.isChanged else { return .empty(at: old + place - new) }
        if place == new { return .empty(at: old) }
        if place == newEnd { return .empty(at: old + run.oldLength) }
        return old..<(old + run.oldLength)
      }
      old += run.oldLength
      new = newEnd
    }
    return .empty(at: old + place - new)
  }
}

extension Range<Int> {
  fileprivate static func empty(at place: Int) -> Self { place..<place }
}
