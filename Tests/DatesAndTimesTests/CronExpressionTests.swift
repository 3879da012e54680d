import TestSupport
import Testing

@testable import DatesAndTimes

/// Schedules for cron, and the same schedules read once more by splitting texts.
@Suite struct CronExpressionTests {
  private static func fault(
    _ text: String,
    _ options: CronExpression.Options
  ) -> CronExpression.Fault? {
    do throws(CronExpression.Fault) {
      try CronExpression.check(text.utf8Span.span, options)
      return nil
    } catch {
      return error
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var options: CronExpression.Options = []
    var reason: CronExpression.Fault.Reason?
    var offset = 0
    var testDescription: String { text }
  }

  private static let quartz: CronExpression.Options = [.seconds, .years, .names, .quartz]

  @Test(
    "Schedules",
    arguments: [
      Row(text: "0 9 * * 1-5"), Row(text: "*/15 0-23/2 1,15 * 0"), Row(text: "0 0 29 2 *"),
      Row(text: "0 0 31 2 1"), Row(text: "00 09\t01  12 7"),
      Row(text: "0 9 * JAN-mar SUN", options: [.names]), Row(text: "@daily", options: [.macros]),
      Row(text: "60 9 * * *", reason: .field(.minute), offset: 1),
      Row(text: "0 24 * * *", reason: .field(.hour), offset: 3),
      Row(text: "0 9 0 * *", reason: .field(.day), offset: 5),
      Row(text: "0 9 * 13 *", reason: .field(.month), offset: 7),
      Row(text: "0 9 * * 8", reason: .field(.weekday), offset: 8),
      Row(text: "0 9 * * SUN", reason: .field(.weekday), offset: 8),
      Row(text: "10-5 * * * *", reason: .field(.minute), offset: 4),
      Row(text: "*/60 * * * *", reason: .field(.minute), offset: 3),
      Row(text: "*/0 * * * *", reason: .field(.minute), offset: 3),
      Row(text: "0/5 * * * *", reason: .field(.minute), offset: 1),
      Row(text: "0 9 * *", reason: .fields, offset: 7),
      Row(text: "0 9 * * * *", reason: .fields, offset: 9),
      Row(text: "@daily", reason: .field(.minute), offset: 0),
      Row(text: "@dayly", options: [.macros], reason: .fields, offset: 3),
      Row(text: "0 0 31 2 *", reason: .never, offset: 9),
      Row(text: "0 0 31 4,6,9,11 */2", reason: .never, offset: 16),
      Row(text: "0 0 9 ? * MON-FRI", options: quartz), Row(text: "0 0 9 L-3W * ?", options: quartz),
      Row(text: "0 0 9 15W * ?", options: quartz), Row(text: "0 0 9 ? * 6#3", options: quartz),
      Row(text: "0 0/5 22-2 ? * 6L 2026-2030/2", options: quartz),
      Row(text: "0 0 9 29 2 ? 2028", options: quartz),
      Row(text: "0 0 9 * * *", options: quartz, reason: .openDay, offset: 10),
      Row(text: "0 0 9 ? * ?", options: quartz, reason: .openDay, offset: 10),
      Row(text: "0 0 9 30 2 ?", options: quartz, reason: .never, offset: 11),
      Row(text: "0 0 9 29 2 ? 2027", options: quartz, reason: .never, offset: 17),
      Row(text: "0 0 9 ? * 6#6", options: quartz, reason: .field(.weekday), offset: 12),
      Row(text: "0 0 9 ? * 0", options: quartz, reason: .field(.weekday), offset: 11),
      Row(text: "0 0 9 ? * MON 1969", options: quartz, reason: .field(.year), offset: 16),
    ]
  )
  func schedules(_ row: Row) {
    let fault = Self.fault(row.text, row.options)
    #expect(fault?.reason == row.reason)
    #expect((fault?.offset ?? 0) == row.offset)
  }

  @Test("Random schedules get the verdict of a plain reading", arguments: 0..<8 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var valid = 0
    for _ in 0..<3000 {
      let text = (0..<5).map { Self.field($0, &generator) }.joined(separator: " ")
      let expected = PlainCron.isSchedule(text)
      #expect((Self.fault(text, [.names]) == nil) == expected, "\(text)")
      if expected { valid += 1 }
    }
    #expect(valid > 100)
  }

  private static func field(_ index: Int, _ generator: inout SplitMix64) -> String {
    if Int.random(in: 0..<3, using: &generator) == 0 { return "*" }
    let names = [[], [], [], ["JAN", "feb", "JUNE"], ["SUN", "Sat", "MO"]][index]
    func value() -> String {
      if let name = names.randomElement(using: &generator),
        Int.random(in: 0..<3, using: &generator) == 0
      {
        return name
      }
      return String(Int.random(in: 0...[62, 25, 33, 13, 8][index], using: &generator))
    }
    var items: [String] = []
    for _ in 0...Int.random(in: 0...1, using: &generator) {
      var item = value()
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: item += "-" + value()
      case 1: item += "-" + value() + "/" + value()
      case 2: item = "*/" + value()
      default: break
      }
      items.append(item)
    }
    return items.joined(separator: ",")
  }
}

/// Schedules of five fields, read by splitting.
private enum PlainCron {
  private static let ranges = [0...59, 0...23, 1...31, 1...12, 0...7]
  private static let names = [
    3: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
    4: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"],
  ]

  static func isSchedule(_ text: String) -> Bool {
    let fields = text.split(separator: " ").map(String.init)
    guard fields.count == 5 else { return false }
    let sets = fields.indices.map { values(fields[$0], $0) }
    guard sets.allSatisfy({ $0 != nil }), let days = sets[2], let months = sets[3] else {
      return false
    }
    if fields[2].hasPrefix("*") || !fields[4].hasPrefix("*") { return true }
    return months.contains { month in
      days.contains { $0 <= [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] }
    }
  }

  private static func values(_ field: String, _ index: Int) -> Set<Int>? {
    var result: Set<Int> = []
    for item in field.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = item.split(separator: "/", omittingEmptySubsequences: false)
      var step = 1
      if halves.count == 2 {
        let greatest = [59, 23, 31, 12, 7][index]
        guard let given = Int(halves[1]), 1...greatest ~= given,
          item.contains("-") || item.contains("*")
        else { return nil }
        step = given
      }
      guard halves.count < 3 else { return nil }
      let ends =
        halves[0] == "*"
        ? [ranges[index].lowerBound, ranges[index].upperBound]
        : halves[0].split(separator: "-").map { value(String($0), index) ?? -1 }
      guard let first = ends.first, let last = ends.last, first >= 0, first <= last else {
        return nil
      }
      result.formUnion(stride(from: first, through: last, by: step))
    }
    return result
  }

  private static func value(_ text: String, _ index: Int) -> Int? {
    if let place = names[index]?.firstIndex(of: text.lowercased()) {
      return place + (index == 3 ? 1 : 0)
    }
    return Int(text).flatMap { ranges[index].contains($0) ? $0 : nil }
  }
}
