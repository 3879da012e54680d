import UnicodeText
public import Violations

/// Requires a text to begin with, end with, or contain a given text.
///
/// Texts are compared as they stand, scalar by scalar; use the normalisation
/// steps of the rule to ignore differences of case or encoding.
///
///     AffixCheck("AB-", as: .prefix)
///     // AB-12  valid
///     // CD-12  prefix.missing, prefix: AB-
public struct AffixCheck: Check {
  /// Where the text must stand.
  public enum Place: String, CaseIterable, Sendable {
    /// At the beginning.
    case prefix

    /// At the end.
    case suffix

    /// Anywhere.
    case contains
  }

  /// The text.
  public let affix: String

  /// Where it must stand.
  public let place: Place

  private let search: ByteSearch

  /// Creates a check.
  public init(_ affix: String, as place: Place) {
    self.affix = affix
    self.place = place
    search = ByteSearch(for: place == .contains ? affix : "")
  }

  /// Reports a text without the affix.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of bytes of
  ///   the text and the affix, which may come from another field.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let wanted = affix.utf8Span.span
    let found =
      switch place {
      case .prefix: text.hasBytes(wanted, at: 0)
      case .suffix: text.hasBytes(wanted, at: text.count - wanted.count)
      case .contains: search.find(wanted, in: text.span)
      }
    if !found { findings.add(place.code, [place.argument: .text(affix)]) }
  }

  /// Returns whether typing on can bring the affix: at the beginning it must come first.
  ///
  /// - Complexity: As of checking.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let wanted = affix.utf8Span.span
    switch place {
    case .prefix:
      let common = text.commonPrefix(with: wanted)
      if common == wanted.count { return .valid }
      return common == text.count ? .unfinished : .impossible(at: common)
    case .suffix:
      return text.hasBytes(wanted, at: text.count - wanted.count) ? .valid : .unfinished
    case .contains: return search.find(wanted, in: text.span) ? .valid : .unfinished
    }
  }

  /// Returns that the text must have the affix.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(place.code, [place.argument: .text(affix)])]
  }
}

extension AffixCheck.Place {
  /// The code of a text without the affix.
  fileprivate var code: CodeDefinition {
    switch self {
    case .prefix: .prefixMissing
    case .suffix: .suffixMissing
    case .contains: .containsMissing
    }
  }

  fileprivate var argument: String { self == .contains ? "text" : rawValue }

  /// What packs and documentation know about the check for this place.
  public var definition: CheckDefinition {
    let requirement =
      switch self {
      case .prefix: "begin with"
      case .suffix: "end with"
      case .contains: "contain"
      }
    return CheckDefinition(
      rawValue,
      "Requires a text to \(requirement) a given text.",
      shorthand: "text",
      settings: [SettingDefinition("text", .text, "The text.", isRequired: true)],
      codes: [code]
    ) { settings throws(SettingError) in
      guard let text = settings.text("text"), !text.isEmpty else {
        throw SettingError("text", "the text is empty")
      }
      return AffixCheck(text, as: self)
    }
  }
}

extension CodeDefinition {
  static let prefixMissing = CodeDefinition(
    "prefix.missing",
    "The text does not begin with the given text.",
    [.init("prefix", .text, "the given text")]
  )

  static let suffixMissing = CodeDefinition(
    "suffix.missing",
    "The text does not end with the given text.",
    [.init("suffix", .text, "the given text")]
  )

  static let containsMissing = CodeDefinition(
    "contains.missing",
    "The text does not contain the given text.",
    [.init("text", .text, "the given text")]
  )
}
