import Documents
import PackLoading
import Violations

/// Writes the marks of the present source texts into a catalog file, and changes nothing else in it.
///
/// Behind each text that has a source stands `"@key": { "x-source": "1a2b3c4d" }` then. What a new file
/// says of a text, with `x-text`, gives way to the mark, as the text is translated now.
struct TranslationAcceptance {
  /// The file's text with the marks.
  private(set) var text: [UInt8]

  /// The number of texts with a mark.
  private(set) var marked = 0

  /// The number of marks that were added or changed.
  private(set) var changed = 0

  private let source: SourceText

  /// A stretch of the file and what takes its place.
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// Marks the texts of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - pattern: Returns the present source text of a key; nil if there is none.
  /// - Throws: A ``LoadingError`` if the file is no JSON.
  /// - Complexity: O(*n* log *n*) in the size of the file.
  init(
    of source: SourceText,
    pattern: (String) -> String?
  ) throws(LoadingError) {
    self.source = source
    text = source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    let members = try JSONReader.document(in: source).members ?? []
    let notes = Dictionary(
      members.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    var edits: [Edit] = []
    for member in members where !member.key.hasPrefix("@") {
      guard let pattern = pattern(member.key) else { continue }
      marked += 1
      let mark = "\"\(TranslationMark(of: pattern))\""
      if let edit = edit(of: member, notes["@" + member.key], mark) { edits.append(edit) }
    }
    changed = edits.count
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += source.bytes[end..<edit.range.lowerBound]
      text += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    text += source.bytes[end...]
  }

  /// Returns what has to change for a text to have its mark, nil if it has it.
  private func edit(of member: JSONValue.Member, _ note: JSONValue?, _ mark: String) -> Edit? {
    let attribute = "\"\(TranslationMark.attribute)\": \(mark)"
    guard let note else {
      let end = member.value.range.upperBound
      let key = String(decoding: source.bytes[member.keyRange].dropFirst(), as: UTF8.self)
      return Edit(range: end..<end, text: ",\(space(before: member))\"@\(key): { \(attribute) }")
    }
    if note[TranslationMark.textAttribute] != nil || note.members?.isEmpty == true {
      // Why a fault is left standing goes on to hold.
      let lint = note["x-lint"].map { String(decoding: source.bytes[$0.range], as: UTF8.self) }
      let kept = lint.map { ", \"x-lint\": \($0)" } ?? ""
      return Edit(range: note.range, text: "{ \(attribute)\(kept) }")
    }
    if let old = note[TranslationMark.attribute] {
      let isSame = source.bytes[old.range].elementsEqual(mark.utf8)
      return isSame ? nil : Edit(range: old.range, text: mark)
    }
    guard let first = note.members?.first else { return nil }
    let start = note.range.lowerBound + 1
    let space = String(decoding: source.bytes[start..<first.keyRange.lowerBound], as: UTF8.self)
    return Edit(range: start..<start, text: "\(space)\(attribute),")
  }

  /// Returns the line break and the indentation before a member; a blank if it does not begin its line.
  private func space(before member: JSONValue.Member) -> String {
    let before = source.bytes[..<member.keyRange.lowerBound]
    let indent = before.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let line = before.dropLast(indent)
    guard line.last == 0x0A else { return " " }
    let isPair = line.dropLast().last == 0x0D
    return String(decoding: before.suffix(indent + (isPair ? 2 : 1)), as: UTF8.self)
  }
}

extension TranslationFiles {
  /// What became of a file whose texts were accepted.
  package struct Acceptance: Sendable, Hashable {
    /// The path of the file.
    package var file: String

    /// The number of texts with a mark.
    package var marked: Int

    /// The number of marks that were added or changed.
    package var changed: Int
  }

  /// Writes into the files of a locale that its texts are translations of the present source texts.
  ///
  /// Those of the folders that were given are written, or the bundled one if no folder was given.
  ///
  /// - Throws: A ``UsageError`` if there is no such file or it is the source itself, a ``LoadingError`` if
  ///   it cannot be read, and a ``StreamError`` if it cannot be written.
  package func accept(_ tag: String) throws -> [Acceptance] {
    let locale = try locale(tag)
    if locale == sourceLocale {
      throw UsageError(
        code: .unsuitableLocale,
        reason: "the texts of `\(sourceLocale)` are those that others are translated from"
      )
    }
    let folders = parts.filter(\.isFolder)
    let given = folders.isEmpty ? Array(parts.prefix(1)) : folders
    let files = given.compactMap { part in part.files[locale].map { (part, $0) } }
    if files.isEmpty {
      throw UsageError.unknownLocale(tag, known: given.flatMap { $0.files.keys.map(\.tag) })
    }
    return try files.map { part, file in
      let accepted = try TranslationAcceptance(of: file.source) {
        source(of: $0, in: part)?.message.pattern
      }
      let path = file.source.name
      if accepted.changed > 0 {
        let output = try OutputFile(creating: OutputFile.scratchPath(for: path))
        try output.write(accepted.text, at: 0)
        try output.rename(to: path)
      }
      return Acceptance(file: path, marked: accepted.marked, changed: accepted.changed)
    }
  }
}
