import Violations

extension LintCode {
  /// The codes of findings about released codes, and about names in generated code.
  static let contracts: [LintCode] = [
    LintCode(
      "contract.added",
      .warning,
      "A code isn't in the file of released codes yet.",
      remedy: "Add it with `rulebook codes --write`."
    ),
    LintCode(
      "contract.argument_added",
      .error,
      "A released code has a new argument.",
      remedy: "Make a new code, or release a new major version."
    ),
    LintCode(
      "contract.argument_mark",
      .error,
      "An argument of a released code is more or less public.",
      remedy: "Restore it, or make a new code."
    ),
    LintCode(
      "contract.argument_moved",
      .error,
      "The arguments of a released code are in another order.",
      remedy: "Restore their order."
    ),
    LintCode(
      "contract.argument_removed",
      .error,
      "An argument of a released code is gone.",
      remedy: "Restore it, or make a new code."
    ),
    LintCode(
      "contract.argument_type",
      .error,
      "An argument of a released code has another type.",
      remedy: "Restore it, or make a new code."
    ),
    LintCode(
      "contract.duplicate",
      .error,
      "The file of released codes has a code or number twice.",
      remedy: "Keep one of the two."
    ),
    LintCode(
      "contract.format",
      .error,
      "The file of released codes has an unknown format.",
      remedy: "Use the version of Rulebook that wrote it, or a later one."
    ),
    LintCode(
      "contract.given_again",
      .error,
      "A retired code is in use again.",
      remedy: "Give the new error another code."
    ),
    LintCode(
      "contract.header",
      .error,
      "The header of the file of released codes is damaged.",
      remedy: "Write the file again, and review the changes."
    ),
    LintCode(
      "contract.line",
      .error,
      "A line of the file of released codes can't be read.",
      remedy: "Correct it, or write the file again."
    ),
    LintCode(
      "contract.moved",
      .error,
      "A released code is in another pack.",
      remedy: "Move it back, or make a new code."
    ),
    LintCode(
      "contract.number",
      .error,
      "A released code has another number.",
      remedy: "Restore the number."
    ),
    LintCode(
      "contract.number_given",
      .warning,
      "A released code now has a number.",
      remedy: "Review the change, and write the file again."
    ),
    LintCode(
      "contract.number_reused",
      .error,
      "The number of a released code belongs to another one.",
      remedy: "Give the other code a number of its own."
    ),
    LintCode(
      "contract.owner",
      .error,
      "A released code is now reported by checks, or by programs.",
      remedy: "Make a new code."
    ),
    LintCode(
      "contract.pack_missing",
      .error,
      "A pack with released codes isn't among those that were read.",
      remedy: "Name the pack too."
    ),
    LintCode(
      "contract.part",
      .error,
      "A part of a line in the file of released codes can't be read.",
      remedy: "Correct it, or write the file again."
    ),
    LintCode(
      "contract.renamed",
      .error,
      "A released code has another name.",
      remedy: "Restore the name, and retire the code."
    ),
    LintCode(
      "contract.retired",
      .warning,
      "A released code is now retired.",
      remedy: "Review the change, and write the file again."
    ),
    LintCode(
      "contract.retry",
      .warning,
      "A released code has another `retry`.",
      remedy: "Review the change, and write the file again."
    ),
    LintCode(
      "contract.severity",
      .warning,
      "A released code has another severity.",
      remedy: "Review the change, and write the file again."
    ),
    LintCode(
      "contract.standing",
      .warning,
      "A released code has another `standing`.",
      remedy: "Review the change, and write the file again."
    ),
    LintCode(
      "contract.status",
      .error,
      "A released code has another status.",
      remedy: "Restore it, or release a new major version."
    ),
    LintCode(
      "contract.vanished",
      .error,
      "A released code is gone.",
      remedy: "Restore it as `retired`."
    ),
    LintCode(
      "generate.name_collision",
      .error,
      "Two names become the same name in Swift.",
      remedy: "Give one of them other words."
    ),
    LintCode(
      "generate.no_codes",
      .error,
      "A pack declares no code that programs report.",
      remedy: "Add `arguments` to a code."
    ),
    LintCode(
      "generate.reserved_name",
      .error,
      "A name can't be one in Swift.",
      remedy: "Give it another name."
    ),
  ]
}
