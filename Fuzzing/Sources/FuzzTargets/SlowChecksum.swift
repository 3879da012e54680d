import RulebookKernels

/// Checksums computed as if by hand, for comparison with the kernel.
struct SlowChecksum {
  /// The values of characters, in turns.
  var turns: [[Unicode.Scalar: Int]]
  var formula: ChecksumFormula

  /// Returns the remainder of a text, or nil if a character has no value.
  func remainder(of text: String) -> Int? {
    let scalars = Array(text.unicodeScalars)
    var values: [Int] = []
    for index in scalars.indices {
      guard let value = turns[place(index, scalars.count) % turns.count][scalars[index]] else {
        return nil
      }
      values.append(value)
    }
    let modulus = formula.modulus
    switch formula.reading {
    case .number: return Self.number(values.map(String.init).joined(), modulus)
    case .digits(let base): return values.reduce(0) { ($0 * base + $1) % modulus }
    case .sum:
      var sum = 0
      for (index, value) in values.enumerated() {
        let weight = formula.weights[place(index, values.count) % formula.weights.count]
        let product = value * weight
        sum += formula.folds ? String(product).compactMap(\.wholeNumberValue).reduce(0, +) : product
      }
      return (sum % modulus + modulus) % modulus
    }
  }

  private func place(_ index: Int, _ count: Int) -> Int {
    formula.from == .left ? index : count - 1 - index
  }

  /// Returns whether a text and its check are correct.
  func holds(_ text: String, check: String) -> Bool {
    guard let remainder = remainder(of: text) else { return false }
    switch formula.expectation {
    case .remainder(let remainders): return remainders.contains(remainder)
    case .characters(let texts):
      return texts.contains { text in
        let characters = Self.places(text)
        guard remainder < characters.count, let right = characters[remainder] else { return false }
        return [right] == Array(check.unicodeScalars)
      }
    case .number(let isNegative):
      guard !check.isEmpty, check.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return false }
      let number = Self.number(check, formula.modulus)
      return ((isNegative ? number + remainder : number - remainder) % formula.modulus) == 0
    }
  }

  static func number(_ digits: String, _ modulus: Int) -> Int {
    digits.utf8.reduce(0) { ($0 * 10 + Int($1) - 0x30) % modulus }
  }

  /// Returns the characters of a text where `A-Z` is a range.
  static func expanded(_ text: String) -> [Unicode.Scalar] {
    places(text, keepingFree: nil).compactMap(\.self)
  }

  /// Returns the characters of a text where `A-Z` is a range, with nil for reserved places.
  static func places(
    _ text: String,
    keepingFree filler: Unicode.Scalar? = "_"
  ) -> [Unicode.Scalar?] {
    var rest = Array(text.unicodeScalars)[...]
    var characters: [Unicode.Scalar?] = []
    while let first = rest.popFirst() {
      if rest.count > 1, rest.first == "-", let last = rest.dropFirst().first, first <= last,
        last.value - first.value < 1_000
      {
        characters +=
          (first.value...last.value).compactMap { Unicode.Scalar($0) } as [Unicode.Scalar?]
        rest = rest.dropFirst(2)
      } else {
        characters.append(first == filler ? nil : first)
      }
    }
    return characters
  }
}

/// The named methods in the form of their standards, over values of characters.
enum SlowMethod {
  private static let alphanumeric = SlowChecksum.expanded("0-9A-Z")
  private static let digits = SlowChecksum.expanded("0-9")
  private static let letters = SlowChecksum.expanded("A-Z")

  /// Returns whether a text with its check characters is correct.
  static func holds(_ method: ChecksumMethod, _ text: String) -> Bool {
    switch method {
    case .luhn: values(text, digits).map { luhn($0, 10) } ?? false
    case .luhnOfLetters:
      values(text, alphanumeric).map { luhn(decimals($0), 10) } ?? false
    case .verhoeff: values(text, digits).map(verhoeff) ?? false
    case .damm: values(text, digits).map { table($0, dammRows) } ?? false
    case .mod10Recursive: values(text, digits).map { table($0, recursiveRows) } ?? false
    case .mod97And10:
      pure(text, alphanumeric, check: digits, 2).map { values in
        SlowChecksum.number(values.map(String.init).joined(), 97) == 1
      } ?? false
    case .mod11And2: pure(text, digits, check: digits + ["X"], 1, 11, 2)
    case .mod37And2: pure(text, alphanumeric, check: alphanumeric + ["*"], 1, 37, 2)
    case .mod661And26: pure(text, letters, check: letters, 2, 661, 26)
    case .mod1271And36: pure(text, alphanumeric, check: alphanumeric, 2, 1271, 36)
    case .mod11And10: values(text, digits).map { hybrid($0, 10) } ?? false
    case .mod27And26: values(text, letters).map { hybrid($0, 26) } ?? false
    case .mod37And36: values(text, alphanumeric).map { hybrid($0, 36) } ?? false
    }
  }

  /// Returns the values of at least one character, or nil if a character has none.
  private static func values(_ text: String, _ characters: [Unicode.Scalar]) -> [Int]? {
    let values = text.unicodeScalars.map { characters.firstIndex(of: $0) }
    let known = values.compactMap(\.self)
    return known.isEmpty || known.count < values.count ? nil : known
  }

  private static func decimals(_ values: [Int]) -> [Int] {
    values.flatMap { String($0).compactMap(\.wholeNumberValue) }
  }

  /// Doubles every second value from the right, and adds up the digits of each product.
  private static func luhn(_ values: [Int], _ base: Int) -> Bool {
    let products = values.reversed().enumerated().map { $0 % 2 == 0 ? $1 : 2 * $1 }
    return products.reduce(0) { $0 + $1 / base + $1 % base } % base == 0
  }

  /// ISO/IEC 7064 §7.
  private static func hybrid(_ values: [Int], _ modulus: Int) -> Bool {
    var product = modulus
    for value in values.dropLast() {
      let sum = (product + value) % modulus
      product = 2 * (sum == 0 ? modulus : sum) % (modulus + 1)
    }
    return (product + values[values.count - 1]) % modulus == 1
  }

  /// ISO/IEC 7064 §6: values times powers of the radix, from the right, have the remainder 1.
  private static func pure(
    _ text: String,
    _ characters: [Unicode.Scalar],
    check: [Unicode.Scalar],
    _ count: Int,
    _ modulus: Int,
    _ radix: Int
  ) -> Bool {
    guard let values = pure(text, characters, check: check, count) else { return false }
    var power = 1
    var sum = 0
    for value in values.reversed() {
      sum = (sum + value * power) % modulus
      power = power * radix % modulus
    }
    return sum == 1
  }

  /// Returns the values of characters, with the check characters last.
  private static func pure(
    _ text: String,
    _ characters: [Unicode.Scalar],
    check: [Unicode.Scalar],
    _ count: Int
  ) -> [Int]? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count >= count else { return nil }
    var values: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      let own = index < scalars.count - count ? characters : check
      guard let value = own.firstIndex(of: scalar) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Verhoeff's products of permuted digits from the right, in the dihedral group.
  private static func verhoeff(_ values: [Int]) -> Bool {
    var state = 0
    for (place, digit) in values.reversed().enumerated() {
      let permuted = (0..<place % 8).reduce(digit) { last, _ in
        [1, 5, 7, 6, 2, 8, 3, 0, 9, 4][last]
      }
      let sum = (state < 5 ? state + permuted : state - permuted + 10) % 5
      state = (state < 5) == (permuted < 5) ? sum : 5 + sum
    }
    return state == 0
  }

  private static func table(_ values: [Int], _ rows: [String]) -> Bool {
    values.reduce(0) { state, digit in
      Array(rows[state % rows.count].utf8).map { Int($0) - 0x30 }[
        rows.count == 1 ? (state + digit) % 10 : digit
      ]
    } == 0
  }

  // H. M. Damm, "Total anti-symmetrische Quasigruppen", Marburg 2004, order 10.
  private static let dammRows = [
    "0317598642", "7092154863", "4206871359", "1750983426", "6123045978", "3674209581",
    "5869720134", "8945362017", "9438617205", "2581436790",
  ]

  // SIX, Swiss Payment Standards, "check digit modulo 10, recursive".
  private static let recursiveRows = ["0946827135"]
}
