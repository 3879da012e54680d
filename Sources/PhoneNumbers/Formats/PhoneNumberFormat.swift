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

/// A number as it is written in each of the formats.
struct PhoneNumberWritings {
  let national: String
  let international: String
  let rfc3966: String
  let e164: String
}

extension PhoneDirectory {
  /// Writes a number in all formats at once, which is faster than one after the other.
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  func writings(
    of number: PhoneNumber
  ) throws(PhoneRegionUnreadable) -> PhoneNumberWritings {
    let digits = DialledDigits(number.digits)
    var writer = PhoneWriter()
    guard let candidates = slots.slots(ofCallingCode: number.callingCode) else {
      writer.append(digits)
      let plain = writer.text(writer.endText())
      return PhoneNumberWritings(
        national: plain,
        international: plain,
        rfc3966: plain,
        e164: try format(number, as: .e164)
      )
    }
    let formats = try slots.plan(at: candidates.lowerBound).formats
    let ext = number.extension

    writer.append("+")
    writer.append(number.callingCode)
    writer.append(digits)
    let e164 = writer.endText()

    formats.write(digits, as: .national, carrier: PackedDigits(), to: &writer)
    if ext != nil { formats.writeExtensionPrefix(to: &writer) }
    let national = writer.endText()

    writer.append("+")
    writer.append(number.callingCode)
    writer.append(" ")
    let groupStart = writer.count
    formats.write(digits, as: .international, carrier: PackedDigits(), to: &writer)
    let groups = groupStart..<writer.count
    if ext != nil { formats.writeExtensionPrefix(to: &writer) }
    let international = writer.endText()

    // The URI is what is written internationally, with other separators.
    writer.append("tel:+")
    writer.append(number.callingCode)
    writer.append("-")
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
}

extension PhoneFormats {
  /// Writes the word before an extension.
  func writeExtensionPrefix(to writer: inout PhoneWriter) {
    if let prefix = extensionPrefix {
      for index in 0..<prefix.count { writer.append(prefix.bytes[index]) }
    } else {
      writer.append(" ext. ")
    }
  }
}

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
