import Documents
package import SourceTexts
import UnicodeText
package import Violations

/// A format of files with texts of applications for Apple's systems.
package enum AppleFormat: Hashable, Sendable {
  /// `.strings`: a text for each key, in one language.
  case strings

  /// `.xcstrings`: a String Catalog, with all languages.
  case catalog

  /// `.xliff`: the XLIFF 1.2 that Xcode exports for the translators of a language, in a folder
  /// `.xcloc`.
  case export

  /// The end of the name of a folder that Xcode exports.
  private static let folderEnding = ".xcloc"

  /// Recognizes a file or folder by the end of its name.
  ///
  /// Returns nil for other files. An XLIFF file can come from Xcode or from another program;
  /// ``isExport(_:)`` distinguishes them.
  package init?(path: String) {
    let name = Self.withoutSlash(path.lowercased())
    if name.hasSuffix(".strings") {
      self = .strings
    } else if name.hasSuffix(".xcstrings") {
      self = .catalog
    } else if [".xliff", ".xlf", Self.folderEnding].contains(where: { name.hasSuffix($0) }) {
      self = .export
    } else {
      return nil
    }
  }

  /// Returns the path of the file with the texts: the one in a folder that Xcode exported, such as
  /// `de.xcloc/Localized Contents/de.xliff` for `de.xcloc`, or else the path itself.
  ///
  /// Xcode names the folder and the file after the language. If somebody renamed the folder, its
  /// only `.xliff` file is meant.
  ///
  /// - Throws: A ``LoadingError`` if the folder doesn't have such a file, or several of them and
  ///   none with its name.
  package static func path(ofTexts path: String) throws(LoadingError) -> String {
    let folder = withoutSlash(path)
    guard folder.lowercased().hasSuffix(folderEnding) else { return path }
    let texts = Folder.path(of: "Localized Contents", in: folder)
    let files = try Folder.names(in: texts).filter { $0.lowercased().hasSuffix(".xliff") }
    let language = folder.split(separator: "/").last?.dropLast(folderEnding.count) ?? ""
    let named = files.first { $0.lowercased() == "\(language).xliff".lowercased() }
    if let file = named ?? (files.count == 1 ? files.first : nil) {
      return Folder.path(of: file, in: texts)
    }
    throw LoadingError(
      Diagnostic(
        code: files.isEmpty ? "apple.no_texts" : "apple.several_texts",
        file: texts,
        reason: files.isEmpty
          ? "the folder doesn't have an .xliff file"
          : "the folder has several .xliff files, and none of them is named `\(language).xliff`",
        hint: files.isEmpty
          ? "export the texts from Xcode again"
          : "import one of them by its path, such as `\(Folder.path(of: files[0], in: texts))`"
      )
    )
  }

  /// Returns the path of a folder without a slash at its end.
  private static func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Whether Xcode exported a file.
  package static func isExport(_ source: SourceText) -> Bool { XcodeExportReader.reads(source) }

  /// Refuses a file whose name says that it is in a format of Apple's that can't be imported.
  ///
  /// - Throws: A ``LoadingError`` that says what to do instead.
  package static func requireSupported(_ path: String) throws(LoadingError) {
    guard path.lowercased().hasSuffix(".stringsdict") else { return }
    throw LoadingError(
      Diagnostic(
        code: "apple.stringsdict",
        file: path,
        reason: "the plurals in .stringsdict files can't be imported",
        hint: "migrate the file to a String Catalog in Xcode, and import the .xcstrings file"
      )
    )
  }
}

/// The contents of one of Apple's files.
struct AppleFile {
  /// The language that others are translated from.
  var sourceLocale: LocaleIdentifier

  var entries: [AppleEntry] = []

  /// The notes about the file.
  var notes: [AppleNote] = []

  /// The mistakes in texts that are left out.
  var refused: [Diagnostic] = []
}

extension AppleFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - locale: The language of a `.strings` file, if its folder doesn't name it; for a String
  ///     Catalog, the only language to read.
  /// - Throws: A ``LoadingError`` with everything that is wrong.
  init(_ source: SourceText, only locale: LocaleIdentifier?) throws(LoadingError) {
    switch AppleFormat(path: source.name) {
    case .catalog:
      self = try StringCatalogReader.file(in: source, only: locale)
      return
    case .export:
      self = try XcodeExportReader.file(in: source, only: locale)
      return
    case .strings, nil: break
    }
    let language: LocaleIdentifier
    if let locale { language = locale } else { language = try Self.locale(ofFolderOf: source) }
    // All texts of Rulebook are translated from this language.
    self.init(sourceLocale: LocaleIdentifier(trusted: "en"))
    let read = try StringsReader.entries(of: source)
    refused = read.refused
    entries = read.entries.map { entry in
      AppleEntry(
        key: entry.key,
        offset: entry.keyOffset,
        comment: entry.comment,
        texts: [language: AppleText(body: .plain(entry.text), offset: entry.textOffset)]
      )
    }
  }

  /// Returns the language that the folder of a `.strings` file names, such as `de.lproj`.
  private static func locale(
    ofFolderOf source: SourceText
  ) throws(LoadingError) -> LocaleIdentifier {
    let folder = source.name.split(separator: "/").dropLast().last ?? ""
    let ending = ".lproj"
    if folder.hasSuffix(ending) {
      if let locale = LocaleIdentifier(appleTag: String(folder.dropLast(ending.utf8.count))) {
        return locale
      }
    }
    throw LoadingError(
      Diagnostic(
        code: "strings.no_locale",
        file: source.name,
        reason: folder.hasSuffix(ending)
          ? "the folder `\(folder)` doesn't name a language"
          : "neither the file nor its folder names a language",
        hint: "name the language of the file, as in `--locale en`"
      )
    )
  }
}

extension SourceText {
  /// Creates the text of a file in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Throws: A ``LoadingError`` at the first invalid byte.
  init(appleBytes bytes: [UInt8], name: String) throws(LoadingError) {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      try self.init(bytes: bytes, name: name)
      return
    }
    var text = String.UnicodeScalarView()
    var units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isLittle ? second << 8 | first : first << 8 | second
    }.makeIterator()
    var decoder = UTF16()
    var isBroken = bytes.count % 2 == 1
    decoding: while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): text.append(scalar)
      case .emptyInput: break decoding
      case .error:
        isBroken = true
        break decoding
      }
    }
    self.init(String(text), name: name)
    guard isBroken else { return }
    throw LoadingError(
      diagnostic(
        "strings.not_utf16",
        atByte: self.bytes.count,
        reason: "the file begins as UTF-16, but isn't valid from here on",
        hint: "save the file as UTF-8"
      )
    )
  }
}

extension LocaleIdentifier {
  /// The languages of folders with the names that came before tags.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es",
    "Dutch": "nl",
  ]

  /// Creates the locale of a tag in Apple's files; nil for `Base` and for anything that isn't a
  /// tag.
  init?(appleTag tag: String) {
    guard let locale = LocaleIdentifier(canonicalizing: Self.oldNames[tag] ?? tag), locale != .root,
      tag != "Base"
    else { return nil }
    self = locale
  }
}
