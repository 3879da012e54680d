import FrozenTables

/// The first digits of a number that is still being dialled.
///
/// Rules of dialling take digits off the front. Where a rule takes more than were dialled, the rest
/// of them is counted as ``missing``: they are still to come, before any digit of the number
/// itself.
struct DialledStart {
  var digits: DialledDigits
  var missing = 0

  /// Returns what is left behind a prefix, of which the last digits may be still to come; nil if
  /// the digits begin otherwise.
  func taking(_ prefix: PackedDigits) -> DialledStart? {
    for index in 0..<min(prefix.count, digits.count) where digits[index] != prefix[index] {
      return nil
    }
    return dropping(prefix.count)
  }

  /// Returns what is left behind some digits, of which the last may be still to come.
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
  /// Calls a function with the digits as they are, and with whatever each rule of dialling at home
  /// can leave of them.
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
  /// Calls a function with all that the rule can leave of digits, to which more digits may come.
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
        // Some of the digits that are kept are still to come. How many does not matter, since they
        // are digits of the number.
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

  /// Removes the least of some lengths, which are given as bits, and returns it.
  private static func takeShortest(of lengths: inout UInt32) -> Int? {
    guard lengths != 0 else { return nil }
    let shortest = lengths.trailingZeroBitCount
    lengths &= lengths &- 1
    return shortest
  }
}
