import Documents
import PackLoading
import SourceTexts
import Violations

/// The findings that only follow from another mistake, which has been reported.
///
/// If a file can't be read, what it contains seems to be missing or unused elsewhere. So does what a
/// broken rule or form names.
struct Consequences {
  /// The findings about names that packs don't have.
  private static let ofMissingNames: Set<String> = [
    "lint.unknown_key", "pack.requires_pack", "pack.unknown_disabled", "pack.unknown_form",
    "pack.unknown_rule", "pack.unknown_table",
  ]

  /// The findings about names that nothing uses.
  private static let ofUnusedNames: Set<String> = [
    "lint.unknown_key", "lint.unused_code", "lint.unused_column", "lint.unused_part",
    "lint.unused_table", "lint.unreachable_row",
  ]

  /// The findings to expect in a file if one of its texts is broken.
  private static let ofMissingTexts: Set<String> = ["lint.missing_message", "lint.unused_text"]

  /// The rules and forms that weren't searched.
  var leftOut = LeftOut()

  /// The texts of the files that can't be read as packs.
  private var unread: [String] = []

  /// Whether a file or folder can't even be read as text.
  private var isBlind = false

  /// Whether a catalog with source texts may be missing.
  private let lacksSource: Bool

  /// The files with mistakes.
  private let brokenFiles: Set<String>

  /// Finds out what can't be read.
  init(of input: LintInput) {
    lacksSource = input.lacksSource
    brokenFiles = Set(input.errors.flatMap(\.diagnostics).map(\.file))
    guard input.lacksPacks else { return }
    let read = Set(input.packs.map(\.declaration.source.name))
    for file in brokenFiles.subtracting(read).sorted() where !file.hasSuffix(".arb") {
      do throws(LoadingError) {
        unread.append(try SourceText(contentsOfFile: file).text)
      } catch {
        isBlind = true
      }
    }
  }

  /// Returns whether a finding may only be a consequence.
  func contain(_ finding: Diagnostic) -> Bool {
    let code = finding.code
    if Self.ofMissingTexts.contains(code), brokenFiles.contains(finding.file) { return true }
    if code == "lint.unknown_key", lacksSource { return true }
    let name = finding.nameInReason
    if Self.ofMissingNames.contains(code) {
      // A table is named with its pack.
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if isBlind || unread.contains(where: { $0.contains(last) }) { return true }
    }
    return Self.ofUnusedNames.contains(code) && !leftOut.isEmpty
      && (code == "lint.unreachable_row" || leftOut.mayUse(name))
  }
}

extension Diagnostic {
  /// The first name in backticks; empty if there is none.
  fileprivate var nameInReason: String {
    let parts = reason.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : ""
  }
}
