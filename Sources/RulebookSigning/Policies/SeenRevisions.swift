import Documents
import JSONDocuments
import SourceTexts
import Violations

/// The highest revisions of packs that were loaded so far, so that older ones are refused.
///
/// They are in a file, as JSON on one line:
///
/// ```json
/// {"format":1,"packs":[{"pack":"acme","revision":7,"manifest":"9f86d0…"}]}
/// ```
struct SeenRevisions: Hashable, Sendable {
  /// A revision, and the digest of its manifest.
  struct Revision: Hashable, Sendable {
    var number: Int
    var manifest: String
  }

  private static let names = ["format", "packs"]
  private static let namesOfPack = ["pack", "revision", "manifest"]

  /// The highest revision of each pack.
  private(set) var packs: [String: Revision] = [:]

  /// Creates a state without any packs.
  private init() {}

  /// Reads the revisions in a file; there are none if the file doesn't exist yet.
  ///
  /// - Throws: A `LoadingError` with the code `signature.bad_state` if the file is broken, or
  ///   one of the codes of files that can't be read.
  init(contentsOfFile path: String) throws(LoadingError) {
    let bytes: [UInt8]
    do throws(LoadingError) { bytes = try SourceFile.bytes(of: path) } catch {
      guard error.diagnostics.map(\.code) == ["file.not_found"] else { throw error }
      try Self.requireFolder(of: path)
      self.init()
      return
    }
    do throws(LoadingError) { try self.init(bytes, name: path) } catch {
      throw LoadingError(
        .badState,
        path,
        "this file is broken, so it isn't known which revisions were loaded before",
        hint: "restore it; if you can't, set `least-revision` for each pack in the policy, and "
          + "remove the file"
      )
    }
  }

  /// Requires that there is a folder for a state that doesn't exist yet.
  private static func requireFolder(of path: String) throws(LoadingError) {
    let folder = Folder.parent(of: path)
    if Folder.isFolder(folder) { return }
    throw LoadingError(
      Diagnostic(
        code: "file.not_found",
        file: folder,
        reason: "there is no such folder, so the state of the policy can't be written to it",
        hint: "create it, or name another file as `state` in the policy"
      )
    )
  }

  private init(_ bytes: [UInt8], name: String) throws(LoadingError) {
    let (json, root) = try StrictJSON.reading(bytes, name: name, .badState)
    let members = try json.members(Self.names, of: root, "a state")
    try json.requireFormat(members[0])
    for node in try json.list(members[1], "the list of packs") {
      let members = try json.members(Self.namesOfPack, of: node, "a pack")
      let pack = try json.text(members[0], "a pack's name")
      let number = try json.integer(members[1], "a revision", in: PackManifest.revisions)
      let manifest = try json.text(members[2], "a digest")
      packs[pack] = Revision(number: number, manifest: manifest)
    }
    try json.requireOnlyForm(self.bytes, of: bytes, root)
  }

  /// The revisions as bytes.
  private var bytes: [UInt8] {
    StrictJSON.written { writer in
      writer.name("packs")
      writer.beginArray()
      for (pack, revision) in packs.sorted(by: { $0.key < $1.key }) {
        writer.beginObject()
        writer.member("pack", pack)
        writer.member("revision", revision.number)
        writer.member("manifest", revision.manifest)
        writer.endObject()
      }
      writer.endArray()
    }
  }

  /// Refuses a pack that is older than one that was loaded before.
  ///
  /// - Throws: A `LoadingError` with the code `signature.rolled_back` or
  ///   `signature.revision_used`.
  func require(_ pack: VerifiedPack) throws(LoadingError) {
    guard let seen = packs[pack.pack] else { return }
    if pack.revision < seen.number {
      throw LoadingError(
        .rolledBack,
        pack.manifestPath,
        "this is revision \(pack.revision) of `\(pack.pack)`, but revision "
          + "\(seen.number) was loaded before",
        hint: "to go back to older content, sign it again, as a newer revision"
      )
    }
    if pack.revision == seen.number, pack.digest != seen.manifest {
      throw LoadingError(
        .revisionUsed,
        pack.manifestPath,
        "another pack was loaded as revision \(pack.revision) of `\(pack.pack)`",
        hint: "sign it again, as a newer revision"
      )
    }
  }

  /// Records packs in a file, as one step that no other process can come between.
  ///
  /// If the file has them already, it isn't written. So a user who can't write it can load what
  /// another one has loaded.
  ///
  /// - Throws: A `LoadingError` if another process has loaded a newer revision in the meantime,
  ///   or the file can't be written (`signature.state_not_written`).
  static func record(_ loaded: [VerifiedPack], inFile path: String) throws(LoadingError) {
    if try SeenRevisions(contentsOfFile: path).has(loaded) { return }
    let lock: FileLock
    do throws(StreamError) { lock = try FileLock(path + ".lock") } catch {
      throw notWritten(path, error)
    }
    defer { lock.release() }
    var seen = try SeenRevisions(contentsOfFile: path)
    if try seen.has(loaded) { return }
    for pack in loaded {
      try seen.require(pack)
      seen.packs[pack.pack] = Revision(number: pack.revision, manifest: pack.digest)
    }
    do throws(StreamError) { try OutputFile.write(seen.bytes, to: path) } catch {
      throw notWritten(path, error)
    }
  }

  /// Returns whether some packs have the highest revisions.
  ///
  /// - Throws: A `LoadingError` if a pack is older, or another one with its revision.
  private func has(_ loaded: [VerifiedPack]) throws(LoadingError) -> Bool {
    for pack in loaded { try require(pack) }
    return loaded.allSatisfy { packs[$0.pack]?.number == $0.revision }
  }

  private static func notWritten(_ path: String, _ error: StreamError) -> LoadingError {
    LoadingError(
      .stateNotWritten,
      path,
      "the highest revisions can't be recorded: \(error.reason)",
      hint: "let this user write the folder, or name another file as `state` in the policy"
    )
  }
}
