import UnicodeText
public import Violations

extension Rule {
  /// Returns the verdict on an edit of a text field.
  ///
  ///     let edit = TextEdit(oldText: "AB-", utf16Range: 3..<3, replacement: "12x")
  ///     staffID.verdict(on: edit, in: CheckContext())  // shortened: AB-12, cursor after the 2
  ///
  /// Deleting is never refused. An edit is accepted if its result can still become valid.
  /// Otherwise, the verdict keeps the longest prefix of the inserted text that allows the whole
  /// text to become valid. The text after the cursor stays unchanged, and characters are never
  /// split. A verdict that doesn't accept everything says why.
  ///
  /// A text that is already impossible can be edited as long as the part from its first impossible
  /// character on doesn't grow.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The verdict, with the new text and the position of the cursor.
  /// - Complexity: The same as ``progress(of:isRequired:in:)`` for an edit that is accepted. A long
  ///   edit that isn't accepted can take a few hundred times as long.
  public func verdict(
    on edit: TextEdit,
    isRequired: Bool = true,
    in context: borrowing CheckContext
  ) -> TextEdit.Verdict {
    let newText = edit.newText
    let oldText = edit.oldText
    let start = oldText.utf8.distance(from: oldText.startIndex, to: edit.range.lowerBound)
    let end = start + edit.replacement.utf8.count
    let accepted = edit.asMeant
    if edit.isDeletion { return accepted }
    let faulty = faultyBytes(of: newText, isRequired: isRequired, in: context)
    if faulty == 0 { return accepted }
    let allowed = faultyBytes(of: oldText, isRequired: isRequired, in: context)
    if faulty <= allowed { return accepted }

    // The offsets where the inserted text can be cut off.
    var ends = newText.utf8Span.starts(ofCharactersIn: start..<end)
    if allowed == 0 {
      // A beginning that contains the first impossible character can't fit.
      let fault = newText.utf8.count - faulty
      ends.removeAll { $0 > fault }
    }
    let tail = oldText[edit.range.upperBound...]
    let context = copy context
    func text(upTo end: Int) -> String { String(newText[..<newText.utf8Index(end)]) + tail }
    func fits(_ end: Int) -> Bool {
      faultyBytes(of: text(upTo: end), isRequired: isRequired, in: context) <= allowed
    }
    if ends.count > longestSearch { ends = ends.shortened(to: longestSearch, fits) }
    guard let kept = ends.last(where: fits) else {
      return .refused(
        reason: reason(against: newText, keeping: oldText, isRequired: isRequired, in: context)
      )
    }
    let text = text(upTo: kept)
    return .shortened(
      text: text,
      cursor: text.utf8Index(kept),
      reason: reason(against: newText, keeping: text, isRequired: isRequired, in: context)
    )
  }

  /// Returns the number of bytes in a text from its first impossible character on.
  private func faultyBytes(
    of text: String,
    isRequired: Bool,
    in context: borrowing CheckContext
  ) -> Int {
    guard case .impossible(let offset) = progress(of: text, isRequired: isRequired, in: context)
    else { return 0 }
    return text.utf8.count - offset
  }
}

/// How many beginnings of a replacement are tried one by one.
private let longestSearch = 128

extension [Int] {
  /// Returns the last offsets up to the greatest one that fits according to a binary search.
  ///
  /// If only the length of a text is limited, every prefix up to some length fits, and no longer
  /// prefix does. The binary search finds that length.
  fileprivate func shortened(to count: Int, _ fits: (Int) -> Bool) -> [Int] {
    Array(self[..<partitioningIndex { !fits($0) }].suffix(count))
  }
}

extension String {
  fileprivate func utf8Index(_ offset: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: offset)
  }
}

extension UTF8Span {
  /// Returns the offsets where characters begin within a range, excluding its ends.
  fileprivate func starts(ofCharactersIn range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var iterator = makeCharacterIterator()
    iterator.reset(roundingBackwardsFrom: startOfCharacter(at: range.lowerBound))
    while iterator.skipForward(by: 1) == 1, iterator.currentCodeUnitOffset < range.upperBound {
      let start = iterator.currentCodeUnitOffset
      if start > range.lowerBound { starts.append(start) }
    }
    return starts
  }
}
