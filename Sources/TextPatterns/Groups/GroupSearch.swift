/// Finds what the groups of a pattern take of a text that matches, in linear time.
///
/// A matcher that tries one way after another may try very many before one succeeds. This search reads
/// the text backwards first and notes at each scalar which steps lead to a match from there (Frisch and
/// Cardelli, 2004). Forwards it then takes the first way that leads on, and never has to come back.
struct GroupSearch: Sendable {
  private let program: GroupProgram
  private let wordCount: Int

  /// By class, the scalar steps that take it.
  private let stepsOfClasses: [UInt64]

  /// By scalar step, those that may come next.
  private let followers: [UInt64]

  /// Whether the text may end behind each scalar step.
  private let mayEnd: [Bool]

  private let lineFeed: Int

  init(_ program: GroupProgram, classes: ScalarClasses, lineFeed: UInt16?) {
    self.program = program
    self.lineFeed = lineFeed.map(Int.init) ?? -1
    wordCount = max(1, (program.scalars.count + 63) / 64)
    var stepsOfClasses = [UInt64](repeating: 0, count: wordCount * classes.count)
    var followers = [UInt64](repeating: 0, count: wordCount * program.scalars.count)
    var mayEnd: [Bool] = []
    var seen = [Int](repeating: -1, count: program.steps.count)
    for (index, scalar) in program.scalars.enumerated() {
      for label in classes.classes(ofSet: scalar.set) {
        stepsOfClasses[Int(label) * wordCount + index / 64] |= 1 << UInt64(index % 64)
      }
      var ends = false
      var pending = [scalar.next]
      while let step = pending.popLast() {
        if seen[step] == index { continue }
        seen[step] = index
        switch program.steps[step] {
        case .scalar(let next):
          followers[index * wordCount + next / 64] |= 1 << UInt64(next % 64)
        case .choice(let first, let second): pending += [first, second]
        case .open(_, let next), .close(_, let next), .startOfRound(_, let next):
          pending.append(next)
        case .endOfRound(_, let start, let exit): pending += [start, exit]
        case .accept: ends = true
        }
      }
      mayEnd.append(ends)
    }
    self.stepsOfClasses = stepsOfClasses
    self.followers = followers
    self.mayEnd = mayEnd
  }

  /// Returns what each group takes, in offsets of bytes; nil for the whole if the text does not match,
  /// and for a group if it took no part.
  ///
  /// - Complexity: O(*n*) in the number of scalars, times the size of the pattern and
  ///   at worst the depth of its loops.
  func groups(
    in text: UTF8Span,
    classes: ClassTable,
    count: Int
  ) -> [Range<Int>?]? {
    let (labels, offsets) = Self.labels(of: text, classes)
    let leading = steps(leadingToMatchOf: labels)
    var walk = Walk(
      stepCount: program.steps.count * (program.loopDepth + 1),
      groupCount: count
    )
    var step = program.start
    for index in 0...labels.count {
      walk.begin(at: offsets[index])
      let isEnd = index == labels.count
      guard
        let found = find(
          from: step,
          program.loopDepth,
          isEnd ? nil : leading[(index * wordCount)..<((index + 1) * wordCount)],
          &walk
        )
      else { return nil }
      walk.finish()
      if isEnd { return walk.groups }
      step = program.scalars[found].next
    }
    return nil
  }

  private static func labels(
    of text: UTF8Span,
    _ classes: ClassTable
  ) -> (labels: [Int], offsets: [Int]) {
    let bytes = text.span
    var labels: [Int] = []
    var offsets = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let (label, length) =
        byte < 0x80
        ? (classes.label(ofASCII: byte), 1)
        : classes.label(in: bytes, at: offset, startingWith: byte)
      labels.append(label)
      offset += length
      offsets.append(offset)
    }
    return (labels, offsets)
  }

  /// By scalar, the steps that can take it and lead to a match of what follows.
  private func steps(leadingToMatchOf labels: [Int]) -> [UInt64] {
    var leading = [UInt64](repeating: 0, count: wordCount * labels.count)
    for index in labels.indices.reversed() {
      let isLast = index == labels.count - 1
      for word in 0..<wordCount {
        var candidates = stepsOfClasses[labels[index] * wordCount + word]
        while candidates != 0 {
          let bit = candidates.trailingZeroBitCount
          candidates &= candidates - 1
          let step = word * 64 + bit
          if isLast {
            if mayEnd[step] { leading[index * wordCount + word] |= 1 << UInt64(bit) }
            continue
          }
          if program.scalars[step].isLoneReturn, labels[index + 1] == lineFeed { continue }
          let leadsOn = (0..<wordCount).contains { next in
            followers[step * wordCount + next] & leading[(index + 1) * wordCount + next] != 0
          }
          if leadsOn { leading[index * wordCount + word] |= 1 << UInt64(bit) }
        }
      }
    }
    return leading
  }

  /// Finds the first scalar step that leads on, or the end of the match, by the order of the program.
  ///
  /// Whether a loop goes on depends on whether its round has taken something. That is known from the
  /// outermost loop whose round has not: the rounds of all loops in it have not either. So a step has
  /// been tried before only if it was with the same such loop.
  ///
  /// - Parameters:
  ///   - start: The step from which on to look.
  ///   - fresh: The depth of the outermost loop whose round began behind the last scalar, or the
  ///     program's `loopDepth` if there is none.
  ///   - leading: The scalar steps that lead to a match; nil at the end of the text.
  ///   - walk: What has been tried, and what groups have taken.
  /// - Returns: The scalar step; -1 for the end of the match; nil if there is no way.
  private func find(
    from start: Int,
    _ fresh: Int,
    _ leading: ArraySlice<UInt64>?,
    _ walk: inout Walk
  ) -> Int? {
    var step = start
    var fresh = fresh
    while walk.enter(step * (program.loopDepth + 1) + fresh) {
      switch program.steps[step] {
      case .scalar(let index):
        guard let leading else { return nil }
        return leading[leading.startIndex + index / 64] >> UInt64(index % 64) & 1 == 1 ? index : nil
      case .accept:
        return leading == nil ? -1 : nil
      case .choice(let first, let second):
        let marks = walk.markCount
        if let found = find(from: first, fresh, leading, &walk) { return found }
        walk.forgetMarks(behind: marks)
        step = second
      case .startOfRound(let depth, let next):
        fresh = min(fresh, depth)
        step = next
      case .endOfRound(let depth, let loop, let exit):
        step = fresh <= depth ? exit : loop
        if fresh == depth { fresh = program.loopDepth }
      case .open(let group, let next):
        walk.note(.init(group: group, isEnd: false))
        step = next
      case .close(let group, let next):
        walk.note(.init(group: group, isEnd: true))
        step = next
      }
    }
    return nil
  }
}

/// Where the walk through a program is, and what the groups have taken so far.
private struct Walk {
  struct Mark {
    var group: Int
    var isEnd: Bool
  }

  private(set) var groups: [Range<Int>?]
  private var opened: [Int]
  private var entered: [Int]
  private var round = 0
  private var offset = 0
  private var marks: [Mark] = []

  init(stepCount: Int, groupCount: Int) {
    groups = [Range<Int>?](repeating: nil, count: groupCount)
    opened = [Int](repeating: 0, count: groupCount)
    entered = [Int](repeating: -1, count: stepCount)
  }

  /// Begins to look for the step that takes the scalar at an offset.
  mutating func begin(at offset: Int) {
    self.offset = offset
    round += 1
    marks.removeAll(keepingCapacity: true)
  }

  /// Enters a step; false if the search has been there and found no way.
  mutating func enter(_ step: Int) -> Bool {
    if entered[step] == round { return false }
    entered[step] = round
    return true
  }

  mutating func note(_ mark: Mark) { marks.append(mark) }

  var markCount: Int { marks.count }

  mutating func forgetMarks(behind count: Int) { marks.removeLast(marks.count - count) }

  /// Puts down the groups that began and ended on the way that was found.
  mutating func finish() {
    for mark in marks {
      if mark.isEnd {
        groups[mark.group] = opened[mark.group]..<offset
      } else {
        opened[mark.group] = offset
      }
    }
  }
}
