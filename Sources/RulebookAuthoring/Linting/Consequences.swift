import Documents
import PackLoading
import SourceTexts
import Violations

/// The findings that only follow from another mistake, which has been reported.
///
/// If a file can't be read, the names in it seem to be missing or unused elsewhere. So do the names
/// in a broken rule or form.
struct Consequences {
  /// The greatest size of a file that is searched for names.
  private static let greatestSize = 1 << 20

  /// The most text that is searched for names in all, in bytes.
  ///
  /// If there are so many findings, each of the others may be a consequence.
  private static let mostSearched = 1 << 28

  /// The findings to expect if nothing is known about a pack that others name.
  private static let ofMissingPacks: Set<String> = [
    "lint.code_example", "lint.open_door", "lint.unknown_key", "pack.requires_pack",
    "pack.unknown_disabled", "pack.unknown_form", "pack.unknown_rule", "pack.unknown_table",
  ]

  /// The findings about names that nothing uses or declares.
  private static let ofAbsentNames: Set<String> = [
    "lint.code_example", "lint.open_door", "lint.unknown_key", "lint.unused_code",
    "lint.unused_column", "lint.unused_group", "lint.unused_parameter", "lint.unused_part",
    "lint.unused_table",
  ]

  /// The findings to expect if anything wasn't searched.
  private static let ofAnyAbsence: Set<String> = ["lint.idle_suppression", "lint.unreachable_row"]

  /// The findings to expect in a file if one of its texts is broken.
  private static let ofMissingTexts: Set<String> = [
    "lint.missing_message", "lint.untranslated_title", "lint.unused_text",
  ]

  /// The rules and forms that weren't searched.
  var leftOut = LeftOut()

  /// The texts of what can't be read: whole packs, and parts of packs.
  private var unread: [String] = []

  /// What lint says about the absence of messages that have a misspelt key.
  private var misspelt: Set<String> = []

  /// How much text has been searched.
  private let searched = SearchedText()

  /// Whether a file or folder can't be read as text, or is too large to be searched.
  private var isBlind = false

  /// Whether a catalog with source texts may be missing.
  private let lacksSource: Bool

  /// The files with mistakes.
  private let brokenFiles: Set<String>

  /// Finds out what can't be read.
  init(of input: LintInput) {
    lacksSource = input.lacksSource
    brokenFiles = Set(input.errors.flatMap(\.diagnostics).map(\.file))
    unread = input.packs.flatMap(\.declaration.unreadTexts)
    guard input.lacksPacks else { return }
    let read = Set(input.packs.map(\.declaration.source.name))
    for file in brokenFiles.subtracting(read).sorted() where !file.hasSuffix(".arb") {
      do throws(LoadingError) {
        let source = try SourceText(contentsOfFile: file)
        if source.bytes.count > Self.greatestSize {
          isBlind = true
        } else {
          unread.append(source.text)
        }
      } catch {
        isBlind = true
      }
    }
  }

  /// Notes the messages that are missing only because their keys are misspelt.
  mutating func noteMisspeltKeys(in errors: [Diagnostic]) {
    let question = "did you mean `"
    for error in errors where error.code == "pack.foreign_message" {
      guard let hint = error.hint, hint.hasPrefix(question) else { continue }
      let key = hint.dropFirst(question.count).prefix { $0 != "`" }
      let locale = error.reason.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      misspelt.insert("the code `\(key)` doesn't have a message in `\(locale)`")
    }
  }

  /// Returns whether a finding may only be a consequence.
  func contain(_ finding: Diagnostic) -> Bool {
    let code = finding.code
    if Self.ofMissingTexts.contains(code), brokenFiles.contains(finding.file) { return true }
    if code == "lint.missing_message", misspelt.contains(finding.reason) { return true }
    if code == "lint.unknown_key", lacksSource { return true }
    // The parent may be one of the files that weren't read.
    if code == "lint.idle_release", brokenFiles.contains(where: { $0.hasSuffix(".arb") }) {
      return true
    }
    if isBlind, Self.ofMissingPacks.contains(code) { return true }
    if !unread.isEmpty, finding.isAboutName {
      let size = unread.reduce(0) { $0 + $1.utf8.count }
      if !maySearch(size) || finding.isAbout(nameIn: unread) { return true }
    }
    if Self.ofAnyAbsence.contains(code) {
      // What is suppressed inside a rule or form depends only on what it builds on.
      let isCertain = code == "lint.idle_suppression" && leftOut.spare(finding)
      return isBlind || !unread.isEmpty || !leftOut.isEmpty && !isCertain
    }
    if leftOut.isEmpty || !Self.ofAbsentNames.contains(code) { return false }
    return !maySearch(leftOut.size) || leftOut.mayUse(finding.nameInReason)
  }

  private func maySearch(_ size: Int) -> Bool {
    searched.size += size
    return searched.size <= Self.mostSearched
  }
}

/// How much text has been searched for names, in bytes.
private final class SearchedText {
  var size = 0
}
