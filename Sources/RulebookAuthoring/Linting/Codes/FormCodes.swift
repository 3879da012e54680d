import Violations

extension LintCode {
  /// The codes of mistakes in forms, in declarations of codes, and in their messages.
  static let forms: [LintCode] = [
    LintCode(
      "pack.code_arguments",
      .error,
      "A pack declares arguments for the code of a check.",
      remedy: "Remove `arguments:`; the check decides on them."
    ),
    LintCode(
      "pack.code_of_programs",
      .error,
      "A check reports a code that is for programs.",
      remedy: "Use another code, or remove the `arguments:` of this one."
    ),
    LintCode(
      "pack.confidential_argument",
      .error,
      "A log mentions a personal argument.",
      remedy: "Leave the argument out."
    ),
    LintCode(
      "pack.duplicate_field",
      .error,
      "A form has a field twice.",
      remedy: "Remove one of them."
    ),
    LintCode(
      "pack.field_circle",
      .error,
      "Fields depend on each other.",
      remedy: "Remove one of the conditions or parameters."
    ),
    LintCode(
      "pack.field_of_other_list",
      .error,
      "A field looks at a field that exists once for each element of another list.",
      remedy: "Look at a field of the same element, or outside of lists."
    ),
    LintCode(
      "pack.foreign_message",
      .error,
      "A pack has a message for something that isn't its own.",
      remedy: "Correct the key, or move the message to a catalog."
    ),
    LintCode(
      "pack.form_circle",
      .error,
      "A form contains itself.",
      remedy: "Write a rule for the inner record, or limit its depth."
    ),
    LintCode(
      "pack.missing_message",
      .error,
      "A code has no message in the pack's source language.",
      remedy: "Add it next to its check, under `messages:`, or in a catalog next to the pack."
    ),
    LintCode(
      "pack.needs_arguments",
      .error,
      "A key only works for a code that programs report.",
      remedy: "Add `arguments:`, or remove the key."
    ),
    LintCode(
      "pack.retired_code",
      .error,
      "A retired code is still used.",
      remedy: "Use the code that replaces it."
    ),
    LintCode(
      "pack.secret_condition",
      .error,
      "A condition depends on the content of a secret field.",
      remedy: "Only ask whether the field is filled."
    ),
    LintCode(
      "pack.too_many_answers",
      .error,
      "Checks of another pack can give too many answers about a secret.",
      remedy: "Use fewer such checks."
    ),
    LintCode(
      "pack.too_many_fields",
      .error,
      "A form has too many fields.",
      remedy: "Split it into several forms."
    ),
    LintCode(
      "pack.too_many_messages",
      .error,
      "A pack has too many messages.",
      remedy: "Split the pack."
    ),
    LintCode(
      "pack.unknown_argument",
      .error,
      "A text mentions an argument that its code doesn't have.",
      remedy: "Correct the name, or declare the argument."
    ),
    LintCode(
      "pack.unknown_code",
      .error,
      "A code isn't declared anywhere.",
      remedy:
        "Write a `message:` next to its check, declare it under `codes:`, or correct the name."
    ),
    LintCode(
      "pack.unknown_field",
      .error,
      "A form doesn't have a field that something looks at.",
      remedy: "Add the field, or correct the name."
    ),
    LintCode(
      "pack.unknown_form",
      .error,
      "There is no form with that name.",
      remedy: "Correct the name; `rulebook list forms` has all of them."
    ),
    LintCode(
      "pack.unknown_part",
      .error,
      "A key of a message ends with a suffix that isn't known.",
      remedy: "Write `#title`, `#detail`, or `#action`, or no suffix."
    ),
    LintCode(
      "pack.unsuitable_code",
      .error,
      "A check doesn't report the arguments that the message of its code mentions.",
      remedy: "Use a separate code for the check, or remove the arguments from the message."
    ),
  ]
}
