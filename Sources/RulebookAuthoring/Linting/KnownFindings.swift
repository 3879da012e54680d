import Documents
import PackLoading
import SourceTexts
import Violations

/// The texts of catalogs that are known to break a rule, as `KNOWN.md` next to the catalogs lists
/// them.
///
/// A line names the file, the key of the text, and what is wrong: the codes of lint, and the names
/// of rules that only people can judge:
///
///     en.arb security_code.length_range lint.source_argument number
///
/// All other lines are for people. A code without a finding, and a text that doesn't exist, is a
/// finding itself, so the list can only become shorter.
struct KnownFindings {
  /// The name of the file.
  static let fileName = "KNOWN.md"

  private struct Text: Hashable {
    var file: String
    var key: String
  }

  private struct Entry: Hashable {
    var text: Text
    var code: String
  }

  private let source: SourceText

  /// The line of each text.
  private let texts: [Text: Int]

  /// The line of each text with each of its codes.
  private let codes: [Entry: Int]

  /// Reads the list in a folder; nil if there is none.
  ///
  /// - Throws: A ``LoadingError`` if it can't be read.
  init?(inFolder folder: String) throws(LoadingError) {
    let path = Folder.path(of: Self.fileName, in: folder)
    guard Folder.isFile(path) else { return nil }
    let source = try SourceText(contentsOfFile: path)
    var texts: [Text: Int] = [:]
    var codes: [Entry: Int] = [:]
    source.forEachLine { number, line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count > 2, words[0].hasSuffix(".arb") else { return }
      let text = Text(file: words[0], key: words[1])
      texts[text] = number
      for code in words.dropFirst(2) where code.hasPrefix("lint.") {
        codes[Entry(text: text, code: code)] = number
      }
    }
    self.source = source
    self.texts = texts
    self.codes = codes
  }

  /// Removes the known findings in catalogs from a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - files: The catalogs that were checked.
  ///   - isComplete: Whether lint looked for everything, so that each line should have a finding.
  func leaveOut(of report: inout LintReport, _ files: [ARBFile], isComplete: Bool) {
    var used: Set<Entry> = []
    var present: Set<Text> = []
    for file in files {
      let name = file.source.name.split(separator: "/").last.map(String.init) ?? ""
      present.formUnion(file.messages.keys.map { Text(file: name, key: $0) })
      if !codes.keys.contains(where: { $0.text.file == name }) { continue }
      let places = MessagePlaces(of: file)
      report.removeFindings { finding in
        guard finding.severity == .warning, finding.diagnostic.file == file.source.name else {
          return false
        }
        let key = places.key(at: finding.diagnostic.position)
        let entry = Entry(text: Text(file: name, key: key), code: finding.diagnostic.code)
        guard codes[entry] != nil else { return false }
        used.insert(entry)
        return true
      }
    }
    if !isComplete { return }
    for (entry, line) in codes where !used.contains(entry) && present.contains(entry.text) {
      let reason =
        "`\(entry.text.key)` in \(entry.text.file) doesn't have a finding with the code "
        + "`\(entry.code)`"
      report.add(
        .warning,
        idle(reason, line, hint: "remove the code, or the line if it is the last")
      )
    }
    for (text, line) in texts where !present.contains(text) {
      let reason = "\(text.file) doesn't have the text `\(text.key)`"
      report.add(.warning, idle(reason, line, hint: "remove the line"))
    }
  }

  private func idle(_ reason: String, _ line: Int, hint: String) -> Diagnostic {
    source.diagnostic(
      "lint.idle_suppression",
      at: SourcePosition(line: line, column: 1),
      reason: reason,
      hint: hint
    )
  }
}

extension LintReport {
  /// Removes the findings that are known in the folders of catalogs.
  ///
  /// - Throws: A ``LoadingError`` if a list can't be read.
  mutating func leaveOutKnownFindings(
    in files: [ARBFile],
    isComplete: Bool
  ) throws(LoadingError) {
    let folders = Dictionary(grouping: files) { file in
      let parts = file.source.name.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
    }
    for (folder, files) in folders where !folder.isEmpty {
      guard let known = try KnownFindings(inFolder: folder) else { continue }
      known.leaveOut(of: &self, files, isComplete: isComplete)
    }
  }
}
