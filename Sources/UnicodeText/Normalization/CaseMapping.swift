import CICU

/// A mapping of letters to one case (Unicode §3.13), in no particular language.
public enum CaseMapping: String, CaseIterable, Sendable {
  /// To lowercase: `ΟΔΟΣ` becomes `οδος`, with the final form of the last letter.
  case lowercase

  /// To uppercase: `Straße` becomes `STRASSE`.
  case uppercase

  /// To the form for comparing without case: `Straße` becomes `strasse`.
  case foldCase = "fold-case"

  var mapping: cicu_mapping {
    switch self {
    case .lowercase: CICU_LOWERCASE
    case .uppercase: CICU_UPPERCASE
    case .foldCase: CICU_FOLD_CASE
    }
  }

  /// The ASCII letters that this mapping changes.
  var changedASCII: ClosedRange<UInt8> {
    self == .uppercase
      ? UInt8(ascii: "a")...UInt8(ascii: "z") : UInt8(ascii: "A")...UInt8(ascii: "Z")
  }
}

extension UTF8Span {
  /// Whether a case mapping leaves the text as it is.
  ///
  ///     "straße".utf8Span.isMapped(.lowercase)   // true
  ///     "straße".utf8Span.isMapped(.foldCase)    // false
  ///
  /// - Complexity: O(*n*). It allocates nothing.
  public func isMapped(_ mapping: CaseMapping) -> Bool {
    withBytes { bytes, count in
      guard let bytes else { return true }
      let changed = mapping.changedASCII
      // SAFETY: `index` stays below `count`, the length of the memory at `bytes`.
      for index in 0..<count {
        if changed.contains(bytes[index]) { return false }
        // Everything before is ASCII and stays; but a final sigma depends on what precedes it.
        if bytes[index] >= 0x80 { return cicu_is_mapped(mapping.mapping, bytes, count) }
      }
      return true
    }
  }

  /// Returns the text with a case mapping applied, with the record of what changed.
  ///
  ///     "Straße".utf8Span.mapped(.uppercase).text   // "STRASSE"
  ///
  /// - Complexity: O(*n*).
  public func mapped(_ mapping: CaseMapping) -> EditedText {
    if isMapped(mapping) { return EditedText(copying: self) }
    return withBytes { EditedText(cicu_map_case(mapping.mapping, $0, $1)) }
      ?? EditedText(copying: self)
  }
}
