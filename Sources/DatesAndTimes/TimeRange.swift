/// A time interval of ISO 8601-1:2019 §5.5: `start/end`, `start/duration` or `duration/end`.
///
///     let range = try TimeRange("2026-11-20T10:00Z/PT90M".utf8Span.span)
///     range.length?.seconds  // 5400
///
/// Both ends have the same format, and an end without an offset from UTC has the offset of the
/// start.
public struct TimeRange: Hashable, Sendable {
  /// One end of the interval: a day, or a point in time.
  public enum End: Hashable, Sendable {
    /// A whole day.
    case day(ISODate)

    /// A point in time.
    case point(PointInTime)
  }

  /// The start, or nil if the text gives only the length and the end.
  public let start: End?

  /// The end, or nil if the text gives only the start and the length.
  public let end: End?

  /// The length, or nil if the text gives the start and the end.
  public let length: TimeSpan?

  /// Reads a time interval.
  ///
  /// - Throws: A ``TimeFault`` at the first byte that can't be part of a valid text. Its reason is
  ///   ``TimeFault/Reason/order`` if the end isn't after the start, or if the length is zero. Both
  ///   ends may be the same day: that interval lasts for the day.
  /// - Complexity: O(*n*).
  public init(_ text: borrowing Span<UInt8>) throws(TimeFault) {
    var reader = TextReader()
    let slash = UInt8(ascii: "/")
    if reader.isAt(UInt8(ascii: "P"), in: text) {
      let length = try reader.timeSpan(of: text, style: .iso8601)
      try reader.take(slash, in: text)
      let end = try reader.rangeEnd(of: text, like: nil)
      try reader.end(of: text)
      (self.start, self.end, self.length) = (nil, end, length)
    } else {
      let start = try reader.rangeEnd(of: text, like: nil)
      try reader.take(slash, in: text)
      let from = reader.offset
      if reader.isAt(UInt8(ascii: "P"), in: text) {
        let length = try reader.timeSpan(of: text, style: .iso8601)
        try reader.end(of: text)
        (self.start, self.end, self.length) = (start, nil, length)
      } else {
        let end = try reader.rangeEnd(of: text, like: (start, text[4] == UInt8(ascii: "-")))
          .inZone(of: start)
        try reader.end(of: text)
        (self.start, self.end, length) = (start, end, nil)
        if !Self.isOrdered(start, end) {
          throw TimeFault(.order, at: from..<text.count, offset: text.count)
        }
      }
    }
    if length?.isZero == true {
      throw TimeFault(.order, at: 0..<text.count, offset: text.count)
    }
  }

  private static func isOrdered(_ start: End, _ end: End) -> Bool {
    switch (start, end) {
    case (.day(let start), .day(let end)): return start.dayNumber <= end.dayNumber
    case (.point(let start), .point(let end)):
      let offset = end.offset ?? start.offset ?? 0
      let first = start.local.adding(seconds: -(start.offset ?? 0) * 60)
      return first < end.local.adding(seconds: -offset * 60)
    default: return false
    }
  }
}

extension TimeRange.End {
  /// Returns this end with the start's offset from UTC if it comes without one.
  fileprivate func inZone(of start: TimeRange.End) -> TimeRange.End {
    guard case .point(let end) = self, end.offset == nil, case .point(let start) = start else {
      return self
    }
    return .point(end.at(offset: start.offset))
  }
}

extension TimeRange.End: CustomStringConvertible {
  /// The end in the extended format of ISO 8601.
  public var description: String {
    switch self {
    case .day(let day): day.description
    case .point(let point): point.description
    }
  }
}

extension TextReader {
  /// Reads a day or a point in time.
  ///
  /// The second one must have the form of the first.
  mutating func rangeEnd(
    of bytes: borrowing Span<UInt8>,
    like first: (end: TimeRange.End, isExtended: Bool)?
  ) throws(TimeFault) -> TimeRange.End {
    let start = self
    let style: ISOStyle = first.map { $0.isExtended ? .extended : .basic } ?? .any
    var forms = ISODate.Forms.days
    if style == .extended { forms.remove(.basic) }
    if style != .basic || offset + 4 >= bytes.count || bytes[offset + 4] != UInt8(ascii: "-") {
      let day = try isoDate(of: bytes, forms: forms)
      switch first?.end {
      case .day: return .day(day)
      case nil where !isAt(UInt8(ascii: "T"), in: bytes): return .day(day)
      case nil, .point: break
      }
    }
    self = start
    let point = try isoPoint(of: bytes, style: style)
    if case .point(let other) = first?.end, other.offset == nil, point.offset != nil {
      throw TimeFault(.offset, at: start.offset..<offset, offset: offset)
    }
    return .point(point)
  }
}
