/// Constructs that other matchers support but that aren't possible here, because they would need
/// more than one reading of the text.
enum UnsupportedConstruct: CaseIterable, Sendable {
  case lookBehind
  case negativeLookBehind
  case innerLookAhead
  case backReference
  case recursion
  case conditional
  case atomicGroup
  case possessiveCount
  case wordBoundary
  case insideOfWord
  case endOfLastMatch
  case lineBreak
  case graphemeCluster
  case anchorBehindStart
  case anchorBeforeEnd
  case linesFlag
  case wordsFlag
  case lineFeedFlag

  /// The name, as in "a back-reference can't be matched in linear time".
  var name: String {
    switch self {
    case .lookBehind, .negativeLookBehind: "look-behind"
    case .innerLookAhead: "a look-ahead after the start"
    case .backReference: "a back-reference"
    case .recursion: "recursion"
    case .conditional: "a conditional"
    case .atomicGroup: "an atomic group"
    case .possessiveCount: "a possessive count"
    case .wordBoundary, .insideOfWord: "a word boundary"
    case .endOfLastMatch: "the end of the last match"
    case .lineBreak: #"`\R`"#
    case .graphemeCluster: "a grapheme cluster"
    case .anchorBehindStart: "an anchor after the start"
    case .anchorBeforeEnd: "an anchor before the end"
    case .linesFlag: "`(?m)`"
    case .wordsFlag: "`(?w)`"
    case .lineFeedFlag: "`(?d)`"
    }
  }

  /// What to write instead, and how the matches differ.
  var hint: String {
    switch self {
    case .lookBehind:
      "make the text before it part of the pattern: `[a-z]*ab` for `[a-z]*(?<=a)b`"
    case .negativeLookBehind:
      "begin the pattern with a look-ahead that rejects it: `(?!.*-$).*` for `.*(?<!-)`"
    case .innerLookAhead:
      "begin the pattern with the look-ahead and what comes before it: `(?=ab)a.*` for `a(?=b).*`, "
        + "`(?!.*--).*` for `(?:(?!--).)*`"
    case .backReference:
      #"write the pattern once for each text that the group can match: `"[^"']*"|'[^"']*'` for "#
        + #"`("|')[^"']*\1`; the check `runs` finds repeated characters"#
    case .recursion:
      #"write out the possible levels: `\((?:[^()]|\([^()]*\))*\)` for parentheses in parentheses"#
    case .conditional:
      "write the two cases as alternatives: `ab|c` for `(a)?(?(1)b|c)`"
    case .atomicGroup:
      "write `(?:…)`, which costs no more and can match more: `(?:a|ab)c` matches `abc`, but "
        + "`(?>a|ab)c` doesn't"
    case .possessiveCount:
      "leave out the second symbol: `a+` costs no more than `a++` and can match more: `a+a` "
        + "matches `aa`, but `a++a` doesn't"
    case .wordBoundary:
      "write the characters that can come next to the word: `(?:[a-z ]* )?cat(?: [a-z ]*)?` for "
        + #"`[a-z ]*\bcat\b[a-z ]*`"#
    case .insideOfWord:
      #"write the character that comes there: `a\w.*` for `a\B.*`"#
    case .endOfLastMatch:
      "leave it out: the whole text must match"
    case .lineBreak:
      #"write `(?:\r\n|\v)`, which can also match `\r\n` as two line breaks"#
    case .graphemeCluster:
      #"write `\P{M}\p{M}*` for a letter with its marks; a length check counts grapheme clusters"#
    case .anchorBehindStart, .anchorBeforeEnd:
      "leave it out: the whole text must match"
    case .linesFlag:
      #"leave it out, and write `\n` where a line ends: `a\nb` for `(?m)a$\n^b`"#
    case .wordsFlag:
      "leave it out: it changes only word boundaries"
    case .lineFeedFlag:
      #"leave it out, and write `[^\n]` for the dot"#
    }
  }
}
