import Documents
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Reads the XLIFF 1.2 files that Xcode exports for translators.
///
/// The `id` of a unit is the key of a text. The forms of a plural and the texts for devices are
/// units of their own:
///
///     <trans-unit id="files|==|plural.one">
///     <trans-unit id="title|==|device.iphone">
///     <trans-unit id="sum|==|substitutions.files.plural.other">
struct XcodeExportReader {
  private static let separator = "|==|"

  private let source: SourceText
  private let document: XLIFF12Document
  private var file: AppleFile
  private var groups: [String: Group] = [:]
  private var keys: [String] = []

  /// The identifiers of units so far.
  private var known: Set<String> = []

  /// The units of a key, by what they vary by; the text itself has an empty path.
  private struct Group {
    var offset: Int
    var comment: String?
    var units: [(path: [String], unit: XLIFF12Document.Unit)] = []
  }

  /// Reads a file.
  ///
  /// A text with a mistake is left out, with the reason in ``AppleFile/refused``.
  ///
  /// - Throws: A ``LoadingError`` if the file isn't one of Xcode's.
  static func file(
    in source: SourceText,
    only wanted: LocaleIdentifier?
  ) throws(LoadingError) -> AppleFile {
    let root = try XMLReader.document(in: source)
    guard XLIFF12Document.reads(root) else { throw notXcode(source, root.offset) }
    let document = try XLIFF12Document(source, root, locale: wanted)
    guard document.tool == .xcode else { throw notXcode(source, root.offset) }
    var reader = XcodeExportReader(source, document)
    for unit in document.units { reader.collect(unit) }
    for key in reader.keys { reader.addEntry(key) }
    return reader.file
  }

  /// Returns whether a file is one that Xcode exported.
  static func reads(_ source: SourceText) -> Bool {
    do throws(LoadingError) {
      let root = try XMLReader.document(in: source)
      guard XLIFF12Document.reads(root) else { return false }
      return XLIFF12Document.tool(of: root) == .xcode
    } catch {
      return false
    }
  }

  private static func notXcode(_ source: SourceText, _ offset: Int) -> LoadingError {
    LoadingError(
      source.diagnostic(
        "xliff.unknown_version",
        atByte: offset,
        reason: "this isn't an export from Xcode",
        hint: "leave out the options for string files"
      )
    )
  }

  private init(_ source: SourceText, _ document: XLIFF12Document) {
    self.source = source
    self.document = document
    file = AppleFile(sourceLocale: document.sourceLocale)
  }

  // MARK: Units

  private mutating func collect(_ unit: XLIFF12Document.Unit) {
    // These are texts of the system, such as the name of the application.
    if unit.original.contains("InfoPlist.") { return }
    let parts = unit.id.split(separator: Self.separator, maxSplits: 1).map(String.init)
    guard let key = parts.first else {
      refuse("xliff.no_key", unit.offset, "the unit doesn't have an `id`", "export it again")
      return
    }
    if unit.id.contains(":dict/") {
      let hint = "migrate the .stringsdict file to a String Catalog in Xcode, and export again"
      refuse("apple.stringsdict", unit.offset, "this is a text of a .stringsdict file", hint)
      return
    }
    let path = parts.count > 1 ? parts[1].split(separator: ".").map(String.init) : []
    guard known.insert(unit.id).inserted else {
      let hint = "keep one of the two"
      refuse("xliff.duplicate_key", unit.offset, "there are two units for `\(unit.id)`", hint)
      return
    }
    if groups[key] == nil {
      keys.append(key)
      groups[key] = Group(offset: unit.offset)
    }
    if groups[key]?.comment == nil {
      groups[key]?.comment = unit.notes.lazy.compactMap { $0.words() }.first
    }
    groups[key]?.units.append((path, unit))
  }

  private mutating func addEntry(_ key: String) {
    guard let group = groups[key] else { return }
    var entry = AppleEntry(key: key, offset: group.offset, comment: group.comment)
    let sides: [(LocaleIdentifier, (XLIFF12Document.Unit) -> XMLElement?)] = [
      (document.sourceLocale, \.source), (document.locale, \.target),
    ]
    for (locale, side) in sides where entry.texts[locale] == nil {
      let texts = group.units.compactMap { path, unit in
        side(unit).map { (path: path, text: $0.text) }
      }
      guard !texts.isEmpty else { continue }
      if let text = self.text(texts, at: group.offset) {
        entry.texts[locale] = text
      } else {
        refuse(
          "apple.no_other",
          group.offset,
          "the text `\(key)` in `\(locale)` doesn't have the form `other`",
          "add it; it is used for all numbers without their own form"
        )
        entry.refused.insert(locale)
      }
    }
    let states = group.units.compactMap(\.unit.state)
    entry.unready[document.locale] = states.first {
      $0 != "translated" && $0 != "final" && $0 != "signed-off"
    }
    file.entries.append(entry)
  }

  /// Returns a text with its variations; nil if the text for everything else is missing.
  private func text(_ texts: [(path: [String], text: String)], at offset: Int) -> AppleText? {
    let own = texts.filter { $0.path.first != "substitutions" }
    guard let body = Self.body(own) else { return nil }
    var text = AppleText(body: body, offset: offset)
    let names = Set(
      texts.compactMap { $0.path.first == "substitutions" ? $0.path.dropFirst().first : nil }
    )
    for name in names {
      let parts = texts.filter { $0.path.prefix(2) == ["substitutions", name] }
      guard let body = Self.body(parts.map { (Array($0.path.dropFirst(2)), $0.text) }) else {
        return nil
      }
      text.substitutions[name] = AppleText.Substitution(body: body)
    }
    return text
  }

  /// Returns the text of units that vary by device or number.
  private static func body(_ texts: [(path: [String], text: String)]) -> AppleText.Body? {
    if let plain = texts.first(where: \.path.isEmpty) { return .plain(plain.text) }
    // The text for other devices is used, as for String Catalogs.
    let devices = texts.filter { $0.path.first == "device" }
    if let device = devices.first(where: { $0.path.dropFirst().first == "other" }) ?? devices.first
    {
      let name = device.path.dropFirst().first
      return body(
        devices.filter { $0.path.dropFirst().first == name }
          .map { (Array($0.path.dropFirst(2)), $0.text) }
      )
    }
    var forms: [PluralCategory: String] = [:]
    for (path, text) in texts where path.first == "plural" {
      if let form = path.dropFirst().first.flatMap(PluralCategory.init(rawValue:)) {
        forms[form] = text
      }
    }
    return forms.removeValue(forKey: .other).map { .plural(forms, other: $0) }
  }

  private mutating func refuse(_ code: String, _ offset: Int, _ reason: String, _ hint: String) {
    file.refused.append(source.diagnostic(code, atByte: offset, reason: reason, hint: hint))
  }
}
