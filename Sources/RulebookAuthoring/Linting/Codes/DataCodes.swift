import Violations

extension LintCode {
  /// The codes of mistakes in data: in blocklists, in tables and examples of packs, in subjects
  /// of programs, and in Rulebook's own files.
  static let data: [LintCode] = [
    LintCode(
      "blocklist.ambiguous",
      .error,
      "The lines for a blocklist are of several kinds.",
      remedy: "Pass `--kind`."
    ),
    LintCode(
      "blocklist.damaged",
      .error,
      "The file of a blocklist is damaged.",
      remedy: "Build or copy the list again."
    ),
    LintCode(
      "blocklist.empty",
      .error,
      "A blocklist has no entries.",
      remedy: "Build it from lines with passwords or hashes."
    ),
    LintCode(
      "blocklist.foreign",
      .error,
      "A file isn't a blocklist.",
      remedy: "Build one with `rulebook blocklist build`."
    ),
    LintCode(
      "blocklist.newer",
      .error,
      "A blocklist has a newer format.",
      remedy: "Use the version of Rulebook that built it, or a later one."
    ),
    LintCode(
      "blocklist.not_a_hash",
      .error,
      "A line for a blocklist isn't a hash.",
      remedy: "Correct the line, or pass another `--kind`."
    ),
    LintCode(
      "blocklist.older",
      .error,
      "A blocklist has an older format.",
      remedy: "Build the list again."
    ),
    LintCode(
      "blocklist.same_file",
      .error,
      "A blocklist would replace its own source.",
      remedy: "Give the list another name."
    ),
    LintCode(
      "blocklist.unsuitable_option",
      .error,
      "An option doesn't suit the lines for a blocklist.",
      remedy: "Leave the option out."
    ),
    LintCode(
      "blocklist.wrong_size",
      .error,
      "The file of a blocklist has the wrong size.",
      remedy: "Build or copy the list again."
    ),
    LintCode(
      "data.damaged",
      .error,
      "A file of Rulebook's own data isn't the one that was installed.",
      remedy: "Install Rulebook again, or run `rulebook manifest` after a change."
    ),
    LintCode(
      "data.not_found",
      .error,
      "The folder with Rulebook's own data wasn't found.",
      remedy: "Install Rulebook again, or name the folder with `--resources`."
    ),
    LintCode(
      "example.failed",
      .error,
      "An example of a pack that is loaded again has another result than the pack says.",
      remedy: "Run `rulebook test` on the pack to see what differs."
    ),
    LintCode(
      "keyboard.too_large",
      .error,
      "A keyboard has too many rows or columns.",
      remedy: "Write only the keys of letters, digits and signs."
    ),
    LintCode(
      "password_dictionary.no_blank_line",
      .error,
      "Nothing separates the notes of a dictionary from its words.",
      remedy: "Write a blank line between them."
    ),
    LintCode(
      "password_dictionary.no_role",
      .error,
      "A dictionary for passwords doesn't say what its words are.",
      remedy: "Write a line like `# role: words` above the words."
    ),
    LintCode(
      "password_dictionary.not_a_word",
      .error,
      "A line of a dictionary for passwords isn't a word.",
      remedy: "Write lowercase letters in NFC, and remove blank lines."
    ),
    LintCode(
      "password_dictionary.unknown_role",
      .error,
      "A dictionary for passwords has an unknown role.",
      remedy: "Write one of the roles that the hint names."
    ),
    LintCode(
      "phone_region.contradiction",
      .error,
      "Two entries of a phone region contradict each other.",
      remedy: "Correct one of them."
    ),
    LintCode(
      "phone_region.example",
      .error,
      "An example of a phone region isn't in its ranges.",
      remedy: "Correct the example or the ranges."
    ),
    LintCode(
      "phone_region.file_name",
      .error,
      "The file of a phone region has the name of another one.",
      remedy: "Rename the file, or correct the region in it."
    ),
    LintCode(
      "phone_region.prefix",
      .error,
      "A prefix of a phone region isn't written as ranges are.",
      remedy: "Write prefixes like `21-22 24 80(0-57)`."
    ),
    LintCode(
      "phone_region.two_codes",
      .error,
      "A phone region has two calling codes.",
      remedy: "List it only in the file with its own calling code."
    ),
    LintCode(
      "subject.duplicate_check",
      .error,
      "Two subjects of a program define the same check.",
      remedy: "Rename one of the checks."
    ),
    LintCode(
      "subject.duplicate_table",
      .error,
      "Two subjects of a program define the same kind of table.",
      remedy: "Rename one of the kinds."
    ),
  ]

  /// The codes of errors in requests, responses and streams.
  static let requests: [LintCode] = [
    LintCode(
      "line.blank",
      .error,
      "A line with a request is blank.",
      remedy: "Write an object with `rule` and `value`, with `form` and `record`, or with `code`."
    ),
    LintCode(
      "line.conflicting_members",
      .error,
      "A request has members that exclude each other.",
      remedy: "Write `rule`, `form` or `code`, and only what belongs to it."
    ),
    LintCode(
      "line.missing_member",
      .error,
      "A request lacks a member.",
      remedy: "Add the member that the error names."
    ),
    LintCode(
      "line.not_an_object",
      .error,
      "A line with a request isn't a JSON object.",
      remedy: "Write an object with `rule` and `value`, with `form` and `record`, or with `code`."
    ),
    LintCode(
      "line.not_json",
      .error,
      "A line with a request isn't valid JSON.",
      remedy: "Correct it at the byte that the error names."
    ),
    LintCode(
      "line.too_long",
      .error,
      "A line with a request is too long.",
      remedy: "Split the record, or check its values one by one."
    ),
    LintCode(
      "line.unknown_member",
      .error,
      "A request has a member that doesn't exist.",
      remedy: "Correct its name, or remove it."
    ),
    LintCode(
      "line.unsuitable_member",
      .error,
      "A member of a request has the wrong type.",
      remedy: "Write what the error names."
    ),
    LintCode(
      "problem.not_an_object",
      .error,
      "The body of a received problem isn't a JSON object.",
      remedy: "Read only bodies of the type `application/problem+json`."
    ),
    LintCode(
      "problem.too_large",
      .error,
      "The body of a received problem is too large.",
      remedy: "Treat the response as an error without details."
    ),
    LintCode(
      "stream.not_readable",
      .error,
      "The input can't be read.",
      remedy: "See the reason that the system gives."
    ),
    LintCode(
      "stream.not_writable",
      .error,
      "The output can't be written.",
      remedy: "See the reason that the system gives."
    ),
  ]
}
