import UnicodeText
import Violations

/// One label of a domain, in ASCII, and its place in the text.
struct DomainLabel: Hashable, Sendable {
  /// The label in ASCII, lowercased.
  var ascii: String

  /// Where it was written.
  var range: Range<Int>

  /// Pairs the labels of a mapped name with the places of those that were written.
  ///
  /// If a mapping changed their number, each has the place of the whole.
  static func labels(
    of ascii: String,
    at ranges: [Range<Int>],
    within whole: Range<Int>
  ) -> [DomainLabel] {
    let labels = ascii.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard labels.count == ranges.count else {
      return labels.map { DomainLabel(ascii: $0, range: whole) }
    }
    return zip(labels, ranges).map { DomainLabel(ascii: $0, range: $1) }
  }
}

extension EmailParser {
  /// Reports the first label that breaks a rule of its own.
  mutating func checkLabels(_ labels: [DomainLabel]) {
    for index in labels.indices {
      let label = labels[index]
      let bytes = Array(label.ascii.utf8)
      if bytes.isEmpty { return reportEmptyLabel(index, of: labels) }
      if bytes.first == UInt8(ascii: "-") || bytes.last == UInt8(ascii: "-") {
        return report(.emailDomainHyphen, at: label.range)  // RFC 1123 §2.1
      }
      if bytes.count > EmailLimits.label {
        return report(
          .emailDomainLabelTooLong,
          at: label.range,
          ["maximum": .integer(EmailLimits.label), "actual": .integer(bytes.count)]
        )
      }
      if !options.allowsReservedLabels, bytes.count >= 4, bytes[2...3].elementsEqual("--".utf8),
        !label.ascii.hasPrefix("xn")
      {
        return report(.emailDomainDoubleHyphen, at: label.range)  // RFC 5890 §2.3.1
      }
    }
  }

  private mutating func reportEmptyLabel(_ index: Int, of labels: [DomainLabel]) {
    let range = labels[index].range
    if labels.count == 1 {
      report(.emailDomainMissing, at: range)
    } else if index == 0 {
      report(.emailDomainDotAtStart, at: span(range.upperBound, labels[1].range.lowerBound))
    } else {
      let dot = span(labels[index - 1].range.upperBound, range.lowerBound)
      let isLast = index == labels.count - 1
      report(isLast ? .emailDomainDotAtEnd : .emailDomainConsecutiveDots, at: dot)
    }
  }

  private func span(_ start: Int, _ end: Int) -> Range<Int> { min(start, end)..<max(start, end) }

  /// Reports what UTS #46 found, at the first label where it shows.
  mutating func report(
    _ problem: InternationalDomain.Problem,
    at whole: Range<Int>,
    _ labels: [DomainLabel]
  ) {
    func place() -> Range<Int> {
      labels.first { label in
        let single = InternationalDomain.ascii(text(label.range).utf8Span)
        return single.problems.contains(problem)
      }?.range ?? whole
    }
    switch problem {
    case .emptyLabel, .labelTooLong, .domainNameTooLong:
      break  // Found in the ASCII form, with the exact length.
    case .leadingHyphen, .trailingHyphen:
      report(.emailDomainHyphen, at: place())
    case .hyphen34:
      if !options.allowsReservedLabels { report(.emailDomainDoubleHyphen, at: place()) }
    case .punycode, .labelHasDot, .invalidACELabel:
      report(.emailDomainPunycode, at: place())
    case .bidi:
      report(.emailDomainBidi, at: place())
    case .contextJ:
      report(.emailDomainJoiner, at: place())
    case .leadingCombiningMark, .disallowed, .contextOPunctuation, .contextODigits:
      reportDisallowed(in: place())
    }
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
