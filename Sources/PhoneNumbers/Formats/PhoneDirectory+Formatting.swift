extension PhoneDirectory {
  /// Writes a number.
  ///
  ///     let number = try directory.parse("0791234567 x12", region: "CH")
  ///     try directory.format(number, as: .international)  // "+41 79 123 45 67 ext. 12"
  ///     try directory.format(number, as: .rfc3966)        // "tel:+41-79-123-45-67;ext=12"
  ///
  /// A number whose calling code no region has is written as its national digits.
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  public func format(
    _ number: PhoneNumber,
    as format: PhoneNumberFormat
  ) throws(PhoneRegionUnreadable) -> String {
    try self.format(number, as: format, carrier: PackedDigits())
  }

  /// Writes a number nationally, with the code of the carrier that was dialled, if one was.
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  public func formatWithCarrier(
    _ number: PhoneNumber
  ) throws(PhoneRegionUnreadable) -> String {
    try format(number, as: .national, carrier: number.carrierDigits)
  }

  /// Writes a number as it is dialled from a region.
  ///
  ///     try directory.format(number, dialledFrom: "US")  // "011 41 79 123 45 67"
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  public func format(
    _ number: PhoneNumber,
    dialledFrom region: String
  ) throws(PhoneRegionUnreadable) -> String {
    guard let from = try self.region(named: region) else {
      return try format(number, as: .international)
    }
    guard slots.slots(ofCallingCode: number.callingCode) != nil else {
      return number.nationalNumber
    }
    if from.callingCode == number.callingCode {
      let national = try format(number, as: .national)
      // In the plan of calling code 1, that code is also what precedes a call to another area.
      return number.callingCode == 1 ? "1 " + national : national
    }
    let international = try format(number, as: .international)
    guard let prefix = from.writtenInternationalPrefix else { return international }
    return "\(prefix) \(international.dropFirst())"
  }

  private func format(
    _ number: PhoneNumber,
    as format: PhoneNumberFormat,
    carrier: PackedDigits
  ) throws(PhoneRegionUnreadable) -> String {
    let digits = DialledDigits(number.digits)
    var writer = PhoneWriter()
    let candidates = slots.slots(ofCallingCode: number.callingCode)
    if format == .e164 || candidates != nil {
      switch format {
      case .e164, .international: writer.append("+")
      case .rfc3966: writer.append("tel:+")
      case .national: break
      }
      if format != .national { writer.append(number.callingCode) }
    }
    guard format != .e164, let candidates else {
      writer.append(digits)
      return writer.text(writer.endText())
    }
    if format == .international { writer.append(" ") }
    if format == .rfc3966 { writer.append("-") }
    let plan = try slots.plan(at: candidates.lowerBound)
    let start = writer.count
    plan.formats.write(digits, as: format, carrier: carrier, to: &writer)
    if format == .rfc3966 { writer.hyphenate(from: start) }
    guard let ext = number.extension else { return writer.text(writer.endText()) }
    if format == .rfc3966 {
      writer.append(";ext=")
    } else {
      plan.formats.writeExtensionPrefix(to: &writer)
    }
    return writer.text(writer.endText(), ext)
  }
}

extension PhoneRegion {
  /// The international prefix that is written: the preferred one, or the only one.
  fileprivate var writtenInternationalPrefix: String? {
    if let prefix = description.preferredInternationalPrefix { return prefix }
    guard description.internationalPrefixes.count == 1,
      let only = description.internationalPrefixes.first,
      only.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return only
  }
}
