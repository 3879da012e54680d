import TestSupport
import Testing

@testable import PhoneNumbers

@Suite struct PhoneRegionSlotsTests {
  /// Looks at every region that shares a calling code.
  private static func region(
    of digits: String,
    among descriptions: [PhoneRegion.Description]
  ) -> String? {
    descriptions.first { region in
      region.leadingDigits.map { $0.containsPrefix(of: digits) }
        ?? (region.anyRanges.contains(digits)
          && region.ranges.values.contains { $0.contains(digits) })
    }?.name
  }

  @Test("The region is the one that a look at all of them finds", arguments: [1, 7, 39, 44])
  func agreement(code: Int) throws {
    let all = try PhoneFixture.all()
    let regions = try #require(PhoneFixture.index[code]).compactMap { all[$0] }
    var random = SplitMix64(seed: UInt64(code))
    for round in 0..<200 {
      // A new directory has read nothing yet.
      let directory = try PhoneFixture.directory()
      if round % 2 == 0 { for region in regions { _ = try directory.region(named: region.name) } }
      let starts = ["", "268", "416", "604", "201", "495", "70", "7", "06698", "0", "1481"]
      var digits = starts.randomElement(using: &random) ?? ""
      while digits.count < 10 { digits += String(Int.random(in: 0...9, using: &random)) }
      var number = PhoneNumber(callingCode: code, source: .plusSign)
      for digit in digits.utf8 { number.digits.append(digit &- 0x30) }
      #expect(
        try directory.verdict(on: number).region == Self.region(of: digits, among: regions),
        "\(digits)"
      )
    }
  }

  @Test("Regions from the 64th on are always looked at")
  func manyRegions() {
    let pairs = PhoneLeadingPairs(codes: 2)
    var digits = DialledDigits()
    digits.append(2)
    digits.append(6)
    for index in 0..<70 { pairs.keep(InlineArray(repeating: 0), ofRegion: index, 1) }
    #expect(pairs.regions(0, startingWith: digits) == .max)
    #expect(pairs.regions(1, startingWith: digits) == 0)
    #expect(pairs.regions(1, startingWith: DialledDigits()) == .max)
  }
}
