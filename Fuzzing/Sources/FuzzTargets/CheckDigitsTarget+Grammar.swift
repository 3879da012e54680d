import RulebookKernels

extension CheckDigitsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces + Self.values) { generator in
      if generator.once(in: 3) {
        let method = ChecksumMethod.allCases[generator.below(ChecksumMethod.allCases.count)]
        return Array((method.rawValue + "\n" + Self.text(&generator)).utf8)
      }
      var words = (0..<generator.below(14)).map { _ in
        String(
          generator.below(generator.once(in: 4) ? 2_000_000 : 30) - (generator.once(in: 4) ? 20 : 0)
        )
      }.joined(separator: ",")
      for word in ["right", "fold", "number", "base=2", "base=36", "base=10000"]
      where generator.once(in: 5) { words += " " + word }
      let moduli = [2, 7, 9, 10, 11, 23, 26, 37, 97, 1_271, 999_983, 1_000_000]
      let modulus =
        generator.once(in: 3) ? generator.below(1_000) : moduli[generator.below(moduli.count)]
      let lines = [
        Self.values.any(&generator), words, String(modulus), Self.demands.any(&generator),
        Self.text(&generator), Self.checks.any(&generator),
      ]
      return Array(lines.joined(separator: "\n").utf8)
    }
  }

  private static let values = [
    "p:0123456789", "p:0-9A-Z", "p:0-9X", "p:_ABC_D", "p:0-9A-Zé", "p:а-я0-9", "s:0A,1B,2C,3,4",
    "s:0,,1AJ,2BKS,3-9", "t:0-9,9876543210", "t:0-9A-Z,ZYX,1234567890", "f:0-9=0,A-Z=17",
    "f:0-9=9990", "f:A-Z=1,0-9=900", "p:0-9\u{1F600}", "f:0-9=5,_=3",
  ]

  private static let demands = [
    "r:0", "r:1", "r:0,1,2", "r:10", "c:0-9X", "c:00987654321", "c:A-Z", "c:0_2,ABC", "n:", "m:",
    "c:TRWAGMYFPDXBNJZSQVHLCKE", "c:é0😀", "c:0-9,A-J",
  ]

  private static let checks = ["", "0", "1", "7", "X", "A", "é", "00", "07", "97", "_", "-", "😀"]

  private static let pieces = [
    "0", "1", "5", "9", "A", "Z", "X", "*", "_", "-", "é", "я", "😀", "\u{301}", " ", ",", "=", "\n",
    "right", "fold", "number", "base=7", "r:", "c:", "p:", "s:", "t:", "f:", "m:", "1000000",
    "-1000000", "luhn\n", "mod-97-10\n", "verhoeff\n", "mod-11-2\n", "damm\n",
    "99999999999999999999",
    "A-Z", "0-9", "0000000000",
  ]

  private static func text(_ generator: inout SplitMix64) -> String {
    let letters = "0123456789012345678901234567890123456789ABCJOXYZ"
    let others = ["é", "я", "😀", "*", "_", "a", "-"]
    var text = ""
    let isLong = generator.once(in: 12)
    for _ in 0..<generator.below(isLong ? 400 : 24) {
      if generator.once(in: 60) {
        text += others.any(&generator)
      } else {
        let offset = generator.below(generator.once(in: 3) ? letters.utf8.count : 10)
        text.append(letters[letters.utf8.index(letters.startIndex, offsetBy: offset)])
      }
    }
    return text
  }
}
