public import UnicodeText

/// A step that makes two ways of writing one value the same, before any check runs.
public enum NormalizationStep: String, CaseIterable, Sendable {
  /// Removes white space from both ends: `White_Space` of UAX #44, as in the next step.
  case trim

  /// Makes every run of white space one space.
  case collapseSpaces = "collapse-spaces"

  /// Makes every run of spaces (category Zs of UAX #44) one space.
  ///
  /// Tabs and line breaks stay, so that a check can refuse them.
  case collapseBlanks = "collapse-blanks"

  /// Composes characters: Unicode Normalization Form C (UAX #15).
  case nfc

  /// Composes characters and replaces compatibility variants: Form KC (UAX #15).
  ///
  /// `ﬁ１` becomes `fi1`.
  case nfkc

  /// Makes letters small, in no particular language.
  case lowercase

  /// Makes letters capital, in no particular language.
  case uppercase

  /// Writes the decimal digits of every script as ASCII digits: `٠١٢` becomes `012`.
  case asciiDigits = "ascii-digits"
}

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

  /// Whether a settled text stays as it is: the steps only trim, collapse and compose.
  var keepsSettledTexts: Bool {
    !steps.isEmpty
      && steps.allSatisfy { [.trim, .collapseSpaces, .collapseBlanks, .nfc].contains($0) }
  }

  /// Returns whether the steps leave a text as it is.
  ///
  /// It may say no where a step would in the end change nothing.
  ///
  /// - Complexity: O(*n*) in the number of bytes; no allocation.
  public func leavesUnchanged(_ text: UTF8Span) -> Bool {
    for index in steps.indices where !steps[index].leavesUnchanged(text) { return false }
    return true
  }

  /// Returns the normalised text, and for each step what became of what.
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
}

/// A normalised text that knows where each part of it came from.
public struct NormalizedText: Sendable {
  /// The text after the last step.
  public var text: String

  /// The edits of each step that changed something, in order.
  public var edits: [TextEdits]

  /// Returns the place in the text as given of a place in the normalised text,
  /// widened to whole segments.
  ///
  /// Both ranges are offsets in bytes of UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of edits.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    edits.reversed().reduce(range) { $1.sourceRange(of: $0) }
  }
}
