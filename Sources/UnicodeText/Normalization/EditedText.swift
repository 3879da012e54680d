import CICU

/// A text made from another one, with the record of what became what.
public struct EditedText: Hashable, Sendable {
  /// The new text.
  public var text: String

  /// How it came from the old one.
  public var edits: TextEdits

  /// Creates a text with its record.
  public init(text: String, edits: TextEdits) {
    self.text = text
    self.edits = edits
  }

  /// Creates a text that is unchanged.
  init(copying span: UTF8Span) {
    text = String(copying: span)
    edits = TextEdits()
    edits.keep(span.count)
  }

  /// Copies what ICU wrote, or nil if it gave no answer.
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
