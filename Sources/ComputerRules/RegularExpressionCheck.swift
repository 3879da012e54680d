import ComputerFormats
public import RuleEngine
import TextPatterns
import UnicodeText
public import Violations

/// Requires a text to be a regular expression.
///
///     RegularExpressionCheck()
///     // (a|b)+    valid
///     // (a|b      regex.unclosed, character: (, at bytes 0 to 1
///     // a{2,1}    regex.syntax, at bytes 1 to 6
///
/// The syntax is that of ECMAScript, as JSON Schema asks for, or that of ICU, which the check `pattern`
/// takes.
///
/// Standard: ECMA-262, 15th edition (2024), §22.2.1 and Annex B.1.2.
public struct RegularExpressionCheck: Check {
  /// Whose syntax is meant.
  public enum Syntax: String, CaseIterable, Sendable {
    /// That of ECMAScript with the flag `u`.
    case ecmaScript = "ecmascript"

    /// That of ECMAScript without flags, by the main text of the standard.
    case ecmaScriptWithoutFlags = "ecmascript-without-flags"

    /// That of ECMAScript without flags, with what Annex B adds for browsers.
    case browsers

    /// That of ICU, as far as packs take it.
    case icu
  }

  /// Whose syntax is meant.
  public let syntax: Syntax

  /// Creates a check.
  public init(_ syntax: Syntax = .ecmaScript) { self.syntax = syntax }

  /// Reports what is wrong with an expression.
  ///
  /// - Complexity: O(*n*). An expression of ECMAScript without names is read without allocation.
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
        findings.add(.regexUnclosed, at: fault.range, ["character": .character(opening)])
      } else {
        findings.add(.regexSyntax, at: fault.range)
      }
    } else {
      findings.setFact("groups", .decimal(ExactDecimal(reading.captures)))
      if !reading.names.isEmpty { findings.setFact("names", .list(reading.names.map(Value.text))) }
    }
  }

  /// Returns whether a text that is still being typed can become an expression; of ICU's, nothing is
  /// foreseen.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    guard let expressions else {
      return passes(text, in: context) ? .valid : .unfinished
    }
    let reading = expressions.read(text)
    guard let fault = reading.fault else { return .valid }
    return fault.impossibleAt.map { .impossible(at: $0) } ?? .unfinished
  }

  /// The syntax as the module `ComputerFormats` knows it; nil for ICU's.
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

extension RegularExpressionCheck {
  /// The check as packs know it: `regex`.
  public static let definition = CheckDefinition(
    "regex",
    "Requires a regular expression.",
    shorthand: "syntax",
    settings: [
      .choice(
        "syntax",
        Syntax.self,
        "Whose syntax is meant: that of ECMAScript with the flag u or without flags, the latter also as "
          + "browsers take it, or ICU's, which packs take.",
        default: .ecmaScript
      )
    ],
    codes: [.regexUnclosed, .regexSyntax],
    facts: [
      FactDefinition("groups", "The number of groups that capture."),
      FactDefinition("names", "The names of groups.", isFromInput: true),
    ]
  ) { settings in RegularExpressionCheck(settings.choice("syntax") ?? .ecmaScript) }
}

extension ExpressionFault.Kind {
  /// The character that is never closed, if that is the fault.
  fileprivate var opening: Unicode.Scalar? {
    switch self {
    case .unclosedGroup: "("
    case .unclosedClass: "["
    case .unclosedBrace: "{"
    default: nil
    }
  }
}

extension UTF8Span {
  /// The place of a scalar by its number; nil after the last.
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
    "A parenthesis, bracket or brace of a regular expression is never closed.",
    [.init("character", .character, "the opening character")]
  )

  static let regexSyntax = CodeDefinition(
    "regex.syntax",
    "A regular expression has something that its syntax does not know there."
  )
}
