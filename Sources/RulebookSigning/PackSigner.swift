import Documents
public import Foundation
import Rulebook
package import Violations

/// Signs folders of packs and catalogs.
///
///     let key = try SigningKey(contentsOfFile: "/root/acme.key")
///     let signed = try PackSigner(key).sign("packs/acme", pack: "acme")
///     signed.revision  // 1
public struct PackSigner: Sendable {
  private let key: SigningKey

  /// Creates a signer.
  public init(_ key: SigningKey) { self.key = key }

  /// Writes the files `rulebook.manifest` and `rulebook.signature` of a folder.
  ///
  /// What isn't given is taken from the folder's last manifest; the revision is one more. A folder
  /// without a manifest is named after its path, in version 1.0.0 and revision 1. The name is only
  /// taken from a manifest that the same key signed, because a name decides what a policy allows.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - pack: The name that policies know the folder by.
  ///   - version: The version, for people.
  ///   - revision: The revision, which must be higher than the last one.
  ///   - moment: The current time, whose day in UTC is recorded.
  /// - Returns: What was signed.
  /// - Throws: A `LoadingError` if the folder can't be signed, or a `StreamError` if the files
  ///   can't be written.
  public func sign(
    _ folder: String,
    pack: String? = nil,
    version: String? = nil,
    revision: Int? = nil,
    at moment: Date = Date()
  ) throws -> VerifiedPack {
    try sign(
      folder,
      pack: pack,
      version: version,
      revision: revision,
      today: CivilDate(moment, in: .gmt) ?? .epoch
    )
  }

  /// Writes the two files of a folder that is signed on a certain day.
  package func sign(
    _ folder: String,
    pack: String?,
    version: String?,
    revision: Int?,
    today: CivilDate
  ) throws -> VerifiedPack {
    let snapshot = try FolderSnapshot(of: folder)
    let path = Folder.path(of: PackManifest.fileName, in: folder)
    try Self.requireNoKey(in: snapshot)
    let last = try snapshot.bytes(of: PackManifest.fileName).map { bytes in
      try PackManifest(bytes, name: path)
    }
    let files = snapshot.signedFiles.map { file in
      PackManifest.File(
        path: file.path,
        size: file.bytes.count,
        digest: SecureDigest.text(of: file.bytes)
      )
    }
    let manifest = PackManifest(
      pack: try name(pack, of: snapshot, after: last),
      version: version ?? last?.version ?? "1.0.0",
      revision: revision ?? (last?.revision ?? 0) + 1,
      created: today,
      files: files
    )
    try PackManifest.requireSound(files.map(\.path), name: path)
    try Self.require(manifest, after: last, name: path)
    let signature = try ManifestSignature(of: manifest.bytes, with: key)
    // A program that reads the folder between the two steps refuses it.
    try OutputFile.write(manifest.bytes, to: path)
    try OutputFile.write(
      signature.bytes,
      to: Folder.path(of: ManifestSignature.fileName, in: folder)
    )
    return VerifiedPack(manifest, folder: folder, key: key.verificationKey)
  }

  /// Requires that no private key is published with the packs.
  private static func requireNoKey(in folder: FolderSnapshot) throws(LoadingError) {
    guard let file = folder.files.first(where: { SigningKey.isKeyFile($0.bytes) }) else { return }
    throw LoadingError(
      .exposedKey,
      Folder.path(of: file.path, in: folder.folder),
      "this private key would be published with the packs",
      hint:
        "move it out of the folder; if it was published before, make a new key and revoke this one"
    )
  }

  /// Requires that a manifest can be read again, and that its revision is new.
  private static func require(
    _ manifest: PackManifest,
    after last: PackManifest?,
    name: String
  ) throws(LoadingError) {
    guard !manifest.files.isEmpty else {
      throw LoadingError(
        .badManifest,
        name,
        "there is nothing to sign in this folder",
        hint: "name the folder that contains the packs"
      )
    }
    if let last, manifest.revision <= last.revision {
      throw LoadingError(
        .revisionUsed,
        name,
        "revision \(last.revision) was signed before, so \(manifest.revision) can't be next",
        hint: "leave the revision out, so that it is one more"
      )
    }
    _ = try PackManifest(manifest.bytes, name: name)
  }

  /// Returns the name to sign a folder with.
  ///
  /// - Parameters:
  ///   - given: The name that was asked for.
  ///   - folder: The folder.
  ///   - last: The manifest that it has so far.
  /// - Returns: The name.
  /// - Throws: A `LoadingError` if there is none, or if another key signed the manifest.
  private func name(
    _ given: String?,
    of folder: FolderSnapshot,
    after last: PackManifest?
  ) throws(LoadingError) -> String {
    if given == nil, let last {
      try requireOwn(last, in: folder)
      return last.pack
    }
    let name =
      given ?? folder.folder.split(separator: "/").last.map(String.init) ?? folder.folder
    if PackManifest.isName(name) { return name }
    throw LoadingError(
      .badManifest,
      folder.folder,
      "`\(name)` can't be the name of a signed folder",
      hint: "pass lowercase words joined by hyphens as `--name` (in Swift, `pack:`), such as "
        + "`acme-staff`"
    )
  }

  /// Requires that this key signed a manifest.
  ///
  /// Otherwise, anyone who can change the folder could have its packs signed under another name,
  /// which may be allowed more.
  private func requireOwn(
    _ manifest: PackManifest,
    in folder: FolderSnapshot
  ) throws(LoadingError) {
    let path = Folder.path(of: ManifestSignature.fileName, in: folder.folder)
    if let bytes = folder.bytes(of: ManifestSignature.fileName) {
      let signature = try ManifestSignature(bytes, name: path)
      if signature.isValid(for: manifest.bytes, with: key.verificationKey) { return }
    }
    throw LoadingError(
      .notMatching,
      path,
      "this key didn't sign the last manifest, which has the name `\(manifest.pack)`",
      hint: "pass the name as `--name` (in Swift, `pack:`)"
    )
  }
}
