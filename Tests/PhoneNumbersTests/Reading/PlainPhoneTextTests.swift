import TestSupport
import Testing

@testable import PhoneNumbers

@Suite struct PlainPhoneTextTests {
  @Test("The quick reader agrees with the thorough one")
  func agreement() throws {
    let slots = try PhoneFixture.directory().slots
    let home = try #require(slots.slot(of: "CH"))
    let parser = PhoneParser(
      slots: slots,
      home: home,
      homePlan: try slots.plan(at: home),
      needsRegion: true
    )
    var random = SplitMix64(seed: 11)
    var plainTexts = 0
    for _ in 0..<10_000 {
      let text = String.random(ofScalars: 0..<16, from: "0014179+ -./()[]x;#,", using: &random)
      guard var plain = PlainPhoneText(text.utf8Span) else { continue }
      plainTexts += 1
      let expected = Result { () throws(PhoneNumberError.Reason) in
        try PhoneSymbols.withSymbols { (symbols) throws(PhoneNumberError.Reason) in
          var text = try PhoneText(text.utf8Span, in: symbols)
          return try parser.parse(&text).number
        }
      }
      let actual = Result { () throws(PhoneNumberError.Reason) in
        try parser.parse(&plain).number
      }
      #expect(actual == expected, "\(text)")
    }
    #expect(plainTexts > 200)
  }
}
