extension CatalogFileLintTests {
  /// Returns an English file with a label of at most twelve characters.
  private static func label(_ text: String) -> String {
    #"{ "@@locale": "en", "own.label": "\#(text)", "@own.label": { "#
      + #""description": "A label. At most 12 characters." } }"#
  }

  /// What lint knows about the lengths, letters and names of a language.
  static let ofLanguages = [
    Row(
      title: "a text that is too long for its description",
      files: [
        "en.arb": label("Tax number"),
        "de.arb": #"{ "@@locale": "de", "own.label": "Umsatzsteuernummer" }"#,
      ],
      expected: ["lint.too_long de.arb 1:34"]
    ),
    Row(
      title: "a text that is a third longer than its description says",
      files: [
        "en.arb": label("Tax number"),
        "de.arb": #"{ "@@locale": "de", "own.label": "Steuernummer USt" }"#,
      ],
      expected: [],
      unexpected: ["lint.too_long"]
    ),
    Row(
      title: "a text of a region that is too long for its description",
      files: [
        "en.arb": label("Tax number"),
        "de-CH.arb": #"{ "@@locale": "de-CH", "own.label": "Mehrwertsteuernummer" }"#,
      ],
      expected: ["lint.too_long de-CH.arb 1:37"]
    ),
    Row(
      title: "a text with wide characters that is too long for its description",
      files: [
        "en.arb": label("Tax number"),
        "zh.arb": #"{ "@@locale": "zh", "@@x-spaces": { "between-words": false }, "own.label": "#
          + #""增值税纳税人识别号码" }"#,
      ],
      expected: ["lint.too_long zh.arb 1:76"]
    ),
    Row(
      title: "a source that is too long for its own description",
      files: [
        "en.arb": label("Tax identification")
      ],
      expected: ["lint.too_long en.arb 1:34"]
    ),
    Row(
      title: "a text with room, although it is much longer than its source",
      files: [
        "en.arb": #"{ "@@locale": "en", "own.tags": "Tags", "@own.tags": { "description": "A "#
          + #"hint. At most 40 characters." } }"#,
        "de.arb": #"{ "@@locale": "de", "own.tags": "Schlagwörter, durch Kommas getrennt" }"#,
      ],
      expected: [],
      unexpected: ["lint.too_long"]
    ),
    Row(
      title: "a text that is too long with the example of its argument",
      files: [
        "en.arb": #"{ "@@locale": "en", "own.send": "Send it to {name}.", "@own.send": { "#
          + #""description": "A step. At most 40 characters.", "placeholders": { "name": { "#
          + #""type": "text", "example": "Cardiff-by-the-Sea" } } } }"#,
        "de.arb": #"{ "@@locale": "de", "own.send": "Schick es bitte möglichst bald nach "#
          + #"{name}." }"#,
      ],
      expected: ["lint.too_long de.arb 1:33"]
    ),
    Row(
      title: "a Turkish term at the start of a sentence",
      files: [
        "en.arb": #"{ "@@locale": "en", "own.sign": "Use a colon." }"#,
        "tr.arb": #"{ "@@locale": "tr", "@@x-glossary": { "colon": ["iki nokta"] }, "own.sign": "#
          + #""İki nokta kullanın." }"#,
      ],
      expected: [],
      unexpected: ["lint.term"]
    ),
    Row(
      title: "a Turkish term with a letter that is another one in lowercase",
      files: [
        "en.arb": #"{ "@@locale": "en", "own.sign": "Use a colon." }"#,
        "tr.arb": #"{ "@@locale": "tr", "@@x-glossary": { "colon": ["iki nokta"] }, "own.sign": "#
          + #""IKI NOKTA kullanın." }"#,
      ],
      expected: ["lint.term tr.arb 1:77"]
    ),
    Row(
      title: "a Turkish word to avoid at the start of a sentence",
      files: [
        "en.arb": #"{ "@@locale": "en", "own.sign": "Use a colon." }"#,
        "tr.arb": #"{ "@@locale": "tr", "@@x-avoid": { "ileti*": "mesaj" }, "own.sign": "İletiyi "#
          + #"silin." }"#,
      ],
      expected: ["lint.avoided_word tr.arb 1:70"]
    ),
    Row(
      title: "a name of a script that is the English name of a language",
      files: [
        "en.arb": #"{ "@@locale": "en", "own.sign": "Use Latin letters." }"#,
        "tr.arb": #"{ "@@locale": "tr", "own.sign": "Latin harflerini kullanın." }"#,
      ],
      expected: [],
      unexpected: ["lint.foreign_name"]
    ),
    Row(
      title: "the English name of a language where the script has another name, too",
      files: [
        "en.arb": #"{ "@@locale": "en", "own.sign": "Use Latin letters." }"#,
        "de.arb": #"{ "@@locale": "de", "own.sign": "Verwende Latin." }"#,
      ],
      expected: ["lint.foreign_name de.arb 1:43"]
    ),
  ]
}
