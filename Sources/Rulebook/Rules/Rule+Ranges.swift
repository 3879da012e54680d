extension Rule {
  /// A range of the standard library, as the checks of a rule take it.
  ///
  ///     .length(4...8)   // also ..<9, 4..., ...8 and 4..<9
  ///
  /// A rule needs the limits of a range. Other types of ranges don't show theirs, so a rule doesn't
  /// accept them.
  public protocol StandardRange<Bound> {
    /// The type of the limits.
    associatedtype Bound: Comparable

    /// The limits; nil where the range is open.
    ///
    /// `maximum` is in the range, and `below` is the first value after it.
    var ruleLimits: (minimum: Bound?, maximum: Bound?, below: Bound?) { get }
  }
}

extension ClosedRange: Rule.StandardRange {
  /// Both limits, which are in the range.
  public var ruleLimits: (minimum: Bound?, maximum: Bound?, below: Bound?) {
    (lowerBound, upperBound, nil)
  }
}

extension Range: Rule.StandardRange {
  /// The lower limit, and the upper one, which isn't in the range.
  public var ruleLimits: (minimum: Bound?, maximum: Bound?, below: Bound?) {
    (lowerBound, nil, upperBound)
  }
}

extension PartialRangeFrom: Rule.StandardRange {
  /// The lower limit.
  public var ruleLimits: (minimum: Bound?, maximum: Bound?, below: Bound?) {
    (lowerBound, nil, nil)
  }
}

extension PartialRangeThrough: Rule.StandardRange {
  /// The upper limit, which is in the range.
  public var ruleLimits: (minimum: Bound?, maximum: Bound?, below: Bound?) {
    (nil, upperBound, nil)
  }
}

extension PartialRangeUpTo: Rule.StandardRange {
  /// The upper limit, which isn't in the range.
  public var ruleLimits: (minimum: Bound?, maximum: Bound?, below: Bound?) {
    (nil, nil, upperBound)
  }
}

extension Rule.StandardRange<Int> {
  /// The last number in the range; a range below the smallest number isn't accepted in a rule.
  var last: Int? {
    let limits = ruleLimits
    return limits.maximum ?? limits.below.map { $0 == .min ? $0 : $0 - 1 }
  }
}
