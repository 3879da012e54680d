package import Violations

/// How much of the checks of packs their examples reach.
///
/// A check is covered if an example fails it. An alternative of `any` is covered if an example
/// passes it.
package struct ExampleCoverage: Sendable, Hashable {
  /// A check that no example covers.
  package struct Gap: Sendable, Hashable {
    /// What no example does.
    package enum Kind: String, Sendable {
      case neverReached = "never-reached"
      case neverFails = "never-fails"
      case neverPasses = "never-passes"
    }

    package var file: String
    package var position: SourcePosition

    /// The rule or form with the check.
    package var rule: String

    /// The name of the kind of check, such as `length`.
    package var check: String

    package var kind: Kind

    /// What no example does, as a sentence.
    package var reason: String {
      let what = "the check `\(check)` of `\(rule)`"
      return switch kind {
      case .neverReached: "no example reaches \(what)"
      case .neverFails: "no example fails \(what)"
      case .neverPasses: "no example passes \(what)"
      }
    }
  }

  /// The number of checks and alternatives.
  package var total: Int

  /// Those that aren't covered, in the order of the files.
  package var gaps: [Gap]

  package var covered: Int { total - gaps.count }
}
