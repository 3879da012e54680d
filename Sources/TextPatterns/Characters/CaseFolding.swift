import UnicodeText

/// Which scalars are the same regardless of case, by simple case folding (UTS #18 §1.5, level 1).
///
/// One scalar folds to one scalar: `K` and the Kelvin sign to `k`, `ſ` to `s`. That `ß` folds to two
/// letters belongs to full case folding, which no set of scalars can express.
enum CaseFolding {
  /// The scalars that fold to each scalar, which is one of them, where there are several.
  private static let members: [UInt32: [UInt32]] = {
    // Everything whose folding differs changes by one of these properties.
    var members: [UInt32: [UInt32]] = [:]
    let changing = ScalarProperty.set("[[:CWCF:][:CWCM:]]") ?? .none
    for range in changing.ranges {
      for scalar in range {
        let folding = ScalarProperties.folding(of: scalar)
        if folding != scalar { members[folding, default: [folding]].append(scalar) }
      }
    }
    // These fold to the same several scalars, for which ICU holds them for the same in sets too. Since
    // Unicode 15.1 they also fold to one another.
    for (one, other) in [(0x390, 0x1FD3), (0x3B0, 0x1FE3), (0xFB05, 0xFB06)] as [(UInt32, UInt32)] {
      members[one] = [one, other]
      members[other] = [one, other]
    }
    return members
  }()

  /// What a closure costs, in boundaries of sets.
  static let workOfClosure = 10_000

  /// Returns the set with all scalars that differ from a member in case alone.
  ///
  /// - Complexity: O(*n*) in the number of scalars that have case, or in the size of a small set.
  ///
  /// - Complexity: ``workOfClosure`` for all but small sets.
  static func closure(of set: ScalarSet) -> ScalarSet {
    let count = set.ranges.reduce(0) { $0 + $1.count }
    if count <= 64 {
      return ScalarSet(
        set.ranges.joined().flatMap { scalar in
          members[ScalarProperties.folding(of: scalar)] ?? [scalar]
        }
      )
    }
    let added = members.values.filter { group in group.contains { set.contains($0) } }
    return set.union(ScalarSet(added.joined()))
  }
}
