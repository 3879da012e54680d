extension PhoneDirectory {
  /// Returns the main region of a calling code, or nil if there is none or it cannot be read.
  func usableMainRegion(ofCallingCode code: Int) -> PhoneRegion? {
    do throws(PhoneRegionUnreadable) {
      return try mainRegion(ofCallingCode: code)
    } catch {
      return nil
    }
  }

  /// Returns the main region among those that share a calling code with a region.
  func usableMainRegion(besides name: String) -> PhoneRegion? {
    slots.slot(of: name).flatMap { usableMainRegion(ofCallingCode: slots.slots[$0].callingCode) }
  }

  /// Returns the calling code with which ASCII digits start, and its length; nil if there is none.
  func callingCode(startingIn digits: ArraySlice<UInt8>) -> (code: Int, length: Int)? {
    var code = 0
    for (index, digit) in digits.prefix(3).enumerated() {
      code = code * 10 + Int(digit) - 0x30
      if code == 0 { return nil }
      if slots.slots(ofCallingCode: code) != nil { return (code, index + 1) }
    }
    return nil
  }
}

extension PhonePlan {
  /// Returns the length of the longest international prefix in front; nil if there is none.
  func lengthOfInternationalPrefix(of digits: DialledDigits) -> Int? {
    let lengths = contents.pointee.internationalPrefixes?.prefixLengths(of: digits) ?? 0
    return lengths == 0 ? nil : 31 - lengths.leadingZeroBitCount
  }

  /// Returns how many digits the first rule of dialling that fits covers; 0 if none fits.
  func lengthOfDialledPrefix(of digits: DialledDigits) -> Int {
    for index in 0..<contents.pointee.diallingCount {
      guard let fit = contents.pointee.dialling[index].fit(to: digits) else { continue }
      return fit.stripped + fit.carried + fit.kept + contents.pointee.dialling[index].dropped.count
    }
    return 0
  }
}

extension DialledDigits {
  /// Takes over ASCII digits.
  init(ascii digits: ArraySlice<UInt8>) {
    self.init()
    for digit in digits { append(digit &- 0x30) }
  }
}
