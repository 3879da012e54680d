import TextParts
import TextPatterns
import UnicodeText
import Violations

/// Finds what names stand for, and an order in which look-ups have what they need.
struct PartResolver {
  private enum Meaning {
    /// A group of the pattern, or one of the patterns of a look-up.
    case group(Int, lookUp: Int? = nil)
    case column(lookUp: Int, column: Int)
    case join(Int)
  }

  private let template: PartsTemplate
  private let parameters: [String: Value]
  private var meanings: [String: Meaning] = [:]

  /// By look-up as it is written, its place in the order; nil until it has one.
  private var places: [Int?]

  private var resolved: [String: PartExpression] = [:]
  private var open: [String] = []
  private var pieces = 0

  /// How many pieces a rule's joins may have together, and how deep they may stand in one another.
  private static let mostPieces = 2_000
  private static let deepestJoin = 7

  init(_ template: PartsTemplate, parameters: [String: Value]) throws(PartFault) {
    self.template = template
    self.parameters = parameters
    places = [Int?](repeating: nil, count: template.lookUps.count)
    if template.groupNames.count > PartLocations.mostGroups {
      throw PartFault(
        code: "pack.too_many_parts",
        reason: "the rule has more than \(PartLocations.mostGroups) named groups",
        hint: "name only those that a check looks at",
        position: template.position
      )
    }
    if let last = template.lookUps.last, template.lookUps.count > PartLocations.mostLookUps {
      throw PartFault(
        code: "pack.too_many_parts",
        reason: "a rule looks up at most \(PartLocations.mostLookUps) rows",
        position: last.position
      )
    }
    for (index, name) in template.pattern.groupNames.enumerated() {
      try note(.group(index), name, at: template.position)
    }
    for (number, lookUp) in template.lookUps.enumerated() {
      for (column, definition) in (lookUp.table?.columns ?? []).enumerated() {
        try note(.column(lookUp: number, column: column), definition.name, at: lookUp.position)
      }
    }
    try noteSplits()
    for (index, join) in template.joins.enumerated() {
      try note(.join(index), join.name, at: join.position)
    }
  }

  /// Gives numbers to the groups of the patterns that take parts apart further, behind those of the pattern.
  private mutating func noteSplits() throws(PartFault) {
    var count = template.pattern.groupNames.count
    for (number, lookUp) in template.lookUps.enumerated() {
      for split in lookUp.splits {
        for name in split.patterns?.groupNames ?? [] {
          try note(.group(count, lookUp: number), name, at: split.position)
          count += 1
        }
      }
    }
    for split in template.lookUps.flatMap(\.splits) {
      switch meanings[split.part] {
      case .group(_, nil): break
      case .group, .column, .join:
        throw PartFault(
          code: "pack.misplaced_part",
          reason:
            "`split` takes apart what a group of the pattern has, and `\(split.part)` is none",
          hint: "name a group of `pattern:`",
          position: split.position
        )
      case nil: throw unknown(split.part, at: split.position)
      }
    }
  }

  /// Returns how a look-up takes parts apart further.
  func splits(ofLookUp number: Int) -> [PartSplit] {
    template.lookUps[number].splits.compactMap { split in
      guard let patterns = split.patterns, case .group(let group, _)? = meanings[split.part] else {
        return nil
      }
      return patterns.split(ofGroup: group) { name in
        if case .group(let group, _)? = meanings[name] { group } else { 0 }
      }
    }
  }

  private mutating func note(
    _ meaning: Meaning,
    _ name: String,
    at position: FilePosition
  ) throws(PartFault) {
    if meanings.updateValue(meaning, forKey: name) == nil { return }
    throw PartFault(
      code: "pack.duplicate_part",
      reason: "there are two parts `\(name)`",
      hint: "give the group, the column or the join another name",
      position: position
    )
  }

  /// Returns the look-ups in an order in which each comes behind those that it depends on.
  mutating func orderedLookUps() throws(PartFault) -> [Int] {
    var order: [Int] = []
    var waiting = Array(template.lookUps.indices)
    while !waiting.isEmpty {
      var later: [Int] = []
      for number in waiting {
        if try needed(by: number).isSubset(of: Set(order)) {
          places[number] = order.count
          order.append(number)
        } else {
          later.append(number)
        }
      }
      guard later.count < waiting.count else {
        throw PartFault(
          code: "pack.part_circle",
          reason: "this look-up needs its own columns, or those of one that needs it",
          position: template.lookUps[later[0]].position
        )
      }
      waiting = later
    }
    return order
  }

  /// The look-ups on whose columns one depends, through joins too.
  private func needed(by number: Int) throws(PartFault) -> Set<Int> {
    guard case .join(let join) = template.lookUps[number].key else { return [] }
    var needed: Set<Int> = []
    var seen: Set<String> = []
    var open = join.names
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      switch meanings[name] {
      case .group(_, let lookUp):
        if let lookUp { needed.insert(lookUp) }
      case .column(let lookUp, _): needed.insert(lookUp)
      case .join(let index): open += template.joins[index].join.names
      case nil: throw unknown(name, at: template.lookUps[number].keyPosition)
      }
    }
    return needed
  }

  mutating func key(ofLookUp number: Int) throws(PartFault) -> PartExpression {
    let lookUp = template.lookUps[number]
    switch lookUp.key {
    case .parameter(let name, let letterCase):
      switch parameters[name] {
      case .text(let text):
        return .join([.constant(text)], PartExpression.Rewriting(letterCase: letterCase))
      case .decimal(let value): return .constant(value.description)
      case .boolean(let flag): return .constant(flag ? "true" : "false")
      case nil, .null, .list, .record: return .unset
      }
    case .join(let join):
      // A part alone stays one, so that its place in the value is known.
      if join.pieces.count == 1, join.letterCase == nil, case .part(let name) = join.pieces[0] {
        return try expression(of: name, at: lookUp.keyPosition)
      }
      return try expression(of: join, at: lookUp.keyPosition)
    }
  }

  mutating func expression(
    of name: String,
    at position: FilePosition
  ) throws(PartFault) -> PartExpression {
    if let known = resolved[name] {
      try count(known, at: position)
      return known
    }
    let expression: PartExpression
    switch meanings[name] {
    case .group(let index, _): expression = .group(index)
    case .column(let lookUp, let column):
      expression = places[lookUp].map { .cell(lookUp: $0, column: column) } ?? .unset
    case .join(let index):
      let join = template.joins[index]
      if open.contains(name) {
        throw PartFault(
          code: "pack.part_circle",
          reason: "parts are made of each other: \((open + [name]).joined(separator: " → "))",
          position: join.position
        )
      }
      open.append(name)
      defer { open.removeLast() }
      // Before there is an expression, so that a long chain does not go deep; and of one whose joins were
      // resolved already.
      try limit(depth: open.count, at: join.position)
      expression = try self.expression(of: join.join, at: join.position)
      try limit(depth: expression.depth, at: join.position)
    case nil: throw unknown(name, at: position)
    }
    resolved[name] = expression
    try count(expression, at: position)
    return expression
  }

  mutating func expression(
    of join: JoinTemplate,
    at position: FilePosition
  ) throws(PartFault) -> PartExpression {
    let joined = try join.expression { (name) throws(PartFault) in
      try expression(of: name, at: position)
    }
    try limit(growth(of: joined), at: position)
    return joined
  }

  /// Returns how long the text of an expression can become.
  func growth(of expression: PartExpression) -> PartGrowth {
    PartGrowth(of: expression) { lookUp, column in
      places.firstIndex(of: lookUp).flatMap { template.lookUps[$0].table }
        .map { $0.keyed.longestTexts[column] } ?? 0
    }
  }

  private func limit(_ growth: PartGrowth, at position: FilePosition) throws(PartFault) {
    if growth.times > PartGrowth.mostTimes {
      throw PartFault(
        code: "pack.too_many_parts",
        reason:
          "what is joined can be more than \(PartGrowth.mostTimes) times as long as the value",
        hint: "name each part once, and replace characters by short texts",
        position: position
      )
    }
    if growth.bytes > PartGrowth.mostBytes {
      throw PartFault(
        code: "pack.too_many_parts",
        reason:
          "what is joined has more than \(PartGrowth.mostBytes) bytes that are not from the value",
        hint: "write shorter constants and columns",
        position: position
      )
    }
  }

  private func limit(depth: Int, at position: FilePosition) throws(PartFault) {
    guard depth > Self.deepestJoin else { return }
    throw PartFault(
      code: "pack.too_many_parts",
      reason: "more than \(Self.deepestJoin) joins stand in one another",
      position: position
    )
  }

  /// Counts the pieces of what is put together, which joins of joins multiply.
  private mutating func count(
    _ expression: PartExpression,
    at position: FilePosition
  ) throws(PartFault) {
    pieces += expression.pieceCount
    guard pieces > Self.mostPieces else { return }
    throw PartFault(
      code: "pack.too_many_parts",
      reason: "the joins of the rule have too many pieces together",
      position: position
    )
  }

  private func unknown(_ name: String, at position: FilePosition) -> PartFault {
    PartFault(
      code: "pack.no_such_part",
      reason: "no group, column or join gives the part `\(name)`",
      hint: nearestName(to: name, in: meanings.keys.sorted()).map { "did you mean `\($0)`?" },
      position: position
    )
  }
}

extension PartExpression {
  /// How many joins stand in one another, this one included.
  fileprivate var depth: Int {
    if case .join(let pieces, _) = self { return 1 + (pieces.lazy.map(\.depth).max() ?? 0) }
    return 0
  }

  /// How many pieces are put together, those of joins within it included.
  fileprivate var pieceCount: Int {
    if case .join(let pieces, _) = self {
      return pieces.reduce(1) { $0 + $1.pieceCount }
    }
    return 1
  }
}
