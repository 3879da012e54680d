import CICU

/// A normalisation form of UAX #15.
public enum NormalizationForm: String, CaseIterable, Sendable {
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
  public func isNormalized(_ form: NormalizationForm) -> Bool {
    if form != .nfkcCasefold, isKnownASCII { return true }
    return withBytes { cicu_is_normalized(form.form, $0, $1) }
  }

  /// Returns the text in a normalisation form, with the record of what changed.
  ///
  ///     "e\u{301}t\u{E9}".utf8Span.normalized(.nfc).text   // "\u{E9}t\u{E9}"
  ///
  /// - Complexity: O(*n*), and O(*n* log *n*) in the length of a run of combining marks.
  public func normalized(_ form: NormalizationForm) -> EditedText {
    if isNormalized(form) { return EditedText(copying: self) }
    return withBytes { EditedText(cicu_normalize(form.form, $0, $1)) } ?? EditedText(copying: self)
  }
}
