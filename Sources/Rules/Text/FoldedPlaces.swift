import UnicodeText

/// A text without difference of case, with the places that belong to those of the text given.
///
/// ADVICE: folding may make one character several (`ß` becomes `ss`), which is why characters are
/// counted in the text given and compared here. The record of edits is walked once, forwards.
struct FoldedPlaces {
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
