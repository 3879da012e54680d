import UnicodeText
import Violations

/// The part behind the `@`, RFC 5321 §4.1.2 and §4.1.3.
extension EmailParser {
  /// Reads the domain.
  mutating func parseDomain(_ core: Core) {
    guard let first = core.tokens.first else {
      return report(.emailDomainMissing, at: core.range)
    }
    if core.hasFillers { return }
    domainRange = core.range
    if first.kind == .literal {
      parseLiteral(core, first)
    } else {
      parseDomainName(core.range)
    }
  }

  private mutating func parseLiteral(_ core: Core, _ literal: EmailToken) {
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

  private mutating func parseDomainName(_ range: Range<Int>) {
    guard checkDomainCharacters(range) else { return }
    guard range.count <= EmailLimits.undecodedDomain else {
      return reportDomainTooLong(range.count, at: range)
    }
    let known = issues.count
    let name = DomainName(text(range))
    let labels = DomainLabel.labels(of: name.ascii, at: labelRanges(of: range), within: range)
    for problem in name.problems where issues.count == known {
      report(problem, at: range, labels)
    }
    if issues.count == known { checkLabels(labels) }
    if name.problems.isEmpty || issues.count == known {
      asciiDomain = name.ascii
      domain = name.unicode
    }
    if name.unicode != name.ascii { flags.insert(.internationalizedDomain) }
    if issues.count == known { checkWhole(name, labels, at: range) }
  }

  /// Reports the first character that no domain can have; false after a report.
  private mutating func checkDomainCharacters(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") || ByteSet.letterDigitHyphen.contains(byte) {
        index += 1
      } else if byte.isBeyondASCII {
        var end = index + 1
        while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
        guard let scalar = text(index..<end).unicodeScalars.first else { return false }
        if EmailScalars.whiteSpace.contains(scalar) {
          report(.emailWhiteSpace, at: index..<end)
          return false
        }
        guard options.allowsInternationalizedDomain else {
          report(.emailDomainNotASCII, at: index..<end, ["character": .character(scalar)])
          return false
        }
        index = end
      } else {
        reportCharacter(.emailDomainCharacter, at: index)
        return false
      }
    }
    return true
  }

  /// The places of the labels: UTS #46 §4 takes four characters for dots.
  private func labelRanges(of range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = range.lowerBound
    for (scalar, place) in scalars(in: range) where DomainName.dots.contains(scalar) {
      ranges.append(start..<place.lowerBound)
      start = place.upperBound
    }
    return ranges + [start..<range.upperBound]
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
    if name.ascii.utf8.count > EmailLimits.domain {
      return reportDomainTooLong(name.ascii.utf8.count, at: range)
    }
    guard let last = labels.last else { return }
    if SpecialUseDomain.names.contains(last.ascii) {
      flags.insert(.specialUseDomain)
      if !options.allowsSpecialUseDomains {
        return report(.emailDomainSpecialUse, at: last.range, ["domain": .text(last.ascii)])
      }
    }
    if labels.count == 1 {
      flags.insert(.singleLabelDomain)
      if !options.allowsSingleLabelDomain { return report(.emailDomainSingleLabel, at: range) }
    }
    // RFC 1123 §2.1: "at least the highest-level component label will be alphabetic".
    if !options.allowsAnyTopLevelDomain, !last.ascii.hasPrefix("xn--"),
      last.ascii.utf8.contains(where: { $0.isDigit || $0 == UInt8(ascii: "-") })
    {
      report(.emailDomainTopLevel, at: last.range)
    }
  }
}
