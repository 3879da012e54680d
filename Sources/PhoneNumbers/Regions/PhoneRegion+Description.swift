extension PhoneRegion {
  /// The contents of a region file, before they are compiled.
  ///
  ///     var description = PhoneRegion.Description(name: "CH", callingCode: 41)
  ///     description.internationalPrefixes = ["00"]
  ///     try description.anyRanges.add("2-7 9", lengths: [9])
  ///     let region = try PhoneRegion(description)
  package struct Description: Sendable {
    /// The region's code: two letters, or `001` for numbers of no region.
    package var name: String

    /// The calling code, 1 to 999.
    package var callingCode: Int

    /// The digits with which this region's numbers start, where a calling code is shared.
    package var leadingDigits: DigitRanges?

    /// The digits that are dialled before a calling code, each of which may be a ``DigitPattern``.
    package var internationalPrefixes: [String] = []

    /// The international prefix that is written; a `~` in it means to wait for a tone.
    package var preferredInternationalPrefix: String?

    /// The digits that are dialled before a national number.
    package var nationalPrefix: String?

    /// The word before an extension, where it is not ` ext. `.
    package var extensionPrefix: String?

    /// How numbers are dialled at home; the first rule that fits is used.
    package var dialling: [DiallingRule] = []

    /// All numbers of the region.
    package var anyRanges = DigitRanges()

    /// The numbers of each type.
    package var ranges: [PhoneNumberType: DigitRanges] = [:]

    /// The numbers that cannot be called from other countries.
    package var domesticOnly: DigitRanges?

    /// The lengths that are possible; empty where they are those of ``anyRanges``.
    package var anyLengths: [Int] = []

    /// The lengths that are possible for a type, where they are not those of its ranges.
    package var lengths: [PhoneNumberType: [Int]] = [:]

    /// The lengths that are possible only within an area.
    package var anyLocalLengths: [Int] = []

    /// The lengths that are possible only within an area, for a type.
    package var localLengths: [PhoneNumberType: [Int]] = [:]

    /// A national number of each type.
    package var examples: [PhoneNumberType: String] = [:]

    /// How numbers are written; the first format that fits is used.
    package var formats: [Format] = []

    /// How numbers are written for other countries, where it differs.
    package var internationalFormats: [Format]?

    /// Creates a description of a region without numbers.
    package init(name: String, callingCode: Int) {
      self.name = name
      self.callingCode = callingCode
    }
  }
}

extension PhoneRegion {
  /// One way in which a number is dialled at home.
  ///
  /// The parts follow each other in the dialled digits: ``strip``, ``carrier``, ``keep``,
  /// ``dropped``.
  ///
  ///     // Argentina: 0 11 15 2345 6789 is the mobile number 9 11 2345 6789.
  ///     DiallingRule(strip: ["0", ""], keep: areaCodes, dropped: "15", inserted: "9")
  package struct DiallingRule: Sendable, Hashable {
    /// The digits that are removed in front: one of these, the longest that fits.
    ///
    /// If there are none, nothing is removed. An empty text among them makes the others optional.
    package var strip: [String]

    /// The carrier codes of which one must follow; it is removed and reported.
    package var carrier: DigitRanges?

    /// The digits that must follow, and are kept.
    package var keep: DigitRanges?

    /// Whether nothing may follow what is kept and dropped.
    package var isWhole: Bool

    /// The digits removed after what is kept.
    package var dropped: String

    /// The digits put in front of what is kept.
    package var inserted: String

    /// Creates a rule.
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
  /// One way in which numbers are written.
  package struct Format: Sendable, Hashable {
    /// The number of digits in each group; `3 3 3-4` is `[3...3, 3...3, 3...4]`.
    package var groups: [ClosedRange<Int>]

    /// The template, such as `$1 $2-$3`; nil for numbers that are not written so.
    package var template: String?

    /// The digits with which the numbers start; nil for all numbers.
    package var leading: DigitRanges?

    /// How the first group of the template is written nationally, such as `(0$1)`.
    ///
    /// `$1` stands for that group, whichever it is.
    package var national: String?

    /// How the first group is written nationally with a carrier code, such as `0$CC $1`.
    package var withCarrier: String?

    /// Whether the national prefix may be left out.
    package var hasOptionalPrefix: Bool

    /// Creates a format.
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
