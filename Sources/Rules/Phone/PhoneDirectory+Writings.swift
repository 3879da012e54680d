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
      let plain = writer.text()
      return PhoneNumberWritings(
        national: plain,
        international: plain,
        rfc3966: plain,
        e164: try format(number, as: .e164)
      )
    }
    let formats = try slots.plan(at: candidates.lowerBound).formats
    formats.write(digits, as: .national, carrier: PackedDigits(), to: &writer)
    let digitsOfExtension = number.extension
    if digitsOfExtension != nil { formats.writeExtensionPrefix(to: &writer) }
    let national = writer.text() + (digitsOfExtension ?? "")

    // The URI is what is written internationally with other separators, so that serves for both.
    let scheme: StaticString = "tel:"
    writer.removeAll()
    writer.append(scheme)
    writer.append("+")
    writer.append(number.callingCode)
    let codeEnd = writer.count
    writer.append(" ")
    formats.write(digits, as: .international, carrier: PackedDigits(), to: &writer)
    let end = writer.count
    if digitsOfExtension != nil { formats.writeExtensionPrefix(to: &writer) }
    let international =
      writer.text(from: scheme.utf8CodeUnitCount) + (digitsOfExtension ?? "")
    writer.removeLast(writer.count - end)
    writer.hyphenate(from: codeEnd + 1)
    writer.replace(at: codeEnd, with: UInt8(ascii: "-"))
    var uri = writer.text()
    if let digits = digitsOfExtension { uri += ";ext=" + digits }

    writer.removeLast(writer.count - codeEnd)
    writer.append(digits)
    return PhoneNumberWritings(
      national: national,
      international: international,
      rfc3966: uri,
      e164: writer.text(from: scheme.utf8CodeUnitCount)
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
