import Rulebook
import TestSupport
import Testing

/// Patterns, lookups, joins and checks of parts.
@Suite("Values made of parts")
struct PartsMeaningTests {
  private static let pack = #"""
    format: 1
    pack: acme
    tables:
      regions:
        kind: rows
        columns: { region: text, least: integer, active: boolean, shape: pattern, letters: character-set, first: date, member: rule }
        rows:
          '01': { region: North, least: 100, active: true, shape: '[0-9]{3}', letters: '[0-4]', first: '2000-01-01', member: even }
          '02 03': { region: South, least: 7, active: false, shape: '[A-Z]+', member: odd }
          '10..12': { region: Range }
      zones:
        kind: rows
        columns: { zone: text }
        rows: { '4': { zone: four }, '41': { zone: two }, '4179': { zone: long } }
      kinds: { kind: rows, rows: [A, 'B C'] }
    codes: { acme.nowhere: {}, acme.warned: { severity: warning } }
    messages: { en: { acme.nowhere: Nowhere., acme.warned: Warned. } }
    rules:
      even: { checks: [pattern: '[0-9]*[02468]'] }
      odd: { checks: [pattern: '[0-9]*[13579]'] }
      up-to: { parameters: { most: { type: integer, default: 3 } }, checks: [length: { maximum: { parameter: most } }] }
      upper: { normalize: [trim, uppercase, { remove: '[.]' }], checks: [pattern: '[A-Z]+', length: { maximum: 3 }] }
      refused:
        title: Refused
        parts: { pattern: '(?<k>[0-9]{2})(?<rest>[0-9A-Z]*)', look-up: [{ table: regions, by: { part: k } }] }
        facts: [region, least, active]
        example: 01A
      skipped:
        extends: refused
        parts: { pattern: '(?<k>[0-9]{2})(?<rest>[0-9A-Z]*)', look-up: [{ table: regions, by: { part: k }, absent: skip }] }
        checks: [{ part: rest, pattern: { column: shape } }]
      accepted:
        extends: refused
        parts: { pattern: '(?<k>[0-9]{2})(?<rest>[0-9A-Z]*)', look-up: [{ table: regions, by: { part: k }, absent: accept }] }
        checks: [{ part: rest, length: 3 }]
      coded:
        extends: refused
        parts: { pattern: '(?<k>[0-9]{2})(?<rest>[0-9A-Z]*)', look-up: [{ table: regions, by: { part: k }, code: acme.nowhere }] }
      longest:
        parts: { pattern: '(?<all>[0-9]+)', look-up: [{ table: zones, by: { part: all }, longest: true }] }
        facts: [zone]
        example: '41'
      by-parameter:
        parameters: { kind: { type: text, default: '' } }
        parts: { pattern: '(?<all>[0-9]+)', look-up: [{ table: kinds, by: { parameter: kind, case: upper } }] }
        example: '41'
      shaped: { extends: refused, checks: [{ part: rest, pattern: { column: shape } }] }
      counted: { extends: refused, checks: [{ part: rest, number: { minimum: { column: least } } }] }
      lettered: { extends: refused, checks: [{ part: rest, characters: { allowed: { column: letters } } }] }
      dated:
        extends: refused
        parts:
          pattern: '(?<k>[0-9]{2})(?<day>[0-9]{8})'
          look-up: [{ table: regions, by: { part: k } }]
        checks: [{ part: day, date: { format: yyyyMMdd, earliest: { column: first } } }]
        facts: { born: day }
      member: { extends: refused, checks: [{ part: rest, rule: { column: member } }] }
      handed: { extends: refused, checks: [{ part: rest, rule: even }] }
      handed-with: { extends: refused, checks: [{ part: rest, rule: { name: up-to, with: { most: 2 } } }] }
      handed-whole: { checks: [rule: refused] }
      ranged:
        normalize: [trim, uppercase, { remove: '[\ .\-]' }]
        parts: { pattern: '(?<a>[A-Z]{2})(?<b>[0-9]{4})(?<c>[A-Z]+)?', join: { whole: '{b}{a}' } }
        checks:
          - { part: b, number: { maximum: 5000 } }
          - { part: c, rule: upper }
          - { part: whole, not: { prefix: '0000' }, code: identifier.not_issued }
        canonical: '{a}-{b}{c}'
        write: '{a} {b}/{c}'
        example: AB1234
      first:
        stop: first
        parts: { pattern: '(?<a>[0-9]{2})(?<b>[0-9]{2})' }
        checks:
          - { name: low, part: a, number: { maximum: 50 } }
          - { name: high, part: b, number: { maximum: 50 } }
        example: '1122'
      all: { extends: first, stop: all }
      changed: { extends: all, change: { low: { maximum: 20 } }, drop: [high] }
      conditional:
        parts: { pattern: '(?<kind>[AB])(?<x>[0-9]+)(?:-(?<y>[0-9]+))?' }
        checks:
          - when: { part: kind, matches: { equals: A }, then: [{ part: x, length: 2 }], else: [{ part: x, length: 3 }] }
          - when: { part: y, then: [{ part: y, length: 1 }], else: [{ part: x, not: { equals: '00' }, code: identifier.not_issued }] }
        example: A12
      either:
        parts: { pattern: '(?<a>[0-9])(?<b>[0-9])' }
        checks:
          - any: [[{ part: a, equals: '1' }, { part: b, equals: '2' }], [{ part: a, equals: '3' }]]
            code: identifier.not_issued
        example: '12'
      warned:
        parts: { pattern: '(?<a>[0-9])(?<b>[0-9])' }
        checks:
          - { part: a, equals: '1', severity: warning }
          - { part: b, equals: '1', code: acme.warned }
        example: '11'
      summed:
        parts: { pattern: '(?<a>[0-9]+)(?:-(?<check>[0-9]))?' }
        checks: [checksum: { of: [a], weights: [1, 2, 3], modulus: 10, check: check, characters: '0123456789' }]
        example: '12-5'
      luhn: { parts: { pattern: '(?<a>[0-9]+)?-(?<b>[0-9]+)?' }, checks: [{ part: a, checksum: luhn }], example: '18-' }
      short-year:
        parts: { pattern: '(?<y>[0-9]{6})' }
        checks: [{ part: y, date: { format: yyMMdd } }]
        facts: { born: y }
        example: '851224'
      short-year-before: { extends: short-year, checks: [{ part: y, date: { format: yyMMdd, latest: 1950-12-31 } }] }
      two-dates:
        parts: { pattern: '(?<from>[0-9]{8})-(?<to>[0-9]{8})|(?<only>[0-9]{8})' }
        checks:
          - { part: from, date: { format: yyyyMMdd } }
          - { part: to, date: { format: ddMMyyyy } }
          - { part: only, date: { format: yyyyMMdd } }
        facts: { start: [from, only], end: to }
        example: '20200101-31122020'
      grouped:
        normalize: [{ remove: '[\ ]' }]
        parts: { pattern: '(?<a>[A-Z0-9]+)' }
        write: { groups: [4, 2], by: '-' }
        example: ABCD12
    """#

  private static let rulebook = Result { try PartsFixture.rulebook(pack) }

  private static let refused = " refused=Refused example:01A"

  static let rows: [PartsRow] =
    TextRow.rows(
      """
      a text that does not match | refused | x | identifier.format refused=Refused example:01A
      a row that there is not | refused | 04A | identifier.unknown_part 0..<2 refused=Refused example:01A
      a row that there is | skipped | 01A | identifier.format.character.digit 2..<3 skipped=Refused character example:01A
      a row that there is | accepted | 01A | identifier.format 2..<3 accepted=Refused actual:1 example:01A expected:3 unit:characters
      a code of its own | coded | 04A | acme.nowhere 0..<2 coded=Refused example:01A
      no key | longest | 51 | identifier.unknown_part 0..<2 longest=longest example:41
      a pattern of the row | shaped | 01123
      the pattern of another row | shaped | 02123 | identifier.format.character.letter 2..<3 shaped=Refused character example:01A
      a row without a pattern | shaped | 10123
      a number of the row | counted | 01100
      a number of the row | counted | 0199 | identifier.format 2..<4 counted=Refused example:01A minimum:100
      a set of the row | lettered | 0114
      a date of the row | dated | 0120000101
      a date before that of the row | dated | 0119991231 | identifier.date 2..<10 dated=Refused earliest:2000-01-01 example:01A
      a rule of the row | member | 0112
      a rule of another row | member | 0213
      a row without a rule | member | 1013
      a rule by its name | handed | 0112
      a rule with parameters | handed-with | 0112
      a whole value | handed-whole | 01A |  | 01A
      a range in the value as typed | ranged | ␠ab 9.9-99␠ | identifier.format 4..<10 ranged=ranged example:AB1234 maximum:5000
      a join has no range | ranged | ab0000 | identifier.not_issued ranged=ranged example:AB1234
      what removal leaves blank | ranged | --- | identifier.format ranged=ranged example:AB1234
      what was blank before | ranged | ␠␠ | required
      one violation | first | 9999 | identifier.format 0..<2 first=first example:1122 maximum:50
      all violations | all | 9999 | identifier.format 0..<2 all=all example:1122 maximum:50, identifier.format 2..<4 all=all example:1122 maximum:50
      no part is judged without a match | all | 999 | identifier.format.too_short all=all example:1122 missing:1
      checks that are changed and dropped | changed | 2199 | identifier.format 0..<2 changed=changed example:1122 maximum:20
      the condition holds | conditional | A12
      the condition does not hold | conditional | B123-4
      a part that is unset does not hold | conditional | A00 | identifier.not_issued 1..<3 conditional=conditional example:A12
      a part that is set holds | conditional | A00-1
      one of the lists | either | 12
      the other of the lists | either | 39
      half of each list | either | 13 | identifier.not_issued either=either example:12
      warnings | warned | 22 | identifier.format 0..<1 warned=warned example:11 expected:1 warning, acme.warned 1..<2 warned=warned example:11 expected:1 warning
      check digits | summed | 12-5
      other check digits | summed | 12-6 | identifier.check_digit 3..<4 summed=summed example:12-5
      check digits that are unset | summed | 12
      a part that is unset has no check digits | luhn | -7
      the check digits of a part | luhn | 17-7 | identifier.check_digit 0..<2 luhn=luhn example:18-
      no such day | short-year | 260230 | identifier.date 0..<6 short-year=short-year example:851224
      """
    ).map { PartsRow($0) } + otherRows

  static let otherRows: [PartsRow] = [
    PartsRow(
      "a row that is found, with facts of its types",
      "refused",
      "01A",
      normalized: "01A",
      facts: ["region": "North", "least": 100, "active": true]
    ),
    PartsRow(
      "another key of one row",
      "refused",
      "03",
      facts: ["region": "South", "least": 7, "active": false]
    ),
    PartsRow(
      "a key of a range, and cells that are empty",
      "refused",
      "11",
      facts: ["region": "Range"]
    ),
    PartsRow("a row that there is not", "skipped", "04A", facts: [:]),
    PartsRow("a row that there is not", "accepted", "04A", facts: [:]),
    PartsRow("the longest key", "longest", "41791", facts: ["zone": "long"]),
    PartsRow("a shorter key", "longest", "4178", facts: ["zone": "two"]),
    PartsRow("a row of a parameter", "by-parameter", "1", with: ["kind": "c"]),
    PartsRow(
      "no row of a parameter",
      "by-parameter",
      "1",
      with: ["kind": "d"],
      "identifier.unknown_part by-parameter=by-parameter example:41"
    ),
    PartsRow(
      "what is valid, in its forms",
      "ranged",
      " ab 1.2-34xy ",
      normalized: "AB-1234XY",
      facts: ["formatted": "AB 1234/XY"]
    ),
    PartsRow(
      "a part that is unset",
      "ranged",
      "ab1234",
      normalized: "AB-1234",
      facts: ["formatted": "AB 1234/"]
    ),
    PartsRow("a year of the last century", "short-year", "270101", facts: ["born": "1927-01-01"]),
    PartsRow("a year of this century", "short-year", "260101", facts: ["born": "2026-01-01"]),
    PartsRow(
      "a leap day of the century that is meant",
      "short-year",
      "000229",
      facts: ["born": "2000-02-29"]
    ),
    PartsRow(
      "two dates",
      "two-dates",
      "20200101-31122020",
      facts: ["start": "2020-01-01", "end": "2020-12-31"]
    ),
    PartsRow("the other place of a date", "two-dates", "20200102", facts: ["start": "2020-01-02"]),
    PartsRow(
      "groups",
      "grouped",
      "AB CD123",
      normalized: "ABCD123",
      facts: ["formatted": "ABCD-12-3"]
    ),
  ]

  @Test("are judged as their rule says", arguments: rows)
  func judge(_ row: PartsRow) throws {
    try row.check(in: Self.rulebook.get())
  }

  @Test("A blank value before removal is valid only where none is required")
  func optional() throws {
    let rule = try Self.rulebook.get().rule("ranged")
    #expect(rule.progress(of: "--", isRequired: false) != .valid)
    #expect(rule.progress(of: "  ", isRequired: false) == .valid)
  }
}
