import Foundation
import Rulebook
import RulebookKernels

/// Regular expressions of ECMAScript in each syntax, complete and while they are being typed.
public struct ExpressionsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "expressions"

  private let unicode = CheckSubject(
    "with the flag u",
    RegularExpressionCheck(.ecmaScript),
    RegularExpressionCheck.definition
  )
  private let plain = CheckSubject(
    "without flags",
    RegularExpressionCheck(.ecmaScriptWithoutFlags),
    RegularExpressionCheck.definition
  )
  private let browsers = CheckSubject(
    "browsers",
    RegularExpressionCheck(.browsers),
    RegularExpressionCheck.definition
  )

  /// Creates the target.
  public init() {}

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let bytes = Array(String(decoding: input, as: UTF8.self).utf8)
    if bytes.isEmpty { return }
    var verdicts: [Bool] = []
    for check in [unicode, plain, browsers] {
      let report = try check.attack(with: bytes)
      try check.expectTyping(bytes, isValid: report.isValid)
      verdicts.append(report.isValid)
    }
    // Annex B only adds to the main text of the standard.
    try expect(!verdicts[1] || verdicts[2], "browsers accept everything that the standard accepts")
  }
}

extension ExpressionsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      var text = ""
      for _ in 0..<(1 + generator.below(5)) {
        text += Self.terms.any(&generator)
        if generator.once(in: 3) { text += Self.quantifiers.any(&generator) }
      }
      return Array(text.utf8)
    }
  }

  private static let quantifiers = ["*", "+?", "?", "{2}", "{2,}", "{1,2}?", "{2,1}", "|"]

  private static let terms = [
    "a", "(a)", "(?:b|c)", "(?=d)", "(?!e)", "(?<=f)", "(?<!g)", "(?<n>h)", "(?<m>i)", "\\k<n>",
    "\\1", "[a-z]",
    "[^\\d\\-]", "[😀-😁]", "\\u{1F600}", "\\ud83d\\ude00", "\\p{Lu}", "\\P{Script=Greek}", "\\b",
    ".", "^", "$",
    "é", "\\x41", "\\cA", "\\0",
  ]

  private static let pieces = [
    "a", "z", "0", "1", "9", "f", "(", ")", "(?", "(?:", "(?=", "(?!", "(?<", "(?<=", "(?<!",
    "(?<a>", "(?<b>",
    "[", "]", "[^", "-", "^", "$", ".", "*", "+", "?", "{", "}", ",", "{1", "{2,1}", "|", "\\",
    "\\\\", "\\k",
    "\\k<a>", "\\k<", ">", "\\1", "\\2", "\\8", "\\d", "\\w", "\\b", "\\B", "\\c", "\\cA", "\\x",
    "\\x4", "\\u",
    "\\u{", "\\u{10FFFF}", "\\ud83d", "\\ude00", "\\u0061", "\\p", "\\p{", "L}", "Script=", "\\-",
    "\\/", "\\Z",
    "/", "é", "😀", "\u{200D}", "\n", " ", "<", "=", "!", "_",
  ]
}
