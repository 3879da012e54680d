import UnicodeText

/// The part after the `@` (RFC 5321 §4.1.2 and §4.1.3).
extension EmailParser {
  mutating func parseDomain(_ core: Core) {
    guard let first = core.tokens.first else {
      return report(.domainMissing, at: core.range)
    }
    if !core.hasFillers { domainRange = core.range }
    if first.kind == .literal { return parseLiteral(core, first) }
    let labels = writtenLabels(core)
    if checkDomainCharacters(core), !core.hasFillers {
      parseDomainName(core.range, labels)
    } else {
      // The intended name is unknown, but misplaced dots and hyphens are wrong in any case.
      checkDots(labels)
      for label in labels where label.traits.hasHyphenAtAnEnd {
        report(.domainHyphen, at: label.range)
      }
    }
  }

  private mutating func parseLiteral(_ core: Core, _ literal: EmailToken) {
    if core.hasFillers { return }
    flags.insert(.addressLiteral)
    let written = text(core.range)
    domain = written
    asciiDomain = written
    guard options.allowsAddressLiteral else {
      return report(.domainLiteralNotAllowed, at: core.range)
    }
    let read = AddressLiteral.read(bytes.span, from: literal.range.lowerBound)
    if core.tokens.count > 1 || read != .closed(end: literal.range.upperBound) {
      report(.domainLiteralMalformed, at: core.range)
    }
  }

  private mutating func parseDomainName(_ range: Range<Int>, _ written: [DomainLabel]) {
    guard range.count <= EmailLimits.undecodedDomain else {
      return reportDomainTooLong(range.count, at: range)
    }
    let known = faults.count
    let name = DomainName(text(range), aLabels: options.aLabels)
    let labels = DomainLabel.labels(of: name, at: written, within: range)
    let isReadable = report(name.problems, at: range, labels)
    checkDots(labels)
    for label in labels { checkLabel(label) }
    if name.problems.isEmpty || faults.count == known {
      asciiDomain = name.ascii
      domain = name.unicode
    }
    if name.unicode != name.ascii { flags.insert(.internationalizedDomain) }
    if isReadable { checkWhole(name, labels, at: range) }
  }

  /// Reports characters that aren't allowed in any domain, and returns whether there are none.
  private mutating func checkDomainCharacters(_ core: Core) -> Bool {
    var areAllowed = true
    for token in core.tokens where !token.isFiller {
      if bytes[token.range].allSatisfy({ ByteSet.letterDigitHyphen.contains($0) })
        || token.kind == .dot
      {
        continue
      }
      for (scalar, range) in scalars(in: token.range) {
        guard case .refused(let kind) = options.verdict(inDomain: scalar) else { continue }
        report(kind, at: range, kind == .whiteSpace ? nil : .character(scalar))
        areAllowed = false
      }
    }
    return areAllowed
  }

  private mutating func reportDomainTooLong(_ actual: Int, at range: Range<Int>) {
    report(.domainTooLong, at: range, .length(actual, maximum: EmailLimits.domain))
  }

  /// Checks the rules for the name as a whole.
  private mutating func checkWhole(
    _ name: DomainName,
    _ labels: [DomainLabel],
    at range: Range<Int>
  ) {
    let length = name.ascii.utf8.count
    if length > EmailLimits.domain, !faults.contains(where: \.isAboutDomainLength) {
      reportDomainTooLong(length, at: range)
    }
    guard let last = labels.last(where: { !$0.text.isEmpty }) else { return }
    let topLevel = TopLevelDomain(last.text.utf8Span.span, 0..<last.text.utf8.count)
    if topLevel.isForSpecialUse {
      flags.insert(.specialUseDomain)
      if !options.allowsSpecialUseDomains {
        return report(.domainSpecialUse, at: last.range, .domain(last.text))
      }
    }
    if labels.count == 1 {
      flags.insert(.singleLabelDomain)
      if !options.allowsSingleLabelDomain { return report(.domainSingleLabel, at: range) }
    }
    guard !topLevel.isAlphabetic, !options.allowsAnyTopLevelDomain else { return }
    let traits = last.traits
    if !traits.contains(.encoded), !traits.hasHyphenAtAnEnd {
      report(.domainTopLevel, at: last.range)
    }
  }
}

/// The labels of a domain (RFC 1123 §2.1, RFC 5890 §2.3.1, UTS #46).
extension EmailParser {
  /// Returns the labels as written, without fillers around them.
  ///
  /// UTS #46 §2.3 treats four characters as dots.
  private func writtenLabels(_ core: Core) -> [DomainLabel] {
    var labels: [DomainLabel] = []
    var range = core.range.lowerBound..<core.range.lowerBound
    func add(_ piece: Range<Int>) {
      range = (range.isEmpty ? piece.lowerBound : range.lowerBound)..<piece.upperBound
    }
    func end(at dot: Range<Int>) {
      labels.append(DomainLabel(text: text(range), range: range))
      range = dot.upperBound..<dot.upperBound
    }
    for token in core.tokens where !token.isFiller {
      if token.kind == .dot {
        end(at: token.range)
      } else if !bytes[token.range].contains(where: \.isBeyondASCII) {
        add(token.range)
      } else {
        for (scalar, range) in scalars(in: token.range) {
          if DomainName.dots.contains(scalar) { end(at: range) } else { add(range) }
        }
      }
    }
    end(at: core.range)
    return labels
  }

  private mutating func checkDots(_ labels: [DomainLabel]) {
    if let label = labels.first, labels.count == 1, label.text.isEmpty {
      return report(.domainMissing, at: label.range)
    }
    guard labels.contains(where: \.text.isEmpty) else { return }
    let words = labels.map { DotRule.Word(range: $0.range, isEmpty: $0.text.isEmpty) }
    for fault in DotRule.domain.faults(in: words) { report(fault.kind, at: fault.range) }
  }

  /// Reports the rules for single labels that a label breaks.
  private mutating func checkLabel(_ label: DomainLabel) {
    let traits = label.traits
    if traits.hasHyphenAtAnEnd { report(.domainHyphen, at: label.range) }
    if traits.contains(.tooLong) {
      let count = label.text.utf8.count
      report(.domainLabelTooLong, at: label.range, .length(count, maximum: EmailLimits.label))
    }
    if traits.contains(.reserved), !options.allowsReservedLabels {
      report(.domainDoubleHyphen, at: label.range)
    }
  }

  /// Reports the problems that UTS #46 found, each kind at the first label that has it, and returns
  /// whether all characters and labels could be read.
  private mutating func report(
    _ problems: [InternationalDomain.Problem],
    at whole: Range<Int>,
    _ labels: [DomainLabel]
  ) -> Bool {
    var isReadable = true
    for problem in problems {
      let range = { (parser: borrowing EmailParser) in parser.range(of: problem, labels) ?? whole }
      switch problem {
      case .emptyLabel, .labelTooLong, .domainNameTooLong:
        continue  // Reported for the ASCII form, with the exact length.
      case .hyphen34:
        continue  // Reported for each label, because these hyphens may be in ASCII labels.
      case .leadingHyphen, .trailingHyphen:
        report(.domainHyphen, at: range(self))
      case .punycode, .labelHasDot, .invalidACELabel:
        report(.domainPunycode, at: range(self))
      case .contextJ:
        report(.domainJoiner, at: range(self))
      case .bidi:
        // Without the disallowed character, the directions might fit together.
        if isReadable { report(.domainBidi, at: range(self)) }
        continue
      case .leadingCombiningMark, .disallowed, .contextOPunctuation, .contextODigits:
        let label = range(self)
        if bytes[label].contains(where: \.isBeyondASCII) {
          reportDisallowed(in: label, problem)
          isReadable = false
        } else {
          report(.domainPunycode, at: label)  // The character is encoded.
        }
      }
    }
    return isReadable
  }

  /// Returns the range of the first label that has a problem on its own.
  private func range(
    of problem: InternationalDomain.Problem,
    _ labels: [DomainLabel]
  ) -> Range<Int>? {
    // RFC 5893 §2 applies to all labels of a domain if one of them runs from right to left.
    let company = problem == .bidi ? ".\u{5D0}" : ""
    return labels.first { label in
      let single = InternationalDomain.registrable((text(label.range) + company).utf8Span)
      return single.problems.contains(problem)
    }?.range
  }

  /// Reports the character that a label can't contain, or not in that place.
  private mutating func reportDisallowed(
    in range: Range<Int>,
    _ problem: InternationalDomain.Problem
  ) {
    let found = scalars(in: range)
    let culprit =
      found.first { scalar, _ in
        guard !scalar.isASCII else { return false }
        let problems = scalar.problemsAsDomain
        return problems.contains(problem) || problems.contains(.disallowed)
          || problems.contains(.leadingCombiningMark)
      } ?? found.first { !$0.scalar.isASCII } ?? found.first
    guard let culprit else { return }
    report(.domainCharacter, at: culprit.range, .character(culprit.scalar))
  }
}
