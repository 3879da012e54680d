import Rulebook
import RulebookKernels

/// Patterns and texts: a pattern, a zero byte, and a text to match.
public struct PatternsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "patterns"

  /// Creates the target.
  public init() {}

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let source = String(decoding: parts[0], as: UTF8.self)
    let text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : source
    let pattern: TextPattern
    do throws(TextPatternError) {
      pattern = try TextPattern(source, ignoringCase: input.count % 4 == 0)
    } catch {
      let length = source.unicodeScalars.count
      try expect(
        error.offset.map { (0...length).contains($0) } ?? true,
        "an error stands in the pattern",
        "\(error)"
      )
      return
    }
    try expectAgreement(pattern, text)
    try expectNext(pattern, text)
    try expectBeginnings(pattern, text)
    try expectShortest(pattern, text)
  }

  /// All questions about a text have answers that agree.
  private func expectAgreement(_ pattern: TextPattern, _ text: String) throws(Breach) {
    let progress = pattern.progress(of: text.utf8Span)
    let matches = pattern.matches(text.utf8Span)
    try expect(matches == (progress == .valid), "progress and match agree", "\(progress)")
    let groups = pattern.groups(in: text.utf8Span)
    try expect((groups != nil) == matches, "groups and match agree")
    for range in (groups ?? []).compactMap(\.self) {
      try expect(
        range.upperBound <= text.utf8.count && isBoundary(range.lowerBound, text)
          && isBoundary(range.upperBound, text),
        "a group stands in the text",
        "\(range)"
      )
    }
    try expect(
      (groups ?? []).isEmpty || groups?.count == pattern.groupNames.count,
      "groups have names"
    )
    guard case .impossible(at: let offset) = progress else { return }
    try expect(
      offset < text.utf8.count || text.isEmpty && offset == 0,
      "the impossible has an offset",
      "\(offset)"
    )
    try expect(isBoundary(offset, text), "the impossible is a whole character", "\(offset)")
    guard case .impossible(at: offset) = pattern.progress(of: (text + "a").utf8Span) else {
      throw Breach("what is impossible stays so", "\(offset)")
    }
  }

  private func isBoundary(_ offset: Int, _ text: String) -> Bool {
    let utf8 = text.utf8
    guard offset < utf8.count else { return offset == utf8.count }
    return utf8[utf8.index(utf8.startIndex, offsetBy: offset)] & 0xC0 != 0x80
  }

  /// What may come next is possible, and what may not is impossible.
  private func expectNext(_ pattern: TextPattern, _ text: String) throws(Breach) {
    let next = pattern.nextScalars(after: text.utf8Span)
    if case .impossible = pattern.progress(of: text.utf8Span) {
      return try expect(next.isEmpty, "nothing comes behind the impossible")
    }
    let isExact = pattern.preparation.matcher == .automaton
    let first = next.ranges.first?.lowerBound
    let last = next.ranges.last?.upperBound
    for value in [first, last, 0x61, 0x0A, 0x30, 0x1F600].compactMap(\.self) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var longer = text
      longer.unicodeScalars.append(scalar)
      // A carriage return without its line feed is seen by what comes behind it.
      let offset = text.utf8.count
      let isImpossible =
        if case .impossible(at: let found) = pattern.progress(of: longer.utf8Span) {
          found <= offset
        } else { false }
      if !next.contains(scalar) {
        try expect(isImpossible, "what may not come next is impossible", "\(value)")
      } else if isExact {
        try expect(!isImpossible, "what may come next is possible", "\(value)")
      }
    }
  }

  /// The start of a text is as acceptable as the text.
  private func expectBeginnings(_ pattern: TextPattern, _ text: String) throws(Breach) {
    let whole = pattern.acceptablePrefix(of: text.utf8Span)
    var start = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(40) {
      let count = String(start).utf8.count
      let prefix = pattern.acceptablePrefix(of: String(start).utf8Span)
      try expect(prefix == min(count, whole), "the acceptable prefix only grows", "\(prefix)")
      start.append(scalar)
    }
  }

  /// The shortest match is one, and none is shorter.
  private func expectShortest(_ pattern: TextPattern, _ text: String) throws(Breach) {
    let matches = pattern.matches(text.utf8Span)
    guard let shortest = pattern.shortestMatch() else {
      return try expect(
        !matches || pattern.preparation.matcher == .simulation,
        "what matches something has a shortest match"
      )
    }
    try expect(pattern.matches(shortest.utf8Span), "the shortest match is one", shortest)
    guard matches, pattern.preparation.matcher == .automaton else { return }
    try expect(
      shortest.unicodeScalars.count <= text.unicodeScalars.count,
      "no match is shorter than the shortest",
      shortest
    )
  }
}
