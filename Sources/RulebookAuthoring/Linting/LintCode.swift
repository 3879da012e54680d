import Rulebook
package import Violations

/// A kind of problem that lint finds, that loading refuses, or that a command reports about other
/// files and requests.
///
///     LintCode.known.first { $0.code == "lint.term" }?.summary
///     // "A term isn't the one in the glossary."
package struct LintCode: Sendable, Hashable {
  package let code: ViolationCode

  /// Whether the finding breaks something, or only deserves a look.
  package let severity: Severity

  /// What was found.
  package let summary: String

  /// What to write instead, if that is the same for all findings.
  package let remedy: String?

  init(_ code: String, _ severity: Severity, _ summary: String, remedy: String? = nil) {
    self.code = ViolationCode(rawValue: code)
    self.severity = severity
    self.summary = summary
    self.remedy = remedy ?? Self.remedies[String(code.dropFirst("lint.".count))]
  }

  /// All codes that only lint reports, sorted.
  package static let all: [LintCode] = [
    LintCode(
      "lint.added_argument",
      .warning,
      "A text has an argument that the source doesn't have."
    ),
    LintCode("lint.address", .warning, "A text uses the wrong form of address."),
    LintCode("lint.always_holds", .warning, "A condition holds for every value."),
    LintCode("lint.argument_kind", .error, "An argument's kind doesn't suit its use."),
    LintCode("lint.avoided_word", .warning, "A text has a word that its catalog avoids."),
    LintCode(
      "lint.bare_example",
      .warning,
      "An example in a text from right to left isn't isolated."
    ),
    LintCode("lint.case_folding", .warning, "A pattern that ignores case has letters such as `ß`."),
    LintCode("lint.changed_example", .warning, "A text doesn't have an example of the source."),
    LintCode(
      "lint.code_example",
      .warning,
      "An example of a code names an unknown code, rule or form."
    ),
    LintCode("lint.column_type", .warning, "A column is used as a setting of another type."),
    LintCode(
      "lint.confidential_argument",
      .error,
      "A text mentions an argument that isn't public."
    ),
    LintCode(
      "lint.contradicting_argument",
      .warning,
      "An argument contradicts the setting with its name."
    ),
    LintCode(
      "lint.copied_branch",
      .warning,
      "A branch is the same as in the source, or has an English term."
    ),
    LintCode(
      "lint.copied_message",
      .warning,
      "A translation is the same as its source, or as the text of another language."
    ),
    LintCode(
      "lint.deprecated_code",
      .warning,
      "A code is deprecated, or a check reports a deprecated code."
    ),
    LintCode("lint.direction_mark", .warning, "A text has a direction mark."),
    LintCode("lint.double_space", .warning, "A text has two spaces in a row."),
    LintCode("lint.end", .warning, "A text ends differently from its source."),
    LintCode("lint.foreign_letter", .warning, "A text has a letter that isn't in its language."),
    LintCode(
      "lint.foreign_name",
      .warning,
      "A text has the English name of a country or language."
    ),
    LintCode(
      "lint.foreign_placeholder",
      .warning,
      "A text has a placeholder of another system, such as `%d`."
    ),
    LintCode(
      "lint.idle_release",
      .warning,
      "A regional file releases a word that its parent doesn't avoid."
    ),
    LintCode("lint.idle_suppression", .warning, "A suppression doesn't match any finding."),
    LintCode("lint.invisible_character", .warning, "A text has an invisible character."),
    LintCode("lint.joined_ending", .warning, "An ending is joined to an argument."),
    LintCode("lint.large_pattern", .warning, "A pattern is too large for an automaton."),
    LintCode("lint.line_break", .warning, "A text has a line break or tab."),
    LintCode("lint.locale_name", .error, "`@@locale` isn't the name of the file."),
    LintCode("lint.lost_argument", .warning, "A branch is missing an argument of the source."),
    LintCode(
      "lint.lost_exact_number",
      .warning,
      "A plural is missing a branch of the source such as `=0`."
    ),
    LintCode(
      "lint.lost_number",
      .warning,
      "A branch for several numbers doesn't contain the number."
    ),
    LintCode("lint.lost_plural", .warning, "A text doesn't have a plural of the source."),
    LintCode(
      "lint.markup",
      .warning,
      "A text has a tag such as `<b>`, or an entity such as `&nbsp;`."
    ),
    LintCode("lint.missing_message", .warning, "A language is missing a message for a code."),
    LintCode("lint.missing_plural", .error, "A plural is missing a form of the language."),
    LintCode(
      "lint.missing_value",
      .warning,
      "A select is missing a value of the source or the argument."
    ),
    LintCode("lint.mixed_digits", .warning, "A text has digits of several numbering systems."),
    LintCode(
      "lint.mixed_names",
      .warning,
      "Names of fields make a value both a list and a record."
    ),
    LintCode("lint.mixed_scripts", .warning, "A word has letters of several alphabets."),
    LintCode(
      "lint.moved_region",
      .warning,
      "A file gives a telephone region a different calling code."
    ),
    LintCode("lint.never_equal", .warning, "No value equals a constant."),
    LintCode("lint.never_holds", .warning, "A condition holds for no value."),
    LintCode(
      "lint.never_matches",
      .warning,
      "A pattern or set has only characters that no value has."
    ),
    LintCode("lint.no_checks", .warning, "A rule doesn't have checks."),
    LintCode("lint.no_description", .warning, "The source file doesn't describe a message."),
    LintCode("lint.no_example", .warning, "A rule doesn't have examples."),
    LintCode("lint.no_invalid_example", .warning, "A rule doesn't have an invalid example."),
    LintCode("lint.no_title", .warning, "Messages don't have a name for the values of a rule."),
    LintCode("lint.no_valid_example", .warning, "A rule doesn't have a valid example."),
    LintCode("lint.no_valid_value", .warning, "The checks of a rule refuse every value together."),
    LintCode(
      "lint.no_value",
      .warning,
      "A checksum reads characters that don't have a value."
    ),
    LintCode("lint.not_nfc", .warning, "A text isn't in Unicode's composed form (NFC)."),
    LintCode("lint.number_sign", .warning, "A `#` isn't in a plural."),
    LintCode("lint.open_door", .warning, "A replaced rule has variants that aren't replaced."),
    LintCode("lint.outer_space", .warning, "A text begins or ends with a space."),
    LintCode("lint.placeholder", .warning, "The source file describes different arguments."),
    LintCode("lint.quotation_marks", .warning, "A quotation mark isn't one of the language."),
    LintCode("lint.quoted_argument", .warning, "An argument is in apostrophes."),
    LintCode("lint.repeated_text", .warning, "A regional file repeats a text that it inherits."),
    LintCode("lint.retired_code", .warning, "A catalog has a text for a retired code."),
    LintCode(
      "lint.same_branches",
      .warning,
      "All branches are the same, but those of the source differ."
    ),
    LintCode(
      "lint.source_argument",
      .warning,
      "An argument of a source text is where many languages need an ending."
    ),
    LintCode("lint.source_choices", .warning, "A source text has both a select and a plural."),
    LintCode("lint.source_one", .warning, "A branch `one` of a source text means exactly 1."),
    LintCode("lint.source_piece", .warning, "A branch of a source text is a piece of a sentence."),
    LintCode("lint.space", .warning, "A space next to a mark is missing, wrong, or unneeded."),
    LintCode("lint.stale_message", .warning, "The source has changed since a text was translated."),
    LintCode(
      "lint.surplus_plural",
      .warning,
      "A plural has a form that the language doesn't have."
    ),
    LintCode("lint.tag", .warning, "A locale's tag isn't canonical or isn't registered."),
    LintCode("lint.term", .warning, "A term isn't the one in the glossary."),
    LintCode(
      "lint.too_long",
      .warning,
      "A text is longer than its description allows, or more than twice as long as its source."
    ),
    LintCode("lint.unbalanced", .warning, "A bracket or quotation mark doesn't have a partner."),
    LintCode("lint.uneven_anchor", .warning, "Only some alternatives of a pattern have an anchor."),
    LintCode("lint.unfinished", .warning, "A text has a note such as `TODO`."),
    LintCode(
      "lint.unknown_argument",
      .error,
      "A message has an argument that isn't always reported."
    ),
    LintCode(
      "lint.unknown_constant",
      .warning,
      "A parameter is set to a region or key that doesn't exist."
    ),
    LintCode(
      "lint.unknown_key",
      .warning,
      "A catalog has a key that isn't a code, form, or label."
    ),
    LintCode("lint.unknown_value", .warning, "A select has a value that never occurs."),
    LintCode("lint.unreachable_row", .warning, "No lookup can find a row of a table."),
    LintCode(
      "lint.untranslated_title",
      .warning,
      "A title in words doesn't have a text in each language."
    ),
    LintCode("lint.unused_code", .warning, "A pack declares a code that nothing reports."),
    LintCode("lint.unused_column", .warning, "Nothing uses a column of a table."),
    LintCode("lint.unused_group", .warning, "Nothing belongs to a group."),
    LintCode("lint.unused_parameter", .warning, "Nothing uses a parameter of a rule."),
    LintCode("lint.unused_part", .warning, "Nothing uses a group or join of a rule's parts."),
    LintCode("lint.unused_table", .warning, "Nothing uses a table."),
    LintCode(
      "lint.unused_text",
      .warning,
      "A text accompanies a message that its language doesn't have."
    ),
    LintCode("lint.wrong_count", .warning, "A plural counts a different argument from the source."),
    LintCode(
      "lint.wrong_kind",
      .warning,
      "A check between fields looks at fields that it can't add or compare."
    ),
    LintCode(
      "lint.wrong_style",
      .warning,
      "An argument is written in a different style from the source."
    ),
    LintCode("lint.wrong_unit", .warning, "A number has a different unit from the source."),
  ]
}
