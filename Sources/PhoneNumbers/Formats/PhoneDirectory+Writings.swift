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
