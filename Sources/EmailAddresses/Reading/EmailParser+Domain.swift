import UnicodeText
import Violations

/// The part behind the `@`, RFC 5321 §4.1.2 and §4.1.3.
extension EmailParser {
  /// Reads the domain.
  mutating func parseDomain(_ core: Core) {
    guard let first = core.tokens.first else {
      return report(.emailDomainMissing, at: core.range)
    }
    if !core.hasFillers { domainRange = core.range }
    if first.kind == .literal { return parseLiteral(core, first) }
    let labels = writtenLabels(core)
    if checkDomainCharacters(core), !core.hasFillers {
      parseDomainName(core.range, labels)
    } else {
      // What the name should be is a guess, but its dots and hyphens are what they are.
      checkDots(labels)
      for label in labels { checkHyphens(label) }
    }
  }

  private mutating func parseLiteral(_ core: Core, _ literal: EmailToken) {
    if core.hasFillers { return }
    flags.insert(.addressLiteral)
    let written = text(core.range)
    domain = written
    asciiDomain = written
    guard options.allowsAddressLiteral else {
      return report(.emailDomainLiteralNotAllowed, at: core.range)
    }
    let content = bytes[literal.range].dropFirst().dropLast(literal.isClosed ? 1 : 0)
    guard literal.isClosed, core.tokens.count == 1, AddressLiteral.accepts(content) else {
      return report(.emailDomainLiteralMalformed, at: core.range)
    }
  }

  private mutating func parseDomainName(_ range: Range<Int>, _ written: [DomainLabel]) {
    guard range.count <= EmailLimits.undecodedDomain else {
      return reportDomainTooLong(range.count, at: range)
    }
    let known = issues.count
    let name = DomainName(text(range), decodesALabels: options.decodesALabels)
    let labels = DomainLabel.labels(of: name, at: written, within: range)
    let isReadable = report(name.problems, at: range, labels)
    checkDots(labels)
    for label in labels { checkLabel(label) }
    if name.problems.isEmpty || issues.count == known {
      asciiDomain = name.ascii
      domain = name.unicode
    }
    if name.unicode != name.ascii { flags.insert(.internationalizedDomain) }
    if isReadable { checkWhole(name, labels, at: range) }
  }

  /// Reports the characters that no domain can have; false if there are any.
  private mutating func checkDomainCharacters(_ core: Core) -> Bool {
    var areAllowed = true
    for token in core.tokens where !token.isFiller {
      if bytes[token.range].allSatisfy({ ByteSet.letterDigitHyphen.contains($0) })
        || token.kind == .dot
      {
        continue
      }
      for (scalar, place) in scalars(in: token.range) {
        if scalar.isASCII {
          if let byte = UInt8(exactly: scalar.value), ByteSet.letterDigitHyphen.contains(byte) {
            continue
          }
          report(.emailDomainCharacter, at: place, ["character": .character(scalar)])
        } else if EmailScalars.whiteSpace.contains(scalar) {
          report(.emailWhiteSpace, at: place)
        } else if !options.allowsInternationalizedDomain {
          report(.emailDomainNotASCII, at: place, ["character": .character(scalar)])
        } else {
          continue
        }
        areAllowed = false
      }
    }
    return areAllowed
  }

  private mutating func reportDomainTooLong(_ actual: Int, at range: Range<Int>) {
    report(
      .emailDomainTooLong,
      at: range,
      ["maximum": .integer(EmailLimits.domain), "actual": .integer(actual)]
    )
  }

  /// Checks what only the whole name can tell.
  private mutating func checkWhole(
    _ name: DomainName,
    _ labels: [DomainLabel],
    at range: Range<Int>
  ) {
    let length = name.ascii.utf8.count
    if length > EmailLimits.domain, !issues.contains(where: { $0.code.isAboutDomainLength }) {
      reportDomainTooLong(length, at: range)
    }
    guard let last = labels.last(where: { !$0.text.isEmpty }) else { return }
    if SpecialUseDomain.names.contains(last.text) {
      flags.insert(.specialUseDomain)
      if !options.allowsSpecialUseDomains {
        return report(.emailDomainSpecialUse, at: last.range, ["domain": .text(last.text)])
      }
    }
    if labels.count == 1 {
      flags.insert(.singleLabelDomain)
      if !options.allowsSingleLabelDomain { return report(.emailDomainSingleLabel, at: range) }
    }
    // RFC 1123 §2.1: "at least the highest-level component label will be alphabetic".
    if !options.allowsAnyTopLevelDomain, !last.text.hasPrefix("xn--"), !last.hasHyphenAtAnEnd,
      last.text.utf8.contains(where: { $0.isDigit || $0 == UInt8(ascii: "-") })
    {
      report(.emailDomainTopLevel, at: last.range)
    }
  }
}
