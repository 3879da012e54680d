import UnicodeText
public import Violations

extension DomainCheck {
  /// Returns whether the domain is the beginning of one that is allowed.
  ///
  /// A domain that is refused may become another one, and without an `@` it is not known what the
  /// domain will be. Nothing is foreseen where all domains below one are allowed, or one that is
  /// not in ASCII.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the size of the lists.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let place = firstImpossibleByte(in: text.span) { return .impossible(at: place) }
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  private func firstImpossibleByte(in bytes: borrowing Span<UInt8>) -> Int? {
    guard let allowed, let at = PlainAddress.endOfLocalPart(bytes) else { return nil }
    var last = at + 1
    for index in allowed.indices {
      guard let place = allowed[index].firstImpossibleByte(in: bytes, from: at + 1) else {
        return nil
      }
      last = max(last, place)
    }
    return last
  }
}

extension DomainPattern {
  /// Returns the place of the first byte with which a domain is no beginning of one that is
  /// covered, or nil if there is none, or none is known.
  fileprivate func firstImpossibleByte(in bytes: borrowing Span<UInt8>, from start: Int) -> Int? {
    if coversSubdomains || hasEncodedLabel { return nil }
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: ".") || ByteSet.letterDigitHyphen.contains(byte) else {
        return nil
      }
      let place = index - start
      if place >= ascii.count || ascii[place] != byte.lowercasedASCII { return index }
      index += 1
    }
    return nil
  }
}
