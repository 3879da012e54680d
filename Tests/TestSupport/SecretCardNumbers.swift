/// Pairs of card numbers of one brand that share no three digits after the first.
///
/// They show that only the brand decides what is reported about them. The report on one number must
/// be, to the byte, the report on the other: then it repeats nothing of either. Runs of three
/// digits in constants, such as lengths, are the same in both.
public enum SecretCardNumbers {
  /// Two numbers, written in the same way.
  public struct Pair: Sendable, CustomStringConvertible {
    /// What is special about the numbers.
    public var name: String

    /// One number.
    public var first: String

    /// The other number.
    public var second: String

    /// The name.
    public var description: String { name }
  }

  /// Numbers with a correct check digit, with a wrong one, too short, and too long.
  private static let digits: [(name: String, first: String, second: String)] = [
    ("a valid Visa", completed("467896789678967"), completed("423542354235423")),
    ("a wrong check digit", "4678967896789678", "4235423542354235"),
    ("a valid Maestro", completed("58796879687968796"), completed("58234523452345234")),
    ("too short", "46789678967", "42354235423"),
    ("a length between", "46789678967896", "42354235423542"),
    ("too long", "467896789678967896789", "423542354235423542354"),
    ("nobody's", "7789678967896789", "7235423542354235"),
  ]

  /// Every number, written in every way.
  public static let pairs: [Pair] = digits.flatMap { number in
    writings.map { writing in
      Pair(
        name: "\(number.name), \(writing.name)",
        first: writing.write(number.first),
        second: writing.write(number.second)
      )
    }
  }

  private static let writings: [(name: String, write: @Sendable (String) -> String)] = [
    ("ASCII", { $0 }),
    ("grouped", { grouped($0) }),
    ("pasted", { "  \(grouped($0).split(separator: " ").joined(separator: " - "))- " }),
    ("full-width", { inDigits(from: 0xFF10, $0) }),
    ("Arabic-Indic", { inDigits(from: 0x660, $0) }),
    ("Arabic-Indic, grouped", { grouped(inDigits(from: 0x660, $0)) }),
    ("with junk behind", { $0 + "x" }),
    ("with junk before", { "No. " + grouped($0) }),
    ("with junk inside", { String($0.prefix(6)) + "\u{1F4B3}" + $0.dropFirst(6) }),
    (
      "half of it in other digits",
      { $0.prefix(5) + inDigits(from: 0x966, String($0.dropFirst(5))) }
    ),
  ]

  /// Returns every run of three digits of a number, as written and in ASCII, without those that the
  /// other number has too.
  public static func runs(of pair: Pair) -> [String] {
    let others = Set(runs(of: pair.second))
    return runs(of: pair.first).filter { !others.contains($0) }
  }

  private static func runs(of text: String) -> [String] {
    let written = text.filter { $0.wholeNumberValue != nil }
    let plain = String(written.compactMap { $0.wholeNumberValue.map { Character("\($0)") } })
    return [written, plain].flatMap { digits in
      let characters = Array(digits)
      return characters.indices.dropLast(2).map { String(characters[$0..<($0 + 3)]) }
    }
  }

  private static func grouped(_ digits: String) -> String {
    var text = ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, offset.isMultiple(of: 4) { text += " " }
      text.append(digit)
    }
    return text
  }

  private static func inDigits(from zero: UInt32, _ digits: String) -> String {
    var text = ""
    for digit in digits {
      let value = UInt32(digit.wholeNumberValue ?? 0)
      if let scalar = Unicode.Scalar(zero + value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Returns a number with its check digit appended, by ISO/IEC 7812-1 Annex B.
  private static func completed(_ digits: String) -> String {
    var sum = 0
    for (offset, digit) in digits.reversed().enumerated() {
      let value = (digit.wholeNumberValue ?? 0) * (offset.isMultiple(of: 2) ? 2 : 1)
      sum += value > 9 ? value - 9 : value
    }
    return digits + String((10 - sum % 10) % 10)
  }
}
