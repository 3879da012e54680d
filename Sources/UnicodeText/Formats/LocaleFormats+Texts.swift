import CICU

extension LocaleFormats {
  /// Writes a day at the end of a text, in the locale's calendar and digits.
  ///
  ///     german.append((2026, 11, 20), style: .long, to: &text)   // "20. November 2026"
  ///
  /// - Parameters:
  ///   - date: A day of the proleptic Gregorian calendar, as in ISO 8601.
  ///   - style: How much to write.
  ///   - text: The text that grows.
  public func append(
    _ date: (year: Int, month: Int, day: Int),
    style: DateStyle,
    to text: inout String
  ) {
    let written = cicu_formats_date(
      formats,
      Int32(clamping: date.year),
      Int32(clamping: date.month),
      Int32(clamping: date.day),
      style.style
    )
    text += String(written) ?? "\(date.year)-\(date.month)-\(date.day)"
  }

  /// Returns the items joined as the locale joins them.
  ///
  ///     spanish.list(["padre", "hijo"], type: .and)   // "padre e hijo"
  public func list(_ items: [String], type: ListType) -> String {
    let joined = items.joined()
    let lengths = items.map { Int32(clamping: $0.utf8.count) }
    return joined.withBytes { bytes, _ in
      String(cicu_formats_list(formats, bytes, lengths, lengths.count, type == .or))
    } ?? items.joined(separator: ", ")
  }

  /// Returns the name of a region, or nil if the locale knows none.
  ///
  ///     german.regionName("CH")   // "Schweiz"
  ///
  /// A code is two letters of ISO 3166-1 or three digits of UN M.49.
  public func regionName(_ code: String) -> String? {
    let isCode =
      code.utf8.count == 2 && code.allSatisfy { $0.isASCII && $0.isLetter }
      || code.utf8.count == 3 && code.allSatisfy { $0.isASCII && $0.isNumber }
    // ZZ stands for an unknown region and has a name that says so.
    guard isCode, code.uppercased() != "ZZ" else { return nil }
    return String(cicu_formats_region_name(formats, code))
  }
}
