extension PackComparisonTests {
  /// Limits that are written as texts.
  static let limitRows = [
    Row(
      "an earlier day before today",
      checks("date: { earliest: today-P16Y }"),
      checks("date: { earliest: today-P18Y }"),
      "looser the rule `pin`: `earliest` of `date` is `today-P18Y`, and was `today-P16Y`"
    ),
    Row(
      "a later day after today",
      checks("date: { earliest: today }"),
      checks("date: { earliest: today+P1D }"),
      "stricter the rule `pin`: `earliest` of `date` is `today+P1D`, and was `today`"
    ),
    Row(
      "a day on the other side of today",
      checks("date: { latest: today+P1D }"),
      checks("date: { latest: today-P1D }"),
      "stricter the rule `pin`: `latest` of `date` is `today-P1D`, and was `today+P1D`"
    ),
    Row(
      "a month and thirty days",
      checks("date: { latest: today+P30D }"),
      checks("date: { latest: today+P1M }"),
      "changed the rule `pin`: `latest` of `date` is `today+P1M`, and was `today+P30D`"
    ),
    Row(
      "a fixed day instead of a relative one",
      checks("date: { latest: today }"),
      checks("date: { latest: 2030-01-01 }"),
      "changed the rule `pin`: `latest` of `date` is `2030-01-01`, and was `today`"
    ),
    Row(
      "a longer duration",
      checks("duration: { maximum: PT90M }"),
      checks("duration: { maximum: PT2H }"),
      "looser the rule `pin`: `maximum` of `duration` is `PT2H`, and was `PT90M`"
    ),
    Row(
      "a smaller size",
      checks("byte-size: { greatest: 1 GB }"),
      checks("byte-size: { greatest: 900 MB }"),
      "stricter the rule `pin`: `greatest` of `byte-size` is `900 MB`, and was `1 GB`"
    ),
    Row(
      "the same size in another unit",
      checks("byte-size: { least: 1 MiB }"),
      checks("byte-size: { least: 1024 KiB }"),
      "text the rule `pin`: `least` of `byte-size` is `1024 KiB`, and was `1 MiB`"
    ),
    Row(
      "sizes whose order depends on the meaning of their prefixes",
      checks("byte-size: { greatest: 1 MB }"),
      checks("byte-size: { greatest: 1000 KiB }"),
      "changed the rule `pin`: `greatest` of `byte-size` is `1000 KiB`, and was `1 MB`"
    ),
    Row(
      "multiples",
      checks("number: { minimum: 1 }"),
      checks("number: { minimum: 1, multiple-of: 5 }"),
      "stricter the rule `pin`: `multiple-of` of `number` is 5, and wasn't set"
    ),
  ]

  /// Names that others rely on, and what only readers see.
  static let nameRows = [
    Row(
      "the name of a check",
      checks("{ name: size, length: 4 }"),
      checks("{ name: extent, length: 4 }"),
      "removed the rule `pin`: the check `length` has the name `extent`, and had `size`"
    ),
    Row(
      "a check without its name",
      checks("{ name: size, length: 4 }"),
      checks("length: 4"),
      "removed the rule `pin`: the check `length` has no name, and had `size`"
    ),
    Row(
      "a check with a name",
      checks("length: 4"),
      checks("{ name: size, length: 4 }"),
      "added the rule `pin`: the check `length` has the name `size`, and had none"
    ),
    Row(
      "a group that no check has",
      "groups: [draft, publish]\n" + checks("length: 4"),
      "groups: [publish, final]\n" + checks("length: 4"),
      "removed the group `draft` is gone",
      "added the group `final` is new"
    ),
    Row(
      "a check that runs in another group",
      "groups: [draft, publish]\n" + checks("{ length: 4, groups: [draft] }"),
      "groups: [draft, publish]\n" + checks("{ length: 4, groups: [publish] }"),
      "changed the rule `pin`: the groups of the check `length` differ"
    ),
    Row(
      "another renamed code",
      checks("{ length: { minimum: 2, maximum: 4 }, codes: { length.too_long: pin.x } }"),
      checks("{ length: { minimum: 2, maximum: 4 }, codes: { length.too_short: pin.x } }"),
      "changed the rule `pin`: the check `length` reports `pin.x` for `length.too_short`, "
        + "`pin.x` for `length.too_short.bytes`, `pin.x` for `length.too_short.words`, and "
        + "reported `pin.x` for `length.too_long`, `pin.x` for `length.too_long.bytes`, "
        + "`pin.x` for `length.too_long.words`"
    ),
    Row(
      "what programs say about an error",
      error("summary: One, help: 'https://a.example/{code}', log: one, arguments: {}"),
      error("summary: Two, help: 'https://b.example/{code}', log: two, arguments: {}"),
      "text the code `a.b` has another summary",
      "text the code `a.b` has another page of help",
      "text the code `a.b` has another text for logs"
    ),
    Row(
      "the causes that people see",
      error("arguments: {}, underlying: [required]"),
      error("arguments: {}"),
      "changed the code `a.b` shows other causes, by `underlying`"
    ),
    Row(
      "a text with the same characters in another encoding",
      "codes: { a.b: { arguments: {} } }\nmessages: { en: { a.b: Caf\u{E9}. } }",
      "codes: { a.b: { arguments: {} } }\nmessages: { en: { a.b: Cafe\u{301}. } }",
      "text the text `a.b` (en) differs"
    ),
    Row(
      "a word with the same characters in another encoding",
      checks("one-of: [\u{E9}, a]"),
      checks("one-of: [e\u{301}, a]"),
      "changed the rule `pin`: `values` of `one-of` no longer has `\u{E9}`, "
        + "and now has `e\\u{301}`"
    ),
    Row(
      "a retired code",
      "codes: { a.b: { number: 1, arguments: { n: { type: integer } } }, a.c: { arguments: {} } }\n"
        + "messages: { en: { a.b: Wrong., a.c: Other. } }",
      "codes: { a.b: { number: 1, retired: { since: '2' } }, a.c: { arguments: {} } }\n"
        + "messages: { en: { a.c: Other. } }",
      "removed the code `a.b` is retired",
      "text the text `a.b` (en) is gone"
    ),
    Row(
      "a field's checks that became a rule",
      "forms: { card: { fields: { a: { checks: [length: 4, prefix: a] } } } }",
      "rules: { key: { checks: [length: 4] } }\n"
        + "forms: { card: { fields: { a: { rule: key } } } }",
      "changed the form `card`: the field `a` has the rule `key`, and had only checks",
      "looser the form `card`: the field `a`: the check `prefix` is gone",
      "added the rule `key` is new"
    ),
    Row(
      "summaries",
      "rules: { key: { summary: A, checks: [length: 4] } }\n"
        + "forms: { f: { fields: { a: { rule: key } } } }",
      "rules: { key: { summary: B, checks: [length: 4] } }\n"
        + "forms: { f: { summary: C, fields: { a: { rule: key } } } }",
      "text the rule `key`: the summary differs",
      "text the form `f`: the summary differs"
    ),
  ]

  /// Returns a pack with an error of a program that has some keys.
  private static func error(_ keys: String) -> String {
    "codes: { a.b: { \(keys) } }\nmessages: { en: { a.b: Wrong. } }"
  }
}
