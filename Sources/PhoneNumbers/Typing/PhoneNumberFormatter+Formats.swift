extension PhoneNumberFormatter {
  /// Collects the formats of the region that could fit the national number.
  mutating func findCandidates() {
    guard let region = region?.description else { return }
    let isInternational = isComplete && nationalPrefix.isEmpty
    let formats =
      isInternational ? region.internationalFormats ?? region.formats : region.formats
    candidates = formats.filter { format in
      if !nationalPrefix.isEmpty {
        // A format that is never written with a prefix does not fit a number that has one. What was
        // taken for a prefix may also be a carrier code.
        if format.isWrittenWithoutPrefix, !format.hasOptionalPrefix, format.withCarrier == nil {
          return false
        }
      } else if !isComplete, !format.isWrittenWithoutPrefix, !format.hasOptionalPrefix {
        // A format that needs a prefix does not fit a number without.
        return false
      }
      return format.canBeFilledInOrder
    }
    narrowCandidates()
  }

  /// Drops the candidates whose leading digits do not fit.
  mutating func narrowCandidates() {
    let digits = String(decoding: national, as: UTF8.self)
    candidates.removeAll { !$0.fitsWhileTyping(digits) }
  }

  /// Returns the number in a format that fits it exactly, if that neither adds nor drops digits.
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

  /// Makes a template of the first candidate that takes as many digits; returns whether it is new.
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
