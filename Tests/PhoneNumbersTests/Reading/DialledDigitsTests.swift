import TestSupport
import Testing

@testable import PhoneNumbers

@Suite struct DialledDigitsTests {
  /// The first 48 digits in an array, and how many there are.
  private struct Model {
    var kept: [UInt8] = []
    var count = 0

    mutating func append(_ digit: UInt8) {
      if count < 48 { kept.append(digit) }
      count += 1
    }

    mutating func removeFirst(_ removed: Int) {
      kept.removeFirst(min(removed, kept.count))
      count -= removed
    }
  }

  private static func expectEqual(_ digits: DialledDigits, _ model: Model) {
    #expect(digits.count == model.count)
    #expect(digits.first == model.kept.first ?? 15)
    for index in 0..<60 {
      #expect(digits[index] == (index < model.kept.count ? model.kept[index] : 15))
    }
  }

  @Test("Digits in words are those of an array, from one word to the next")
  func agreement() {
    var random = SplitMix64(seed: 5)
    for count in 0...47 {
      var digits = DialledDigits()
      var model = Model()
      for _ in 0..<count {
        let digit = UInt8.random(in: 0...9, using: &random)
        digits.append(digit)
        model.append(digit)
      }
      Self.expectEqual(digits, model)
      for removed in 0...count {
        var (rest, modelRest) = (digits, model)
        rest.removeFirst(removed)
        modelRest.removeFirst(removed)
        Self.expectEqual(rest, modelRest)
      }
      if count > 0 {
        digits.removeFirst()
        model.removeFirst(1)
        Self.expectEqual(digits, model)
      }
    }
  }

  @Test("More digits than are kept are counted")
  func surplus() {
    var digits = DialledDigits()
    var model = Model()
    for index in 0..<250 {
      digits.append(UInt8(index % 10))
      model.append(UInt8(index % 10))
    }
    Self.expectEqual(digits, model)
  }

  @Test("Packed digits come back as they were", arguments: 0...30)
  func packing(count: Int) {
    var digits = DialledDigits()
    for index in 0..<(count + 3) { digits.append(UInt8(9 - index % 10)) }
    let packed = PackedDigits(digits, count: count)
    #expect(packed.text == String("987654321098765432109876543210".prefix(count)))
    let again = DialledDigits(packed)
    #expect(again.count == count)
    for index in 0..<40 { #expect(again[index] == (index < count ? digits[index] : 15)) }
  }

  @Test("Digits in front are the first ones")
  func prefix() {
    let all = Array("0123456789012345678901234567890123456789".utf8)
    for count in 0...all.count {
      let digits = DialledDigits(ascii: all[...])
      let first = digits.prefix(count)
      #expect(first.count == count)
      for index in 0..<48 { #expect(first[index] == (index < count ? digits[index] : 15)) }
    }
  }
}
