/// What can become of digits that were dialled.
///
/// Every way of reading them is followed, as if the digits to come were the right ones: as they are,
/// after a national prefix, after an international one, after the calling code. What is possible in
/// any of them is possible.
struct PhoneNumberOutlook {
  private let directory: PhoneDirectory
  private let home: Int?

  /// What was found to be possible.
  private(set) var progress = PhoneNumberProgress()

  /// Whether no digits may follow.
  var isClosed = false

  /// Creates an outlook from the slot of a region.
  init(_ directory: PhoneDirectory, home: Int?) {
    self.directory = directory
    self.home = home
  }

  /// Follows ASCII digits.
  mutating func judge(_ digits: String, hasPlus: Bool) throws(PhoneRegionUnreadable) {
    if hasPlus, try judgeInternational(digits) { return }
    guard let home else { return }
    let region = try directory.slots.region(at: home)
    // A plus sign before something that is not a calling code is overlooked if an international
    // prefix follows.
    guard try !judgeAfterInternationalPrefix(digits, region), !hasPlus else { return }
    let dialled = Dialled(digits: digits, missing: 0)
    try judgeSignificant(region.rests(of: dialled), code: region.callingCode)
    guard let rest = dialled.taking(String(region.callingCode)),
      let main = try directory.mainRegion(ofCallingCode: region.callingCode)
    else { return }
    // After its own calling code a region's rules are applied, and then those of the main region.
    try judgeSignificant(
      region.rests(of: rest).flatMap { main.rests(of: $0) },
      code: region.callingCode
    )
  }

  /// Follows what stands after an international prefix; returns whether there is certainly one.
  private mutating func judgeAfterInternationalPrefix(
    _ digits: String,
    _ region: PhoneRegion
  ) throws(PhoneRegionUnreadable) -> Bool {
    var isCertain = false
    for length in region.internationalPrefixes.prefixLengths(of: digits) {
      let rest = String(digits.dropFirst(length))
      _ = try judgeInternational(rest)
      // No calling code starts with a zero; then the prefix is not meant.
      if let next = rest.first, next != "0" { isCertain = true }
    }
    let isOpen = region.internationalPrefixes.lengths(startingWith: digits)
      .contains { $0 > digits.utf8.count }
    if isOpen { leaveOpen() }
    return isCertain && !isOpen
  }

  /// Follows what stands after a plus sign; returns whether it is, or may become, a calling code.
  private mutating func judgeInternational(
    _ digits: String
  ) throws(PhoneRegionUnreadable) -> Bool {
    if let (code, length) = directory.callingCode(startingIn: Array(digits.utf8)[...]) {
      if let main = try directory.mainRegion(ofCallingCode: code) {
        let rest = Dialled(digits: String(digits.dropFirst(length)), missing: 0)
        try judgeSignificant(main.rests(of: rest), code: code)
      }
      return true
    }
    guard directory.callingCodes.contains(where: { String($0).hasPrefix(digits) }) else {
      return false
    }
    leaveOpen()
    return true
  }

  /// Looks national significant numbers up in the ranges of all regions with a calling code.
  private mutating func judgeSignificant(
    _ numbers: [Dialled],
    code: Int
  ) throws(PhoneRegionUnreadable) {
    guard let candidates = directory.slots.slots(ofCallingCode: code) else { return }
    for slot in candidates {
      let region = try directory.slots.region(at: slot).description
      for number in numbers {
        if candidates.count > 1, let leading = region.leadingDigits,
          !leading.isOpen(to: number.digits)
        {
          continue
        }
        for (type, ranges) in region.ranges {
          for length in ranges.lengths(startingWith: number.digits) {
            let missing = number.missing + length - number.digits.utf8.count
            if missing == 0 || !isClosed { progress.insert(type, missing: missing) }
          }
        }
      }
    }
  }

  /// Allows for everything, if digits may follow.
  private mutating func leaveOpen() {
    if !isClosed { progress.open() }
  }

  /// Digits, and how many are missing before others can follow.
  struct Dialled: Hashable {
    var digits: String
    var missing: Int

    /// Takes digits off the front, as if those that are missing were there.
    func taking(_ prefix: some StringProtocol) -> Dialled? {
      if digits.hasPrefix(prefix) {
        return Dialled(digits: String(digits.dropFirst(prefix.count)), missing: missing)
      }
      guard prefix.hasPrefix(digits) else { return nil }
      return Dialled(digits: "", missing: missing + prefix.count - digits.count)
    }
  }
}

extension PhoneRegion {
  /// Returns what can be left of digits, with or without what is dialled in front at home.
  fileprivate func rests(of dialled: PhoneNumberOutlook.Dialled) -> [PhoneNumberOutlook.Dialled] {
    [dialled] + description.dialling.flatMap { $0.rests(of: dialled) }
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
    let prefixes = strip.isEmpty ? [""] : strip
    return prefixes.compactMap { dialled.taking($0) }.flatMap(afterCarrier)
  }

  private func afterCarrier(_ dialled: Dialled) -> [Dialled] {
    guard let carrier else { return afterKept(dialled) }
    let digits = dialled.digits
    var rests: [Dialled] = []
    for length in 0...digits.count where carrier.contains(digits.prefix(length)) {
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
    var rests: [Dialled] = []
    for length in 0...digits.count where keep?.contains(digits.prefix(length)) ?? (length == 0) {
      let kept = inserted + digits.prefix(length)
      let following = Dialled(
        digits: String(digits.dropFirst(length)),
        missing: dialled.missing
      )
      guard let rest = following.taking(dropped) else { continue }
      rests.append(Dialled(digits: kept + rest.digits, missing: rest.missing))
    }
    if let keep, keep.lengths(startingWith: digits).contains(where: { $0 > digits.count }) {
      let missing = dialled.missing + dropped.count
      rests.append(Dialled(digits: inserted + digits, missing: missing))
    }
    return rests
  }
}
