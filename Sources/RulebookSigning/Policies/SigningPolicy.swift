import Documents
public import Violations

/// Which signed packs a program accepts, and what they may do.
///
///     let policy = try SigningPolicy(contentsOfFile: "/etc/acme/policy.yaml")
///     policy.packs  // ["acme-staff"]
///
/// The article “Signed packs” of the guide describes the file.
public struct SigningPolicy: Sendable {
  /// A key, and the days when its signatures are accepted.
  struct Key: Sendable {
    var key: VerificationKey
    var validFrom: CivilDate?
    var validUntil: CivilDate?
  }

  /// What is accepted of one pack.
  struct Entry: Sendable {
    var keys: [Key] = []
    var leastRevision = 1
    var expires: CivilDate?
    var mostDays: Int?
    var permissions = Permissions()
  }

  /// The path of the policy's file.
  let file: String

  /// What is accepted, by the name of the pack.
  let entries: [String: Entry]

  /// The ids of keys that are no longer accepted, even if they are listed.
  let revokedKeys: Set<String>

  /// The packs without which nothing is loaded.
  let requiredPacks: [String]

  /// The path of the file with the highest revisions so far; nil if the policy says not to keep
  /// them.
  let state: String?

  /// Reads a policy.
  ///
  /// - Throws: A `LoadingError` with one of the codes `file.not_found`, `file.not_readable` and
  ///   `signature.bad_policy`.
  public init(contentsOfFile path: String) throws(LoadingError) {
    self = try PolicyReader.policy(SourceFile.bytes(of: path), file: path)
  }

  /// Creates a policy from what its reader found.
  init(
    file: String,
    entries: [String: Entry],
    revokedKeys: Set<String>,
    requiredPacks: [String],
    state: String?
  ) {
    self.file = file
    self.entries = entries
    self.revokedKeys = revokedKeys
    self.requiredPacks = requiredPacks
    // A path in the file is relative to the file, wherever the program runs.
    self.state = state.map {
      $0.hasPrefix("/") ? $0 : Folder.path(of: $0, in: Folder.parent(of: file))
    }
  }

  /// The names of the packs that may be accepted, sorted.
  public var packs: [String] { entries.keys.sorted() }

  /// Returns the key with an id, or nil if no pack lists it.
  func key(withID id: String) -> VerificationKey? {
    entries.values.lazy.flatMap(\.keys).first { $0.key.id == id }?.key
  }
}
