import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import Violations

/// Writes XLIFF 2.1 (OASIS, 13 February 2018).
///
/// Each text is a unit of one segment, named by its key. Arguments are codes (§4.7) that
/// translators leave unchanged. Everything that doesn't fit into an element of the core is metadata
/// (§5.5): the file has the entries about the language, and the unit has marks and attributes. A
/// text that is stale, or whose source isn't known, also has a state of our own in addition to the
/// state of the core (§4.3.1.23).
struct XLIFFWriter {
  /// The namespace of the core, which version 2.1 shares with 2.0.
  static let namespace = "urn:oasis:names:tc:xliff:document:2.0"
  static let metadataNamespace = "urn:oasis:names:tc:xliff:metadata:2.0"

  /// The prefix of the names of states that XLIFF doesn't have.
  static let statePrefix = "rulebook:"

  private(set) var text = ""

  init(_ sheet: TranslationSheet) throws(UsageError) {
    text += #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += "<xliff xmlns=\"\(Self.namespace)\" xmlns:mda=\"\(Self.metadataNamespace)\""
    text += " version=\"2.1\" srcLang=\"\(sheet.sourceLocale)\" trgLang=\"\(sheet.locale)\">\n"
    text += "  <file id=\"f1\" original=\"\(sheet.locale).arb\" xml:space=\"preserve\">\n"
    write(sheet.entries.map { ($0.name, $0.json) }, indent: "    ")
    for (index, text) in sheet.texts.enumerated() { try write(text, number: index + 1) }
    text += "  </file>\n</xliff>\n"
  }

  private mutating func write(_ unit: TranslationSheet.Text, number: Int) throws(UsageError) {
    guard unit.key.unicodeScalars.allSatisfy(\.isXMLCharacter) else {
      throw UsageError(
        kind: .unsuitableLocale,
        reason: "a key has a character that XML can't contain",
        hint: "use the format `csv`"
      )
    }
    text += "    <unit id=\"u\(number)\" name=\"\(unit.key.inAttribute)\">\n"
    let metadata = [("x-source", unit.mark), ("attributes", unit.attributes)]
    write(metadata.compactMap { name, value in value.map { (name, $0) } }, indent: "      ")
    if !unit.notes.isEmpty {
      text += "      <notes>\n"
      for note in unit.notes { text += "        <note>\(note.inPlainElement)</note>\n" }
      text += "      </notes>\n"
    }
    let source = InlineCodes(unit.source)
    let target = unit.translation.map(InlineCodes.init)
    let codes = (source.codes + (target?.codes ?? [])).reduce(into: [String]()) { codes, code in
      if !codes.contains(code) { codes.append(code) }
    }
    if !codes.isEmpty {
      text += "      <originalData>\n"
      for (index, code) in codes.enumerated() {
        text += "        <data id=\"d\(index + 1)\">\(code.inElement)</data>\n"
      }
      text += "      </originalData>\n"
    }
    text += "      <segment\(unit.state.attributes)>\n"
    let sourceTags = tags(of: source, codes, besides: [])
    text += "        <source>\(inline(source, sourceTags))</source>\n"
    if let target {
      let targetTags = tags(of: target, codes, besides: sourceTags)
      text += "        <target>\(inline(target, targetTags))</target>\n"
    }
    text += "      </segment>\n    </unit>\n"
  }

  /// The position of a code: its number within the unit, and the number of its data.
  private struct Tag: Hashable {
    var id: Int
    var data: Int
  }

  /// Returns the positions of a text's codes.
  ///
  /// If the source also has a code of the target, both have the same number. A repeated code has
  /// its own number.
  private func tags(of text: InlineCodes, _ codes: [String], besides source: [Tag]) -> [Tag] {
    var free = source
    var next = source.count
    return text.codes.map { code in
      let data = (codes.firstIndex(of: code) ?? 0) + 1
      if let index = free.firstIndex(where: { $0.data == data }) { return free.remove(at: index) }
      next += 1
      return Tag(id: next, data: data)
    }
  }

  private func inline(_ text: InlineCodes, _ tags: [Tag]) -> String {
    var rest = tags[...]
    return text.pieces.map { piece in
      switch piece {
      case .text(let text): text.inElement
      case .code(let code):
        rest.popFirst().map { tag in
          "<ph id=\"\(tag.id)\" dataRef=\"d\(tag.data)\" disp=\"\(code.inAttribute)\"/>"
        } ?? ""
      }
    }.joined()
  }

  private mutating func write(_ metadata: [(name: String, value: String)], indent: String) {
    if metadata.isEmpty { return }
    text += "\(indent)<mda:metadata>\n\(indent)  <mda:metaGroup category=\"arb\">\n"
    for (name, value) in metadata {
      text += "\(indent)    <mda:meta type=\"\(name.inAttribute)\">"
      text += "\(value.inPlainElement)</mda:meta>\n"
    }
    text += "\(indent)  </mda:metaGroup>\n\(indent)</mda:metadata>\n"
  }
}

extension TranslationSheet.State {
  fileprivate var attributes: String {
    switch self {
    case .missing: " state=\"initial\""
    case .stale: " state=\"initial\" subState=\"\(XLIFFWriter.statePrefix)\(rawValue)\""
    case .unmarked: " state=\"translated\" subState=\"\(XLIFFWriter.statePrefix)\(rawValue)\""
    case .translated: " state=\"translated\""
    }
  }
}

extension String {
  /// The text between tags where codes are allowed (§4.3.1.7).
  ///
  /// Characters that XML doesn't have become codes.
  fileprivate var inElement: String {
    escaped { "<cp hex=\"\(String($0.value, radix: 16, uppercase: true).padded)\"/>" }
  }

  /// The text between tags where codes aren't allowed.
  ///
  /// Only notes can have characters that XML doesn't have.
  fileprivate var inPlainElement: String { escaped { _ in "\u{FFFD}" } }

  /// The text in an attribute with double quotes.
  fileprivate var inAttribute: String {
    escaped { _ in "\u{FFFD}" }.replacing("\t", with: "&#9;").replacing("\n", with: "&#10;")
  }

  private var padded: String { String(repeating: "0", count: max(0, 4 - utf8.count)) + self }

  private func escaped(_ lacking: (Unicode.Scalar) -> String) -> String {
    // Scalars are used because a bracket with an accent is a different character, but still a
    // bracket.
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      // XML readers treat a bare one as the end of a line.
      case "\r": text += "&#13;"
      case _ where !scalar.isXMLCharacter: text += lacking(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
