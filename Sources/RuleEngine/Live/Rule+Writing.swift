import TextParts
import TextPatterns
import UnicodeText
import Violations

extension Rule {
  /// Returns a text that is being typed as the rule's `write:` formats it.
  ///
  /// The result is nil if the rule doesn't have `write:`, if the text can no longer become a value,
  /// or if formatting would change the value.
  ///
  /// The result differs from the typed text only in the characters that normalization removes and
  /// in the separators between pieces.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the cost of locating its parts.
  func written(_ typed: FormattedText) -> FormattedText? {
    guard let writing else { return nil }
    let text = normalization.apply(to: typed.text).text
    let before = normalization.apply(to: String(typed.text[..<typed.cursor])).text.utf8.count
    guard let breaks = breaks(in: text, writing) else { return nil }
    var written = ""
    var cursor = 0
    var start = 0
    for (offset, separator) in breaks + [(text.utf8.count, "")] {
      // The cursor comes directly after the typed text before it, not after the separator that
      // follows.
      if start == 0 || start < before { cursor = written.utf8.count + min(before, offset) - start }
      written += String(copying: text.utf8Span, in: start..<offset) + separator
      start = offset
    }
    // Separators must not become part of the value, so normalization must remove them again.
    guard normalization.apply(to: written).text.utf8.elementsEqual(text.utf8) else { return nil }
    return FormattedText(ascii: written, cursor: cursor)
  }

  /// Returns the offsets and separators to insert into a text, or nil if the text can't be
  /// formatted this way.
  private func breaks(
    in text: String,
    _ writing: ValueWriting
  ) -> [(offset: Int, separator: String)]? {
    let span = text.utf8Span
    let known = parts.map { $0.plan.locate(typed: span) }
    if case .some(.none) = known { return nil }
    var breaks: [(offset: Int, separator: String)] = []
    switch writing {
    case .groups(let lengths, let separator):
      var offset = 0
      for index in 0..<span.count {
        offset += lengths[min(index, lengths.count - 1)]
        if offset >= span.count { break }
        // Groups count characters. These are single bytes except in unusual texts.
        if span.span[offset].continuesScalar { return nil }
        breaks.append((offset, separator))
      }
    case .template(let written):
      guard let names = parts?.plan.pattern.groupNames, let locations = known??.locations else {
        return nil
      }
      var end = 0
      var separator = ""
      for piece in written.join.pieces {
        guard case .part(let name) = piece else {
          if case .text(let text) = piece { separator += text }
          continue
        }
        guard let group = names.firstIndex(of: name) else { return breaks.isEmpty ? nil : breaks }
        let place: (start: Int, end: Int?)
        switch locations[group: group] {
        case .range(let range): place = (range.lowerBound, range.upperBound)
        case .open(let start): place = (start, nil)
        case .unset, .unknown: return breaks
        }
        guard place.start == end else { return nil }
        if place.start > 0, place.start < span.count, !separator.isEmpty {
          breaks.append((place.start, separator))
        }
        separator = ""
        guard let next = place.end else { return breaks }
        end = next
      }
    }
    return breaks
  }
}
