import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import UnicodeText
import Violations

/// The units of an XLIFF 1.2 file (OASIS, 1 February 2008), as programs write it for their own
/// texts.
///
/// Xcode, Angular and Symfony write this version. They differ in what a unit's name is, and in how
/// arguments are written, so each has a reader of its own on top of this one. Angular and Symfony
/// can also write XLIFF 2.0, whose units have the same content.
struct XLIFF12Document {
  /// The namespaces of the versions that have these elements.
  private static let namespaces: Set<String> = [
    "urn:oasis:names:tc:xliff:document:1.2", "urn:oasis:names:tc:xliff:document:1.1",
  ]

  /// The program that wrote a file.
  enum Tool {
    case xcode, angular, symfony, other
  }

  /// A text and its translation.
  struct Unit {
    var id: String

    /// The name that the program gives to the text; nil if it has none.
    var name: String?

    /// The name of the file that the text comes from.
    var original: String

    var source: XMLElement?
    var target: XMLElement?
    var notes: [String]

    /// The offset of the unit in bytes.
    var offset: Int

    /// The state of the segments of XLIFF 2.0 (§4.3.1.22); nil in version 1.2.
    var segmentState: String?

    /// The state of the translation, as the file has it.
    var state: String? { segmentState ?? target?.attributes["state"] }

    /// Whether the file marks the text as not translated (§3.2.1.11).
    var isUntranslated: Bool {
      state == "new" || state == "needs-translation" || state == "initial"
    }
  }

  let tool: Tool
  let sourceLocale: LocaleIdentifier
  let locale: LocaleIdentifier
  var units: [Unit] = []

  /// Returns whether an element is the root of a file in this version, or of one that Angular or
  /// Symfony wrote.
  static func reads(_ root: XMLElement) -> Bool {
    guard root.name == "xliff" else { return false }
    if toolOfVersion2(root) != nil { return true }
    return namespaces.contains(root.namespace)
      || root.namespace.isEmpty && root.attributes["version"]?.hasPrefix("1.") == true
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - root: Its root.
  ///   - wanted: The language of the translations, if it is known otherwise.
  /// - Throws: A ``LoadingError`` if it doesn't name the language of its translations, or has
  ///   several.
  init(
    _ source: SourceText,
    _ root: XMLElement,
    locale wanted: LocaleIdentifier? = nil
  ) throws(LoadingError) {
    let files = root.elements.filter { $0.name == "file" }
    let version2 = Self.toolOfVersion2(root)
    let targets = (files.map { $0.attributes["target-language"] } + [root.attributes["trgLang"]])
      .compactMap(\.self).compactMap { LocaleIdentifier(canonicalizing: $0) }
    if let other = targets.first(where: { $0 != targets.first }) {
      throw LoadingError(
        source.diagnostic(
          "xliff.several_languages",
          atByte: root.offset,
          reason: "the file has translations into several languages, such as `\(other)`",
          hint: "export a file for each language"
        )
      )
    }
    guard
      let locale = wanted ?? targets.first ?? TranslationSheet.locale(ofFile: source.name)
    else {
      throw LoadingError(
        source.diagnostic(
          "xliff.no_locale",
          atByte: files.first?.offset ?? root.offset,
          reason: "the file doesn't name the language of its translations",
          hint: "write `\(version2 == nil ? "target-language" : "trgLang")=\"de\"` into "
            + "`\(version2 == nil ? "file" : "xliff")`, or name the file as in `messages.de.xlf`"
        )
      )
    }
    let from = (files.map { $0.attributes["source-language"] } + [root.attributes["srcLang"]])
      .lazy.compactMap(\.self).compactMap { LocaleIdentifier(canonicalizing: $0) }.first
    self.locale = locale
    sourceLocale = from ?? LocaleIdentifier(trusted: "en")
    tool = version2 ?? Self.tool(of: files, namedAs: source.name)
    for file in files {
      let original = file.attributes["original"] ?? ""
      if version2 != nil { readVersion2(file, of: original) }
      for body in file.elements where body.name == "body" { read(body, of: original) }
    }
  }

  /// Returns the program that wrote a document.
  static func tool(of root: XMLElement) -> Tool {
    tool(of: root.elements.filter { $0.name == "file" }, namedAs: "")
  }

  /// Returns the program that wrote the files of a document.
  private static func tool(of files: [XMLElement], namedAs name: String) -> Tool {
    let headers = files.flatMap(\.elements).filter { $0.name == "header" }
    let tools = headers.flatMap(\.elements).filter { $0.name == "tool" }
      .compactMap { $0.attributes["tool-id"] }
    let originals = files.compactMap { $0.attributes["original"] }
    if tools.contains("com.apple.dt.xcode") { return .xcode }
    if tools.contains("symfony") || originals.contains("file.ext") || name.contains("+intl-icu.") {
      return .symfony
    }
    return originals.contains("ng2.template") ? .angular : .other
  }

  /// Reads a body or a group of units.
  private mutating func read(_ group: XMLElement, of original: String) {
    for element in group.elements {
      if element.name == "group" { read(element, of: original) }
      guard element.name == "trans-unit", element.attributes["translate"] != "no" else { continue }
      units.append(
        Unit(
          id: element.attributes["id"] ?? "",
          name: element.attributes["resname"],
          original: original,
          source: element.elements.first { $0.name == "source" },
          target: element.elements.first { $0.name == "target" },
          notes: element.elements.filter { $0.name == "note" }.map(\.text),
          offset: element.offset
        )
      )
    }
  }
}
