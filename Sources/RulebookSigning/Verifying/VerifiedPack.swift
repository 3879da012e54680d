import Documents
public import Violations

/// A signed folder that a policy accepted.
public struct VerifiedPack: Hashable, Sendable {
  /// The path of the folder.
  public var folder: String

  /// The name of the pack in the policy.
  public var pack: String

  /// The version, for people.
  public var version: String

  /// The number that grows whenever the folder is signed.
  public var revision: Int

  /// The day when it was signed.
  public var created: CivilDate

  /// The number of files that the signature covers.
  public var fileCount: Int

  /// The id of the key that signed it.
  public var key: String

  /// The SHA-256 digest of the manifest, in hexadecimal, which names this exact content.
  public var digest: String
}

extension VerifiedPack {
  /// Creates a description of a folder from its manifest.
  init(_ manifest: PackManifest, folder: String, key: VerificationKey) {
    self.init(
      folder: folder,
      pack: manifest.pack,
      version: manifest.version,
      revision: manifest.revision,
      created: manifest.created,
      fileCount: manifest.files.count,
      key: key.id,
      digest: manifest.digest
    )
  }

  /// The path of its manifest.
  var manifestPath: String { Folder.path(of: PackManifest.fileName, in: folder) }
}
