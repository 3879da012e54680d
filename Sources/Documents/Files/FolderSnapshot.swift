import SourceTexts
package import Violations

/// The files of a folder as they were at one time, in memory.
///
/// A caller that looks at a snapshot before using it knows what it uses, even if the folder changes
/// in the meantime. Like the loader, it has no files whose names begin with a dot.
///
///     let snapshot = try FolderSnapshot(of: "/etc/acme/packs")
///     snapshot.files.map(\.path)  // ["staff/pack.yaml", "staff/sites.txt"]
package struct FolderSnapshot: Sendable {
  /// A file of the folder.
  package struct File: Hashable, Sendable {
    /// The path in the folder, such as `staff/pack.yaml`.
    package let path: String

    /// The content.
    package let bytes: [UInt8]
  }

  /// The path of the folder.
  package let folder: String

  /// The files, sorted by the bytes of their paths.
  package let files: [File]

  /// The positions of the files by path.
  private let positions: [String: Int]

  /// The sorted names in each folder, by its path in this one.
  private let children: [String: [String]]

  /// Reads all files of a folder.
  ///
  /// - Throws: A ``LoadingError`` if something in it can't be read, isn't a file or folder, or is
  ///   outside of it, or if there is too much in it.
  /// - Complexity: O(*n*) in the bytes of all files.
  package init(of folder: String) throws(LoadingError) {
    var walk = SnapshotWalk(of: folder)
    try walk.read(folder, inside: "", depth: 0)
    self.folder = folder
    files = walk.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    positions = Dictionary(
      files.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    children = walk.children.mapValues { $0.sorted() }
    // Swift treats names as the same that differ only in their Unicode form.
    guard positions.count == files.count else {
      throw SourceText.failure(
        "file.ambiguous_name",
        folder,
        "two files in this folder have the same name, in different Unicode forms",
        hint: "rename one of them"
      )
    }
  }

  /// Finds a file.
  ///
  /// - Parameter path: The path in the folder.
  /// - Returns: The bytes of the file, or nil if the snapshot doesn't have it.
  package func bytes(of path: String) -> [UInt8]? { positions[path].map { files[$0].bytes } }

  /// Returns a path in the folder for one that begins with the folder's own path; nil for others.
  private func inside(_ path: String) -> String? {
    let slash = UInt8(ascii: "/")
    let (own, parts) = (Self.parts(of: folder), Self.parts(of: path))
    guard (path.utf8.first == slash) == (folder.utf8.first == slash),
      parts.count >= own.count, zip(own, parts).allSatisfy({ $0.elementsEqual($1) })
    else { return nil }
    return parts.dropFirst(own.count).map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "/")
  }

  /// Returns the names in a path, without empty ones and `.`.
  ///
  /// A path in a folder can have fewer slashes than the folder's own.
  private static func parts(of path: String) -> [Substring.UTF8View] {
    path.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
  }
}

/// The functions of ``FileTree``, for paths that begin with the path of the folder.
extension FolderSnapshot {
  func isFile(_ path: String) -> Bool { inside(path).map { positions[$0] != nil } ?? false }

  func isFolder(_ path: String) -> Bool { inside(path).map { children[$0] != nil } ?? false }

  func names(in path: String) throws(LoadingError) -> [String] {
    guard let names = inside(path).flatMap({ children[$0] }) else {
      throw SourceText.failure("file.not_found", path, "there is no such folder")
    }
    return names
  }

  func content(_ path: String) throws(LoadingError) -> [UInt8] {
    guard let bytes = inside(path).flatMap(self.bytes(of:)) else {
      throw isFolder(path)
        ? SourceText.failure("file.not_regular", path, "this is a folder, not a file")
        : SourceText.failure("file.not_found", path, "there is no such file")
    }
    return bytes
  }
}

/// Reads the files of a folder and of the folders in it.
private struct SnapshotWalk {
  /// The most files and folders.
  private static let mostEntries = 10_000

  /// The greatest number of folders inside each other.
  private static let deepest = 16

  /// The greatest size of a file, and of all files together, in bytes.
  private static let largest = (file: 256 << 20, folder: 1 << 30)

  private(set) var files: [FolderSnapshot.File] = []
  private(set) var children: [String: [String]] = [:]

  private let folder: String
  private let boundary: FolderBoundary
  private var entriesLeft = mostEntries
  private var bytesLeft = largest.folder

  init(of folder: String) {
    self.folder = folder
    boundary = FolderBoundary(of: folder)
  }

  mutating func read(
    _ path: String,
    inside prefix: String,
    depth: Int
  ) throws(LoadingError) {
    guard depth < Self.deepest else { throw tooMuch("folders are nested too deep") }
    let names = try Folder.names(in: path)
    children[String(prefix.dropLast())] = names
    for name in names {
      entriesLeft -= 1
      guard entriesLeft >= 0 else {
        throw tooMuch("there are more than \(Self.mostEntries) files and folders")
      }
      let inner = Folder.path(of: name, in: path)
      guard boundary.contains(inner) else { throw outside(inner) }
      if Folder.isFolder(inner) {
        try read(inner, inside: prefix + name + "/", depth: depth + 1)
      } else {
        let limit = min(Self.largest.file, bytesLeft)
        let bytes = try SourceText.bytes(ofFile: inner, name: inner, sizeLimit: limit)
        bytesLeft -= bytes.count
        files.append(FolderSnapshot.File(path: prefix + name, bytes: bytes))
      }
    }
  }

  private func outside(_ path: String) -> LoadingError {
    SourceText.failure(
      "file.outside_folder",
      path,
      "a symbolic link in this path leads out of the folder \(folder)",
      hint: "put the file itself there"
    )
  }

  private func tooMuch(_ reason: String) -> LoadingError {
    SourceText.failure("folder.too_large", folder, "\(reason) in this folder")
  }
}

/// The bytes of a file, in memory.
struct BytesInMemory: PositionedBytes {
  let name: String

  private let bytes: [UInt8]

  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  var size: Int { bytes.count }

  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    guard count >= 0, 0...bytes.count ~= offset, count <= bytes.count - offset else { return nil }
    return Array(bytes[offset..<offset + count])
  }

  func watchingForChanges() -> @Sendable () -> Bool { { true } }
}
