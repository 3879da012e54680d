/// A checksum as a formula: the values of characters, their weights, and the required result.
///
///     // ISBN-10: weights 10, 9, … 1, and the sum is a multiple of 11.
///     var isbn = ChecksumFormula(modulus: 11, expecting: .remainder([0]))
///     isbn.values = try CharacterValues("0-9X")
///     isbn.weights = Array(1...10)
///     isbn.from = .right
///     try Checksum(isbn).holds("097522980X".utf8Span)  // true
public struct ChecksumFormula: Hashable, Sendable {
  /// The way to read a text.
  public enum Reading: Hashable, Sendable {
    /// Values that are weighted and added up.
    case sum

    /// A single number: the decimal digits of all values, one after another.
    ///
    /// A letter that counts as 10 provides two digits, as in ISO 13616.
    case number

    /// A single number whose digits are the values, in a base from 2 to 10,000.
    case digits(base: Int)
  }

  /// The end of the text where weights, and values that take turns, begin.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case left, right
  }

  /// The required result.
  public enum Expectation: Hashable, Sendable {
    /// One of these remainders.
    case remainder([Int])

    /// A separate check character: the one at the position of the remainder in one of these texts.
    ///
    /// `_` skips a position: no number has this remainder. The same is true for a remainder beyond
    /// the end of the text. `A-Z` is a range, as in ``CharacterValues``.
    case characters([String])

    /// A separate check number in decimal digits that is congruent to the remainder or to its
    /// negative.
    case number(isNegative: Bool)
  }

  /// The values of the characters.
  public var values = CharacterValues.alphanumeric

  /// The way to read a text.
  public var reading = Reading.sum

  /// The factors of the characters, repeated as often as needed.
  public var weights = [1]

  /// The end of the text where weights and turns begin.
  public var from = Direction.left

  /// Whether to add up the digits of each product, as in the Luhn algorithm.
  public var folds = false

  /// The number that the sum or the number is divided by.
  public var modulus: Int

  /// The required result.
  public var expectation: Expectation

  /// Creates a formula that adds up the characters `0-9A-Z` with the weight 1.
  public init(modulus: Int, expecting expectation: Expectation) {
    self.modulus = modulus
    self.expectation = expectation
  }

  /// The possible moduli.
  public static let moduli = 2...1_000_000

  /// The possible weights.
  public static let possibleWeights = -1_000_000...1_000_000

  /// The maximum common period of weights and turns in positions, times the number of characters.
  ///
  /// It limits the memory of a checksum.
  public static let maximumCells = 65_536
}

/// The reason why a checksum can't be created, for the author of a formula.
public struct ChecksumError: Error, Hashable, CustomStringConvertible {
  /// The part of a formula, by its name in packs.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    case values, reading = "as", weights, from, fold, modulus, remainder, characters
  }

  /// The part that is wrong.
  public let part: Part

  /// What is wrong with it.
  public let reason: String

  /// What to do instead.
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
  /// The common period of weights and turns, in positions.
  ///
  /// It is computed without a limit, so it may be larger than possible.
  var period: Int {
    let turns = values.turns.count
    return weights.count / greatestCommonDivisor(weights.count, turns) * turns
  }

  /// Throws the first error in the formula, in the order of its settings.
  func validate() throws(ChecksumError) {
    try validateReading()
    try validateWeights()
    guard Self.moduli ~= modulus else {
      throw ChecksumError(
        .modulus,
        "The modulus is \(modulus).",
        "It must be from \(Self.moduli.lowerBound) to \(Self.moduli.upperBound)."
      )
    }
    switch expectation {
    case .remainder(let remainders): try validateRemainders(remainders)
    case .characters(let texts):
      guard !texts.isEmpty else {
        throw ChecksumError(
          .characters,
          "The list of check characters is empty.",
          "Add the check characters."
        )
      }
      for text in texts { try validateCharacters(text) }
    case .number: break
    }
  }

  private func validateReading() throws(ChecksumError) {
    guard reading != .sum else { return }
    if case .digits(let base) = reading, !(2...10_000 ~= base) {
      throw ChecksumError(.reading, "The base is \(base).", "It must be from 2 to 10000.")
    }
    guard values.turns.count == 1 else {
      throw ChecksumError(
        .values,
        "Values can't alternate if the text is one number.",
        "Alternating values need `as: sum`."
      )
    }
    guard weights == [1] else {
      throw ChecksumError(
        .weights,
        "There can't be weights if the text is one number.",
        "Weights need `as: sum`."
      )
    }
    guard !folds else {
      throw ChecksumError(
        .fold,
        "The text is one number, so there are no products to fold.",
        "`fold` needs `as: sum`."
      )
    }
    guard from == .left else {
      throw ChecksumError(
        .from,
        "The text is one number, and numbers are read from the left.",
        "`from: right` needs `as: sum`."
      )
    }
  }

  private func validateWeights() throws(ChecksumError) {
    guard !weights.isEmpty else {
      throw ChecksumError(
        .weights,
        "The list of weights is empty.",
        "Leave out the setting for weights of 1."
      )
    }
    for weight in weights where !(Self.possibleWeights ~= weight) {
      throw ChecksumError(
        .weights,
        "The weight \(weight) is too large.",
        "Weights must be \(Self.possibleWeights.lowerBound) to \(Self.possibleWeights.upperBound)."
      )
    }
    guard weights.contains(where: { $0 != 0 }) else {
      throw ChecksumError(.weights, "All weights are 0.", "At least one weight must differ from 0.")
    }
    if folds, let weight = weights.first(where: { $0 < 0 }) {
      throw ChecksumError(
        .weights,
        "The weight \(weight) is negative, but products are folded.",
        "Folding adds the digits of products, which must not be negative."
      )
    }
    let columns = values.characters.count + 1
    let (cells, overflows) = period.multipliedReportingOverflow(by: columns)
    guard !overflows, cells <= Self.maximumCells else {
      throw ChecksumError(
        .weights,
        "Weights and alternating values repeat together only after \(period) positions.",
        "With so many characters, at most \(Self.maximumCells / columns) positions are possible."
      )
    }
  }

  private func validateRemainders(_ remainders: [Int]) throws(ChecksumError) {
    guard !remainders.isEmpty else {
      throw ChecksumError(
        .remainder,
        "The formula doesn't say which remainder is right.",
        "Write `remainder:` if the check digit is part of the sum, or name its part in `check:`."
      )
    }
    for remainder in remainders where !(0..<modulus ~= remainder) {
      throw ChecksumError(
        .remainder,
        "Dividing by \(modulus) never leaves \(remainder).",
        "A remainder must be from 0 to \(modulus - 1)."
      )
    }
    guard Set(remainders).count == remainders.count else {
      throw ChecksumError(.remainder, "A remainder appears twice.", "Write each remainder once.")
    }
  }

  private func validateCharacters(_ text: String) throws(ChecksumError) {
    let characters = try CharacterNotation.expand(text, filler: CharacterValues.filler, .characters)
    guard characters.contains(where: { $0 != nil }) else {
      throw ChecksumError(
        .characters,
        "A text doesn't contain any characters.",
        "Add the check characters."
      )
    }
    guard characters.count <= modulus else {
      throw ChecksumError(
        .characters,
        "There are \(characters.count) characters for \(modulus) remainders.",
        "The last characters would never be used. Write at most \(modulus)."
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
