public import RuleEngine
import UnicodeText
public import Violations
public import WebAddresses

/// Requires a host name or a domain name.
///
/// Names follow RFC 1123 §2.1, with at most 253 characters and at most 63 in a label. A label
/// `xn--…` must be valid Punycode for a label that IDNA2008 allows. With `unicode`, a name may be
/// in any script (RFC 5890). ASCII labels may have hyphens as their third and fourth character, as
/// in `qa--acme.example`; RFC 5890 §2.3.1 reserves them, but RFC 1123 allows them and hosts have
/// them. RFC 5891 §4.2.3.1 forbids them in labels in other scripts. With a list of public
/// suffixes, a name must be registrable.
///
/// `HostName` in the module `WebAddresses` reads names in ASCII, and ICU maps other names to ASCII.
/// This check turns their faults into codes. `HostNameCheck+Definition.swift` creates it from
/// settings.
///
///     HostNameCheck(options: [.singleLabel])
///     // www.example.org  valid
///     // www_1            host.character
///     HostNameCheck(suffixes: list)
///     // example.co.uk    valid; public_suffix: co.uk
///     // co.uk            host.public_suffix
public struct HostNameCheck: Check {
  /// The forms that are accepted in addition to RFC 1123.
  let options: HostName.Options

  /// Whether names may be in any script.
  let allowsUnicode: Bool

  /// The list that decides which names are registrable, or nil to accept any name.
  let suffixes: PublicSuffixes?

  /// Whether the list's rules of domain owners count in addition to those of registries.
  let usesPrivateSuffixes: Bool

  /// Creates a check.
  public init(
    options: HostName.Options = [],
    allowsUnicode: Bool = false,
    suffixes: PublicSuffixes? = nil,
    usesPrivateSuffixes: Bool = false
  ) {
    self.options = options
    self.allowsUnicode = allowsUnicode
    self.suffixes = suffixes
    self.usesPrivateSuffixes = usesPrivateSuffixes
  }

  /// Reports a text that isn't a name, or a name that isn't accepted.
  ///
  /// - Complexity: O(*n*). An ASCII name without labels `xn--…` isn't copied.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if allowsUnicode, let first = text.firstBeyondASCII {
      return checkUnicode(text, from: first, into: &findings)
    }
    switch HostName.read(text.span, options) {
    case .fault(.singleLabel, _, _) where isPublicSuffix(text.span):
      findings.add(.hostPublicSuffix, ["example": .text(example)])
    case .fault(let fault, let range, _): report(fault, at: range, in: text, into: &findings)
    case .name(hasALabel: false): finish(text.span, of: text, into: &findings)
    case .name(hasALabel: true):
      let name = textForIDNA(text)
      let mapped = InternationalDomain.registrable(name.utf8Span)
      if hasProblem(mapped, text) {
        reportLabel(at: faultyLabel(of: text), in: text, into: &findings)
      } else {
        finish(text.span, of: text, into: &findings)
      }
    }
  }

  /// Returns whether a name has a problem other than hyphens as the third and fourth character of
  /// ASCII labels.
  ///
  /// RFC 1123 §2.1 allows these hyphens. RFC 5891 §4.2.3.1 forbids them in all other labels, as
  /// written and as encoded.
  private func hasProblem(_ mapped: InternationalDomain.Result, _ text: UTF8Span) -> Bool {
    !mapped.problems.isEmpty
      && (mapped.problems != [.hyphen34] || faultyLabel(of: text) != nil)
  }

  /// Returns the text for ICU to check: without the asterisk of a wildcard, and with a letter in
  /// place of each underscore.
  ///
  /// IDNA allows neither.
  private func textForIDNA(_ text: UTF8Span) -> String {
    var bytes: [UInt8] = []
    let isWildcard = options.contains(.wildcard) && text.span[0] == UInt8(ascii: "*")
    for index in (isWildcard ? min(2, text.count) : 0)..<text.count {
      let byte = text.span[index]
      bytes.append(
        byte == UInt8(ascii: "_") && options.contains(.underscores) ? UInt8(ascii: "u") : byte
      )
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Checks a name whose first character outside ASCII is at an offset.
  private func checkUnicode(_ text: UTF8Span, from first: Int, into findings: inout Findings) {
    // A name with so many bytes is too long in ASCII, so hostile text isn't even read.
    if text.count > HostName.longestName * 8 {
      return findings.add(.hostTooLong, ["maximum": .integer(HostName.longestName)])
    }
    let mapped = InternationalDomain.registrable(textForIDNA(text).utf8Span)
    if hasProblem(mapped, text), let problem = mapped.problems.first {
      let label = faultyLabel(of: text)
      switch problem {
      case .labelTooLong:
        return findings.add(
          .hostLabelTooLong,
          at: label,
          ["maximum": .integer(HostName.longestLabel)]
        )
      case .domainNameTooLong:
        return findings.add(.hostTooLong, ["maximum": .integer(HostName.longestName)])
      case .emptyLabel: return findings.add(.hostDot, at: label)
      case .leadingHyphen, .trailingHyphen: return findings.add(.hostHyphen, at: label)
      default:
        if let offset = strangeCharacter(in: text) {
          return report(.character, at: offset..<offset + 1, in: text, into: &findings)
        }
        return reportLabel(at: label, in: text, into: &findings)
      }
    }
    let ascii = hasWildcard(text) ? "*." + mapped.text : mapped.text
    switch HostName.read(ascii.utf8Span.span, options) {
    case .fault(.singleLabel, _, _) where isPublicSuffix(ascii.utf8Span.span):
      findings.add(.hostPublicSuffix, ["example": .text(example)])
    case .fault(let fault, _, _): report(fault, at: 0..<text.count, in: text, into: &findings)
    case .name: finish(ascii.utf8Span.span, of: text, into: &findings)
    }
  }

  /// Returns whether the whole name is a public suffix, such as `com`.
  private func isPublicSuffix(_ name: borrowing Span<UInt8>) -> Bool {
    guard let parts = suffixes?.split(name, usesPrivate: usesPrivateSuffixes) else { return false }
    return parts.registrable == nil
  }

  /// Returns the offset of the first ASCII character that names can't contain.
  private func strangeCharacter(in text: UTF8Span) -> Int? {
    let bytes = text.span
    return bytes.indices.first { index in
      switch bytes[index] {
      case 0x80..., UInt8(ascii: "-"), UInt8(ascii: "."): false
      case UInt8(ascii: "_"): !options.contains(.underscores)
      case UInt8(ascii: "*"): index > 0 || !options.contains(.wildcard)
      default: !bytes[index].isLetter && !bytes[index].isDigit
      }
    }
  }

  /// Returns the range of the first label that isn't a valid name on its own, or nil if all are.
  private func faultyLabel(of text: UTF8Span) -> Range<Int>? {
    var start = hasWildcard(text) ? 2 : 0
    while start < text.count {
      var end = start
      var next = text.count
      while end < text.count {
        let scalar = text.scalar(at: end)
        if [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"].contains(scalar) {
          next = end + scalar.utf8Length
          break
        }
        end += scalar.utf8Length
      }
      if start < end, !text.withSlice(start..<end, { isLabel($0) }) { return start..<end }
      start = max(next, end)
    }
    return nil
  }

  /// Returns whether a label is a valid name on its own.
  private func isLabel(_ label: UTF8Span) -> Bool {
    let mapped = InternationalDomain.registrable(textForIDNA(label).utf8Span)
    if mapped.problems.isEmpty { return true }
    return mapped.problems == [.hyphen34] && !mapped.text.utf8Span.isALabel(at: 0)
  }

  /// Returns whether a name begins with an asterisk that is accepted.
  private func hasWildcard(_ text: UTF8Span) -> Bool {
    options.contains(.wildcard) && text.count > 2 && text.span[0] == UInt8(ascii: "*")
      && text.span[1] == UInt8(ascii: ".")
  }

  /// Returns the letter that was probably meant by one of another script in a name that must be in
  /// ASCII; nil if there is none.
  private func lookAlike(of letter: Unicode.Scalar, in text: UTF8Span) -> Unicode.Scalar? {
    guard !letter.isASCII else { return nil }
    let name = String(copying: text).lowercased()
    guard let found = MixedLabel(in: name.utf8Span),
      letter.properties.lowercaseMapping == String(found.character)
    else { return nil }
    return found.lookAlike
  }

  /// Adds the code for a label that isn't a valid name, or for the whole name if only its labels
  /// together aren't one.
  private func reportLabel(
    at label: Range<Int>?,
    in text: UTF8Span,
    into findings: inout Findings
  ) {
    let range = label ?? 0..<text.count
    findings.add(.hostLabel, at: range, ["part": .text(String(copying: text, in: range))])
  }

  /// Adds the code for a fault of an ASCII name.
  private func report(
    _ fault: HostName.Fault,
    at range: Range<Int>,
    in text: UTF8Span,
    into findings: inout Findings
  ) {
    switch fault {
    case .character:
      if findings.wantsDetails, text.count <= NamedSlip.longestText,
        let slip = HostSlipFinder(text: String(copying: text)).slip()
      {
        return findings.add(slip)
      }
      let character = text.scalar(at: range.lowerBound)
      if findings.wantsDetails, let other = lookAlike(of: character, in: text) {
        return findings.add(
          CodeDefinition.hostLookAlike.code,
          at: range.lowerBound..<range.lowerBound + character.utf8Length,
          severity: .error,
          ["character": .character(character), "look_alike": .character(other)]
        )
      }
      findings.add(
        .hostCharacter,
        at: range.lowerBound..<range.lowerBound + character.utf8Length,
        ["character": .character(character), "example": .text(example)]
      )
    case .emptyLabel: findings.add(.hostDot, at: range)
    case .hyphen: findings.add(.hostHyphen, at: range)
    case .labelTooLong:
      findings.add(.hostLabelTooLong, at: range, ["maximum": .integer(HostName.longestLabel)])
    case .nameTooLong:
      findings.add(.hostTooLong, at: range, ["maximum": .integer(HostName.longestName)])
    case .ipAddress: findings.add(.hostIPAddress, at: range, ["example": .text(example)])
    case .singleLabel, .numericTopLevel:
      findings.add(.hostTopLevel, at: range, ["example": .text(example)])
    }
  }

  /// Looks up the public suffix of a valid ASCII name, sets the facts and the canonical form, and
  /// warns of letters of several scripts in one label.
  private func finish(
    _ name: borrowing Span<UInt8>,
    of text: UTF8Span,
    into findings: inout Findings
  ) {
    if let suffixes {
      guard let parts = suffixes.split(name, usesPrivate: usesPrivateSuffixes) else {
        return findings.add(.hostTopLevel, ["example": .text(example)])
      }
      guard let registrable = parts.registrable, name[registrable.lowerBound] != UInt8(ascii: "*")
      else {
        return findings.add(.hostPublicSuffix, ["example": .text(example)])
      }
      if findings.wantsDetails { addParts(parts.suffix, registrable, of: name, into: &findings) }
    }
    guard findings.wantsDetails else { return }
    let ascii = lowercased(name, 0..<name.count)
    let unicode =
      ascii.contains("xn--")
      ? InternationalDomain.unicode(ofValidASCII: ascii.utf8Span) : ascii
    findings.setFact("ascii", .text(ascii))
    findings.setFact("unicode", .text(unicode))
    findings.setCanonicalForm(ascii)
    let domain = CheckedDomain(ascii: ascii, unicode: unicode, range: 0..<text.count)
    if let mixed = domain.mixedLabel {
      domain.warn(of: mixed, .hostMixedScripts, .hostLookAlike, in: text, to: &findings)
    }
  }

  /// Sets the parts of a registrable name as facts.
  private func addParts(
    _ suffix: Range<Int>,
    _ registrable: Range<Int>,
    of name: borrowing Span<UInt8>,
    into findings: inout Findings
  ) {
    findings.setFact("public_suffix", .text(lowercased(name, suffix)))
    findings.setFact("registrable_domain", .text(lowercased(name, registrable)))
    if registrable.lowerBound > 0 {
      findings.setFact("subdomain", .text(lowercased(name, 0..<registrable.lowerBound - 1)))
    }
  }

  private func lowercased(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: range.map { name[$0].lowercasedASCII }, as: UTF8.self)
  }

  /// Returns whether the text is a name or can become one.
  ///
  /// With `allowsUnicode`, a text that isn't valid counts as unfinished.
  ///
  /// - Complexity: O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if passes(text, in: context) { return .valid }
    if allowsUnicode { return .unfinished }
    if case .fault(let fault, let range, isFinal: true) = HostName.read(text.span, options),
      fault != .ipAddress
    {
      return .impossible(at: impossibleByte(fault, range))
    }
    return .unfinished
  }

  /// Returns the offset of the first byte that can't continue any name.
  private func impossibleByte(_ fault: HostName.Fault, _ range: Range<Int>) -> Int {
    fault == .labelTooLong ? range.lowerBound + HostName.longestLabel : range.lowerBound
  }
}

extension UTF8Span {
  /// Returns whether a label `xn--…` begins at an offset (RFC 5890 §2.3.2.1).
  fileprivate func isALabel(at start: Int) -> Bool {
    let bytes = span
    return start + 4 <= count && bytes[start].lowercasedASCII == UInt8(ascii: "x")
      && bytes[start + 1].lowercasedASCII == UInt8(ascii: "n")
      && bytes[start + 2] == UInt8(ascii: "-") && bytes[start + 3] == UInt8(ascii: "-")
  }

  /// The offset of the first byte outside ASCII, or nil if there is none.
  fileprivate var firstBeyondASCII: Int? {
    let bytes = span
    for index in 0..<count where bytes[index].isBeyondASCII { return index }
    return nil
  }
}

extension HostNameCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 3_000, byte: 60) }
}
