import Violations

extension LintCode {
  /// The codes of mistakes in catalogs, in messages, and in the files and folders that are read.
  static let files: [LintCode] = [
    LintCode(
      "arb.bad_locale",
      .error,
      "A catalog's locale isn't a language tag.",
      remedy: "Write a tag such as `de` or `pt-BR`."
    ),
    LintCode(
      "arb.bad_profile",
      .error,
      "A catalog describes its language in an unknown way.",
      remedy: "Correct the key or value; TRANSLATING.md lists them."
    ),
    LintCode(
      "arb.duplicate_locale",
      .error,
      "Two catalogs are for the same locale.",
      remedy: "Put all messages for a locale in one file."
    ),
    LintCode(
      "arb.no_locale",
      .error,
      "Neither a catalog nor its name says its locale.",
      remedy: "Begin the catalog with `\"@@locale\"`."
    ),
    LintCode(
      "arb.no_message",
      .warning,
      "A catalog has a note for a message that it doesn't have.",
      remedy: "Translate the message, or remove the note."
    ),
    LintCode(
      "arb.no_reason",
      .error,
      "A suppression has no reason.",
      remedy: "Write in one sentence why."
    ),
    LintCode(
      "arb.not_object",
      .error,
      "A part of a catalog isn't a JSON object.",
      remedy: "Write an object in braces."
    ),
    LintCode(
      "arb.not_text",
      .error,
      "A message isn't a text.",
      remedy: "Write it in double quotes."
    ),
    LintCode(
      "arb.not_translated",
      .warning,
      "A message is empty, so it isn't used.",
      remedy: "Translate it, or remove it."
    ),
    LintCode(
      "arb.skipped",
      .warning,
      "A broken catalog isn't used.",
      remedy: "Correct the mistakes that are reported with it."
    ),
    LintCode(
      "arb.too_many_messages",
      .error,
      "A catalog has too many entries.",
      remedy: "Remove those that nothing uses."
    ),
    LintCode(
      "file.ambiguous_name",
      .error,
      "Two files have the same name, in different Unicode forms.",
      remedy: "Rename one of them."
    ),
    LintCode(
      "file.changing",
      .error,
      "A file doesn't stop changing while packs are loaded again.",
      remedy: "Write a changed file under another name first, and then rename it."
    ),
    LintCode(
      "file.not_found",
      .error,
      "There is no such file or folder.",
      remedy: "Correct the path."
    ),
    LintCode(
      "file.not_readable",
      .error,
      "A file can't be read.",
      remedy: "Change its permissions, or see the reason."
    ),
    LintCode(
      "file.not_regular",
      .error,
      "A path isn't a file, or isn't a folder.",
      remedy: "Name what the command expects there."
    ),
    LintCode("file.not_utf8", .error, "A file isn't in UTF-8.", remedy: "Save it as UTF-8."),
    LintCode(
      "file.outside_folder",
      .error,
      "A symbolic link leads out of the folder.",
      remedy: "Put the file itself there, or pass `--follow-links`."
    ),
    LintCode(
      "file.passed_over",
      .warning,
      "A file looks like a part of a pack, but isn't read.",
      remedy: "Move it, rename it, or name it in a pack."
    ),
    LintCode("file.too_large", .error, "A file is too large.", remedy: "Split it."),
    LintCode(
      "folder.nothing_read",
      .error,
      "Nothing in a folder is read.",
      remedy: "Name the folder that contains the packs or catalogs."
    ),
    LintCode(
      "folder.too_large",
      .error,
      "A signed folder has too many files, or folders too deep in each other.",
      remedy: "Split it."
    ),
    LintCode(
      "folder.too_many_packs",
      .error,
      "A folder has too many packs.",
      remedy: "Put rules that belong together into one pack."
    ),
    LintCode(
      "message.bidi",
      .error,
      "A message has a character that reorders the text around it.",
      remedy: "Remove it."
    ),
    LintCode(
      "message.blank",
      .error,
      "A message is blank.",
      remedy: "Write a text, or remove the key."
    ),
    LintCode(
      "message.syntax",
      .error,
      "A message isn't written as ICU MessageFormat requires.",
      remedy: "Correct it at the marked place."
    ),
  ]
}
