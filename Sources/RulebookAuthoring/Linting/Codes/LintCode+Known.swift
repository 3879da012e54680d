import Violations

extension LintCode {
  /// The codes of findings in packs and catalogs that have an explanation, sorted: those of lint,
  /// and those of mistakes that loading refuses.
  package static let known = (all + packs + rules + forms + files + signatures)
    .sorted { $0.code < $1.code }

  /// All codes that have an explanation, sorted: those of findings in packs and catalogs, and of
  /// mistakes in other files and in requests.
  package static let explained = (known + documents + data + requests + exchange + contracts)
    .sorted { $0.code < $1.code }

  /// The first names of the other codes that are found in packs and catalogs.
  ///
  /// Each of their diagnostics says everything about the mistake.
  private static let otherFamilies: Set<String> = [
    "blocklist", "data", "json", "keyboard", "password_dictionary", "phone_region", "yaml",
  ]

  /// Returns the explanation of a code; nil if there is none.
  package static func named(_ code: String) -> LintCode? {
    explained.first { $0.code.rawValue == code }
  }

  /// Returns whether there may be findings with a code, or with one below it.
  package static func isKnown(_ code: String) -> Bool {
    let family = code.prefix { $0 != "." }
    if otherFamilies.contains(String(family)) { return true }
    return known.contains { $0.code.rawValue == code || $0.code.rawValue.hasPrefix(code + ".") }
  }
}
