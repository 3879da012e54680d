import JSONDocuments
import PackLoading
import SourceTexts
package import Violations

/// The list of a folder's files that a signature covers.
///
/// The folder keeps it in a file `rulebook.manifest`, as JSON on one line:
///
/// ```json
/// {"format":1,"pack":"acme","version":"1.2.0","revision":7,"created":"2026-11-20","files":[
/// {"path":"pack.yaml","size":812,"sha256":"9f86d0…"}]}
/// ```
package struct PackManifest: Hashable, Sendable {
  /// One file of the folder.
  package struct File: Hashable, Sendable {
    /// The path in the folder.
    package var path: String

    /// The number of bytes.
    package var size: Int

    /// The SHA-256 digest of the bytes, in lowercase hexadecimal.
    package var digest: String
  }

  /// The name of the manifest's file.
  package static let fileName = "rulebook.manifest"

  /// The largest number of a revision.
  static let revisions = 1...9_007_199_254_740_991

  private static let names = ["format", "pack", "version", "revision", "created", "files"]
  private static let namesOfFile = ["path", "size", "sha256"]

  /// The name that a policy knows the folder by.
  package var pack: String

  /// The version, for people.
  package var version: String

  /// A number that grows whenever the folder is signed again.
  package var revision: Int

  /// The day when the folder was signed.
  package var created: CivilDate

  /// The files, sorted by the bytes of their paths.
  package var files: [File]

  /// The manifest as bytes.
  ///
  /// - Complexity: O(*n*) in the number of files.
  package var bytes: [UInt8] {
    StrictJSON.written { writer in
      writer.member("pack", pack)
      writer.member("version", version)
      writer.member("revision", revision)
      writer.member("created", created.description)
      writer.name("files")
      writer.beginArray()
      for file in files {
        writer.beginObject()
        writer.member("path", file.path)
        writer.member("size", file.size)
        writer.member("sha256", file.digest)
        writer.endObject()
      }
      writer.endArray()
    }
  }

  /// The digest of the manifest, which distinguishes two manifests with the same revision.
  package var digest: String { SecureDigest.text(of: bytes) }

  /// Creates a manifest.
  package init(pack: String, version: String, revision: Int, created: CivilDate, files: [File]) {
    self.pack = pack
    self.version = version
    self.revision = revision
    self.created = created
    self.files = files
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of its file.
  ///   - name: The path of the file.
  /// - Throws: A `LoadingError` with the code `signature.bad_manifest` or `signature.bad_path`.
  package init(_ bytes: [UInt8], name: String) throws(LoadingError) {
    let (json, root) = try StrictJSON.reading(bytes, name: name, .badManifest)
    let members = try json.members(Self.names, of: root, "a manifest")
    try json.requireFormat(members[0])
    pack = try json.text(members[1], "the pack's name")
    guard Self.isName(pack) else {
      throw json.error(
        members[1],
        "a pack's name consists of lowercase words joined by hyphens",
        hint: "such as `acme-staff`"
      )
    }
    version = try json.text(members[2], "the version")
    guard PackVersion(version) != nil else {
      throw json.error(
        members[2],
        "the version must be numbers joined by dots",
        hint: "such as 1.2.0"
      )
    }
    revision = try json.integer(members[3], "the revision", in: Self.revisions)
    guard let day = CivilDate(try json.text(members[4], "the day")) else {
      throw json.error(members[4], "the day must be written like 2026-11-20")
    }
    created = day
    files = try Self.files(json, members[5])
    try json.requireOnlyForm(self.bytes, of: bytes, root)
  }

  private static func files(
    _ json: StrictJSON,
    _ node: JSONValue
  ) throws(LoadingError) -> [File] {
    var files: [File] = []
    for node in try json.list(node, "the list of files") {
      let members = try json.members(namesOfFile, of: node, "a file")
      let path = try json.text(members[0], "a path")
      let size = try json.integer(members[1], "a size", in: 0...Int.max)
      let digest = try json.text(members[2], "a digest")
      guard SecureDigest.isDigest(digest) else {
        throw json.error(members[2], "a digest has 64 lowercase hexadecimal digits")
      }
      files.append(File(path: path, size: size, digest: digest))
    }
    try requireSound(files.map(\.path), name: json.source.name)
    let isSorted = zip(files, files.dropFirst()).allSatisfy { first, second in
      first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
    }
    guard isSorted else {
      throw json.error(node, "the files must be sorted by the bytes of their paths")
    }
    return files
  }

  /// Requires that paths mean one file each on every system.
  ///
  /// - Throws: A `LoadingError` with the code `signature.bad_path`.
  static func requireSound(_ paths: [String], name: String) throws(LoadingError) {
    for path in paths {
      guard let problem = PackPath.problem(of: path) else { continue }
      throw LoadingError(
        .badPath,
        name,
        "the path `\(path)` \(problem)",
        hint: "rename the file, and sign the folder again"
      )
    }
    if let path = PackPath.firstRepeated(among: paths) {
      throw LoadingError(
        .badPath,
        name,
        "another file has the path `\(path)`, or one that differs only in case",
        hint: "rename one of them, and sign the folder again"
      )
    }
  }

  /// Returns whether a text consists of lowercase words joined by hyphens, and isn't too long.
  static func isName(_ text: String) -> Bool { text.utf8.count <= 100 && text.isName() }
}
