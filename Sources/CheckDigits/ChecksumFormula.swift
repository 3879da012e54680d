/// A checksum spelled out: what characters count, how they are weighted, and what must come out.
///
///     // ISBN-10: weights 10, 9, … 1, and the sum is a multiple of 11.
///     var isbn = ChecksumFormula(modulus: 11, expecting: .remainder([0]))
///     isbn.values = try CharacterValues("0-9X")
///     isbn.weights = Array(1...10)
///     isbn.from = .right
///     try Checksum(isbn).holds("097522980X".utf8Span)  // true
public struct ChecksumFormula: Hashable, Sendable {
  /// What a text is read as.
  public enum Reading: Hashable, Sendable {
    /// Numbers that are weighted and added up.
    case sum

    /// One number: the decimal digits of all values, one after the other.
    ///
    /// A letter that counts as 10 is two digits, as in ISO 13616.
    case number

    /// One number whose digits are the values, in a base from 2 to 10,000.
    case digits(base: Int)
  }

  /// The end of the text at which weights, and values that take turns, begin.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case left, right
  }

  /// What must come out.
  public enum Expectation: Hashable, Sendable {
    /// One of these remainders.
    case remainder([Int])

    /// A check character beside the text: the one that stands in one of these texts at the place
    /// of the remainder.
    ///
    /// `_` keeps a place free: there is no number with that remainder, as there is none with a
    /// remainder beyond the end of the text. `A-Z` is a range, as in ``CharacterValues``.
    case characters([String])

    /// A check number beside the text, in decimal digits, which is congruent to the remainder, or
    /// to its negative.
    case number(isNegative: Bool)
  }

  /// What characters count.
  public var values = CharacterValues.alphanumeric

  /// What a text is read as.
  public var reading = Reading.sum

  /// The factors of the characters, repeated as often as needed.
  public var weights = [1]

  /// Where weights and turns begin.
  public var from = Direction.left

  /// Whether the digits of each product are added up, as in the Luhn algorithm.
  public var folds = false

  /// What the sum or the number is divided by.
  public var modulus: Int

  /// What must come out.
  public var expectation: Expectation

  /// Creates a formula that adds up the characters `0-9A-Z` with the weight 1.
  public init(modulus: Int, expecting expectation: Expectation) {
    self.modulus = modulus
    self.expectation = expectation
  }

  /// The moduli that are possible.
  public static let moduli = 2...1_000_000

  /// The weights that are possible.
  public static let possibleWeights = -1_000_000...1_000_000

  /// The places after which weights and turns repeat together, times the number of characters, are
  /// at most this: it bounds the memory of a checksum.
  public static let maximumCells = 65_536
}

/// Why no checksum can be made, for the author of a formula.
public struct ChecksumError: Error, Hashable, CustomStringConvertible {
  /// The part of a formula, by the name that packs give it.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    case values, reading = "as", weights, from, fold, modulus, remainder, characters
  }

  /// The part that is wrong.
  public let part: Part

  /// What is wrong with it.
  public let reason: String

  /// What to do.
  public let hint: String

  /// Creates an error about a part of a formula.
  public init(_ part: Part, _ reason: String, _ hint: String) {
    self.part = part
    self.reason = reason
    self.hint = hint
  }

  static let tooManyCharacters = ChecksumError(
    .values,
    "Too many characters have values.",
    "At most \(CharacterValues.maximumCount) characters can have a value."
  )

  /// The part, the reason and the hint.
  public var description: String { "\(part.rawValue): \(reason) \(hint)" }
}

extension ChecksumFormula {
  /// The number of places after which weights and turns repeat together, without what they need at
  /// most: it may be beyond what is possible.
  var period: Int {
    let turns = values.turns.count
    return weights.count / greatestCommonDivisor(weights.count, turns) * turns
  }

  /// Throws what is wrong with the formula, the first fault in the order in which it is written.
  func validate() throws(ChecksumError) {
    try validateReading()
    try validateWeights()
    guard Self.moduli ~= modulus else {
      throw ChecksumError(
        .modulus,
        "The modulus is \(modulus).",
        "It is \(Self.moduli.lowerBound) to \(Self.moduli.upperBound)."
      )
    }
    switch expectation {
    case .remainder(let remainders): try validateRemainders(remainders)
    case .characters(let texts):
      guard !texts.isEmpty else {
        throw ChecksumError(.characters, "There are no characters.", "Name those of a check.")
      }
      for text in texts { try validateCharacters(text) }
    case .number: break
    }
  }

  private func validateReading() throws(ChecksumError) {
    guard reading != .sum else { return }
    if case .digits(let base) = reading, !(2...10_000 ~= base) {
      throw ChecksumError(.reading, "The base is \(base).", "It is 2 to 10000.")
    }
    guard values.turns.count == 1 else {
      throw ChecksumError(
        .values,
        "Values take turns where the text is one number.",
        "Turns need `as: sum`."
      )
    }
    guard weights == [1] else {
      throw ChecksumError(
        .weights,
        "There are weights where the text is one number.",
        "Weights need `as: sum`."
      )
    }
    guard !folds else {
      throw ChecksumError(
        .fold,
        "The text is one number, which has no products to fold.",
        "`fold` needs `as: sum`."
      )
    }
    guard from == .left else {
      throw ChecksumError(
        .from,
        "The text is one number, which is read from the left.",
        "`from: right` needs `as: sum`."
      )
    }
  }

  private func validateWeights() throws(ChecksumError) {
    guard !weights.isEmpty else {
      throw ChecksumError(.weights, "There are no weights.", "Leave them out for weights of 1.")
    }
    for weight in weights where !(Self.possibleWeights ~= weight) {
      throw ChecksumError(
        .weights,
        "The weight \(weight) is too large.",
        "Weights are \(Self.possibleWeights.lowerBound) to \(Self.possibleWeights.upperBound)."
      )
    }
    guard weights.contains(where: { $0 != 0 }) else {
      throw ChecksumError(.weights, "All weights are 0.", "At least one must count.")
    }
    if folds, let weight = weights.first(where: { $0 < 0 }) {
      throw ChecksumError(
        .weights,
        "The weight \(weight) is negative, and products are folded.",
        "Folding adds the digits of products, which must not be negative."
      )
    }
    let columns = values.characters.count + 1
    let (cells, overflows) = period.multipliedReportingOverflow(by: columns)
    guard !overflows, cells <= Self.maximumCells else {
      throw ChecksumError(
        .weights,
        "Weights and turns of values repeat together only after \(period) places.",
        "With so many characters, at most \(Self.maximumCells / columns) places are possible."
      )
    }
  }

  private func validateRemainders(_ remainders: [Int]) throws(ChecksumError) {
    guard !remainders.isEmpty else {
      throw ChecksumError(
        .remainder,
        "Nothing says what must remain.",
        "Write `remainder:` if the check digit is among what is added up, or name its part in `check:`."
      )
    }
    for remainder in remainders where !(0..<modulus ~= remainder) {
      throw ChecksumError(
        .remainder,
        "Dividing by \(modulus) never leaves \(remainder).",
        "A remainder is 0 to \(modulus - 1)."
      )
    }
    guard Set(remainders).count == remainders.count else {
      throw ChecksumError(.remainder, "A remainder stands twice.", "Name each once.")
    }
  }

  private func validateCharacters(_ text: String) throws(ChecksumError) {
    let characters = try CharacterNotation.expand(text, filler: CharacterValues.filler, .characters)
    guard characters.contains(where: { $0 != nil }) else {
      throw ChecksumError(.characters, "A text has no character.", "Name those of a check.")
    }
    guard characters.count <= modulus else {
      throw ChecksumError(
        .characters,
        "There are \(characters.count) characters for \(modulus) remainders.",
        "The last would never be asked for: name at most \(modulus)."
      )
    }
  }
}

/// Returns the greatest common divisor of two positive numbers.
private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (first, second) = (first, second)
  while second != 0 { (first, second) = (second, first % second) }
  return first
}
