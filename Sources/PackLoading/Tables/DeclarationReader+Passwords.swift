import PasswordGuesses
import Rules

/// Reads the tables that passwords are compared with: a folder with a file for each entry.
extension DeclarationReader {
  /// Reads dictionaries, or returns nil after reporting why not.
  func passwordDictionaries(
    _ record: YAMLRecord,
    files: PackFiles
  ) -> FileTable<PasswordDictionary>? {
    folder(record, example: "dictionaries").flatMap { folder, position in
      passwordDictionaries(folder: folder, at: position, files: files)
    }
  }

  /// Reads keyboards, or returns nil after reporting why not.
  func passwordKeyboards(_ record: YAMLRecord, files: PackFiles) -> FileTable<PasswordKeyboard>? {
    folder(record, example: "keyboards").flatMap { folder, position in
      passwordKeyboards(folder: folder, at: position, files: files)
    }
  }

  /// Reads the dictionaries of a folder.
  func passwordDictionaries(
    folder: String,
    at position: SourcePosition,
    files: PackFiles
  ) -> FileTable<PasswordDictionary>? {
    fileTable(folder, at: position) { (folder) throws(LoadingError) in
      try FileTable(folder: folder, ending: ".txt", files: files) {
        (source, name) throws(LoadingError) in
        try PasswordDictionaryReader.read(source, name: name)
      }
    }
  }

  /// Reads the keyboards of a folder.
  func passwordKeyboards(
    folder: String,
    at position: SourcePosition,
    files: PackFiles
  ) -> FileTable<PasswordKeyboard>? {
    fileTable(folder, at: position) { (folder) throws(LoadingError) in
      try FileTable(folder: folder, ending: ".yaml", files: files) {
        (source, name) throws(LoadingError) in
        try PasswordKeyboardReader.read(source, name: name)
      }
    }
  }

  private func folder(_ record: YAMLRecord, example: String) -> (String, SourcePosition)? {
    if let node = record["folder"], let folder = nameBesidePack(node) {
      return (folder, node.start)
    }
    if record["folder"] == nil {
      report(
        "pack.missing_key",
        at: record.entries.first?.keyStart ?? .start,
        "a table of this kind needs the key `folder`",
        hint: "like `folder: \(example)`, with one file each"
      )
    }
    return nil
  }

  private func fileTable<Entry>(
    _ folder: String,
    at position: SourcePosition,
    _ read: (String) throws(LoadingError) -> FileTable<Entry>
  ) -> FileTable<Entry>? {
    do throws(LoadingError) {
      return try read(folder)
    } catch {
      report("pack.no_file", at: position, "there is no folder `\(folder)` beside the pack")
      return nil
    }
  }
}
