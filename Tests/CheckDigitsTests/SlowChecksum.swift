@testable import CheckDigits

/// Checksums as one would compute them by hand, to compare the kernel with.
struct SlowChecksum {
  let formula: ChecksumFormula

  /// Returns what a text leaves, or nil if a character has no value.
  func remainder(of text: String) -> Int? {
    let scalars = Array(text.unicodeScalars)
    var values: [Int] = []
    for index in scalars.indices {
      let place = formula.from == .left ? index : scalars.count - 1 - index
      let turn = formula.values.turns[place % formula.values.turns.count]
      guard let entry = turn.first(where: { $0.scalar == scalars[index] }) else { return nil }
      values.append(entry.number)
    }
    switch formula.reading {
    case .number: return Self.number(values.map(String.init).joined(), modulo: formula.modulus)
    case .digits(let base):
      return values.reduce(0) { ($0 * base + $1) % formula.modulus }
    case .sum:
      var sum = 0
      for index in values.indices {
        let place = formula.from == .left ? index : scalars.count - 1 - index
        let product = values[index] * formula.weights[place % formula.weights.count]
        sum += formula.folds ? String(product).compactMap(\.wholeNumberValue).reduce(0, +) : product
      }
      return (sum % formula.modulus + formula.modulus) % formula.modulus
    }
  }

  /// Returns whether a text and its check are right.
  func holds(_ text: String, check: String) -> Bool {
    guard let remainder = remainder(of: text) else { return false }
    switch formula.expectation {
    case .remainder(let remainders): return remainders.contains(remainder)
    case .characters(let texts):
      return texts.contains { text in
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let characters = Array(
          text.replacing("A-Z", with: letters).replacing("0-9", with: "0123456789").unicodeScalars
        )
        return remainder < characters.count && characters[remainder] != "_"
          && String(characters[remainder]) == check
      }
    case .number(let isNegative):
      guard !check.isEmpty, check.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return false }
      let number = Self.number(check, modulo: formula.modulus)
      return ((isNegative ? -number : number) - remainder) % formula.modulus == 0
    }
  }

  private static func number(_ digits: String, modulo modulus: Int) -> Int {
    digits.reduce(0) { ($0 * 10 + ($1.wholeNumberValue ?? 0)) % modulus }
  }
}

extension Checksum {
  func holds(_ text: String) -> Bool { holds(text.utf8Span) }

  func holds(_ text: String, check: String) -> Bool {
    holds(text.utf8Span, check: check.utf8Span)
  }
}
