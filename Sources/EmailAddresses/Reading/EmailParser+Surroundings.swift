import UnicodeText

/// Comments and whitespace around the parts of an address (`CFWS`, RFC 5322 §3.2.2). The parser
/// calls them fillers.
extension EmailParser {
  /// The tokens of one side of the `@` without the fillers around them.
  struct Core {
    /// The tokens, which may have fillers between them.
    var tokens: ArraySlice<EmailToken>

    /// The range of the tokens in bytes.
    ///
    /// Without tokens, it is an empty range next to the `@`.
    var range: Range<Int>

    /// Whether there are fillers between the tokens.
    var hasFillers: Bool
  }

  /// Returns one side of the `@` without the fillers around it.
  ///
  /// If the side contains only fillers, the range of the result is empty and at `emptyOffset`.
  func core(of side: ArraySlice<EmailToken>, orAt emptyOffset: Int) -> Core {
    guard let first = side.firstIndex(where: { !$0.isFiller }),
      let last = side.lastIndex(where: { !$0.isFiller })
    else { return Core(tokens: [], range: emptyOffset..<emptyOffset, hasFillers: false) }
    let tokens = side[first...last]
    return Core(
      tokens: tokens,
      range: side[first].range.lowerBound..<side[last].range.upperBound,
      hasFillers: tokens.contains(where: \.isFiller)
    )
  }

  /// Reports the first filler of each kind that isn't allowed.
  mutating func checkFillers(_ tokens: ArraySlice<EmailToken>) {
    var before: EmailToken.Kind?
    var index = tokens.startIndex
    while index < tokens.endIndex {
      guard tokens[index].isFiller else {
        before = tokens[index].kind
        index += 1
        continue
      }
      flags.insert(.comments)
      let end = tokens[index...].firstIndex { !$0.isFiller } ?? tokens.endIndex
      let after = end < tokens.endIndex ? tokens[end].kind : nil
      for filler in tokens[index..<end] {
        guard let kind = fault(of: filler, between: before, and: after) else { continue }
        report(kind, at: filler.range)
      }
      index = end
    }
  }

  /// Returns the fault of a filler, or nil if the options allow it there.
  ///
  /// `before` and `after` are the tokens around the whole run of fillers that includes this one.
  /// They are nil at the start and at the end of the address.
  private func fault(
    of filler: EmailToken,
    between before: EmailToken.Kind?,
    and after: EmailToken.Kind?
  ) -> EmailFault.Kind? {
    let plain: EmailFault.Kind = filler.kind == .comment ? .comment : .whiteSpace
    guard options.allowsComments else { return plain }
    if filler.kind == .space, !isFoldingWhiteSpace(filler.range) {
      return folds(filler.range) == nil ? plain : .obsolete
    }
    if filler.kind == .comment, !isPlainComment(filler.range) { return .obsolete }
    // RFC 5322 §3.2.3 and §3.4.1 allow fillers around each side of the `@`, but only the obsolete
    // forms of §4.4 have them next to a dot.
    switch (before, after) {
    case (nil, _), (_, nil), (.at, _), (_, .at): return nil
    case (.dot, _), (_, .dot): return .obsolete
    default: return plain
    }
  }

  /// Returns whether whitespace is `FWS = ([*WSP CRLF] 1*WSP)` (RFC 5322 §3.2.2).
  func isFoldingWhiteSpace(_ range: Range<Int>) -> Bool {
    guard let folds = folds(range) else { return false }
    return folds <= 1
  }

  /// Returns the number of folds, or nil if a line end doesn't fold.
  ///
  /// A fold is a line end (CR LF) with a space or tab after it.
  ///
  /// Whitespace with more than one fold is `obs-FWS` (RFC 5322 §4.2 with erratum 1908).
  private func folds(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    var folds = 0
    var isBehindFold = false
    while index < range.upperBound {
      switch bytes[index] {
      case 0x20, 0x09:
        isBehindFold = false
        index += 1
      case 0x0D where !isBehindFold && index + 1 < range.upperBound && bytes[index + 1] == 0x0A:
        folds += 1
        isBehindFold = true
        index += 2
      default:
        return nil
      }
    }
    return isBehindFold ? nil : folds
  }

  /// Returns whether a comment has a form that RFC 5322 §3.2.2 lets programs write: without control
  /// characters, and with line ends only in folding whitespace.
  private func isPlainComment(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, bytes[end].isFoldingSpace { end += 1 }
      if end > index {
        guard isFoldingWhiteSpace(index..<end) else { return false }
        index = end
      } else if bytes[index].isControl {
        return false
      } else {
        index += 1
      }
    }
    return true
  }
}

/// An address in angle brackets with a name before it (`name-addr`, RFC 5322 §3.4):
/// `Ann Lee <ann@example.org>`.
extension EmailParser {
  /// Returns the index of the first `<` if it comes before any `@`, or nil if there are no angle
  /// brackets around the address.
  ///
  /// An unclosed `<` only counts if the options allow a name. Otherwise it is a character that
  /// isn't allowed in an address.
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
  ///
  /// `angle` is the index of the `<`.
  mutating func parseNameAndAddress(_ tokens: [EmailToken], angle: Int) {
    flags.insert(.displayName)
    guard let end = tokens[angle...].firstIndex(where: { isSpecial($0, ">") }) else {
      return report(.displayNameUnclosed, at: tokens[angle].range)
    }
    let rest = tokens[(end + 1)...]
    if let comma = rest.first(where: { isSpecial($0, ",") || isSpecial($0, ";") }),
      rest.contains(where: { $0.kind == .at })
    {
      return report(.severalAddresses, at: comma.range)
    }
    let inner = tokens[angle + 1..<end]
    if options.allowsDisplayName {
      parseName(tokens[..<angle])
      if let first = rest.first(where: { !$0.isFiller }),
        let last = rest.last(where: { !$0.isFiller })
      {
        report(.textAfter, at: first.range.lowerBound..<last.range.upperBound)
      }
      checkNameFillers(rest)
    } else {
      let start = tokens.first { $0.kind != .space }?.range.lowerBound ?? 0
      report(.displayName, at: start..<tokens[angle].range.upperBound)
      // Faults outside the brackets aren't reported, because they disappear when the name is
      // removed. Those of the address between the brackets remain. They are reported if it has one
      // `@`.
      guard inner.count(where: { $0.kind == .at }) == 1 else { return }
    }
    if inner.first(where: { !$0.isFiller })?.kind == .at,
      let route = inner.first(where: { isSpecial($0, ":") })
    {
      // A route, as in `<@a.example,@b.example:ann@example.org>`: `obs-route` in RFC 5322 §4.4,
      // `A-d-l` in RFC 5321 §4.1.2.
      let start = tokens[angle].range.upperBound
      return report(.obsolete, at: start..<route.range.upperBound)
    }
    parseAddress(inner)
  }

  /// Reads the name: a `phrase` of RFC 5322 §3.2.5, which may contain dots as in §4.1.
  private mutating func parseName(_ tokens: ArraySlice<EmailToken>) {
    checkNameFillers(tokens)
    for token in tokens {
      switch token.kind {
      case .atom, .dot, .comment, .space: continue
      case .quotedString:
        if let offset = offsetOfFault(inQuotes: token.range) {
          return reportCharacter(.displayNameCharacter, at: offset)
        }
      case .at, .literal, .special:
        return reportCharacter(.displayNameCharacter, at: token.range.lowerBound)
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

  /// Reports the first filler in or around a name that isn't allowed.
  private mutating func checkNameFillers(_ tokens: ArraySlice<EmailToken>) {
    if tokens.contains(where: { $0.kind == .comment }) { flags.insert(.comments) }
    for token in tokens where token.isFiller {
      if token.kind == .space, !isFoldingWhiteSpace(token.range) {
        return report(.whiteSpace, at: token.range)
      }
      if token.kind == .comment, !options.allowsComments {
        return report(.comment, at: token.range)
      }
    }
  }

  /// Returns the text of a quoted string without quotes and backslashes.
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
