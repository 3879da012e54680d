import TextParts
import UnicodeText
import Violations

extension Rule {
  /// Returns a text that is being typed as the rule's `write:` formats it.
  ///
  /// The result has every character of the typed text, except for separators that normalization
  /// removes, and has the separators of the notation between the parts. It is nil if the text can
  /// no longer become a value, if separators would change the value, or if formatting the result
  /// again would change it.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the length of the text, and *m* the number of its
  ///   characters that normalization changes, plus the cost of locating the parts a few times. A
  ///   text of more than ``longestWritten`` bytes isn't formatted.
  func written(_ typed: FormattedText, as writing: ValueWriting) -> FormattedText? {
    guard let written = writtenOnce(typed, as: writing) else { return nil }
    if written.text.utf8.elementsEqual(typed.text.utf8) { return written }
    // Next to white space of the value, a separator could be added again with each character.
    let again = writtenOnce(written, as: writing)?.text
    return again?.utf8.elementsEqual(written.text.utf8) == true ? written : nil
  }

  private func writtenOnce(_ typed: FormattedText, as writing: ValueWriting) -> FormattedText? {
    guard typed.text.utf8.count <= Self.longestWritten else { return nil }
    let normalized = normalization.apply(to: typed.text)
    let text = normalized.text
    if case .groups(let lengths, let separator) = writing, parts?.canonical == nil {
      if let parts, parts.plan.locate(typed: text.utf8Span) == nil { return nil }
      let separators = text.separators(betweenGroupsOf: lengths, separator)
      return sameValue(normalized, typed, separators)
    }
    guard let parts else { return nil }
    for whole in wholeTexts(beginningWith: text) {
      if let form = parts.form(of: whole, writing),
        let separators = form.separators(alignedWith: whole),
        let written = sameValue(normalized, typed, separators.filter { $0.key < text.utf8.count })
      {
        return written
      }
    }
    guard case .template(let written) = writing,
      let separators = parts.certainSeparators(in: text, written.join)
    else { return nil }
    return sameValue(normalized, typed, separators)
      ?? sameParts(normalized, typed, separators, parts)
  }

  /// Identifiers are shorter than this, in bytes.
  private static let longestWritten = 256

  /// Returns a typed text with separators, or nil if they would change its normalized form.
  private func sameValue(
    _ normalized: NormalizedText,
    _ typed: FormattedText,
    _ separators: [Int: String]
  ) -> FormattedText? {
    guard let written = normalized.spelling(of: typed, with: separators) else { return nil }
    let again = normalization.apply(to: written.text).text
    return again.utf8.elementsEqual(normalized.text.utf8) ? written : nil
  }

  /// Returns a typed text with separators that the pattern accepts but doesn't need, as in a number
  /// whose normalization keeps hyphens; nil if they would change the parts.
  private func sameParts(
    _ normalized: NormalizedText,
    _ typed: FormattedText,
    _ separators: [Int: String],
    _ parts: RuleParts
  ) -> FormattedText? {
    // Without a canonical form, the separators would be stored.
    guard parts.canonical != nil,
      let written = normalized.spelling(of: typed, with: separators)
    else { return nil }
    let again = normalization.apply(to: written.text).text
    return parts.areSame(in: normalized.text, and: again) ? written : nil
  }

  /// Returns texts that a text could become: the text itself, and the text with the end of the
  /// pack's example.
  ///
  /// A typed text can lack a prefix of the example, such as `CHE`, and the other way around. So the
  /// example also continues it from a few other characters.
  private func wholeTexts(beginningWith text: String) -> [String] {
    guard let example else { return [text] }
    let scalars = Array(normalization.apply(to: example).text.unicodeScalars)
    let ends = scalars.indices.filter { !scalars[$0].isSeparator }
    let typed = text.unicodeScalars.count { !$0.isSeparator }
    var texts = [text]
    for difference in [0, 2, -2, 3, -3, 4, -4] {
      let count = typed + difference
      guard count >= 0, count < ends.count else { continue }
      var whole = text.unicodeScalars
      whole.append(contentsOf: scalars[ends[count]...])
      texts.append(String(whole))
    }
    return texts
  }
}

extension NormalizedText {
  /// Returns a typed text with separators, given by their offsets in the normalized text.
  ///
  /// Separators that normalization removed are left out. The result is nil if normalization removed
  /// other characters, or if a separator would split what was a single character in the typed text.
  fileprivate func spelling(
    of typed: FormattedText,
    with separators: [Int: String]
  ) -> FormattedText? {
    let typedText = typed.text
    let source = typedText.utf8Span
    let before = typed.utf8Cursor
    let own = text.utf8Span
    var written = ""
    var cursor = 0
    var sourceEnd = 0
    var offset = 0
    while offset < own.count {
      let end = offset + own.scalar(at: offset).utf8Length
      let range = sourceRange(of: offset..<end)
      if range.lowerBound >= sourceEnd {
        guard source.isSeparating(sourceEnd..<range.lowerBound) else { return nil }
        if let separator = separators[offset] { written += separator }
        written += String(copying: source, in: range)
        sourceEnd = range.upperBound
        // The cursor comes after the typed character before it, not after a separator.
        if range.lowerBound < before {
          cursor = written.utf8.count - max(0, range.upperBound - before)
        }
      } else if separators[offset] != nil {
        return nil
      }
      offset = end
    }
    guard source.isSeparating(sourceEnd..<source.count) else { return nil }
    return FormattedText(written, utf8Cursor: cursor)
  }
}

extension UTF8Span {
  /// Whether all scalars of a range can be separators.
  fileprivate func isSeparating(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = scalar(at: offset)
      if !scalar.isSeparator { return false }
      offset += scalar.utf8Length
    }
    return true
  }
}
