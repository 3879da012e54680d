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
        "an error is in the pattern",
        "\(error)"
      )
      return
    }
    try expectAgreement(pattern, text)
    try expectGroups(pattern, text)
    try expectNext(pattern, text)
    try expectBeginnings(pattern, text)
    try expectShortest(pattern, text)
  }

  /// All answers about a text agree.
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
        "a group is in the text",
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
      "an impossible text has an offset",
      "\(offset)"
    )
    try expect(isBoundary(offset, text), "the impossible offset is between characters", "\(offset)")
    guard case .impossible(at: offset) = pattern.progress(of: (text + "a").utf8Span) else {
      throw Breach("an impossible text stays impossible", "\(offset)")
    }
  }

  /// Tables and search find the same groups, and the known facts about groups are true for the text
  /// itself.
  private func expectGroups(_ pattern: TextPattern, _ text: String) throws(Breach) {
    let groups = pattern.groups(in: text.utf8Span)
    var ranges = GroupRanges()
    let matches = pattern.groups(in: text.utf8Span, into: &ranges)
    try expect(matches == (groups != nil), "tables and search agree")
    let known = pattern.groupsSoFar(in: text.utf8Span)
    guard let groups else { return }
    try expect(known?.count == groups.count, "groups that match are known")
    for (index, (group, known)) in zip(groups, known ?? []).enumerated() {
      if index < TextPattern.mostGroups {
        try expect(ranges[index] == group, "tables and search agree", "\(group as Any)")
      }
      let holds =
        switch known {
        case .unset: group == nil
        case .closed(let range): group == range
        case .open(let start): group == start..<text.utf8.count
        case .unknown: true
        }
      try expect(holds, "the known facts about groups are true", "\(known), \(group as Any)")
    }
  }

  private func isBoundary(_ offset: Int, _ text: String) -> Bool {
    let utf8 = text.utf8
    guard offset < utf8.count else { return offset == utf8.count }
    return utf8[utf8.index(utf8.startIndex, offsetBy: offset)] & 0xC0 != 0x80
  }

  /// A possible next character is possible, and any other is impossible.
  private func expectNext(_ pattern: TextPattern, _ text: String) throws(Breach) {
    let next = pattern.nextScalars(after: text.utf8Span)
    if case .impossible = pattern.progress(of: text.utf8Span) {
      return try expect(next.isEmpty, "no character can follow an impossible text")
    }
    let isExact = pattern.preparation.matcher == .automaton
    let first = next.ranges.first?.lowerBound
    let last = next.ranges.last?.upperBound
    for value in [first, last, 0x61, 0x0A, 0x30, 0x1F600].compactMap(\.self) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var longer = text
      longer.unicodeScalars.append(scalar)
      // A missing line feed after a carriage return is noticed at the next character.
      let offset = text.utf8.count
      let isImpossible =
        if case .impossible(at: let found) = pattern.progress(of: longer.utf8Span) {
          found <= offset
        } else { false }
      if !next.contains(scalar) {
        try expect(isImpossible, "any other next character is impossible", "\(value)")
      } else if isExact {
        try expect(!isImpossible, "a possible next character is possible", "\(value)")
      }
    }
  }

  /// The acceptable prefix of a text's start agrees with that of the whole text.
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

  /// The shortest match is a match, and no match is shorter.
  private func expectShortest(_ pattern: TextPattern, _ text: String) throws(Breach) {
    let matches = pattern.matches(text.utf8Span)
    guard let shortest = pattern.shortestMatch() else {
      return try expect(
        !matches || pattern.preparation.matcher == .simulation,
        "a pattern with a match has a shortest match"
      )
    }
    try expect(pattern.matches(shortest.utf8Span), "the shortest match is a match", shortest)
    guard matches, pattern.preparation.matcher == .automaton else { return }
    try expect(
      shortest.unicodeScalars.count <= text.unicodeScalars.count,
      "no match is shorter than the shortest",
      shortest
    )
  }
}
