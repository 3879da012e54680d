import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Passwords under both models.
///
/// The text before the first line feed is a word of the context.
public struct PasswordsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "passwords"

  private let published: PasswordEstimator
  private let extended: PasswordEstimator
  private let checks: [CheckSubject]

  /// A unit that isn't near any other unit in inputs, so no piece can include it.
  private static let stranger: Unicode.Scalar = "\u{E0F3}"

  /// Creates the target.
  public init() {
    let rulebook = Rulebook.forFuzzing()
    guard let published = rulebook.passwordEstimator(model: .zxcvbn),
      let extended = rulebook.passwordEstimator()
    else { preconditionFailure("The dictionaries and keyboards are missing") }
    self.published = published
    self.extended = extended
    let definition = PasswordStrengthCheck.definition
    checks = [published, extended].map { estimator in
      let check = PasswordStrengthCheck(estimator, context: ["Ann"], referenceYear: 2026)
      return CheckSubject("the check by \(estimator.model)", check, definition)
    }
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    for check in checks { _ = try check.attack(with: Array(text.utf8)) }
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let password = parts.count == 2 ? String(parts[1]) : text
    let context = parts.count == 2 ? [String(parts[0])] : []
    for estimator in [published, extended] {
      let estimate = try estimate(password, context, estimator)
      try expectSense(estimate, password, estimator.model)
      try expect(
        estimate == self.estimate(password, context, estimator),
        "\(estimator.model): the same password has the same estimate"
      )
    }
    let composed = password.precomposedStringWithCanonicalMapping
    let decomposed = password.decomposedStringWithCanonicalMapping
    // Foundation composes old Korean letters that Unicode keeps separate.
    if composed == password, decomposed == password {
      let forms = try [composed, decomposed].map { form throws(Breach) in
        try estimate(form, context, extended).guesses
      }
      try expect(forms[0] == forms[1], "extended: NFC and NFD take the same guesses", "\(forms)")
    }
    try expectNoLoss(password, context)
  }

  private func expectSense(
    _ estimate: PasswordEstimate,
    _ password: String,
    _ model: PasswordModel
  ) throws(Breach) {
    try expect(estimate.guesses.isFinite && estimate.guesses >= 1, "\(model): guesses are finite")
    try expect(estimate.guessesLog10.isFinite, "\(model): the logarithm is finite")
    try expect(0...4 ~= estimate.score, "\(model): a score is from 0 to 4")
    var end = 0
    for match in estimate.matches {
      let follows = model == .zxcvbn ? match.range.lowerBound == end : match.range.lowerBound >= end
      try expect(follows && !match.range.isEmpty, "\(model): matches follow one another")
      end = match.range.upperBound
    }
    try expect(end <= password.utf8.count, "\(model): matches are inside the password")
    if password.utf16.count <= PasswordEstimator.mostUnits, model == .zxcvbn {
      try expect(end == password.utf8.count, "zxcvbn: matches cover the password")
    }
  }

  /// A character that no piece can include can't make a password easier.
  private func expectNoLoss(_ password: String, _ context: [String]) throws(Breach) {
    let stranger = Self.stranger.value
    let isNear = (password + (context.first ?? "")).unicodeScalars.contains { scalar in
      max(scalar.value, stranger) - min(scalar.value, stranger) <= 5
    }
    // If lowercase letters take more units, the reference compares pieces at the wrong places.
    let keepsPlaces = password.lowercased().utf16.count == password.utf16.count
    guard !isNear, keepsPlaces, password.utf16.count < PasswordEstimator.mostUnits else { return }
    let longer = password + String(Self.stranger)
    let guesses = try [password, longer].map { form throws(Breach) in
      try estimate(form, context, published).guesses
    }
    try expect(
      guesses[1] >= guesses[0],
      "zxcvbn: a character outside all pieces never lowers the guesses",
      "\(guesses)"
    )
  }

  private func estimate(
    _ password: String,
    _ context: [String],
    _ estimator: PasswordEstimator
  ) throws(Breach) -> PasswordEstimate {
    do {
      return try estimator.estimate(password, context: context, referenceYear: 2026)
    } catch {
      throw Breach("the data can be read", "\(error)")
    }
  }
}
