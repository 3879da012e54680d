import FrozenTables
package import TextPatterns
import UnicodeText

/// How texts of one kind are taken apart: a pattern with named groups, rows that are looked up by what the
/// groups took, and joins of all these.
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
/// A plan never changes, and using it counts no references and allocates nothing for texts of usual length.
package final class PartPlan: Sendable {
  /// What the text must match.
  package let pattern: TextPattern

  /// The rows that are looked up, in this order.
  package let lookUps: [LookUp]

  /// The programs of the expressions for which the plan was made, in their order.
  package let parts: [PartProgram]

  private let keys: FrozenTable<PartProgram>
  let steps: FrozenTable<PartStep>
  let constants: FrozenTable<UInt8>
  let rewritings: [PartRewriting]
  private let memory = FrozenMemory()

  /// A row that is looked up.
  package struct LookUp: Sendable {
    package var rows: KeyedRows

    /// What they are looked up by; it may depend on look-ups before this one.
    package var key: PartExpression

    /// Whether the longest key counts that begins the text, and not only the whole text.
    package var isLongest: Bool

    /// What it means that there is no row.
    package var absence: Absence

    /// How parts are taken apart further, as the row says.
    package var splits: [PartSplit]

    package enum Absence: String, Sendable, CaseIterable {
      /// The value is wrong.
      case refuse

      /// The columns are unset.
      case skip

      /// The value is right, and nothing more is asked of it.
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

  /// What a text came to.
  package enum Answer: Equatable, Sendable {
    /// All parts are known.
    case located

    /// The text does not match the pattern.
    case noMatch

    /// A look-up found no row, which means that the text is wrong.
    case noRow(lookUp: Int)

    /// A look-up found no row, which means that the text is right.
    case accepted
  }

  /// Makes a plan.
  ///
  /// - Precondition: The pattern and the splits have at most ``PartLocations/mostGroups`` names together, and
  ///   there are at most ``PartLocations/mostLookUps`` look-ups, each of which depends on earlier ones alone.
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
  /// - Complexity: O(*n*) in the number of bytes, times the number of look-ups.
  package func locate(_ text: UTF8Span, _ locations: inout PartLocations) -> Answer {
    guard pattern.groups(in: text, into: &locations.groups) else { return .noMatch }
    return lookUpRows(text, &locations)
  }

  private func lookUpRows(_ text: UTF8Span, _ locations: inout PartLocations) -> Answer {
    for index in lookUps.indices {
      let (state, row) = row(of: index, text, locations)
      switch state {
      case .unset: locations[row: index] = .unset
      case .open, .unknown:
        locations[row: index] = .unknown
        // The value may still come to be right whatever else is wrong with it.
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
  ///   - locations: Where its parts are.
  ///   - body: Takes what is known of the part, its text, and where that begins in the whole text; nil if
  ///     it was put together.
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

  /// Calls a closure with the text of a part, and with something that closures cannot capture because it is only
  /// borrowed: a copy would count references that all threads share.
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

  /// Calls a closure with the texts of several parts, one behind the other; those that are unset count as
  /// empty, unless all of them are.
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

  /// Returns where a part is in the text, if it is a group that took part in the match.
  package func range(of part: PartProgram, _ locations: PartLocations) -> Range<Int>? {
    guard part.group >= 0, case .range(let range) = locations[group: Int(part.group)] else {
      return nil
    }
    return range
  }

  /// Returns the text of a part; nil if it is unset or not known yet.
  package func string(
    of part: PartProgram,
    in text: UTF8Span,
    _ locations: PartLocations
  ) -> String? {
    withText(of: part, in: text, locations) { state, text, _ in
      state == .known ? String(copying: text) : nil
    }
  }

  /// Returns where the part is in the text by which a look-up looks for its row, if that is a group.
  package func range(ofKey lookUp: Int, _ locations: PartLocations) -> Range<Int>? {
    range(of: keys[lookUp], locations)
  }
}

extension PartPlan {
  /// Finds what is known of the parts of a text that is being typed; nil if it can no longer match.
  package func locate(typed text: UTF8Span) -> (answer: Answer, locations: PartLocations)? {
    guard let groups = pattern.groupsSoFar(in: text) else { return nil }
    var locations = PartLocations(isTyped: true)
    for (index, progress) in groups.enumerated() { locations.note(progress, ofGroup: index) }
    return (lookUpRows(text, &locations), locations)
  }
}
