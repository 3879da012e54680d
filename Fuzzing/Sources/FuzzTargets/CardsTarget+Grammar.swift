import Rulebook
import RulebookKernels

extension CardsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    let prefixes = table.rows.flatMap(\.prefixes)
    let lengths = table.rows.flatMap(\.lengths)
    return InputGrammar(pieces: Self.pieces) { generator in
      let prefix = prefixes[generator.below(prefixes.count)]
      let length =
        generator.once(in: 4) ? generator.below(22) : lengths[generator.below(lengths.count)]
      // Also the neighbors of the range.
      let size = prefix.upperBound - prefix.lowerBound + 3
      var number = Array(String(prefix.lowerBound - 1 + generator.below(size)).utf8)
      while number.count < length { number.append(0x30 + UInt8(generator.below(10))) }
      if !generator.once(in: 4) { Self.complete(&number) }
      return Self.grouped(number, &generator)
    }
  }

  private static let pieces = [
    "0", "1", "4", "5", "9", "4111", "1111", "411111", "5555555555554444", "378282246310005",
    "2223", "2720", "6011", "30", "36", "50", "6759", "0000000000000000", " ", " ", "-", "-", "--",
    "  ", "/", "\t", "\u{A0}", "\u{2009}", "\u{2011}", "—", "\u{200B}", "\u{3000}", "٤", "١", "४",
    "１", "４", "\u{1D7CF}", "\u{1E954}", "①", "²", "Ⅳ", "é", "x", ".", "\n", "\0", "👍🏽", "\u{301}",
  ]

  /// Sets the last digit to the check digit, ISO/IEC 7812-1 Annex B.
  private static func complete(_ number: inout [UInt8]) {
    guard let last = number.indices.last else { return }
    var sum = 0
    for (place, byte) in number.dropLast().reversed().enumerated() {
      let digit = Int(byte) - 0x30
      sum += place % 2 == 1 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9
    }
    number[last] = 0x30 + UInt8((10 - sum % 10) % 10)
  }

  private static func grouped(_ number: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    if generator.once(in: 2) { return number }
    let separator = [UInt8](["-", " ", " ", "\u{A0}", "—"].any(&generator).utf8)
    let size = 3 + generator.below(4)
    return number.enumerated().reduce(into: []) { text, digit in
      if digit.offset > 0, digit.offset % size == 0 { text += separator }
      text.append(digit.element)
    }
  }
}
