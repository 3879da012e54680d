public import RuleEngine
import UnicodeText
public import Violations

/// Limits the length of runs of one character, and of runs of neighbors in an alphabet.
///
///     runs: { maximum-repeat: 2, maximum-sequence: 3 }
///     // book   valid
///     // boook  runs.repeated, at bytes 1 to 4, maximum: 2
///     // x4321  runs.sequence, at bytes 1 to 5, maximum: 3
///
/// Characters are extended grapheme clusters (UAX #29), and `é` is the same in either encoding.
/// Case makes no difference by default. The check reports the first run of each kind that is too
/// long.
///
/// Neighbors are single digits or letters of one script that follow each other, up or down:
///
/// - digits from 0 to 9, in every script that has them;
/// - letters of Latin, Greek, Cyrillic, Hebrew, Arabic, Hiragana, Katakana and Hangul, as people
///   recite the alphabet: `abc`, `ρστ`, `деж`, `יכל`, `ابت`, `あいう`, `가나다`. Letters outside the
///   alphabet, such as `é`, `ς`, `ё`, `ך` and `ة`, don't have neighbors. Neither do letters of Han;
/// - letters of other scripts, in the order of Unicode.
public struct RunsCheck: Check {
  /// The longest accepted run of one character, or nil for any length.
  public let maximumRepeat: Int?

  /// The longest accepted run of neighbors, or nil for any length.
  public let maximumSequence: Int?

  /// Whether lowercase and uppercase letters are the same.
  public let ignoresCase: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - maximumRepeat: The longest accepted run of one character, or nil for any length.
  ///   - maximumSequence: The longest accepted run of neighbors, or nil for any length.
  ///   - ignoresCase: Whether lowercase and uppercase letters are the same.
  public init(maximumRepeat: Int?, maximumSequence: Int?, ignoringCase ignoresCase: Bool = true) {
    self.maximumRepeat = maximumRepeat
    self.maximumSequence = maximumSequence
    self.ignoresCase = ignoresCase
  }

  /// Reports the first run of each kind that is too long.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing for ASCII.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let runs = runs(in: text)
    if let range = runs.repeated, let maximumRepeat {
      findings.add(.runsRepeated, at: range, ["maximum": .integer(maximumRepeat)])
    }
    if let range = runs.sequence, let maximumSequence {
      findings.add(.runsSequence, at: range, ["maximum": .integer(maximumSequence)])
    }
  }

  /// Returns whether more may be typed.
  ///
  /// More typing can't fix a run that is too long.
  ///
  /// - Complexity: The same as checking.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let runs = runs(in: text)
    func end(of run: Range<Int>?, after maximum: Int?) -> Int? {
      guard let run, let maximum else { return nil }
      var iterator = text.makeCharacterIterator()
      iterator.reset(roundingBackwardsFrom: run.lowerBound)
      _ = iterator.skipForward(by: maximum)
      return iterator.currentCodeUnitOffset
    }
    return .firstFault(
      end(of: runs.repeated, after: maximumRepeat),
      end(of: runs.sequence, after: maximumSequence),
      else: .valid
    )
  }

  /// Returns how long runs may be.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    let limits = [(CodeDefinition.runsRepeated, maximumRepeat), (.runsSequence, maximumSequence)]
    return limits.compactMap { code, maximum in
      maximum.map { Violation(code, ["maximum": .integer($0)]) }
    }
  }

  private func runs(in text: UTF8Span) -> CharacterRuns {
    var runs = CharacterRuns(maximumRepeat: maximumRepeat, maximumSequence: maximumSequence)
    if findASCII(in: text, &runs) { return runs }
    runs = CharacterRuns(maximumRepeat: maximumRepeat, maximumSequence: maximumSequence)
    if text.isNormalized(.nfc) {
      find(in: text, TextEdits(), &runs)
    } else {
      let normalized = text.normalized(.nfc)
      find(in: normalized.text.utf8Span, normalized.edits, &runs)
    }
    return runs
  }

  /// Looks for runs in an ASCII text, and returns false for any other text.
  private func findASCII(in text: UTF8Span, _ runs: inout CharacterRuns) -> Bool {
    let bytes = text.span
    var last: UInt8?
    var start = 0
    while start < bytes.count {
      var byte = bytes[start]
      guard byte < 0x80 else { return false }
      if ignoresCase, 0x41...0x5A ~= byte { byte |= 0x20 }
      var end = start + 1
      // CR LF is the only pair of ASCII scalars that forms one character. No ASCII text contains
      // 0x80, which marks the pair.
      if byte == 0x0D, end < bytes.count, bytes[end] == 0x0A {
        byte = 0x80
        end += 1
      }
      let index = byte < 0x80 ? Alphabet.index(of: Unicode.Scalar(byte)) : nil
      runs.add(start..<end, isRepeated: byte == last, alphabetIndex: index)
      last = byte
      start = end
    }
    return true
  }

  /// Looks for runs in any text.
  ///
  /// The edits lead back to the original text.
  private func find(in text: UTF8Span, _ edits: TextEdits, _ runs: inout CharacterRuns) {
    var folded = FoldedText(text, ignoringCase: ignoresCase)
    var iterator = text.makeCharacterIterator()
    var start = 0
    var last = 0..<0
    while iterator.skipForward(by: 1) == 1 {
      let end = iterator.currentCodeUnitOffset
      let own = folded.range(upTo: end)
      let isRepeated = folded.isSame(own, last)
      runs.add(start..<end, isRepeated: isRepeated, alphabetIndex: folded.alphabetIndex(of: own))
      (start, last) = (end, own)
    }
    runs.mapRanges { edits.sourceRange(of: $0) }
  }
}

extension RunsCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "runs",
    "Limits repeated characters, and sequences such as `abc` and `321`.",
    settings: [
      .integer("maximum-repeat", 1...Int.max, "The longest accepted run of one character."),
      .integer(
        "maximum-sequence",
        2...Int.max,
        "The longest accepted run of letters or digits in order, up or down."
      ),
      .boolean(
        "ignoring-case",
        "Whether lowercase and uppercase letters are the same.",
        default: true
      ),
    ],
    codes: [.runsRepeated, .runsSequence],
    reports: CheckDefinition.codes(needing: [
      "runs.repeated": [["maximum-repeat"]], "runs.sequence": [["maximum-sequence"]],
    ])
  ) { settings throws(SettingError) in
    let maximumRepeat = settings.integer("maximum-repeat")
    let maximumSequence = settings.integer("maximum-sequence")
    if maximumRepeat == nil, maximumSequence == nil {
      throw SettingError(nil, "give `maximum-repeat`, `maximum-sequence` or both")
    }
    return RunsCheck(
      maximumRepeat: maximumRepeat,
      maximumSequence: maximumSequence,
      ignoringCase: settings.boolean("ignoring-case") ?? true
    )
  }
}

extension CodeDefinition {
  static let runsRepeated = CodeDefinition(
    "runs.repeated",
    "A character repeats too often.",
    [.init("maximum", .integer, "the maximum number of repetitions")]
  )

  static let runsSequence = CodeDefinition(
    "runs.sequence",
    "Too many neighbors in an alphabet follow each other.",
    [.init("maximum", .integer, "the maximum number of neighbors")]
  )
}
