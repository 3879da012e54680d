import Violations

extension LintCode {
  /// The codes of mistakes in files in YAML, JSON and XML, except those that checks of JSON
  /// texts report too.
  static let documents: [LintCode] = [
    LintCode(
      "yaml.after_value",
      .error,
      "A text in YAML goes on after its end.",
      remedy: "Put the whole text in quotes."
    ),
    LintCode(
      "yaml.alias",
      .error,
      "A YAML file has an alias (`*name`).",
      remedy: "Repeat the value, or put the text in quotes."
    ),
    LintCode(
      "yaml.anchor",
      .error,
      "A YAML file has an anchor (`&name`).",
      remedy: "Remove it, or put the text in quotes."
    ),
    LintCode(
      "yaml.block_text",
      .error,
      "A block text doesn't begin on a new line.",
      remedy: "Begin it on the line after `|` or `>`."
    ),
    LintCode(
      "yaml.colon",
      .error,
      "There is a colon where YAML doesn't allow one.",
      remedy: "Put the text in quotes, or correct the indentation."
    ),
    LintCode(
      "yaml.composite_key",
      .error,
      "A key in YAML is a list or a record.",
      remedy: "Put a key that begins with a bracket in quotes."
    ),
    LintCode(
      "yaml.control_character",
      .error,
      "A YAML file has a control character.",
      remedy: "Remove it, or write it as an escape in double quotes."
    ),
    LintCode(
      "yaml.depth",
      .error,
      "Lists and records in YAML are nested too deeply.",
      remedy: "Put a text that begins with a bracket in quotes."
    ),
    LintCode(
      "yaml.directive",
      .error,
      "A YAML file has a directive, such as `%YAML`.",
      remedy: "Remove it, or put the text in quotes."
    ),
    LintCode(
      "yaml.duplicate_key",
      .error,
      "A record in YAML has a key twice.",
      remedy: "Keep one of the two."
    ),
    LintCode(
      "yaml.empty",
      .error,
      "A YAML file is empty.",
      remedy: "Write a pack, or remove the file."
    ),
    LintCode(
      "yaml.escape",
      .error,
      "A text in double quotes has an unknown escape.",
      remedy: "Write the text in single quotes."
    ),
    LintCode(
      "yaml.indentation",
      .error,
      "A line in YAML has the wrong indentation.",
      remedy: "Indent it like the other lines of its list or record."
    ),
    LintCode(
      "yaml.indicator",
      .error,
      "A text in YAML begins with a character that has a meaning.",
      remedy: "Put the text in quotes."
    ),
    LintCode(
      "yaml.line_separator",
      .error,
      "A YAML file has an invisible line separator.",
      remedy: "Remove it, or write it as an escape in double quotes."
    ),
    LintCode(
      "yaml.memory",
      .error,
      "There isn't enough memory to read a YAML file.",
      remedy: "Split the file."
    ),
    LintCode(
      "yaml.merge_key",
      .error,
      "A YAML file has a merge key (`<<`).",
      remedy: "Write the entries out."
    ),
    LintCode(
      "yaml.missing_bracket",
      .error,
      "A bracket or brace in YAML is never closed.",
      remedy: "Add the comma or the bracket that is missing."
    ),
    LintCode(
      "yaml.missing_colon",
      .error,
      "A line in YAML lacks the colon after its key.",
      remedy: "Write a colon and a space after the key."
    ),
    LintCode(
      "yaml.missing_quote",
      .error,
      "A quote in YAML is never closed.",
      remedy: "Close it, and write a quote inside single quotes twice."
    ),
    LintCode(
      "yaml.missing_value",
      .error,
      "A value in YAML is missing.",
      remedy: "Write it, and put a text that begins with a bracket in quotes."
    ),
    LintCode(
      "yaml.multiple_documents",
      .error,
      "A YAML file has several documents.",
      remedy: "Write each document into its own file."
    ),
    LintCode(
      "yaml.syntax",
      .error,
      "A file isn't valid YAML.",
      remedy: "Correct it at the marked place."
    ),
    LintCode(
      "yaml.tab",
      .error,
      "A line in YAML is indented with a tab.",
      remedy: "Indent it with spaces."
    ),
    LintCode(
      "yaml.tag",
      .error,
      "A YAML file has a tag (`!name`).",
      remedy: "Remove it, or put the text in quotes."
    ),
    LintCode(
      "yaml.too_many_nodes",
      .error,
      "A YAML file has too many values and keys.",
      remedy: "Split the file."
    ),
    LintCode(
      "json.byte_order_mark",
      .error,
      "A JSON text begins with a byte order mark.",
      remedy: "Save it without one."
    ),
    LintCode(
      "json.control_character",
      .error,
      "A string in JSON has a control character.",
      remedy: "Write it as an escape, such as `\\n`."
    ),
    LintCode(
      "json.depth",
      .error,
      "Objects and arrays in JSON are nested too deeply.",
      remedy: "Write fewer levels."
    ),
    LintCode(
      "json.duplicate_key",
      .error,
      "An object in JSON has a name twice.",
      remedy: "Keep one of the two."
    ),
    LintCode(
      "json.escape",
      .error,
      "A string in JSON has an unknown escape.",
      remedy: "Correct it, or double the backslash."
    ),
    LintCode(
      "json.lone_surrogate",
      .error,
      "A string in JSON has half of a character.",
      remedy: "Write both halves of the `\\u` escape, or the character."
    ),
    LintCode(
      "json.name_length",
      .error,
      "A name in JSON is too long.",
      remedy: "Choose a shorter one."
    ),
    LintCode(
      "json.not_object",
      .error,
      "A record isn't a JSON object.",
      remedy: "Write it in braces."
    ),
    LintCode("json.not_utf8", .error, "A JSON text isn't in UTF-8.", remedy: "Save it as UTF-8."),
    LintCode(
      "json.number",
      .error,
      "A number isn't written as JSON requires.",
      remedy: "Correct it, or write it as a string."
    ),
    LintCode(
      "json.number_range",
      .error,
      "A number in JSON is too large or too precise.",
      remedy: "Write it as a string."
    ),
    LintCode(
      "json.trailing",
      .error,
      "There is something after the end of a JSON text.",
      remedy: "Remove it."
    ),
    LintCode("json.value_count", .error, "A JSON text has too many values.", remedy: "Split it."),
    LintCode(
      "xml.document_type",
      .error,
      "An XML file has a document type.",
      remedy: "Remove the declaration."
    ),
    LintCode(
      "xml.malformed",
      .error,
      "A file isn't valid XML.",
      remedy: "Correct it at the marked place."
    ),
    LintCode(
      "xml.too_deep",
      .error,
      "Elements in XML are nested too deeply.",
      remedy: "Export the file again."
    ),
  ]
}
