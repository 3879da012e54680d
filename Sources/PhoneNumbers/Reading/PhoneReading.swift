/// A number that was read from a text, with the regions that were looked up while reading it.
///
/// Judging and writing a number begin with the regions that share its calling code. The reading
/// already has them, so a check looks them up only once:
///
///     let reading = try directory.read(text, region: "CH")
///     let verdict = try directory.verdict(on: reading)
///     let writings = try directory.writings(of: reading)
package struct PhoneReading: Sendable {
  package internal(set) var number = PhoneNumber(callingCode: 0, source: .region)

  /// The regions that share the number's calling code; nil if no region has the code.
  var regions: PhoneRegionSlots.Group?

  /// The slot of the region where the number was dialed.
  let home: Int?
}

extension PhoneDirectory {
  /// Reads a telephone number.
  ///
  ///     try directory.parse("tel:+41-79-123-45-67", region: nil)
  ///     try directory.parse("0041 79 123 45 67 ext. 12", region: "DE")
  ///     try directory.parse("1-800-FLOWERS", region: "US")
  ///
  /// Text around the number is ignored. The number can have digits of any script, letters instead
  /// of digits, or an extension, and it can be a `tel` URI (RFC 3966).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: The region where the number is dialed. Without a region that the directory lists,
  ///     only numbers with a plus sign can be read.
  /// - Returns: The number.
  /// - Throws: `PhoneNumberError` if the text can't be read as a number. A number that can be read
  ///   doesn't necessarily exist.
  /// - Complexity: O(*n*) in the number of bytes; texts of more than 250 characters are rejected.
  public func parse(_ text: UTF8Span, region: String?) throws(PhoneNumberError) -> PhoneNumber {
    try read(text, region: region).number
  }

  /// Reads a telephone number from a string; see ``parse(_:region:)``.
  public func parse(_ text: String, region: String?) throws(PhoneNumberError) -> PhoneNumber {
    try read(text.utf8Span, region: region).number
  }

  /// Reads a telephone number and keeps the regions that were looked up; see ``parse(_:region:)``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: The region where the number is dialed.
  ///   - needsRegion: Whether to reject a number in national form if there is no such region.
  ///     Otherwise the number is read without a calling code.
  /// - Returns: The number, with the regions that share its calling code and the region where it
  ///   was dialed.
  /// - Throws: `PhoneNumberError` if the text can't be read as a number, or if the data of a region
  ///   that is needed for it can't be read.
  // This is inlined so that `parse` doesn't copy a whole reading to take the number out of it.
  @inline(__always)
  package func read(
    _ text: UTF8Span,
    region: String?,
    needsRegion: Bool = true
  ) throws(PhoneNumberError) -> PhoneReading {
    var range: Range<Int>?
    do throws(PhoneNumberError.Reason) {
      let home = slots.slot(of: region)
      let parser = PhoneParser(
        slots: slots,
        home: home,
        homePlan: try home.map { (slot) throws(PhoneNumberError.Reason) in
          try slots.planForReading(at: slot)
        },
        needsRegion: needsRegion
      )
      if var plain = PlainPhoneText(text) {
        range = 0..<text.count
        return try parser.parse(&plain)
      }
      return try PhoneSymbols.withSymbols { (symbols) throws(PhoneNumberError.Reason) in
        var text = try PhoneText(text, in: symbols)
        range = text.isASCII && !text.hasContext ? text.start..<text.end : nil
        return try parser.parse(&text)
      }
    } catch {
      if case .unknownCallingCode = error { throw PhoneNumberError(error, at: range) }
      throw PhoneNumberError(error)
    }
  }
}

extension PhoneRegionSlots {
  /// Returns the plan of a slot.
  ///
  /// If its region can't be read, neither can the text.
  @inline(__always)
  func planForReading(at slot: Int) throws(PhoneNumberError.Reason) -> PhonePlan {
    do throws(PhoneRegionUnreadable) {
      return try plan(at: slot)
    } catch {
      throw PhoneNumberError.Reason.unreadable(error)
    }
  }
}
