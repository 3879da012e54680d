extension Violation {
  /// An edit that corrects a value, where it is certain what the person meant.
  ///
  /// An interface can offer it in one tap. Nothing applies it unasked. If the value is edited in
  /// this way, the rule accepts it.
  ///
  ///     var violation = Violation("number.format")
  ///     violation.fix = Violation.Fix(range: 1..<2, replacement: ".")
  ///     violation.fix?.applied(to: "1,5")  // "1.5"
  ///
  /// A violation has a fix only for a value that is neither secret nor personal.
  public struct Fix: Hashable, Sendable, Codable {
    /// The part to replace, as byte offsets into the UTF-8 of the original value; an empty range is
    /// a place where text is inserted.
    public var range: Range<Int>

    /// The text to put there; empty if the part is only removed.
    public var replacement: String

    /// Creates a fix.
    ///
    /// - Parameters:
    ///   - range: The part to replace, as byte offsets into the UTF-8 of the value.
    ///   - replacement: The text to put there.
    public init(range: Range<Int>, replacement: String) {
      self.range = range
      self.replacement = replacement
    }

    /// Returns the corrected value, or nil if the range doesn't consist of whole Unicode scalars of
    /// the text.
    ///
    ///     Violation.Fix(range: 1..<2, replacement: ".").applied(to: "1,5")  // "1.5"
    ///
    /// - Parameter text: The value that was checked.
    /// - Returns: The corrected value.
    /// - Complexity: O(*n*) in the length of the text.
    public func applied(to text: String) -> String? {
      let bytes = text.utf8
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      let end = bytes.index(start, offsetBy: range.count)
      guard start.samePosition(in: text.unicodeScalars) != nil,
        end.samePosition(in: text.unicodeScalars) != nil
      else { return nil }
      var corrected = String(text[..<start])
      corrected += replacement
      corrected += text[end...]
      return corrected
    }

    /// Creates the smallest edit from one text to another; nil if they are the same.
    ///
    /// It contains no more of the texts than what differs.
    ///
    ///     Violation.Fix(from: "DE89 37O4", to: "DE89 3704")?.range        // 7..<8
    ///     Violation.Fix(from: "DE89 37O4", to: "DE89 3704")?.replacement  // "0"
    package init?(from old: String, to new: String) {
      let before = Array(old.unicodeScalars)
      let after = Array(new.unicodeScalars)
      if before == after { return nil }
      let shorter = min(before.count, after.count)
      var start = 0
      while start < shorter, before[start] == after[start] { start += 1 }
      var kept = 0
      while kept < shorter - start,
        before[before.count - 1 - kept] == after[after.count - 1 - kept]
      {
        kept += 1
      }
      let lower = before[..<start].reduce(0) { $0 + $1.utf8.count }
      let length = before[start..<before.count - kept].reduce(0) { $0 + $1.utf8.count }
      var replacement = String.UnicodeScalarView()
      replacement.append(contentsOf: after[start..<after.count - kept])
      self.init(range: lower..<lower + length, replacement: String(replacement))
    }
  }
}
