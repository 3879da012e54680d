import TestSupport
import Testing

@testable import CardNumbers

@Suite struct SixteenDigitsTests {
  @Test("Sixteen digits are read as digit by digit", arguments: 0..<2_000 as Range<UInt64>)
  func agreesWithScan(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = String.random(ofScalars: 16..<17, from: "0123456789", using: &generator)
    let fast = SixteenDigits(text.utf8Span.span)
    let slow = CardNumberScan(text.utf8Span, .standard)
    #expect(fast?.leading == slow.leading)
    #expect(fast?.hasRightCheckDigit == slow.hasRightCheckDigit)
  }

  @Test("Every byte that is no digit is found in every place", arguments: 0..<16)
  func otherBytes(place: Int) {
    for byte in UInt8.min...UInt8.max where !(0x30...0x39 ~= byte) {
      for digit in [UInt8(ascii: "0"), UInt8(ascii: "9")] {
        var bytes = [UInt8](repeating: digit, count: 16)
        bytes[place] = byte
        let isRead = SixteenDigits(bytes.span) != nil
        #expect(!isRead, "byte \(byte)")
      }
    }
  }

  @Test("Other lengths are left to the scan", arguments: [0, 1, 15, 17, 32])
  func otherLengths(count: Int) {
    let bytes = [UInt8](repeating: 0x34, count: count)
    let isRead = SixteenDigits(bytes.span) != nil
    #expect(!isRead)
  }
}
