extension RegularExpression {
  /// Returns the length of the longest beginning of a text that can be continued to a match, in
  /// bytes.
  ///
  ///     let number = try RegularExpression(pattern: #"[A-Z]{2}-\d{6}"#)
  ///     number.endOfPossibleBeginning(of: "AB-1x".utf8Span)  // 4
  ///
  /// It ends between two scalars. It is never too short; where the expression looks ahead to the
  /// end of the text, it may be too long.
  ///
  /// - Complexity: O(log *n*) matches in the number of bytes.
  public func endOfPossibleBeginning(of text: UTF8Span) -> Int {
    text.withBytes { bytes, count in
      guard let bytes else { return 0 }
      // Beginnings up to `low` are possible, and those that reach `high` are not.
      var low = 0
      var high = count
      if match(bytes, count) != .noMatch(couldContinue: false) { return count }
      while true {
        var middle = low + (high - low) / 2
        // SAFETY: the places stay between 0 and `count`, the length of the memory at `bytes`.
        while middle > low, bytes[middle] & 0xC0 == 0x80 { middle -= 1 }
        if middle == low {
          // Between the two may be one scalar, or several of which the first is long.
          middle = low + 1
          while middle < high, bytes[middle] & 0xC0 == 0x80 { middle += 1 }
          if middle == high { return low }
        }
        if match(bytes, middle) == .noMatch(couldContinue: false) {
          high = middle
        } else {
          low = middle
        }
      }
    }
  }
}
