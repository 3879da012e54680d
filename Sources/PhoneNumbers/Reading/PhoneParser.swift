/// Reads a number from a text, with the regions of a directory.
///
/// The order of the steps is libphonenumber's, as its results depend on it: extension, plus sign or
/// international prefix, calling code, national prefix. Do not change it without the oracle
/// (`make phone-oracle`).
struct PhoneParser {
  let slots: PhoneRegionSlots

  /// The slot of the region from where the number is dialled.
  let home: Int?

  /// The plan of that region.
  let homePlan: PhonePlan?

  /// Whether a number in national writing is an error where there is no such region.
  let needsRegion: Bool

  private typealias Failure = PhoneNumberError.Reason

  /// Reads a number of any writing.
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

  /// Reads a number that is written in the common way.
  func parse(_ text: inout PlainPhoneText) throws(PhoneNumberError.Reason) -> PhoneReading {
    if needsRegion, home == nil, !text.hasPlus { throw Failure.regionRequired }
    var reading = PhoneReading(home: home)
    try parse(&text.digits, hasPlus: text.hasPlus, into: &reading)
    return reading
  }

  /// Finds out what the digits mean.
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

  /// Reads the digits; in a number with three or more letters, the letters are digits too.
  ///
  /// - Returns: Whether there is a plus sign in front, and whether letters stand for digits.
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

  /// Returns the digits of a number with letters, each of which stands for the digit on its key.
  ///
  /// Digits of other scripts do not count beside letters.
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

  /// Takes the calling code off the digits.
  ///
  /// - Returns: The plan by which the other digits are read; nil if the region is not known.
  private func takeCallingCode(
    from digits: inout DialledDigits,
    hasPlus: Bool,
    into reading: inout PhoneReading
  ) throws(PhoneNumberError.Reason) -> PhonePlan? {
    if hasPlus {
      guard digits.count > 2 else { throw Failure.tooShortAfterInternationalPrefix }
      reading.number.source = .plusSign
      if let plan = try takeKnownCallingCode(from: &digits, into: &reading) { return plan }
      // Perhaps the plus sign is a mistake: what follows may begin with an international prefix.
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

  /// Takes a calling code off the front of the digits; nil if none stands there.
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

  /// Takes off a calling code that follows an international prefix, or the home region's own code
  /// where it stands in front without a prefix.
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

  /// Keeps the regions of the calling code, and returns the plan of the main one.
  private func setRegions(
    _ group: PhoneRegionSlots.Group,
    of reading: inout PhoneReading
  ) throws(PhoneNumberError.Reason) -> PhonePlan {
    let plan = try slots.planForReading(at: group.main)
    reading.regions = group
    reading.regions?.mainPlan = plan
    return plan
  }

  /// Takes a national prefix off, unless the digits that are left are too few for the region.
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
  /// Returns the digits behind the region's own calling code, if they are the better reading.
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
  /// The error that no calling code stands in front of the digits.
  fileprivate var unknownCallingCode: PhoneNumberError.Reason {
    .unknownCallingCode((0..<min(count, 3)).reduce(into: "") { $0 += String(self[$1]) })
  }
}
