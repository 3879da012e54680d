package import Violations

/// One difference between two versions of packs.
package struct PackChange: Sendable, Hashable {
  /// What a difference means for users of the pack.
  package enum Effect: String, CaseIterable, Sendable {
    /// Something that users could name is gone.
    case removed

    /// Values that were valid can be invalid now.
    case stricter

    /// Results differ in another way, or it isn't known whether more or fewer values are valid.
    case changed

    /// Values that were invalid can be valid now.
    case looser

    /// There is something new that users can name.
    case added

    /// Only what people read differs.
    case text

    /// The part of the version that must be greater after such a change.
    var step: Step {
      switch self {
      case .removed, .stricter, .changed: .major
      case .looser, .added: .minor
      case .text: .patch
      }
    }

    /// The effect on the value that a check such as `not` contains.
    var reversed: Effect {
      switch self {
      case .stricter: .looser
      case .looser: .stricter
      case .removed, .changed, .added, .text: self
      }
    }
  }

  /// A part of a version (Semantic Versioning 2.0.0 §6 to §8), from the least important.
  package enum Step: Int, Comparable, Sendable {
    case none, patch, minor, major

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name of the pack.
  package var pack: String

  package var effect: Effect

  /// The part of the version that must be greater.
  package var step: Step

  /// What changed, in English.
  package var reason: String

  /// The place in the old pack; nil if there is none.
  package var old: FilePosition?

  /// The place in the new pack; nil if there is none.
  package var new: FilePosition?
}

/// Collects the changes of a pack.
struct ChangeCollector {
  private(set) var changes: [PackChange] = []

  /// What was compared before.
  var memory = ComparisonMemory()

  /// The name of the pack.
  var pack = ""

  /// What the next changes are in, such as ``the rule `pin` ``.
  var subject = ""

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - effect: What it means for users.
  ///   - reason: What changed in the subject.
  ///   - step: The part of the version that must be greater, if it isn't the usual one.
  ///   - old: The place in the old pack.
  ///   - new: The place in the new pack.
  mutating func add(
    _ effect: PackChange.Effect,
    _ reason: String,
    step: PackChange.Step? = nil,
    old: FilePosition? = nil,
    new: FilePosition? = nil
  ) {
    changes.append(
      PackChange(
        pack: pack,
        effect: effect,
        step: step ?? effect.step,
        reason: subject.isEmpty ? reason : "\(subject): \(reason)",
        old: old,
        new: new
      )
    )
  }

  /// Adds the names that came and went.
  ///
  /// - Parameters:
  ///   - old: The names in the old pack.
  ///   - new: The names in the new pack.
  ///   - kind: What has the names, such as `fact`.
  mutating func addNames(
    _ old: some Sequence<String>,
    _ new: some Sequence<String>,
    of kind: String
  ) {
    let (old, new) = (Set(old), Set(new))
    for name in old.subtracting(new).sorted() { add(.removed, "the \(kind) `\(name)` is gone") }
    for name in new.subtracting(old).sorted() { add(.added, "the \(kind) `\(name)` is new") }
  }
}
