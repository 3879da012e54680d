/// Finds texts that full case folding makes equal although they have different numbers of letters.
///
/// An example is `ß` and `ss`. Patterns match by simple folding, which doesn't include them.
/// Ligatures such as `ﬁ` are left out because no one types them.
enum FullFolding {
  /// The results for letters that become longer with full folding.
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

  /// Whether a letter becomes longer and isn't a ligature.
  private static func isLonger(_ scalar: Unicode.Scalar) -> Bool {
    !(0xFB00...0xFB17).contains(scalar.value)
      && scalar.properties.uppercaseMapping.unicodeScalars.count > 1
  }

  /// Returns the first letters in a row that are the folding of another letter, or become longer
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
