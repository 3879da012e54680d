import ArgumentParser
import RuleEngine
import Rulebook
import RulebookSigning

/// Which signed packs are accepted.
struct PolicyOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Accept only signed folders of packs and catalogs that this policy allows.",
      valueName: "file"
    ),
    completion: .file()
  )
  var policy: String?

  /// Makes what decides about packs and catalogs.
  ///
  /// - Parameters:
  ///   - surroundings: The clock that says whether keys and packs have expired.
  ///   - purpose: What the packs are loaded for.
  /// - Returns: The admission; nil if there is no policy.
  func admission(
    _ surroundings: Surroundings,
    for purpose: SignedPacks.Purpose = .use
  ) -> (any PackAdmission)? {
    policy.map { SignedPacks(policyFile: $0, for: purpose, today: surroundings.today) }
  }
}
