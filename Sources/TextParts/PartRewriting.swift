import UnicodeText

/// Rewrites the text of a join: it replaces characters, changes the case of letters, and then pads
/// the text.
struct PartRewriting: Sendable, Hashable {
  private let rewriting: PartExpression.Rewriting

  init(_ rewriting: PartExpression.Rewriting) { self.rewriting = rewriting }

  func rewrite(_ buffer: inout PartBuffer, from start: Int) {
    if !rewriting.replacements.isEmpty { replace(in: &buffer, from: start) }
    if let letterCase = rewriting.letterCase { change(&buffer, from: start, to: letterCase) }
    let missing = rewriting.paddedLength - (buffer.count - start)
    if missing > 0 { pad(&buffer, from: start, by: missing) }
  }

  private func replace(in buffer: inout PartBuffer, from start: Int) {
    var old = PartBuffer()
    for index in start..<buffer.count { old.append(buffer[index]) }
    buffer.truncate(to: start)
    old.withText { text in
      let bytes = text.span
      var offset = 0
      while offset < bytes.count {
        let scalar = text.scalar(at: offset)
        let next = offset + scalar.utf8Length
        if let replacement = rewriting.replacements[scalar] {
          buffer.append(replacement.utf8Span.span)
        } else {
          buffer.append(bytes.extracting(offset..<next))
        }
        offset = next
      }
    }
  }

  private func change(
    _ buffer: inout PartBuffer,
    from start: Int,
    to letterCase: PartExpression.Rewriting.LetterCase
  ) {
    let changed = buffer.withText { text in
      text.withSlice(start..<text.count) { text in
        let mapped = text.mapped(letterCase == .upper ? .uppercase : .lowercase)
        return mapped.text
      }
    }
    buffer.truncate(to: start)
    buffer.append(changed.utf8Span.span)
  }

  private func pad(_ buffer: inout PartBuffer, from start: Int, by missing: Int) {
    var old = PartBuffer()
    for index in start..<buffer.count { old.append(buffer[index]) }
    buffer.truncate(to: start)
    for _ in 0..<missing { buffer.append(rewriting.padding) }
    old.withBytes { buffer.append($0) }
  }
}

/// Writes the programs of a ``PartPlan``.
struct PartProgramWriter {
  private(set) var steps: [PartStep] = []
  private(set) var constants: [UInt8] = []
  private(set) var rewritings: [PartRewriting] = []
  private var numbers: [PartRewriting: Int32] = [:]

  mutating func program(of expression: PartExpression) -> PartProgram {
    let start = steps.count
    add(expression)
    var group: Int32 = -1
    if case .group(let index) = expression { group = Int32(index) }
    return PartProgram(start: Int32(start), count: Int32(steps.count - start), group: group)
  }

  private mutating func add(_ expression: PartExpression) {
    switch expression {
    case .group(let index): steps.append(PartStep(kind: .group, first: Int32(index)))
    case .unset: steps.append(PartStep(kind: .unset))
    case .cell(let lookUp, let column):
      steps.append(PartStep(kind: .cell, first: Int32(lookUp), second: Int32(column)))
    case .constant(let text):
      let start = constants.count
      constants += text.utf8
      steps.append(PartStep(kind: .constant, first: Int32(start), second: Int32(constants.count)))
    case .join(let pieces, let rewriting):
      steps.append(PartStep(kind: .open))
      for piece in pieces { add(piece) }
      steps.append(PartStep(kind: .close, first: number(of: rewriting)))
    }
  }

  private mutating func number(of rewriting: PartExpression.Rewriting) -> Int32 {
    if rewriting == PartExpression.Rewriting() { return -1 }
    let made = PartRewriting(rewriting)
    if let known = numbers[made] { return known }
    rewritings.append(made)
    numbers[made] = Int32(rewritings.count - 1)
    return Int32(rewritings.count - 1)
  }
}
