import JSONDocuments
import PackLoading
import Rulebook
import SourceTexts
import Violations

/// Edits of a catalog file that leave everything else unchanged, including line endings and spaces.
struct CatalogFileEdits {
  /// The number of texts that were marked, whether or not that changed them.
  private(set) var marked = 0

  /// The number of marks that were added or changed.
  private(set) var changedMarks = 0

  private let source: SourceText
  private let members: [JSONValue.Member]
  private let indices: [String: Int]

  /// The offset after the brace that begins the file's object.
  private let start: Int
  private var edits: [Edit] = []

  /// A range of the file and its replacement.
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// Reads a file.
  ///
  /// - Throws: A ``LoadingError`` if it isn't JSON.
  init(_ source: SourceText) throws(LoadingError) {
    self.source = source
    let document = try JSONReader.document(in: source)
    members = document.members ?? []
    start = document.range.lowerBound + 1
    indices = Dictionary(
      members.enumerated().map { ($1.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The keys of translated texts, in the order of the file.
  var keys: [String] {
    members.filter { !$0.key.hasPrefix("@") && $0.value.text?.isEmpty == false }.map(\.key)
  }

  /// The file with the changes.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    var end = 0
    // Edits at the same position stay in their order.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      bytes += source.bytes[end..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return bytes + source.bytes[end...]
  }

  /// Returns a text of the file; nil if the file doesn't have it.
  func text(of key: String) -> String? { member(key)?.value.text }

  /// Changes a text that is in the file.
  mutating func set(_ text: String, of key: String) {
    guard let member = member(key) else { return }
    edits.append(Edit(range: member.value.range, text: CatalogJSON.quoted(text)))
  }

  /// Adds a text that isn't in the file.
  ///
  /// It goes above its attributes if the file has them, else after another text, else after the
  /// last entry about the file, or the last of all. It takes the place of a null.
  mutating func add(
    _ text: String,
    as key: String,
    mark: String?,
    attributes: String? = nil,
    after predecessor: String?
  ) {
    if member(key) != nil {
      set(text, of: key)
      if let mark { self.mark(key, as: mark) }
      return
    }
    let entry = "\(CatalogJSON.quoted(key)): \(CatalogJSON.quoted(text))"
    if let note = member("@" + key) {
      let start = note.keyRange.lowerBound
      edits.append(Edit(range: start..<start, text: entry + "," + line(of: note)))
      if let mark { self.mark(note: note.value, quoted: "\"\(mark)\"") }
      return
    }
    let note = mark.map { "{ \"\(TranslationMark.attribute)\": \"\($0)\" }" } ?? attributes
    let noted = note.map { "\(CatalogJSON.quoted("@" + key)): \($0)" }
    guard let anchor = anchor(predecessor) else {
      let comma = edits.isEmpty ? "" : ","
      let added = ([entry] + [noted].compactMap(\.self)).joined(separator: ",\n  ")
      edits.append(Edit(range: start..<start, text: "\(comma)\n  \(added)"))
      return
    }
    let space = space(before: members[anchor.first])
    var added = ",\(space)\(entry)"
    if let noted { added += ",\(line(of: members[anchor.first]))\(noted)" }
    let end = members[anchor.last].value.range.upperBound
    edits.append(Edit(range: end..<end, text: added))
  }

  /// Adds the attributes of a text, as a JSON object, unless the file already has some.
  ///
  /// - Returns: Whether they were added.
  mutating func annotate(_ key: String, with attributes: String) -> Bool {
    guard self.member("@" + key) == nil, let member = member(key) else { return false }
    let end = member.value.range.upperBound
    let note = "\(CatalogJSON.quoted("@" + key)): \(attributes)"
    edits.append(Edit(range: end..<end, text: ",\(line(of: member))\(note)"))
    return true
  }

  /// Marks a text that is in the file as translated from a source.
  mutating func mark(_ key: String, as mark: String) {
    guard let member = member(key) else { return }
    marked += 1
    let quoted = "\"\(mark)\""
    if let note = self.member("@" + key) {
      self.mark(note: note.value, quoted: quoted)
      return
    }
    let end = member.value.range.upperBound
    // The key with its own escapes.
    let written = String(decoding: source.bytes[member.keyRange].dropFirst(), as: UTF8.self)
    let attribute = "\"\(TranslationMark.attribute)\": \(quoted)"
    changedMarks += 1
    edits.append(
      Edit(range: end..<end, text: ",\(line(of: member))\"@\(written): { \(attribute) }")
    )
  }

  private mutating func mark(note: JSONValue, quoted mark: String) {
    guard let edit = edit(of: note, mark) else { return }
    changedMarks += 1
    edits.append(edit)
  }

  /// Returns the edit that adds a mark to a note; nil if the note already has it.
  private func edit(of note: JSONValue, _ mark: String) -> Edit? {
    let attribute = "\"\(TranslationMark.attribute)\": \(mark)"
    if note[TranslationMark.textAttribute] != nil || note.members?.isEmpty == true {
      // The reason for a suppression stays valid.
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

  // MARK: Places

  private func member(_ key: String) -> JSONValue.Member? { indices[key].map { members[$0] } }

  /// Returns the members to add a text after: another text with its note, or the last entry about
  /// the file, or the last of all; nil if the file is empty.
  private func anchor(_ key: String?) -> (first: Int, last: Int)? {
    if let key, let first = indices[key] {
      let isNoted = members.indices.contains(first + 1) && members[first + 1].key == "@" + key
      return (first, isNoted ? first + 1 : first)
    }
    let last = members.lastIndex { $0.key.hasPrefix("@@") } ?? members.indices.last
    return last.map { ($0, $0) }
  }

  /// Returns the line break and indentation of a member, without the empty lines above it.
  private func line(of member: JSONValue.Member) -> String {
    let space = space(before: member)
    guard let last = space.lastIndex(where: \.isNewline) else { return space }
    return String(space[last...])
  }

  /// Returns the line breaks and indentation before a member, or a space if it doesn't begin its
  /// line.
  private func space(before member: JSONValue.Member) -> String {
    let before = source.bytes[..<member.keyRange.lowerBound]
    let space = before.reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.reversed()
    return space.contains(0x0A) ? String(decoding: space, as: UTF8.self) : " "
  }
}
