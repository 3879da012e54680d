/// Knows the texts that full case folding makes equal although their numbers of letters differ.
///
/// Such are `ß` and `ss`. Patterns match by simple folding, which knows nothing of them. Ligatures such as
/// `ﬁ`, which nobody types, are left out.
enum FullFolding {
  /// What letters become that full folding makes longer.
  private static let expansions: Set<[Unicode.Scalar]> = {
    var result: Set<[Unicode.Scalar]> = []
    for range in ScalarProperty.set(#"[[:CWCF:]]"#)?.ranges ?? [] {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        guard isLonger(scalar) else { continue }
        let longer = scalar.properties.uppercaseMapping.unicodeScalars
        result.insert(longer.flatMap { $0.properties.lowercaseMapping.unicodeScalars })
      }
    }
    return result
  }()

  /// Whether a letter becomes longer, and is no ligature.
  private static func isLonger(_ scalar: Unicode.Scalar) -> Bool {
    !(0xFB00...0xFB17).contains(scalar.value)
      && scalar.properties.uppercaseMapping.unicodeScalars.count > 1
  }

  /// Returns the first letters of a row that are what another letter becomes, or that become longer
  /// themselves; nil if there are none.
  static func firstAffected(in literals: [Unicode.Scalar]) -> String? {
    let folded = literals.flatMap { $0.properties.lowercaseMapping.unicodeScalars }
    for index in folded.indices {
      if isLonger(folded[index]) { return String(folded[index]) }
      for length in 2...3 where index + length <= folded.count {
        let part = Array(folded[index..<(index + length)])
        if expansions.contains(part) { return String(String.UnicodeScalarView(part)) }
      }
    }
    return nil
  }
}
