import Documents
import Violations

/// Compares the files of a folder with its manifest, and the manifest with a policy.
///
/// Nothing of the manifest is read before its signature is verified, and nothing of the other files
/// before their digests are.
struct FolderVerifier {
  let policy: SigningPolicy

  /// The current day.
  let today: CivilDate

  /// Verifies a folder.
  ///
  /// - Returns: The pack, and what the policy lets it do.
  /// - Throws: A `LoadingError` with everything that is wrong with the files, or the first thing
  ///   that is wrong before these are compared.
  func verify(
    _ folder: FolderSnapshot
  ) throws(LoadingError) -> (VerifiedPack, Permissions) {
    let bytes = try content(of: PackManifest.fileName, in: folder)
    let path = Self.path(of: PackManifest.fileName, in: folder)
    let key = try signer(of: bytes, in: folder)
    let manifest = try PackManifest(bytes, name: path)
    guard let entry = policy.entries[manifest.pack] else {
      throw LoadingError(
        .unknownPack,
        path,
        "the policy doesn't have the pack `\(manifest.pack)`",
        hint: "add it to `packs` in \(policy.file)"
      )
    }
    try require(
      key,
      of: manifest,
      entry,
      name: Self.path(of: ManifestSignature.fileName, in: folder)
    )
    try require(manifest, entry, name: path)
    try compare(manifest, with: folder)
    return (VerifiedPack(manifest, folder: folder.folder, key: key), entry.permissions)
  }

  private func content(
    of name: String,
    in folder: FolderSnapshot
  ) throws(LoadingError) -> [UInt8] {
    if let bytes = folder.bytes(of: name) { return bytes }
    throw LoadingError(
      .missing,
      folder.folder,
      "this folder isn't signed: it has no file `\(name)`",
      hint: "run `rulebook sign` on it"
    )
  }

  private static func path(of name: String, in folder: FolderSnapshot) -> String {
    Folder.path(of: name, in: folder.folder)
  }
}

extension FolderVerifier {
  // MARK: Keys

  /// Returns the key that signed a manifest.
  ///
  /// - Throws: A `LoadingError` if the policy doesn't have it, or the signature isn't valid.
  private func signer(
    of manifest: [UInt8],
    in folder: FolderSnapshot
  ) throws(LoadingError) -> VerificationKey {
    let path = Self.path(of: ManifestSignature.fileName, in: folder)
    let bytes = try content(of: ManifestSignature.fileName, in: folder)
    let signature = try ManifestSignature(bytes, name: path)
    guard !policy.revokedKeys.contains(signature.key) else {
      throw LoadingError(
        .revokedKey,
        path,
        "the key `\(signature.key)` is revoked",
        hint: "sign the folder again, with another key"
      )
    }
    guard let key = policy.key(withID: signature.key) else {
      throw LoadingError(
        .unknownKey,
        path,
        "the policy doesn't have the key `\(signature.key)`",
        hint: "sign the folder with one of the keys in \(policy.file), or add this one"
      )
    }
    guard signature.isValid(for: manifest, with: key) else {
      throw LoadingError(
        .notMatching,
        path,
        "the signature doesn't match the manifest",
        hint: "one of the two was changed; get the folder again from its publisher"
      )
    }
    return key
  }

  /// Requires that a key may sign a pack today.
  private func require(
    _ key: VerificationKey,
    of manifest: PackManifest,
    _ entry: SigningPolicy.Entry,
    name: String
  ) throws(LoadingError) {
    guard let listed = entry.keys.first(where: { $0.key == key }) else {
      throw LoadingError(
        .otherKey,
        name,
        "the key `\(key.id)` isn't allowed to sign the pack `\(manifest.pack)`",
        hint: "sign it with one of the keys of this pack in \(policy.file)"
      )
    }
    if let day = listed.validFrom, today < day {
      throw LoadingError(
        .keyNotYetValid,
        name,
        "the key `\(key.id)` is valid from \(day), and today is \(today)",
        hint: "sign with the key that is valid now"
      )
    }
    if let day = listed.validUntil, today > day {
      throw LoadingError(
        .keyExpired,
        name,
        "the key `\(key.id)` was valid until \(day), and today is \(today)",
        hint: "sign the folder again, with a newer key"
      )
    }
  }

  // MARK: Age

  private func require(
    _ manifest: PackManifest,
    _ entry: SigningPolicy.Entry,
    name: String
  ) throws(LoadingError) {
    if manifest.revision < entry.leastRevision {
      throw LoadingError(
        .oldRevision,
        name,
        "this is revision \(manifest.revision), and the policy accepts revision "
          + "\(entry.leastRevision) or later",
        hint: "get the newest revision"
      )
    }
    if let day = entry.expires, today > day {
      throw LoadingError(
        .expired,
        name,
        "the policy accepts `\(manifest.pack)` until \(day), and today is \(today)",
        hint: "change `expires` in \(policy.file) if the pack is still wanted"
      )
    }
    // The folder may have been signed in a time zone where it is already tomorrow.
    let age = today.daysSinceEpoch - manifest.created.daysSinceEpoch
    if age < -1 {
      throw LoadingError(
        .fromFuture,
        name,
        "this was signed on \(manifest.created), and today is \(today)",
        hint: "correct the clock of this system or of the one that signed"
      )
    }
    if let most = entry.mostDays, age > most {
      throw LoadingError(
        .tooOld,
        name,
        "this was signed on \(manifest.created), and the policy accepts it for \(most) days",
        hint: "get a newer revision, or have it signed again"
      )
    }
  }

  // MARK: Files

  /// Compares the files of a folder with its manifest.
  ///
  /// - Throws: A `LoadingError` with every file that was altered, added or removed.
  private func compare(
    _ manifest: PackManifest,
    with folder: FolderSnapshot
  ) throws(LoadingError) {
    var problems: [Diagnostic] = []
    // Paths are compared by their bytes, because other Unicode forms of a name are other files.
    let listed = Set(manifest.files.map { Array($0.path.utf8) })
    for file in folder.signedFiles where !listed.contains(Array(file.path.utf8)) {
      problems.append(
        Diagnostic(
          .added,
          Self.path(of: file.path, in: folder),
          "this file isn't in the signed manifest",
          hint: "remove it, or sign the folder again"
        )
      )
    }
    let present = Dictionary(
      folder.signedFiles.map { (Array($0.path.utf8), $0.bytes) },
      uniquingKeysWith: { first, _ in first }
    )
    for file in manifest.files {
      let path = Self.path(of: file.path, in: folder)
      guard let bytes = present[Array(file.path.utf8)] else {
        let reason = "the signed manifest has this file, but the folder doesn't"
        problems.append(Diagnostic(.missingFile, path, reason, hint: Self.hint))
        continue
      }
      if bytes.count != file.size || SecureDigest.text(of: bytes) != file.digest {
        let reason = "this file was changed after it was signed"
        problems.append(Diagnostic(.altered, path, reason, hint: Self.hint))
      }
    }
    if let error = LoadingError(problems) { throw error }
  }

  private static let hint =
    "get the folder again from its publisher, or sign it again if the change is wanted"
}

extension FolderSnapshot {
  /// The files that a signature covers: all except its own two.
  var signedFiles: [File] {
    files.filter { $0.path != PackManifest.fileName && $0.path != ManifestSignature.fileName }
  }
}
