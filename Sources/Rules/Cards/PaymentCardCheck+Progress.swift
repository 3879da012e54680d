import Violations

extension PaymentCardCheck {
  /// Returns whether a number that is still being typed can become valid.
  ///
  /// A separator at the end waits for the next digit.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> Progress {
    let scan = CardNumberScan(text, separators)
    if let place = firstImpossibleDigit(of: text, scan) { return .impossible(at: place) }
    if scan.fault != nil, !isWaiting(scan, at: text.count) {
      return .impossible(at: scan.faultRange.lowerBound)
    }
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  /// Returns whether the only fault is a separator at the end.
  private func isWaiting(_ scan: CardNumberScan, at end: Int) -> Bool {
    scan.fault == .separator && scan.faultRange.upperBound == end && scan.isFaultAfterDigit
  }

  /// Returns the place of the first digit after which no number can be valid.
  private func firstImpossibleDigit(
    of text: UTF8Span,
    _ scan: CardNumberScan
  ) -> Int? {
    let bytes = text.span
    let end = scan.fault == nil ? bytes.count : scan.faultRange.lowerBound
    var leading: UInt32 = 0
    var count = 0
    var longest = 0
    for index in 0..<end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { continue }
      count += 1
      if count <= IssuerTable.keyDigits {
        leading = leading * 10 + UInt32(digit)
        let outlook = CardNumberOutlook(leading: leading, count: count, for: self)
        guard !outlook.accepted.isEmpty else { return index }
        longest = outlook.lengths.maximum
      }
      if count > longest { return index }
      if count == longest, count == scan.count, isWrong(scan) { return index }
    }
    return nil
  }

  /// Returns whether a number of full length has a wrong check digit.
  private func isWrong(_ scan: CardNumberScan) -> Bool {
    CardNumberOutlook(of: scan, for: self).checksDigit && !scan.hasRightCheckDigit
  }
}
