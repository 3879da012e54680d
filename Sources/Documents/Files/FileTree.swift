package import SourceTexts
package import Violations

/// Where the files of a folder are read: on disk, or in a snapshot of the folder.
///
/// With a snapshot, all paths begin with the path of its folder.
package enum FileTree: Sendable {
  /// The file system.
  case disk

  /// The files of a folder as they were at one time.
  case snapshot(FolderSnapshot)

  /// Returns whether a path leads to something other than a folder.
  package func isFile(_ path: String) -> Bool {
    switch self {
    case .disk: Folder.isFile(path)
    case .snapshot(let snapshot): snapshot.isFile(path)
    }
  }

  /// Returns whether a path leads to a folder.
  package func isFolder(_ path: String) -> Bool {
    switch self {
    case .disk: Folder.isFolder(path)
    case .snapshot(let snapshot): snapshot.isFolder(path)
    }
  }

  /// Returns the names of the files and folders in a folder, sorted, without those that begin with
  /// a dot.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.not_found` or `file.not_readable`.
  package func names(in folder: String) throws(LoadingError) -> [String] {
    switch self {
    case .disk: try Folder.names(in: folder)
    case .snapshot(let snapshot): try snapshot.names(in: folder)
    }
  }

  /// Reads a file.
  ///
  /// - Throws: A ``LoadingError`` if there is no such file, or it can't be read.
  package func source(_ path: String) throws(LoadingError) -> SourceText {
    guard case .snapshot(let snapshot) = self else {
      return try SourceText(contentsOfFile: path)
    }
    let bytes = try snapshot.content(path)
    let limit = SourceText.defaultSizeLimit
    guard bytes.count <= limit else {
      throw SourceText.failure(
        "file.too_large",
        path,
        "the file has \(bytes.count) bytes; at most \(limit) are accepted"
      )
    }
    return try SourceText(bytes: bytes, name: path)
  }

  /// Opens a file that is read at any offset.
  ///
  /// - Throws: A ``LoadingError`` if there is no such file, or it can't be opened.
  package func opened(_ path: String) throws(LoadingError) -> any PositionedBytes {
    switch self {
    case .disk: try PositionedFile(path)
    case .snapshot(let snapshot): BytesInMemory(try snapshot.content(path), name: path)
    }
  }
}

extension FolderFiles {
  /// Creates the files of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - tree: Where the folder is.
  ///   - boundary: Where symbolic links may lead. A snapshot has none, so it needs no boundary.
  ///   - record: Records the files that are read.
  package init(
    inFolder folder: String,
    on tree: FileTree,
    within boundary: FolderBoundary = .none,
    noting record: ReadFiles?
  ) {
    self.init(
      read: { (name) throws(LoadingError) in
        let path = Folder.path(of: name, in: folder)
        try boundary.require(path)
        record?.note(path)
        let source = try tree.source(path)
        record?.note(path, content: source.bytes)
        return source
      },
      names: { (name) throws(LoadingError) in
        let path = Folder.path(of: name, in: folder)
        try boundary.require(path)
        return try tree.names(in: path)
      },
      opened: { (name) throws(LoadingError) in
        let path = Folder.path(of: name, in: folder)
        try boundary.require(path)
        record?.note(path)
        let file = try tree.opened(path)
        record?.note(path, content: file.sample)
        if case .disk = tree { record?.noteOpen() }
        return file
      }
    )
  }
}
