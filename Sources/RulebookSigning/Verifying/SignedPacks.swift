package import Documents
package import PackLoading
import RuleEngine
public import Rulebook
import SourceTexts
import Synchronization
package import Violations

/// Accepts only folders of packs and catalogs that are signed as a policy requires.
///
/// The policy is read again for each attempt to load, so a key that was revoked is refused from the
/// next one on.
package struct SignedPacks: PackAdmission {
  /// What packs are loaded for.
  package enum Purpose: Sendable, Hashable {
    /// Their rules are used, so the revisions are recorded.
    case use

    /// They are examined before they are used, so nothing is recorded.
    case inspection

    /// Versions are compared with each other. One of them is older than the one in use, and other
    /// packs that the policy requires aren't among them.
    case comparison
  }

  private let policyFile: String
  private let today: @Sendable () -> CivilDate
  private let purpose: Purpose

  /// Creates the admission of a policy.
  ///
  /// - Parameters:
  ///   - policyFile: The path of the policy's file.
  ///   - purpose: What the packs are loaded for.
  ///   - today: Returns the current day.
  package init(
    policyFile: String,
    for purpose: Purpose = .use,
    today: @escaping @Sendable () -> CivilDate
  ) {
    self.policyFile = policyFile
    self.purpose = purpose
    self.today = today
  }

  package var files: [String] { [policyFile] }

  package func begin() throws(LoadingError) -> any LoadAdmission {
    try beginVerifying()
  }

  /// Prepares for verifying folders once.
  ///
  /// - Throws: A `LoadingError` if the policy or the state is missing or broken.
  package func beginVerifying() throws(LoadingError) -> SignedLoad {
    let policy = try SigningPolicy(contentsOfFile: policyFile)
    let state = purpose == .comparison ? nil : policy.state
    return SignedLoad(
      policy: policy,
      seen: try state.map { (path) throws(LoadingError) in
        try SeenRevisions(contentsOfFile: path)
      },
      purpose: purpose,
      today: today()
    )
  }
}

/// One attempt to load signed packs.
package final class SignedLoad: LoadAdmission {
  private struct Accepted {
    var pack: VerifiedPack
    var permissions: Permissions
  }

  private let policy: SigningPolicy
  private let seen: SeenRevisions?
  private let purpose: SignedPacks.Purpose
  private let verifier: FolderVerifier

  /// What was accepted so far, by the path of the folder.
  private let accepted = Mutex<[String: Accepted]>([:])

  fileprivate init(
    policy: SigningPolicy,
    seen: SeenRevisions?,
    purpose: SignedPacks.Purpose,
    today: CivilDate
  ) {
    self.policy = policy
    self.seen = seen
    self.purpose = purpose
    verifier = FolderVerifier(policy: policy, today: today)
  }

  /// The folders that were accepted so far, sorted by the names of their packs.
  package var packs: [VerifiedPack] {
    accepted.withLock { $0.values.map(\.pack).sorted { $0.pack < $1.pack } }
  }

  package func admit(_ folder: FolderSnapshot) throws(LoadingError) {
    let (pack, permissions) = try verifier.verify(folder)
    try seen?.require(pack)
    let others = packs
    if let other = others.first(where: { $0.pack == pack.pack && $0.digest != pack.digest }) {
      throw LoadingError(
        .twoPacks,
        pack.manifestPath,
        "the pack `\(pack.pack)` is also in \(other.folder), with other content",
        hint: "keep one of them"
      )
    }
    // A folder that is read for its packs and for its catalogs has the same permissions for both.
    if let other = others.first(where: { $0.folder == pack.folder && $0.digest != pack.digest }) {
      throw LoadingError(
        .twoPacks,
        pack.manifestPath,
        "this folder had the pack `\(other.pack)` when it was read before",
        hint: "load again when it no longer changes"
      )
    }
    accepted.withLock { $0[pack.folder] = Accepted(pack: pack, permissions: permissions) }
  }

  package func refusals(of powers: [PackPower], inFolder folder: String) -> [Diagnostic] {
    guard let found = accepted.withLock({ $0[folder] }) else { return [] }
    return powers.filter { !found.permissions.allow($0) }.map { power in
      let (what, key) = Permissions.description(of: power)
      return power.source.diagnostic(
        SignatureCode.notAllowed.rawValue,
        at: power.position,
        reason: "the policy doesn't let the pack `\(found.pack.pack)` \(what)",
        hint: "if it may, say so with `\(key)` in \(policy.file)"
      )
    }
  }

  package func refusals(ofSkipped files: [String]) -> [Diagnostic] {
    if purpose == .comparison { return [] }
    let packs = packs.filter { policy.requiredPacks.contains($0.pack) }
    return packs.flatMap { pack -> [Diagnostic] in
      let folder = Folder.path(of: "", in: pack.folder)
      return files.filter { $0.hasPrefix(folder) }.map { file in
        Diagnostic(
          .missingPack,
          file,
          "the policy requires the pack `\(pack.pack)`, so nothing in it can be skipped",
          hint: "correct what is broken, or remove the pack from `required-packs`"
        )
      }
    }
  }

  package func finish() throws(LoadingError) {
    if purpose == .comparison { return }
    let packs = packs
    let names = Set(packs.map(\.pack))
    let missing = policy.requiredPacks.filter { !names.contains($0) }.map { pack in
      Diagnostic(
        .missingPack,
        policy.file,
        "the policy requires the pack `\(pack)`, which isn't among those that were loaded",
        hint: "pass its folder, or remove it from `required-packs`"
      )
    }
    if let error = LoadingError(missing) { throw error }
    guard purpose == .use, let state = policy.state, !packs.isEmpty else { return }
    try SeenRevisions.record(packs, inFile: state)
  }
}

extension Rulebook.Configuration {
  /// Accepts only folders of packs and catalogs that are signed as a policy requires.
  ///
  ///     var configuration = Rulebook.Configuration(
  ///       sources: [.bundled, .folder("/etc/acme/packs")]
  ///     )
  ///     configuration.requireSignatures(policyFile: "/etc/acme/policy.yaml")
  ///     let rulebook = try Rulebook(configuration)
  ///
  /// Each folder is read once, into memory, and verified before anything in it is parsed. Bundled
  /// packs and rules in Swift belong to the program, and need no signature. Single files and texts
  /// are refused. The policy is read whenever a rulebook is loaded; if it is missing or broken,
  /// loading fails. So it does with every other doubt, with codes that begin with `signature.`.
  ///
  /// Keys and packs expire by the `clock` and `timeZone` that the configuration has now, so set
  /// these first.
  ///
  /// - Parameter policyFile: The path of the policy's file.
  public mutating func requireSignatures(policyFile: String) {
    admission = SignedPacks(policyFile: policyFile, today: surroundings.today)
  }
}
