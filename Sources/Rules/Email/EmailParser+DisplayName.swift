import Violations

/// The form with a name, RFC 5322 §3.4: `Ann Lee <ann@example.org>`.
extension EmailParser {
  /// Returns the place of the `<` of that form: the first one, before any `@`, with a `>`
  /// behind it.
  func angleBracket(in tokens: [EmailToken]) -> Int? {
    for index in tokens.indices {
      if tokens[index].kind == .at { return nil }
      guard isSpecial(tokens[index], "<") else { continue }
      let isClosed = tokens[index...].contains { isSpecial($0, ">") }
      return isClosed || options.allowsDisplayName ? index : nil
    }
    return nil
  }

  /// Reads a name and an address in angle brackets.
  mutating func parseNameAndAddress(_ tokens: [EmailToken], angle: Int) {
    flags.insert(.displayName)
    guard let end = tokens[angle...].firstIndex(where: { isSpecial($0, ">") }) else {
      return report(.emailDisplayNameUnclosed, at: tokens[angle].range)
    }
    let rest = tokens[(end + 1)...]
    if let comma = rest.first(where: { isSpecial($0, ",") || isSpecial($0, ";") }),
      rest.contains(where: { $0.kind == .at })
    {
      return report(.emailSeveralAddresses, at: comma.range)
    }
    let inner = tokens[angle + 1..<end]
    if options.allowsDisplayName {
      parseName(tokens[..<angle])
      if let stray = rest.first(where: { !$0.isFiller }) {
        reportCharacter(.emailDisplayNameCharacter, at: stray.range.lowerBound)
      }
      checkNameFillers(rest)
    } else {
      let start = tokens.first { $0.kind != .space }?.range.lowerBound ?? 0
      report(.emailDisplayName, at: start..<tokens[angle].range.upperBound)
      // With the name go the faults around it; those of one address between the brackets stay.
      guard inner.count(where: { $0.kind == .at }) == 1 else { return }
    }
    if inner.first(where: { !$0.isFiller })?.kind == .at,
      let route = inner.first(where: { isSpecial($0, ":") })
    {
      // RFC 5322 §4.4 `obs-route`, RFC 5321 §4.1.2 `A-d-l`.
      let start = tokens[angle].range.upperBound
      return report(.emailObsolete, at: start..<route.range.upperBound)
    }
    parseAddress(inner)
  }

  /// RFC 5322 §3.2.5 `phrase`, with the dots of §4.1.
  private mutating func parseName(_ tokens: ArraySlice<EmailToken>) {
    checkNameFillers(tokens)
    for token in tokens {
      switch token.kind {
      case .atom, .dot, .comment, .space: continue
      case .quotedString:
        if let place = quotedFault(token.range) {
          return reportCharacter(.emailDisplayNameCharacter, at: place)
        }
      case .at, .literal, .special:
        return reportCharacter(.emailDisplayNameCharacter, at: token.range.lowerBound)
      }
    }
    guard let first = tokens.firstIndex(where: { !$0.isFiller }),
      let last = tokens.lastIndex(where: { !$0.isFiller })
    else { return }
    displayName = tokens[first...last].reduce(into: "") { name, token in
      switch token.kind {
      case .quotedString: name += unquoted(token.range)
      case .comment: break
      case .space: name += " "
      default: name += text(token.range)
      }
    }
  }

  /// Reports the first filler around a name that must not be there.
  private mutating func checkNameFillers(_ tokens: ArraySlice<EmailToken>) {
    if tokens.contains(where: { $0.kind == .comment }) { flags.insert(.comments) }
    for token in tokens where token.isFiller {
      if token.kind == .space, !isFoldingWhiteSpace(token.range) {
        return report(.emailWhiteSpace, at: token.range)
      }
      if token.kind == .comment, !options.allowsComments {
        return report(.emailComment, at: token.range)
      }
    }
  }

  /// The text of a quoted string without quotes and backslashes.
  private func unquoted(_ range: Range<Int>) -> String {
    var content: [UInt8] = []
    var index = range.lowerBound + 1
    while index < range.upperBound - 1 {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      content.append(bytes[index])
      index += 1
    }
    return String(decoding: content, as: UTF8.self)
  }
}
