extension TextPattern {
  /// Returns the number of scalars that are missing at the end of a text; nil if nothing completes
  /// the text, or if it can be completed by texts of lengths that are close to each other.
  ///
  /// Spaces, hyphens and other signs between groups don't count, because people count letters and
  /// digits. So the number is 0 if only such a sign is missing.
  ///
  ///     let number = try TextPattern("[A-Z]{2}[0-9]{6}")
  ///     number.scalarsMissing(after: "AB12".utf8Span)    // 4
  ///     number.scalarsMissing(after: "1".utf8Span)       // nil
  ///
  ///     let code = try TextPattern("[A-Z]{8}([0-9]{3})?")
  ///     code.scalarsMissing(after: "DEUTDEF".utf8Span)  // 1
  ///
  ///     let address = try TextPattern("[0-9a-f]{2}(-[0-9a-f]{2}){5}")
  ///     address.scalarsMissing(after: "00-1a-2b-3c-4d".utf8Span)  // 2
  ///
  /// A pattern that is too large for one automaton, or that has very long texts, also gives nil.
  ///
  /// - Complexity: O(*n*) in the number of bytes, and at most 50,000 steps from state to state.
  package func scalarsMissing(after text: UTF8Span) -> Int? {
    let compiled = compiled
    guard let automaton = compiled.automaton else { return nil }
    let state = automaton.run(text).state
    guard state != Automaton.dead else { return nil }
    return automaton.distanceToEnd(from: state, skipping: compiled.classes.separators)
  }
}

extension ScalarClasses {
  /// The classes that consist only of signs that people write between groups.
  fileprivate var separators: Set<Int> {
    let signs = ScalarSet(" -./:".unicodeScalars.map(\.value))
    let labels = asciiLabels
    let found = Set(" -./:".utf8.map { labels[Int($0)] })
    // A class such as that of all scalars but digits has other scalars, too.
    let separating = found.filter { label in scalars { $0 == label }.subtracting(signs).isEmpty }
    return Set(separating.map { Int($0) })
  }
}

extension Automaton {
  /// The most steps from state to state that are taken to find the lengths of texts.
  fileprivate static var mostStepsToEnd: Int { 50_000 }

  /// Returns the number of scalars that lead from a state to where texts can end; nil if there are
  /// several numbers that are close to each other, or if it takes too long to know.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - separators: The classes of scalars that don't count.
  /// - Returns: The number, or nil.
  fileprivate func distanceToEnd(from state: UInt16, skipping separators: Set<Int>) -> Int? {
    let counted = (0..<classCount).filter { !separators.contains($0) }
    var states: Set<UInt16> = [state]
    var distance = 0
    var found: Int?
    var steps = 0
    while !states.isEmpty {
      var added = states
      while !added.isEmpty {
        steps += added.count * separators.count
        added = following(added, separators).subtracting(states)
        states.formUnion(added)
      }
      if states.contains(where: { accepts($0) }) {
        // If two lengths are far apart, the nearer one is meant.
        if let found { return found > 0 && distance - found > found + 1 ? found : nil }
        found = distance
      }
      steps += states.count * counted.count
      if steps > Self.mostStepsToEnd { return nil }
      states = following(states, counted)
      distance += 1
    }
    return found
  }

  /// Returns the states after a scalar of one of some classes.
  private func following(_ states: Set<UInt16>, _ labels: some Collection<Int>) -> Set<UInt16> {
    var following: Set<UInt16> = []
    for state in states {
      for label in labels { following.insert(next(state, label)) }
    }
    following.remove(Self.dead)
    return following
  }
}
