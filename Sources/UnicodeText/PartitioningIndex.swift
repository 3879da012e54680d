extension RandomAccessCollection {
  /// Returns the first index where a condition is true, or the end if there is none.
  ///
  /// The condition must also be true for all following elements.
  ///
  ///     [1, 3, 5, 7].partitioningIndex { $0 > 4 }  // 2
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
