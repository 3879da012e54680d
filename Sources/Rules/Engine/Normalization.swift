package import UnicodeText

/// The normalisation steps of a rule, run once and in order.
///
///     let normalized = Normalization([.trim, .uppercase]).apply(to: "  straße ")
///     normalized.text                      // "STRASSE"
///     normalized.sourceRange(of: 4..<6)  // 6..<8, the ß
public struct Normalization: Sendable, Hashable {
  /// The steps.
  public let steps: [NormalizationStep]

  /// Creates a normalisation.
  public init(_ steps: [NormalizationStep] = []) {
    self.steps = steps
  }

  /// Whether there are steps, and all of them leave a settled text (see `UTF8Span.isSettled`) as it
  /// is, because they only trim, collapse and compose.
  var keepsSettledTexts: Bool {
    !steps.isEmpty
      && steps.allSatisfy { [.trim, .collapseSpaces, .collapseBlanks, .nfc].contains($0) }
  }

  /// Returns whether the steps leave a text as it is.
  ///
  /// It returns false also for some texts that the steps would not change, because a quick test
  /// cannot tell.
  ///
  /// - Complexity: O(*n*) in the number of bytes; no allocation.
  public func leavesUnchanged(_ text: UTF8Span) -> Bool {
    for index in steps.indices where !steps[index].leavesUnchanged(text) { return false }
    return true
  }

  /// Returns the normalised text, with a record of what each step changed.
  ///
  /// - Complexity: O(*n*) in the number of bytes, for each step.
  public func apply(to text: String) -> NormalizedText {
    var result = NormalizedText(text: text, edits: [])
    for step in steps where !step.leavesUnchanged(result.text.utf8Span) {
      let edited = step.apply(to: result.text.utf8Span)
      result.text = edited.text
      result.edits.append(edited.edits)
    }
    return result
  }

  /// Returns how much of a normalised text stays as it is when characters follow.
  ///
  /// Two steps look at the character that follows, so that what they made of the last letters may
  /// still change: `lowercase` writes a Σ at the end of a word as ς, and elsewhere as σ; `nfkc` joins
  /// letters of Hangul that are typed as compatibility letters.
  ///
  /// - Complexity: O(*n*) in the number of bytes behind the last ς; O(1) without it.
  func settledEnd(of text: UTF8Span) -> Int {
    var end = text.count
    if steps.contains(.nfkc), let last = text.startOfLastScalar,
      text.scalar(at: last).joinsHangul
    {
      end = last
    }
    if steps.contains(.lowercase), let sigma = text.startOfLastSigma { end = min(end, sigma) }
    return end
  }
}

/// A normalised text that knows where each part of it came from.
public struct NormalizedText: Sendable {
  /// The text after the last step.
  public var text: String

  /// The edits of each step that changed something, in order.
  package var edits: [TextEdits]

  /// Returns the range in the text as given that a range of the normalised text came from, widened
  /// to whole segments that were changed together.
  ///
  /// Both ranges are offsets in bytes of UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of edits.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    edits.reversed().reduce(range) { $1.sourceRange(of: $0) }
  }
}

extension UTF8Span {
  fileprivate var startOfLastScalar: Int? {
    let bytes = span
    return bytes.indices.last { bytes[$0] & 0xC0 != 0x80 }
  }

  /// The offset of a ς that would become σ if a letter followed, because neither a letter nor a
  /// space stands behind it yet; nil if there is none.
  fileprivate var startOfLastSigma: Int? {
    let bytes = span
    guard
      let sigma = bytes.indices.dropLast().last(where: {
        bytes[$0] == 0xCF && bytes[$0 + 1] == 0x82
      })
    else { return nil }
    var offset = sigma + 2
    while offset < count {
      let scalar = scalar(at: offset)
      switch ScalarProperties(of: scalar).category {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .spaceSeparator,
        .decimalNumber:
        return nil
      default: offset += scalar.utf8Length
      }
    }
    return sigma
  }
}

extension Unicode.Scalar {
  /// Whether a following vowel or consonant of Hangul may join this letter or syllable.
  fileprivate var joinsHangul: Bool {
    0x1100...0x11FF ~= value || 0xA960...0xA97C ~= value || 0xAC00...0xD7A3 ~= value
      || 0xD7B0...0xD7FB ~= value
  }
}
