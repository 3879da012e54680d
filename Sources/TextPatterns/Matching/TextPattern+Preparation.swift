extension TextPattern {
  /// The matcher of a pattern, and its size.
  public struct Preparation: Hashable, Sendable {
    /// A way of matching.
    public enum Matcher: String, Sendable {
      /// One lookup for each scalar.
      case automaton

      /// A graph that is followed on all paths at the same time, because its automaton would be too
      /// large.
      case simulation
    }

    /// The way of matching.
    ///
    /// If the pattern has several parts, the slowest part decides.
    public var matcher: Matcher

    /// The number of states that a text can be in, or of edges in the graph that is followed.
    public var stateCount: Int

    /// The number of bytes allocated for this pattern, without what it shares with other patterns.
    public var byteCount: Int
  }

  /// The matcher of the pattern, which is prepared if necessary.
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

  /// The letters that match regardless of case, but don't match their full case folding, such as
  /// `ß` and `ss`.
  ///
  /// There is one for each row of letters, the first in the row.
  ///
  ///     try TextPattern("(?i)straße|x").lettersWithFullFolding  // ["ß"]
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  public var lettersWithFullFolding: [String] {
    caselessLiterals.compactMap(FullFolding.firstAffected)
  }
}
