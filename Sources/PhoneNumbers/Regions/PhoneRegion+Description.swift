extension PhoneRegion {
  /// The contents of a region file, before they are compiled.
  ///
  ///     var description = PhoneRegion.Description(name: "CH", callingCode: 41)
  ///     description.internationalPrefixes = ["00"]
  ///     try description.anyRanges.add("2-7 9", lengths: [9])
  ///     let region = try PhoneRegion(description)
  package struct Description: Sendable {
    /// The region's code: two letters, or `001` for numbers that belong to no region.
    package var name: String

    /// The calling code, 1 to 999.
    package var callingCode: Int

    /// The digits that this region's numbers start with, if the region shares its calling code.
    package var leadingDigits: DigitRanges?

    /// The digits that are dialed before a calling code.
    ///
    /// Each text can be a ``DigitPattern``.
    package var internationalPrefixes: [String] = []

    /// The international prefix to write.
    ///
    /// A `~` in it means to wait for a tone.
    package var preferredInternationalPrefix: String?

    /// The digits that are dialed before a national number.
    package var nationalPrefix: String?

    /// The word before an extension, unless it is ` ext. `.
    package var extensionPrefix: String?

    /// How numbers are dialed in their own country; the first rule that fits is used.
    package var dialling: [DiallingRule] = []

    /// All numbers of the region.
    package var anyRanges = DigitRanges()

    /// The numbers of each type.
    package var ranges: [PhoneNumberType: DigitRanges] = [:]

    /// The numbers that can't be called from other countries.
    package var domesticOnly: DigitRanges?

    /// The possible lengths; empty if they are the lengths of ``anyRanges``.
    package var anyLengths: [Int] = []

    /// The possible lengths for a type, if they aren't the lengths of its ranges.
    package var lengths: [PhoneNumberType: [Int]] = [:]

    /// The lengths that are possible only within an area.
    package var anyLocalLengths: [Int] = []

    /// The lengths that are possible only within an area, for a type.
    package var localLengths: [PhoneNumberType: [Int]] = [:]

    /// An example of each type, as a national number.
    package var examples: [PhoneNumberType: String] = [:]

    /// How numbers are written; the first format that fits is used.
    package var formats: [Format] = []

    /// How numbers are written for callers from other countries, if it differs.
    package var internationalFormats: [Format]?

    /// Creates a description of a region without numbers.
    package init(name: String, callingCode: Int) {
      self.name = name
      self.callingCode = callingCode
    }
  }
}

extension PhoneRegion {
  /// One way to dial a number in its own country.
  ///
  /// The parts follow each other in the dialed digits: ``strip``, ``carrier``, ``keep``,
  /// ``dropped``.
  ///
  ///     // Argentina: 0 11 15 2345 6789 is the mobile number 9 11 2345 6789.
  ///     DiallingRule(strip: ["0", ""], keep: areaCodes, dropped: "15", inserted: "9")
  package struct DiallingRule: Sendable, Hashable {
    /// The digits to remove from the front.
    ///
    /// The longest of these texts that fits is used.
    ///
    /// If there are none, nothing is removed. If one of them is empty, the others are optional.
    package var strip: [String]

    /// The possible carrier codes.
    ///
    /// One of them must follow; it is removed and reported.
    package var carrier: DigitRanges?

    /// The digits that must follow and are kept.
    package var keep: DigitRanges?

    /// Whether nothing can follow the kept and dropped digits.
    package var isWhole: Bool

    /// The digits to remove after the kept ones.
    package var dropped: String

    /// The digits to insert before the kept ones.
    package var inserted: String

    package init(
      strip: [String] = [],
      carrier: DigitRanges? = nil,
      keep: DigitRanges? = nil,
      isWhole: Bool = false,
      dropped: String = "",
      inserted: String = ""
    ) {
      self.strip = strip
      self.carrier = carrier
      self.keep = keep
      self.isWhole = isWhole
      self.dropped = dropped
      self.inserted = inserted
    }
  }
}

extension PhoneRegion {
  /// One way to write numbers.
  package struct Format: Sendable, Hashable {
    /// The number of digits in each group; `3 3 3-4` is `[3...3, 3...3, 3...4]`.
    package var groups: [ClosedRange<Int>]

    /// The template, such as `$1 $2-$3`; nil if numbers aren't written in this form.
    package var template: String?

    /// The digits that the numbers start with; nil for all numbers.
    package var leading: DigitRanges?

    /// How the first group of the template is written nationally, such as `(0$1)`.
    ///
    /// `$1` means the first group of the template, whatever its number is.
    package var national: String?

    /// How the first group is written nationally with a carrier code, such as `0$CC $1`.
    package var withCarrier: String?

    /// Whether the national prefix can be omitted.
    package var hasOptionalPrefix: Bool

    package init(
      groups: [ClosedRange<Int>],
      template: String?,
      leading: DigitRanges? = nil,
      national: String? = nil,
      withCarrier: String? = nil,
      hasOptionalPrefix: Bool = false
    ) {
      self.groups = groups
      self.template = template
      self.leading = leading
      self.national = national
      self.withCarrier = withCarrier
      self.hasOptionalPrefix = hasOptionalPrefix
    }
  }
}
