import UnicodeText

/// A text with something around its value.
struct SurroundedText {
  /// The value after all steps, with the edits that lead back to the text as given.
  var value: NormalizedText

  /// What was taken away: `IBAN:`, `“…”` or `Ann Lee <…>`.
  var removed: String

  /// The place of that text, or of its first part, in the text as given.
  var place: Range<Int>

  /// Whether something after the value was taken away too.
  var hasEnd: Bool
}

/// What a text has around its value, as normalization sees it.
struct FoundSurroundings {
  /// The text inside quotation marks or angle brackets; nil if the text isn't in any.
  var marked: SurroundedText?

  /// The text inside everything, if that is more than quotation marks and angle brackets.
  var inner: SurroundedText?

  /// Whether more typing could complete something around the value.
  var isOpen = false
}

extension Normalization {
  /// The step `as-typed`, which is always the first one; nil if there is none.
  package var asTyped: AsTyped? {
    if case .asTyped(let asTyped)? = steps.first { asTyped } else { nil }
  }

  /// Returns the steps, with other labels in the step `as-typed`.
  func with(labels: [String]) -> Normalization {
    guard let asTyped else { return self }
    return Normalization([.asTyped(asTyped.with(labels: labels))] + steps.dropFirst())
  }

  /// Finds the value in a text.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It doesn't allocate if nothing is around the
  ///   value and the characters are ordinary.
  func surroundings(of text: UTF8Span) -> FoundSurroundings {
    guard let asTyped else { return FoundSurroundings() }
    if asTyped.leavesCharacters(of: text) {
      return surroundings(of: text, after: [], asTyped.outlook(of: text))
    }
    let mapped = asTyped.mapped(text)
    let span = mapped.text.utf8Span
    return surroundings(of: span, after: [mapped.edits], asTyped.outlook(of: span))
  }

  private func surroundings(
    of text: UTF8Span,
    after edits: [TextEdits],
    _ outlook: AsTyped.Outlook
  ) -> FoundSurroundings {
    FoundSurroundings(
      marked: outlook.marked.map { surrounded(text, $0, after: edits) },
      inner: outlook.inner.map { surrounded(text, $0, after: edits) },
      isOpen: outlook.isOpen
    )
  }

  /// Returns the value in a range of a text, after the other steps.
  private func surrounded(
    _ text: UTF8Span,
    _ range: Range<Int>,
    after edits: [TextEdits]
  ) -> SurroundedText {
    var removal = TextEdits()
    removal.replace(range.lowerBound, with: 0)
    removal.keep(range.count)
    removal.replace(text.count - range.upperBound, with: 0)
    var value = NormalizedText(text: String(copying: text, in: range), edits: edits + [removal])
    for step in steps.dropFirst() where !step.leavesUnchanged(value.text.utf8Span) {
      let edited = step.apply(to: value.text.utf8Span)
      value.text = edited.text
      value.edits.append(edited.edits)
    }
    let before = text.withoutSpace(0..<range.lowerBound)
    let after = text.withoutSpace(range.upperBound..<text.count)
    var removed = String(copying: text, in: before)
    if !after.isEmpty { removed += "…" + String(copying: text, in: after) }
    return SurroundedText(
      value: value,
      removed: removed,
      place: edits.reversed().reduce(before) { $1.sourceRange(of: $0) },
      hasEnd: !after.isEmpty
    )
  }
}
