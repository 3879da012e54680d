/// Estimates how many guesses a password takes.
///
///     let estimator = PasswordEstimator(dictionaries: dictionaries, keyboards: keyboards)
///     try estimator.estimate("password", referenceYear: 2026).score  // 0
///
/// An estimator may be used from any number of threads. No part of a password stays in memory.
///
/// Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016.
public struct PasswordEstimator: Sendable {
  /// The number of first UTF-16 units that are estimated; more of them only make a password stronger.
  public static let mostUnits = 256

  /// The dictionaries that passwords are compared with.
  public let dictionaries: PasswordDictionaries

  /// The keyboards over which passwords may walk.
  public let keyboards: PasswordKeyboards

  /// What is taken into account.
  public let model: PasswordModel

  /// Creates an estimator.
  ///
  /// - Parameters:
  ///   - dictionaries: The dictionaries that passwords are compared with.
  ///   - keyboards: The keyboards over which passwords may walk.
  ///   - model: What is taken into account.
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
  ///   - referenceYear: The current year: an attacker tries years near to it first.
  /// - Returns: The estimate.
  /// - Throws: `PasswordDataUnreadable` if a dictionary or keyboard cannot be read.
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
  ///   - referenceYear: The current year: an attacker tries years near to it first.
  /// - Returns: The estimate.
  /// - Throws: `PasswordDataUnreadable` if a dictionary or keyboard cannot be read.
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

  /// Returns the score of a number of guesses.
  ///
  /// The limits are those of the published model, which leaves a little room above powers of ten.
  private static func score(_ guesses: Double) -> Int {
    if guesses < 1e6 + 5 { return guesses < 1e3 + 5 ? 0 : 1 }
    if guesses < 1e10 + 5 { return guesses < 1e8 + 5 ? 2 : 3 }
    return 4
  }
}

extension GuessEstimation {
  /// Returns the pieces of the cheapest way, with their ranges in the text as it was given.
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

/// What an estimate takes into account.
public enum PasswordModel: String, CaseIterable, Sendable, Hashable {
  /// The published model of zxcvbn 4.4.2 and nothing else, so that guesses can be compared.
  case zxcvbn

  /// Also keyboards and dictionaries of more languages, words typed on the wrong keyboard, words of
  /// the context in every form, and writing systems with thousands of characters.
  case extended
}
