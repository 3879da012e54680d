/// What patterns have in other matchers and cannot have here, because it would take more than one reading
/// of the text.
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

  /// The name, as in "a back-reference cannot be matched in linear time".
  var name: String {
    switch self {
    case .lookBehind, .negativeLookBehind: "look-behind"
    case .innerLookAhead: "a look-ahead behind the start"
    case .backReference: "a back-reference"
    case .recursion: "recursion"
    case .conditional: "a conditional"
    case .atomicGroup: "an atomic group"
    case .possessiveCount: "a possessive count"
    case .wordBoundary, .insideOfWord: "a word boundary"
    case .endOfLastMatch: "the end of the last match"
    case .lineBreak: #"\R"#
    case .graphemeCluster: "a grapheme cluster"
    case .anchorBehindStart: "an anchor behind the start"
    case .anchorBeforeEnd: "an anchor before the end"
    case .linesFlag: "(?m)"
    case .wordsFlag: "(?w)"
    case .lineFeedFlag: "(?d)"
    }
  }

  /// What to write instead, and where that matches other texts.
  var hint: String {
    switch self {
    case .lookBehind:
      "write what comes before as a part of the pattern: [a-z]*ab for [a-z]*(?<=a)b"
    case .negativeLookBehind:
      "begin the pattern with a look-ahead that refuses it: (?!.*-$).* for .*(?<!-)"
    case .innerLookAhead:
      "begin the pattern with it, and with what comes before it: (?=ab)a.* for a(?=b).*, "
        + "(?!.*--).* for (?:(?!--).)*"
    case .backReference:
      #"write the pattern once for each text that the group may take: "[^"']*"|'[^"']*' for "#
        + #"("|')[^"']*\1; the check `runs` finds repeated characters"#
    case .recursion:
      #"write out the levels that there may be: \((?:[^()]|\([^()]*\))*\) for brackets in brackets"#
    case .conditional:
      "write the two ways as alternatives: ab|c for (a)?(?(1)b|c)"
    case .atomicGroup:
      "write (?:…): it costs no more, and may match more, as (?:a|ab)c matches abc and (?>a|ab)c does not"
    case .possessiveCount:
      "leave out the second sign: a+ costs no more than a++, and may match more, as a+a matches aa and "
        + "a++a does not"
    case .wordBoundary:
      "write which characters stand beside the word: (?:[a-z ]* )?cat(?: [a-z ]*)? for "
        + #"[a-z ]*\bcat\b[a-z ]*"#
    case .insideOfWord:
      #"write which character stands there: a\w.* for a\B.*"#
    case .endOfLastMatch:
      "leave it out: the whole text must match"
    case .lineBreak:
      #"write (?:\r\n|\v), which may also take \r\n as two line breaks"#
    case .graphemeCluster:
      #"write \P{M}\p{M}* for a letter with its marks; a check of length counts what readers see as "#
        + "characters"
    case .anchorBehindStart, .anchorBeforeEnd:
      "the whole text must match, so no anchor is needed"
    case .linesFlag:
      #"leave it out, and write \n where a line ends: a\nb for (?m)a$\n^b"#
    case .wordsFlag:
      "leave it out: it changes word boundaries alone"
    case .lineFeedFlag:
      #"leave it out, and write [^\n] for the dot"#
    }
  }
}
