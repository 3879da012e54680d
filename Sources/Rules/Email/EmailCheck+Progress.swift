import UnicodeText
public import Violations

extension EmailCheck {
  /// Returns whether an address that is still being typed can become valid.
  ///
  /// Characters that no address has, a second `@`, dots and hyphens in the wrong place and parts
  /// that are too long cannot be mended. What stands in quotes, comments and brackets is not
  /// foreseen where the options accept it, nor what the scripts of a domain ask for.
  ///
  /// - Complexity: O(*n*). A plain ASCII address is read at most twice, without allocation.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if PlainAddress.accepts(text.span) { return .valid }
    switch profile {
    case .html:
      if HTMLEmailAddress.accepts(text.span) { return .valid }
      return .firstFault(
        HTMLEmailAddress.firstImpossibleByte(in: text.span),
        nil,
        else: .unfinished
      )
    case .standard:
      var beginning = EmailBeginning(options)
      if let place = beginning.firstImpossibleByte(in: text) { return .impossible(at: place) }
      if beginning.isSurelyUnfinished { return .unfinished }
      var findings = Findings(.outcome)
      check(text, in: context, into: &findings)
      return findings.outcome == .valid ? .valid : .unfinished
    }
  }
}

extension HTMLEmailAddress {
  /// Returns the place of the first byte with which a text is no beginning of a valid address.
  ///
  /// - Complexity: O(*n*).
  static func firstImpossibleByte(in bytes: borrowing Span<UInt8>) -> Int? {
    let hyphen = UInt8(ascii: "-")
    var index = 0
    while index < bytes.count,
      ByteSet.atext.contains(bytes[index]) || bytes[index] == UInt8(ascii: ".")
    { index += 1 }
    guard index < bytes.count else { return nil }
    guard index > 0, bytes[index] == UInt8(ascii: "@") else { return index }
    var start = index + 1
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        guard index > start, bytes[index - 1] != hyphen else { return index }
        start = index + 1
      } else if !ByteSet.letterDigitHyphen.contains(byte) || index == start && byte == hyphen
        || index - start >= EmailLimits.label
      {
        return index
      }
    }
    return nil
  }
}
