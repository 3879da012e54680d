/// A way to write a telephone number.
public enum PhoneNumberFormat: String, Sendable, Hashable, CaseIterable {
  /// `+41791234567`, ITU-T E.164. Extensions are left out.
  case e164

  /// `+41 79 123 45 67`, ITU-T E.123.
  case international

  /// `079 123 45 67`.
  case national

  /// `tel:+41-79-123-45-67`, RFC 3966.
  case rfc3966
}

/// One number, written in each of the formats.
package struct PhoneNumberWritings: Sendable {
  /// The number as ``PhoneNumberFormat/national`` writes it.
  package let national: String

  /// The number as ``PhoneNumberFormat/international`` writes it.
  package let international: String

  /// The number as ``PhoneNumberFormat/rfc3966`` writes it.
  package let rfc3966: String

  /// The number as ``PhoneNumberFormat/e164`` writes it.
  package let e164: String
}

extension PhoneDirectory {
  /// Writes a number.
  ///
  ///     let number = try directory.parse("0791234567 x12", region: "CH")
  ///     try directory.format(number, as: .international)  // "+41 79 123 45 67 ext. 12"
  ///     try directory.format(number, as: .rfc3966)        // "tel:+41-79-123-45-67;ext=12"
  ///
  /// If no region has the number's calling code, only the national digits are written.
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  public func format(
    _ number: PhoneNumber,
    as format: PhoneNumberFormat
  ) throws(PhoneRegionUnreadable) -> String {
    try self.format(number, as: format, carrier: PackedDigits())
  }

  /// Writes a number nationally, with the carrier code that was dialed, if there was one.
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  public func formatWithCarrier(_ number: PhoneNumber) throws(PhoneRegionUnreadable) -> String {
    try format(number, as: .national, carrier: number.carrierDigits)
  }

  /// Writes a number the way it is dialed from a region.
  ///
  ///     try directory.format(number, dialledFrom: "US")  // "011 41 79 123 45 67"
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  public func format(
    _ number: PhoneNumber,
    dialledFrom region: String
  ) throws(PhoneRegionUnreadable) -> String {
    guard let from = try self.region(named: region) else {
      return try format(number, as: .international)
    }
    guard slots.group(ofCallingCode: number.callingCode) != nil else {
      return number.nationalNumber
    }
    if from.callingCode == number.callingCode {
      let national = try format(number, as: .national)
      // Under calling code 1, callers also dial a 1 before they call another area.
      return number.callingCode == 1 ? "1 " + national : national
    }
    let international = try format(number, as: .international)
    guard let prefix = from.writtenInternationalPrefix else { return international }
    return "\(prefix) \(international.dropFirst())"
  }

  /// Returns an example number of a region.
  ///
  ///     try directory.example(in: "CH", of: .all, as: .national)  // "078 123 45 67"
  ///
  /// - Parameters:
  ///   - name: The region.
  ///   - types: The types that the example can have; mobile numbers are preferred.
  ///   - format: How the example is written.
  /// - Returns: The example; nil if the directory doesn't list the region, or the region doesn't
  ///   have an example of these types.
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  package func example(
    in name: String,
    of types: PhoneNumberTypes,
    as format: PhoneNumberFormat
  ) throws(PhoneRegionUnreadable) -> String? {
    guard let slot = slots.slot(of: name) else { return nil }
    let plan = try slots.plan(at: slot)
    for type in PhoneNumberType.inOrderOfExamples where types.contains(type) {
      guard let digits = plan.example(of: type) else { continue }
      var number = PhoneNumber(callingCode: plan.callingCode, source: .plusSign)
      number.digits = digits
      return try self.format(number, as: format)
    }
    return nil
  }

  private func format(
    _ number: PhoneNumber,
    as format: PhoneNumberFormat,
    carrier: PackedDigits
  ) throws(PhoneRegionUnreadable) -> String {
    let digits = DialledDigits(number.digits)
    var writer = PhoneWriter()
    let group = slots.group(ofCallingCode: number.callingCode)
    if format == .e164 || group != nil {
      switch format {
      case .e164, .international: writer.append("+")
      case .rfc3966: writer.append("tel:+")
      case .national: break
      }
      if format != .national { writer.append(number.callingCode) }
    }
    guard format != .e164, let group else {
      writer.append(digits)
      return writer.text(writer.endText())
    }
    if format == .international { writer.append(" ") }
    if format == .rfc3966 { writer.append("-") }
    let formats = try slots.mainPlan(of: group).formats
    let start = writer.count
    formats.write(digits, as: format, carrier: carrier, to: &writer)
    if format == .rfc3966 { writer.hyphenate(from: start) }
    guard let ext = number.extension else { return writer.text(writer.endText()) }
    if format == .rfc3966 {
      writer.append(";ext=")
    } else {
      formats.writeExtensionPrefix(to: &writer)
    }
    return writer.text(writer.endText(), ext)
  }

  /// Writes a number in all formats, which is faster than writing them one by one.
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  package func writings(
    of reading: PhoneReading
  ) throws(PhoneRegionUnreadable) -> PhoneNumberWritings {
    let number = reading.number
    let digits = DialledDigits(number.digits)
    guard let group = reading.regions else { return try writingsWithoutFormats(of: number) }
    let formats = try slots.mainPlan(of: group).formats
    let ext = number.extension
    var writer = PhoneWriter()

    writer.append("+")
    writer.append(number.callingCode)
    writer.append(digits)
    let e164 = writer.endText()

    formats.write(digits, as: .national, carrier: PackedDigits(), to: &writer)
    if ext != nil { formats.writeExtensionPrefix(to: &writer) }
    let national = writer.endText()

    writer.append("+", number.callingCode, " ")
    let groupStart = writer.count
    formats.write(digits, as: .international, carrier: PackedDigits(), to: &writer)
    let groups = groupStart..<writer.count
    if ext != nil { formats.writeExtensionPrefix(to: &writer) }
    let international = writer.endText()

    // The URI is the international form with different separators.
    writer.append("tel:+", number.callingCode, "-")
    writer.appendHyphenated(groups)
    if ext != nil { writer.append(";ext=") }
    let uri = writer.endText()

    return PhoneNumberWritings(
      national: writer.text(national, ext),
      international: writer.text(international, ext),
      rfc3966: writer.text(uri, ext),
      e164: writer.text(e164)
    )
  }

  /// Writes a number whose calling code isn't in the table.
  private func writingsWithoutFormats(
    of number: PhoneNumber
  ) throws(PhoneRegionUnreadable) -> PhoneNumberWritings {
    var writer = PhoneWriter()
    writer.append(DialledDigits(number.digits))
    let plain = writer.text(writer.endText())
    return PhoneNumberWritings(
      national: plain,
      international: plain,
      rfc3966: plain,
      e164: try format(number, as: .e164)
    )
  }
}

extension PhoneNumberType {
  /// The types that have ranges, those that make the best examples first.
  fileprivate static let inOrderOfExamples: [PhoneNumberType] = [
    .mobile, .fixedLine, .voip, .tollFree, .personalNumber, .uan, .sharedCost, .premiumRate, .pager,
    .voicemail,
  ]
}

extension PhoneRegion {
  /// The international prefix to write: the preferred one, or the only one.
  fileprivate var writtenInternationalPrefix: String? {
    if let prefix = description.preferredInternationalPrefix { return prefix }
    guard description.internationalPrefixes.count == 1,
      let only = description.internationalPrefixes.first,
      only.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return only
  }
}
