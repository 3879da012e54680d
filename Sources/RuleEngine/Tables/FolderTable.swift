import SourceTexts
public import Violations

/// An entry of a shared table that has a separate file for each entry.
///
/// An entry is named like its file, without the extension. An entry of a higher layer replaces the
/// entry with the same name in a lower layer.
public protocol FolderTableEntry: Sendable {
  /// The whole table, as checks use it.
  associatedtype Table: Sendable

  /// The extension of the files, including its dot.
  static var fileEnding: String { get }

  /// Reads an entry from its file.
  ///
  /// - Throws: A `LoadingError` if the file is invalid. The file is then refused, but not its
  ///   pack.
  static func read(_ file: TableFile, name: String) throws(LoadingError) -> Self

  /// Makes the table from its entries. Some of them might be read only when they are first needed.
  static func table(of entries: FolderTable<Self>) -> Table
}

/// A shared table that consists of a folder in each pack, with one file for each entry.
///
/// A table kind with entries of this type needs only one declaration:
///
///     extension TableDefinition {
///       static let offices = TableDefinition(
///         folderOf: Office.self, "offices", "Offices, a file for each.", folder: "offices"
///       )
///     }
public struct FolderTable<Entry: FolderTableEntry>: Sendable {
  /// An entry of the table.
  private enum Item: Sendable {
    /// An entry that was read and checked.
    case read(Entry)

    /// An entry that is read from its file when it is first needed.
    case late(@Sendable () throws(LoadingError) -> Entry)

    func load() throws(LoadingError) -> Entry {
      switch self {
      case .read(let entry): entry
      case .late(let read): try read()
      }
    }
  }

  /// The entries by the names of their files, without the extension.
  private var items: [String: Item] = [:]

  /// The errors in files that were refused.
  public private(set) var refused: [Diagnostic] = []

  /// Reads the files of a folder.
  ///
  /// A file with an error is refused, and the others are kept.
  ///
  /// - Throws: A ``LoadingError`` if the folder doesn't exist.
  package init(folder: String, files: any TableSource) throws(LoadingError) {
    for file in try files.names(in: folder) where file.hasSuffix(Entry.fileEnding) {
      let name = String(file.dropLast(Entry.fileEnding.count))
      let load: @Sendable () throws(LoadingError) -> Entry = { () throws(LoadingError) in
        try Entry.read(TableFile(name: "\(folder)/\(file)", in: files), name: name)
      }
      if files.areReadLate {
        items[name] = .late(load)
        continue
      }
      do throws(LoadingError) { items[name] = .read(try load()) } catch {
        refused += error.diagnostics
      }
    }
  }

  /// Reads the entries that weren't read yet, and returns all of them.
  ///
  /// - Parameter failure: Makes an error from an entry's name and the errors in its file.
  /// - Returns: All entries, sorted by name.
  /// - Throws: That error for the first entry that can't be read.
  public func entries<Failure: Error>(
    orThrow failure: (String, LoadingError) -> Failure
  ) throws(Failure) -> [Entry] {
    var entries: [Entry] = []
    for (name, item) in items.sorted(by: { $0.key < $1.key }) {
      do throws(LoadingError) {
        entries.append(try item.load())
      } catch {
        throw failure(name, error)
      }
    }
    return entries
  }
}

extension FolderTable: TablePart {
  /// Makes the whole table from its parts.
  ///
  /// Entries of later parts replace entries with the same name.
  public static func table(of parts: [Self]) -> Entry.Table {
    var merged = parts[0]
    for part in parts.dropFirst() { merged.items.merge(part.items) { $1 } }
    return Entry.table(of: merged)
  }

  /// Reads every entry that hasn't been read yet, and returns the errors in entries that can't be
  /// used.
  public func problems() -> [Diagnostic] {
    var collector = DiagnosticCollector()
    for (_, item) in items.sorted(by: { $0.key < $1.key }) {
      do throws(LoadingError) { _ = try item.load() } catch { collector.add(error) }
    }
    return refused + collector.diagnostics
  }
}

extension TableDefinition {
  /// Defines a shared table that consists of a folder in each pack, with one file for each entry.
  ///
  /// A folder without a `pack.yaml` also contributes entries, if it contains a folder with the
  /// given name and files with the right extension.
  ///
  /// - Parameters:
  ///   - entry: The type of the entries.
  ///   - kind: The name in packs, in kebab case.
  ///   - summary: What the table contains, in one sentence.
  ///   - folder: The name of the folder in places where no pack names it.
  public init<Entry: FolderTableEntry>(
    folderOf entry: Entry.Type,
    _ kind: String,
    _ summary: String,
    folder: String
  ) {
    @Sendable func part(
      _ folder: String,
      at position: SourcePosition,
      _ files: any TableSource,
      _ reader: NodeReader
    ) -> FolderTable<Entry>? {
      do throws(LoadingError) {
        return try FolderTable(folder: folder, files: files)
      } catch {
        reader.report(error, ofFolder: folder, at: position)
        return nil
      }
    }
    self.init(
      sharing: kind,
      summary,
      keys: ["folder"],
      announcement: TableAnnouncement(
        folder: folder,
        hasFile: { $0.hasSuffix(Entry.fileEnding) },
        part: { files, reader in part(folder, at: .start, files, reader) }
      )
    ) { declaration in
      declaration.folder(hint: "such as `folder: \(folder)`, with one file for each entry")
        .flatMap { part($0.name, at: $0.position, declaration.files, declaration.reader) }
    }
  }
}
