import PackLoading
import TestSupport
import Testing
import Violations

@Suite("What a pack may not say")
struct PackRefusalTests {
  static let rows: [RefusalRow] = [
    RefusalRow(
      "an unknown key of a pack",
      "ruels: {}\n",
      .init("pack.unknown_key 3:1", "a pack has no key `ruels`", hint: "did you mean `rules`?")
    ),
    RefusalRow(
      "an unknown key that is like no other",
      "zebra: 1\n",
      .init("pack.unknown_key 3:1", "`zebra`", hint: "the keys are codes, disable, format, forms")
    ),
    RefusalRow(
      "a pack that is a list",
      whole: ["- a\n"],
      [.init("pack.wrong_type 1:1", "a pack is a record of `name: value`, not a list")]
    ),
    RefusalRow(
      "no format and no name",
      whole: ["summary: x\n"],
      [
        .init("pack.missing_key 1:1", "`format`"),
        .init("pack.missing_key 1:1", "`pack`"),
      ]
    ),
    RefusalRow(
      "another format",
      whole: ["format: 2\npack: a\n"],
      [.init("pack.format 1:9", "format 1", hint: "format: 1")]
    ),
    RefusalRow(
      "a pack's name in capitals",
      whole: ["format: 1\npack: Acme\n"],
      [.init("pack.bad_name 2:7", "`Acme`", hint: "staff-id")]
    ),
    RefusalRow(
      "a pack's name that is a list",
      whole: ["format: 1\npack: [a]\n"],
      [.init("pack.wrong_type 2:7", "a text, not a list")]
    ),
    RefusalRow(
      "a bad source locale",
      "source-locale: '!'\n",
      .init("pack.bad_locale 3:16", "`!`", hint: "pt-BR")
    ),
    RefusalRow("a version that is a record", "version: {a: b}\n", .init("pack.wrong_type 3:10")),
    RefusalRow(
      "sources that are a record",
      "sources: {title: x}\n",
      .init("pack.wrong_type 3:10", "sources is a list, not a record")
    ),
    RefusalRow(
      "a source without a title",
      "sources: [{license: x}]\n",
      .init("pack.missing_key 3:11")
    ),
    RefusalRow(
      "a source with keys of wrong types",
      "sources: [{title: [x], license: [y], retrieved: {}, url: []}]\n",
      .init("pack.wrong_type 3:19", "title"),
      .init("pack.wrong_type 3:33", "license"),
      .init("pack.wrong_type 3:49", "retrieval"),
      .init("pack.wrong_type 3:58", "address")
    ),
    RefusalRow(
      "a source with an unknown key",
      "sources: [{title: x, licence: y}]\n",
      .init("pack.unknown_key 3:22", hint: "`license`")
    ),
    RefusalRow(
      "a code in kebab case",
      "codes: {staff-id.x: {}}\n",
      .init("pack.bad_name 3:9", "`staff-id.x` is not a code")
    ),
    RefusalRow(
      "a code's unknown key, number and severity",
      "codes:\n  a.b: {numbr: 1, number: 1.5, severity: eror}\nmessages: {en: {a.b: x}}\n",
      .init("pack.unknown_key 4:9", hint: "`number`"),
      .init("pack.wrong_type 4:27", "whole number, not `1.5`"),
      .init("pack.wrong_value 4:42", "not `eror`", hint: "`error`")
    ),
    RefusalRow(
      "messages of a language that is none",
      "messages: {'!': {}}\n",
      .init("pack.bad_locale 3:12")
    ),
    RefusalRow("messages that are a list", "messages: []\n", .init("pack.wrong_type 3:11")),
    RefusalRow(
      "the same key twice",
      "summary: a\nsummary: b\n",
      .init("yaml.duplicate_key 4:1", "first is in line 3")
    ),
    RefusalRow(
      "a table's kind",
      "tables: {t: {kind: word}}\n",
      .init("pack.wrong_value 3:20", hint: "`words`")
    ),
    RefusalRow(
      "a table without a kind",
      "tables: {t: {words: []}}\n",
      .init("pack.missing_key 3:13", "`kind`")
    ),
    RefusalRow(
      "a table without words",
      "tables: {t: {kind: words}}\n",
      .init("pack.missing_key 3:13", "`words`")
    ),
    RefusalRow(
      "a table without rows",
      "tables: {t: {kind: prefix-ranges}}\n",
      .init("pack.missing_key 3:13", "`rows`")
    ),
    RefusalRow(
      "a prefix that is none",
      "tables: {t: {kind: prefix-ranges, rows: [{name: a, prefixes: 4x, lengths: [1, z]}]}}\n",
      .init("pack.wrong_value 3:62", "`4x`", hint: "'51-55'"),
      .init("pack.wrong_type 3:79", "a length")
    ),
    RefusalRow(
      "a row without prefixes",
      "tables: {t: {kind: prefix-ranges, rows: [{name: a, lengths: 1}]}}\n",
      .init("pack.missing_key 3:42", "`prefixes`")
    ),
    RefusalRow(
      "a table's file that is not there",
      "tables: {t: {kind: words, file: words.txt}}\n",
      .init("pack.no_file 3:33", "`words.txt`")
    ),
    RefusalRow(
      "a table's file in another folder",
      "tables:\n  a: {kind: words, file: ../words.txt}\n  b: {kind: words, file: /etc/passwd}\n"
        + "  c: {kind: words, file: a/../../b}\n",
      .init("pack.wrong_value 4:26", "not a file beside the pack"),
      .init("pack.wrong_value 5:26"),
      .init("pack.wrong_value 6:26")
    ),
    RefusalRow(
      "a table that is broken hides no other error and makes none",
      "tables: {t: {kind: words, file: x}}\nrules: {a: {checks: [one-of: {words: t}, prefix: []]}}\n",
      .init("pack.no_file 3:33"),
      .init("pack.bad_setting 4:50")
    ),
  ]

  @Test("is refused at its position, with a reason and a hint", arguments: rows)
  func refusal(_ row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }

  @Test("is reported all at once, in the order of the file")
  func allAtOnce() {
    let found = PackText.errors([
      """
      format: 2
      pack: A
      rules:
        B: { checks: [nothing: 1] }
        c: { normalize: trimm, secret: maybe }
      forms:
        d: { stop: never }
      codes: { E: {} }
      messages: { en: { f: '{' } }
      """
    ])
    #expect(
      found.map { "\($0.code) \($0.line)" } == [
        "pack.format 1", "pack.bad_name 2", "pack.bad_name 4", "pack.unknown_check 4",
        "pack.wrong_value 5", "pack.wrong_type 5", "pack.wrong_value 7", "pack.missing_key 7",
        "pack.bad_name 8", "message.syntax 9",
      ]
        || found.map { "\($0.code) \($0.line)" } == [
          "pack.format 1", "pack.bad_name 2", "pack.bad_name 4", "pack.unknown_check 4",
          "pack.wrong_value 5", "pack.wrong_type 5", "pack.missing_key 7", "pack.wrong_value 7",
          "pack.bad_name 8", "message.syntax 9",
        ]
    )
    #expect(found == found.sorted())
  }
}
