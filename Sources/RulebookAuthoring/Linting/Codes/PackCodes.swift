import Violations

extension LintCode {
  /// The codes of mistakes in a pack as a whole: its file, its name, and its place among others.
  static let packs: [LintCode] = [
    LintCode(
      "pack.bad_json",
      .error,
      "A value after `json:` isn't JSON.",
      remedy:
        "Write a number, `true`, `false`, `null`, a text in double quotes, a list, or an object."
    ),
    LintCode(
      "pack.bad_locale",
      .error,
      "A text isn't a language tag.",
      remedy: "Write a tag such as `de` or `pt-BR`."
    ),
    LintCode(
      "pack.bad_name",
      .error,
      "A text can't be used as a name there.",
      remedy:
        "Write lowercase words; join them with hyphens, or with underscores in codes, arguments, and facts."
    ),
    LintCode(
      "pack.bad_version",
      .error,
      "A text isn't a version.",
      remedy: "Write numbers such as `1`, `1.2`, or `1.2.3`."
    ),
    LintCode(
      "pack.catalog_file",
      .error,
      "A catalog is given as a pack.",
      remedy: "Pass it as `--localizations`."
    ),
    LintCode(
      "pack.duplicate_code",
      .error,
      "Two packs declare the same code.",
      remedy: "Rename one of them, or leave the declaration to one pack."
    ),
    LintCode(
      "pack.duplicate_form",
      .error,
      "Two packs define the same form.",
      remedy: "Rename one of them, or write `replaces:` to replace the other."
    ),
    LintCode(
      "pack.duplicate_locale",
      .error,
      "A pack has the messages of one locale in two places.",
      remedy: "Put them under one tag."
    ),
    LintCode(
      "pack.duplicate_message",
      .error,
      "A pack has a message twice in one language.",
      remedy: "Write it once: next to a check, under `messages:`, or in a catalog next to the pack."
    ),
    LintCode(
      "pack.duplicate_number",
      .error,
      "Two codes of a pack have the same number.",
      remedy: "Give each code a different number."
    ),
    LintCode(
      "pack.duplicate_pack",
      .error,
      "Two packs have the same name.",
      remedy: "Rename one of them."
    ),
    LintCode(
      "pack.duplicate_rule",
      .error,
      "Two packs define the same rule.",
      remedy: "Rename one of them, or write `replaces:` to replace the other."
    ),
    LintCode(
      "pack.empty",
      .error,
      "A file doesn't contain what it should.",
      remedy: "Write at least `format: 1` and the name of what the file defines."
    ),
    LintCode(
      "pack.format",
      .error,
      "A file has a format that this version doesn't read.",
      remedy: "Write `format: 1`."
    ),
    LintCode(
      "pack.hidden_character",
      .error,
      "A text has a character that people can't see, or more than one line.",
      remedy: "Remove the character, or write the text in one line."
    ),
    LintCode(
      "pack.missing_key",
      .error,
      "A record lacks a key that it needs.",
      remedy: "Add the key."
    ),
    LintCode(
      "pack.no_file",
      .error,
      "A pack names a file that isn't next to it.",
      remedy: "Correct the path, which is relative to the folder of the pack."
    ),
    LintCode(
      "pack.no_reason",
      .error,
      "Something that needs a reason has none.",
      remedy: "Write in one sentence why."
    ),
    LintCode(
      "pack.requires_circle",
      .error,
      "Packs require each other.",
      remedy: "Remove one of the requirements."
    ),
    LintCode(
      "pack.requires_pack",
      .error,
      "A required pack isn't loaded.",
      remedy: "Add it, or correct its name under `requires:`."
    ),
    LintCode(
      "pack.requires_rulebook",
      .error,
      "A pack requires another version of Rulebook.",
      remedy: "Use that version, or a version of the pack for this one."
    ),
    LintCode(
      "pack.requires_version",
      .error,
      "A required pack has an unsuitable version.",
      remedy: "Use a version in the range, or change the range."
    ),
    LintCode(
      "pack.shadowed_code",
      .warning,
      "A pack declares a code that Rulebook also has.",
      remedy: "Rename the code, unless both mean the same."
    ),
    LintCode(
      "pack.shadowed_form",
      .warning,
      "A pack has a form with the name of one of Rulebook's.",
      remedy: "Rename it, or write `replaces:`."
    ),
    LintCode(
      "pack.shadowed_pack",
      .warning,
      "A pack has the name of one of Rulebook's.",
      remedy: "Rename it."
    ),
    LintCode(
      "pack.shadowed_rule",
      .warning,
      "A pack has a rule with the name of one of Rulebook's.",
      remedy: "Rename it, or write `replaces:`."
    ),
    LintCode(
      "pack.skipped",
      .warning,
      "A broken pack, or one that needs it, isn't used.",
      remedy: "Correct the mistakes that are reported with it."
    ),
    LintCode(
      "pack.too_costly",
      .error,
      "Packs cost too much to load.",
      remedy: "Use fewer or smaller tables, patterns, fields, and checks."
    ),
    LintCode(
      "pack.two_replacements",
      .error,
      "Two packs replace or disable the same name.",
      remedy: "Let only one of them do it, or build one on the other."
    ),
    LintCode(
      "pack.unknown_disabled",
      .error,
      "A pack disables a name that doesn't exist.",
      remedy: "Correct the name, or remove the line."
    ),
    LintCode(
      "pack.unknown_key",
      .error,
      "A record has a key that isn't known there.",
      remedy: "Correct the key, or move it to its place."
    ),
    LintCode(
      "pack.wrong_type",
      .error,
      "A value has the wrong kind, such as a text instead of a list.",
      remedy: "Write the kind that the reason names."
    ),
    LintCode(
      "pack.wrong_value",
      .error,
      "A value isn't one of those that are possible there.",
      remedy: "Write one that the reason or the hint names."
    ),
  ]
}
