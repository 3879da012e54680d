public import SourceTexts
import Synchronization
public import Violations

/// A data folder where every file must match the manifest to be read.
///
///     let folder = try VerifiedFolder("/usr/share/rulebook/RulePacks")
///     try folder.source("email/pack.yaml").text
///
/// A file that is missing, was changed, or isn't in the manifest causes an error with the code
/// `data.damaged`, which says how to renew the manifest. Files are verified whenever they are read.
public final class VerifiedFolder: Sendable {
  /// The path of the folder.
  public let path: String

  private let manifest: Manifest
  private let found = Mutex<[String: Diagnostic]>([:])

  /// Reads the manifest of a folder.
  ///
  /// - Throws: A ``LoadingError`` with the code `data.damaged` if there is no manifest, or it is
  ///   damaged.
  public init(_ path: String) throws(LoadingError) {
    self.path = path
    let file = Folder.path(of: Manifest.fileName, in: path)
    guard Folder.isFile(file) else { throw LoadingError(Self.fault(file, "is missing", in: path)) }
    manifest = try Manifest(SourceText(contentsOfFile: file))
  }

  /// The errors in files that were needed so far, sorted by path.
  public var faults: [Diagnostic] {
    found.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Reads a file.
  ///
  /// - Parameter name: The path in the folder, or a path that begins with the folder's own.
  /// - Returns: The text of the file.
  /// - Throws: A ``LoadingError`` with the code `data.damaged`.
  /// - Complexity: O(*n*) in the bytes of the file.
  public func source(_ name: String) throws(LoadingError) -> SourceText {
    let name = inside(name)
    let file = Folder.path(of: name, in: path)
    guard let checksum = manifest.checksums[name] else {
      throw noted(file, "isn't in the manifest")
    }
    let bytes: [UInt8]
    do throws(LoadingError) { bytes = try SourceText.bytes(ofFile: file, name: file) } catch {
      throw noted(file, Folder.isFile(file) ? "can't be read" : "is missing")
    }
    guard Manifest.checksum(of: bytes) == checksum else {
      throw noted(file, "doesn't match the manifest")
    }
    return try SourceText(bytes: bytes, name: file)
  }

  package func lists(_ name: String) -> Bool { manifest.checksums[name] != nil }

  /// A checksum of the manifest, and so of the files that match it.
  package var digest: UInt64 { manifest.digest(besides: Manifest.fileName) }

  /// Returns a checksum of everything in the manifest except one file.
  package func digest(besides name: String) -> UInt64 { manifest.digest(besides: name) }

  /// Returns whether the folder contains a folder, or a file with this extension, that isn't in the
  /// manifest.
  ///
  /// - Throws: A ``LoadingError`` if the folder can't be read.
  package func hasUnlisted(ending: String) throws(LoadingError) -> Bool {
    let slash = UInt8(ascii: "/")
    let listed = Set(manifest.checksums.keys.map { Substring($0.utf8.prefix { $0 != slash }) })
    return try Folder.names(in: path).contains { name in
      !listed.contains(name[...])
        && (name.hasSuffix(ending) || Folder.isFolder(Folder.path(of: name, in: path)))
    }
  }

  /// Returns the names of files and folders in a folder, sorted: those that exist, and those that
  /// should exist.
  ///
  /// - Throws: A ``LoadingError`` if there is neither such a folder nor a file that should be in
  ///   it.
  public func names(in folder: String) throws(LoadingError) -> [String] {
    let name = inside(folder)
    let prefix = name.isEmpty ? "" : name + "/"
    let listed = manifest.checksums.keys.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    let place = name.isEmpty ? path : Folder.path(of: name, in: path)
    let present = listed.isEmpty || Folder.isFolder(place) ? try Folder.names(in: place) : []
    return Set(listed + present).sorted()
  }

  /// Verifies that files exist, without reading them.
  ///
  /// - Parameter isNeeded: Whether a file with this path in the folder is needed.
  /// - Throws: A ``LoadingError`` with all missing files.
  public func require(where isNeeded: (String) -> Bool) throws(LoadingError) {
    let missing = manifest.checksums.keys.filter(isNeeded).sorted()
      .map { Folder.path(of: $0, in: path) }.filter { !Folder.isFile($0) }
    let faults = missing.map { Self.fault($0, "is missing", in: path) }
    if let error = LoadingError(faults) { throw error }
  }

  /// Verifies that files are in the manifest, without reading them.
  ///
  /// - Parameter names: Their paths in the folder.
  /// - Throws: A ``LoadingError`` with all files that aren't.
  public func requireListed(_ names: [String]) throws(LoadingError) {
    let faults = names.filter { manifest.checksums[$0] == nil }.sorted()
      .map { Self.fault(Folder.path(of: $0, in: path), "isn't in the manifest", in: path) }
    if let error = LoadingError(faults) { throw error }
  }

  private func inside(_ name: String) -> String {
    if name == path { return "" }
    return name.hasPrefix(path + "/") ? String(name.dropFirst(path.count + 1)) : name
  }

  private func noted(_ file: String, _ what: String) -> LoadingError {
    let fault = Self.fault(file, what, in: path)
    found.withLock { $0[file] = fault }
    return LoadingError(fault)
  }

  private static func fault(_ file: String, _ what: String, in folder: String) -> Diagnostic {
    Diagnostic(
      code: "data.damaged",
      file: file,
      reason: "this file of Rulebook's own data \(what)",
      hint: "install Rulebook again, or, if the data was edited on purpose, run "
        + "`rulebook manifest \(Folder.parent(of: folder))` (`make generate` in its repository)"
        + (file.hasSuffix(".arb") ? "; to try it first, pass it as `--localizations`" : "")
    )
  }
}

extension VerifiedFolder {
  /// Compares a whole folder with its manifest.
  ///
  /// - Returns: Every file that is missing, was changed or isn't in the manifest, sorted by path.
  /// - Throws: A ``LoadingError`` if a folder or file can't be read.
  /// - Complexity: O(*n*) in the bytes of all files.
  public static func problems(ofFolder folder: String) throws(LoadingError) -> [Diagnostic] {
    let said = try VerifiedFolder(folder).manifest.checksums
    let present = try Manifest(ofFolder: folder).checksums
    return Set(said.keys).union(present.keys).sorted().compactMap { name in
      let file = Folder.path(of: name, in: folder)
      return switch (said[name], present[name]) {
      case (_, nil): fault(file, "is missing", in: folder)
      case (nil, _): fault(file, "isn't in the manifest", in: folder)
      case (let said, let present):
        said == present ? nil : fault(file, "doesn't match the manifest", in: folder)
      }
    }
  }
}

extension FolderFiles {
  /// Creates the files of a folder inside a verified one.
  ///
  /// The files of large tables are read when they are needed.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, which begins with the path of the verified folder.
  ///   - verified: Reads the files.
  public init(inFolder folder: String, of verified: VerifiedFolder) {
    self.init(
      read: { (name) throws(LoadingError) in
        try verified.source(Folder.path(of: name, in: folder))
      },
      names: { (name) throws(LoadingError) in
        try verified.names(in: name == "." ? folder : Folder.path(of: name, in: folder))
      },
      opened: { (name) throws(LoadingError) in
        try PositionedFile(Folder.path(of: name, in: folder))
      },
      areReadLate: true
    )
  }
}
