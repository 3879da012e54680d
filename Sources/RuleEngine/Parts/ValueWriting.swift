/// The usual notation of a valid value.
package enum ValueWriting: Sendable {
  /// Groups of characters with these lengths. The last length is repeated.
  case groups([Int], separator: String)

  /// The parts of the value, with texts between them.
  case template(RuleTraits.PlacedJoin)
}

extension String {
  /// Returns the text in groups of characters with the given lengths.
  ///
  /// The last length is repeated.
  ///
  ///     "CH9300762011".grouped([4], " ")  // "CH93 0076 2011"
  func grouped(_ lengths: [Int], _ separator: String) -> String {
    var groups: [Substring] = []
    var rest = self[...]
    while !rest.isEmpty,
      let length = lengths.isEmpty ? nil : lengths[min(groups.count, lengths.count - 1)]
    {
      groups.append(rest.prefix(max(1, length)))
      rest = rest.dropFirst(max(1, length))
    }
    return groups.joined(separator: separator)
  }
}
