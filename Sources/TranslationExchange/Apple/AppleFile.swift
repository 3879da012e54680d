import SourceTexts
import UnicodeText
import Violations

/// A kind of file in which applications for Apple's systems have their texts.
package enum AppleFormat: Sendable {
  /// `.strings`: a text for each key, in one language.
  case strings

  /// `.xcstrings`: a String Catalog, with all languages.
  case catalog

  /// Recognizes a file by the end of its name; nil for other files.
  package init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".strings") {
      self = .strings
    } else if name.hasSuffix(".xcstrings") {
      self = .catalog
    } else {
      return nil
    }
  }
}

/// What a file of Apple's holds.
struct AppleFile {
  /// The language from which others are translated.
  var sourceLocale: LocaleIdentifier

  var entries: [AppleEntry] = []

  /// What is told of the file.
  var notes: [AppleNote] = []
}

extension AppleFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - locale: The language of a `.strings` file, if its folder does not say it; the only one that is wanted of
  ///     a String Catalog.
  /// - Throws: A ``LoadingError`` with what is wrong.
  init(_ source: SourceText, only locale: LocaleIdentifier?) throws(LoadingError) {
    if AppleFormat(path: source.name) == .catalog {
      self = try StringCatalogReader.file(in: source, only: locale)
      return
    }
    let language: LocaleIdentifier
    if let locale { language = locale } else { language = try Self.locale(ofFolderOf: source) }
    // The language from which all texts of Rulebook are translated.
    self.init(sourceLocale: LocaleIdentifier(trusted: "en"))
    entries = try StringsReader.entries(of: source).map { entry in
      AppleEntry(
        key: entry.key,
        offset: entry.keyOffset,
        comment: entry.comment,
        texts: [language: AppleText(body: .plain(entry.text), offset: entry.textOffset)]
      )
    }
  }

  /// Returns the language that the folder of a `.strings` file says, such as `de.lproj`.
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
          ? "the folder `\(folder)` says no language"
          : "neither the file nor its folder says a language",
        hint: "say it: `--locale en`, or whatever the language of the file is"
      )
    )
  }
}

extension SourceText {
  /// Makes a text of a file in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Throws: A ``LoadingError`` at the first bad byte.
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
        reason: "the file begins as UTF-16, and is none from here on",
        hint: "save the file as UTF-8"
      )
    )
  }
}

extension LocaleIdentifier {
  /// The languages of folders from before they were called by their tags.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es",
    "Dutch": "nl",
  ]

  /// Creates the locale of a tag as Apple's files have it; nil for `Base` and what is no tag.
  init?(appleTag tag: String) {
    guard let locale = LocaleIdentifier(canonicalizing: Self.oldNames[tag] ?? tag), locale != .root,
      tag != "Base"
    else { return nil }
    self = locale
  }
}
