import Documents
import Foundation
import Rulebook
import UnicodeText
import Violations

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XLIFF 2.0 and 2.1 as ``XLIFFWriter`` writes it, and as tools give it back: with sentences in segments
/// of their own, annotations, and states of later steps.
enum XLIFFReader {
  /// Reads texts.
  ///
  /// - Throws: A ``LoadingError`` with what is wrong, and where. A declaration of a document type is refused,
  ///   since entities can make a small file very large.
  /// - Complexity: O(*n*) in the size of the file.
  static func sheet(in source: SourceText) throws(LoadingError) -> TranslationSheet {
    if let offset = source.bytes.firstRange(of: Array("<!DOCTYPE".utf8))?.lowerBound {
      throw LoadingError(
        source.diagnostic(
          "xliff.document_type",
          atByte: offset,
          reason: "a document type is not read",
          hint: "remove this declaration"
        )
      )
    }
    let delegate = XLIFFDelegate(source)
    let parser = XMLParser(data: Data(source.bytes))
    parser.shouldProcessNamespaces = true
    parser.delegate = delegate
    _ = parser.parse()
    return try delegate.sheet()
  }
}

/// Takes what the parser of XML finds.
private final class XLIFFDelegate: NSObject, XMLParserDelegate {
  private let source: SourceText
  private var collector = DiagnosticCollector()
  private var locales: (source: LocaleIdentifier, target: LocaleIdentifier)?
  private var entries: [TranslationSheet.Entry] = []
  private var texts: [TranslationSheet.Text] = []
  private var path: [String] = []
  private var unit: XLIFFUnit?
  private var written = ""
  private var metadata: String?
  private var hasEnded = false

  init(_ source: SourceText) { self.source = source }

  /// Returns what was read.
  func sheet() throws(LoadingError) -> TranslationSheet {
    try collector.throwIfAny()
    guard hasEnded, let locales else {
      let end = source.position(ofByte: source.bytes.count)
      let reason = locales == nil ? "this is not XLIFF" : "the file ends too early"
      throw LoadingError(source.diagnostic("xliff.malformed", at: end, reason: reason))
    }
    return TranslationSheet(
      sourceLocale: locales.source,
      locale: locales.target,
      entries: entries,
      texts: texts
    )
  }

  // MARK: Elements

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let isMetadata = namespaceURI == XLIFFWriter.metadataNamespace
    // What other modules say is of no use here.
    let isKnown = isMetadata || namespaceURI == XLIFFWriter.namespace || path.isEmpty
    path.append(isKnown ? name : "")
    switch path.last {
    case "xliff" where path.count == 1: begin(namespaceURI, attributes, parser)
    case _ where path.count == 1: report("xliff.malformed", "this is not XLIFF", parser)
    case "unit":
      unit = XLIFFUnit(
        key: attributes["name"] ?? attributes["id"] ?? "",
        position: position(parser)
      )
    case "meta" where isMetadata:
      metadata = attributes["type"]
      written = ""
    case "note", "data": written = ""
    case "segment", "ignorable":
      unit?.begin(isSegment: name == "segment", attributes["state"], attributes["subState"])
    case "source": written = ""
    case "target":
      written = ""
      unit?.order(Int(attributes["order"] ?? ""))
    case "ph", "sc", "ec": code(attributes["dataRef"], parser)
    case "pc": code(attributes["dataRefStart"], parser, isOptional: true)
    case "cp": character(attributes["hex"] ?? "", parser)
    default: break
    }
    if path.last == "data" { unit?.beginData(attributes["id"] ?? "") }
    if path.last == "pc" { unit?.ends.append(attributes["dataRefEnd"]) }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    switch path.popLast() {
    case "xliff": hasEnded = path.isEmpty
    case "meta":
      if let metadata { take(metadata, written) }
      metadata = nil
    case "note": unit?.notes.append(written)
    case "data": unit?.endData(written)
    case "pc": code(unit?.ends.popLast() ?? nil, parser, isOptional: true)
    case "source": unit?.source(written)
    case "target": unit?.target(written)
    case "unit":
      if let unit { take(unit, parser) }
      unit = nil
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { written += string }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    written += String(decoding: data, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    report("xliff.malformed", "the file is not well-formed XML here", parser)
  }

  // MARK: What they mean

  private func begin(_ namespace: String?, _ attributes: [String: String], _ parser: XMLParser) {
    guard namespace == XLIFFWriter.namespace else {
      let hint = "export it as XLIFF 2.1; the older XLIFF 1.2 is another format"
      report("xliff.unknown_version", "this is not XLIFF 2.0 or 2.1", parser, hint: hint)
      return
    }
    guard let from = attributes["srcLang"].flatMap({ LocaleIdentifier(canonicalizing: $0) }),
      let to = attributes["trgLang"].flatMap({ LocaleIdentifier(canonicalizing: $0) })
    else {
      report(
        "xliff.no_locale",
        "the file does not say its languages, with srcLang and trgLang",
        parser
      )
      return
    }
    locales = (from, to)
  }

  private func code(_ name: String?, _ parser: XMLParser, isOptional: Bool = false) {
    if let name, let code = unit?.codes[name] {
      written += code
    } else if !isOptional || name != nil {
      report("xliff.unknown_code", "there is no original data for this code", parser)
    }
  }

  private func character(_ hexadecimal: String, _ parser: XMLParser) {
    if let value = UInt32(hexadecimal, radix: 16), let scalar = Unicode.Scalar(value) {
      written.unicodeScalars.append(scalar)
    } else {
      report("xliff.unknown_code", "`hex` is no character", parser)
    }
  }

  private func take(_ name: String, _ value: String) {
    switch (name, unit == nil) {
    case ("x-source", false): unit?.mark = value
    case ("attributes", false): unit?.attributes = value
    case (_, true) where name.hasPrefix("@@"): entries.append(.init(name: name, json: value))
    default: break
    }
  }

  private func take(_ unit: XLIFFUnit, _ parser: XMLParser) {
    if let text = unit.text {
      texts.append(text)
    } else {
      report("xliff.no_key", "the unit has no name", parser)
    }
  }

  // MARK: Faults

  private func position(_ parser: XMLParser) -> SourcePosition {
    SourcePosition(line: max(1, parser.lineNumber), column: 1)
  }

  private func report(_ code: String, _ reason: String, _ parser: XMLParser, hint: String? = nil) {
    collector.add(source.diagnostic(code, at: position(parser), reason: reason, hint: hint))
    parser.abortParsing()
  }
}
