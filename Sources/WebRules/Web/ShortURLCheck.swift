import RuleEngine
import UnicodeText
import Violations

/// Requires a URL that may lack its scheme, as people type addresses: `example.org/a`.
///
/// Such a text is checked as if the scheme were there, so the canonical form and the facts have it.
/// Ranges are those in the text as typed. A text that begins with a slash is a path without a host,
/// and is refused.
struct ShortURLCheck: Check {
  private let url: URLCheck

  /// The beginning that is assumed, such as `https://`.
  private let beginning: String

  /// Creates a check that accepts what another one accepts, with or without the scheme.
  init(_ url: URLCheck) {
    self.url = url
    beginning = url.options.beginnings[0]
  }

  /// Reports what is wrong with the URL.
  ///
  /// - Complexity: O(*n*).
  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard url.lacksScheme(text) else { return url.check(text, in: context, into: &findings) }
    let whole = beginning + String(copying: text)
    let shift = beginning.utf8.count
    var own = findings.forOther()
    url.check(whole.utf8Span, in: context, into: &own)
    if own.outcome == .invalid, findings.wantsDetails, let slip = url.slip(in: text) {
      return findings.add(slip)
    }
    own.mapRanges { max(0, $0.lowerBound - shift)..<max(0, $0.upperBound - shift) }
    findings.merge(own)
  }

  /// Returns whether a URL that is still being typed can become valid, with or without its scheme.
  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if passes(text, in: context) { return .valid }
    let whole = beginning + String(copying: text)
    switch (url.progress(of: text, in: context), url.progress(of: whole.utf8Span, in: context)) {
    case (.impossible(at: let offset), .impossible(at: let other)):
      return .impossible(at: max(offset, other - beginning.utf8.count))
    default: return .unfinished
    }
  }

  /// Returns what a URL must have, apart from its scheme.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    url.requirements(in: context).filter { $0.code != CodeDefinition.urlScheme.code }
  }

  /// Returns URLs that are accepted, with their schemes.
  func examples(in context: borrowing CheckContext) -> [String] { url.examples(in: context) }
}

extension ShortURLCheck: MeasuredCheck {
  /// The text is read twice: to find out whether the scheme is missing, and with the scheme.
  package var runningCost: RunningCost { url.runningCost + url.runningCost }
}
