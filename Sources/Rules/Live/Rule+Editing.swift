import UnicodeText
public import Violations

extension Rule {
  /// Returns what becomes of a change of a text field.
  ///
  ///     let edit = TextEdit(oldText: "AB-", utf16Range: 3..<3, replacement: "12x")
  ///     staffID.verdict(on: edit, in: CheckContext())  // corrected: AB-12, cursor behind the 2
  ///
  /// Deleting is never refused. A change whose result can still become valid is accepted. Of what
  /// is put in, the longest beginning is kept that leaves the text behind the cursor as it is and
  /// the whole able to become valid; characters are never split.
  ///
  /// A text that was impossible before may be changed as long as no more of it becomes so: the
  /// part from its first impossible character on does not grow.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - isRequired: Whether a blank value is a violation.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The verdict, with the new text and the position of the cursor.
  /// - Complexity: That of ``progress(of:isRequired:in:)`` for a change that is accepted; up to
  ///   some hundred times that for a long one that is not.
  public func verdict(
    on edit: TextEdit,
    isRequired: Bool = true,
    in context: borrowing CheckContext
  ) -> EditVerdict {
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

    // The offsets at which what is put in may be cut off.
    var ends = newText.utf8Span.starts(ofCharactersIn: start..<end)
    if allowed == 0 {
      // A beginning that has the first impossible character cannot fit.
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
    guard let kept = ends.last(where: fits) else { return .refused }
    let text = text(upTo: kept)
    return .corrected(text: text, cursor: text.utf8Index(kept))
  }

  /// Returns how many bytes a text has from its first impossible character on.
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

/// How many beginnings of a replacement are tried one after the other.
private let longestSearch = 128

extension [Int] {
  /// Returns some offsets, the greatest of which is the greatest that a bisection finds to fit.
  ///
  /// Where only the length of a text is limited, every beginning up to some length fits and no
  /// longer one does, so bisection finds that length.
  fileprivate func shortened(to count: Int, _ fits: (Int) -> Bool) -> [Int] {
    var low = 0
    var high = self.count
    while low < high {
      let middle = low + (high - low) / 2
      if fits(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return Array(self[..<low].suffix(count))
  }
}

extension String {
  fileprivate func utf8Index(_ offset: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: offset)
  }
}

extension UTF8Span {
  /// Returns the offsets at which characters begin within a range, without its ends.
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
