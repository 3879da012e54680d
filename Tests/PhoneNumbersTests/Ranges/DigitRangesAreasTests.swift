import PhoneNumbers
import TestSupport
import Testing

@Suite("Sets of numbers behind area codes")
struct DigitRangesAreasTests {
  private static func numbers() throws -> DigitRanges {
    var numbers = DigitRanges()
    try numbers.add("(02-8) 12", lengths: [6])
    try numbers.add("100", lengths: [6, 8])
    return numbers
  }

  @Test("are those whose codes are written before each prefix")
  func agreement() throws {
    var areas = try DigitRanges([[6]: "9"])
    try areas.add(try Self.numbers(), behind: "31(02) 335 4")
    var written = try DigitRanges([[6]: "9"])
    for code in ["310", "312", "335", "4"] {
      try written.add("\(code)(02-8) \(code)12", lengths: [6])
      try written.add("\(code)100", lengths: [6, 8])
    }
    var random = SplitMix64(seed: 3)
    for _ in 0..<5_000 {
      let start = ["31", "335", "4", "9", ""].randomElement(using: &random) ?? ""
      let digits = start + String.random(ofScalars: 0..<7, from: "01239", using: &random)
      #expect(areas.contains(digits) == written.contains(digits), "\(digits)")
      #expect(
        areas.lengths(startingWith: digits) == written.lengths(startingWith: digits),
        "\(digits)"
      )
    }
  }

  static let lists = [
    "31(02) 335 4", "310-312 35 7", "3(15)(0-9) 335 37(0-79) 4(35)(1-9)", "5",
    "2(03) 55 99(0-35-9)",
  ]

  @Test("are the same behind a set of codes as behind a text", arguments: lists)
  func sets(codes: String) throws {
    let numbers = try Self.numbers()
    var set = DigitRanges()
    try set.add(codes)
    var random = SplitMix64(seed: 4)
    for start in ["9 51", "3131 33 41(5-7) 2", "31142 5550", "310(02) 35100", "12"] {
      var areas = try DigitRanges([[6]: start])
      var written = areas
      let refusal = Self.refusal { () throws(DigitRangesError.Reason) in
        try areas.add(numbers, behind: set)
      }
      let writtenRefusal = Self.refusal { () throws(DigitRangesError.Reason) in
        do throws(DigitRangesError) {
          try written.add(numbers, behind: codes)
        } catch {
          throw error.reason
        }
      }
      #expect(refusal == writtenRefusal, "behind \(codes) beside \(start)")
      if refusal != nil { continue }
      for _ in 0..<500 {
        let digits = String.random(ofScalars: 0..<8, from: "0123456789", using: &random)
        let code = codes.prefix(while: { $0 != "(" && $0 != "-" && $0 != " " }) + digits
        for digits in [digits, String(code)] {
          #expect(
            areas.lengths(startingWith: digits) == written.lengths(startingWith: digits),
            "\(digits)"
          )
        }
      }
    }
  }

  private static func refusal(
    _ body: () throws(DigitRangesError.Reason) -> Void
  ) -> DigitRangesError.Reason? {
    do throws(DigitRangesError.Reason) { try body() } catch { return error }
    return nil
  }

  @Test("may be added to behind one code, and the other codes stay as they were")
  func additions() throws {
    var ranges = DigitRanges()
    try ranges.add(try Self.numbers(), behind: "310-312")
    try ranges.add("31113", lengths: [6])
    #expect(ranges.contains("311130"))
    #expect(!ranges.contains("310130"))
    #expect(!ranges.contains("312130"))
  }

  @Test("of which only the beginning matters")
  func prefixes() throws {
    var ranges = DigitRanges()
    var prefixes = DigitRanges()
    try prefixes.add("1 25-29")
    try ranges.add(prefixes: prefixes, behind: "31(02-9) 335")
    #expect(ranges.containsPrefix(of: "3101"))
    #expect(ranges.containsPrefix(of: "33529000"))
    #expect(!ranges.containsPrefix(of: "335"))
    #expect(!ranges.containsPrefix(of: "33524"))
    #expect(!ranges.containsPrefix(of: "3111"))
  }

  static let errors: [(String, DigitRangesError.Reason, Int)] = [
    ("31 3x", .notADigit, 4), ("31 31", .repeated, 3), ("91", .repeated, 0), ("9", .repeated, 0),
    ("31 3142", .longerThanItsNumbers, 3), ("31 5", .repeated, 3),
  ]

  @Test("are refused if they contradict the set", arguments: errors)
  func refusal(codes: String, reason: DigitRangesError.Reason, offset: Int) throws {
    var ranges = try DigitRanges([[6]: "9 51"])
    let numbers = try Self.numbers()
    let error = #expect(throws: DigitRangesError.self) { try ranges.add(numbers, behind: codes) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }
}
