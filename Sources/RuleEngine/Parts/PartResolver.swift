import TextParts
import TextPatterns
import UnicodeText
import Violations

/// Resolves the names of parts, and orders lookups so that each comes after those that it needs.
struct PartResolver {
  private enum Meaning {
    /// A group of the rule's pattern, or of one of a lookup's patterns.
    case group(Int, lookUp: Int? = nil)
    case column(lookUp: Int, column: Int)
    case join(Int)
  }

  private let template: PartsTemplate
  private let parameters: [String: Value]
  private var meanings: [String: Meaning] = [:]

  /// The place of each lookup in the order, by its index in the pack; nil until it has a place.
  private var places: [Int?]

  private var resolved: [String: PartExpression] = [:]
  private var open: [String] = []
  private var pieces = 0

  /// The maximum number of pieces in all joins of a rule, and the maximum depth of nested joins.
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
        hint: "name only the groups that a check uses",
        position: template.position
      )
    }
    if let last = template.lookUps.last, template.lookUps.count > PartLocations.mostLookUps {
      throw PartFault(
        code: "pack.too_many_parts",
        reason: "a rule can have at most \(PartLocations.mostLookUps) lookups",
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

  /// Numbers the groups of the patterns that split parts further, after the groups of the rule's
  /// pattern.
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
            "`split` needs a group of the pattern, and `\(split.part)` isn't one",
          hint: "name a group of `pattern:`",
          position: split.position
        )
      case nil: throw unknown(split.part, at: split.position)
      }
    }
  }

  /// Returns how a lookup splits parts further.
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
      reason: "there are two parts named `\(name)`",
      hint: "rename the group, the column or the join",
      position: position
    )
  }

  /// Returns the lookups in an order where each comes after those that it depends on.
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
          reason: "this lookup depends on itself, directly or through other lookups",
          position: template.lookUps[later[0]].position
        )
      }
      waiting = later
    }
    return order
  }

  /// Returns the lookups whose columns a lookup depends on, including through joins.
  private func needed(by number: Int) throws(PartFault) -> Set<Int> {
    var needed: Set<Int> = []
    var seen: Set<String> = []
    var open = template.lookUps[number].keys.flatMap { placed in
      placed.key.joins.flatMap(\.names).map { (name: $0, position: placed.position) }
    }
    while let (name, position) = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      switch meanings[name] {
      case .group(_, let lookUp):
        if let lookUp { needed.insert(lookUp) }
      case .column(let lookUp, _): needed.insert(lookUp)
      case .join(let index):
        let join = template.joins[index]
        open += join.join.names.map { (name: $0, position: join.position) }
      case nil: throw unknown(name, at: position)
      }
    }
    return needed
  }

  mutating func key(ofLookUp number: Int) throws(PartFault) -> PartExpression {
    let lookUp = template.lookUps[number]
    return try expression(of: lookUp.key, at: lookUp.keyPosition)
  }

  private mutating func expression(
    of key: PartsTemplate.Key,
    at position: FilePosition
  ) throws(PartFault) -> PartExpression {
    switch key {
    case .parameter(let name, let letterCase):
      return expression(ofKey: parameters[name] ?? .null, letterCase)
    case .given(let value, let letterCase): return expression(ofKey: value, letterCase)
    case .join(let join):
      // A single part stays a part, so that its range in the value is known.
      if join.pieces.count == 1, join.letterCase == nil, case .part(let name) = join.pieces[0] {
        return try expression(of: name, at: position)
      }
      return try expression(of: join, at: position)
    case .several(let keys):
      var pieces: [PartExpression] = []
      for key in keys {
        let piece = try expression(of: key.key, at: key.position)
        if piece == .unset { return .unset }
        if !pieces.isEmpty { pieces.append(.constant(PartsTemplate.Key.separator)) }
        pieces.append(piece)
      }
      let joined = PartExpression.join(pieces)
      try limit(growth(of: joined), at: position)
      return joined
    }
  }

  /// Returns the text that a row is looked up with, for a value that doesn't come from a part.
  private func expression(
    ofKey value: Value,
    _ letterCase: PartExpression.Rewriting.LetterCase?
  ) -> PartExpression {
    switch value {
    case .text(let text):
      .join([.constant(text)], PartExpression.Rewriting(letterCase: letterCase))
    case .decimal(let number): .constant(number.description)
    case .boolean(let flag): .constant(flag ? "true" : "false")
    case .null, .list, .record: .unset
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
          reason: "parts are joined in a circle: \((open + [name]).joined(separator: " → "))",
          position: join.position
        )
      }
      open.append(name)
      defer { open.removeLast() }
      // The first test comes before there is an expression, so that a long chain doesn't recurse
      // deeply. The second covers joins inside it that were already resolved.
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

  /// Returns the maximum growth of an expression's text.
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
          "a join can be more than \(PartGrowth.mostTimes) times as long as the value",
        hint: "name each part once, and replace characters with short texts",
        position: position
      )
    }
    if growth.bytes > PartGrowth.mostBytes {
      throw PartFault(
        code: "pack.too_many_parts",
        reason:
          "a join has more than \(PartGrowth.mostBytes) bytes that don't come from the value",
        hint: "shorten the constants and the texts in columns",
        position: position
      )
    }
  }

  private func limit(depth: Int, at position: FilePosition) throws(PartFault) {
    guard depth > Self.deepestJoin else { return }
    throw PartFault(
      code: "pack.too_many_parts",
      reason: "more than \(Self.deepestJoin) joins are nested",
      position: position
    )
  }

  /// Counts the pieces of joins, which nested joins multiply.
  private mutating func count(
    _ expression: PartExpression,
    at position: FilePosition
  ) throws(PartFault) {
    pieces += expression.pieceCount
    guard pieces > Self.mostPieces else { return }
    throw PartFault(
      code: "pack.too_many_parts",
      reason: "the rule's joins have too many pieces in total",
      position: position
    )
  }

  private func unknown(_ name: String, at position: FilePosition) -> PartFault {
    PartFault(
      code: "pack.no_such_part",
      reason: "there is no group, column or join named `\(name)`",
      hint: nearestName(to: name, in: meanings.keys.sorted()).map { "did you mean `\($0)`?" },
      position: position
    )
  }
}

extension PartExpression {
  /// The depth of nested joins, including this one.
  fileprivate var depth: Int {
    if case .join(let pieces, _) = self { return 1 + (pieces.lazy.map(\.depth).max() ?? 0) }
    return 0
  }

  /// The number of joined pieces, including those of inner joins.
  fileprivate var pieceCount: Int {
    if case .join(let pieces, _) = self {
      return pieces.reduce(1) { $0 + $1.pieceCount }
    }
    return 1
  }
}
