extension CivilDate {
  /// Creates a date from `full-date` or `date-time` of RFC 3339 §5.6, or nil for other text.
  ///
  /// Of a time stamp, this is the date as written, in the stamp's own offset.
  ///
  ///     CivilDate(dateOrTimestamp: "2026-11-20T23:30:00-05:00")  // 2026-11-20
  init?(dateOrTimestamp text: String) {
    let bytes = text.utf8
    guard bytes.count > 10 else {
      self.init(text)
      return
    }
    let dateEnd = bytes.index(bytes.startIndex, offsetBy: 10)
    guard Self.isTime(bytes[dateEnd...]) else { return nil }
    self.init(Substring(bytes[..<dateEnd]))
  }

  /// Returns whether bytes are `T`, a `full-time`, and nothing else.
  ///
  /// RFC 3339 allows a space for `T` and small letters, and a second of 60 for leap seconds.
  private static func isTime(_ bytes: Substring.UTF8View) -> Bool {
    var rest = bytes
    guard let mark = rest.popFirst(), "Tt ".utf8.contains(mark),
      takeNumber(&rest, upTo: 23), take(&rest, ":"),
      takeNumber(&rest, upTo: 59), take(&rest, ":"),
      takeNumber(&rest, upTo: 60)
    else { return false }
    if take(&rest, ".") {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if digits.isEmpty { return false }
      rest = rest.dropFirst(digits.count)
    }
    if take(&rest, "Z") || take(&rest, "z") { return rest.isEmpty }
    guard take(&rest, "+") || take(&rest, "-"), takeNumber(&rest, upTo: 23), take(&rest, ":"),
      takeNumber(&rest, upTo: 59)
    else { return false }
    return rest.isEmpty
  }

  private static func take(_ rest: inout Substring.UTF8View, _ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes two digits of a number within a limit.
  private static func takeNumber(_ rest: inout Substring.UTF8View, upTo limit: Int) -> Bool {
    var number = 0
    for _ in 0..<2 {
      guard let digit = rest.popFirst(), UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else {
        return false
      }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number <= limit
  }
}
