import CICU

/// A record of how one text became another, in numbers of UTF-8 bytes.
///
/// The runs are consecutive and cover both texts. The record maps offsets in the new text back to
/// the old one:
///
///     var edits = TextEdits()
///     edits.replace(2, with: 0)          // leading spaces
///     edits.keep(5)
///     edits.sourceRange(of: 0..<1)       // 2..<3
package struct TextEdits: Hashable, Sendable {
  /// A part of the texts that was either kept or replaced as a whole.
  package struct Run: Hashable, Sendable {
    /// Its length in the old text, in bytes.
    package var oldLength: Int

    /// Its length in the new text, in bytes.
    package var newLength: Int

    /// Whether it was replaced.
    package var isChanged: Bool

    package init(oldLength: Int, newLength: Int, isChanged: Bool) {
      self.oldLength = oldLength
      self.newLength = newLength
      self.isChanged = isChanged
    }
  }

  /// The runs, in order.
  package var runs: [Run] = []

  /// Creates an empty record.
  package init() {}

  /// Adds an unchanged part, which is merged with an unchanged part before it.
  package mutating func keep(_ length: Int) {
    guard length > 0 else { return }
    if let last = runs.indices.last, !runs[last].isChanged {
      runs[last].oldLength += length
      runs[last].newLength += length
    } else {
      runs.append(Run(oldLength: length, newLength: length, isChanged: false))
    }
  }

  /// Adds a replaced part, which is a separate run.
  package mutating func replace(_ oldLength: Int, with newLength: Int) {
    guard oldLength > 0 || newLength > 0 else { return }
    runs.append(Run(oldLength: oldLength, newLength: newLength, isChanged: true))
  }
}

extension TextEdits {
  /// Returns the part of the old text that a part of the new text came from.
  ///
  /// If the range touches a replaced run, the result contains all of that run's old text. An empty
  /// range inside a replaced run also returns all of the run's old text, and any other empty range
  /// returns an empty one. Text that was removed at either end of the range isn't in the result.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  package func sourceRange(of range: Range<Int>) -> Range<Int> {
    range.isEmpty ? source(ofEmptyRangeAt: range.lowerBound) : source(ofNonempty: range)
  }

  private func source(ofNonempty range: Range<Int>) -> Range<Int> {
    var old = 0
    var new = 0
    var start: Int?
    var end = 0
    for run in runs {
      let newEnd = new + run.newLength
      if run.newLength > 0, new < range.upperBound, newEnd > range.lowerBound {
        let from = run.isChanged ? old : old + max(range.lowerBound - new, 0)
        start = start ?? from
        end = run.isChanged ? old + run.oldLength : old + min(range.upperBound, newEnd) - new
      }
      old += run.oldLength
      new = newEnd
    }
    // After the last run, both texts have the same bytes.
    if range.upperBound > new { end = old + range.upperBound - new }
    let lower = start ?? (old + range.lowerBound - new)
    return lower..<max(lower, end)
  }

  private func source(ofEmptyRangeAt offset: Int) -> Range<Int> {
    var old = 0
    var new = 0
    for run in runs {
      let newEnd = new + run.newLength
      if offset < newEnd || (offset == newEnd && run.newLength > 0) {
        guard run.isChanged else { return .empty(at: old + offset - new) }
        if offset == new { return .empty(at: old) }
        if offset == newEnd { return .empty(at: old + run.oldLength) }
        return old..<(old + run.oldLength)
      }
      old += run.oldLength
      new = newEnd
    }
    return .empty(at: old + offset - new)
  }
}

extension Range<Int> {
  fileprivate static func empty(at offset: Int) -> Self { offset..<offset }
}

/// A text created from another one, with a record of the parts that were kept and replaced.
package struct EditedText: Hashable, Sendable {
  package var text: String

  /// The changes from the old text.
  package var edits: TextEdits

  /// Creates a text with its record.
  package init(text: String, edits: TextEdits) {
    self.text = text
    self.edits = edits
  }

  /// Creates an unchanged text.
  init(copying span: UTF8Span) {
    text = String(copying: span)
    edits = TextEdits()
    edits.keep(span.count)
  }

  /// Copies a text from ICU, or returns nil if ICU returned none.
  init?(_ edited: cicu_edited) {
    guard let text = String(edited.text) else { return nil }
    self.text = text
    edits = TextEdits()
    edits.runs.reserveCapacity(edited.run_count)
    // SAFETY: as for texts, the runs belong to this thread until its next call.
    for run in UnsafeBufferPointer(start: edited.runs, count: edited.run_count) {
      if run.changed {
        edits.replace(Int(run.old_length), with: Int(run.new_length))
      } else {
        edits.keep(Int(run.old_length))
      }
    }
  }
}
