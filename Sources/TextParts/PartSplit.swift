package import TextPatterns
import UnicodeText

/// A split of a part by a pattern that depends on the row that was found.
///
/// For example, the position of the bank code in an account number depends on the country.
///
/// A text that doesn't match, or a row without a pattern, leaves the groups unset.
package struct PartSplit: Sendable {
  /// The group that is split.
  private let group: Int

  /// The index of each row's pattern, or -1 for a row without one.
  private let choiceOfRow: [Int32]

  private let choices: [Choice]

  /// The groups of all patterns.
  private let groups: Set<Int>

  /// A pattern, with the number of the group for each of its names.
  package struct Choice: Sendable {
    let pattern: TextPattern
    let groups: [Int]

    package init(_ pattern: TextPattern, groups: [Int]) {
      self.pattern = pattern
      self.groups = groups
    }
  }

  /// Creates a split.
  ///
  /// - Precondition: Each group's number is less than ``PartLocations/mostGroups``.
  package init(group: Int, choiceOfRow: [Int32], choices: [Choice]) {
    self.group = group
    self.choiceOfRow = choiceOfRow
    self.choices = choices
    groups = choices.reduce(into: []) { $0.formUnion($1.groups) }
  }

  /// Finds the groups with the pattern of a row.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the part. It doesn't allocate unless the text
  ///   is being typed.
  func apply(row: Int, _ text: UTF8Span, _ locations: inout PartLocations) {
    let choice = Int(choiceOfRow[row])
    guard choice >= 0 else { return }
    switch locations[group: group] {
    case .unset: break
    case .unknown: forget(in: &locations)
    case .range(let range): choices[choice].split(text, range, &locations)
    case .open(let start):
      let isPossible = choices[choice].split(text, openAt: start, &locations)
      if !isPossible { forget(in: &locations) }
    }
  }

  /// Returns the groups that stay unset in every text, if the lookup finds a row, or none.
  func unsetGroups(ofRow row: Int?) -> Set<Int> {
    let choice = row.map { Int(choiceOfRow[$0]) } ?? -1
    return choice < 0 ? groups : groups.subtracting(choices[choice].groups)
  }

  /// Records that nothing is known about the groups yet.
  func forget(in locations: inout PartLocations) {
    for group in groups { locations.note(.unknown, ofGroup: group) }
  }
}

extension PartSplit.Choice {
  fileprivate func split(_ text: UTF8Span, _ range: Range<Int>, _ locations: inout PartLocations) {
    var found = GroupRanges()
    guard text.withSlice(range, { pattern.groups(in: $0, into: &found) }) else { return }
    for index in groups.indices {
      guard let own = found[index] else { continue }
      locations.groups[groups[index]] =
        (own.lowerBound + range.lowerBound)..<(own.upperBound + range.lowerBound)
    }
  }

  /// Finds what is known about the groups of a part that might be extended by typing.
  ///
  /// - Returns: False if the pattern can no longer match.
  fileprivate func split(
    _ text: UTF8Span,
    openAt start: Int,
    _ locations: inout PartLocations
  ) -> Bool {
    let found = text.withSlice(start..<text.count) { pattern.groupsSoFar(in: $0) }
    guard let found else { return false }
    for (index, progress) in found.enumerated() {
      locations.note(progress.moved(by: start), ofGroup: groups[index])
    }
    return true
  }
}

extension GroupProgress {
  /// Returns the same progress in a text that begins a number of bytes earlier.
  fileprivate func moved(by count: Int) -> GroupProgress {
    switch self {
    case .unset, .unknown: self
    case .closed(let range): .closed((range.lowerBound + count)..<(range.upperBound + count))
    case .open(let start): .open(at: start + count)
    }
  }
}
