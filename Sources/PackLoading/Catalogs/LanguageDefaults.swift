import Documents
import JSONDocuments
package import SourceTexts
import UnicodeText
package import Violations

/// What a new catalog file says about a language where CLDR has nothing, or where good books and
/// products differ from CLDR.
///
/// The file `languages.json` in the folder of the bundled catalogs has the entries of each
/// language, as they are written at the top of a catalog file, and where they come from:
///
///     { "sources": { "Unicode": "The Unicode Standard 15.0: …" },
///       "languages": {
///         "hi": { "@@x-end": ["।", "?"], "sources": ["Unicode"] } } }
package struct LanguageDefaults: Sendable {
  /// The name of the file.
  package static let fileName = "languages.json"

  /// The entries of a language.
  package struct Entries: Sendable {
    /// What the entries say.
    package fileprivate(set) var profile = LanguageProfile()

    /// The entries as JSON, by their names, such as `@@x-end`.
    package fileprivate(set) var written: [String: String] = [:]

    /// The names of the sources.
    package fileprivate(set) var sources: [String] = []
  }

  /// The entries by language.
  package private(set) var languages: [LocaleIdentifier: Entries] = [:]

  /// The descriptions of the sources, by their names.
  package private(set) var sources: [String: String] = [:]

  /// Reads the file of a folder; without it, there are no entries.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  package init(inFolder folder: String) throws(LoadingError) {
    let path = Folder.path(of: Self.fileName, in: folder)
    guard Folder.isFile(path) else {
      self.init()
      return
    }
    try self.init(SourceText(contentsOfFile: path))
  }

  private init() {}

  /// Reads a file.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in it.
  package init(_ source: SourceText) throws(LoadingError) {
    let document = try JSONReader.document(in: source)
    var collector = DiagnosticCollector()
    for member in document["sources"]?.members ?? [] { sources[member.key] = member.value.text }
    for language in document["languages"]?.members ?? [] {
      guard let locale = LocaleIdentifier(canonicalizing: language.key), locale.tag == language.key
      else {
        collector.add(
          source.diagnostic(
            "arb.bad_locale",
            atByte: language.keyRange.lowerBound,
            reason: "this isn't a language tag in its usual form"
          )
        )
        continue
      }
      languages[locale] = Self.entries(language.value, in: source, &collector)
    }
    try collector.throwIfAny()
  }

  private static func entries(
    _ value: JSONValue,
    in source: SourceText,
    _ collector: inout DiagnosticCollector
  ) -> Entries {
    var entries = Entries()
    for member in value.members ?? [] {
      if member.key == "sources" {
        entries.sources = member.value.elements?.compactMap(\.text) ?? []
        continue
      }
      if let fault = entries.profile.read(member) {
        collector.add(
          source.diagnostic("arb.bad_profile", atByte: fault.offset, reason: fault.reason)
        )
      }
      entries.written[member.key] = String(
        decoding: source.bytes[member.value.range],
        as: UTF8.self
      )
    }
    return entries
  }

  /// Returns the entries of a locale or its nearest parent; nil if neither is in the file.
  package subscript(locale: LocaleIdentifier) -> Entries? {
    locale.chain.lazy.compactMap { languages[$0] }.first
  }
}
