import RuleEngine
import Violations

/// The checks that a pack adds to rules for secrets that another pack guards.
extension RuleLinker {
  /// Returns the checks of a rule for secrets.
  ///
  /// Those that pass the value to a rule of another pack are guests.
  ///
  /// A pack can replace a rule that the guardian's rule passes its values to.
  ///
  /// - Parameters:
  ///   - checks: The checks of the rule.
  ///   - traits: What the rule declares as a whole, including the rules that it passes values to.
  ///   - guardian: The pack that guards the secret.
  /// - Returns: The checks in the same order.
  func guarded(
    _ checks: [CheckTemplate],
    _ traits: RuleTraits,
    from guardian: String?
  ) -> [CheckTemplate] {
    if guardian == nil || traits.rules.isEmpty { return checks }
    let isForeign = traits.rules.values.contains { library.isGuest($0.pack, of: guardian) }
    if !isForeign { return checks }
    return checks.map { $0.handsOver ? $0.asGuest : $0 }
  }

  /// Reports guests that can give so many answers that these would spell the secret.
  func checkAnswers(
    of template: RuleTemplate,
    at position: SourcePosition,
    in pack: PackDeclaration
  ) {
    guard let reason = template.excessOfGuestAnswers else { return }
    report(pack, "pack.too_many_answers", at: position, reason, hint: RuleTemplate.fewerAnswers)
  }
}

extension RuleTemplate {
  /// Says that guests can give too many answers; nil if they can't.
  var excessOfGuestAnswers: String? {
    guestAnswers <= Self.mostGuestAnswers
      ? nil
      : "the checks that are added to the secret values of `\(name)` can report more than "
        + "\(Self.mostGuestAnswers) different violations"
  }

  /// Advice against too many answers.
  static let fewerAnswers = "use fewer checks, or `any` instead of several checks"
}

extension PackLibrary {
  /// Returns whether a pack is a guest where another one guards a secret.
  ///
  /// The library's own packs are trusted everywhere.
  func isGuest(_ pack: PackDeclaration, of guardian: String?) -> Bool {
    guard let guardian else { return false }
    return guardian != pack.name && !pack.isBundled
  }

  /// Returns whether the pack with a name is a guest where another one guards a secret.
  ///
  /// A rule that was made in Swift isn't in a pack, so its pack's name is empty.
  func isGuest(_ pack: String, of guardian: String?) -> Bool {
    guard let guardian else { return false }
    return guardian != pack && !pack.isEmpty && !bundledPacks.contains(pack)
  }
}

extension CheckTemplate {
  /// Whether the check, or one inside it, passes the value to another rule.
  fileprivate var handsOver: Bool {
    definition.handover != nil || nested.contains(where: \.handsOver)
  }
}
