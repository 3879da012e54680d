import Documents
import PackLoading
import SourceTexts
import Violations

/// The findings in catalogs that are known and not yet fixed, as `KNOWN.md` next to the catalogs
/// lists them.
///
/// A line names the file, the key of the text, and the code:
///
///     en.arb security_code.length lint.source_piece
///
/// All other lines are for people. A line without a finding is a finding itself, so the list can
/// only become shorter.
struct KnownFindings {
  /// The name of the file.
  static let fileName = "KNOWN.md"

  private struct Entry: Hashable {
    var file: String
    var key: String
    var code: String
  }

  private let source: SourceText
  private let lines: [Entry: Int]

  /// Reads the list in a folder; nil if there is none.
  ///
  /// - Throws: A ``LoadingError`` if it can't be read.
  init?(inFolder folder: String) throws(LoadingError) {
    let path = Folder.path(of: Self.fileName, in: folder)
    guard Folder.isFile(path) else { return nil }
    source = try SourceText(contentsOfFile: path)
    lines = Self.entries(in: source)
  }

  private static func entries(in source: SourceText) -> [Entry: Int] {
    var lines: [Entry: Int] = [:]
    source.forEachLine { number, line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 3, words[0].hasSuffix(".arb"), words[2].hasPrefix("lint.") else {
        return
      }
      lines[Entry(file: words[0], key: words[1], code: words[2])] = number
    }
    return lines
  }

  /// Removes the known findings in catalogs from a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - files: The catalogs that were checked.
  ///   - isComplete: Whether lint looked for everything, so that each line should have a finding.
  func leaveOut(of report: inout LintReport, _ files: [ARBFile], isComplete: Bool) {
    var used: Set<Entry> = []
    for file in files {
      let places = MessagePlaces(of: file)
      let name = file.source.name.split(separator: "/").last.map(String.init) ?? ""
      report.removeFindings { finding in
        guard finding.severity == .warning, finding.diagnostic.file == file.source.name else {
          return false
        }
        let key = places.key(at: finding.diagnostic.position)
        let entry = Entry(file: name, key: key, code: finding.diagnostic.code)
        guard lines[entry] != nil else { return false }
        used.insert(entry)
        return true
      }
    }
    if !isComplete { return }
    for (entry, line) in lines where !used.contains(entry) {
      report.add(.warning, idle(entry, line))
    }
  }

  private func idle(_ entry: Entry, _ line: Int) -> Diagnostic {
    source.diagnostic(
      "lint.idle_suppression",
      at: SourcePosition(line: line, column: 1),
      reason: "`\(entry.key)` in \(entry.file) doesn't have a finding with the code "
        + "`\(entry.code)`",
      hint: "remove the line"
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
