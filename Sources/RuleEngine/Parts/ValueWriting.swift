/// How a valid value is usually written.
package enum ValueWriting: Sendable {
  /// In groups of characters of these lengths, of which the last is repeated.
  case groups([Int], separator: String)

  /// Its parts, with texts between them.
  case template(RuleTraits.PlacedJoin)
}

extension String {
  /// Returns the text in groups of characters, of which the last is repeated.
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
