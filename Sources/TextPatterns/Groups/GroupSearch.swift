/// Finds what the groups of a pattern match in a text, in linear time.
///
/// A backtracking matcher may try very many paths before one succeeds. This search first reads the
/// text backward and notes at each scalar which steps lead to a match from there (Frisch and
/// Cardelli, 2004). Then it reads forward, takes the first step that leads to a match, and never
/// has to go back.
struct GroupSearch: Sendable {
  let program: GroupProgram

  /// The number of words with a bit for each scalar step.
  let wordCount: Int

  /// The scalar steps that take each class.
  let stepsOfClasses: [UInt64]

  /// The scalar steps that can come next, by row.
  ///
  /// A row is a position on a path: after the scalar step with its number, or, for ``startRow``,
  /// where texts begin.
  let followers: [UInt64]

  /// The start of each row's list of nonempty words in `followers`, and the end of the last list.
  private var followerStarts = [0]
  private var followerWords: [Int] = []

  /// Whether the text can end in each row.
  let mayEnd: [Bool]

  /// The class of line feeds, or -1 if it doesn't matter.
  let lineFeed: Int

  init(_ program: GroupProgram, classes: ScalarClasses, lineFeed: UInt16?) {
    self.program = program
    self.lineFeed = lineFeed.map(Int.init) ?? -1
    wordCount = max(1, (program.scalars.count + 63) / 64)
    var stepsOfClasses = [UInt64](repeating: 0, count: wordCount * classes.count)
    var followers = [UInt64](repeating: 0, count: wordCount * (program.scalars.count + 1))
    var mayEnd: [Bool] = []
    var seen = [Int](repeating: -1, count: program.steps.count)
    for (index, scalar) in program.scalars.enumerated() {
      for label in classes.classes(ofSet: scalar.set) {
        stepsOfClasses[Int(label) * wordCount + index / 64] |= 1 << UInt64(index % 64)
      }
    }
    for (row, entry) in (program.scalars.map(\.next) + [program.start]).enumerated() {
      var ends = false
      var pending = [entry]
      while let step = pending.popLast() {
        if seen[step] == row { continue }
        seen[step] = row
        switch program.steps[step] {
        case .scalar(let next):
          followers[row * wordCount + next / 64] |= 1 << UInt64(next % 64)
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
    for row in 0...program.scalars.count {
      for word in 0..<wordCount where followers[row * wordCount + word] != 0 {
        followerWords.append(word)
      }
      followerStarts.append(followerWords.count)
    }
    self.mayEnd = mayEnd
  }

  /// The row where texts begin.
  var startRow: Int { program.scalars.count }

  /// Returns the step where a path continues from a row.
  func entry(_ row: Int) -> Int { row == startRow ? program.start : program.scalars[row].next }

  /// Returns what each group matches, in byte offsets.
  ///
  /// A group that took no part is nil, and the whole result is nil if the text doesn't match.
  ///
  /// - Complexity: O(*n*) in the number of scalars, times the size of the pattern and, in the worst
  ///   case, the depth of its loops.
  func groups(in text: UTF8Span, classes: ClassTable, count: Int) -> [Range<Int>?]? {
    let (labels, offsets) = Self.labels(of: text, classes)
    let leading = steps(leadingToMatchOf: labels)
    var walk = GroupWalk(program, groupCount: count)
    var step = program.start
    for index in 0...labels.count {
      walk.begin(at: offsets[index])
      let isEnd = index == labels.count
      guard
        let found = find(
          from: step,
          leading: isEnd ? nil : leading[(index * wordCount)..<((index + 1) * wordCount)],
          &walk
        )
      else { return nil }
      walk.finish()
      if isEnd { return walk.groups }
      step = program.scalars[found].next
    }
    return nil
  }

  static func labels(of text: UTF8Span, _ classes: ClassTable) -> (labels: [Int], offsets: [Int]) {
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

  /// Returns, for each scalar, the steps that can take it and lead to a match of the rest.
  private func steps(leadingToMatchOf labels: [Int]) -> [UInt64] {
    var leading = [UInt64](repeating: 0, count: wordCount * labels.count)
    for index in labels.indices.reversed() {
      let isBeforeLineFeed = index + 1 < labels.count && labels[index + 1] == lineFeed
      for word in 0..<wordCount {
        var candidates = stepsOfClasses[labels[index] * wordCount + word]
        var found: UInt64 = 0
        while candidates != 0 {
          let bit = candidates.trailingZeroBitCount
          candidates &= candidates - 1
          let step = word * 64 + bit
          if isBeforeLineFeed, program.scalars[step].isLoneReturn { continue }
          let leadsOn =
            index == labels.count - 1
            ? mayEnd[step] : leads(step, to: leading, at: (index + 1) * wordCount)
          if leadsOn { found |= 1 << UInt64(bit) }
        }
        leading[index * wordCount + word] = found
      }
    }
    return leading
  }

  /// Whether any of some steps, whose words begin at an index, can follow a step.
  private func leads(_ step: Int, to leading: [UInt64], at start: Int) -> Bool {
    // Most steps have one or two followers, whose words are far apart in a large pattern.
    for index in followerStarts[step]..<followerStarts[step + 1] {
      let word = followerWords[index]
      if followers[step * wordCount + word] & leading[start + word] != 0 { return true }
    }
    return false
  }

  /// Finds the first scalar step that leads to a match, or the end of the match, in the order of
  /// the program.
  ///
  /// - Parameters:
  ///   - start: The step to start from.
  ///   - leading: The scalar steps that lead to a match; nil at the end of the text.
  ///   - walk: The steps that have been tried, and what groups have matched.
  /// - Returns: The scalar step; -1 for the end of the match; nil if there is no path.
  func find(from start: Int, leading: ArraySlice<UInt64>?, _ walk: inout GroupWalk) -> Int? {
    find(from: start, program.loopDepth, &walk) { index, _ in
      guard let leading else { return index < 0 }
      return index >= 0
        && leading[leading.startIndex + index / 64] >> UInt64(index % 64) & 1 == 1
    }
  }

  /// Finds the first wanted scalar step, or the end of the match, in the order of the program.
  ///
  /// Whether a loop continues depends on whether its round has taken something. The outermost loop
  /// whose round hasn't taken anything determines this, because then the rounds of all loops inside
  /// it haven't either. So a step counts as tried only together with that loop.
  ///
  /// - Parameters:
  ///   - start: The step to start from.
  ///   - fresh: The depth of the outermost loop whose round began after the last scalar, or the
  ///     program's `loopDepth` if there is none.
  ///   - walk: The steps that have been tried, and what groups have matched.
  ///   - isWanted: Whether a scalar step (-1 for the end of the match) is wanted with these marks.
  /// - Returns: The scalar step; -1 for the end of the match; nil if there is no path.
  func find(
    from start: Int,
    _ fresh: Int,
    _ walk: inout GroupWalk,
    _ isWanted: (Int, [GroupMark]) -> Bool
  ) -> Int? {
    var step = start
    var fresh = fresh
    while walk.enter(step * (program.loopDepth + 1) + fresh) {
      switch program.steps[step] {
      case .scalar(let index):
        return isWanted(index, walk.marks) ? index : nil
      case .accept:
        return isWanted(-1, walk.marks) ? -1 : nil
      case .choice(let first, let second):
        let marks = walk.markCount
        if let found = find(from: first, fresh, &walk, isWanted) { return found }
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
