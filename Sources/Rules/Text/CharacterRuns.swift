import UnicodeText

/// Finds the first run of one repeated character that is too long, and the first run of neighbours
/// in an alphabet, such as `abc`, that is too long.
///
/// ``RunsCheck`` gives it the characters of a text one after the other.
struct CharacterRuns {
  /// The most times that a character may follow itself, if that is limited.
  private let maximumRepeat: Int

  /// The most neighbours that may follow each other.
  private let maximumSequence: Int

  /// The bytes of the first run of one character that is too long.
  private(set) var repeated: Range<Int>?

  /// The bytes of the first run of neighbours, up or down, that is too long.
  private(set) var sequence: Range<Int>?

  private var repeatedSoFar = Run()
  private var sequenceSoFar = Run()

  /// 1 in a sequence that ascends, −1 in one that descends, 0 outside of sequences.
  private var direction = 0
  /// The alphabet index of the last character; see ``Alphabet``.
  private var lastIndex: Int?
  private var lastStart = 0

  /// A run that may go on.
  private struct Run {
    var length = 0
    var start = 0
  }

  init(maximumRepeat: Int?, maximumSequence: Int?) {
    self.maximumRepeat = maximumRepeat ?? .max
    self.maximumSequence = maximumSequence ?? .max
  }

  /// Takes the next character.
  ///
  /// - Parameters:
  ///   - range: Its bytes.
  ///   - isRepeated: Whether it is the same as the one before.
  ///   - alphabetIndex: Its index in an alphabet; nil if it has none.
  mutating func add(_ range: Range<Int>, isRepeated: Bool, alphabetIndex: Int?) {
    if isRepeated, repeatedSoFar.length > 0 {
      repeatedSoFar.length += 1
    } else {
      repeatedSoFar = Run(length: 1, start: range.lowerBound)
    }
    if repeatedSoFar.length > maximumRepeat { Self.extend(&repeated, repeatedSoFar, to: range) }
    let step = if let alphabetIndex, let lastIndex { alphabetIndex &- lastIndex } else { 0 }
    if step == 1 || step == -1 {
      if step == direction {
        sequenceSoFar.length += 1
      } else {
        sequenceSoFar = Run(length: 2, start: lastStart)
        direction = step
      }
    } else {
      sequenceSoFar = Run(length: 1, start: range.lowerBound)
      direction = 0
    }
    if sequenceSoFar.length > maximumSequence { Self.extend(&sequence, sequenceSoFar, to: range) }
    lastIndex = alphabetIndex
    lastStart = range.lowerBound
  }

  /// Keeps a run that is too long, unless it is another one than the first.
  private static func extend(_ found: inout Range<Int>?, _ run: Run, to range: Range<Int>) {
    if let first = found, first.lowerBound != run.start { return }
    found = run.start..<range.upperBound
  }

  /// Replaces the ranges found by others.
  mutating func mapRanges(_ transform: (Range<Int>) -> Range<Int>) {
    repeated = repeated.map(transform)
    sequence = sequence.map(transform)
  }
}

/// A text without difference of case, which knows what each character of the given text became.
///
/// ADVICE: folding may make one character several (`ß` becomes `ss`), which is why characters are
/// counted in the given text and compared here. The record of edits is walked once, forwards, so
/// ranges must be asked for in ascending order.
struct FoldedText {
  private let text: String
  private let runs: [TextEdits.Run]
  private var next = 0

  /// Where the runs of edits so far end, in the given text and in this one.
  private var oldEnd = 0
  private var newEnd = 0

  /// Where the last range that was returned ended.
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

  /// Returns the bytes that came of the given text's next part: from where the last part ended up to
  /// an offset.
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

  /// Returns whether two ranges have the same bytes, and any.
  func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, !left.isEmpty else { return false }
    let bytes = text.utf8Span.span
    for index in left where bytes[index] != bytes[right.lowerBound + index - left.lowerBound] {
      return false
    }
    return true
  }

  /// Returns the alphabet index of a range that is one scalar; nil for any other.
  func alphabetIndex(of range: Range<Int>) -> Int? {
    if range.isEmpty { return nil }
    let scalar = text.utf8Span.scalar(at: range.lowerBound)
    return scalar.utf8Length == range.count ? Alphabet.index(of: scalar) : nil
  }
}
