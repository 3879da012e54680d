public import Rules

/// The files beside a pack's own file.
///
///     PackFiles.none  // of a pack that is only a text
public struct PackFiles: Sendable {
  /// Reads a file by its name; fails with `file.not_found` if there is none.
  public var read: @Sendable (String) throws(LoadingError) -> SourceText

  /// Returns the names of the files in a folder, sorted; fails with `file.not_found` if there is none.
  public var names: @Sendable (String) throws(LoadingError) -> [String]

  /// Loads a blocklist by its file's name; fails with `file.not_found` if there is none.
  public var blocklist: @Sendable (String) throws(LoadingError) -> Blocklist

  /// Whether files that are large or many are read when they are first needed.
  ///
  /// Packs that come with the library were checked when it was made, and their files stay where
  /// they are. Everything else is read and checked at once.
  public var areReadLate: Bool

  /// Creates files from functions that read them.
  public init(
    read: @escaping @Sendable (String) throws(LoadingError) -> SourceText,
    names: @escaping @Sendable (String) throws(LoadingError) -> [String] = PackFiles.none.names,
    blocklist: @escaping @Sendable (String) throws(LoadingError) -> Blocklist =
      PackFiles.none.blocklist,
    areReadLate: Bool = false
  ) {
    self.read = read
    self.names = names
    self.blocklist = blocklist
    self.areReadLate = areReadLate
  }

  /// No files.
  public static let none = PackFiles(
    read: { (name) throws(LoadingError) in throw missing(name) },
    names: { (name) throws(LoadingError) in throw missing(name) },
    blocklist: { (name) throws(LoadingError) in throw missing(name) }
  )

  private static func missing(_ name: String) -> LoadingError {
    LoadingError(
      Diagnostic(code: "file.not_found", file: name, reason: "there is no such file")
    )
  }
}
