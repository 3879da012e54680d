extension PhoneNumberFormatter {
  /// Moves a plus sign or an international prefix out of the digits; returns whether there is one.
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

  /// Moves a calling code out of the national number; returns whether there is one.
  mutating func takeCallingCode() -> Bool {
    guard let (code, length) = directory.callingCode(startingIn: national[...]) else {
      return false
    }
    national.removeFirst(length)
    let main = directory.usableMainRegion(ofCallingCode: code)
    // At home the region stays, unless a shorter prefix led elsewhere before.
    if main?.name != homeName || homeName == "001" { region = main }
    before += "\(code) "
    nationalPrefix = []
    return true
  }

  /// Moves a national prefix out of the national number, and returns its digits.
  mutating func takeNationalPrefix() -> [UInt8] {
    guard let region else { return [] }
    // Numbers of North America never start with 1, so that a 1 is the prefix; but 10 and 11 start
    // numbers of services.
    let isNorthAmerican =
      region.callingCode == 1 && national.starts(with: [0x31]) && national.count > 1
      && ![0x30, 0x31].contains(national[1])
    let length =
      isNorthAmerican
      ? 1 : region.plan.lengthOfDialledPrefix(of: DialledDigits(ascii: national[...]))
    guard length > 0 else { return [] }
    // With a prefix the number is one of the whole country, not of an area.
    isComplete = true
    let digits = Array(national[..<length])
    before += String(decoding: digits, as: UTF8.self) + (isNorthAmerican ? " " : "")
    national.removeFirst(length)
    return digits
  }

  /// Puts the national prefix back and looks for a longer one; returns whether there is one.
  mutating func takeLongerNationalPrefix() -> Bool {
    if !nationalPrefix.isEmpty {
      national = nationalPrefix + national
      let old = String(decoding: nationalPrefix, as: UTF8.self)
      // What was extracted before may come after a calling code: +44 (0)20.
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
