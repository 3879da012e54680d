import RuleEngine
import UnicodeText
import Violations
import WebAddresses

/// The domain of a valid value, with what makes it doubtful: an unknown ending, or letters of
/// several scripts in one label.
struct CheckedDomain {
  /// The domain in lowercase and in ASCII.
  var ascii: String

  /// The domain in lowercase and in Unicode.
  var unicode: String

  /// The range of the domain in the text, if it is known.
  var range: Range<Int>?

  /// What is reported with every code.
  var arguments: [String: Argument] = [:]

  /// Whether the domain has an ending that isn't on a list.
  ///
  /// Domains that aren't on the public internet, or are reserved for examples, have no such ending.
  func hasUnknownEnding(_ endings: WordList?) -> Bool {
    // An address literal, such as [192.0.2.1], has no ending.
    guard let endings, ascii.utf8.first != UInt8(ascii: "["),
      PublicHosts.mayBePublic(ascii.utf8Span.span)
    else { return false }
    return !endings.contains(Self.ending(of: ascii))
  }

  /// Adds the violation for an unknown ending.
  func addUnknownEnding(
    _ code: CodeDefinition,
    severity: Severity,
    in text: UTF8Span,
    to findings: inout Findings
  ) {
    findings.add(
      code.code,
      at: range.map { rangeOfEnding(in: text, $0) },
      severity: severity,
      with(["ending": .text(Self.ending(of: unicode))])
    )
  }

  /// The label that mixes scripts; nil if none does.
  var mixedLabel: MixedLabel? { MixedLabel(in: unicode.utf8Span) }

  /// Adds a warning of a label that mixes scripts.
  ///
  /// - Parameters:
  ///   - found: The letter that doesn't fit its label.
  ///   - mixed: The code if no letter of the label's script looks like the letter.
  ///   - lookAlike: The code if one does.
  ///   - text: The text with the domain.
  ///   - findings: Receives the warning.
  func warn(
    of found: MixedLabel,
    _ mixed: CodeDefinition,
    _ lookAlike: CodeDefinition,
    in text: UTF8Span,
    to findings: inout Findings
  ) {
    let place = range.map { placeOfLetter(found, in: text, $0) }
    guard let other = found.lookAlike else {
      return findings.add(mixed, at: place, with(["character": .character(found.character)]))
    }
    findings.add(
      lookAlike,
      at: place,
      with(["character": .character(found.character), "look_alike": .character(other)])
    )
  }

  /// Returns arguments with those that are reported with every code.
  private func with(_ own: [String: Argument]) -> [String: Argument] {
    arguments.merging(own) { _, own in own }
  }

  /// Returns the last label of a name, without a dot at the end.
  private static func ending(of name: String) -> String {
    let labels = name.utf8.split(separator: UInt8(ascii: "."))
    return labels.last.map { String(decoding: $0, as: UTF8.self) } ?? name
  }

  /// Returns the range of the last label, or of the whole domain if its dots aren't ASCII.
  private func rangeOfEnding(in text: UTF8Span, _ range: Range<Int>) -> Range<Int> {
    let bytes = text.span
    let dot = UInt8(ascii: ".")
    let end = range.upperBound - (bytes[range.upperBound - 1] == dot ? 1 : 0)
    guard let last = (range.lowerBound..<end).last(where: { bytes[$0] == dot }) else {
      return range
    }
    return last + 1..<end
  }

  /// Returns the range of a letter, or of the whole domain if it isn't written as in the mapped
  /// domain.
  private func placeOfLetter(
    _ found: MixedLabel,
    in text: UTF8Span,
    _ range: Range<Int>
  ) -> Range<Int> {
    var place = range.lowerBound
    var mapped = 0
    while place < range.upperBound {
      let scalar = text.scalar(at: place)
      let lowercased = scalar.properties.lowercaseMapping
      if mapped >= found.offset {
        let isLetter = mapped == found.offset && lowercased == String(found.character)
        return isLetter ? place..<place + scalar.utf8Length : range
      }
      mapped += lowercased.utf8.count
      place += scalar.utf8Length
    }
    return range
  }
}

extension CodeDefinition {
  static let emailDomainUnknownEnding = CodeDefinition(
    "email.domain.unknown_ending",
    "The Public Suffix List doesn't know the ending of the domain.",
    [.ending],
    severity: .warning
  )

  static let emailDomainMixedScripts = CodeDefinition(
    "email.domain.mixed_scripts",
    "A label of the domain has letters of several scripts.",
    [.strangeLetter],
    severity: .warning
  )

  static let emailDomainLookAlike = CodeDefinition(
    "email.domain.mixed_scripts.look_alike",
    "A label of the domain has a letter of another script that looks like one of its own.",
    [.strangeLetter, .lookAlike],
    severity: .warning
  )

  static let urlHostUnknownEnding = CodeDefinition(
    "url.host.unknown_ending",
    of: .urlHost,
    "The Public Suffix List doesn't know the ending of the domain.",
    [.ending],
    severity: .warning
  )

  static let urlHostMixedScripts = CodeDefinition(
    "url.host.mixed_scripts",
    of: .urlHost,
    "A label of the domain has letters of several scripts.",
    [.strangeLetter],
    severity: .warning
  )

  static let urlHostLookAlike = CodeDefinition(
    "url.host.mixed_scripts.look_alike",
    of: .urlHost,
    "A label of the domain has a letter of another script that looks like one of its own.",
    [.strangeLetter, .lookAlike],
    severity: .warning
  )

  static let hostMixedScripts = CodeDefinition(
    "host.mixed_scripts",
    "A label has letters of several scripts.",
    [.strangeLetter],
    severity: .warning
  )

  static let hostLookAlike = CodeDefinition(
    "host.mixed_scripts.look_alike",
    "A label has a letter of another script that looks like one of its own.",
    [.strangeLetter, .lookAlike],
    severity: .warning
  )
}

extension CodeDefinition.Argument {
  fileprivate static let ending = Self(
    "ending",
    .text,
    "the last part of the domain, without a dot",
    isFromInput: true
  )

  fileprivate static let strangeLetter = Self(
    "character",
    .character,
    "the letter of another script",
    isFromInput: true
  )

  fileprivate static let lookAlike = Self(
    "look_alike",
    .character,
    "the letter that was probably meant",
    isFromInput: true
  )
}
