import Testing
import TextPatterns

/// What is accepted means what it means to ICU.
@Suite struct AcceptedPatternsTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    var matches: [String]
    var others: [String]

    init(_ name: String, _ pattern: String, _ matches: [String], not others: [String]) {
      testDescription = name
      self.pattern = pattern
      self.matches = matches
      self.others = others
    }
  }

  static let items = [
    Row("a letter", "a", ["a"], not: ["", "b", "aa", "A"]),
    Row("a letter beyond the first plane", "😀", ["😀"], not: ["", "😃", "😀😀"]),
    Row("a bracket without its opening one", "a]", ["a]"], not: ["a"]),
    Row("a slash", "/a/", ["/a/"], not: ["a"]),
    Row("a dot", ".", ["a", "é", "😀", "\0"], not: ["", "\n", "\r", "\u{B}", "\u{C}", "\u{85}"]),
    Row("a dot and Unicode's line ends", ".", ["\u{200B}"], not: ["\u{2028}", "\u{2029}"]),
    Row(
      "a dot that takes all",
      "(?s).",
      ["a", "\n", "\r", "\r\n", "\u{2028}"],
      not: ["", "\n\r"]
    ),
    Row("a dot before a pair", #"(?s).\n"#, ["a\n", "\n\n", "\r\n\n"], not: ["\r\n", "\n"]),
    Row("a sequence", "abc", ["abc"], not: ["ab", "abcd", "cba"]),
    Row("alternatives", "a|bc|", ["a", "bc", ""], not: ["b", "abc"]),
    Row("the second alternative is longer", "a|ab", ["a", "ab"], not: ["b"]),
    Row("a group", "(ab)+", ["ab", "abab"], not: ["", "aba"]),
    Row("a group that keeps nothing", "(?:a|b)c", ["ac", "bc"], not: ["a", "c", "abc"]),
    Row("an empty group", "a()b", ["ab"], not: ["a", "b"]),
    Row("a named group", "(?<letter1>[a-z])1", ["a1"], not: ["1", "a"]),
  ]

  static let counts = [
    Row(
      "fifty groups within one another",
      String(repeating: "(", count: 50) + "a" + String(repeating: ")", count: 50),
      ["a"],
      not: ["", "aa"]
    ),
    Row("any number", "a*", ["", "a", "aaa"], not: ["b", "aab"]),
    Row("at least one", "a+", ["a", "aaa"], not: [""]),
    Row("at most one", "a?", ["", "a"], not: ["aa"]),
    Row("exactly", "a{2}", ["aa"], not: ["", "a", "aaa"]),
    Row("at least", "a{2,}", ["aa", "aaaa"], not: ["a"]),
    Row("between", "a{1,3}", ["a", "aa", "aaa"], not: ["", "aaaa"]),
    Row("none", "a{0}b", ["b"], not: ["ab"]),
    Row("none to none", "a{0,0}b", ["b"], not: ["ab"]),
    Row("lazy counts match the same", "a*?b+?c??d{1,2}?", ["bd", "aabbcdd"], not: ["ad", "bddd"]),
    Row(
      "counts of counts",
      "(?:a{2}){2,3}",
      ["aaaa", "aaaaaa"],
      not: ["aa", "aaaaa", "aaaaaaaa"]
    ),
    Row("counts of what may be empty", "(?:a*b?){2}c", ["c", "aabac", "bbc"], not: ["bbbc"]),
    Row("leading zeros", "a{002}", ["aa"], not: ["a"]),
    Row("a count of the last letter alone", "ab{2}", ["abb"], not: ["abab"]),
    Row("a count of nothing", "(?:){3}a", ["a"], not: [""]),
  ]

  static let escapes = [
    Row("signs", ##"\.\*\+\?\(\)\[\]\{\}\^\$\|\\\/\-\#"##, [##".*+?()[]{}^$|\/-#"##], not: [""]),
    Row("controls", #"\a\e\f\n\r\t"#, ["\u{7}\u{1B}\u{C}\n\r\t"], not: ["aefnrt"]),
    Row("control letters", #"\cA\cz"#, ["\u{1}\u{1A}"], not: ["Az"]),
    Row("four digits", #"\u0041\u20AC"#, ["A€"], not: ["A"]),
    Row("four digits and a letter", #"\u0041F"#, ["AF"], not: ["\u{41F}"]),
    Row("eight digits", #"\U0001F600"#, ["😀"], not: [""]),
    Row("two digits", #"\x41\xe9"#, ["Aé"], not: ["A"]),
    Row("one digit", #"\x9-"#, ["\t-"], not: ["9-"]),
    Row("braces", #"\x{1F600}\x{41}\x{000041}"#, ["😀AA"], not: [""]),
    Row("octal digits", #"\0101\012\07"#, ["A\n\u{7}"], not: ["0101"]),
    Row("octal digits beyond a byte", #"\0777"#, ["?7"], not: ["\u{1FF}"]),
    Row("a name", #"\N{LATIN SMALL LETTER A WITH ACUTE}"#, ["á"], not: ["a"]),
    Row("a quotation", #"\Qa.b*\E+"#, ["a.b*", "a.b***"], not: ["axb", "a.b"]),
    Row("a quotation without its end", #"\Q(["#, ["(["], not: [""]),
    Row("a backslash in a quotation", #"\Q\d\E"#, [#"\d"#], not: ["1"]),
    Row("an empty quotation", #"a\Q\Eb"#, ["ab"], not: ["a"]),
  ]

  static let classes = [
    Row("digits", #"\d"#, ["0", "५", "𝟘"], not: ["a", "½", "²"]),
    Row("no digits", #"\D"#, ["a", "²"], not: ["0", "५"]),
    Row("words", #"\w+"#, ["aé_9ж\u{301}\u{200D}"], not: ["-", " ", "😀"]),
    Row("no words", #"\W+"#, ["- 😀"], not: ["a", "_"]),
    Row("white space", #"\s+"#, [" \t\n\u{A0}\u{2028}\u{3000}"], not: ["\u{200B}"]),
    Row("no white space", #"\S"#, ["a", "\u{200B}"], not: [" ", "\u{A0}"]),
    Row("horizontal space", #"\h+"#, [" \t\u{A0}"], not: ["\n", "\u{B}"]),
    Row("no horizontal space", #"\H"#, ["\n", "a"], not: ["\t"]),
    Row("line ends", #"\v+"#, ["\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}"], not: ["\t"]),
    Row("no line ends", #"\V"#, ["\t", "a"], not: ["\n"]),
    Row("a category", #"\p{Lu}"#, ["A", "É", "𐐀"], not: ["a", "ǅ"]),
    Row("no category", #"\P{Lu}"#, ["a", "ǅ"], not: ["A"]),
    Row("a long name, loosely written", #"\p{uppercase letter}"#, ["A"], not: ["a"]),
    Row("a property with its value", #"\p{Script=Greek}\p{sc=Cyrl}"#, ["λж"], not: ["жλ"]),
    Row("a script by its own name", #"\p{Greek}"#, ["λ"], not: ["a"]),
    Row("a POSIX class by itself", "[:alpha:]", ["a", "é"], not: [":", "1"]),
  ]

  static let flags = [
    Row("ignoring case", "(?i)aé", ["aé", "AÉ", "Aé"], not: ["ae"]),
    Row("ignoring case in a group", "a(?i:b)c", ["abc", "aBc"], not: ["Abc", "abC"]),
    Row("ignoring case from here on", "a(?i)b|c", ["ab", "aB", "c", "C"], not: ["Ab"]),
    Row("to the end of the group", "(?:a(?i)b)c", ["abc", "aBc"], not: ["abC"]),
    Row("off again", "(?i)a(?-i)b", ["ab", "Ab"], not: ["aB"]),
    Row("off in a group", "(?i)a(?-i:b)c", ["abc", "Abc", "AbC"], not: ["aBc", "ABC"]),
    Row("two at once", "(?is)a.", ["A\n"], not: ["A"]),
    Row("one on and one off", "(?i-s)a.", ["Ab"], not: ["A\n"]),
    Row("what is off stays off", "(?-mwd)a", ["a"], not: ["A"]),
    Row("the Kelvin sign", "(?i)k", ["k", "K", "\u{212A}"], not: ["x"]),
    Row("an escape", #"(?i)\x41"#, ["a", "A"], not: ["b"]),
    Row("a property", #"(?i)\p{Lu}"#, ["A", "a"], not: ["1"]),
    Row("an inverted property is closed first", #"(?i)\P{Lu}"#, ["1"], not: []),
    Row("a set", "(?i)[a-c]", ["a", "B"], not: ["d"]),
    Row("an inverted set is closed first", "(?i)[^a]", ["b", "B"], not: ["a", "A"]),
  ]

  static let spacing = [
    Row("white space is ignored", "(?x) a\tb \n c", ["abc"], not: ["a b c"]),
    Row("comments are ignored", "(?x)a # letter\nb#end", ["ab"], not: ["a"]),
    Row("an escaped space", #"(?x)a\ b"#, ["a b"], not: ["ab"]),
    Row("an escaped sign", ##"(?x)a\#b"##, ["a#b"], not: ["a"]),
    Row("within a set", "(?x)[ a - c ]", ["a", "b"], not: [" ", "-"]),
    Row("between an item and its count", "(?x)a {2} ?b", ["aab"], not: ["ab", "b"]),
    Row("within a count", "(?x)a{ 1 , 2 }", ["a", "aa"], not: ["aaa"]),
    Row("within a quotation", #"(?x)\Qa b\E"#, ["a b"], not: ["ab"]),
    Row("in a group alone", "(?x: a )b c", ["ab c"], not: ["abc"]),
    Row("a comment without free spacing", "a(?#letter)b", ["ab"], not: ["a"]),
    Row("a sign without free spacing", "a #b", ["a #b"], not: ["a"]),
  ]

  static let ends = [
    Row("anchors at the ends", "^ab$", ["ab"], not: ["ab\n", "a"]),
    Row("the other anchors", #"\Aab\z"#, ["ab"], not: ["ab\n"]),
    Row("the end before a line end", #"ab\Z"#, ["ab"], not: ["ab\n"]),
    Row("anchors in alternatives", "^a$|^b$", ["a", "b"], not: ["ab"]),
    Row("anchors in groups", "(?:^(?:a$))", ["a"], not: [""]),
    Row("anchors alone", "^$", [""], not: ["a", "\n"]),
    Row("a repeated condition", "^^a$$", ["a"], not: [""]),
    Row("an anchor that may be left out", "(?:^a)?b(?:c$)?", ["b", "ab", "abc"], not: ["aab"]),
  ]

  static let lookAheads = [
    Row("must contain", #"(?=.*\d)[a-z\d]+"#, ["a1", "1"], not: ["a", ""]),
    Row("must not contain", "(?!.*--)[a-z-]+", ["a-b"], not: ["a--b", "--"]),
    Row("several", #"(?=.*\d)(?=.*[a-z])(?!.*0).{2,}"#, ["a1"], not: ["a0", "aa", "11", "1"]),
    Row("behind the start", "^(?!a)[ab]+$", ["b", "ba"], not: ["a", "ab"]),
    Row("to the end", "(?!ab$)[abc]+", ["abc", "a"], not: ["ab"]),
    Row("to the very end", #"(?=.*a\z)[ab]+"#, ["a", "ba"], not: ["ab", "b"]),
    Row(
      "before a line end",
      #"(?=a$)[a\r\n]+"#,
      ["a", "a\n", "a\r\n", "a\r"],
      not: ["aa", "a\n\n"]
    ),
    Row("never within a pair", #"(?=a\r$)[a\r\n]+"#, ["a\r"], not: ["a\r\n", "a"]),
    Row("in alternatives", "(?=.b)..|c", ["ab", "c"], not: ["ac", "b"]),
    Row("with alternatives", "(?=a|b)[a-c]+", ["ac", "b"], not: ["ca"]),
    Row("within one another", "(?=(?!ab)a)[ab]+", ["aa", "a"], not: ["ab", "b"]),
    Row("in a group at the start", "((?=a).)b", ["ab"], not: ["bb"]),
    Row("alternatives of nothing else", "(?:(?=a)|(?=.b))[ab]{2}", ["aa", "bb"], not: ["ba"]),
    Row("ignoring case", "(?i)(?=.*a)[a-z]+", ["BA", "ba"], not: ["B"]),
  ]

  @Test(
    "A pattern matches what ICU matches",
    arguments: items + counts + escapes + classes + flags + spacing + ends + lookAheads
  )
  func accepted(row: Row) throws {
    let pattern = try TextPattern(row.pattern)
    let simulated = try TextPattern.simulated(row.pattern)
    let icu = try #require(ICUPattern(row.pattern))
    for (texts, expected) in [(row.matches, true), (row.others, false)] {
      for text in texts {
        #expect(pattern.matches(text) == expected, "\(text.debugDescription)")
        #expect(simulated.matches(text) == expected, "simulated, \(text.debugDescription)")
        #expect(icu.matches(text) == expected, "ICU, \(text.debugDescription)")
      }
    }
  }

  /// What ICU refuses.
  static let own = [
    Row("underscores in a name", "(?<first_letter>[a-z])1", ["a1"], not: ["1", "a"]),
    Row("a name in two alternatives", "(?<a>b)|(?<a>c)", ["b", "c"], not: ["a"]),
    Row("spaces within a name under free spacing", #"(?x)\N{DIGIT ONE}"#, ["1"], not: ["2"]),
  ]

  @Test("A pattern may be what ICU refuses", arguments: own)
  func beyondICU(row: Row) throws {
    let pattern = try TextPattern(row.pattern)
    #expect(row.matches.allSatisfy { pattern.matches($0) })
    #expect(!row.others.contains { pattern.matches($0) })
    #expect(ICUPattern(row.pattern) == nil)
  }

  @Test("Case is folded simply, where ICU folds it fully")
  func fullFolding() throws {
    let pattern = try TextPattern("(?i)ss")
    let icu = try #require(ICUPattern("(?i)ss"))
    #expect(pattern.matches("S\u{17F}"))
    #expect(!pattern.matches("ß"))
    #expect(icu.matches("ß") == true)
  }

  @Test("Case is ignored on request")
  func ignoringCase() throws {
    #expect(try TextPattern("straße", ignoringCase: true).matches("STRAẞE"))
    #expect(try !TextPattern("straße", ignoringCase: false).matches("STRAẞE"))
    #expect(try TextPattern("(?-i)a", ignoringCase: true).matches("a"))
    #expect(try !TextPattern("(?-i)a", ignoringCase: true).matches("A"))
  }
}
