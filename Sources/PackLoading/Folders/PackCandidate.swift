import Documents
import Rules
import Violations

/// Something in a folder that is read as a pack.
enum PackCandidate {
  /// A file that is a pack.
  case file(String)

  /// A folder that is a pack.
  case folder(String)

  /// A folder without a pack of its own that brings parts of tables.
  case tables([TableDefinition], folder: String)

  /// What a folder's pack may be called.
  static let packNames = ["pack.yaml", "pack.yml"]

  /// Returns everything in a folder that is read as a pack, in the order of the names.
  static func all(
    in folder: String,
    _ boundary: FolderBoundary,
    _ tables: [TableDefinition]
  ) throws(LoadingError) -> [PackCandidate] {
    if packName(in: folder) != nil { return [.folder(folder)] }
    let announced = Self.announced(tables, in: folder, boundary)
    let companions = announced.compactMap(\.announcement).flatMap(\.companions)
    var candidates: [PackCandidate] =
      announced.isEmpty ? [] : [.tables(announced, folder: folder)]
    for name in try Folder.names(in: folder) where !companions.contains(name) {
      let path = Folder.path(of: name, in: folder)
      if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        candidates.append(.file(path))
      } else if !boundary.contains(path) {
        // What is behind it is refused without a look at it.
        if Folder.isFolder(path) { candidates.append(.folder(path)) }
      } else if packName(in: path) != nil {
        candidates.append(.folder(path))
      } else {
        let announced = Self.announced(tables, in: path, boundary)
        if !announced.isEmpty { candidates.append(.tables(announced, folder: path)) }
      }
    }
    return candidates
  }

  /// Returns the name of the pack that a folder is, if it is one.
  static func packName(in folder: String) -> String? {
    packNames.first { name in
      // Something of this name that is no file is refused by its name.
      let path = Folder.path(of: name, in: folder)
      return Folder.isFile(path) || Folder.isFolder(path)
    }
  }

  /// Returns the kinds of table that a folder announces: by a folder in it with the name that the
  /// kind wants, which has at least one file of the table.
  private static func announced(
    _ tables: [TableDefinition],
    in folder: String,
    _ boundary: FolderBoundary
  ) -> [TableDefinition] {
    var definitions: [TableDefinition] = []
    for definition in tables {
      guard let announcement = definition.announcement else { continue }
      let path = Folder.path(of: announcement.folder, in: folder)
      guard Folder.isFolder(path) else { continue }
      guard boundary.contains(path) else {
        // Reading the table says that its folder is out of bounds.
        definitions.append(definition)
        continue
      }
      do throws(LoadingError) {
        let names = try Folder.names(in: path)
        if names.contains(where: announcement.hasFile) { definitions.append(definition) }
      } catch {
        // Reading the table says why its folder cannot be read.
        definitions.append(definition)
      }
    }
    return definitions
  }
}
