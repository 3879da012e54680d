/// Reads a number from a text, with the regions of a directory.
///
/// The order of the steps is libphonenumber's, as its results depend on it: extension, plus sign or
/// international prefix, calling code, national prefix.
struct PhoneParser {
  let slots: PhoneRegionSlots

  /// The region from where the number is dialled.
  let home: PhonePlan?

  /// Whether a number of an unknown region is an error.
  let needsRegion: Bool

  private typealias Failure = PhoneNumberError.Reason

  /// Reads a number of any writing.
  func parse(_ text: inout PhoneText) throws(PhoneNumberError.Reason) -> PhoneNumber {
    guard text.isViable else { throw Failure.notANumber }
    if needsRegion, home == nil, !PhoneSymbol.isPlus(text[text.start]) {
      throw Failure.regionRequired
    }
    var number = PhoneNumber(callingCode: 0, source: .region)
    if let digits = text.takeExtension() {
      number.extensionDigits = PhoneExtension(text, in: digits)
    }
    var digits = DialledDigits()
    let (hasPlus, hasLetters) = read(&digits, of: text)
    number.hasLetters = hasLetters
    try parse(&digits, hasPlus: hasPlus, into: &number)
    return number
  }

  /// Reads a number that is written in the common way.
  func parse(_ text: inout PlainPhoneText) throws(PhoneNumberError.Reason) -> PhoneNumber {
    if needsRegion, home == nil, !text.hasPlus { throw Failure.regionRequired }
    var number = PhoneNumber(callingCode: 0, source: .region)
    try parse(&text.digits, hasPlus: text.hasPlus, into: &number)
    return number
  }

  /// Reads what the digits mean.
  private func parse(
    _ digits: inout DialledDigits,
    hasPlus: Bool,
    into number: inout PhoneNumber
  ) throws(PhoneNumberError.Reason) {
    let plan = try takeCallingCode(from: &digits, hasPlus: hasPlus, into: &number)
    guard digits.count >= 2 else { throw Failure.tooShort }
    if let plan { takeNationalPrefix(plan, from: &digits, into: &number) }
    guard digits.count >= 2 else { throw Failure.tooShort }
    guard digits.count <= 17 else { throw Failure.tooLong }
    number.digits = PackedDigits(digits, count: digits.count)
  }

  /// Reads the digits; in a number with three letters and more, the letters are digits too.
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

  /// The digits on the keys.
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

  /// Takes the calling code off the digits, and returns the plan by which to read on.
  private func takeCallingCode(
    from digits: inout DialledDigits,
    hasPlus: Bool,
    into number: inout PhoneNumber
  ) throws(PhoneNumberError.Reason) -> PhonePlan? {
    if hasPlus {
      guard digits.count > 2 else { throw Failure.tooShortAfterInternationalPrefix }
      number.source = .plusSign
      if let plan = try takeKnownCallingCode(from: &digits, into: &number) { return plan }
      // Perhaps the plus sign is not meant: what follows may begin with an international prefix.
    }
    if let plan = try takeHiddenCallingCode(from: &digits, into: &number) { return plan }
    if hasPlus { throw digits.unknownCallingCode }
    number.callingCode = home?.callingCode ?? 0
    number.source = .region
    return home
  }

  /// Takes a calling code in front of the digits.
  private func takeKnownCallingCode(
    from digits: inout DialledDigits,
    into number: inout PhoneNumber
  ) throws(PhoneNumberError.Reason) -> PhonePlan? {
    guard digits[0] != 0 else { return nil }
    var code = 0
    for index in 0..<min(digits.count, 3) {
      code = code * 10 + Int(digits[index])
      guard let slots = slots.slots(ofCallingCode: code) else { continue }
      digits.removeFirst(index + 1)
      number.callingCode = code
      return try plan(at: slots.lowerBound)
    }
    return nil
  }

  /// Takes a calling code after an international prefix, or the region's own without one.
  private func takeHiddenCallingCode(
    from digits: inout DialledDigits,
    into number: inout PhoneNumber
  ) throws(PhoneNumberError.Reason) -> PhonePlan? {
    guard let home else { return nil }
    if home.stripInternationalPrefix(from: &digits) {
      guard digits.count > 2 else { throw Failure.tooShortAfterInternationalPrefix }
      number.source = .internationalPrefix
      if let plan = try takeKnownCallingCode(from: &digits, into: &number) { return plan }
      throw digits.unknownCallingCode
    }
    guard let rest = home.withoutOwnCallingCode(digits) else { return nil }
    digits = rest
    number.source = .withoutPlusSign
    number.callingCode = home.callingCode
    guard let slots = slots.slots(ofCallingCode: number.callingCode) else { return home }
    return try plan(at: slots.lowerBound)
  }

  /// Takes a national prefix off, unless what is left is too short for the region.
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

  private func plan(
    at slot: Int
  ) throws(PhoneNumberError.Reason) -> PhonePlan {
    do throws(PhoneRegionUnreadable) {
      return try slots.plan(at: slot)
    } catch {
      throw Failure.unreadable(error)
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
  /// Says that no calling code stands in front of the digits.
  fileprivate var unknownCallingCode: PhoneNumberError.Reason {
    .unknownCallingCode((0..<min(count, 3)).reduce(into: "") { $0 += String(self[$1]) })
  }
}
