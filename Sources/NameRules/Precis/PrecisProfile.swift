import RuleEngine
package import UnicodeText

/// A profile of PRECIS: how to prepare strings of a kind, and which ones are allowed (RFC 8264 §5).
///
///     try PrecisProfile.usernameCaseMapped.enforce("Juliet")   // "juliet"
///     try PrecisProfile.nickname.enforce("  Juliet   Capulet")  // "Juliet Capulet"
public struct PrecisProfile: Sendable {
  /// How uppercase letters are treated.
  public enum CaseRule: Sendable {
    /// They stay unchanged.
    case preserve

    /// They become lowercase (Unicode toLowerCase).
    case lowercase

    /// They are folded for comparison (Unicode toCaseFold).
    case fold
  }

  /// How spaces are treated.
  public enum SpaceRule: Sendable {
    /// They stay unchanged.
    case keep

    /// Each becomes U+0020.
    case map

    /// Each becomes U+0020, runs become a single space, and spaces at the ends are removed.
    case mapAndCollapse
  }

  /// The characters that are allowed.
  public var stringClass: PrecisClass

  /// Whether full-width and half-width forms become ordinary ones.
  public var mapsWidth = false

  /// How spaces are treated.
  public var spaces = SpaceRule.keep

  /// How uppercase letters are treated.
  public var letterCase = CaseRule.preserve

  /// The normalization form, if any.
  package var form: NormalizationForm?

  /// Whether right-to-left texts must follow the Bidi Rule.
  public var hasBidiRule = false

  /// Creates a profile that only requires the characters of a class.
  public init(_ stringClass: PrecisClass) {
    self.stringClass = stringClass
  }

  /// User names where uppercase and lowercase letters are the same (RFC 8265 §3.3).
  public static let usernameCaseMapped: Self = {
    var profile = usernameCasePreserved
    profile.letterCase = .lowercase
    return profile
  }()

  /// User names where uppercase and lowercase letters differ (RFC 8265 §3.4).
  public static let usernameCasePreserved: Self = {
    var profile = Self(.identifier)
    profile.mapsWidth = true
    profile.form = .nfc
    profile.hasBidiRule = true
    return profile
  }()

  /// Passwords and other texts that only machines compare (RFC 8265 §4).
  public static let opaqueString: Self = {
    var profile = Self(.freeform)
    profile.spaces = .map
    profile.form = .nfc
    return profile
  }()

  /// Nicknames as they are shown (RFC 8266 §2.3).
  public static let nickname: Self = {
    var profile = Self(.freeform)
    profile.spaces = .mapAndCollapse
    profile.form = .nfkc
    return profile
  }()

  /// Nicknames as they are compared (RFC 8266 §2.4).
  public static let nicknameComparison: Self = {
    var profile = nickname
    profile.letterCase = .lowercase
    return profile
  }()
}

/// The reason why a text doesn't fit a PRECIS profile.
public struct PrecisRefusal: Error, Hashable, Sendable {
  /// The kind of fault.
  public enum Reason: Hashable, Sendable {
    /// Nothing is left after the mapping.
    case empty

    /// The character isn't in the class.
    case character

    /// The character's rule doesn't allow it in this place.
    case context

    /// Right-to-left and left-to-right characters are mixed in a way that breaks the Bidi Rule.
    case direction
  }

  /// The kind of fault.
  public var reason: Reason

  /// The character at fault, after the mapping.
  public var character: Unicode.Scalar

  /// The offsets of its bytes in the original text, widened to whole segments.
  public var range: Range<Int>
}

extension PrecisProfile {
  /// Returns a text as the profile stores it.
  ///
  ///     try PrecisProfile.usernameCaseMapped.enforce("ＡＢ")   // "ab"
  ///
  /// - Throws: The first ``PrecisRefusal``.
  /// - Complexity: O(*n*).
  public func enforce(_ text: String) throws(PrecisRefusal) -> String {
    let mapped = prepared(text)
    if let refusal = refusals(of: mapped, maximum: 1).first { throw refusal }
    return mapped.text
  }

  /// Returns a text after all mappings, with a record of the changes.
  func prepared(_ text: String) -> NormalizedText {
    var result = NormalizedText(text: text, edits: [])
    // RFC 8266 §2.3: applying the rules once more may change the text again, so they are
    // applied until it is stable, at most four times.
    for _ in 0..<4 {
      let before = result.text
      mapOnce(&result)
      if result.text.utf8.elementsEqual(before.utf8) { break }
    }
    return result
  }

  private func mapOnce(_ result: inout NormalizedText) {
    if mapsWidth { apply(to: &result) { $0.mapped { $0.standardWidth } } }
    if spaces != .keep {
      apply(to: &result) {
        $0.mapped { ScalarProperties(of: $0).category == .spaceSeparator ? " " : $0 }
      }
    }
    if spaces == .mapAndCollapse {
      apply(to: &result) { $0.trimmingSpaces() }
      apply(.collapseBlanks, to: &result)
    }
    switch letterCase {
    case .preserve: break
    case .lowercase: apply(to: &result) { $0.utf8Span.mapped(.lowercase) }
    case .fold: apply(to: &result) { $0.utf8Span.mapped(.foldCase) }
    }
    if let form { apply(to: &result) { $0.utf8Span.normalized(form) } }
  }

  private func apply(_ step: NormalizationStep, to result: inout NormalizedText) {
    if !step.leavesUnchanged(result.text.utf8Span) {
      apply(to: &result) { step.apply(to: $0.utf8Span) }
    }
  }

  private func apply(to result: inout NormalizedText, _ edit: (String) -> EditedText) {
    let edited = edit(result.text)
    guard edited.edits.runs.contains(where: \.isChanged) else { return }
    result.text = edited.text
    result.edits.append(edited.edits)
  }

  /// Returns the faults of a mapped text, each character once, up to a maximum number.
  func refusals(of mapped: NormalizedText, maximum: Int) -> [PrecisRefusal] {
    let scalars = Array(mapped.text.unicodeScalars)
    guard !scalars.isEmpty else {
      return [PrecisRefusal(reason: .empty, character: " ", range: 0..<0)]
    }
    var offsets = [0]
    for scalar in scalars { offsets.append((offsets.last ?? 0) + scalar.utf8Length) }
    func refusal(_ reason: PrecisRefusal.Reason, at index: Int) -> PrecisRefusal {
      PrecisRefusal(
        reason: reason,
        character: scalars[index],
        range: mapped.sourceRange(of: offsets[index]..<offsets[index + 1])
      )
    }
    var found: [PrecisRefusal] = []
    var seen: Set<Unicode.Scalar> = []
    var context = PrecisContext(scalars)
    for index in scalars.indices where found.count < maximum {
      if 0x21...0x7E ~= scalars[index].value { continue }
      let property = PrecisProperty(of: scalars[index])
      if stringClass.accepts(property, hasContext: context.allows(at: index)) { continue }
      guard seen.insert(scalars[index]).inserted else { continue }
      let needsContext = property == .contextJoiner || property == .contextOther
      found.append(refusal(needsContext ? .context : .character, at: index))
    }
    if hasBidiRule, found.count < maximum, let index = BidiRule.firstFault(in: scalars) {
      found.append(refusal(.direction, at: index))
    }
    return found
  }
}

extension String {
  /// Returns the text with each scalar mapped.
  fileprivate func mapped(_ map: (Unicode.Scalar) -> Unicode.Scalar) -> EditedText {
    var text = ""
    text.reserveCapacity(utf8.count)
    var edits = TextEdits()
    for scalar in unicodeScalars {
      let other = map(scalar)
      text.unicodeScalars.append(other)
      if other == scalar {
        edits.keep(scalar.utf8Length)
      } else {
        edits.replace(scalar.utf8Length, with: other.utf8Length)
      }
    }
    return EditedText(text: text, edits: edits)
  }

  /// Returns the text without U+0020 at its ends.
  ///
  /// Ordinary trimming would remove line breaks too.
  fileprivate func trimmingSpaces() -> EditedText {
    var edits = TextEdits()
    let start = utf8.prefix { $0 == 0x20 }.count
    let end = start < utf8.count ? utf8.reversed().prefix { $0 == 0x20 }.count : 0
    edits.replace(start, with: 0)
    edits.keep(utf8.count - start - end)
    edits.replace(end, with: 0)
    return EditedText(text: String(copying: utf8Span, in: start..<(utf8.count - end)), edits: edits)
  }
}
