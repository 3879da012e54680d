import CICU

/// A normalisation form of UAX #15.
@usableFromInline
package enum NormalizationForm: String, CaseIterable, Sendable {
  /// Canonical composition: `e` with a combining acute accent becomes `é`.
  case nfc

  /// Compatibility composition: also `ﬁ` becomes `fi`, and `２` becomes `2`.
  case nfkc

  /// Compatibility composition, case folded and without default ignorable characters
  /// (Unicode §5.18.4): `ＭＡẞ` becomes `mass`.
  case nfkcCasefold = "nfkc-casefold"

  var form: cicu_form {
    switch self {
    case .nfc: CICU_NFC
    case .nfkc: CICU_NFKC
    case .nfkcCasefold: CICU_NFKC_CASEFOLD
    }
  }
}

extension UTF8Span {
  /// Whether the text is in a normalisation form.
  ///
  ///     "é".utf8Span.isNormalized(.nfc)          // true
  ///     "e\u{301}".utf8Span.isNormalized(.nfc)   // false
  ///
  /// - Complexity: O(*n*), and O(1) for a text known to be ASCII. It allocates nothing, except for
  ///   runs of combining marks that no language writes; these take O(*n* log *n*).
  package func isNormalized(_ form: NormalizationForm) -> Bool {
    if form != .nfkcCasefold, isKnownASCII { return true }
    return withBytes { cicu_is_normalized(form.form, $0, $1) }
  }

  /// Returns the text in a normalisation form, with the record of what changed.
  ///
  ///     "e\u{301}t\u{E9}".utf8Span.normalized(.nfc).text   // "\u{E9}t\u{E9}"
  ///
  /// - Complexity: O(*n*), and O(*n* log *n*) in the length of a run of combining marks.
  package func normalized(_ form: NormalizationForm) -> EditedText {
    if isNormalized(form) { return EditedText(copying: self) }
    return withBytes { EditedText(cicu_normalize(form.form, $0, $1)) } ?? EditedText(copying: self)
  }
}

/// A mapping of letters to one case (Unicode §3.13), in no particular language.
@usableFromInline
package enum CaseMapping: String, CaseIterable, Sendable {
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
  package func isMapped(_ mapping: CaseMapping) -> Bool {
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
  package func mapped(_ mapping: CaseMapping) -> EditedText {
    if isMapped(mapping) { return EditedText(copying: self) }
    return withBytes { EditedText(cicu_map_case(mapping.mapping, $0, $1)) }
      ?? EditedText(copying: self)
  }
}
