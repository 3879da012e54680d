import FrozenTables
package import TextPatterns
import UnicodeText

/// A plan for splitting texts of one kind into parts: a pattern with named groups, rows that are
/// looked up with the groups' texts, and joins of all of these.
///
///     let iban = try TextPattern("(?<country>[A-Z]{2})(?<check>[0-9]{2})(?<account>[0-9A-Z]+)")
///     let plan = PartPlan(
///       pattern: iban,
///       lookUps: [],
///       parts: [.join([.group(2), .group(0), .group(1)])]
///     )
///     var locations = PartLocations()
///     plan.locate("CH9300762011623852957".utf8Span, &locations)   // .located
///     plan.string(of: plan.parts[0], in: …)                       // "00762011623852957CH93"
///
/// A plan never changes. Using it doesn't count references, and doesn't allocate for texts of usual
/// length.
package final class PartPlan: Sendable {
  /// The pattern that texts must match.
  package let pattern: TextPattern

  /// The lookups of rows, in this order.
  package let lookUps: [LookUp]

  /// The programs of the expressions that the plan was made for, in the same order.
  package let parts: [PartProgram]

  private let keys: FrozenTable<PartProgram>
  let steps: FrozenTable<PartStep>
  let constants: FrozenTable<UInt8>
  let rewritings: [PartRewriting]
  private let memory = FrozenMemory()

  /// A lookup of a row.
  package struct LookUp: Sendable {
    package var rows: KeyedRows

    /// The key that rows are looked up with.
    ///
    /// It can depend on earlier lookups.
    package var key: PartExpression

    /// Whether the longest key that the text begins with counts, instead of the whole text.
    package var isLongest: Bool

    /// The meaning of a missing row.
    package var absence: Absence

    /// The patterns in the row that split parts further.
    package var splits: [PartSplit]

    package enum Absence: String, Sendable, CaseIterable {
      /// The value is invalid.
      case refuse

      /// The columns are unset.
      case skip

      /// The value is valid, and nothing more is checked.
      case accept
    }

    package init(
      rows: KeyedRows,
      key: PartExpression,
      isLongest: Bool = false,
      absence: Absence = .refuse,
      splits: [PartSplit] = []
    ) {
      self.rows = rows
      self.key = key
      self.isLongest = isLongest
      self.absence = absence
      self.splits = splits
    }
  }

  /// The result of locating the parts of a text.
  package enum Answer: Equatable, Sendable {
    /// All parts are known.
    case located

    /// The text doesn't match the pattern.
    case noMatch

    /// A lookup didn't find a row, which means that the text is invalid.
    case noRow(lookUp: Int)

    /// A lookup didn't find a row, which means that the text is valid.
    case accepted
  }

  /// Makes a plan.
  ///
  /// - Precondition: The pattern and the splits have at most ``PartLocations/mostGroups`` names in
  ///   total. There are at most ``PartLocations/mostLookUps`` lookups, and each one depends only on
  ///   earlier ones.
  package init(pattern: TextPattern, lookUps: [LookUp], parts: [PartExpression]) {
    var writer = PartProgramWriter()
    self.pattern = pattern
    self.lookUps = lookUps
    keys = memory.table(lookUps.map { writer.program(of: $0.key) })
    self.parts = parts.map { writer.program(of: $0) }
    steps = memory.table(writer.steps)
    constants = memory.table(writer.constants)
    rewritings = writer.rewritings
  }

  /// Finds the parts of a whole text.
  ///
  /// - Complexity: O(*n*) in the number of bytes, times the number of lookups.
  package func locate(_ text: UTF8Span, _ locations: inout PartLocations) -> Answer {
    guard pattern.groups(in: text, into: &locations.groups) else { return .noMatch }
    return lookUpRows(text, &locations)
  }

  /// Finds the rows of the lookups that don't depend on the text, because a parameter is the key.
  ///
  /// All groups are unset.
  package func lookUpFixedRows(_ text: UTF8Span, _ locations: inout PartLocations) {
    _ = lookUpRows(text, &locations)
  }

  /// Finds the rows that every text has, because their keys don't depend on it.
  ///
  /// Nothing is known about the groups, except about those that the patterns of these rows leave
  /// unset.
  ///
  /// - Parameter open: The lookups whose keys depend on something that isn't known yet.
  /// - Returns: What is known about the rows and the groups.
  package func knownRows(besides open: Set<Int>) -> PartLocations {
    var locations = PartLocations(isTyped: true)
    for group in 0..<PartLocations.mostGroups { locations.note(.unknown, ofGroup: group) }
    for index in lookUps.indices {
      if open.contains(index) {
        locations[row: index] = .unknown
        continue
      }
      let (state, row) = row(of: index, "".utf8Span, locations)
      if state == .open || state == .unknown {
        locations[row: index] = .unknown
        continue
      }
      locations[row: index] = row.map { .row($0) } ?? .unset
      for group in lookUps[index].splits.flatMap({ $0.unsetGroups(ofRow: row) }) {
        locations.leaveUnset(group: group)
      }
    }
    return locations
  }

  private func lookUpRows(_ text: UTF8Span, _ locations: inout PartLocations) -> Answer {
    for index in lookUps.indices {
      let (state, row) = row(of: index, text, locations)
      switch state {
      case .unset: locations[row: index] = .unset
      case .open, .unknown:
        locations[row: index] = .unknown
        // The value might still become valid, whatever else is wrong with it.
        if lookUps[index].absence == .accept { return .accepted }
        for split in lookUps[index].splits { split.forget(in: &locations) }
      case .known:
        if let row {
          locations[row: index] = .row(row)
          for split in lookUps[index].splits { split.apply(row: row, text, &locations) }
          continue
        }
        switch lookUps[index].absence {
        case .refuse: return .noRow(lookUp: index)
        case .skip: locations[row: index] = .unset
        case .accept: return .accepted
        }
      }
    }
    return .located
  }

  private func row(
    of index: Int,
    _ text: UTF8Span,
    _ locations: PartLocations
  ) -> (PartState, row: Int?) {
    var buffer = PartBuffer()
    let state = append(keys[index], of: text, locations, to: &buffer)
    guard state == .known else { return (state, nil) }
    let row = buffer.withBytes { key in
      lookUps[index].isLongest
        ? lookUps[index].rows.row(ofLongestKeyIn: key)?.row : lookUps[index].rows.row(ofKey: key)
    }
    return (state, row)
  }

  /// Calls a closure with the text of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - text: The whole text.
  ///   - locations: The locations of its parts.
  ///   - body: Receives what is known about the part, its text, and the start of that text in the
  ///     whole text. The start is nil if the text was assembled.
  /// - Returns: What the closure returns.
  package func withText<Result>(
    of part: PartProgram,
    in text: UTF8Span,
    _ locations: PartLocations,
    _ body: (PartState, UTF8Span, _ start: Int?) -> Result
  ) -> Result {
    withText(of: part, in: text, locations, passing: ()) { state, text, start, _ in
      body(state, text, start)
    }
  }

  /// Calls a closure with the text of a part, and with a value that closures can't capture because
  /// it is only borrowed.
  ///
  /// A copy would count references that all threads share.
  package func withText<Context, Result>(
    of part: PartProgram,
    in text: UTF8Span,
    _ locations: PartLocations,
    passing context: borrowing Context,
    _ body: (PartState, UTF8Span, _ start: Int?, borrowing Context) -> Result
  ) -> Result {
    if part.group >= 0 {
      switch locations[group: Int(part.group)] {
      case .range(let range):
        return text.withSlice(range, passing: context) { body(.known, $0, range.lowerBound, $1) }
      case .open(let start):
        return text.withSlice(start..<text.count, passing: context) { body(.open, $0, start, $1) }
      case .unset: return body(.unset, text, nil, context)
      case .unknown: return body(.unknown, text, nil, context)
      }
    }
    var buffer = PartBuffer()
    let state = append(part, of: text, locations, to: &buffer)
    return buffer.withText(passing: context) { body(state, $0, nil, $1) }
  }

  /// Calls a closure with the texts of several parts in order.
  ///
  /// Unset parts count as empty, unless all of them are unset.
  package func withText<Result>(
    ofJoined parts: [PartProgram],
    in text: UTF8Span,
    _ locations: PartLocations,
    _ body: (PartState, UTF8Span) -> Result
  ) -> Result {
    var buffer = PartBuffer()
    var whole = PartState.unset
    for index in parts.indices {
      switch append(parts[index], of: text, locations, to: &buffer) {
      case .unset: break
      case .known: whole = .known
      case .open, .unknown: return body(.unknown, text)
      }
    }
    return buffer.withText { body(whole, $0) }
  }

  /// Returns the range of a part in the text, if it is a group that took part in the match.
  package func range(of part: PartProgram, _ locations: PartLocations) -> Range<Int>? {
    guard part.group >= 0, case .range(let range) = locations[group: Int(part.group)] else {
      return nil
    }
    return range
  }

  /// Returns the text of a part, or nil if it is unset or not known yet.
  package func string(
    of part: PartProgram,
    in text: UTF8Span,
    _ locations: PartLocations
  ) -> String? {
    withText(of: part, in: text, locations) { state, text, _ in
      state == .known ? String(copying: text) : nil
    }
  }

  /// Returns the range of a lookup's key in the text, if the key is a group.
  package func range(ofKey lookUp: Int, _ locations: PartLocations) -> Range<Int>? {
    range(of: keys[lookUp], locations)
  }
}

extension PartPlan {
  /// Finds what is known about the parts of a text that is being typed.
  ///
  /// The result is nil if the text can no longer match.
  package func locate(typed text: UTF8Span) -> (answer: Answer, locations: PartLocations)? {
    guard let groups = pattern.groupsSoFar(in: text) else { return nil }
    var locations = PartLocations(isTyped: true)
    for (index, progress) in groups.enumerated() { locations.note(progress, ofGroup: index) }
    return (lookUpRows(text, &locations), locations)
  }
}
