import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import UnicodeText
import Violations

/// Reads XLIFF 2.0 and 2.1 as the library writes it and as tools return it.
///
/// Tools put sentences in their own segments, and add annotations and states of later steps.
/// ``XLIFF12Reader`` reads XLIFF 1.2.
struct XLIFFReader {
  private let source: SourceText
  private var collector = DiagnosticCollector(limit: 1_000)

  /// The number of mistakes so far.
  private var mistakes = 0
  private var sheet: TranslationSheet

  /// Reads texts.
  ///
  /// A text that can't be read is left out, with the reason in ``TranslationSheet/refused``.
  ///
  /// - Throws: A ``LoadingError`` if the file isn't XLIFF, or doesn't name its languages.
  static func sheet(in source: SourceText) throws(LoadingError) -> TranslationSheet {
    let root = try XMLReader.document(in: source)
    if XLIFF12Document.reads(root) { return try XLIFF12Reader.sheet(in: source, root) }
    var reader = try XLIFFReader(source, root)
    for file in root.elements where file.isCore("file") { reader.read(file) }
    reader.sheet.refused = reader.collector.diagnostics
    return reader.sheet
  }

  private init(_ source: SourceText, _ root: XMLElement) throws(LoadingError) {
    guard root.isCore("xliff") else {
      throw LoadingError(
        source.diagnostic(
          "xliff.unknown_version",
          atByte: root.offset,
          reason: "this isn't XLIFF 1.2, 2.0 or 2.1",
          hint: "export it as XLIFF 2.1"
        )
      )
    }
    guard let from = root.attributes["srcLang"].flatMap({ LocaleIdentifier(canonicalizing: $0) }),
      let to = root.attributes["trgLang"].flatMap({ LocaleIdentifier(canonicalizing: $0) })
    else {
      let reason = "the file doesn't name its languages in `srcLang` and `trgLang`"
      throw LoadingError(source.diagnostic("xliff.no_locale", atByte: root.offset, reason: reason))
    }
    self.source = source
    sheet = TranslationSheet(sourceLocale: from, locale: to)
  }

  /// Reads a file or a group of units.
  private mutating func read(_ group: XMLElement) {
    for (name, value) in group.metadata where name.hasPrefix("@@") {
      sheet.entries.append(.init(name: name, json: value))
    }
    for element in group.elements {
      if element.isCore("group") { read(element) }
      if element.isCore("unit") { read(unit: element) }
    }
  }

  private mutating func read(unit: XMLElement) {
    guard let key = unit.attributes["name"] ?? unit.attributes["id"], !key.isEmpty else {
      report("xliff.no_key", unit, "the unit doesn't have a name")
      return
    }
    let metadata = Dictionary(unit.metadata, uniquingKeysWith: { $1 })
    let notes = unit.elements.filter { $0.isCore("notes") }.flatMap(\.elements)
    let known = mistakes
    let codes = codes(of: unit)
    let segments = unit.elements.compactMap { segment($0, codes) }
    guard mistakes == known else { return }
    var text = TranslationSheet.Text(
      key: key,
      source: segments.map(\.source).joined(),
      translation: XLIFFSegment.translation(of: segments),
      mark: metadata["x-source"],
      attributes: metadata["attributes"],
      notes: notes.map(\.text),
      offset: unit.offset
    )
    text.take(XLIFFSegment.state(of: segments))
    sheet.texts.append(text)
  }

  /// Returns the original data of codes, by its name.
  private mutating func codes(of unit: XMLElement) -> [String: String] {
    let data = unit.elements.filter { $0.isCore("originalData") }.flatMap(\.elements)
    return data.reduce(into: [:]) { $0[$1.attributes["id"] ?? ""] = content(of: $1, [:]) }
  }

  private mutating func segment(_ element: XMLElement, _ codes: [String: String]) -> XLIFFSegment? {
    guard element.isCore("segment") || element.isCore("ignorable") else { return nil }
    var segment = XLIFFSegment(isSegment: element.isCore("segment"))
    segment.state = element.attributes["state"]
    segment.subState = element.attributes["subState"]
    for part in element.elements {
      if part.isCore("source") { segment.source = content(of: part, codes) }
      if part.isCore("target") {
        segment.target = content(of: part, codes)
        segment.order = part.attributes["order"].flatMap { Int($0) }
      }
    }
    return segment
  }

  /// Returns a text with its codes (§4.7).
  ///
  /// The contents of annotations are kept.
  private mutating func content(of element: XMLElement, _ codes: [String: String]) -> String {
    var text = ""
    for part in element.content {
      switch part {
      case .text(let piece): text += piece
      case .element(let inner):
        switch inner.name {
        case _ where inner.namespace != XLIFFWriter.namespace: break
        case "cp": text += character(inner)
        case "ph", "sc", "ec": text += code(inner, inner.attributes["dataRef"] ?? "", codes)
        case "pc":
          let ends = ["dataRefStart", "dataRefEnd"].map { name in
            inner.attributes[name].map { code(inner, $0, codes) } ?? ""
          }
          text += ends[0] + content(of: inner, codes) + ends[1]
        default: text += content(of: inner, codes)
        }
      }
    }
    return text
  }

  private mutating func code(
    _ element: XMLElement,
    _ name: String,
    _ codes: [String: String]
  ) -> String {
    if let code = codes[name] { return code }
    report("xliff.unknown_code", element, "there is no original data for this code")
    return ""
  }

  private mutating func character(_ element: XMLElement) -> String {
    let value = element.attributes["hex"].flatMap { UInt32($0, radix: 16) }
    if let scalar = value.flatMap(Unicode.Scalar.init) { return String(Character(scalar)) }
    report("xliff.unknown_code", element, "`hex` isn't a character")
    return ""
  }

  private mutating func report(_ code: String, _ element: XMLElement, _ reason: String) {
    mistakes += 1
    collector.add(source.diagnostic(code, atByte: element.offset, reason: reason))
  }
}

extension XMLElement {
  /// Whether this is an element of XLIFF's core with a given name.
  fileprivate func isCore(_ name: String) -> Bool {
    self.name == name && namespace == XLIFFWriter.namespace
  }

  /// The metadata of a file, group, or unit, in order.
  fileprivate var metadata: [(String, String)] {
    let groups = elements.filter { $0.namespace == XLIFFWriter.metadataNamespace }.flatMap(
      \.elements
    )
    return groups.flatMap(\.elements).compactMap { meta in
      meta.attributes["type"].map { ($0, meta.text) }
    }
  }
}
