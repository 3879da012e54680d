import UnicodeText

extension PhoneNumberFormatter {
  /// Adds a scalar and returns what to show.
  mutating func append(_ scalar: Unicode.Scalar, _ isCursor: Bool) -> String {
    typed.append(scalar)
    if isCursor { position.typed = typed.count }
    let digit = accrue(scalar)
    if digit == nil {
      canFormat = false
      hasSeparators = true
    } else if isCursor {
      position.dialled = dialled.count
    }
    guard canFormat, let digit else {
      return hasSeparators ? String(typed) : startingOver() ?? String(typed)
    }
    if dialled.count < Self.leastDigits { return String(typed) }
    if dialled.count == Self.leastDigits {
      expectsCallingCode = takeInternationalPrefix()
      if !expectsCallingCode {
        nationalPrefix = takeNationalPrefix()
        return choosingFormat()
      }
    }
    if expectsCallingCode {
      if takeCallingCode() { expectsCallingCode = false }
      return before + String(decoding: national, as: UTF8.self)
    }
    return candidates.isEmpty ? choosingFormat() : filling(digit)
  }

  /// The number of digits from which on formats are looked for.
  static var leastDigits: Int { 3 }

  /// Keeps a digit or a leading plus sign, and returns it in ASCII; nil for anything else.
  private mutating func accrue(_ scalar: Unicode.Scalar) -> UInt8? {
    if typed.count == 1, scalar == "+" || scalar == "\u{FF0B}" {
      dialled.append(UInt8(ascii: "+"))
      return UInt8(ascii: "+")
    }
    guard let value = scalar.decimalDigitValue else { return nil }
    let digit = UInt8(ascii: "0") + UInt8(value)
    dialled.append(digit)
    national.append(digit)
    return digit
  }

  /// Fills the template with one more digit, or finds a format that fits better.
  private mutating func filling(_ digit: UInt8) -> String {
    let filled = fill(digit)
    if let whole = fittingExactly() { return whole }
    narrowCandidates()
    if makeTemplate() { return refilling() }
    return canFormat ? afterPrefix(filled) : String(typed)
  }

  /// Looks for a longer prefix before a number that no format fits; returns nil if there is none.
  private mutating func startingOver() -> String? {
    if takeInternationalPrefix() {
      guard takeCallingCode() else { return nil }
    } else {
      guard takeLongerNationalPrefix() else { return nil }
      before += " "
    }
    canFormat = true
    expectsCallingCode = false
    candidates = []
    template = PhoneNumberTemplate()
    templateGroups = []
    return choosingFormat()
  }

  /// Looks for the formats that could fit, and shows the digits in the first of them.
  private mutating func choosingFormat() -> String {
    guard national.count >= Self.leastDigits else {
      return afterPrefix(String(decoding: national, as: UTF8.self))
    }
    findCandidates()
    if let whole = fittingExactly() { return whole }
    return makeTemplate() ? refilling() : String(typed)
  }

  /// Fills a new template with the digits of the national number.
  private mutating func refilling() -> String {
    guard !national.isEmpty else { return before }
    var filled = ""
    for digit in national { filled = fill(digit) }
    return canFormat ? afterPrefix(filled) : String(typed)
  }

  /// Puts a digit into the template and returns the text up to it.
  private mutating func fill(_ digit: UInt8) -> String {
    if template.fill(digit) { return template.text }
    // More digits than the format takes.
    if candidates.count == 1 { canFormat = false }
    templateGroups = []
    return String(typed)
  }

  /// Puts what comes before the national number in front of it.
  func afterPrefix(_ number: String) -> String {
    addsSpaceAfterPrefix && !before.isEmpty && !before.hasSuffix(" ")
      ? before + " " + number : before + number
  }
}
