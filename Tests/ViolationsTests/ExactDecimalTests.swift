import TestSupport
import Testing
import Violations

@Suite struct ExactDecimalTests {
  struct Sample: CustomTestStringConvertible {
    var text: String
    var written: String
    var testDescription: String { text }

    init(_ text: String, _ written: String) { (self.text, self.written) = (text, written) }
  }

  static let samples = [
    Sample("0", "0"), Sample("-0", "0"), Sample("+0", "0"), Sample("-0.000", "0"),
    Sample("0e10000", "0"), Sample("000", "0"), Sample("007", "7"), Sample("+7", "7"),
    Sample("-12", "-12"), Sample("0.1", "0.1"), Sample("0.10", "0.1"), Sample("-0.50", "-0.5"),
    Sample(".5", "0.5"), Sample("5.", "5"), Sample("1.250e1", "12.5"), Sample("1e6", "1e6"),
    Sample("1000000", "1000000"), Sample("0.00001", "0.00001"), Sample("1.0e6", "1e6"),
    Sample("1E+2", "100"), Sample("1e3", "1e3"), Sample("-12e3", "-12e3"), Sample("1.5e3", "1500"),
    Sample("12e-1", "1.2"), Sample("12e-4", "12e-4"), Sample("1e-2", "0.01"),
    Sample("1.25e-8", "125e-10"), Sample("-1.5e300", "-15e299"), Sample("100e-2", "1"),
    Sample("1.\(longDigits)e-9", "1.\(longDigits)e-9"),
    Sample("9007199254740993", "9007199254740993"),
    Sample("123456789012345678901234567890", "123456789012345678901234567890"),
    Sample("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
    Sample("100e10000", "100e10000"), Sample("0.001e-10000", "0.001e-10000"),
    Sample("1.25e-10000", "1.25e-10000"),
    Sample("1e400", "1e400"), Sample("1e-400", "1e-400"), Sample("0e-9999", "0"),
    Sample("1" + String(repeating: "0", count: 40), "1" + String(repeating: "0", count: 40)),
  ]

  /// With so many digits, an exponent of -9 and a point are shorter than one of -102 and none.
  private static let longDigits = String(repeating: "7", count: 93)

  @Test("A number is written as it was, or shorter, and reads its own text", arguments: samples)
  func description(sample: Sample) throws {
    let number = try #require(ExactDecimal(sample.text))
    #expect(number.description == sample.written)
    #expect(ExactDecimal(number.description) == number)
    #expect(ExactDecimal(number.description)?.description == sample.written)
  }

  @Test("A number is written in no more characters than JSON has it", arguments: 0..<4)
  func neverLonger(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<4_000 {
      let text = Self.randomJSON(using: &generator)
      let number = try #require(ExactDecimal(text))
      let written = number.description
      #expect(written.utf8.count <= text.utf8.count, "\(text) as \(written)")
      #expect(ExactDecimal(written) == number, "\(text) as \(written)")
      #expect(!number.hasExponent == !text.utf8.contains(UInt8(ascii: "e")))
    }
  }

  /// A number as RFC 8259 §6 allows it to be written, with digits of any number.
  private static func randomJSON(using generator: inout SplitMix64) -> String {
    func digits(_ count: Range<Int>) -> String {
      .random(ofScalars: count, from: "00019", using: &generator)
    }
    let longest = [3, 12, 140].randomElement(using: &generator) ?? 3
    var text = Bool.random(using: &generator) ? "-" : ""
    text += Bool.random(using: &generator) ? "0" : "1" + digits(0..<longest)
    if Bool.random(using: &generator) { text += "." + digits(1..<longest) }
    guard Bool.random(using: &generator) else { return text }
    let limit = [3, 12, 120, 10_000].randomElement(using: &generator) ?? 3
    let sign = ["", "+", "-"].randomElement(using: &generator) ?? ""
    return text + "e\(sign)\(Int.random(in: 0...limit, using: &generator))"
  }

  struct Zeros: CustomTestStringConvertible {
    var text: String
    var limit: Int
    var plain: String?
    var shortened: String
    var testDescription: String { "\(text), \(limit) zeros" }
  }

  static let zeros = [
    Zeros(text: "1e6", limit: 6, plain: "1000000", shortened: "1000000"),
    Zeros(text: "1e6", limit: 5, plain: nil, shortened: "100000"),
    Zeros(text: "-12e9999", limit: 2, plain: nil, shortened: "-1200"),
    Zeros(text: "12e-9999", limit: 2, plain: nil, shortened: "0.0012"),
    Zeros(text: "12e-4", limit: 2, plain: "0.0012", shortened: "0.0012"),
    Zeros(text: "12e-1", limit: 0, plain: "1.2", shortened: "1.2"),
    Zeros(text: "1000", limit: 0, plain: "1000", shortened: "1000"),
    Zeros(text: "0.001", limit: 0, plain: "0.001", shortened: "0.001"),
    Zeros(text: "0e9", limit: 0, plain: "0", shortened: "0"),
  ]

  @Test("Plain notation adds no more zeros than asked for", arguments: zeros)
  func plain(row: Zeros) throws {
    let number = try #require(ExactDecimal(row.text))
    #expect(number.plain(addingZeros: row.limit) == row.plain)
    #expect(number.plain(droppingZerosBeyond: row.limit) == row.shortened)
  }

  @Test(
    "Other text is no number",
    arguments: [
      "", "-", "+", ".", "-.", "e5", ".e5", "1e", "1e+", "1e1.5", "1.2.3", "--1", "+-1", "1-", " 1",
      "1 ", "1,000", "1_000", "1'000", "0x10", "NaN", "inf", "١", "１", "1\u{301}", "½", "1e10001",
      "1e-10001", "1e99999999999999999999", "1e-9223372036854775808", "1e9223372036854775807",
      "1ee1", "1e1e1", "\u{0}", "1\u{0}", "−1",
    ]
  )
  func refuses(text: String) { #expect(ExactDecimal(text) == nil) }

  @Test("The largest exponents are accepted")
  func largestExponents() throws {
    let large = try #require(ExactDecimal("1e10000"))
    let small = try #require(ExactDecimal("1e-10000"))
    #expect(large.description == "1e10000")
    #expect(small.description == "1e-10000")
    #expect(large.integer == nil && small.integer == nil)
    #expect(large.double == .infinity && small.double == 0)
    #expect(ExactDecimal(large.description) == large)
    #expect(ExactDecimal(small.description) == small)
    #expect(small < large && small > 0)
  }

  @Test("Equal numbers are equal and hash alike, however they are written")
  func equality() {
    let spellings = ["0.1", "0.10", "+0.1", ".1", "1e-1", "10e-2", "00.100"]
    #expect(ExactDecimal("1e6") == 1_000_000)
    #expect(Set(spellings.map { ExactDecimal($0) }).count == 1)
    #expect(ExactDecimal("-0") == 0)
    #expect(ExactDecimal("-0")?.isNegative == false)
  }

  static let ascending = [
    "-1e10000", "-9007199254740993", "-9007199254740992", "-10", "-9.9", "-1", "-0.11", "-0.1",
    "-1e-10000", "0", "1e-10000", "0.09", "0.1", "0.1000000000000000055511151231257827", "0.11",
    "0.3", "0.30000000000000004", "1", "9", "9.99", "10", "11", "9007199254740992",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "1e400", "1e10000",
  ]

  @Test("Numbers are ordered by value, exactly")
  func order() {
    let numbers = Self.ascending.compactMap { ExactDecimal($0) }
    #expect(numbers.count == Self.ascending.count)
    for (i, left) in numbers.enumerated() {
      for (j, right) in numbers.enumerated() {
        #expect((left < right) == (i < j), "\(left) < \(right)")
        #expect((left == right) == (i == j))
      }
    }
  }

  @Test("Whole numbers know their integer, fractions and numbers beyond Int have none")
  func integers() throws {
    #expect(ExactDecimal("1.50e1")?.integer == 15)
    #expect(ExactDecimal("1e18")?.integer == 1_000_000_000_000_000_000)
    #expect(ExactDecimal("1e19")?.integer == nil)
    #expect(ExactDecimal("-9223372036854775808")?.integer == Int.min)
    #expect(ExactDecimal("1.5")?.integer == nil)
    #expect(ExactDecimal("1.5")?.isInteger == false)
    #expect(ExactDecimal(Int.max).integer == Int.max)
    #expect(ExactDecimal(Int.min).integer == Int.min)
    #expect(ExactDecimal("9223372036854775808")?.integer == nil)
    #expect(ExactDecimal("9223372036854775808")?.isInteger == true)
    #expect(ExactDecimal(UInt64.max).description == "18446744073709551615")
    #expect(ExactDecimal("1.230")?.fractionDigits == 2)
    #expect(ExactDecimal("1200")?.fractionDigits == 0)
  }

  @Test("A binary value gives the number that Swift prints for it")
  func binaryValues() {
    #expect(ExactDecimal(0.1) == ExactDecimal("0.1"))
    #expect(ExactDecimal(0.1 + 0.2) == ExactDecimal("0.30000000000000004"))
    #expect(ExactDecimal(1e22) == ExactDecimal("10000000000000000000000"))
    #expect(ExactDecimal(Double.leastNonzeroMagnitude) == ExactDecimal("5e-324"))
    #expect(ExactDecimal(-0.0) == 0)
    #expect(ExactDecimal(Double.infinity) == nil)
    #expect(ExactDecimal(Double.nan) == nil)
    #expect(ExactDecimal("1e400")?.double == .infinity)
    #expect(ExactDecimal("-1e400")?.double == -.infinity)
    #expect(ExactDecimal("0.1")?.double == 0.1)
  }

  /// Compares by writing both numbers with as many digits before and after the point.
  static func slowlyPrecedes(_ left: String, _ right: String) -> Bool {
    func aligned(_ text: String) -> (isNegative: Bool, digits: String) {
      let isNegative = text.hasPrefix("-")
      let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
      let whole = String(parts[0])
      let fraction = parts.count > 1 ? String(parts[1]) : ""
      let digits =
        String(repeating: "0", count: 40 - whole.count) + whole + fraction
        + String(repeating: "0", count: 40 - fraction.count)
      return (isNegative && digits.contains { $0 != "0" }, digits)
    }
    let (left, right) = (aligned(left), aligned(right))
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.digits < left.digits : left.digits < right.digits
  }

  @Test("Random numbers compare like their digits written under each other", arguments: 0..<8)
  func randomOrder(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    func number() -> String {
      let sign = Bool.random(using: &generator) ? "-" : ""
      // Few digits, so that beginnings are often the same.
      let whole = String.random(ofScalars: 1..<7, from: "0019", using: &generator)
      let fraction = String.random(ofScalars: 1..<7, from: "0019", using: &generator)
      return sign + whole + (Bool.random(using: &generator) ? "." + fraction : "")
    }
    for _ in 0..<500 {
      let (left, right) = (number(), number())
      let (first, second) = (try #require(ExactDecimal(left)), try #require(ExactDecimal(right)))
      #expect((first < second) == Self.slowlyPrecedes(left, right), "\(left) < \(right)")
      #expect((second < first) == Self.slowlyPrecedes(right, left), "\(right) < \(left)")
      #expect(ExactDecimal(first.description) == first)
    }
  }
}
