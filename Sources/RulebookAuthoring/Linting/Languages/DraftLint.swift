import ErrorCatalog
import PackLoading
import Rulebook
import Violations

/// Looks for what other systems and unfinished work leave in a text: placeholders such as `%d`, and
/// notes such as `TODO`.
///
/// A translation may have what its source has, because the source is where that is reported.
struct DraftLint {
  let text: TextToLint

  func run() -> [Diagnostic] { placeholders + notes }

  // MARK: Placeholders

  private var placeholders: [Diagnostic] {
    guard let found = text.words.foreignPlaceholder, !text.sourceWords.contains(found) else {
      return []
    }
    return [
      text.warning(
        "lint.foreign_placeholder",
        at: found,
        "people see `\(found)` as it is, because arguments are names in braces",
        hint: "write the name of an argument, like `{name}`"
      )
    ]
  }

  // MARK: Notes

  /// Words that only stand in unfinished texts.
  private static let notes: Set<Substring> = ["FIXME", "TBD", "TODO", "XXX"]

  /// The same words in UTF-8.
  private static let bytesOfNotes = notes.map { Array($0.utf8) }

  /// The languages that have a word `todo`, so that it may be written in capitals.
  private static let languagesWithTodo: Set<String> = ["ast", "es", "gl", "pt"]

  private static let fillerText = "lorem ipsum"

  private var notes: [Diagnostic] {
    guard let found = note, !text.sourceWords.contains(found) else { return [] }
    return [
      text.warning(
        "lint.unfinished",
        at: found,
        "`\(found)` looks like a note in an unfinished text",
        hint: "write the text that people should see"
      )
    ]
  }

  /// The first word that looks like a note.
  private var note: String? {
    if text.words.utf8.first == UInt8(ascii: "l") || text.words.utf8.first == UInt8(ascii: "L") {
      let filler = text.words.prefix(Self.fillerText.count)
      if filler.lowercased() == Self.fillerText { return String(filler) }
    }
    guard Self.bytesOfNotes.contains(where: text.words.hasBytes) else { return nil }
    let words = text.words.split { !$0.isLetter }
    return words.first { word -> Bool in
      guard Self.notes.contains(word) else { return false }
      let rest = text.words[word.endIndex...]
      // `XXX` can be part of an example such as XXX-123.
      let isAlone = rest.first.map { ": ,.!\n".contains($0) } ?? true
      let isWord = word == "TODO" && Self.languagesWithTodo.contains(text.message.locale.language)
      return isWord ? word.startIndex == text.words.startIndex && rest.first == ":" : isAlone
    }
    .map { String($0) }
  }
}

extension String {
  /// The first placeholder of another system, such as `%d`, `%1$@` or `\(name)`.
  fileprivate var foreignPlaceholder: String? {
    guard utf8.contains(UInt8(ascii: "%")) || utf8.contains(UInt8(ascii: "\\")) else { return nil }
    var rest = self[...]
    while let start = rest.firstIndex(where: { $0 == "%" || $0 == "\\" }) {
      rest = rest[start...]
      if let length = rest.lengthOfFormat ?? rest.lengthOfName {
        return String(rest.prefix(length))
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension Substring {
  /// The number of characters of a format that the text begins with, such as `%d` or `%1$.2f`; nil
  /// if it doesn't begin with one.
  ///
  /// A percent sign before a word, as in `% of`, isn't one, and neither is a percent code such as
  /// `%20`.
  fileprivate var lengthOfFormat: Int? {
    guard first == "%" else { return nil }
    let options = dropFirst().prefix { "0123456789$.+-".contains($0) }
    var rest = self[options.endIndex...]
    let sizes = rest.prefix { "hlz".contains($0) }
    rest = rest.dropFirst(sizes.count)
    guard sizes.count <= 2, let kind = rest.first, "@diufsxXg".contains(kind),
      rest.dropFirst().first.map({ $0.isLetter || $0.isNumber }) != true
    else { return nil }
    return distance(from: startIndex, to: rest.startIndex) + 1
  }

  /// The number of characters of a name in a program's text, such as `%(name)s` or `\(name)`; nil
  /// if the text doesn't begin with one.
  fileprivate var lengthOfName: Int? {
    let isFormat = first == "%"
    let rest = dropFirst()
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
    let name = rest[..<end].dropFirst()
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_" || $0 == ".") }
    guard !name.isEmpty, isName else { return nil }
    let length = name.count + 3
    if !isFormat { return length }
    let kind = rest[end...].dropFirst().first
    return kind == "s" || kind == "d" ? length + 1 : nil
  }
}
