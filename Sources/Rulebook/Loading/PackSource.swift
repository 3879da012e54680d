import Documents

/// Where a rulebook takes packs from.
///
///     try Rulebook(.bundled, .folder("/etc/acme/rulepacks"))
public enum PackSource: Hashable, Sendable {
  /// The packs that come with the library.
  case bundled

  /// A folder: each `.yaml` file in it is a pack, and each folder in it that
  /// has a `pack.yaml`. A folder that has a `pack.yaml` itself is one pack.
  /// A folder from which nothing is read is refused, and files that look like
  /// parts of packs and are not read are in ``Rulebook/diagnostics``.
  ///
  /// A folder without a `pack.yaml` whose folder `regions` holds files like `CH.yaml` brings
  /// telephone numbers of regions, which take the place of those in lower layers.
  case folder(String)

  /// One file.
  case file(String)

  /// The text of one file, which passes the same checks as a file, under a name for errors.
  ///
  /// It has no files beside it, so its tables stand in the text itself.
  ///
  ///     let pack = "format: 1\npack: acme\nrules: { pin: { checks: [{ length: 4 }] } }"
  ///     try Rulebook(.bundled, .text(pack, name: "acme.yaml")).check("123", as: "pin").isValid
  ///     // false
  case text(String, name: String)
}

/// Where a rulebook takes the application's own messages from.
///
///     try Rulebook(localizations: ["/etc/acme/localizations"])  // a folder
///     let german = #"{ "@@locale": "de", "email": "Das ist keine E-Mail-Adresse." }"#
///     try Rulebook(localizations: [.text(german, name: "de.arb")])
public enum CatalogSource: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A folder with catalog files, one for each language: `de.arb`.
  case folder(String)

  /// The text of one catalog file (ARB), which passes the same checks as a file, under a name for
  /// errors. The locale is what its `@@locale` says.
  case text(String, name: String)

  /// Creates a ``folder(_:)``.
  public init(stringLiteral path: String) { self = .folder(path) }
}

extension SourceText {
  /// Makes a source text of a string that is to pass for a file.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.too_large` above the size of a file.
  init(checking text: String, name: String) throws(LoadingError) {
    let limit = Self.defaultSizeLimit
    guard text.utf8.count <= limit else {
      throw LoadingError(
        Diagnostic(
          code: "file.too_large",
          file: name,
          reason: "the text has \(text.utf8.count) bytes; at most \(limit) are accepted"
        )
      )
    }
    self.init(text, name: name)
  }
}
