import Rulebook
package import Violations

/// What lint looks for, beyond what loading refuses.
///
///     LintCode.all.first { $0.code == "lint.term" }?.summary  // "A term is not that of the glossary."
package struct LintCode: Sendable, Hashable {
  package let code: ViolationCode

  /// Whether it breaks something, or should only be looked at.
  package let severity: Severity

  /// What is found.
  package let summary: String

  private init(_ code: String, _ severity: Severity, _ summary: String) {
    self.code = ViolationCode(rawValue: code)
    self.severity = severity
    self.summary = summary
  }

  /// All codes that only lint gives, sorted.
  package static let all: [LintCode] = [
    LintCode("lint.added_argument", .warning, "A text has an argument that the source lacks."),
    LintCode("lint.address", .warning, "The reader is addressed in another form."),
    LintCode("lint.argument_kind", .error, "An argument's kind does not suit its use."),
    LintCode("lint.avoided_word", .warning, "A word does not belong in the catalog."),
    LintCode("lint.case_folding", .warning, "A pattern that ignores case has letters such as `ß`."),
    LintCode("lint.column_type", .warning, "A column is a setting of another type than its own."),
    LintCode("lint.confidential_argument", .error, "A text mentions what people may not see."),
    LintCode(
      "lint.copied_message",
      .warning,
      "A translation is the same as the source, or as that of another language."
    ),
    LintCode(
      "lint.deprecated_code",
      .warning,
      "A code is deprecated, or a check reports one that is."
    ),
    LintCode("lint.direction_mark", .warning, "A text has a mark of direction."),
    LintCode("lint.double_space", .warning, "Two spaces stand in a row."),
    LintCode("lint.end", .warning, "A text ends otherwise than its source."),
    LintCode("lint.foreign_letter", .warning, "A letter is none of the language."),
    LintCode("lint.idle_suppression", .warning, "A fault is left standing that is not there."),
    LintCode("lint.large_pattern", .warning, "A pattern is too large for an automaton."),
    LintCode("lint.locale_name", .error, "`@@locale` is not the name of the file."),
    LintCode("lint.lost_argument", .warning, "A branch lacks an argument that the source has."),
    LintCode("lint.lost_number", .warning, "A branch for several numbers writes none."),
    LintCode("lint.missing_message", .warning, "A language lacks a message for a code."),
    LintCode("lint.missing_plural", .error, "A plural lacks a form that the language has."),
    LintCode(
      "lint.missing_value",
      .warning,
      "A select lacks a value that the source or the argument has."
    ),
    LintCode("lint.mixed_scripts", .warning, "A word has letters of several alphabets."),
    LintCode(
      "lint.moved_region",
      .warning,
      "A file gives a telephone region another calling code."
    ),
    LintCode("lint.no_description", .warning, "The source file says nothing about a message."),
    LintCode("lint.no_example", .warning, "A rule has no examples."),
    LintCode("lint.no_invalid_example", .warning, "A rule has no invalid example."),
    LintCode("lint.no_title", .warning, "Messages have no name for the values of a rule."),
    LintCode("lint.no_valid_example", .warning, "A rule has no valid example."),
    LintCode("lint.no_value", .warning, "A checksum reads characters that have no value in it."),
    LintCode("lint.outer_space", .warning, "A text begins or ends with a space."),
    LintCode("lint.placeholder", .warning, "The source file describes other arguments."),
    LintCode("lint.quotation_marks", .warning, "A quotation mark is not the language's."),
    LintCode("lint.quoted_argument", .warning, "An argument stands in apostrophes."),
    LintCode("lint.retired_code", .warning, "A catalog has a text of a code that is retired."),
    LintCode("lint.space", .warning, "A space beside a mark is missing, wrong or surplus."),
    LintCode("lint.stale_message", .warning, "The source has changed since a text was translated."),
    LintCode("lint.surplus_plural", .warning, "A plural has a form that the language has not."),
    LintCode("lint.tag", .warning, "A locale's tag is not canonical or not registered."),
    LintCode("lint.term", .warning, "A term is not that of the glossary."),
    LintCode("lint.too_long", .warning, "A text is more than twice as long as its source."),
    LintCode("lint.unbalanced", .warning, "A bracket or quotation mark has no partner."),
    LintCode("lint.unknown_argument", .error, "A message mentions what is not always reported."),
    LintCode("lint.unknown_key", .warning, "A catalog has a key that is no code, form or label."),
    LintCode("lint.unknown_value", .warning, "A select has a value that does not occur."),
    LintCode("lint.unreachable_row", .warning, "No look-up can ask for a row of a table."),
    LintCode("lint.unused_code", .warning, "A pack declares a code that nobody reports."),
    LintCode("lint.unused_column", .warning, "Nothing uses a column of a table."),
    LintCode("lint.unused_part", .warning, "Nothing looks at a group or join of a rule's parts."),
    LintCode("lint.unused_table", .warning, "Nothing uses a table."),
    LintCode(
      "lint.unused_text",
      .warning,
      "A text stands beside a message that its language lacks."
    ),
    LintCode("lint.wrong_count", .warning, "A plural counts another argument than the source."),
    LintCode("lint.wrong_unit", .warning, "A number has another unit than in the source."),
  ]

  /// The first names of the codes of everything else that is found in packs and catalogs.
  package static let otherFamilies: Set<String> = [
    "arb", "blocklist", "data", "file", "folder", "json", "keyboard", "message", "pack", "yaml",
  ]

  /// Returns whether there may be findings of a code, or of one below it.
  package static func isKnown(_ code: String) -> Bool {
    let family = code.prefix { $0 != "." }
    if otherFamilies.contains(String(family)) { return true }
    return all.contains { $0.code.rawValue == code || $0.code.rawValue.hasPrefix(code + ".") }
  }
}
