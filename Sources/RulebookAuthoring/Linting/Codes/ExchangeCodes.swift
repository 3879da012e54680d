import Violations

extension LintCode {
  /// The codes of mistakes in files that are exchanged with translators and with Xcode.
  static let exchange: [LintCode] = [
    LintCode(
      "apple.argument_kind",
      .error,
      "An argument of a string file is both a text and a number.",
      remedy: "Write the positions of the arguments: `%1$@`, `%2$lld`."
    ),
    LintCode(
      "apple.format_specifier",
      .error,
      "A format specifier can't be an argument of a message.",
      remedy: "Write `%@` for a text, `%lld` for a whole number, or `%lf`."
    ),
    LintCode(
      "apple.key",
      .error,
      "A key of a string file isn't a code.",
      remedy: "Give it a code in a table for `--map`; `--propose` writes one."
    ),
    LintCode(
      "apple.message",
      .error,
      "A text of a string file can't be a message.",
      remedy: "Correct it as the reason says."
    ),
    LintCode(
      "apple.nested_substitution",
      .error,
      "Substitutions of a string file are nested too deeply.",
      remedy: "Write them next to each other."
    ),
    LintCode(
      "apple.no_number",
      .error,
      "No form of a plural contains its number.",
      remedy: "Write the number in the form `other`."
    ),
    LintCode(
      "apple.no_other",
      .error,
      "A plural of a string file doesn't have the form `other`.",
      remedy: "Add it."
    ),
    LintCode(
      "apple.no_texts",
      .error,
      "An export from Xcode has no texts.",
      remedy: "Name a folder with an .xliff file."
    ),
    LintCode(
      "apple.same_code",
      .error,
      "Two keys of a string file have the same code.",
      remedy: "Give each key its own code in a table for `--map`."
    ),
    LintCode(
      "apple.several_texts",
      .error,
      "An export from Xcode has several files with texts.",
      remedy: "Name one of them."
    ),
    LintCode(
      "apple.star",
      .error,
      "The width of a number is an argument.",
      remedy: "Write the width itself."
    ),
    LintCode(
      "apple.stringsdict",
      .error,
      "A file with plurals is in the old format.",
      remedy: "Migrate it to a String Catalog in Xcode."
    ),
    LintCode(
      "apple.too_long",
      .error,
      "A text of a string file is too long for a message.",
      remedy: "Split the text."
    ),
    LintCode(
      "apple.unknown_substitution",
      .error,
      "A text of a string file names an unknown substitution.",
      remedy: "Correct the name, or add the substitution."
    ),
    LintCode(
      "csv.bad_key",
      .error,
      "A line of a table has no key.",
      remedy: "Write the key of the text into the first column."
    ),
    LintCode(
      "csv.no_names",
      .error,
      "The first line of a table doesn't name the columns.",
      remedy: "Begin with `key`, the tag of the source, and the tag of the language."
    ),
    LintCode(
      "csv.quotation",
      .error,
      "A quotation mark in a table isn't closed, or isn't doubled.",
      remedy: "Double the quotation marks inside a cell."
    ),
    LintCode(
      "exchange.wrong_locale",
      .error,
      "A catalog that exists is for another language than the file.",
      remedy: "Name the catalog of the language, or correct its locale."
    ),
    LintCode(
      "map.argument",
      .error,
      "A table for `--map` has a bad name for an argument.",
      remedy: "Write letters, digits and underscores, and each name once."
    ),
    LintCode(
      "map.code",
      .error,
      "A table for `--map` has a code that isn't one.",
      remedy: "Write lowercase words separated by dots."
    ),
    LintCode(
      "map.columns",
      .error,
      "A line of a table for `--map` lacks its code.",
      remedy: "Write `key,code`."
    ),
    LintCode(
      "map.duplicate_code",
      .error,
      "A table for `--map` gives two keys the same code.",
      remedy: "Give each key its own code."
    ),
    LintCode(
      "map.duplicate_key",
      .error,
      "A table for `--map` has a key twice.",
      remedy: "Keep one of the two."
    ),
    LintCode(
      "strings.compiled",
      .error,
      "A .strings file is a compiled one.",
      remedy: "Use the file in the sources."
    ),
    LintCode(
      "strings.duplicate_key",
      .error,
      "A .strings file has a key twice.",
      remedy: "Keep one of the two."
    ),
    LintCode(
      "strings.escape",
      .error,
      "A .strings file has an unknown escape.",
      remedy: "Correct it, or double the backslash."
    ),
    LintCode(
      "strings.key_length",
      .error,
      "A key of a .strings file is too long.",
      remedy: "Choose a shorter one."
    ),
    LintCode(
      "strings.no_locale",
      .error,
      "Nothing names the language of a .strings file.",
      remedy: "Pass `--locale`."
    ),
    LintCode(
      "strings.not_text",
      .error,
      "A value in a .strings file isn't a text.",
      remedy: "Write the value in double quotes."
    ),
    LintCode(
      "strings.not_utf16",
      .error,
      "A .strings file begins as UTF-16, but isn't valid.",
      remedy: "Save it as UTF-8."
    ),
    LintCode(
      "strings.nul",
      .error,
      "A .strings file has a NUL character.",
      remedy: "Save it as UTF-8."
    ),
    LintCode(
      "strings.syntax",
      .error,
      "A line of a .strings file isn't complete.",
      remedy: "Write it as `\"key\" = \"text\";`."
    ),
    LintCode(
      "strings.unclosed_comment",
      .error,
      "A comment in a .strings file is never closed.",
      remedy: "End it with `*/`."
    ),
    LintCode(
      "strings.unclosed_text",
      .error,
      "A text in a .strings file is never closed.",
      remedy: "End it with a quotation mark."
    ),
    LintCode(
      "xcstrings.bad_locale",
      .error,
      "A language of a String Catalog isn't a language tag.",
      remedy: "Write a tag such as `de` or `zh-Hant`."
    ),
    LintCode(
      "xcstrings.bad_number",
      .error,
      "A substitution has a bad position.",
      remedy: "Write the position of its argument, from 1 to 99."
    ),
    LintCode(
      "xcstrings.duplicate_locale",
      .error,
      "An entry of a String Catalog has a language twice.",
      remedy: "Keep one of the two."
    ),
    LintCode(
      "xcstrings.no_locale",
      .error,
      "A String Catalog doesn't name its source language.",
      remedy: "Write `\"sourceLanguage\"`."
    ),
    LintCode(
      "xcstrings.no_strings",
      .error,
      "A String Catalog has no entries.",
      remedy: "Use the .xcstrings file in the sources."
    ),
    LintCode(
      "xcstrings.no_text",
      .error,
      "A part of a String Catalog has no text.",
      remedy: "Remove it, or write a text."
    ),
    LintCode(
      "xcstrings.not_object",
      .error,
      "A part of a String Catalog isn't a JSON object.",
      remedy: "Write an object in braces."
    ),
    LintCode(
      "xcstrings.not_text",
      .error,
      "A value in a String Catalog isn't a text.",
      remedy: "Write it in double quotes."
    ),
    LintCode(
      "xcstrings.plural_form",
      .error,
      "A String Catalog has an unknown form of the plural.",
      remedy: "Write one of Unicode's forms, such as `one` or `other`."
    ),
    LintCode(
      "xcstrings.unknown_version",
      .error,
      "A String Catalog has another version.",
      remedy: "Export it from Xcode as version 1."
    ),
    LintCode(
      "xcstrings.variations",
      .error,
      "A text of a String Catalog varies in an unknown way.",
      remedy: "Let it vary by `plural` or by `device`."
    ),
    LintCode(
      "xliff.block",
      .error,
      "A text in XLIFF contains a block of the program.",
      remedy: "Write a text for each branch in the program."
    ),
    LintCode(
      "xliff.duplicate_key",
      .error,
      "An XLIFF file has two units with the same name.",
      remedy: "Keep one of the two."
    ),
    LintCode(
      "xliff.no_key",
      .error,
      "A unit in XLIFF doesn't have a name.",
      remedy: "Give it an `id`."
    ),
    LintCode(
      "xliff.no_locale",
      .error,
      "An XLIFF file doesn't name its languages.",
      remedy: "Name the language of the translations in the file."
    ),
    LintCode(
      "xliff.plural",
      .error,
      "A plural in XLIFF can't be read.",
      remedy: "Correct it as the hint says."
    ),
    LintCode(
      "xliff.several_languages",
      .error,
      "An XLIFF file has translations into several languages.",
      remedy: "Export a file for each language."
    ),
    LintCode(
      "xliff.too_long",
      .error,
      "Texts in XLIFF that repeat others become too long.",
      remedy: "Write the other text in place of the code."
    ),
    LintCode(
      "xliff.unknown_code",
      .error,
      "A code in XLIFF doesn't say what it stands for.",
      remedy: "Export the file again, or write its `equiv-text`."
    ),
    LintCode(
      "xliff.unknown_version",
      .error,
      "A file isn't XLIFF in a known version.",
      remedy: "Export it as XLIFF 2.1."
    ),
  ]
}
