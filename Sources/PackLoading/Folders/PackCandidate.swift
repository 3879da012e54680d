import Documents
import RuleEngine
import Violations

/// Something in a folder that is read as a pack.
enum PackCandidate {
  /// A file that is a pack.
  case file(String)

  /// A folder that is a pack.
  case folder(String)

  /// A folder that isn't a pack itself but contributes parts of tables.
  case tables([TableDefinition], folder: String)

  /// The names that the file of a folder's pack may have.
  static let packNames = ["pack.yaml", "pack.yml"]

  /// Returns everything in a folder that is read as a pack, in the order of the names.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - boundary: The boundary for symbolic links.
  ///   - tables: The kinds of table that folders may announce.
  ///   - tree: Where the folder is read.
  ///   - hasGroups: Whether folders in it may group packs by subject, as the library's own do.
  /// - Returns: The candidates, in the order of their names.
  /// - Throws: A ``LoadingError`` if a folder can't be listed.
  static func all(
    in folder: String,
    _ boundary: FolderBoundary,
    _ tables: [TableDefinition],
    on tree: FileTree,
    hasGroups: Bool = false
  ) throws(LoadingError) -> [PackCandidate] {
    if packName(in: folder, on: tree) != nil { return [.folder(folder)] }
    let announced = Self.announced(tables, in: folder, boundary, on: tree)
    let companions = announced.compactMap(\.announcement).flatMap(\.companions)
    var candidates: [PackCandidate] =
      announced.isEmpty ? [] : [.tables(announced, folder: folder)]
    for name in try tree.names(in: folder) where !companions.contains(name) {
      let path = Folder.path(of: name, in: folder)
      if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        candidates.append(.file(path))
      } else if !boundary.contains(path) {
        // Whatever the link leads to is refused without looking at it.
        if tree.isFolder(path) { candidates.append(.folder(path)) }
      } else if packName(in: path, on: tree) != nil {
        candidates.append(.folder(path))
      } else {
        let announced = Self.announced(tables, in: path, boundary, on: tree)
        if !announced.isEmpty {
          candidates.append(.tables(announced, folder: path))
        } else if hasGroups, tree.isFolder(path) {
          candidates += try all(in: path, boundary, tables, on: tree)
        }
      }
    }
    return candidates
  }

  /// Returns the name of the pack's file if a folder is a pack.
  static func packName(in folder: String, on tree: FileTree) -> String? {
    packNames.first { name in
      // Even if it isn't a file, something with this name is refused under this name.
      let path = Folder.path(of: name, in: folder)
      return tree.isFile(path) || tree.isFolder(path)
    }
  }

  /// Returns the kinds of table that a folder announces.
  ///
  /// It does so with a subfolder that has the name for that kind and at least one file of the
  /// table.
  private static func announced(
    _ tables: [TableDefinition],
    in folder: String,
    _ boundary: FolderBoundary,
    on tree: FileTree
  ) -> [TableDefinition] {
    var definitions: [TableDefinition] = []
    for definition in tables {
      guard let announcement = definition.announcement else { continue }
      let path = Folder.path(of: announcement.folder, in: folder)
      guard tree.isFolder(path) else { continue }
      guard boundary.contains(path) else {
        // Reading the table reports that its folder is out of bounds.
        definitions.append(definition)
        continue
      }
      do throws(LoadingError) {
        let names = try tree.names(in: path)
        if names.contains(where: announcement.hasFile) { definitions.append(definition) }
      } catch {
        // Reading the table reports why its folder can't be read.
        definitions.append(definition)
      }
    }
    return definitions
  }
}
