extension CatalogFileLintTests {
  /// Returns an English file with a label of at most twelve characters.
  private static func label(_ text: String) -> String {
    #"{ "@@locale": "en", "own.label": "\#(text)", "@own.label": { "#
      + #""description": "A label. At most 12 characters." } }"#
  }

  /// Returns files of Spanish, of Latin America and of Mexico, with the words that they avoid.
  private static func spanish(
    _ spain: String,
    _ latin: String?,
    _ mexico: String
  ) -> [String: String] {
    var files = [
      "en.arb": #"{ "@@locale": "en", "own.phone": "Enter a phone." }"#,
      "es.arb": #"{ "@@locale": "es", "@@x-avoid": { \#(spain) }, "own.day": "Día" }"#,
      "es-MX.arb": #"{ "@@locale": "es-MX", "@@x-avoid": { \#(mexico) }, "own.phone": "#
        + #""Escribe un celular." }"#,
    ]
    files["es-419.arb"] = latin.map { #"{ "@@locale": "es-419", "@@x-avoid": { \#($0) } }"# }
    return files
  }

  /// What lint says about words that a region releases.
  static let ofReleases = [
    Row(
      title: "a word of the language that the region releases",
      files: spanish(#""celular*": "móvil""#, nil, #""celular*": null"#),
      expected: [],
      unexpected: ["lint.avoided_word", "lint.idle_release", "arb.bad_profile"]
    ),
    Row(
      title: "a word of the language that the region doesn't release",
      files: spanish(#""celular*": "móvil", "monto*": "importe""#, nil, #""monto*": null"#),
      expected: ["lint.avoided_word es-MX.arb 1:82"],
      unexpected: ["lint.idle_release"]
    ),
    Row(
      title: "a word that the region between them releases",
      files: spanish(#""celular*": "móvil""#, #""celular*": null"#, #""carro": "coche""#),
      expected: [],
      unexpected: ["lint.avoided_word", "lint.idle_release"]
    ),
    Row(
      title: "a released word that the region avoids again",
      files: spanish(#""celular*": "móvil""#, #""celular*": null"#, #""celular*": "teléfono""#),
      expected: ["lint.avoided_word es-MX.arb 1:90"],
      unexpected: ["lint.idle_release"]
    ),
    Row(
      title: "a released word that isn't written as in the language",
      files: spanish(#""celular*": "móvil""#, nil, #""celular": null"#),
      expected: ["lint.idle_release es-MX.arb 1:39"]
    ),
    Row(
      title: "a released word that was released before",
      files: spanish(#""celular*": "móvil""#, #""celular*": null"#, #""celular*": null"#),
      expected: ["lint.idle_release es-MX.arb 1:39"]
    ),
    Row(
      title: "a released word of a language without a parent",
      files: ["es.arb": #"{ "@@locale": "es", "@@x-avoid": { "celular*": null } }"#],
      expected: ["lint.idle_release es.arb 1:36"]
    ),
    Row(
      title: "a released word of a parent that wasn't read",
      files: ["es-MX.arb": #"{ "@@locale": "es-MX", "@@x-avoid": { "celular*": null } }"#],
      expected: [],
      unexpected: ["lint.idle_release"]
    ),
    Row(
      title: "a released word of a parent that can't be read",
      files: spanish(#""celular*": 5"#, nil, #""celular*": null"#),
      expected: ["arb.bad_profile es.arb 1:48"],
      unexpected: ["lint.idle_release"]
    ),
  ]

  /// Returns files with the name of an element, which is the same in Danish and Dutch.
  private static func element(_ text: String) -> [String: String] {
    [
      "en.arb": #"{ "@@locale": "en", "own.place": "{list}, number {position}" }"#,
      "da.arb": #"{ "@@locale": "da", "own.place": "\#(text)" }"#,
      "nl.arb": #"{ "@@locale": "nl", "own.place": "\#(text)" }"#,
    ]
  }

  /// What lint says about texts that are the same in two languages.
  static let ofCopies = [
    Row(
      title: "an abbreviation that two languages share",
      files: element("{list}, nr. {position}"),
      expected: [],
      unexpected: ["lint.copied_message"]
    ),
    Row(
      title: "an abbreviation that two languages share, in a branch",
      files: element("{kind, select, first {nr. {position}} other {{list}, nr. {position}}}"),
      expected: [],
      unexpected: ["lint.copied_message"]
    ),
    Row(
      title: "a word that two languages share",
      files: element("{list}, nummer {position}"),
      expected: ["lint.copied_message da.arb 1:34", "lint.copied_message nl.arb 1:34"]
    ),
    Row(
      title: "the library's German text in a French file",
      files: ["fr.arb": #"{ "@@locale": "fr", "required": "Fülle dieses Feld aus." }"#],
      expected: ["lint.copied_message fr.arb 1:33"]
    ),
  ]

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
