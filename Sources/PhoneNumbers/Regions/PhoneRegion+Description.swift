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
