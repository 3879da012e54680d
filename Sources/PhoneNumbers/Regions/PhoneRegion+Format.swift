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
