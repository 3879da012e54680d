/// What can become of digits that were dialled.
///
/// Every way of reading them is followed, as if the digits to come were the right ones: as they are,
/// after a national prefix, after an international one, after the calling code. What is possible in
/// any of them is possible.
struct PhoneNumberOutlook {
  private let directory: PhoneDirectory
  private let home: Int?

  /// What was found to be possible.
  var progress = PhoneNumberProgress()

  /// Creates an outlook from the slot of a region.
  init(_ directory: PhoneDirectory, home: Int?) {
    self.directory = directory
    self.home = home
  }

  /// Follows ASCII digits.
  mutating func judge(_ digits: String, hasPlus: Bool) throws(PhoneRegionUnreadable) {
    let slots = directory.slots
    if hasPlus, try judgeInternational(digits) { return }
    guard let home else { return }
    // A plus sign before something that is not a calling code is overlooked.
    let region = try slots.region(at: home)
    for prefix in region.description.internationalPrefixes {
      if digits.hasPrefix(prefix) {
        _ = try judgeInternational(String(digits.dropFirst(prefix.count)))
      } else if prefix.hasPrefix(digits) {
        progress.formUnion(.open)
      }
    }
    try judgeNational(digits, region, missing: 0)
    let code = String(region.callingCode)
    guard digits.hasPrefix(code) || code.hasPrefix(digits),
      let main = try directory.mainRegion(ofCallingCode: region.callingCode)
    else { return }
    try judgeNational(
      String(digits.dropFirst(code.count)),
      main,
      missing: max(0, code.count - digits.count)
    )
  }

  /// Follows what stands after a plus sign; returns whether it is, or may become, a calling code.
  private mutating func judgeInternational(
    _ digits: String
  ) throws(PhoneRegionUnreadable) -> Bool {
    if let (code, length) = directory.callingCode(startingIn: Array(digits.utf8)[...]) {
      if let main = try directory.mainRegion(ofCallingCode: code) {
        try judgeNational(String(digits.dropFirst(length)), main, missing: 0)
      }
      return true
    }
    guard directory.callingCodes.contains(where: { String($0).hasPrefix(digits) }) else {
      return false
    }
    progress.formUnion(.open)
    return true
  }

  /// Follows a national number, with or without what is dialled in front at home.
  private mutating func judgeNational(
    _ digits: String,
    _ region: PhoneRegion,
    missing: Int
  ) throws(PhoneRegionUnreadable) {
    try judgeSignificant(digits, code: region.callingCode, missing: missing)
    for rule in region.description.dialling {
      for rest in rule.rests(of: Dialled(digits: digits, missing: missing)) {
        try judgeSignificant(rest.digits, code: region.callingCode, missing: rest.missing)
      }
    }
  }

  /// Looks a national significant number up in the ranges of all regions with a calling code.
  private mutating func judgeSignificant(
    _ digits: String,
    code: Int,
    missing: Int
  ) throws(PhoneRegionUnreadable) {
    guard let candidates = directory.slots.slots(ofCallingCode: code) else { return }
    for slot in candidates {
      let region = try directory.slots.region(at: slot).description
      if candidates.count > 1, let leading = region.leadingDigits, !leading.isOpen(to: digits) {
        continue
      }
      for (type, ranges) in region.ranges {
        for length in ranges.lengths(startingWith: digits) {
          progress.insert(type, missing: missing + length - digits.utf8.count)
        }
      }
    }
  }

  /// Digits, and how many are missing before others can follow.
  struct Dialled {
    var digits: String
    var missing: Int
  }
}

extension DigitRanges {
  /// Whether digits start with a string of the set, or can still become one.
  func isOpen(to digits: String) -> Bool {
    containsPrefix(of: digits) || !lengths(startingWith: digits).isEmpty
  }
}

extension PhoneRegion.DiallingRule {
  fileprivate typealias Dialled = PhoneNumberOutlook.Dialled

  /// Returns what the rule can leave of digits to which more may come.
  fileprivate func rests(of dialled: Dialled) -> [Dialled] {
    let digits = dialled.digits
    var rests: [Dialled] = []
    for prefix in strip.isEmpty ? [""] : strip {
      if digits.hasPrefix(prefix) {
        let rest = String(digits.dropFirst(prefix.count))
        rests += afterCarrier(Dialled(digits: rest, missing: dialled.missing))
      } else if prefix.hasPrefix(digits) {
        let missing = dialled.missing + prefix.count - digits.count
        rests += afterCarrier(Dialled(digits: "", missing: missing))
      }
    }
    return rests
  }

  private func afterCarrier(_ dialled: Dialled) -> [Dialled] {
    guard let carrier else { return afterKept(dialled) }
    let digits = dialled.digits
    var rests: [Dialled] = []
    for length in 1...DigitRanges.longest where length <= digits.count {
      guard carrier.contains(digits.prefix(length)) else { continue }
      let rest = String(digits.dropFirst(length))
      rests += afterKept(Dialled(digits: rest, missing: dialled.missing))
    }
    for length in carrier.lengths(startingWith: digits) where length > digits.count {
      let missing = dialled.missing + length - digits.count
      rests += afterKept(Dialled(digits: "", missing: missing))
    }
    return rests
  }

  private func afterKept(_ dialled: Dialled) -> [Dialled] {
    let digits = dialled.digits
    guard let keep else {
      return [Dialled(digits: inserted + digits, missing: dialled.missing)]
    }
    var rests: [Dialled] = []
    for length in 0...digits.count where keep.contains(digits.prefix(length)) {
      let kept = inserted + digits.prefix(length)
      let rest = digits.dropFirst(length)
      if rest.hasPrefix(dropped) {
        let number = kept + rest.dropFirst(dropped.count)
        rests.append(Dialled(digits: number, missing: dialled.missing))
      } else if dropped.hasPrefix(rest) {
        let missing = dialled.missing + dropped.count - rest.count
        rests.append(Dialled(digits: kept, missing: missing))
      }
    }
    if keep.lengths(startingWith: digits).contains(where: { $0 > digits.count }) {
      let missing = dialled.missing + dropped.count
      rests.append(Dialled(digits: inserted + digits, missing: missing))
    }
    return rests
  }
}
