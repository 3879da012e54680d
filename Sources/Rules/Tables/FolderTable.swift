public import Documents
public import Violations

/// Something of which a shared table has many, each in a file of its own.
///
/// The names of files, without the ending, are those of the entries; an entry of a higher layer
/// takes the place of that with the same name in a lower one.
public protocol FolderTableEntry: Sendable {
  /// The whole table, as checks use it.
  associatedtype Table: Sendable

  /// The ending of the files, with its dot.
  static var fileEnding: String { get }

  /// Reads an entry from its file.
  ///
  /// - Throws: A ``LoadingError`` if the file is wrong; it is then refused without its pack.
  static func read(_ source: SourceText, name: String) throws(LoadingError) -> Self

  /// Makes the table of its entries, some of which may be read when they are first needed.
  static func table(of entries: FolderTable<Self>) -> Table
}

/// A shared table of which each pack brings a folder, with a file for each entry.
///
/// A kind of table with entries of this type needs one line:
///
///     extension TableDefinition {
///       static let offices = TableDefinition(
///         folderOf: Office.self, "offices", "Offices, a file for each.", folder: "offices"
///       )
///     }
public struct FolderTable<Entry: FolderTableEntry>: Sendable {
  /// An entry of the table.
  private enum Item: Sendable {
    /// Read and checked.
    case read(Entry)

    /// Read from its file when it is first needed.
    case late(@Sendable () throws(LoadingError) -> Entry)

    func load() throws(LoadingError) -> Entry {
      switch self {
      case .read(let entry): entry
      case .late(let read): try read()
      }
    }
  }

  /// The entries by the names of their files, without the ending.
  private var items: [String: Item] = [:]

  /// What is wrong in files that were refused.
  public private(set) var refused: [Diagnostic] = []

  /// Reads the files of a folder; a file with an error is refused, and the others are kept.
  ///
  /// - Throws: A ``LoadingError`` if there is no such folder.
  public init(folder: String, files: FolderFiles) throws(LoadingError) {
    for file in try files.names(folder) where file.hasSuffix(Entry.fileEnding) {
      let name = String(file.dropLast(Entry.fileEnding.count))
      let load: @Sendable () throws(LoadingError) -> Entry = { () throws(LoadingError) in
        try Entry.read(try files.read("\(folder)/\(file)"), name: name)
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

  /// Reads the entries that were not read yet.
  ///
  /// - Parameter failure: Makes an error of an entry's name and what is wrong in its file.
  /// - Returns: All entries, sorted by name.
  /// - Throws: That error for the first entry that cannot be read.
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
  /// Makes the whole of its parts; entries of later ones take the place of those with the same
  /// name.
  public static func table(of parts: [Self]) -> Entry.Table {
    var merged = parts[0]
    for part in parts.dropFirst() { merged.items.merge(part.items) { $1 } }
    return Entry.table(of: merged)
  }

  /// Reads every entry that was not read yet, and returns what is wrong in those that cannot be
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
  /// Defines a shared table of which each pack brings a folder, with a file for each entry.
  ///
  /// A folder without a `pack.yaml` brings entries too, if it has a folder of the given name with
  /// files of the right ending.
  ///
  /// - Parameters:
  ///   - entry: The type of the entries.
  ///   - kind: The name in packs, in kebab case.
  ///   - summary: What the table holds, in one sentence.
  ///   - folder: What such a folder is called where no pack names it.
  public init<Entry: FolderTableEntry>(
    folderOf entry: Entry.Type,
    _ kind: String,
    _ summary: String,
    folder: String
  ) {
    @Sendable func part(
      _ folder: String,
      at position: SourcePosition,
      _ files: FolderFiles,
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
      declaration.folder(hint: "like `folder: \(folder)`, with one file each")
        .flatMap { part($0.name, at: $0.position, declaration.files, declaration.reader) }
    }
  }
}
