/// Groups of numbers in one array, so a graph of thousands of nodes takes two allocations instead
/// of one for each node.
///
///     let groups = NumberGroups(count: 3, [(0, 7), (2, 8), (0, 9)])
///     groups[0]   // [7, 9]
///     groups[1]   // []
struct NumberGroups {
  /// The index where the numbers of each group begin, and the end of the last group.
  private let starts: [Int32]
  private let numbers: [Int32]

  /// Puts numbers into groups, keeping their order within each group.
  ///
  /// - Complexity: O(*n*) in the number of groups and of numbers.
  init(count: Int, _ pairs: [(group: Int32, number: Int32)]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for pair in pairs { starts[Int(pair.group) + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var numbers = [Int32](repeating: 0, count: pairs.count)
    var ends = starts
    for pair in pairs {
      numbers[Int(ends[Int(pair.group)])] = pair.number
      ends[Int(pair.group)] += 1
    }
    self.starts = starts
    self.numbers = numbers
  }

  subscript(group: Int) -> ArraySlice<Int32> {
    numbers[Int(starts[group])..<Int(starts[group + 1])]
  }
}
