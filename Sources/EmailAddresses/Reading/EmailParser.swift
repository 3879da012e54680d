import UnicodeText

/// Reads an address in any form of RFC 5321, RFC 5322 or RFC 6531, and finds its faults under given
/// options.
///
/// The parser splits the text into tokens, finds the `@`, and reads both sides. To help people fix
/// an address in one go, it reports every independent fault, but only the first one of each kind.
/// It stops after a fault that makes the rest guesswork. All steps are linear in the length of the
/// text.
///
/// ``AddressScanner`` quickly decides about the forms that people type, and this parser decides
/// about all forms. Its files follow the structure of an address: its surroundings, the local part,
/// the domain.
package struct EmailParser {
  let bytes: [UInt8]
  let options: EmailAddress.Options

  /// The faults, each kind once.
  ///
  /// After parsing, they are in the order of the text.
  package internal(set) var faults: [EmailFault] = []

  /// The special forms in the address.
  var flags: EmailAddress.Flags = []

  /// The name before the address, without quotes.
  var displayName: String?

  /// The part before the `@` as written.
  ///
  /// This and the following parts are nil if they can't be determined.
  package internal(set) var localPart: String?

  /// The domain in lowercase and in Unicode.
  package internal(set) var domain: String?

  /// The domain in lowercase and in ASCII.
  package internal(set) var asciiDomain: String?

  /// The range of the domain in bytes, without comments and whitespace around it.
  package internal(set) var domainRange: Range<Int>?

  /// Copies a text for ``parse()``.
  package init(_ text: UTF8Span, options: EmailAddress.Options) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    let span = text.span
    for index in span.indices { bytes.append(span[index]) }
    self.bytes = bytes
    self.options = options
  }

  /// The address, if both its parts are known.
  package var address: EmailAddress? {
    guard let localPart, let domain, let asciiDomain else { return nil }
    return EmailAddress(
      localPart: localPart,
      domain: domain,
      asciiDomain: asciiDomain,
      displayName: displayName,
      flags: flags
    )
  }

  /// Reads the whole text.
  package mutating func parse() {
    defer { faults.sort { $0.range.lowerBound < $1.range.lowerBound } }
    let tokens = EmailTokenizer.tokens(of: bytes)
    if let comment = tokens.last, comment.kind == .comment, !comment.isClosed {
      let start = comment.range.lowerBound
      return report(.commentUnclosed, at: start..<start + 1)
    }
    guard let angle = angleBracket(in: tokens) else { return parseAddress(tokens[...]) }
    parseNameAndAddress(tokens, angle: angle)
  }

  /// Reads an address without a name.
  mutating func parseAddress(_ tokens: ArraySlice<EmailToken>) {
    guard let at = separator(in: tokens) else { return }
    checkFillers(tokens)
    parseLocalPart(core(of: tokens[..<at], orAt: tokens[at].range.lowerBound))
    parseDomain(core(of: tokens[(at + 1)...], orAt: tokens[at].range.upperBound))
    checkLength(tokens)
  }

  /// Returns the index of the only `@`, or reports why there isn't exactly one.
  private mutating func separator(in tokens: ArraySlice<EmailToken>) -> Int? {
    let signs = tokens.indices.filter { tokens[$0].kind == .at }
    guard let first = signs.first, let last = signs.last else {
      reportMissingAt(tokens)
      return nil
    }
    if first == last { return last }
    let between = tokens[first..<last]
    if let comma = between.first(where: { isSpecial($0, ",") || isSpecial($0, ";") }) {
      report(.severalAddresses, at: comma.range)
    } else {
      report(.multipleAt, at: tokens[signs[1]].range)
    }
    return nil
  }

  /// Reports a missing `@`.
  ///
  /// Some keyboards enter an `@` of another width, which is a different character.
  private mutating func reportMissingAt(_ tokens: ArraySlice<EmailToken>) {
    for token in tokens where token.kind == .atom {
      for (scalar, range) in scalars(in: token.range) where scalar == "＠" || scalar == "﹫" {
        return report(.atLookAlike, at: range, .character(scalar))
      }
    }
    report(.missingAt, at: bytes.count..<bytes.count)
  }

  private mutating func checkLength(_ tokens: ArraySlice<EmailToken>) {
    guard let localPart, let asciiDomain, let first = tokens.first, let last = tokens.last,
      !faults.contains(where: \.isAboutLength)
    else { return }
    let actual = localPart.utf8.count + 1 + asciiDomain.utf8.count
    guard actual > EmailLimits.address else { return }
    report(
      .tooLong,
      at: first.range.lowerBound..<last.range.upperBound,
      .length(actual, maximum: EmailLimits.address)
    )
  }
}

extension EmailParser {
  /// Adds a fault.
  ///
  /// If there are two faults of one kind, the first one in the text remains.
  mutating func report(
    _ kind: EmailFault.Kind,
    at range: Range<Int>,
    _ detail: EmailFault.Detail? = nil
  ) {
    let fault = EmailFault(kind, at: range, detail)
    guard let known = faults.firstIndex(where: { $0.kind == kind }) else {
      return faults.append(fault)
    }
    if range.lowerBound < faults[known].range.lowerBound { faults[known] = fault }
  }

  mutating func reportCharacter(_ kind: EmailFault.Kind, at offset: Int) {
    let range = bytes.span.rangeOfScalar(at: offset)
    guard let scalar = text(range).unicodeScalars.first else { return }
    report(kind, at: range, .character(scalar))
  }

  /// Returns the text of a range with character boundaries at both ends.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the characters of a range, each with its range in bytes.
  func scalars(in range: Range<Int>) -> [(scalar: Unicode.Scalar, range: Range<Int>)] {
    var start = range.lowerBound
    return text(range).unicodeScalars.map { scalar in
      let range = start..<start + UTF8.width(scalar)
      start = range.upperBound
      return (scalar, range)
    }
  }

  /// Returns whether a token is a particular special character.
  func isSpecial(_ token: EmailToken, _ character: Unicode.Scalar) -> Bool {
    token.kind == .special && bytes[token.range.lowerBound] == UInt8(ascii: character)
  }
}

extension EmailFault {
  /// Whether the fault is that an address or one side of it is too long.
  var isAboutLength: Bool { kind == .localTooLong || kind == .tooLong || isAboutDomainLength }

  /// Whether the fault is that a domain or a part of it is too long.
  var isAboutDomainLength: Bool { kind == .domainTooLong || kind == .domainLabelTooLong }
}

// HTML's definition, ``EmailAddress/Options/html``.
extension EmailParser {
  /// Returns the faults of a text that HTML's definition doesn't accept.
  ///
  /// The parser names the faults that matter in HTML. It doesn't read a domain that is too long for
  /// UTS #46, but HTML doesn't have that limit. In that case, the result is the scanner's fault.
  package static func faultsInHTML(_ text: UTF8Span) -> [EmailFault] {
    var parser = EmailParser(text, options: .html)
    parser.parse()
    let faults = parser.faults.filter { !isFreeInHTML($0.kind) }
    return faults.isEmpty ? [parser.scannedFault(AddressScanner.scan(text, .html))] : faults
  }

  /// Returns whether a fault doesn't matter in HTML, which only limits the length of labels and
  /// allows dots anywhere before the `@`.
  private static func isFreeInHTML(_ kind: EmailFault.Kind) -> Bool {
    switch kind {
    case .tooLong, .localTooLong, .domainTooLong, .localDotAtStart, .localDotAtEnd,
      .localConsecutiveDots:
      true
    default: false
    }
  }

  /// Returns the fault that a scan found in a domain, with its range and detail.
  private func scannedFault(_ result: AddressScanner.Result) -> EmailFault {
    let (kind, offset) =
      switch result {
      case .fault(let kind, let offset): (kind, offset)
      case .needsMore(let kind): (kind, bytes.count)
      case .accepted, .undecided: (.missingAt, bytes.count)
      }
    switch kind {
    case .domainDotAtStart: return EmailFault(kind, at: offset..<offset + 1)
    case .domainDotAtEnd, .domainConsecutiveDots:
      return EmailFault(kind, at: offset - 1..<offset)
    case .domainHyphen, .domainLabelTooLong:
      let isOutside = { (byte: UInt8) in !ByteSet.letterDigitHyphen.contains(byte) }
      let start = bytes[..<offset].lastIndex(where: isOutside).map { $0 + 1 } ?? 0
      let label = start..<(bytes[offset...].firstIndex(where: isOutside) ?? bytes.count)
      // A hyphen at its end takes precedence over the length, as everywhere.
      if kind == .domainHyphen || bytes[label].last == UInt8(ascii: "-") {
        return EmailFault(.domainHyphen, at: label)
      }
      return EmailFault(kind, at: label, .length(label.count, maximum: EmailLimits.label))
    default: return EmailFault(.missingAt, at: bytes.count..<bytes.count)
    }
  }
}
