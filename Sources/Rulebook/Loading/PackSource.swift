import Documents
import SourceTexts

/// A source of packs for a rulebook.
///
///     try Rulebook(.bundled, .folder("/etc/acme/rulepacks"))
public enum PackSource: Hashable, Sendable {
  /// The packs that come with the library.
  case bundled

  /// A folder with packs.
  ///
  /// Each `.yaml` file in the folder is a pack, and so is each folder in it that has a `pack.yaml`.
  /// If the folder itself has a `pack.yaml`, it is one pack. A folder without anything to read is
  /// refused. Files that look like parts of packs but are not read are listed in
  /// ``Rulebook/diagnostics``.
  ///
  /// A folder without a `pack.yaml` can also contain a folder `regions` with files like `CH.yaml`.
  /// They define telephone numbers of regions, which replace those in lower layers.
  case folder(String)

  /// One file.
  case file(String)

  /// The text of one file, which is checked like a file; the name appears in errors.
  ///
  /// It doesn't have files next to it, so its tables must be in the text itself.
  ///
  ///     let pack = "format: 1\npack: acme\nrules: { pin: { checks: [{ length: 4 }] } }"
  ///     try Rulebook(.bundled, .text(pack, name: "acme.yaml")).check("123", as: "pin").isValid
  ///     // false
  case text(String, name: String)

  /// Rules that the program writes in Swift, as a pack with this name.
  ///
  ///     let pin = try Rule("pin") { .length(4...4) }
  ///     try Rulebook(.bundled, .rules([pin])).check("123", as: "pin").isValid  // false
  ///
  /// Two sources need two names.
  case rules([Rule], pack: String = "swift")
}

/// A source of the application's own messages for a rulebook.
///
///     try Rulebook(localizations: ["/etc/acme/localizations"])  // a folder
///     let german = #"{ "@@locale": "de", "email": "Das ist keine E-Mail-Adresse." }"#
///     try Rulebook(localizations: [.text(german, name: "de.arb")])
public enum CatalogSource: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A folder with catalog files, one for each language: `de.arb`.
  case folder(String)

  /// One catalog file, which is named after its locale.
  ///
  /// A file in the folder of the bundled catalogs takes the place of the one that would be read
  /// from there, and isn't compared with the manifest. Use it to try a translation that you are
  /// working on. Other files that aren't in the manifest are then not read, and
  /// ``Rulebook/diagnostics`` lists them.
  case file(String)

  /// The text of one catalog file (ARB), which is checked like a file; the name appears in errors.
  /// The locale comes from its `@@locale`.
  case text(String, name: String)

  /// Creates a ``folder(_:)``.
  public init(stringLiteral path: String) { self = .folder(path) }
}

extension PackSource {
  /// The folder that the source is, or that contains its file; nil for a source that the program
  /// has itself.
  var folder: String? {
    switch self {
    case .folder(let path): path
    case .file(let path): Folder.parent(of: path)
    case .bundled, .text, .rules: nil
    }
  }

  /// The folder or file that the source is; nil for a source that the program has itself.
  var path: String? {
    switch self {
    case .folder(let path), .file(let path): path
    case .bundled, .text, .rules: nil
    }
  }
}

extension CatalogSource {
  /// The folder that the source is, or that contains its file; nil for a text.
  var folder: String? {
    switch self {
    case .folder(let path): path
    case .file(let path): Folder.parent(of: path)
    case .text: nil
    }
  }

  /// The folder or file that the source is; nil for a text.
  var path: String? {
    switch self {
    case .folder(let path), .file(let path): path
    case .text: nil
    }
  }
}

extension SourceText {
  /// Creates a source text from a string that is checked like a file.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.too_large` if the text is larger than a file
  ///   may be.
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
