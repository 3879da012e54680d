import PackLoading

/// The versions of a pack, and what the next one must be after some changes.
package struct PackVersions: Sendable, Hashable {
  package var name: String

  /// The version of the old pack, as written; nil if it has none.
  package var old: String?

  /// The version of the new pack, as written; nil if it has none.
  package var new: String?

  /// The part of the version that must be greater.
  package var step: PackChange.Step

  /// The least version that the new pack can have; nil if the old one has none.
  ///
  /// By Semantic Versioning 2.0.0 §4 and §6 to §8. Before 1.0.0, a change that breaks something
  /// raises the second number, and any other change the third. The release after a version such as
  /// `2.0.0-beta` can have all changes that its own number allows.
  package var next: String? {
    guard let old, let numbers = Self.numbers(of: old) else { return nil }
    let (major, minor, patch) = numbers
    if old.contains("-"), step != .none, step <= Self.step(of: numbers) {
      return "\(major).\(minor).\(patch)"
    }
    switch step {
    case .none: return old
    case .major where major > 0: return "\(major + 1).0.0"
    case .major: return "0.\(minor + 1).0"
    case .minor where major > 0: return "\(major).\(minor + 1).0"
    case .minor, .patch: return "\(major).\(minor).\(patch + 1)"
    }
  }

  /// Whether the version of the new pack is less than it must be.
  package var isTooLow: Bool {
    guard let next, let new, let least = PackVersion(next) else { return false }
    // A version before a release promises no more than the release.
    let release = new.prefix { $0 != "-" }
    return PackVersion(String(release)).map { $0 < least } ?? false
  }

  /// Returns the greatest change that the number of a release allows, compared with an earlier one.
  private static func step(of numbers: (major: Int, minor: Int, patch: Int)) -> PackChange.Step {
    if numbers.patch > 0 { return numbers.major > 0 ? .patch : .minor }
    return numbers.major > 0 && numbers.minor > 0 ? .minor : .major
  }

  /// Returns the first three numbers of a version.
  private static func numbers(of version: String) -> (Int, Int, Int)? {
    let release = version.prefix { $0 != "-" }
    let numbers = release.split(separator: ".").compactMap { Int($0) }
    guard !numbers.isEmpty, numbers.count < 5 else { return nil }
    let padded = numbers + [0, 0, 0]
    return (padded[0], padded[1], padded[2])
  }
}
