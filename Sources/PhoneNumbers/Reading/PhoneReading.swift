extension PhoneDirectory {
  /// Reads a telephone number.
  ///
  ///     try directory.parse("tel:+41-79-123-45-67", region: nil)
  ///     try directory.parse("0041 79 123 45 67 ext. 12", region: "DE")
  ///     try directory.parse("1-800-FLOWERS", region: "US")
  ///
  /// The text may have other text around the number. It may be written with digits of any script,
  /// with letters for digits, with an extension, or as a `tel` URI (RFC 3966).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: The region from where the number is dialled. Without one, or with one that the
  ///     directory does not list, only numbers with a plus sign can be read.
  /// - Returns: The number.
  /// - Throws: `PhoneNumberError` if the text cannot be read as a number. A number that can be
  ///   read need not exist.
  /// - Complexity: O(*n*) in the number of bytes, at most 250 characters.
  public func parse(
    _ text: UTF8Span,
    region: String?
  ) throws(PhoneNumberError) -> PhoneNumber {
    try parse(text, region: region, needsRegion: true)
  }

  /// Reads a telephone number from a string; see ``parse(_:region:)``.
  public func parse(
    _ text: String,
    region: String?
  ) throws(PhoneNumberError) -> PhoneNumber {
    try parse(text.utf8Span, region: region, needsRegion: true)
  }

  /// Reads a number, which may remain without a calling code if no region is needed.
  func parse(
    _ text: UTF8Span,
    region: String?,
    needsRegion: Bool
  ) throws(PhoneNumberError) -> PhoneNumber {
    var place: Range<Int>?
    do throws(PhoneNumberError.Reason) {
      var home: PhonePlan?
      if let region, let slot = slots.slot(of: region) { home = try plan(at: slot) }
      let parser = PhoneParser(slots: slots, home: home, needsRegion: needsRegion)
      if var plain = PlainPhoneText(text) {
        place = 0..<text.count
        return try parser.parse(&plain)
      }
      return try PhoneSymbols.withSymbols { (symbols) throws(PhoneNumberError.Reason) in
        var text = try PhoneText(text, in: symbols)
        place = text.isASCII && !text.hasContext ? text.start..<text.end : nil
        return try parser.parse(&text)
      }
    } catch {
      if case .unknownCallingCode = error { throw PhoneNumberError(error, at: place) }
      throw PhoneNumberError(error)
    }
  }

  private func plan(
    at slot: Int
  ) throws(PhoneNumberError.Reason) -> PhonePlan {
    do throws(PhoneRegionUnreadable) {
      return try slots.plan(at: slot)
    } catch {
      throw PhoneNumberError.Reason.unreadable(error)
    }
  }
}
