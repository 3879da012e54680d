import Rulebook
import RulebookKernels

extension PhoneTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    let (directory, regions) = (directory, regions)
    return InputGrammar(pieces: Self.pieces) { generator in
      let name = regions[generator.below(regions.count)]
      var number = Array(Self.example(in: name, directory, &generator).utf8)
      if generator.once(in: 2), !number.isEmpty {
        number[generator.below(number.count)] = 0x30 + UInt8(generator.below(10))
      }
      if generator.once(in: 3) { number.append(0x30 + UInt8(generator.below(10))) }
      return Array(Self.beginnings.any(&generator).utf8) + Self.grouped(number, &generator)
        + Array(Self.endings.any(&generator).utf8)
    }
  }

  private static let beginnings = [
    "", "", "+", "+", "＋", "00", "011", "0011", "0", "8", "tel:+", "tel:", "++", "(0)", "+00", "1",
  ]

  private static let endings = [
    "", "", "", "", " x12", " ext. 345", ";ext=9", "#77", ",,5", ";phone-context=+41",
    ";isub=1", " доб. 12", "ｅｘｔｎ１２",
  ]

  private static let pieces = [
    "0", "1", "7", "9", "00", "+", "+41", "+1", "+7", "+39", "+54", "9", "15", "0800",
    "41791234567",
    " ", " ", "-", ".", "/", "(", ")", "[", "]", "~", "x", "ext", ";ext=", ";", "=", "tel:",
    "phone-context=", "example.com", ",,", "#", "*", "FLOWERS", "abc", "\u{A0}", "\u{2060}",
    "\u{AD}", "\u{200B}", "\u{3000}", "‐", "−", "٤", "४", "４", "＋", "（", "）", "\u{1D7CF}", "é",
    "\n", "\0", "👍🏽",
  ]

  /// Returns a calling code and a national number, or only the number.
  private static func example(
    in name: String,
    _ directory: PhoneDirectory,
    _ generator: inout SplitMix64
  ) -> String {
    let known: PhoneRegion?
    do { known = try directory.region(named: name) } catch { known = nil }
    guard let region = known else { return "" }
    let types = region.exampleTypes
    guard !types.isEmpty, let number = region.exampleNumber(of: types[generator.below(types.count)])
    else { return String(region.callingCode) }
    return (generator.once(in: 3) ? "" : String(number.callingCode)) + number.nationalNumber
  }

  private static func grouped(_ number: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    if generator.once(in: 2) { return number }
    let separator = [UInt8]([" ", "-", ".", "/", "\u{A0}", " - "].any(&generator).utf8)
    let size = 2 + generator.below(3)
    return number.enumerated().reduce(into: []) { text, digit in
      if digit.offset > 0, digit.offset % size == 0 { text += separator }
      text.append(digit.element)
    }
  }
}
