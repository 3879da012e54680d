/// How closely two numbers match.
public enum PhoneNumberMatch: String, Sendable, Hashable, CaseIterable {
  /// One of the texts isn't a telephone number.
  case notANumber = "not-a-number"

  /// The numbers are different.
  case none

  /// One national number is a suffix of the other, or only one number has an extension.
  case shortNationalNumber = "short-national-number"

  /// The national numbers and extensions are equal, but a calling code isn't known.
  case nationalNumber = "national-number"

  /// All parts are equal.
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
  /// Compares two texts as numbers.
  ///
  ///     directory.match("+41 79 123 45 67", "079 123 45 67")  // nationalNumber
  ///
  /// A text in national form is read as if it were dialed in the other number's region.
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
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

  /// Reads a number without a region, or returns nil if the calling code isn't known.
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
