import UnicodeText
import Violations

/// Comments and white space, RFC 5322 §3.2.2.
extension EmailParser {
  /// The pieces of one side of the `@` without the fillers around them.
  struct Core {
    /// The pieces, which may have fillers between them.
    var tokens: ArraySlice<EmailToken>

    /// Where they are; empty where there are none.
    var range: Range<Int>

    /// Whether fillers stand between the pieces.
    var hasFillers: Bool
  }

  /// Returns what is left of one side without the fillers around it.
  func core(of side: ArraySlice<EmailToken>, before emptyPlace: Int) -> Core {
    guard let first = side.firstIndex(where: { !$0.isFiller }),
      let last = side.lastIndex(where: { !$0.isFiller })
    else { return Core(tokens: [], range: emptyPlace..<emptyPlace, hasFillers: false) }
    let tokens = side[first...last]
    return Core(
      tokens: tokens,
      range: side[first].range.lowerBound..<side[last].range.upperBound,
      hasFillers: tokens.contains(where: \.isFiller)
    )
  }

  /// Reports the first filler of each kind that must not be there.
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
        guard let code = fault(of: filler, between: before, and: after) else { continue }
        report(code, at: filler.range)
      }
      index = end
    }
  }

  private func fault(
    of filler: EmailToken,
    between before: EmailToken.Kind?,
    and after: EmailToken.Kind?
  ) -> ViolationCode? {
    let plain: ViolationCode = filler.kind == .comment ? .emailComment : .emailWhiteSpace
    guard options.allowsComments else { return plain }
    if filler.kind == .space, !isFoldingWhiteSpace(filler.range) {
      return folds(filler.range) == nil ? plain : .emailObsolete
    }
    if filler.kind == .comment, !isPlainComment(filler.range) { return .emailObsolete }
    switch (before, after) {
    case (nil, _), (_, nil), (.at, _), (_, .at): return nil
    case (.dot, _), (_, .dot): return .emailObsolete  // RFC 5322 §4.4
    default: return plain
    }
  }

  /// Whether white space is `FWS = ([*WSP CRLF] 1*WSP)`, RFC 5322 §3.2.2.
  func isFoldingWhiteSpace(_ range: Range<Int>) -> Bool {
    guard let folds = folds(range) else { return false }
    return folds <= 1
  }

  /// The number of line ends with a blank behind them, or nil if there are others.
  ///
  /// More than one fold in a row is `obs-FWS`, RFC 5322 §4.2 with erratum 1908.
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

  /// Whether a comment has only what RFC 5322 §3.2.2 generates: printable characters, with
  /// white space that folds, no control characters.
  private func isPlainComment(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[end]) { end += 1 }
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
