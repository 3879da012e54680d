import FrozenTables
import Synchronization
public import Violations

/// A regular expression in ICU's syntax that is matched with whole texts, in time that grows only
/// with the text, so no pattern can hang a service.
///
///     let number = try TextPattern(#"[A-Z]{2}-\d{6}"#)
///     number.matches("AB-123456".utf8Span)      // true
///     number.progress(of: "AB-12".utf8Span)     // unfinished
///     number.progress(of: "AB-1x".utf8Span)     // impossible(at: 4)
///
/// Supported are sets, properties, groups, alternatives, greedy and lazy counts, `(?i)`, `(?s)`,
/// `(?x)`, anchors at the ends and look-ahead at the start. `(?<=…)` and `(?<!…)`, look-ahead
/// elsewhere, word boundaries, back-references, atomic groups and possessive counts are rejected,
/// each with a hint about what to write instead.
///
/// A pattern is prepared when it is first used. It becomes an automaton with one lookup for each
/// scalar, or, if that would be too large, a graph that is followed on all paths at the same time.
/// The prepared pattern never changes, and all threads share it without locks.
public final class TextPattern: Sendable {
  /// The pattern as it was passed in.
  public let pattern: String

  /// Whether letters match regardless of case, by simple case folding.
  public let ignoringCase: Bool

  /// The names of the groups, without duplicates, in the order of their opening parentheses.
  public let groupNames: [String]

  /// The offset where the first group of each name opens in the pattern, in scalars.
  public let groupOffsets: [Int]

  /// A group that can take part in a match several times, although only its last match is reported;
  /// nil if there is none.
  public let repeatedGroup: (name: String, offset: Int)?

  /// The index of each group's name.
  let namesOfGroups: [Int]

  let caselessLiterals: [[Unicode.Scalar]]
  private let budget: AutomatonBudget
  let plan: PatternPlan
  private let prepared = AtomicLazyReference<CompiledPattern>()

  /// The approximate number of microseconds that it took to read the pattern and judge its size.
  public let preparationCost: Int

  /// The approximate number of nanoseconds that matching takes for each byte of a long text.
  ///
  /// Finding the groups takes longer the larger the pattern is.
  public let costOfByte: Int

  /// The automaton of the prepared pattern, so that matching doesn't count references.
  private let automaton = FrozenSlots<Automaton>(count: 1)

  /// The tables that find groups fast, built when they are first needed.
  let groupMemory = AtomicLazyReference<GroupTableMemory>()
  let groupTables = FrozenSlots<GroupTables>(count: 1)
  let groupOutlooks = AtomicLazyReference<GroupOutlooks>()

  /// The approximate number of nanoseconds for each byte if no groups are needed.
  public static let costWithoutGroups = 80

  /// The length of the longest pattern, in bytes.
  public static let longestPattern = 10_000

  /// Parses a pattern.
  ///
  /// - Throws: ``TextPatternError`` if the pattern is empty or longer than ``longestPattern``,
  ///   isn't a regular expression, can't be matched in linear time, or has a count that makes it
  ///   too large.
  /// - Complexity: O(*n*) in the length of the pattern.
  public convenience init(_ pattern: String, ignoringCase: Bool = false) throws(TextPatternError) {
    try self.init(pattern, ignoringCase: ignoringCase, budget: AutomatonBudget())
  }

  init(_ pattern: String, ignoringCase: Bool, budget: AutomatonBudget) throws(TextPatternError) {
    guard !pattern.isEmpty else { throw TextPatternError("the pattern is empty") }
    guard pattern.utf8.count <= Self.longestPattern else {
      throw TextPatternError("the pattern is longer than \(Self.longestPattern) bytes")
    }
    var parser = PatternParser(pattern, ignoringCase: ignoringCase)
    let syntax = try parser.parse()
    let plan = try PatternPlan(syntax.root)
    let size = try PatternSize(of: plan.languages)
    var names: [String] = []
    var offsets: [Int] = []
    var namesOfGroups: [Int] = []
    for (name, offset) in zip(syntax.groupNames, syntax.groupOffsets) {
      let index = names.firstIndex(of: name) ?? names.count
      if index == names.count {
        names.append(name)
        offsets.append(offset)
      }
      namesOfGroups.append(index)
    }
    self.pattern = pattern
    self.ignoringCase = ignoringCase
    groupNames = names
    groupOffsets = offsets
    repeatedGroup = syntax.root.firstRepeatedGroup.map {
      (syntax.groupNames[$0], syntax.groupOffsets[$0])
    }
    self.namesOfGroups = namesOfGroups
    caselessLiterals = syntax.caselessLiterals
    self.budget = budget
    self.plan = plan
    costOfByte = names.isEmpty ? Self.costWithoutGroups : 60 + 5 * size.edges
    preparationCost =
      40 + pattern.utf8.count + syntax.setWork / 80 + size.edges * 2 / 5
      + (plan.languages.count - 1) * 70
    try checkCost(plan, size)
  }

  /// Creates a pattern from a tree, without groups.
  init(_ node: PatternNode) throws(TextPatternError) {
    let plan = try PatternPlan(node)
    let size = try PatternSize(of: plan.languages)
    (pattern, ignoringCase, caselessLiterals) = ("", false, [])
    (groupNames, groupOffsets, namesOfGroups, repeatedGroup) = ([], [], [], nil)
    budget = AutomatonBudget()
    self.plan = plan
    costOfByte = Self.costWithoutGroups
    preparationCost = 40 + size.edges * 2 / 5
    try checkCost(plan, size)
  }

  /// Rejects a pattern that neither an automaton nor a simulation can match fast enough.
  private func checkCost(_ plan: PatternPlan, _ size: PatternSize) throws(TextPatternError) {
    let isTooLarge =
      size.edges > GroupProgram.greatestSize
      || plan.ways.contains {
        plan.languages[$0.language].groupStepCount > GroupProgram.greatestStepCount
      }
    if !namesOfGroups.isEmpty, isTooLarge {
      throw TextPatternError("the pattern is too large for named groups", at: size.largestOffset)
    }
    // A small graph is fast either way.
    guard size.edges > 64 else { return }
    var sets = ScalarSetList()
    let costs = plan.languages.map { SimulationLayout(PatternGraph($0, sets: &sets)).cost }
    guard costs.reduce(0, +) > Simulation.greatestCost else { return }
    let isSimulated = compiled.readers.contains {
      if case .simulation = $0 { true } else { false }
    }
    if isSimulated {
      throw TextPatternError(
        "a count makes the pattern too large",
        at: size.largestOffset,
        hint: "use a length check, which doesn't have this limit"
      )
    }
  }

  /// The pattern, prepared on first use.
  var compiled: CompiledPattern {
    if let ready = prepared.load() { return ready }
    // Threads that arrive at the same time each prepare it, and all use the first one stored.
    let made = prepared.storeIfNil(
      CompiledPattern(plan, groupCount: namesOfGroups.count, budget: budget)
    )
    if let whole = made.automatonReference { automaton.fill(0, with: whole) }
    return made
  }

  /// Returns whether the whole text matches.
  ///
  ///     try TextPattern("a|ab").matches("ab".utf8Span)   // true
  ///
  /// - Complexity: O(*n*) in the number of bytes. Nothing is allocated after the first use.
  public func matches(_ text: UTF8Span) -> Bool {
    if let ready = automaton[0]?.value { return ready.accepts(ready.run(text).state) }
    return compiled.matches(text)
  }
}

extension TextPattern {
  /// Returns the progress of a text that is being typed.
  ///
  ///     let number = try TextPattern(#"[A-Z]{2}-\d{6}"#)
  ///     number.progress(of: "AB-123456".utf8Span)   // valid
  ///     number.progress(of: "".utf8Span)            // unfinished
  ///     number.progress(of: "AB-1x".utf8Span)       // impossible(at: 4)
  ///
  /// The result is exact, except for look-aheads that are too large to be joined with the rest.
  /// With those, a text that nothing can complete may be reported as unfinished, but never the
  /// other way around.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span) -> TextProgress {
    let compiled = compiled
    if let automaton = compiled.automaton {
      let finding = compiled.read(text, automaton)
      if let offset = finding.impossibleOffset { return .impossible(at: offset) }
      return finding.accepts ? .valid : .unfinished
    }
    let findings = compiled.readAll(text)
    if compiled.condition.holds({ findings[$0].accepts }) { return .valid }
    return compiled.condition.impossibleOffset(findings).map { .impossible(at: $0) } ?? .unfinished
  }

  /// Returns the length of the longest prefix of a text that can be completed, in bytes.
  ///
  ///     try TextPattern(#"[A-Z]{2}-\d{6}"#).acceptablePrefix(of: "AB-1x".utf8Span)  // 4
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func acceptablePrefix(of text: UTF8Span) -> Int {
    guard case .impossible(let offset) = progress(of: text) else { return text.count }
    return offset
  }

  /// Returns the scalars that can come next if the text is still to be completed.
  ///
  ///     let number = try TextPattern(#"[A-Z]{2}-[0-9]{6}"#)
  ///     number.nextScalars(after: "AB".utf8Span).ranges    // [45...45], the hyphen
  ///     number.nextScalars(after: "x".utf8Span).isEmpty    // true
  ///
  /// - Complexity: O(*n*) in the number of bytes and in the size of the pattern.
  public func nextScalars(after text: UTF8Span) -> ScalarSet {
    let compiled = compiled
    if let automaton = compiled.automaton {
      let finding = compiled.read(text, automaton, wantsNext: true)
      return compiled.classes.scalars { label in
        !finding.next.isEmpty && finding.next[Int(label)]
      }
    }
    let findings = compiled.readAll(text, wantsNext: true)
    return compiled.classes.scalars { compiled.condition.allows(Int($0), findings) }
  }
}
