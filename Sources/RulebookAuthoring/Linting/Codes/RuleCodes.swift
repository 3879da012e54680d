import Violations

extension LintCode {
  /// The codes of mistakes in rules: their checks, parameters, parts, and tables.
  static let rules: [LintCode] = [
    LintCode(
      "pack.bad_row",
      .error,
      "A row of a table is wrong.",
      remedy: "Correct the row; the reason says what is wrong with it."
    ),
    LintCode(
      "pack.bad_setting",
      .error,
      "A setting of a check doesn't suit it.",
      remedy:
        "Write a value of the type that the reason names; `rulebook list checks` has all settings."
    ),
    LintCode(
      "pack.duplicate_check",
      .error,
      "A rule has two checks with the same name.",
      remedy: "Rename one of them."
    ),
    LintCode(
      "pack.duplicate_part",
      .error,
      "A rule has two parts with the same name.",
      remedy: "Rename the group, the column, or the join."
    ),
    LintCode(
      "pack.empty_list",
      .error,
      "A list or table that needs elements has none.",
      remedy: "Add an element, or remove the key."
    ),
    LintCode(
      "pack.extends_circle",
      .error,
      "Rules or forms extend each other.",
      remedy: "Remove one `extends:`."
    ),
    LintCode(
      "pack.extends_too_long",
      .error,
      "Too many rules or forms build on each other in a chain.",
      remedy: "Extend one that is nearer to the end of the chain."
    ),
    LintCode(
      "pack.misplaced_check",
      .error,
      "A check does nothing where it is.",
      remedy: "Write it next to the outer check."
    ),
    LintCode(
      "pack.misplaced_groups",
      .error,
      "A check inside another one has groups.",
      remedy: "Write `groups:` next to the outer check."
    ),
    LintCode(
      "pack.misplaced_part",
      .error,
      "A part is named where that kind of part isn't possible.",
      remedy: "Name a part that the hint allows."
    ),
    LintCode(
      "pack.missing_code",
      .error,
      "A check, or the message next to it, needs a code.",
      remedy: "Name one with `code:`, and give it a message."
    ),
    LintCode(
      "pack.missing_example",
      .error,
      "A rule has messages that show an example, but no example.",
      remedy: "Add `example:` to the rule."
    ),
    LintCode(
      "pack.missing_setting",
      .error,
      "A check lacks a setting that it needs.",
      remedy: "Add the setting."
    ),
    LintCode(
      "pack.needs_extends",
      .error,
      "A key only works in a rule or form that extends another one.",
      remedy: "Add `extends:`, or remove the key."
    ),
    LintCode(
      "pack.never_equal",
      .error,
      "No value can equal a constant or a word, because values are normalized first.",
      remedy: "Write it as it is after normalization."
    ),
    LintCode(
      "pack.no_such_part",
      .error,
      "A rule doesn't have a part with that name.",
      remedy: "Correct the name; it is a group, a column, or a join."
    ),
    LintCode(
      "pack.not_personal",
      .error,
      "A rule denies that its values are personal, but they are.",
      remedy: "Remove `personal: false`."
    ),
    LintCode(
      "pack.not_secret",
      .error,
      "A rule denies that its values are secret, but they are.",
      remedy: "Remove `secret: false`."
    ),
    LintCode(
      "pack.part_circle",
      .error,
      "Parts or lookups depend on each other.",
      remedy: "Remove one of the joins or lookups."
    ),
    LintCode(
      "pack.rule_circle",
      .error,
      "Rules pass values to each other.",
      remedy: "Remove one `rule:`."
    ),
    LintCode(
      "pack.too_many_parts",
      .error,
      "A rule or table has too many parts.",
      remedy: "Name only the parts that something uses."
    ),
    LintCode(
      "pack.two_canonical_forms",
      .error,
      "Two checks of a rule give a canonical form.",
      remedy: "Keep one of them, or make two rules."
    ),
    LintCode(
      "pack.two_facts",
      .error,
      "Two checks of a rule give the same fact.",
      remedy: "Keep one of them, or make two rules."
    ),
    LintCode(
      "pack.unknown_check",
      .error,
      "There is no check with that name.",
      remedy: "Correct the name; `rulebook list checks` has all of them."
    ),
    LintCode(
      "pack.unknown_group",
      .error,
      "A pack doesn't declare a group.",
      remedy: "Declare it under `groups:`, or correct the name."
    ),
    LintCode(
      "pack.unknown_parameter",
      .error,
      "A rule doesn't have a parameter with that name.",
      remedy: "Declare it under `parameters:`, or correct the name."
    ),
    LintCode(
      "pack.unknown_rule",
      .error,
      "There is no rule with that name.",
      remedy: "Correct the name; `rulebook list rules` has all of them."
    ),
    LintCode(
      "pack.unknown_table",
      .error,
      "There is no table with that name.",
      remedy: "Declare it under `tables:`, or correct the name."
    ),
    LintCode(
      "pack.wrong_check",
      .error,
      "A check is in a place for other checks.",
      remedy:
        "Write checks between fields under `checks:` of a form, and checks of a value in a rule or field."
    ),
    LintCode(
      "pack.wrong_table",
      .error,
      "A table has an unsuitable kind.",
      remedy: "Name a table of the kind that the reason names."
    ),
  ]
}
