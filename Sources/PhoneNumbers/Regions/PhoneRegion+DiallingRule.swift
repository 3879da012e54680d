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
