/// Estimates how many guesses it takes to find a password.
///
///     let estimator = PasswordEstimator(dictionaries: dictionaries, keyboards: keyboards)
///     try estimator.estimate("password", referenceYear: 2026).score  // 0
///
/// You can use an estimator from any number of threads. No part of a password stays in memory.
///
/// Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016.
public struct PasswordEstimator: Sendable {
  /// The number of UTF-16 units that are estimated.
  ///
  /// Further units only make a password stronger.
  public static let mostUnits = 256

  /// The dictionaries that passwords are compared with.
  public let dictionaries: PasswordDictionaries

  /// The keyboards that passwords are compared with.
  public let keyboards: PasswordKeyboards

  /// The model of the estimate.
  public let model: PasswordModel

  /// Creates an estimator.
  ///
  /// - Parameters:
  ///   - dictionaries: The dictionaries that passwords are compared with.
  ///   - keyboards: The keyboards that passwords are compared with.
  ///   - model: The model of the estimate.
  public init(
    dictionaries: PasswordDictionaries,
    keyboards: PasswordKeyboards,
    model: PasswordModel = .extended
  ) {
    self.dictionaries = dictionaries
    self.keyboards = keyboards
    self.model = model
  }

  /// Estimates a password.
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - context: Words that an attacker would try first, such as the user's name, most likely
  ///     first.
  ///   - referenceYear: The current year. An attacker tries years close to it first.
  /// - Returns: The estimate.
  /// - Throws: `PasswordDataUnreadable` if a dictionary or keyboard can't be read.
  /// - Complexity: O(*n*²) in the number of units that are estimated, times the number of words of
  ///   the context.
  public func estimate(
    _ password: String,
    context: [String] = [],
    referenceYear: Int
  ) throws(PasswordDataUnreadable) -> PasswordEstimate {
    try estimate(password.utf8Span, context: context, referenceYear: referenceYear)
  }

  /// Estimates a password.
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - context: Words that an attacker would try first, most likely first.
  ///   - referenceYear: The current year. An attacker tries years close to it first.
  /// - Returns: The estimate.
  /// - Throws: `PasswordDataUnreadable` if a dictionary or keyboard can't be read.
  public func estimate(
    _ password: UTF8Span,
    context: [String] = [],
    referenceYear: Int
  ) throws(PasswordDataUnreadable) -> PasswordEstimate {
    let knowledge = GuessEstimation.Knowledge(
      lexicon: try dictionaries.lexicon(),
      keyboards: try keyboards.keyboardSet(),
      context: context.isEmpty ? [] : ContextCandidates.words(of: context, model),
      referenceYear: referenceYear,
      model: model
    )
    let units = min(password.count, Self.mostUnits)
    return knowledge.lexicon.memory.with(units: units) { memory in
      Self.estimate(EstimatedText(password, model, in: memory), knowledge, in: memory)
    }
  }

  private static func estimate(
    _ text: EstimatedText,
    _ knowledge: borrowing GuessEstimation.Knowledge,
    in memory: EstimationMemory
  ) -> PasswordEstimate {
    let estimation = GuessEstimation(text.units, knowledge, in: memory)
    let guesses = estimation.search.guesses
    let score = score(guesses)
    let advice = PasswordAdvice(score: score, estimation, knowledge)
    return PasswordEstimate(
      score: score,
      guessesLog10: Log10.of(guesses),
      crackTimes: PasswordCrackTimes(guesses: guesses),
      matches: estimation.matches(in: text),
      weakness: advice.weakness,
      weaknessRange: advice.weakness == nil ? nil : advice.range.map(text.range),
      suggestions: advice.suggestions,
      guesses: guesses
    )
  }

  /// Returns the score for a number of guesses.
  ///
  /// The limits come from the published model, which adds a small margin to powers of ten.
  private static func score(_ guesses: Double) -> Int {
    if guesses < 1e6 + 5 { return guesses < 1e3 + 5 ? 0 : 1 }
    if guesses < 1e10 + 5 { return guesses < 1e8 + 5 ? 2 : 3 }
    return 4
  }
}

extension GuessEstimation {
  /// Returns the pieces of the cheapest way, with their ranges in the original text.
  fileprivate func matches(in text: EstimatedText) -> [PasswordMatch] {
    search.pieces.compactMap { piece in
      let range = text.range(piece.start..<piece.end)
      return range.isEmpty ? nil : PasswordMatch(kind: kind(of: piece), range: range)
    }
  }

  private func kind(of piece: GuessSearch.Piece) -> PasswordMatch.Kind {
    guard let number = piece.candidate else { return .bruteForce }
    let candidate = table.candidates[number]
    switch candidate.kind {
    case _ where candidate.dictionary == Candidate.context: return .context
    case .dictionary, .transposed: return .dictionary
    case .reversed: return .reversed
    case .substituted: return .substituted
    case .keyboard: return .keyboardWalk
    case .repetition: return .repeat
    case .sequence: return .sequence
    case .year: return .year
    case .date: return .date
    }
  }
}

/// The knowledge that an estimate assumes an attacker to have.
public enum PasswordModel: String, CaseIterable, Sendable, Hashable {
  /// The published model of zxcvbn 4.4.2 and nothing else, for comparable results.
  case zxcvbn

  /// The published model with these additions: keyboards and dictionaries of more languages, words
  /// typed with the wrong keyboard layout, words of the context in every form, and writing systems
  /// with thousands of characters.
  case extended
}
