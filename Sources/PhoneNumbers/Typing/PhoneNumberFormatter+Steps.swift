import UnicodeText

extension PhoneNumberFormatter {
  /// Adds a scalar and returns the text to display.
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

  /// The number of digits that must be typed before formats are considered.
  static var leastDigits: Int { 3 }

  /// Stores a digit or a leading plus sign.
  ///
  /// - Returns: The digit or plus sign in ASCII; nil for anything else.
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

  /// Fills the template with one more digit or finds a format that fits better.
  private mutating func filling(_ digit: UInt8) -> String {
    let filled = fill(digit)
    if let whole = fittingExactly() { return whole }
    narrowCandidates()
    if makeTemplate() { return refilling() }
    return canFormat ? afterPrefix(filled) : String(typed)
  }

  /// Starts over with a longer prefix because no format fits the digits after the shorter one.
  ///
  /// - Returns: The text to display; nil if there is no longer prefix.
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

  /// Looks for the formats that could fit and displays the digits in the first of them.
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
    // The format doesn't take this many digits.
    if candidates.count == 1 { canFormat = false }
    templateGroups = []
    return String(typed)
  }

  /// Returns the national number after the displayed prefix.
  func afterPrefix(_ number: String) -> String {
    addsSpaceAfterPrefix && !before.isEmpty && !before.hasSuffix(" ")
      ? before + " " + number : before + number
  }
}

extension PhoneNumberFormatter {
  /// Collects the region's formats that could fit the national number.
  mutating func findCandidates() {
    guard let region = region?.description else { return }
    let isInternational = isComplete && nationalPrefix.isEmpty
    let formats =
      isInternational ? region.internationalFormats ?? region.formats : region.formats
    candidates = formats.filter { format in
      if !nationalPrefix.isEmpty {
        // A format that is never written with a prefix doesn't fit a number that has one, unless
        // the prefix is actually a carrier code.
        if format.isWrittenWithoutPrefix, !format.hasOptionalPrefix, format.withCarrier == nil {
          return false
        }
      } else if !isComplete, !format.isWrittenWithoutPrefix, !format.hasOptionalPrefix {
        // A format that needs a prefix doesn't fit a number without one.
        return false
      }
      return format.canBeFilledInOrder
    }
    narrowCandidates()
  }

  /// Removes the candidates whose leading digits don't fit.
  mutating func narrowCandidates() {
    let digits = String(decoding: national, as: UTF8.self)
    candidates.removeAll { !$0.fitsWhileTyping(digits) }
  }

  /// Returns the number in the first format that has exactly its digits; nil if there is none.
  ///
  /// A format that adds or drops digits is skipped.
  mutating func fittingExactly() -> String? {
    for format in candidates {
      var whole = PhoneNumberTemplate(format, digits: national)
      guard whole.isFilled(by: national) else { continue }
      addsSpaceAfterPrefix = format.separatesPrefix
      let shown = afterPrefix(whole.text)
      let digits = shown.utf8.filter {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || [0x2A, 0x23, 0x2B].contains($0)
      }
      if digits == dialled { return shown }
    }
    return nil
  }

  /// Creates a template from the first candidate that takes all digits.
  ///
  /// - Returns: Whether the template is a new one.
  mutating func makeTemplate() -> Bool {
    while let format = candidates.first {
      if templateGroups == format.groups { return false }
      if format.mostDigits >= national.count {
        template = PhoneNumberTemplate(format)
        templateGroups = format.groups
        addsSpaceAfterPrefix = format.separatesPrefix
        return true
      }
      candidates.removeFirst()
    }
    canFormat = false
    return false
  }
}
