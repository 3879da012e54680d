import ErrorCatalog
import Testing
import UnicodeText
import Violations

@Suite struct MessageParserTests {
  /// What a pattern says in English with n = 3, name = Ann.
  static let samples: [(pattern: String, text: String)] = [
    ("", ""),
    ("Hello", "Hello"),
    ("Hello {name}!", "Hello Ann!"),
    ("{name}{name}", "AnnAnn"),
    ("{ name }", "Ann"),
    ("{\n\tname\u{200E}}", "Ann"),
    ("{unknown}", "{unknown}"),
    // ICU's apostrophes.
    ("It's {name}'s", "It's Ann's"),
    ("It''s", "It's"),
    ("'{name}'", "{name}"),
    ("'{'name'}'", "{name}"),
    ("'{''}' end", "{'} end"),
    ("''{name}''", "'Ann'"),
    ("'#' # '|'", "'#' # '|'"),
    ("'", "'"),
    ("a'", "a'"),
    // Plurals.
    ("{n, plural, one {# day} other {# days}}", "3 days"),
    ("{n,plural,one{# day}other{# days}}", "3 days"),
    ("{n, plural, =3 {exactly {name}} other {#}}", "exactly Ann"),
    ("{n, plural, other {'#' # ''#}}", "# 3 '3"),
    ("{n, plural, other {{name, select, Ann {an} other {no}} #}}", "an 3"),
    ("{n, plural, =3 {{n, plural, =3 {#!} other {}}} other {}}", "3!"),
    ("{name, plural, one {one #} other {other #}}", "other Ann"),
    ("{missing, plural, one {one #} other {other #}}", "other {missing}"),
    ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "3rd"),
    // Selects.
    ("{name, select, Ann {She} other {They}}", "She"),
    ("{name, select, Bob {He} other {They}}", "They"),
    ("{name, select, other {}}", ""),
    ("{name, select, other {#}}", "#"),
    ("{n, select, 3 {three} other {}}", "three"),
    ("{missing, select, Ann {She} other {They}}", "They"),
    // Units.
    ("{n, number, ::unit/hour}", "3 hr"),
    ("{n,number,::unit/hour}", "3 hr"),
    ("{ n , number , :: unit/hour\n  unit-width-full-name }", "3 hours"),
    ("{n, number, ::unit-width-narrow unit/hour}", "3h"),
    ("{n, number, ::unit/hour unit-width-short}", "3 hr"),
    ("{n, number, ::unit/megabyte-per-second unit-width-full-name}", "3 megabytes per second"),
    ("{n, number, ::unit/kilometer-per-hour}", "3 km/h"),
    ("{n, number, ::unit/percent}", "3%"),
    ("{n, plural, one {x} other {{n, number, ::unit/hour} # '}'}}", "3 hr 3 }"),
    ("{missing, number, ::unit/hour}", "{missing}"),
    // Styles that do not suit the argument change nothing.
    ("{name, number, ::unit/hour}", "Ann"),
    ("{name, number}{name, date, long}{name, list, or}", "AnnAnnAnn"),
    ("{n, date}", "3"),
  ]

  @Test("A pattern says what ICU's rules say", arguments: samples)
  func renders(pattern: String, text: String) throws {
    let message = try Message(possiblyBlank: pattern)

    #expect(MessageWriter(in: "en").text(of: message, ["n": 3, "name": "Ann"]) == text)
    #expect(message.pattern == pattern)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var pattern: String
    var code: Message.SyntaxError.Code
    var line: Int
    var column: Int
    var testDescription: String { pattern.debugDescription }
    init(_ pattern: String, _ code: Message.SyntaxError.Code, _ line: Int, _ column: Int) {
      (self.pattern, self.code, self.line, self.column) = (pattern, code, line, column)
    }
  }

  static let mistakes = [
    Mistake("{", .unclosedBrace, 1, 1),
    Mistake("{name", .unclosedBrace, 1, 1),
    Mistake("a\nbc {name, number", .unclosedBrace, 2, 4),
    Mistake("a\r\nbc {name, number,", .unclosedBrace, 2, 4),
    Mistake("a\rbc {name, date, short", .unclosedBrace, 2, 4),
    Mistake("😀é {", .unclosedBrace, 1, 4),
    Mistake("{n,", .unclosedBrace, 1, 1),
    Mistake("{n, plural", .unclosedBrace, 1, 1),
    Mistake("{n, plural,", .unclosedBrace, 1, 1),
    Mistake("{n, plural, other", .unclosedBrace, 1, 1),
    Mistake("{n, plural, other {x}", .unclosedBrace, 1, 1),
    Mistake("{n, plural, other {x", .unclosedBrace, 1, 19),
    Mistake("}", .unmatchedBrace, 1, 1),
    Mistake("{name}}", .unmatchedBrace, 1, 7),
    Mistake("l'{name} est", .unclosedQuotation, 1, 2),
    Mistake("{n, plural, other {'#}}", .unclosedQuotation, 1, 20),
    Mistake("{}", .invalidName, 1, 2),
    Mistake("{0}", .invalidName, 1, 2),
    Mistake("{-1}", .invalidName, 1, 2),
    Mistake("{ first-name}", .invalidName, 1, 3),
    Mistake("{größe}", .invalidName, 1, 2),
    Mistake("{name name}", .unexpectedCharacter, 1, 7),
    Mistake("{name,}", .unknownType, 1, 7),
    Mistake("{name,,b}", .unknownType, 1, 7),
    Mistake("{name, Number}", .unknownType, 1, 8),
    Mistake("{name, time}", .unknownType, 1, 8),
    Mistake("{name, choice, 0#a}", .unknownType, 1, 8),
    Mistake("{n, number, currency}", .unknownStyle, 1, 13),
    Mistake("{n, number, ::bogus}", .unknownStyle, 1, 15),
    Mistake("{n, number, ::.00}", .unexpectedCharacter, 1, 15),
    Mistake("{n, number, ::measure-unit/duration-hour}", .unknownStyle, 1, 15),
    Mistake("{n, number, ::unit/hour unit-width-iso-code}", .unknownStyle, 1, 25),
    Mistake("{n, number, ::unit/hour unit/day}", .unknownStyle, 1, 25),
    Mistake("{n, number, ::unit-width-short unit-width-short unit/day}", .unknownStyle, 1, 32),
    Mistake("{n, number, ::unit/hour .00}", .unexpectedCharacter, 1, 25),
    Mistake("{n, number, ::unit/hour'x'}", .unexpectedCharacter, 1, 24),
    Mistake("{n, number ::unit/hour}", .unexpectedCharacter, 1, 12),
    Mistake("{n, date, ::unit/hour}", .unknownStyle, 1, 11),
    Mistake("{n, number, ::}", .unknownUnit, 1, 13),
    Mistake("{n, number, ::unit-width-short}", .unknownUnit, 1, 13),
    Mistake("{n, number, ::unit/}", .unknownUnit, 1, 20),
    Mistake("a\n{n, number, ::unit/megabite}", .unknownUnit, 2, 20),
    Mistake("{n, number, ::unit/generic}", .unknownUnit, 1, 20),
    Mistake("{n, number, ::unit/foot-and-inch}", .unknownUnit, 1, 20),
    Mistake("{n, number, ::unit/hour-per-}", .unknownUnit, 1, 20),
    Mistake("{n, number, ::unit/hour-per-day-per-week}", .unknownUnit, 1, 20),
    Mistake("{n, number, ::unit/hour", .unclosedBrace, 1, 1),
    Mistake("{n, number, ::", .unclosedBrace, 1, 1),
    Mistake("{n, number, #}", .unknownStyle, 1, 13),
    Mistake("{n, number integer}", .unexpectedCharacter, 1, 12),
    Mistake("{n, number, integer x}", .unexpectedCharacter, 1, 21),
    Mistake("{n, date, full}", .unknownStyle, 1, 11),
    Mistake("{n, list}", .unknownStyle, 1, 5),
    Mistake("{n, list, unit}", .unknownStyle, 1, 11),
    Mistake("{n, plural}", .unexpectedCharacter, 1, 11),
    Mistake("{n, plural, }", .missingOther, 1, 1),
    Mistake("{n, plural, one {x}}", .missingOther, 1, 1),
    Mistake("{n, select, a {x}}", .missingOther, 1, 1),
    Mistake("{n, plural, one {x} other}", .unexpectedCharacter, 1, 26),
    Mistake("{n, plural, one x other {y}}", .unexpectedCharacter, 1, 17),
    Mistake("{n, plural, offset:1 other {x}}", .offset, 1, 13),
    Mistake("{n, plural, =x {a} other {b}}", .invalidSelector, 1, 13),
    Mistake("{n, plural, = {a} other {b}}", .invalidSelector, 1, 13),
    Mistake("{n, plural, =-1 {a} other {b}}", .invalidSelector, 1, 13),
    Mistake("{n, plural, =99999999999999999999 {a} other {b}}", .invalidSelector, 1, 13),
    Mistake("{n, plural, single {a} other {b}}", .invalidSelector, 1, 13),
    Mistake("{n, plural, {a} other {b}}", .invalidSelector, 1, 13),
    Mistake("{n, select, a-b {a} other {b}}", .unexpectedCharacter, 1, 14),
    Mistake("{n, select, {a} other {b}}", .invalidSelector, 1, 13),
    Mistake("{n, plural, one {a} one {b} other {c}}", .duplicateSelector, 1, 21),
    Mistake("{n, plural, =1 {a} =01 {b} other {c}}", .duplicateSelector, 1, 20),
    Mistake("{n, select, a {a}\n  a {b} other {c}}", .duplicateSelector, 2, 3),
    Mistake("{n, plural, other {{x, select, other {#}}}}", .ambiguousNumberSign, 1, 39),
    Mistake("a\u{202E}b", .bidi, 1, 2),
    Mistake("'{'\u{202A}", .bidi, 1, 4),
    Mistake("a\u{2069}", .bidi, 1, 2),
    Mistake("\u{2066}\u{2067}a\u{2069}", .bidi, 1, 1),
    Mistake("{n, plural, other {\u{2068}#}}\u{2069}", .bidi, 1, 20),
    Mistake("", .blank, 1, 1),
    Mistake(" \n{n, plural, =0 { } other {#}}", .blank, 1, 1),
    Mistake(nested(9), .tooDeep, 1, 8 * 19 + 1),
    Mistake(String(repeating: "a", count: 65_537), .tooLong, 1, 1),
  ]

  /// Returns selects that stand in each other, each 19 scalars inside the one around it.
  static func nested(_ depth: Int) -> String {
    String(repeating: "{name,select,other{", count: depth) + String(repeating: "}}", count: depth)
  }

  @Test("A mistake is reported with its kind and place", arguments: mistakes)
  func refuses(mistake: Mistake) {
    let error = #expect(throws: Message.SyntaxError.self) { _ = try Message(mistake.pattern) }
    #expect(error?.code == mistake.code)
    #expect(error?.line == mistake.line)
    #expect(error?.column == mistake.column)
    #expect(error?.reason.isEmpty == false)
  }

  @Test("Every kind of mistake has an example")
  func everyKind() {
    #expect(Set(Self.mistakes.map(\.code)) == Set(Message.SyntaxError.Code.allCases))
  }

  @Test("The limits themselves are accepted")
  func limits() throws {
    _ = try Message(possiblyBlank: Self.nested(8))
    _ = try Message(String(repeating: "a", count: 65_536))
  }

  @Test("An error counts scalars and names place, reason and hint")
  func description() throws {
    let error = #expect(throws: Message.SyntaxError.self) { _ = try Message("é\n😀{0}") }
    #expect(error?.offset == 4)
    #expect(
      error?.description
        == "2:3: an argument needs a name of letters, digits and underscores"
        + " (write `{name}`, or `'{'` for a brace in the text)"
    )
  }

  @Test(
    "A unit that nobody knows is refused with the nearest one",
    arguments: [
      ("megabyts", "did you mean `megabyte`?"), ("Kilometre", "did you mean `kilometer`?"),
      ("kilometers-per-hour", "did you mean `kilometer-per-hour`?"),
      ("megabyts-per-secnd", "did you mean `megabyte-per-second`?"),
      ("MB", "write `::unit/` and the name of a unit, such as `::unit/megabyte`"),
    ]
  )
  func nearestUnit(unit: String, hint: String) {
    let error = #expect(throws: Message.SyntaxError.self) {
      _ = try Message("{n, number, ::unit/\(unit)}")
    }
    #expect(error?.reason == "`\(unit)` isn't a unit")
    #expect(error?.hint == hint)
  }

  @Test("A message tells how it uses its arguments")
  func arguments() throws {
    let message = try Message(
      """
      {a} {a, number, percent} {b, date} {c, list, or}
      {n, plural, =0 {} one {{d}} other {{n, selectordinal, other {#}}}}
      {s, select, x {} y {} other {}} {u, number, ::unit/hour}
      """
    )
    let used = message.arguments
    #expect(used.keys.sorted() == ["a", "b", "c", "d", "n", "s", "u"])
    #expect(used["u"]?.uses == [.number])
    #expect(used["u"]?.units.map(\.identifier) == ["hour"])
    #expect(used["a"]?.uses == [.plain, .number])
    #expect(used["b"]?.uses == [.date])
    #expect(used["c"]?.uses == [.list])
    #expect(used["d"]?.uses == [.plain])
    #expect(used["n"]?.uses == [.plural, .ordinal])
    #expect(used["n"]?.plurals.count == 2)
    #expect(
      used["n"]?.plurals.contains(
        PluralForms(type: .cardinal, categories: [.one, .other], exactNumbers: [0])
      ) == true
    )
    #expect(used["s"]?.selectors == ["x", "y", "other"])
  }

  @Test("A use accepts the kinds that it can write")
  func accepts() throws {
    func kinds(_ pattern: String) throws -> [Argument.Kind] {
      let argument = try #require(try Message(possiblyBlank: pattern).arguments["a"])
      return Argument.Kind.allCases.filter(argument.accepts)
    }
    #expect(try kinds("{a}") == Argument.Kind.allCases)
    #expect(try kinds("{a, number}") == [.integer, .decimal])
    #expect(try kinds("{a, number, ::unit/hour}") == [.integer, .decimal])
    #expect(try kinds("{a} {a, plural, other {}}") == [.integer, .decimal])
    #expect(try kinds("{a, date}") == [.date])
    #expect(try kinds("{a, list, and}") == [.list])
    #expect(try kinds("{a, select, other {}}") == Argument.Kind.allCases.filter { $0 != .list })
    #expect(try kinds("{a, number} {a, date}") == [])
  }
}
