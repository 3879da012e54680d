import TestSupport
import Testing

@testable import DatesAndTimes

/// What is certain about texts that are still being typed, for every reader.
@Suite struct TypedTimeTests {
  /// A reader, and sample texts that others are made from.
  struct Reader: CustomTestStringConvertible, Sendable {
    var name: String
    var samples: [String]
    /// Returns the offset of the fault, or nil for a valid text.
    var fault: @Sendable ([UInt8]) -> Int?
    var testDescription: String { name }

    init(
      _ name: String,
      _ samples: [String],
      _ read: @escaping @Sendable (Span<UInt8>) throws(TimeFault) -> Void
    ) {
      (self.name, self.samples) = (name, samples)
      fault = { bytes in
        do throws(TimeFault) {
          try read(bytes.span)
          return nil
        } catch {
          return error.offset
        }
      }
    }

    init(_ name: String, _ samples: [String], _ options: CronExpression.Options) {
      (self.name, self.samples) = (name, samples)
      fault = { bytes in
        do throws(CronExpression.Fault) {
          try CronExpression.check(bytes.span, options)
          return nil
        } catch {
          return error.offset
        }
      }
    }
  }

  static let readers = [
    Reader("time", ["14:30", "23:59:59.5"]) { span throws(TimeFault) in _ = try ClockTime(span) },
    Reader("time with offset", ["14:30:00Z", "01:29:60+01:30", "15:59:60-08:00"]) {
      span throws(TimeFault) in _ = try ClockTime.withOffset(span)
    },
    Reader(
      "RFC 3339",
      ["2026-02-28T14:30:00.5+01:00", "2026-07-01T05:29:60+05:30", "2016-12-31T23:59:60Z"]
    ) {
      span throws(TimeFault) in _ = try PointInTime(rfc3339: span)
    },
    Reader("local", ["2024-02-29 14:30", "2026-11-30T14:30:59"]) {
      span throws(TimeFault) in _ = try PointInTime(local: span)
    },
    Reader(
      "ISO 8601",
      ["2026-W53-5T14:30-03:30", "20261130T143000Z", "2024366T14,5", "2026-365T14+01"]
    ) {
      span throws(TimeFault) in _ = try PointInTime(iso8601: span)
    },
    Reader("ISO 8601 date", ["2026-11-30", "2026W531", "2024-366", "2024366", "2026"]) {
      span throws(TimeFault) in _ = try ISODate(span, forms: .all)
    },
    Reader("week", ["2026-W53"]) { span throws(TimeFault) in _ = try ISODate(span, forms: .week) },
    Reader("month", ["2026-12"]) { span throws(TimeFault) in _ = try ISODate(span, forms: .month) },
    Reader("duration", ["P1Y2M3DT4H5M6S", "P2W", "PT90M"]) {
      span throws(TimeFault) in _ = try TimeSpan(span)
    },
    Reader("ISO 8601 duration", ["P1Y3DT4H6,5S", "P2W"]) {
      span throws(TimeFault) in _ = try TimeSpan(span, style: .iso8601)
    },
    Reader("cron", ["0 9 * * 1-5", "*/15 0-23/2 1,15 JAN-MAR 0", "@daily"], [.names, .macros]),
  ]

  private static let alphabet = Array(UInt8(ascii: " ")...UInt8(ascii: "~"))

  @Test(
    "A fault has its place: all before it may go on, and nothing goes on behind it",
    arguments: readers
  )
  func places(_ reader: Reader) {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<1000 {
      var bytes = Array((reader.samples.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = Self.alphabet.randomElement(using: &generator) ?? 0
      }
      let offset = reader.fault(bytes)
      for count in bytes.indices {
        let typed = reader.fault(Array(bytes[..<count]))
        let isImpossible = typed.map { $0 < count } ?? false
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(isImpossible == (offset.map { $0 < count } ?? false), "\(text) \(count)")
        if isImpossible { #expect(typed == offset, "\(text) \(count)") }
      }
    }
  }

  @Test("Whatever may go on comes to an end", arguments: readers)
  func completion(_ reader: Reader) {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<150 {
      let sample = Array((reader.samples.randomElement(using: &generator) ?? "").utf8)
      var bytes = Array(sample.prefix(Int.random(in: 0...sample.count, using: &generator)))
      // Long texts become valid in the end, because most paths lead to an end.
      for _ in 0..<200 {
        guard reader.fault(bytes) != nil else { break }
        let next = Self.alphabet.shuffled(using: &generator).first { byte in
          reader.fault(bytes + [byte]).map { $0 > bytes.count } ?? true
        }
        guard let next else {
          Issue.record("\(String(decoding: bytes, as: UTF8.self)) cannot go on")
          return
        }
        bytes.append(next)
      }
    }
  }
}
