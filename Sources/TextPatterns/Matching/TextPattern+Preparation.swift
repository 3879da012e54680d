extension TextPattern {
  /// What a pattern is matched with, and how large that is.
  public struct Preparation: Hashable, Sendable {
    /// A way of matching.
    public enum Matcher: String, Sendable {
      /// One look-up for each scalar.
      case automaton

      /// A graph that is followed on all ways at once, because its automaton would be too large.
      case simulation
    }

    /// The way of matching; that of the slowest part if the pattern has several.
    public var matcher: Matcher

    /// The number of states that a text can be in, or of edges of the graph that is followed.
    public var stateCount: Int

    /// The bytes that were made for this pattern, without what it shares with others.
    public var byteCount: Int
  }

  /// What the pattern is matched with; the pattern is prepared if it was not yet.
  ///
  ///     try TextPattern("[A-Z]{2}").preparation.matcher      // automaton
  ///     try TextPattern("[A-Z]{2}").preparation.stateCount   // 3
  public var preparation: Preparation {
    let compiled = compiled
    let shared = compiled.table.ownBytes
    if let automaton = compiled.automaton {
      return Preparation(
        matcher: .automaton,
        stateCount: automaton.stateCount,
        byteCount: shared + automaton.byteCount
      )
    }
    var preparation = Preparation(matcher: .automaton, stateCount: 0, byteCount: shared)
    for reader in compiled.readers {
      switch reader {
      case .automaton(let automaton):
        preparation.stateCount += automaton.stateCount
        preparation.byteCount += automaton.byteCount
      case .simulation(let simulation):
        preparation.matcher = .simulation
        preparation.stateCount += simulation.edgeCount
        preparation.byteCount += simulation.byteCount
      }
    }
    return preparation
  }

  /// The letters that match regardless of case, but not what they become by full case folding, as `ß`
  /// becomes `ss`: the first of each row of letters that has some.
  ///
  ///     try TextPattern("(?i)straße|x").lettersWithFullFolding  // ["ß"]
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  public var lettersWithFullFolding: [String] {
    caselessLiterals.compactMap(FullFolding.firstAffected)
  }
}
