import UnicodeText
public import Violations

/// Limits how often a character may follow itself, and how many neighbours in an alphabet may
/// follow each other.
///
///     runs: { maximum-repeat: 2, maximum-sequence: 3 }
///     // book   valid
///     // boook  runs.repeated, at bytes 1 to 4, maximum: 2
///     // x4321  runs.sequence, at bytes 1 to 5, maximum: 3
///
/// Characters are extended grapheme clusters (UAX #29); `é` is the same in either encoding. Case
/// makes no difference unless set. Of runs of a kind that are too long, the first is reported.
///
/// Neighbours are single digits or letters of one script that follow each other, up or down:
///
/// - digits from 0 to 9, in every script that has them;
/// - letters of Latin, Greek, Cyrillic, Hebrew, Arabic, Hiragana, Katakana and Hangul as the
///   alphabet is recited: `abc`, `ρστ`, `деж`, `יכל`, `ابت`, `あいう`, `가나다`. Letters outside of it,
///   such as `é`, `ς`, `ё`, `ך` and `ة`, have no neighbours, and neither has Han;
/// - letters of other scripts as Unicode orders them.
public struct RunsCheck: Check {
  /// The most times that a character may follow itself; any number if nil.
  public let maximumRepeat: Int?

  /// The most neighbours that may follow each other; any number if nil.
  public let maximumSequence: Int?

  /// Whether lowercase and uppercase letters are the same.
  public let ignoresCase: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - maximumRepeat: The most times that a character may follow itself; any number if nil.
  ///   - maximumSequence: The most neighbours that may follow each other; any number if nil.
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

  /// Returns whether more may be typed: a run that is too long stays.
  ///
  /// - Complexity: As of checking.
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

  /// Looks for runs in a text.
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

  /// Looks for runs in a text of ASCII, and returns false for any other.
  private func findASCII(in text: UTF8Span, _ runs: inout CharacterRuns) -> Bool {
    let bytes = text.span
    var last: UInt8?
    var start = 0
    while start < bytes.count {
      var byte = bytes[start]
      guard byte < 0x80 else { return false }
      if ignoresCase, 0x41...0x5A ~= byte { byte |= 0x20 }
      var end = start + 1
      // The only pair of ASCII scalars that forms one character; no text has the mark of it.
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

  /// Looks for runs in any text, whose edits lead back to the text as given.
  private func find(in text: UTF8Span, _ edits: TextEdits, _ runs: inout CharacterRuns) {
    var folded = FoldedText(text, ignoringCase: ignoresCase)
    var iterator = text.makeCharacterIterator()
    var start = 0
    var last = 0..<0
    while iterator.skipForward(by: 1) == 1 {
      let end = iterator.currentCodeUnitOffset
      let own = folded.range(upTo: end)
      let isRepeated = folded.isSame(own, last)
      runs.add(
        start..<end,
        isRepeated: isRepeated,
        alphabetIndex: folded.alphabetIndex(of: own)
      )
      (start, last) = (end, own)
    }
    runs.mapRanges { edits.sourceRange(of: $0) }
  }
}

extension RunsCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "runs",
    "Limits characters that repeat and sequences such as abc and 321.",
    settings: [
      SettingDefinition(
        "maximum-repeat",
        .integer(1...Int.max),
        "The most times that a character may follow itself."
      ),
      SettingDefinition(
        "maximum-sequence",
        .integer(2...Int.max),
        "The most letters or digits that may follow each other in order, up or down."
      ),
      SettingDefinition(
        "ignoring-case",
        .boolean,
        "Whether lowercase and uppercase letters are the same.",
        default: "true"
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
      throw SettingError(nil, "give maximum-repeat, maximum-sequence or both")
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
    "A character follows itself too often.",
    [.init("maximum", .integer, "the most times")]
  )

  static let runsSequence = CodeDefinition(
    "runs.sequence",
    "Too many neighbours in an alphabet follow each other.",
    [.init("maximum", .integer, "the most neighbours")]
  )
}
