import CardNumbers
public import RuleEngine
public import Violations

extension PaymentCardCheck {
  /// Returns whether a number that is still being typed can become valid.
  ///
  /// A separator at the end waits for the next digit.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let scan = CardNumberScan(text, separators)
    if let offset = firstImpossibleDigit(of: text, scan) { return .impossible(at: offset) }
    if scan.fault != nil, !isWaiting(scan, at: text.count) {
      return .impossible(at: scan.faultRange.lowerBound)
    }
    return passes(text, in: context) ? .valid : .unfinished
  }

  /// Returns whether the only fault is a separator at the end.
  private func isWaiting(_ scan: CardNumberScan, at end: Int) -> Bool {
    scan.fault == .separator && scan.faultRange.upperBound == end && scan.isFaultAfterDigit
  }

  /// Returns the offset of the first digit that makes it impossible for the number to be valid.
  private func firstImpossibleDigit(of text: UTF8Span, _ scan: CardNumberScan) -> Int? {
    let end = scan.fault == nil ? text.count : scan.faultRange.lowerBound
    let bytes = text.span
    var leading: UInt32 = 0
    var count = 0
    for index in 0..<end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { continue }
      if count < CardKeyIndex.keyDigits { leading = leading * 10 + UInt32(digit) }
      count += 1
    }
    // Each digit can only reduce the candidates, so the candidates at the last digit show whether
    // any earlier digit is impossible.
    let known = min(count, CardKeyIndex.keyDigits)
    if known == 0 { return nil }
    let outlook = CardNumberOutlook(leading: leading, count: known, for: self)
    guard !outlook.accepted.isEmpty else {
      return offset(ofDigit: firstForeignDigit(leading, count: known), in: text)
    }
    let longest = outlook.lengths.maximum
    guard count >= longest, longest > 0 else { return nil }
    if outlook.checksDigit, !hasRightCheckDigit(longest, in: text) {
      return offset(ofDigit: longest - 1, in: text)
    }
    return count > longest ? offset(ofDigit: longest, in: text) : nil
  }

  /// Returns the number of the first digit that leaves no accepted issuer, starting at 0.
  private func firstForeignDigit(_ leading: UInt32, count: Int) -> Int {
    for number in 0..<count {
      let beginning = leading / CardKeyIndex.powerOfTen(count - number - 1)
      let outlook = CardNumberOutlook(leading: beginning, count: number + 1, for: self)
      if outlook.accepted.isEmpty { return number }
    }
    return count - 1
  }

  /// Returns the offset of a digit in the text, counted from 0.
  private func offset(ofDigit number: Int, in text: UTF8Span) -> Int {
    let bytes = text.span
    var count = 0
    for index in bytes.indices where bytes[index] &- UInt8(ascii: "0") < 10 {
      if count == number { return index }
      count += 1
    }
    return bytes.count
  }

  /// Returns whether the last of the first digits is their check digit.
  ///
  /// ``CardNumberScan`` does the same for all digits.
  private func hasRightCheckDigit(_ count: Int, in text: UTF8Span) -> Bool {
    let bytes = text.span
    var left = count
    var (once, twice) = (0, 0)
    for index in bytes.indices where left > 0 {
      let digit = Int(bytes[index] &- UInt8(ascii: "0"))
      guard digit < 10 else { continue }
      let doubled = digit < 5 ? digit * 2 : digit * 2 - 9
      (once, twice) = (twice + digit, once + doubled)
      left -= 1
    }
    return once % 10 == 0
  }
}
