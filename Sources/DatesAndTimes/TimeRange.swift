/// A stretch of time of ISO 8601-1:2019 §5.5: `start/end`, `start/duration` or `duration/end`.
///
///     let range = try TimeRange("2026-11-20T10:00Z/PT90M".utf8Span.span)
///     range.length?.seconds  // 5400
///
/// Both ends have the same format, and an end without a distance from UTC has that of the start.
public struct TimeRange: Hashable, Sendable {
  /// One of its two points: a day, or a point in time.
  public enum End: Hashable, Sendable {
    /// A whole day.
    case day(ISODate)

    /// A point in time.
    case point(PointInTime)
  }

  /// Where it begins; nil if only its length and its end are said.
  public let start: End?

  /// Where it ends; nil if only its start and its length are said.
  public let end: End?

  /// How long it is; nil if its start and its end are said.
  public let length: TimeSpan?

  /// Reads a stretch of time.
  ///
  /// - Throws: A ``TimeFault`` at the first byte that no such text has there; of the reason
  ///   ``TimeFault/Reason/order`` if the end is not after the start. Days may be the same: such a stretch lasts for
  ///   the day.
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
  /// Returns the end with the distance from UTC that the start has, if it has none of its own.
  fileprivate func inZone(of start: TimeRange.End) -> TimeRange.End {
    guard case .point(let end) = self, end.offset == nil, case .point(let start) = start else {
      return self
    }
    return .point(end.at(offset: start.offset))
  }
}

extension TimeRange.End: CustomStringConvertible {
  /// The end as ISO 8601 has it in the extended format.
  public var description: String {
    switch self {
    case .day(let day): day.description
    case .point(let point): point.description
    }
  }
}

extension TextReader {
  /// Reads a day or a point in time; the second of two is written as the first.
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
