import UnicodeText
import Violations

/// The labels of a domain: RFC 1123 §2.1, RFC 5890 §2.3.1, UTS #46.
extension EmailParser {
  /// The labels as written, without fillers around them; UTS #46 §2.3 takes four characters for
  /// dots.
  func writtenLabels(_ core: Core) -> [DomainLabel] {
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
        for (scalar, place) in scalars(in: token.range) {
          if DomainName.dots.contains(scalar) { end(at: place) } else { add(place) }
        }
      }
    }
    end(at: core.range)
    return labels
  }

  /// Reports dots that separate nothing; a run of them is one fault.
  mutating func checkDots(_ labels: [DomainLabel]) {
    guard let first = labels.firstIndex(where: { !$0.text.isEmpty }),
      let last = labels.lastIndex(where: { !$0.text.isEmpty })
    else {
      guard let last = labels.last, labels.count > 1 else {
        return report(.emailDomainMissing, at: labels.first?.range ?? 0..<0)
      }
      return report(
        .emailDomainDotAtStart,
        at: span(labels[0].range.lowerBound, last.range.lowerBound)
      )
    }
    if first > 0 {
      let start = labels[0].range.lowerBound
      report(.emailDomainDotAtStart, at: span(start, labels[first].range.lowerBound))
    }
    if last < labels.count - 1, let end = labels.last?.range.upperBound {
      report(.emailDomainDotAtEnd, at: span(labels[last].range.upperBound, end))
    }
    guard let empty = labels[first...last].firstIndex(where: \.text.isEmpty),
      let next = labels[empty...].firstIndex(where: { !$0.text.isEmpty })
    else { return }
    let surplus = span(labels[empty].range.lowerBound, labels[next].range.lowerBound)
    report(.emailDomainConsecutiveDots, at: surplus)
  }

  private func span(_ start: Int, _ end: Int) -> Range<Int> { min(start, end)..<max(start, end) }

  /// Reports a hyphen at the start or end of a label, RFC 1123 §2.1.
  mutating func checkHyphens(_ label: DomainLabel) {
    if label.hasHyphenAtAnEnd { report(.emailDomainHyphen, at: label.range) }
  }

  /// Reports each rule of its own that a label breaks.
  mutating func checkLabel(_ label: DomainLabel) {
    checkHyphens(label)
    if label.text.utf8.count > EmailLimits.label, !label.text.utf8.contains(where: \.isBeyondASCII)
    {
      report(
        .emailDomainLabelTooLong,
        at: label.range,
        ["maximum": .integer(EmailLimits.label), "actual": .integer(label.text.utf8.count)]
      )
    }
    if !options.allowsReservedLabels, label.isReserved {
      report(.emailDomainDoubleHyphen, at: label.range)
    }
  }

  /// Reports what UTS #46 found, each kind at the first label where it shows; false if the name
  /// has a character or a label that cannot be read.
  mutating func report(
    _ problems: [InternationalDomain.Problem],
    at whole: Range<Int>,
    _ labels: [DomainLabel]
  ) -> Bool {
    var isReadable = true
    for problem in problems {
      let place = { (parser: borrowing EmailParser) in parser.place(of: problem, labels) ?? whole }
      switch problem {
      case .emptyLabel, .labelTooLong, .domainNameTooLong:
        continue  // Found in the ASCII form, with the exact length.
      case .leadingHyphen, .trailingHyphen:
        report(.emailDomainHyphen, at: place(self))
      case .hyphen34:
        if !options.allowsReservedLabels { report(.emailDomainDoubleHyphen, at: place(self)) }
      case .punycode, .labelHasDot, .invalidACELabel:
        report(.emailDomainPunycode, at: place(self))
      case .contextJ:
        report(.emailDomainJoiner, at: place(self))
      case .bidi:
        // Without the character that cannot be read, the directions may well fit together.
        if isReadable { report(.emailDomainBidi, at: place(self)) }
        continue
      case .leadingCombiningMark, .disallowed, .contextOPunctuation, .contextODigits:
        let label = place(self)
        if bytes[label].contains(where: \.isBeyondASCII) {
          reportDisallowed(in: label)
          isReadable = false
        } else {
          report(.emailDomainPunycode, at: label)  // The character is encoded.
        }
      }
    }
    return isReadable
  }

  /// The place of the first label that has a problem by itself.
  private func place(
    of problem: InternationalDomain.Problem,
    _ labels: [DomainLabel]
  ) -> Range<Int>? {
    // RFC 5893 §2 binds all labels of a domain in which one runs from right to left.
    let company = problem == .bidi ? ".\u{5D0}" : ""
    return labels.first { label in
      let single = InternationalDomain.ascii((text(label.range) + company).utf8Span)
      return single.problems.contains(problem)
    }?.range
  }

  /// Reports the character that a label must not have.
  private mutating func reportDisallowed(in range: Range<Int>) {
    let found = scalars(in: range)
    let culprit =
      found.first { scalar, _ in
        guard !scalar.isASCII else { return false }
        let problems = InternationalDomain.ascii(String(scalar).utf8Span).problems
        return problems.contains(.disallowed) || problems.contains(.leadingCombiningMark)
      } ?? found.first { !$0.scalar.isASCII } ?? found.first
    guard let culprit else { return }
    report(
      .emailDomainCharacter,
      at: culprit.range,
      ["character": .character(culprit.scalar)]
    )
  }
}
