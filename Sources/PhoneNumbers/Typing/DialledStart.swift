/// Digits that were dialled, and how many are missing before others can follow.
struct DialledStart {
  var digits: DialledDigits
  var missing = 0

  /// Takes digits off the front, as if those that are missing were there.
  func taking(_ prefix: PackedDigits) -> DialledStart? {
    for index in 0..<min(prefix.count, digits.count) where digits[index] != prefix[index] {
      return nil
    }
    return dropping(prefix.count)
  }

  /// Takes so many digits off the front, of which some may be missing.
  func dropping(_ count: Int) -> DialledStart {
    if count > digits.count {
      return DialledStart(digits: DialledDigits(), missing: missing + count - digits.count)
    }
    var rest = self
    rest.digits.removeFirst(count)
    return rest
  }
}

extension PhonePlan {
  /// Calls a function with all that can be left of digits, with or without what is dialled in front
  /// at home.
  func forEachRest<Failure: Error>(
    of dialled: DialledStart,
    _ body: (DialledStart) throws(Failure) -> Void
  ) throws(Failure) {
    try body(dialled)
    for index in 0..<contents.pointee.diallingCount {
      try contents.pointee.dialling[index].forEachRest(of: dialled, body)
    }
  }
}

extension PhoneDiallingStep {
  /// Calls a function with all that the rule can leave of digits to which more may come.
  fileprivate func forEachRest<Failure: Error>(
    of dialled: DialledStart,
    _ body: (DialledStart) throws(Failure) -> Void
  ) throws(Failure) {
    var strips = strip.map { $0.lengths(onWayOf: dialled.digits) } ?? 1
    if isStripOptional { strips |= 1 }
    while let stripped = Self.takeShortest(of: &strips) {
      let rest = dialled.dropping(stripped)
      guard let carrier else {
        try forEachRest(afterCarrier: rest, body)
        continue
      }
      var carriers = carrier.lengths(onWayOf: rest.digits)
      while let carried = Self.takeShortest(of: &carriers) {
        try forEachRest(afterCarrier: rest.dropping(carried), body)
      }
    }
  }

  private func forEachRest<Failure: Error>(
    afterCarrier dialled: DialledStart,
    _ body: (DialledStart) throws(Failure) -> Void
  ) throws(Failure) {
    var keeps = keep.map { $0.lengths(onWayOf: dialled.digits) } ?? 1
    while let kept = Self.takeShortest(of: &keeps) {
      if kept > dialled.digits.count {
        // The rest of what is kept is yet to come; how long that will be does not matter.
        let missing = dialled.missing + dropped.count
        return try body(
          DialledStart(digits: joined(dialled.digits, dialled.digits.count), missing: missing)
        )
      }
      guard let rest = dialled.dropping(kept).taking(dropped) else { continue }
      var digits = joined(dialled.digits, kept)
      for index in 0..<min(rest.digits.count, 48) { digits.append(rest.digits[index]) }
      try body(DialledStart(digits: digits, missing: rest.missing))
    }
  }

  /// Returns what is inserted and the first of some digits.
  private func joined(_ digits: DialledDigits, _ count: Int) -> DialledDigits {
    var result = DialledDigits(inserted)
    for index in 0..<min(count, 48) { result.append(digits[index]) }
    return result
  }

  /// Takes the lowest bit off a set of lengths.
  private static func takeShortest(of lengths: inout UInt32) -> Int? {
    guard lengths != 0 else { return nil }
    let shortest = lengths.trailingZeroBitCount
    lengths &= lengths &- 1
    return shortest
  }
}
