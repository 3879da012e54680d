import RuleEngine
import UnicodeText

/// Finds the first run of a repeated character that is too long, and the first run of neighbors in
/// an alphabet that is too long, such as `abc`.
///
/// ``RunsCheck`` adds the characters of a text one after another.
struct CharacterRuns {
  /// The longest accepted run of one character.
  private let maximumRepeat: Int

  /// The longest accepted run of neighbors.
  private let maximumSequence: Int

  /// The bytes of the first run of one character that is too long.
  private(set) var repeated: Range<Int>?

  /// The bytes of the first run of neighbors, up or down, that is too long.
  private(set) var sequence: Range<Int>?

  private var repeatedSoFar = Run()
  private var sequenceSoFar = Run()

  /// 1 in a sequence that ascends, −1 in one that descends, 0 outside of sequences.
  private var direction = 0
  /// The alphabet index of the last character; see ``Alphabet``.
  private var lastIndex: Int?
  private var lastStart = 0

  /// A run that the next character may extend.
  private struct Run {
    var length = 0
    var start = 0
  }

  init(maximumRepeat: Int?, maximumSequence: Int?) {
    self.maximumRepeat = maximumRepeat ?? .max
    self.maximumSequence = maximumSequence ?? .max
  }

  /// Adds the next character.
  ///
  /// - Parameters: - range: The bytes of the character. - isRepeated: Whether the character is the
  ///   same as the previous one. - alphabetIndex: The index of the character in an alphabet, or nil
  ///   if it doesn't have one.
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

  /// Keeps a run that is too long, unless an earlier one was found.
  private static func extend(_ found: inout Range<Int>?, _ run: Run, to range: Range<Int>) {
    if let first = found, first.lowerBound != run.start { return }
    found = run.start..<range.upperBound
  }

  /// Transforms the ranges that were found.
  mutating func mapRanges(_ transform: (Range<Int>) -> Range<Int>) {
    repeated = repeated.map(transform)
    sequence = sequence.map(transform)
  }
}

/// A case-folded text that knows what each character of the original text became.
///
/// ADVICE: folding can turn one character into several (`ß` becomes `ss`). So characters are
/// counted in the original text and compared in the folded text. The record of edits is read once,
/// forward, so ranges must be requested in ascending order.
struct FoldedText {
  private let text: String
  private let runs: [TextEdits.Run]
  private var next = 0

  /// The end of the runs of edits so far, in the original text and in the folded text.
  private var oldEnd = 0
  private var newEnd = 0

  /// The end of the last range that was returned.
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

  /// Returns the bytes that replace the next part of the original text, from the end of the last
  /// part to an offset.
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

  /// Returns whether two ranges have the same bytes and aren't empty.
  func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, !left.isEmpty else { return false }
    let bytes = text.utf8Span.span
    for index in left where bytes[index] != bytes[right.lowerBound + index - left.lowerBound] {
      return false
    }
    return true
  }

  /// Returns the alphabet index of a range of one scalar, or nil for any other range.
  func alphabetIndex(of range: Range<Int>) -> Int? {
    if range.isEmpty { return nil }
    let scalar = text.utf8Span.scalar(at: range.lowerBound)
    return scalar.utf8Length == range.count ? Alphabet.index(of: scalar) : nil
  }
}
