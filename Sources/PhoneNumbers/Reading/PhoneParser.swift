/// Reads a number from a text, using the regions of a directory.
///
/// The steps are in the same order as in libphonenumber, because the results depend on it:
/// extension, plus sign or international prefix, calling code, national prefix. Don't change the
/// order without running the oracle (`make phone-oracle`).
struct PhoneParser {
  let slots: PhoneRegionSlots

  /// The slot of the region where the number is dialed.
  let home: Int?

  /// The plan of that region.
  let homePlan: PhonePlan?

  /// Whether a number in national form is an error if there is no such region.
  let needsRegion: Bool

  private typealias Failure = PhoneNumberError.Reason

  /// Reads a number in any form.
  func parse(_ text: inout PhoneText) throws(PhoneNumberError.Reason) -> PhoneReading {
    guard text.isViable else { throw Failure.notANumber }
    if needsRegion, home == nil, !PhoneSymbol.isPlus(text[text.start]) {
      throw Failure.regionRequired
    }
    var reading = PhoneReading(home: home)
    if let digits = text.takeExtension() {
      reading.number.extensionDigits = PhoneExtension(text, in: digits)
    }
    var digits = DialledDigits()
    let (hasPlus, hasLetters) = read(&digits, of: text)
    reading.number.hasLetters = hasLetters
    try parse(&digits, hasPlus: hasPlus, into: &reading)
    return reading
  }

  /// Reads a number in the usual form.
  func parse(_ text: inout PlainPhoneText) throws(PhoneNumberError.Reason) -> PhoneReading {
    if needsRegion, home == nil, !text.hasPlus { throw Failure.regionRequired }
    var reading = PhoneReading(home: home)
    try parse(&text.digits, hasPlus: text.hasPlus, into: &reading)
    return reading
  }

  /// Interprets the digits.
  private func parse(
    _ digits: inout DialledDigits,
    hasPlus: Bool,
    into reading: inout PhoneReading
  ) throws(PhoneNumberError.Reason) {
    let plan = try takeCallingCode(from: &digits, hasPlus: hasPlus, into: &reading)
    guard digits.count >= 2 else { throw Failure.tooShort }
    if let plan { takeNationalPrefix(plan, from: &digits, into: &reading.number) }
    guard digits.count >= 2 else { throw Failure.tooShort }
    guard digits.count <= 17 else { throw Failure.tooLong }
    reading.number.digits = PackedDigits(digits, count: digits.count)
  }

  /// Reads the digits.
  ///
  /// If there are three or more letters, the letters are digits too.
  ///
  /// - Returns: Whether a plus sign comes first, and whether letters replace digits.
  private func read(
    _ digits: inout DialledDigits,
    of text: borrowing PhoneText
  ) -> (hasPlus: Bool, hasLetters: Bool) {
    var start = text.start
    while start < text.end, PhoneSymbol.isPlus(text[start]) { start += 1 }
    var letters = 0
    for index in start..<text.end {
      let symbol = text[index]
      let digit = PhoneSymbol.digit(symbol)
      if digit < 10 {
        digits.append(digit)
      } else if PhoneSymbol.isASCIILetter(symbol) {
        letters += 1
      }
    }
    if letters >= 3 { digits = Self.vanityDigits(of: text, from: start) }
    return (start > text.start, letters >= 3)
  }

  /// Returns the digits of a number with letters, where each letter means the digit on its key.
  ///
  /// With letters, digits of other scripts don't count.
  private static func vanityDigits(of text: borrowing PhoneText, from start: Int) -> DialledDigits {
    var digits = DialledDigits()
    for index in start..<text.end {
      if let key = PhoneSymbol.key(of: text[index]) {
        digits.append(key)
      } else if text[index] < 0x80, PhoneSymbol.isDigit(text[index]) {
        digits.append(PhoneSymbol.digit(text[index]))
      }
    }
    return digits
  }

  /// Removes the calling code from the digits.
  ///
  /// - Returns: The plan that reads the remaining digits; nil if the region isn't known.
  private func takeCallingCode(
    from digits: inout DialledDigits,
    hasPlus: Bool,
    into reading: inout PhoneReading
  ) throws(PhoneNumberError.Reason) -> PhonePlan? {
    if hasPlus {
      guard digits.count > 2 else { throw Failure.tooShortAfterInternationalPrefix }
      reading.number.source = .plusSign
      if let plan = try takeKnownCallingCode(from: &digits, into: &reading) { return plan }
      // The plus sign may be a mistake, and an international prefix may follow.
    }
    if let plan = try takeHiddenCallingCode(from: &digits, into: &reading) { return plan }
    if hasPlus { throw digits.unknownCallingCode }
    reading.number.source = .region
    guard let homePlan else { return nil }
    reading.number.callingCode = homePlan.callingCode
    reading.regions = slots.group(ofCallingCode: homePlan.callingCode)
    if reading.regions?.main == home { reading.regions?.mainPlan = homePlan }
    return homePlan
  }

  /// Removes a calling code from the front of the digits; returns nil if there is none.
  private func takeKnownCallingCode(
    from digits: inout DialledDigits,
    into reading: inout PhoneReading
  ) throws(PhoneNumberError.Reason) -> PhonePlan? {
    guard digits[0] != 0 else { return nil }
    var code = 0
    for index in 0..<min(digits.count, 3) {
      code = code * 10 + Int(digits[index])
      guard let group = slots.group(ofCallingCode: code) else { continue }
      digits.removeFirst(index + 1)
      reading.number.callingCode = code
      return try setRegions(group, of: &reading)
    }
    return nil
  }

  /// Removes a calling code that follows an international prefix.
  ///
  /// Without a prefix, removes the home region's own code if the number begins with it.
  private func takeHiddenCallingCode(
    from digits: inout DialledDigits,
    into reading: inout PhoneReading
  ) throws(PhoneNumberError.Reason) -> PhonePlan? {
    guard let homePlan else { return nil }
    if homePlan.stripInternationalPrefix(from: &digits) {
      guard digits.count > 2 else { throw Failure.tooShortAfterInternationalPrefix }
      reading.number.source = .internationalPrefix
      if let plan = try takeKnownCallingCode(from: &digits, into: &reading) { return plan }
      throw digits.unknownCallingCode
    }
    guard let rest = homePlan.withoutOwnCallingCode(digits) else { return nil }
    digits = rest
    reading.number.source = .withoutPlusSign
    reading.number.callingCode = homePlan.callingCode
    guard let group = slots.group(ofCallingCode: homePlan.callingCode) else { return homePlan }
    return try setRegions(group, of: &reading)
  }

  /// Stores the regions of the calling code and returns the plan of the main region.
  private func setRegions(
    _ group: PhoneRegionSlots.Group,
    of reading: inout PhoneReading
  ) throws(PhoneNumberError.Reason) -> PhonePlan {
    let plan = try slots.planForReading(at: group.main)
    reading.regions = group
    reading.regions?.mainPlan = plan
    return plan
  }

  /// Removes a national prefix, unless the remaining digits are too few for the region.
  private func takeNationalPrefix(
    _ plan: PhonePlan,
    from digits: inout DialledDigits,
    into number: inout PhoneNumber
  ) {
    guard plan.mayHaveNationalPrefix(digits) else { return }
    var rest = digits
    let carrier = plan.stripNationalPrefix(from: &rest)
    switch plan.possibility(ofLength: rest.count) {
    case .possible, .tooLong, .unknownCallingCode:
      digits = rest
      number.carrierDigits = carrier
    case .tooShort, .possibleLocally, .wrongLength: return
    }
  }
}

extension PhonePlan {
  /// Returns the digits after the region's own calling code if they are the better reading.
  fileprivate func withoutOwnCallingCode(_ digits: DialledDigits) -> DialledDigits? {
    var divisor = callingCode >= 100 ? 100 : callingCode >= 10 ? 10 : 1
    var length = 0
    while divisor > 0 {
      guard Int(digits[length]) == callingCode / divisor % 10 else { return nil }
      divisor /= 10
      length += 1
    }
    var rest = digits
    rest.removeFirst(length)
    _ = stripNationalPrefix(from: &rest)
    if !isViable(digits), isViable(rest) { return rest }
    return possibility(ofLength: digits.count) == .tooLong ? rest : nil
  }
}

extension DialledDigits {
  /// The error that the digits don't begin with a calling code.
  fileprivate var unknownCallingCode: PhoneNumberError.Reason {
    .unknownCallingCode((0..<min(count, 3)).reduce(into: "") { $0 += String(self[$1]) })
  }
}
