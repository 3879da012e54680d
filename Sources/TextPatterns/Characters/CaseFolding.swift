import UnicodeText

/// The scalars that are equal regardless of case, by simple case folding (UTS #18 §1.5, level 1).
///
/// One scalar folds to one scalar: `K` and the Kelvin sign to `k`, and `ſ` to `s`. Full case
/// folding, where `ß` folds to two letters, can't be expressed with sets of scalars.
enum CaseFolding {
  /// The scalars that fold to each scalar, including the scalar itself, if there are several.
  private static let members: [UInt32: [UInt32]] = {
    // Every scalar whose folding differs changes by one of these properties.
    var members: [UInt32: [UInt32]] = [:]
    let changing = ScalarProperty.set("[[:CWCF:][:CWCM:]]") ?? .none
    for range in changing.ranges {
      for scalar in range {
        let folding = ScalarProperties.folding(of: scalar)
        if folding != scalar { members[folding, default: [folding]].append(scalar) }
      }
    }
    // These fold to the same sequence of scalars, so ICU treats them as equal in sets too. Since
    // Unicode 15.1, they also fold to each other.
    for (one, other) in [(0x390, 0x1FD3), (0x3B0, 0x1FE3), (0xFB05, 0xFB06)] as [(UInt32, UInt32)] {
      members[one] = [one, other]
      members[other] = [one, other]
    }
    return members
  }()

  /// The cost of a closure, in boundaries of sets.
  static let workOfClosure = 10_000

  /// Returns the set with all scalars that differ from a member only in case.
  ///
  /// - Complexity: O(*n*) in the number of scalars that have case, which costs ``workOfClosure``,
  ///   or in the size of a small set.
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
