import UnicodeText
import Violations

/// Reads an address in any form that RFC 5321, RFC 5322 or RFC 6531 knows, and says what is
/// wrong with it under given options.
///
/// It cuts the text into pieces, finds the `@`, and reads both sides. Whoever mends an address
/// wants to know all that is wrong with it at once, so every fault that stands for itself is
/// reported, the first of each code. Where a fault makes what follows a guess, it is the last.
/// All steps are linear in the length of the text.
///
/// Split by subject: fillers and display names, the local part, the domain.
struct EmailParser {
  let bytes: [UInt8]
  let options: EmailAddress.Options

  /// What is wrong, each code once; after reading, in the order of the text.
  var issues: [EmailIssue] = []

  /// What is special.
  var flags: EmailAddress.Flags = []

  var displayName: String?
  var localPart: String?
  var domain: String?
  var asciiDomain: String?

  /// Where the domain is, without fillers.
  var domainRange: Range<Int>?

  init(_ text: UTF8Span, options: EmailAddress.Options) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    let span = text.span
    for index in span.indices { bytes.append(span[index]) }
    self.bytes = bytes
    self.options = options
  }

  /// The address, if both its parts are known.
  var address: EmailAddress? {
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
  mutating func parse() {
    defer { issues.sort { $0.range.lowerBound < $1.range.lowerBound } }
    let tokens = EmailTokenizer.tokens(of: bytes)
    if let comment = tokens.last, comment.kind == .comment, !comment.isClosed {
      let start = comment.range.lowerBound
      return report(.emailCommentUnclosed, at: start..<start + 1)
    }
    guard let angle = angleBracket(in: tokens) else { return parseAddress(tokens[...]) }
    parseNameAndAddress(tokens, angle: angle)
  }

  /// Reads an address without a name.
  mutating func parseAddress(_ tokens: ArraySlice<EmailToken>) {
    guard let at = separator(in: tokens) else { return }
    checkFillers(tokens)
    parseLocalPart(core(of: tokens[..<at], before: tokens[at].range.lowerBound))
    parseDomain(core(of: tokens[(at + 1)...], before: tokens[at].range.upperBound))
    checkLength(tokens)
  }

  /// Returns the place of the one `@`, or reports why there is none.
  private mutating func separator(in tokens: ArraySlice<EmailToken>) -> Int? {
    let signs = tokens.indices.filter { tokens[$0].kind == .at }
    guard let first = signs.first, let last = signs.last else {
      reportMissingAt(tokens)
      return nil
    }
    if first == last { return last }
    let between = tokens[first..<last]
    if let comma = between.first(where: { isSpecial($0, ",") || isSpecial($0, ";") }) {
      report(.emailSeveralAddresses, at: comma.range)
    } else {
      report(.emailMultipleAt, at: tokens[signs[1]].range)
    }
    return nil
  }

  /// Some keyboards write an `@` of another width, which is not the same character.
  private mutating func reportMissingAt(_ tokens: ArraySlice<EmailToken>) {
    for token in tokens where token.kind == .atom {
      for (scalar, range) in scalars(in: token.range) where scalar == "＠" || scalar == "﹫" {
        return report(.emailAtLookAlike, at: range, ["character": .character(scalar)])
      }
    }
    report(.emailMissingAt, at: bytes.count..<bytes.count)
  }

  private mutating func checkLength(_ tokens: ArraySlice<EmailToken>) {
    guard let localPart, let asciiDomain, let first = tokens.first, let last = tokens.last,
      !issues.contains(where: { $0.code.isAboutLength })
    else { return }
    let actual = localPart.utf8.count + 1 + asciiDomain.utf8.count
    guard actual > EmailLimits.address else { return }
    report(
      .emailTooLong,
      at: first.range.lowerBound..<last.range.upperBound,
      ["maximum": .integer(EmailLimits.address), "actual": .integer(actual)]
    )
  }
}

extension EmailParser {
  /// Adds an issue, or keeps the first in the text of those with the same code.
  mutating func report(
    _ code: ViolationCode,
    at range: Range<Int>,
    _ arguments: [String: Argument] = [:]
  ) {
    guard let known = issues.firstIndex(where: { $0.code == code }) else {
      return issues.append(EmailIssue(code, at: range, arguments))
    }
    if range.lowerBound < issues[known].range.lowerBound {
      issues[known] = EmailIssue(code, at: range, arguments)
    }
  }

  /// Reports the character at a place.
  mutating func reportCharacter(_ code: ViolationCode, at place: Int) {
    var end = place + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    guard let scalar = text(place..<end).unicodeScalars.first else { return }
    report(code, at: place..<end, ["character": .character(scalar)])
  }

  /// The text of a range that starts and ends between characters.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The characters of a range, each with its place.
  func scalars(in range: Range<Int>) -> [(scalar: Unicode.Scalar, range: Range<Int>)] {
    var start = range.lowerBound
    return text(range).unicodeScalars.map { scalar in
      let place = start..<start + UTF8.width(scalar)
      start = place.upperBound
      return (scalar, place)
    }
  }

  /// Whether a piece is a given special character.
  func isSpecial(_ token: EmailToken, _ character: Unicode.Scalar) -> Bool {
    token.kind == .special && bytes[token.range.lowerBound] == UInt8(ascii: character)
  }
}
