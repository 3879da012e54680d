package import UnicodeText

/// The normalization steps of a rule, which run once and in order.
///
///     let normalized = Normalization([.trim, .uppercase]).apply(to: "  straße ")
///     normalized.text                      // "STRASSE"
///     normalized.sourceRange(of: 4..<6)  // 6..<8, the ß
public struct Normalization: Sendable, Hashable {
  /// The steps.
  public let steps: [NormalizationStep]

  /// Creates a normalization.
  public init(_ steps: [NormalizationStep] = []) {
    self.steps = steps
  }

  /// What the steps cost at most.
  var runningCost: RunningCost { RunningCost(call: 50 * steps.count, byte: 30 * steps.count) }

  /// The steps that run before a text is tested for blankness: those before the first removal.
  var stepsBeforeRemoval: Normalization? {
    let first = steps.firstIndex { if case .remove = $0 { true } else { false } }
    return first.map { Normalization(Array(steps[..<$0])) }
  }

  /// The visible ASCII characters that every step leaves unchanged, wherever they appear.
  var plainBytes: ByteSet {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in UInt8(0x21)...0x7E where steps.allSatisfy({ $0.keeps(byte) }) {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    return ByteSet(low: low, high: high)
  }

  /// The quick test for texts that no step changes.
  var quickTest: QuickTest {
    let rest = asTyped == nil ? steps[...] : steps.dropFirst()
    guard !steps.isEmpty,
      rest.allSatisfy({ [.trim, .collapseSpaces, .collapseBlanks, .nfc].contains($0) })
    else { return .plain(plainBytes) }
    return asTyped == nil ? .settled : .settledASCII
  }

  /// A test of one pass.
  ///
  /// If a text passes, no step changes it, and it isn't blank.
  enum QuickTest {
    /// The text is settled (see `UTF8Span.isSettled`). The steps only trim, collapse and compose.
    case settled

    /// The text is settled and ASCII. The steps also have ``AsTyped``, which changes other
    /// characters.
    case settledASCII

    /// The text consists of bytes that every step leaves unchanged.
    case plain(ByteSet)
  }

  /// Returns whether the steps leave a text unchanged.
  ///
  /// This is a quick test. It also returns false for some texts that the steps wouldn't change.
  ///
  /// - Complexity: O(*n*) in the number of bytes, without allocation.
  public func leavesUnchanged(_ text: UTF8Span) -> Bool {
    for index in steps.indices where !steps[index].leavesUnchanged(text) { return false }
    return true
  }

  /// Returns the normalized text, with a record of what each step changed.
  ///
  /// - Complexity: O(*n*) in the number of bytes, for each step.
  public func apply(to text: String) -> NormalizedText {
    change(text.utf8Span) ?? NormalizedText(text: text, edits: [])
  }

  /// Returns the normalized text, or nil if the steps certainly leave the text unchanged.
  ///
  /// - Complexity: O(*n*) in the number of bytes, for each step. It doesn't allocate if the text
  ///   stays unchanged.
  func change(_ text: UTF8Span) -> NormalizedText? {
    for index in steps.indices where !steps[index].leavesUnchanged(text) {
      let edited = steps[index].apply(to: text)
      var result = NormalizedText(text: edited.text, edits: [edited.edits])
      for step in steps[(index + 1)...] where !step.leavesUnchanged(result.text.utf8Span) {
        let edited = step.apply(to: result.text.utf8Span)
        result.text = edited.text
        result.edits.append(edited.edits)
      }
      return result
    }
    return nil
  }

  /// Returns how much of a normalized text stays unchanged when characters are appended.
  ///
  /// Two steps look at the next character, so their result for the last letters can still change.
  /// `lowercase` writes a Σ as ς at the end of a word, and as σ elsewhere. `nfkc` joins Hangul
  /// letters that are typed as compatibility letters.
  ///
  /// - Complexity: O(*n*) in the number of bytes after the last ς, and O(1) if there is none.
  func settledEnd(of text: UTF8Span) -> Int {
    var end = text.count
    let last = text.span.startOfScalar(before: end)
    if steps.contains(.nfkc), last < end, text.scalar(at: last).joinsHangul { end = last }
    if steps.contains(.lowercase), let sigma = text.startOfLastSigma { end = min(end, sigma) }
    return end
  }
}

/// A normalized text that knows where each part of it came from.
public struct NormalizedText: Sendable {
  /// The text after the last step.
  public var text: String

  /// The edits of each step that changed something, in order.
  package var edits: [TextEdits]

  /// Creates a normalized text with the edits that produced it.
  package init(text: String, edits: [TextEdits]) {
    self.text = text
    self.edits = edits
  }

  /// Returns the range of the original text that became a range of the normalized text.
  ///
  /// If a segment was changed as a whole, the result includes all of it.
  ///
  /// Both ranges are offsets in bytes of UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of edits.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    edits.reversed().reduce(range) { $1.sourceRange(of: $0) }
  }
}

extension UTF8Span {
  /// The offset of a ς that would become σ if a letter followed, because no letter or space comes
  /// after it yet; nil if there is none.
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
  /// Whether a following Hangul vowel or consonant can join this letter or syllable.
  fileprivate var joinsHangul: Bool {
    0x1100...0x11FF ~= value || 0xA960...0xA97C ~= value || 0xAC00...0xD7A3 ~= value
      || 0xD7B0...0xD7FB ~= value
  }
}
