import Testing

@testable import ComputerFormats

@Suite struct ExpressionSyntaxTests {
  /// An expression, with the expected fault under the flag `u`, without it, and without it in
  /// browsers.
  struct Row: Sendable, CustomTestStringConvertible {
    var expression: String
    var unicode: ExpressionFault.Kind?
    var plain: ExpressionFault.Kind?
    var browsers: ExpressionFault.Kind?
    var testDescription: String { expression }

    init(
      _ expression: String,
      _ unicode: ExpressionFault.Kind? = nil,
      _ plain: ExpressionFault.Kind? = nil,
      _ browsers: ExpressionFault.Kind? = nil
    ) {
      self.expression = expression
      self.unicode = unicode
      self.plain = plain
      self.browsers = browsers
    }

    /// A row with the same fault under every syntax.
    static func never(_ expression: String, _ kind: ExpressionFault.Kind) -> Row {
      Row(expression, kind, kind, kind)
    }
  }

  static let valid: [Row] = [
    Row(""), Row("abc"), Row("a|b|"), Row("^$"), Row("(a)(?:b)(?=c)(?!d)(?<=e)(?<!f)"),
    Row("a*b+c?d{1}e{1,}f{1,2}g*?h+?i??j{2}?"), Row("(a)*"), Row("[a-z]+"), Row("[^]"), Row("[]"),
    Row("[a-]"), Row("[-a]"), Row("[a-c-e]"), Row("[\\]]"), Row("[(]"), Row("[\\b]"), Row("\\b\\B"),
    Row("\\d\\D\\s\\S\\w\\W"), Row("\\f\\n\\r\\t\\v\\0\\cA\\x41\\u0041"),
    Row("\\^\\$\\\\\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/"),
    Row("(a)\\1"), Row("\\1(a)"), Row("(?<year>\\d{4})\\k<year>"), Row("\\k<n>(?<n>a)"),
    Row("(?<$_a1é>x)"), Row("(?<\\u0061>x)\\k<a>"), Row("(?<\\u{61}>x)\\k<a>"),
    Row("(?<\\ud835\\udc9c>x)"), Row("é😀"), Row("a{0,0}"), Row("a{00002,2}"),
    Row("a{99999999999999999999,99999999999999999999}"), Row("[\\d]"), Row("[\\u0061-\\u0062]"),
  ]

  static let differing: [Row] = [
    Row("\\-", .escape), Row("\\a", .escape, .escape), Row("\\Z", .escape, .escape),
    Row("\\p{Lu}", nil, .escape), Row("\\c", .escape, .escape), Row("\\c1", .escape, .escape),
    Row("[\\c1]", .escape, .escape), Row("\\x4", .escape, .escape), Row("\\u12", .escape, .escape),
    Row("\\u{1F600}", nil, .escape), Row("\\u{110000}", .escape, .escape),
    Row("\\2(a)", .reference, .reference), Row("\\8", .reference, .reference),
    Row("\\01", .escape, .escape), Row("[\\1]", .escape, .escape), Row("[\\8]", .escape, .escape),
    Row("[\\-]"), Row("{", .nothingToRepeat, .nothingToRepeat),
    Row("a{", .unclosedBrace, .unclosedBrace),
    Row("a{b}", .quantifier, .quantifier), Row("a{,2}", .quantifier, .quantifier),
    Row("}", .unopened, .unopened), Row("]", .unopened, .unopened),
    Row("(?=a)*", .nothingToRepeat, .nothingToRepeat),
    Row("(?!a){2}", .nothingToRepeat, .nothingToRepeat),
    Row("[\\d-z]", .range, .range), Row("[a-\\d]", .range, .range),
    Row("[😀-😁]", nil, .range, .range), Row("[\\ud83d\\ude00-\\ud83d\\ude01]", nil, .range, .range),
    Row("\\k", .reference, .reference), Row("\\k<a>", .reference, .reference),
  ]

  static let invalid: [Row] = [
    .never("(", .unclosedGroup), .never("((a)", .unclosedGroup), .never("(?", .unclosedGroup),
    .never("^(abc]", .unopened), .never(")", .unopened), .never("a)", .unopened),
    .never("[", .unclosedClass), .never("[a", .unclosedClass), .never("[\\]", .unclosedClass),
    .never("*", .nothingToRepeat), .never("a**", .nothingToRepeat), .never("a|*", .nothingToRepeat),
    .never("(*a)", .nothingToRepeat), .never("^*", .nothingToRepeat),
    .never("\\b+", .nothingToRepeat),
    .never("{1}", .nothingToRepeat), .never("a{1}{2}", .nothingToRepeat),
    .never("(?<=a)*", .nothingToRepeat), .never("a???", .nothingToRepeat),
    .never("a{2,1}", .quantifier), .never("a{10,9}", .quantifier), .never("\\", .escape),
    .never("(?a)", .groupKind), .never("(?i:a)", .groupKind), .never("(?#a)", .groupKind),
    .never("(?<>a)", .name), .never("(?<1a>b)", .name), .never("(?<a b>c)", .name),
    .never("(?<a>b)(?<a>c)", .name), .never("(?<a>b)|(?<a>c)", .name),
    .never("(?<a>b)\\k<c>", .reference), .never("(?<a>b)\\k", .reference),
    .never("\\k(?<a>b)", .reference), .never("[b-a]", .range), .never("[\\u0062-a]", .range),
    .never("(?<\\u{110000}>a)", .name), .never("(?P<a>b)", .groupKind),
  ]

  static func kind(_ expression: String, _ syntax: ExpressionSyntax) -> ExpressionFault.Kind? {
    syntax.read(expression.utf8Span).fault?.kind
  }

  @Test("Expressions are judged by the grammar of each syntax", arguments: valid + differing)
  func verdicts(row: Row) {
    #expect(Self.kind(row.expression, ExpressionSyntax()) == row.unicode)
    #expect(Self.kind(row.expression, ExpressionSyntax(isUnicode: false)) == row.plain)
    let browsers = ExpressionSyntax(isUnicode: false, hasAnnexB: true)
    #expect(Self.kind(row.expression, browsers) == row.browsers)
  }

  @Test("No syntax accepts these", arguments: invalid)
  func never(row: Row) {
    for (syntax, expected) in [
      (ExpressionSyntax(), row.unicode), (ExpressionSyntax(isUnicode: false), row.plain),
      (ExpressionSyntax(isUnicode: false, hasAnnexB: true), row.browsers),
    ] {
      // A bracket or brace on its own is a character in browsers.
      if syntax.hasAnnexB, row.expression == "^(abc]" {
        #expect(Self.kind(row.expression, syntax) == .unclosedGroup)
        continue
      }
      #expect(Self.kind(row.expression, syntax) == expected, "\(syntax)")
    }
  }

  @Test(
    "Properties are those of ECMA-262, written exactly so",
    arguments: [
      ("\\p{L}", true), ("\\p{Letter}", true), ("\\P{gc=Lu}", true),
      ("\\p{General_Category=digit}", true),
      ("\\p{Script=Greek}", true), ("\\p{scx=Grek}", true), ("\\p{ASCII}", true),
      ("\\p{Emoji}", true),
      ("\\p{XIDS}", true), ("[\\p{Alphabetic}-]", true), ("\\p{l}", false), ("\\p{greek}", false),
      ("\\p{Script=greek}", false), ("\\p{Greek}", false), ("\\p{Letter }", false), ("\\p", false),
      ("\\pL", false), ("\\p{}", false), ("\\p{Block=Greek}", false), ("\\p{ASCII=Yes}", false),
      ("\\p{Script}", false), ("\\p{Other_Alphabetic}", false),
    ]
  )
  func properties(expression: String, isValid: Bool) {
    let kind = Self.kind(expression, ExpressionSyntax())
    #expect(kind == (isValid ? nil : .property))
  }

  @Test(
    "A fault has its place",
    arguments: [
      ("ab(c(d)", 2..<3, nil), ("a[b", 1..<2, nil), ("ab)", 2..<3, 2), ("a**", 2..<3, 2),
      ("x\\Zy", 1..<3, 2), ("a{3,2}", 1..<6, 5), ("[z-a]", 1..<4, 3),
      ("(?<a>b)(?<a>c)", 7..<12, 11),
      ("a\\", 1..<2, nil), ("(a)\\2", 3..<5, nil), ("\\p{Nope}", 0..<8, 7),
    ] as [(String, Range<Int>, Int?)]
  )
  func places(expression: String, range: Range<Int>, offset: Int?) {
    let fault = ExpressionSyntax().read(expression.utf8Span, locates: true).fault
    #expect(fault?.range == range)
    #expect(fault?.impossibleAt == offset)
  }

  @Test("Groups are counted and named")
  func groups() {
    let reading = ExpressionSyntax().read("(a)(?:b)(?<x>c(?<yé>d))".utf8Span)
    #expect(reading.fault == nil)
    #expect(reading.captures == 3)
    #expect(reading.names == ["x", "yé"])
  }

  @Test("Deep nesting takes no stack and remembers what each group is")
  func nesting() {
    for depth in [63, 64, 65, 30_000] {
      let text =
        String(repeating: "(", count: depth) + "(?=a)" + String(repeating: ")", count: depth)
      #expect(Self.kind(text + "*", ExpressionSyntax()) == nil)
      #expect(Self.kind(text + ")", ExpressionSyntax()) == .unopened)
      let ahead = String(repeating: "(?=", count: depth) + String(repeating: ")", count: depth)
      #expect(Self.kind(ahead + "*", ExpressionSyntax()) == .nothingToRepeat)
    }
  }

  @Test("What is said to be impossible stays so, and what is whole can be typed")
  func typing() {
    let continuations = [
      "", ")", "}", "]", ">", "a)", "a>b)", "0}", "{a}", "1", "u0041", "\\ude00]", "a]", "<a>",
      "(a)",
    ]
    for row in Self.valid + Self.differing + Self.invalid {
      for syntax in [
        ExpressionSyntax(), ExpressionSyntax(isUnicode: false),
        ExpressionSyntax(isUnicode: false, hasAnnexB: true),
      ] {
        let scalars = Array(row.expression.unicodeScalars)
        var isImpossible = false
        for length in 0...scalars.count {
          var text = ""
          text.unicodeScalars.append(contentsOf: scalars[..<length])
          let fault = syntax.read(text.utf8Span).fault
          if isImpossible { #expect(fault != nil, "\(text)") }
          if let offset = fault?.impossibleAt {
            isImpossible = true
            #expect(offset < text.utf8.count)
            for more in continuations {
              #expect(syntax.read((text + more).utf8Span).fault != nil, "\(text) \(more)")
            }
          }
        }
      }
    }
  }
}
