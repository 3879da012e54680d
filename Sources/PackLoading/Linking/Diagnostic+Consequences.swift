import Violations

// Mistakes that only follow from others.
extension Diagnostic {
  /// The codes of mistakes about names that don't exist, or that nothing uses.
  private static let codesAboutNames: Set<String> = [
    "lint.code_example", "lint.missing_message", "lint.open_door", "lint.unknown_key",
    "lint.unused_code", "lint.unused_column", "lint.unused_group", "lint.unused_parameter",
    "lint.unused_part", "lint.unused_table", "pack.foreign_message", "pack.missing_key",
    "pack.missing_message", "pack.requires_pack", "pack.unknown_code", "pack.unknown_disabled",
    "pack.unknown_form", "pack.unknown_group", "pack.unknown_rule", "pack.unknown_table",
  ]

  /// Whether the mistake is that a name doesn't exist, or that nothing uses it.
  package var isAboutName: Bool { Self.codesAboutNames.contains(code) }

  /// The codes of mistakes about names that nothing declares.
  private static let codesOfUnknownNames: Set<String> = [
    "pack.unknown_form", "pack.unknown_group", "pack.unknown_parameter", "pack.unknown_rule",
    "pack.unknown_table",
  ]

  /// Returns whether the mistake is that a name doesn't exist, although it is written like that
  /// where it is declared, and was refused there.
  package func isAbout(refusedNameIn names: Set<String>) -> Bool {
    guard !names.isEmpty, Self.codesOfUnknownNames.contains(code) else { return false }
    let parts = reason.split(separator: "`", omittingEmptySubsequences: false)
    let named = stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    return named.last.map { names.contains($0) } ?? false
  }

  /// The first name in backticks in the reason; empty if there is none.
  package var nameInReason: String {
    let parts = reason.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : ""
  }

  /// Returns whether the mistake is that a name doesn't exist, or that nothing uses it, although it
  /// occurs in texts that couldn't be read.
  package func isAbout(nameIn texts: [String]) -> Bool {
    guard !texts.isEmpty, isAboutName else { return false }
    let name = nameInReason
    // A table is named with its pack, and a label with its form.
    let parts = [name.split(separator: ".").last, name.split(separator: "/").first]
    let names = ([name] + parts.compactMap { $0.map(String.init) }).filter { !$0.isEmpty }
    return texts.contains { text in names.contains { text.contains($0) } }
  }
}
