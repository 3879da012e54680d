import Testing
import TextPatterns
import Violations

/// Languages of pieces of texts.
///
/// A language never has too few texts, so each text that it lacks is impossible.
@Suite("Languages of pieces")
struct TextLanguageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var language: @Sendable () throws -> TextLanguage

    /// Texts in the language, beginnings of such texts, and texts that nothing can complete.
    var has: [String]
    var begins: [String]
    var lacks: [String]

    init(
      _ name: String,
      _ language: @autoclosure @escaping @Sendable () throws -> TextLanguage,
      has: [String],
      begins: [String] = [],
      lacks: [String]
    ) {
      testDescription = name
      self.language = language
      (self.has, self.begins, self.lacks) = (has, begins, lacks)
    }
  }

  private static func group(_ name: String, _ pattern: String) throws -> TextLanguage {
    TextLanguage(ofGroup: name, in: try TextPattern(pattern))
  }

  private static func letters() throws -> TextLanguage { try group("a", "(?<a>[A-C]{2})[0-9]") }
  private static func digits() throws -> TextLanguage { try group("b", "x(?<b>[0-9]{1,2})?") }

  static let rows: [Row] = [
    Row("a text", TextLanguage("ab"), has: ["ab"], begins: ["", "a"], lacks: ["b", "abc"]),
    Row("everything", .everything, has: ["", "ab", "é\n"], lacks: []),
    Row("a group", try letters(), has: ["AB"], begins: ["", "A"], lacks: ["ABC", "1", "D"]),
    Row(
      "groups of one name",
      try group("a", "(?<a>[0-9]{2})-|(?<a>[A-Z]{3})"),
      has: ["01", "ABC"],
      begins: ["0", "AB"],
      lacks: ["A0", "012", "-"]
    ),
    Row(
      "a group behind a look-ahead",
      try group("a", "(?=1)(?<a>[0-9])"),
      has: ["1"],
      lacks: ["x"]
    ),
    Row("no group of that name", try group("b", "(?<a>x)"), has: [], begins: [""], lacks: ["x"]),
    Row(
      "joined",
      try TextLanguage(joining: [letters(), TextLanguage("-"), digits().orNothing]),
      has: ["AB-", "AB-1", "CC-12"],
      begins: ["AB", "A"],
      lacks: ["AB1", "-", "AB-123"]
    ),
    Row(
      "any of some",
      try TextLanguage(anyOf: [letters(), digits()]),
      has: ["AB", "1", "12"],
      begins: ["A"],
      lacks: ["A1", "123"]
    ),
    Row(
      "characters replaced",
      try letters().replacing(["A": "10", "B": ""]),
      has: ["1010", "10", "", "CC", "10C"],
      begins: ["1"],
      lacks: ["A", "B", "CB", "CCC"]
    ),
    Row(
      "in capital letters",
      try group("a", "(?<a>[a-z]x?)").changed(toUppercase: true) ?? .everything,
      has: ["A", "AX"],
      lacks: ["a", "Ax"]
    ),
    Row(
      "filled",
      try digits().filled(with: "0"),
      has: ["1", "0001", "12"],
      begins: ["", "00"],
      lacks: ["x", "121"]
    ),
    Row(
      "limited to characters",
      try letters().limited(to: ScalarSet("A"..."B")),
      has: ["AB", "BA"],
      begins: ["A"],
      lacks: ["C", "AC"]
    ),
  ]

  @Test("have these texts, and lack those", arguments: rows)
  func texts(row: Row) throws {
    let pattern = try #require(row.language().pattern())
    #expect(row.has.filter { !pattern.matches($0.utf8Span) } == [])
    for text in row.begins + row.has {
      if case .impossible(let offset) = pattern.progress(of: text.utf8Span) {
        Issue.record("\(text) at \(offset)")
      }
    }
    #expect(row.lacks.filter { pattern.matches($0.utf8Span) } == [])
  }

  @Test("tell which characters their texts have")
  func scalars() throws {
    let language = try Self.group("a", "(?<a>[A-C]{2}x?(?:y){0})z").replacing(["A": "0"])
    #expect(language.scalars == ScalarSet(["B", "C", "0", "x"]))
    #expect(try Self.group("a", "(?<a>é)").changed(toUppercase: true) == nil)
  }

  @Test("too large for a pattern are none")
  func size() {
    let long = TextLanguage(String(repeating: "x", count: 300))
    #expect(TextLanguage(joining: [TextLanguage](repeating: long, count: 100)).pattern() == nil)
  }

  static let always: [(pattern: String, isAlways: Bool)] = [
    ("(?<a>x)", true), ("(?<a>x)?", false), ("(?<a>x)|y", false), ("(?<a>x)|(?<a>y)", true),
    ("z(?:(?<a>x)|(?<a>))", true), ("(?:(?<a>x)|y){1}", false), ("(?=y)(?<a>x)|y", false),
  ]

  @Test("know whether a group takes part in each match", arguments: always)
  func setsAlways(pattern: String, isAlways: Bool) throws {
    #expect(try TextPattern(pattern).alwaysSets("a") == isAlways)
  }

  static let repeated: [(pattern: String, name: String?, offset: Int?)] = [
    ("x(?<a>y)?", nil, nil), ("(?:x(?<a>y))*", "a", 4), ("(?<a>y+)", nil, nil),
    ("(?<a>y)+", "a", 0),
    ("(?:(?<a>y)|z(?<b>x)){2,3}", "a", 3), ("(?<a>x(?<b>y){1,2})", "b", 6),
    ("(?<a>y){0,1}", nil, nil),
  ]

  @Test("A repeated group is found, with its place", arguments: repeated)
  func repeatedGroup(pattern: String, name: String?, offset: Int?) throws {
    let group = try TextPattern(pattern).repeatedGroup
    #expect(group?.name == name)
    #expect(group?.offset == offset)
  }

  @Test("Groups have offsets, by their names")
  func offsets() throws {
    let pattern = try TextPattern("é(?<b>x)|(?<a>y)(?<b>z)")
    #expect(pattern.groupNames == ["b", "a"])
    #expect(pattern.groupOffsets == [1, 9])
  }
}
