public import Violations

extension PhoneCheck {
  /// Returns how far a number is typed.
  ///
  /// Only a text of a plus sign, ASCII digits and separators is ever impossible. What a
  /// `phone-context` (RFC 3966) could put in front of it is not foreseen.
  ///
  /// - Complexity: O(*n*) in the number of bytes, of which the first 250 are looked at.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    do throws(PhoneRegionUnreadable) {
      return try firstImpossibleByte(of: text).map { .impossible(at: $0) } ?? .unfinished
    } catch {
      return .unfinished
    }
  }

  /// Finds the byte with which a text stops being the start of any accepted number.
  private func firstImpossibleByte(
    of text: UTF8Span
  ) throws(PhoneRegionUnreadable) -> Int? {
    guard !options.contains(.allowPossible), let whole = TypedPhoneNumber(text) else { return nil }
    let region = options.contains(.requireInternational) ? nil : region
    let bytes = text.span
    let end = min(bytes.count, PhoneText.longest)
    func isImpossible(_ typed: TypedPhoneNumber) throws(PhoneRegionUnreadable) -> Bool {
      let possible = try directory.progress(of: typed, region: region).kinds
      return acceptedTypes.isDisjoint(with: possible)
    }
    var typed = whole
    if end < bytes.count {
      typed = TypedPhoneNumber()
      for index in 0..<end { _ = typed.append(bytes[index]) }
    }
    // Most texts are possible as a whole, and then so are all their beginnings.
    if try isImpossible(typed) {
      typed = TypedPhoneNumber()
      for index in 0..<end {
        _ = typed.append(bytes[index])
        if try isImpossible(typed) { return index }
      }
    }
    return bytes.count > PhoneText.longest ? PhoneText.longest : nil
  }
}
