/// How surely two texts mean the same number.
public enum PhoneNumberMatch: String, Sendable, Hashable, CaseIterable {
  /// One of them is not a telephone number.
  case notANumber = "not-a-number"

  /// They are different numbers.
  case none

  /// One national number is the end of the other, or only one of them has an extension.
  case shortNationalNumber = "short-national-number"

  /// National number and extension are the same, but a calling code is not known.
  case nationalNumber = "national-number"

  /// Everything is the same.
  case exact

  /// Compares two numbers.
  public init(_ first: PhoneNumber, _ second: PhoneNumber) {
    let isExtended = !first.extensionDigits.isEmpty && !second.extensionDigits.isEmpty
    if isExtended, first.extensionDigits != second.extensionDigits {
      self = .none
      return
    }
    let isKnown = first.callingCode != 0 && second.callingCode != 0
    let isSame = first.digits == second.digits && first.extensionDigits == second.extensionDigits
    if isKnown, first.callingCode != second.callingCode {
      self = .none
    } else if isSame {
      self = isKnown ? .exact : .nationalNumber
    } else {
      self = first.digits.isSuffixRelated(to: second.digits) ? .shortNationalNumber : .none
    }
  }
}

extension PhoneDirectory {
  /// Compares two texts, each of which should be a number.
  ///
  ///     directory.match("+41 79 123 45 67", "079 123 45 67")  // nationalNumber
  ///
  /// A text in national writing is read as if it were dialled in the region of the other.
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  public func match(
    _ first: String,
    _ second: String
  ) throws(PhoneRegionUnreadable) -> PhoneNumberMatch {
    do throws(PhoneNumberError) {
      if let number = try parseInternational(first) { return try match(number, second) }
      if let number = try parseInternational(second) { return try match(number, first) }
      return PhoneNumberMatch(
        try read(first.utf8Span, region: nil, needsRegion: false).number,
        try read(second.utf8Span, region: nil, needsRegion: false).number
      )
    } catch {
      if case .unreadable(let reason) = error.reason { throw reason }
      return .notANumber
    }
  }

  /// Compares a number with a text.
  private func match(
    _ number: PhoneNumber,
    _ text: String
  ) throws(PhoneNumberError) -> PhoneNumberMatch {
    if let other = try parseInternational(text) { return PhoneNumberMatch(number, other) }
    guard let group = slots.group(ofCallingCode: number.callingCode) else {
      let other = try read(text.utf8Span, region: nil, needsRegion: false)
      return PhoneNumberMatch(number, other.number)
    }
    let other = try parse(text, region: slots.entries[group.main].name)
    let match = PhoneNumberMatch(number, other)
    return match == .exact ? .nationalNumber : match
  }

  /// Reads a number that needs no region, or returns nil if the calling code is not known.
  private func parseInternational(_ text: String) throws(PhoneNumberError) -> PhoneNumber? {
    do throws(PhoneNumberError) {
      return try parse(text, region: nil)
    } catch {
      switch error.reason {
      case .regionRequired, .unknownCallingCode: return nil
      default: throw error
      }
    }
  }
}
