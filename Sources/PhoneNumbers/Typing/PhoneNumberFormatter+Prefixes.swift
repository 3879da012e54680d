import FrozenTables

extension PhoneNumberFormatter {
  /// Moves a plus sign or an international prefix from the digits to the displayed prefix.
  ///
  /// - Returns: Whether there is one.
  mutating func takeInternationalPrefix() -> Bool {
    let plus = UInt8(ascii: "+")
    let length =
      dialled.first == plus
      ? 1 : region?.plan.lengthOfInternationalPrefix(of: DialledDigits(ascii: dialled[...]))
    guard let length else { return false }
    isComplete = true
    national = Array(dialled[length...])
    before = String(decoding: dialled[..<length], as: UTF8.self)
    if dialled.first != plus { before += " " }
    return true
  }

  /// Moves a calling code from the national number to the displayed prefix.
  ///
  /// - Returns: Whether there is one.
  mutating func takeCallingCode() -> Bool {
    guard let (code, length) = directory.callingCode(startingIn: national[...]) else {
      return false
    }
    national.removeFirst(length)
    let main = directory.usableMainRegion(ofCallingCode: code)
    // The home region's own calling code doesn't change the region. A shorter prefix may have led
    // to another region before.
    if main?.name != homeName || homeName == "001" { region = main }
    before += "\(code) "
    nationalPrefix = []
    return true
  }

  /// Moves a national prefix from the national number to the displayed prefix and returns its
  /// digits.
  mutating func takeNationalPrefix() -> [UInt8] {
    guard let region else { return [] }
    // North American numbers never start with 1, so a 1 is the prefix. But 10 and 11 start service
    // numbers.
    let isNorthAmerican =
      region.callingCode == 1 && national.starts(with: [0x31]) && national.count > 1
      && ![0x30, 0x31].contains(national[1])
    let length =
      isNorthAmerican
      ? 1 : region.plan.lengthOfDialledPrefix(of: DialledDigits(ascii: national[...]))
    guard length > 0 else { return [] }
    // A number with a prefix is for the whole country, not for an area.
    isComplete = true
    let digits = Array(national[..<length])
    before += String(decoding: digits, as: UTF8.self) + (isNorthAmerican ? " " : "")
    national.removeFirst(length)
    return digits
  }

  /// Puts the national prefix back and looks for a longer one.
  ///
  /// - Returns: Whether there is one.
  mutating func takeLongerNationalPrefix() -> Bool {
    if !nationalPrefix.isEmpty {
      national = nationalPrefix + national
      let old = String(decoding: nationalPrefix, as: UTF8.self)
      // The prefix may have been found after a calling code, as in +44 (0)20, so only the end of
      // the displayed prefix is removed.
      var kept = Array(before.utf8)
      while !kept.isEmpty, !kept.ends(with: old.utf8) { kept.removeLast() }
      kept.removeLast(min(kept.count, old.utf8.count))
      before = String(decoding: kept, as: UTF8.self)
    }
    return nationalPrefix != takeNationalPrefix()
  }
}

extension Array where Element == UInt8 {
  fileprivate func ends(with other: some Collection<UInt8>) -> Bool {
    suffix(other.count).elementsEqual(other)
  }
}

extension PhoneDirectory {
  /// Returns the main region of a calling code, or nil if there is none or it can't be read.
  func usableMainRegion(ofCallingCode code: Int) -> PhoneRegion? {
    do throws(PhoneRegionUnreadable) {
      return try mainRegion(ofCallingCode: code)
    } catch {
      return nil
    }
  }

  /// Returns the main region among those that share a calling code with a region.
  func usableMainRegion(besides name: String) -> PhoneRegion? {
    slots.slot(of: name).flatMap { usableMainRegion(ofCallingCode: slots.entries[$0].callingCode) }
  }

  /// Returns the calling code that ASCII digits begin with, and its length; nil if there is none.
  func callingCode(startingIn digits: ArraySlice<UInt8>) -> (code: Int, length: Int)? {
    var code = 0
    for (index, digit) in digits.prefix(3).enumerated() {
      code = code * 10 + Int(digit) - 0x30
      if code == 0 { return nil }
      if slots.group(ofCallingCode: code) != nil { return (code, index + 1) }
    }
    return nil
  }
}

extension PhonePlan {
  /// Returns the length of the longest international prefix at the front; nil if there is none.
  func lengthOfInternationalPrefix(of digits: DialledDigits) -> Int? {
    let lengths = contents.value.internationalPrefixes?.prefixLengths(of: digits) ?? 0
    return lengths == 0 ? nil : 31 - lengths.leadingZeroBitCount
  }

  /// Returns how many digits belong to the first dialing rule that fits; 0 if none fits.
  func lengthOfDialledPrefix(of digits: DialledDigits) -> Int {
    for index in 0..<contents.value.dialling.count {
      guard let fit = contents.value.dialling[index].fit(to: digits) else { continue }
      return fit.stripped + fit.carried + fit.kept + contents.value.dialling[index].dropped.count
    }
    return 0
  }
}

extension DialledDigits {
  /// Creates digits from ASCII.
  init(ascii digits: ArraySlice<UInt8>) {
    self.init()
    for digit in digits { append(digit &- 0x30) }
  }
}
