package import SourceTexts
package import Violations

/// What can be read of a YAML file in spite of mistakes, for authors who want to see all of them.
///
/// If the file isn't YAML in some place, the entry around that place is left out, such as a rule of
/// a pack, and the rest is read. No position changes, because the lines become blank.
package struct YAMLRepair {
  /// The greatest number of entries that are left out.
  private static let mostRepairs = 8

  /// The greatest size of a file that is read again after each repair.
  private static let greatestSize = 1 << 20

  /// The file's value without the entries; nil if nothing can be read.
  package private(set) var root: DocumentNode?

  /// What is wrong.
  package private(set) var problems: [Diagnostic] = []

  /// The text of the entries that were left out.
  package private(set) var leftOut: [String] = []

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) in the number of bytes, for each mistake.
  package init(of source: SourceText) {
    var source = source
    var lines: [Substring]?
    while true {
      let reading = YAMLReader.reading(source)
      guard let end = reading.end else {
        root = reading.root
        problems += reading.refused
        return
      }
      let problem = end.diagnostic(in: source)
      let isNew = !problems.contains { $0.position == problem.position }
      if isNew { problems.append(problem) }
      var left = lines ?? Self.lines(of: source)
      guard isNew, problems.count <= Self.mostRepairs, source.bytes.count <= Self.greatestSize,
        let line = end.line, let entry = left.entry(around: line - 1)
      else {
        problems += reading.refused
        return
      }
      leftOut.append(left[entry].joined(separator: "\n"))
      for index in entry { left[index] = "" }
      lines = left
      source = SourceText(left.joined(separator: "\n"), name: source.name)
    }
  }

  private static func lines(of source: SourceText) -> [Substring] {
    // A carriage return and a line feed are one character, but two scalars.
    source.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}

extension [Substring] {
  /// Returns the lines of the entry that contains a line; nil if there is no such entry.
  ///
  /// It is one of the entries directly below a key of the file. If that key has no other entry, the
  /// key is included.
  fileprivate func entry(around line: Int) -> Range<Int>? {
    guard indices.contains(line), !self[line].isBlankInYAML else { return nil }
    let top = self[...line].lastIndex { $0.indentation == 0 && !$0.isBlankInYAML } ?? line
    let section = top..<end(ofEntryAt: top)
    guard line > top, let first = self[(top + 1)...].firstIndex(where: { !$0.isBlankInYAML }) else {
      return section
    }
    let depth = self[first].indentation
    let start = self[...line].lastIndex { $0.indentation == depth && !$0.isBlankInYAML }
    guard let start, start > top else { return section }
    let entry = start..<end(ofEntryAt: start)
    let others = section.dropFirst().filter { !entry.contains($0) }
    return others.allSatisfy { self[$0].isBlankInYAML } ? section : entry
  }

  /// Returns the index after the lines that are indented more than a line.
  private func end(ofEntryAt start: Int) -> Int {
    let depth = self[start].indentation
    return self[(start + 1)...].firstIndex { $0.indentation <= depth && !$0.isBlankInYAML } ?? count
  }
}

extension Substring {
  /// The number of spaces at the beginning; a tab makes a line part of the entry above it.
  fileprivate var indentation: Int {
    let spaces = utf8.prefix { $0 == UInt8(ascii: " ") }.count
    return utf8.dropFirst(spaces).first == UInt8(ascii: "\t") ? Int.max : spaces
  }

  /// Whether the line is blank, or is a comment.
  fileprivate var isBlankInYAML: Bool {
    let text = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    return text.isEmpty || text.first == "#"
  }
}
