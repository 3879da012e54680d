import FrozenTables

/// The first digits of a number that is still being dialed.
///
/// Dialing rules remove digits from the front. If a rule removes more digits than were dialed, the
/// rest are counted as ``missing``: they must be dialed before any digit of the number itself.
struct DialledStart {
  var digits: DialledDigits
  var missing = 0

  /// Returns the rest after a prefix, whose last digits can still be missing; nil if the digits
  /// don't begin with it.
  func taking(_ prefix: PackedDigits) -> DialledStart? {
    for index in 0..<min(prefix.count, digits.count) where digits[index] != prefix[index] {
      return nil
    }
    return dropping(prefix.count)
  }

  /// Returns the rest after some digits, whose last ones can still be missing.
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
  /// Calls a function with the unchanged digits, and with every remainder that a rule for dialing
  /// within the country can leave.
  func forEachRest<Failure: Error>(
    of dialled: DialledStart,
    _ body: (DialledStart) throws(Failure) -> Void
  ) throws(Failure) {
    try body(dialled)
    for index in 0..<contents.value.dialling.count {
      try contents.value.dialling[index].forEachRest(of: dialled, body)
    }
  }
}

extension PhoneDiallingStep {
  /// Calls a function with every remainder that the rule can leave if more digits follow.
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
        // Some of the kept digits are still missing. It doesn't matter how many, because they are
        // digits of the number.
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

  /// Returns the digits that the rule inserts, followed by the first of some others.
  private func joined(_ digits: DialledDigits, _ count: Int) -> DialledDigits {
    var result = DialledDigits(inserted)
    for index in 0..<min(count, 48) { result.append(digits[index]) }
    return result
  }

  /// Removes and returns the least of some lengths, given as a bit mask.
  private static func takeShortest(of lengths: inout UInt32) -> Int? {
    guard lengths != 0 else { return nil }
    let shortest = lengths.trailingZeroBitCount
    lengths &= lengths &- 1
    return shortest
  }
}
