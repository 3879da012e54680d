import PasswordGuesses
import Rules

/// The part of a shared table that one pack brings, with a file for each entry.
struct FileTable<Entry: Sendable>: Sendable {
  /// An entry of the table.
  enum Item: Sendable {
    /// Read and checked.
    case read(Entry)

    /// Read from its file when it is first needed.
    case late(@Sendable () throws(LoadingError) -> Entry)

    /// Returns the entry.
    func load() throws(LoadingError) -> Entry {
      switch self {
      case .read(let entry): entry
      case .late(let read): try read()
      }
    }
  }

  /// The entries by the names of their files, without the ending.
  private(set) var items: [String: Item] = [:]

  /// What is wrong in files that were refused.
  private(set) var refused: [Diagnostic] = []

  /// Reads the files of a folder; one that is wrong is refused by itself.
  ///
  /// - Throws: A ``LoadingError`` if there is no such folder.
  init(
    folder: String,
    ending: String,
    files: PackFiles,
    read: @escaping @Sendable (SourceText, String) throws(LoadingError) -> Entry
  ) throws(LoadingError) {
    for file in try files.names(folder) where file.hasSuffix(ending) {
      let name = String(file.dropLast(ending.count))
      let load: @Sendable () throws(LoadingError) -> Entry = { () throws(LoadingError) in
        try read(try files.read("\(folder)/\(file)"), name)
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

  /// Lays another part over this one; its entries take the place of those with the same name.
  mutating func lay(_ upper: Self) {
    items.merge(upper.items) { $1 }
    refused += upper.refused
  }

  /// Reads every entry that was not read yet.
  ///
  /// - Returns: What is wrong in those that cannot be used.
  func problems() -> [Diagnostic] {
    var collector = DiagnosticCollector()
    for (_, item) in items.sorted(by: { $0.key < $1.key }) {
      do throws(LoadingError) { _ = try item.load() } catch { collector.add(error) }
    }
    return refused + collector.diagnostics
  }

  /// Returns the entries, sorted by name.
  func entries() throws(PasswordDataUnreadable) -> [Entry] {
    var entries: [Entry] = []
    for (name, item) in items.sorted(by: { $0.key < $1.key }) {
      do throws(LoadingError) {
        entries.append(try item.load())
      } catch {
        throw PasswordDataUnreadable(name: name, reason: error.description)
      }
    }
    return entries
  }
}

extension FileTable<PasswordDictionary> {
  /// The dictionaries as checks use them.
  var dictionaries: PasswordDictionaries {
    PasswordDictionaries { () throws(PasswordDataUnreadable) in try entries() }
  }
}

extension FileTable<PasswordKeyboard> {
  /// The keyboards as checks use them.
  var keyboards: PasswordKeyboards {
    PasswordKeyboards { () throws(PasswordDataUnreadable) in try entries() }
  }
}
