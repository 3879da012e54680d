import FrozenTables
import UnicodeText

extension PartPlan {
  /// Adds the text of a part to a buffer.
  ///
  /// - Returns: What is known about the text. The buffer's content is only useful if the text is
  ///   known or open.
  func append(
    _ part: PartProgram,
    of text: UTF8Span,
    _ locations: PartLocations,
    to buffer: inout PartBuffer
  ) -> PartState {
    var joins = JoinStack()
    for index in Int(part.start)..<Int(part.start + part.count) {
      let step = steps[index]
      // After a piece that can continue, or that isn't known, nothing has a definite position yet.
      switch step.kind {
      case .constant:
        for offset in Int(step.first)..<Int(step.second) { buffer.append(constants[offset]) }
      case .group:
        switch locations[group: Int(step.first)] {
        case .unset: joins.notePiece(isSet: false)
        case .range(let range):
          joins.notePiece(isSet: true)
          buffer.append(text.span.extracting(range))
        case .open, .unknown: return .unknown
        }
      case .cell:
        switch locations[row: Int(step.first)] {
        case .unset: joins.notePiece(isSet: false)
        case .unknown: return .unknown
        case .row(let row):
          let rows = lookUps[Int(step.first)].rows
          joins.notePiece(isSet: rows.append(row: row, column: Int(step.second), to: &buffer))
        }
      case .unset: joins.notePiece(isSet: false)
      case .open: joins.open(at: buffer.count)
      case .close:
        let (start, isSet) = joins.close()
        if !isSet {
          buffer.truncate(to: start)
        } else if step.first >= 0 {
          rewritings[Int(step.first)].rewrite(&buffer, from: start)
        }
      }
    }
    return joins.isSet ? .known : .unset
  }
}

/// The stack of nested joins that are being assembled.
private struct JoinStack {
  private var starts = InlineArray<9, Int32>(repeating: 0)
  private var hasPieces: UInt16 = 0
  private var hasSetPieces: UInt16 = 0
  private var depth = 0

  /// Whether the outermost piece is set.
  var isSet: Bool { hasSetPieces & 1 == 1 || hasPieces & 1 == 0 }

  mutating func notePiece(isSet: Bool) {
    hasPieces |= 1 << UInt16(depth)
    if isSet { hasSetPieces |= 1 << UInt16(depth) }
  }

  mutating func open(at start: Int) {
    depth += 1
    starts[depth] = Int32(start)
    hasPieces &= ~(1 << UInt16(depth))
    hasSetPieces &= ~(1 << UInt16(depth))
  }

  mutating func close() -> (start: Int, isSet: Bool) {
    let bit: UInt16 = 1 << UInt16(depth)
    let isConstant = hasPieces & bit == 0
    let isSet = isConstant || hasSetPieces & bit != 0
    let start = Int(starts[depth])
    depth -= 1
    // A join of only constants isn't a piece that could be unset.
    if !isConstant { notePiece(isSet: isSet) }
    return (start, isSet)
  }
}
