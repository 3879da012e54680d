extension PhoneRegion {
  /// What a region file says, before it is compiled.
  ///
  ///     var description = PhoneRegion.Description(name: "CH", callingCode: 41)
  ///     description.internationalPrefixes = ["00"]
  ///     try description.anyRanges.add("2-7 9", lengths: [9])
  ///     let region = try PhoneRegion(description)
  public struct Description: Sendable {
    /// The region's code: two letters, or `001` for numbers of no region.
    public var name: String

    /// The calling code, 1 to 999.
    public var callingCode: Int

    /// The digits with which this region's numbers start, where a calling code is shared.
    public var leadingDigits: DigitRanges?

    /// The digits that are dialled before a calling code, each of which may be a ``DigitPattern``.
    public var internationalPrefixes: [String] = []

    /// The prefix that is written; a `~` in it means to wait for a tone.
    public var preferredInternationalPrefix: String?

    /// The digits that are dialled before a national number.
    public var nationalPrefix: String?

    /// The word before an extension, where it is not ` ext. `.
    public var extensionPrefix: String?

    /// How numbers are dialled at home; the first rule that fits is used.
    public var dialling: [DiallingRule] = []

    /// All numbers of the region.
    public var anyRanges = DigitRanges()

    /// The numbers of each type.
    public var ranges: [PhoneNumberType: DigitRanges] = [:]

    /// The numbers that cannot be called from other countries.
    public var domesticOnly: DigitRanges?

    /// The lengths that are possible; empty where they are those of ``anyRanges``.
    public var anyLengths: [Int] = []

    /// The lengths that are possible for a type, where they are not those of its ranges.
    public var lengths: [PhoneNumberType: [Int]] = [:]

    /// The lengths that are possible only within an area.
    public var anyLocalLengths: [Int] = []

    /// The lengths that are possible only within an area, for a type.
    public var localLengths: [PhoneNumberType: [Int]] = [:]

    /// A national number of each type.
    public var examples: [PhoneNumberType: String] = [:]

    /// How numbers are written; the first format that fits is used.
    public var formats: [Format] = []

    /// How numbers are written for other countries, where it differs.
    public var internationalFormats: [Format]?

    /// Creates a description of a region without numbers.
    public init(name: String, callingCode: Int) {
      self.name = name
      self.callingCode = callingCode
    }
  }
}

extension PhoneRegion {
  /// One way in which a number is dialled at home.
  ///
  /// The parts follow each other in the number: ``strip``, ``carrier``, ``keep``, ``dropped``.
  ///
  ///     // Argentina: 0 11 15 2345 6789 is the mobile number 9 11 2345 6789.
  ///     DiallingRule(strip: ["0", ""], keep: areaCodes, dropped: "15", inserted: "9")
  public struct DiallingRule: Sendable, Hashable {
    /// The digits removed in front, as alternatives; the longest that fits is used.
    ///
    /// Without alternatives nothing needs to be there. An empty one makes the others optional.
    public var strip: [String]

    /// A carrier code that follows, which is removed and reported.
    public var carrier: DigitRanges?

    /// The digits that must follow and stay.
    public var keep: DigitRanges?

    /// Whether ``keep`` is everything that is left; otherwise more may follow.
    public var isWhole: Bool

    /// The digits removed after what is kept.
    public var dropped: String

    /// The digits put in front of what is kept.
    public var inserted: String

    /// Creates a rule.
    public init(
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
  public struct Format: Sendable, Hashable {
    /// The number of digits in each group; `3 3 3-4` is `[3...3, 3...3, 3...4]`.
    public var groups: [ClosedRange<Int>]

    /// The template, such as `$1 $2-$3`; nil for numbers that are not written so.
    public var template: String?

    /// The digits with which the numbers start; nil for all numbers.
    public var leading: DigitRanges?

    /// How the first group of the template is written nationally, such as `(0$1)`.
    ///
    /// `$1` stands for that group, whichever it is.
    public var national: String?

    /// How the first group is written nationally with a carrier code, such as `0$CC $1`.
    public var withCarrier: String?

    /// Whether the national prefix may be left out.
    public var hasOptionalPrefix: Bool

    /// Creates a format.
    public init(
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
