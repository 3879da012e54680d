public import RuleEngine
import UnicodeText
public import Violations

/// Requires a text to begin with, end with, or contain a given text.
///
/// Texts are compared unchanged, scalar by scalar. To ignore differences of case or encoding, use
/// the normalization steps of the rule.
///
///     AffixCheck("AB-", as: .prefix)
///     // AB-12  valid
///     // CD-12  prefix.missing, prefix: AB-
public struct AffixCheck: Check {
  /// Where the text must be.
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

  /// Where it must be.
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

  /// Returns whether more typing can add the affix.
  ///
  /// A prefix must come first.
  ///
  /// - Complexity: The same as checking.
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

  /// The definition of the check for this place, for packs and documentation.
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
      settings: [
        .init("text", .text, "The text.", isRequired: true, comparison: .part)
      ],
      codes: [code]
    ) { settings throws(SettingError) in
      guard let text = settings.text("text"), !text.isEmpty else {
        throw SettingError("text", "the text is empty")
      }
      return AffixCheck(text, as: self)
    }
    .playing(.affix(setting: "text", at: role))
  }

  private var role: CheckRole.AffixPlace {
    switch self {
    case .prefix: .beginning
    case .suffix: .end
    case .contains: .anywhere
    }
  }
}

extension CodeDefinition {
  static let prefixMissing = CodeDefinition(
    "prefix.missing",
    "The text doesn't begin with the given text.",
    [.init("prefix", .text, "the given text")]
  )

  static let suffixMissing = CodeDefinition(
    "suffix.missing",
    "The text doesn't end with the given text.",
    [.init("suffix", .text, "the given text")]
  )

  static let containsMissing = CodeDefinition(
    "contains.missing",
    "The text doesn't contain the given text.",
    [.init("text", .text, "the given text")]
  )
}
