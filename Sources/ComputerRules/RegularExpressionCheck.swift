import ComputerFormats
public import RuleEngine
import TextPatterns
import UnicodeText
public import Violations

/// Requires a text to be a regular expression.
///
///     RegularExpressionCheck()
///     // (a|b)+    valid
///     // (a|b      regex.unclosed, character: (, bracket: parenthesis, at bytes 0 to 1
///     // a{2,1}    regex.syntax, at bytes 1 to 6
///
/// The syntax is either the one of ECMAScript, which JSON Schema requires, or the one of ICU, which
/// the check `pattern` uses.
///
/// Standard: ECMA-262, 15th edition (2024), §22.2.1 and Annex B.1.2.
public struct RegularExpressionCheck: Check {
  /// The syntaxes of regular expressions.
  public enum Syntax: String, CaseIterable, Sendable {
    /// ECMAScript with the flag `u`.
    case ecmaScript = "ecmascript"

    /// ECMAScript without flags, according to the main text of the standard.
    case ecmaScriptWithoutFlags = "ecmascript-without-flags"

    /// ECMAScript without flags, with the additions of Annex B for browsers.
    case browsers

    /// The part of ICU's syntax that packs accept.
    case icu
  }

  /// The syntax of the expression.
  public let syntax: Syntax

  /// Creates a check.
  public init(_ syntax: Syntax = .ecmaScript) { self.syntax = syntax }

  /// Reports what is wrong with an expression.
  ///
  /// - Complexity: O(*n*). An ECMAScript expression without names is read without allocation.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let expressions else {
      checkICU(text, into: &findings)
      return
    }
    let reading = expressions.read(text, locates: findings.wantsDetails)
    if let fault = reading.fault {
      if let opening = fault.kind.opening {
        findings.add(
          .regexUnclosed,
          at: fault.range,
          ["character": .character(opening.sign), "bracket": .text(opening.name)]
        )
      } else {
        findings.add(.regexSyntax, at: fault.range)
      }
    } else {
      findings.setFact("groups", .decimal(ExactDecimal(reading.captures)))
      if !reading.names.isEmpty { findings.setFact("names", .list(reading.names.map(Value.text))) }
    }
  }

  /// Returns whether a text that is still being typed can become an expression.
  ///
  /// The check makes no prediction for ICU.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    guard let expressions else {
      return passes(text, in: context) ? .valid : .unfinished
    }
    let reading = expressions.read(text)
    guard let fault = reading.fault else { return .valid }
    return fault.impossibleAt.map { .impossible(at: $0) } ?? .unfinished
  }

  /// The syntax for the parser in the module `ComputerFormats`, or nil for ICU.
  private var expressions: ExpressionSyntax? {
    switch syntax {
    case .ecmaScript: ExpressionSyntax()
    case .ecmaScriptWithoutFlags: ExpressionSyntax(isUnicode: false)
    case .browsers: ExpressionSyntax(isUnicode: false, hasAnnexB: true)
    case .icu: nil
    }
  }

  private func checkICU(_ text: UTF8Span, into findings: inout Findings) {
    do throws(TextPatternError) {
      _ = try TextPattern(String(copying: text))
    } catch {
      findings.add(.regexSyntax, at: error.offset.map { text.scalarRange(number: $0) } ?? nil)
    }
  }
}

extension RegularExpressionCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 500, byte: 300) }
}

extension RegularExpressionCheck {
  /// The definition of the check `regex` for packs.
  public static let definition = CheckDefinition(
    "regex",
    "Requires a regular expression.",
    shorthand: "syntax",
    settings: [
      .choice(
        "syntax",
        Syntax.self,
        "The syntax: ECMAScript with the flag u or without flags, the latter optionally with the "
          + "additions of browsers, or the syntax of ICU, which packs use.",
        default: .ecmaScript
      )
    ],
    codes: [.regexUnclosed, .regexSyntax],
    facts: [
      FactDefinition("groups", "The number of capturing groups."),
      FactDefinition("names", "The names of the groups.", isFromInput: true),
    ]
  ) { settings in RegularExpressionCheck(settings.choice("syntax") ?? .ecmaScript) }
}

extension ExpressionFault.Kind {
  /// The character that is never closed, with its name for messages; nil for another fault.
  fileprivate var opening: (sign: Unicode.Scalar, name: String)? {
    switch self {
    case .unclosedGroup: ("(", "parenthesis")
    case .unclosedClass: ("[", "square_bracket")
    case .unclosedBrace: ("{", "brace")
    default: nil
    }
  }
}

extension UTF8Span {
  /// Returns the range of a scalar by its number, or nil after the last one.
  fileprivate func scalarRange(number: Int) -> Range<Int>? {
    var offset = 0
    var left = number
    while offset < count {
      let end = offset + scalar(at: offset).utf8Length
      if left == 0 { return offset..<end }
      left -= 1
      offset = end
    }
    return nil
  }
}

extension CodeDefinition {
  static let regexUnclosed = CodeDefinition(
    "regex.unclosed",
    "A parenthesis, bracket or brace in a regular expression is never closed.",
    [
      .init("character", .character, "the opening character"),
      .init("bracket", .text, "`parenthesis`, `square_bracket` or `brace`"),
    ]
  )

  static let regexSyntax = CodeDefinition(
    "regex.syntax",
    "A regular expression contains something that its syntax doesn't allow there."
  )
}
