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
/// Characters are extended grapheme clusters (UAX #29); `é` is the same in either encoding.
/// Neighbours are single digits or letters that follow each other in their script, up or down:
/// `1234`, `dcba`, `αβγδ`, `אבגד`; see ``Alphabet``. Case makes no difference unless set.
///
/// Of runs of a kind that are too long, the first is reported.
///
/// | Code            | Arguments |
/// | --------------- | --------- |
/// | `runs.repeated` | `maximum` |
/// | `runs.sequence` | `maximum` |
public struct RunsCheck: Check {
  /// The most times that a character may follow itself; any number if nil.
  public let maximumRepeat: Int?

  /// The most neighbours that may follow each other; any number if nil.
  public let maximumSequence: Int?

  /// Whether small and capital letters are the same.
  public let ignoresCase: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - maximumRepeat: The most times that a character may follow itself; any number if nil.
  ///   - maximumSequence: The most neighbours that may follow each other; any number if nil.
  ///   - ignoresCase: Whether small and capital letters are the same.
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
    var runs = CharacterRuns(maximumRepeat: maximumRepeat, maximumSequence: maximumSequence)
    if !findASCII(in: text, &runs) {
      runs = CharacterRuns(maximumRepeat: maximumRepeat, maximumSequence: maximumSequence)
      if text.isNormalized(.nfc) {
        find(in: text, TextEdits(), &runs)
      } else {
        let normalized = text.normalized(.nfc)
        find(in: normalized.text.utf8Span, normalized.edits, &runs)
      }
    }
    if let range = runs.repeated, let maximumRepeat {
      findings.add(.runsRepeated, at: range, ["maximum": .integer(maximumRepeat)])
    }
    if let range = runs.sequence, let maximumSequence {
      findings.add(.runsSequence, at: range, ["maximum": .integer(maximumSequence)])
    }
  }

  /// Returns how long runs may be.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    let repeats = maximumRepeat.map { Violation(.runsRepeated, ["maximum": .integer($0)]) }
    let sequences = maximumSequence.map { Violation(.runsSequence, ["maximum": .integer($0)]) }
    return [repeats, sequences].compactMap { $0 }
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
      let place = Alphabet.place(of: Unicode.Scalar(byte))
      runs.add(start..<end, isRepeated: byte == last, place: place)
      last = byte
      start = end
    }
    return true
  }

  /// Looks for runs in any text, which was edited before.
  private func find(in text: UTF8Span, _ edits: TextEdits, _ runs: inout CharacterRuns) {
    var folded = FoldedPlaces(text, ignoringCase: ignoresCase)
    var iterator = text.makeCharacterIterator()
    var start = 0
    var last = 0..<0
    while iterator.skipForward(by: 1) == 1 {
      let end = iterator.currentCodeUnitOffset
      let own = folded.range(upTo: end)
      let isRepeated = folded.isSame(own, last)
      runs.add(start..<end, isRepeated: isRepeated, place: folded.place(of: own))
      (start, last) = (end, own)
    }
    runs.mapRanges { edits.sourceRange(of: $0) }
  }
}

/// A text without difference of case, with the places that belong to those of the text given.
///
/// ADVICE: folding may make one character several (`ß` becomes `ss`), which is why characters are
/// counted in the text given and compared here. The record of edits is walked once, forwards.
private struct FoldedPlaces {
  private let text: String
  private let runs: [TextEdits.Run]
  private var next = 0

  /// The ends of the runs so far, in the text given and in this one.
  private var oldEnd = 0
  private var newEnd = 0

  /// Where the last range ended.
  private var last = 0

  init(_ span: UTF8Span, ignoringCase: Bool) {
    if ignoringCase {
      let folded = span.mapped(.foldCase)
      (text, runs) = (folded.text, folded.edits.runs)
    } else {
      (text, runs) = (String(copying: span), [])
      newEnd = span.count
      oldEnd = span.count
    }
  }

  /// Returns what became of the part of the text given from the last such place up to this.
  mutating func range(upTo old: Int) -> Range<Int> {
    while oldEnd < old, next < runs.count {
      oldEnd += runs[next].oldLength
      newEnd += runs[next].newLength
      next += 1
    }
    let start = last
    last = max(start, newEnd - (oldEnd - old))
    return start..<last
  }

  func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, !left.isEmpty else { return false }
    let bytes = text.utf8Span.span
    for index in left where bytes[index] != bytes[right.lowerBound + index - left.lowerBound] {
      return false
    }
    return true
  }

  /// Returns the place of a range in an alphabet, if it is one scalar.
  func place(of range: Range<Int>) -> Int? {
    if range.isEmpty { return nil }
    let scalar = text.utf8Span.scalar(at: range.lowerBound)
    return scalar.utf8Length == range.count ? Alphabet.place(of: scalar) : nil
  }
}

extension ViolationCode {
  /// A character follows itself more often than its ``RunsCheck`` allows.
  public static let runsRepeated: Self = "runs.repeated"

  /// More neighbours follow each other than their ``RunsCheck`` allows.
  public static let runsSequence: Self = "runs.sequence"
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
        "Whether small and capital letters are the same.",
        default: "true"
      ),
    ],
    codes: [
      CodeDefinition(
        .runsRepeated,
        "A character follows itself too often.",
        [.init("maximum", .integer, "the most times")]
      ),
      CodeDefinition(
        .runsSequence,
        "Too many neighbours in an alphabet follow each other.",
        [.init("maximum", .integer, "the most neighbours")]
      ),
    ]
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
