import FrozenTables
import Synchronization
public import Violations

/// A regular expression in ICU's syntax that whole texts are matched with, in time that grows with the
/// text alone: no pattern can hang a service.
///
///     let number = try TextPattern(#"[A-Z]{2}-\d{6}"#)
///     number.matches("AB-123456".utf8Span)      // true
///     number.progress(of: "AB-12".utf8Span)     // unfinished
///     number.progress(of: "AB-1x".utf8Span)     // impossible(at: 4)
///
/// Sets, properties, groups, alternatives, greedy and lazy counts, `(?i)`, `(?s)`, `(?x)`, anchors at the
/// ends and look-ahead at the start are matched. Look-behind, look-ahead elsewhere, word boundaries,
/// back-references, atomic groups and possessive counts are refused: they need a matcher that tries one
/// way after another.
///
/// A pattern is prepared when it is first used: as an automaton with one look-up for each scalar, or, if
/// that would be too large, as a graph that is followed on all ways at once. What is prepared never
/// changes and is shared by all threads without locks.
public final class TextPattern: Sendable {
  /// The pattern as it was given.
  public let pattern: String

  /// Whether letters match regardless of case, by simple case folding.
  public let ignoringCase: Bool

  /// The names of the groups, each once, in the order of their opening parentheses.
  public let groupNames: [String]

  /// By group, the index of its name.
  private let namesOfGroups: [Int]

  let caselessLiterals: [[Unicode.Scalar]]
  private let budget: AutomatonBudget
  let plan: PatternPlan
  private let prepared = AtomicLazyReference<CompiledPattern>()

  /// About how many microseconds it took to read the pattern and to judge its size.
  public let preparationCost: Int

  /// The automaton of the prepared pattern, so that matching counts no references.
  private let automaton = FrozenSlots<Automaton>(count: 1)

  /// The length of the longest pattern, in bytes.
  public static let longestPattern = 10_000

  /// Parses a pattern.
  ///
  /// - Throws: ``TextPatternError`` if the pattern is empty or longer than ``longestPattern``, is no
  ///   regular expression, cannot be matched in linear time, or has a count that makes it too large.
  /// - Complexity: O(*n*) in the length of the pattern.
  public convenience init(
    _ pattern: String,
    ignoringCase: Bool = false
  ) throws(TextPatternError) {
    try self.init(pattern, ignoringCase: ignoringCase, budget: AutomatonBudget())
  }

  init(
    _ pattern: String,
    ignoringCase: Bool,
    budget: AutomatonBudget
  ) throws(TextPatternError) {
    guard !pattern.isEmpty else { throw TextPatternError("empty") }
    guard pattern.utf8.count <= Self.longestPattern else {
      throw TextPatternError("longer than \(Self.longestPattern) bytes")
    }
    var parser = PatternParser(pattern, ignoringCase: ignoringCase)
    let syntax = try parser.parse()
    let plan = try PatternPlan(syntax.root)
    let size = try PatternSize(of: plan.languages)
    var names: [String] = []
    var namesOfGroups: [Int] = []
    for name in syntax.groupNames {
      let index = names.firstIndex(of: name) ?? names.count
      if index == names.count { names.append(name) }
      namesOfGroups.append(index)
    }
    self.pattern = pattern
    self.ignoringCase = ignoringCase
    groupNames = names
    self.namesOfGroups = namesOfGroups
    caselessLiterals = syntax.caselessLiterals
    self.budget = budget
    self.plan = plan
    preparationCost =
      40 + pattern.utf8.count + syntax.setWork / 80 + size.edges * 2 / 5
      + (plan.languages.count - 1) * 70
    try checkCost(plan, size)
  }

  /// Refuses what neither an automaton nor a simulation can match fast enough.
  private func checkCost(
    _ plan: PatternPlan,
    _ size: PatternSize
  ) throws(TextPatternError) {
    if !namesOfGroups.isEmpty, size.edges > GroupProgram.greatestSize {
      throw TextPatternError("too large for named groups", at: size.largestOffset)
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
        "a count that makes the pattern too large",
        at: size.largestOffset,
        hint: "a check of length has no such limit"
      )
    }
  }

  /// The pattern, prepared on first use.
  var compiled: CompiledPattern {
    if let ready = prepared.load() { return ready }
    // Threads that come at once each prepare it, and all use what is stored first.
    let made = prepared.storeIfNil(
      CompiledPattern(plan, groupCount: namesOfGroups.count, budget: budget)
    )
    if let whole = made.automatonReference { automaton.fill(0, with: whole) }
    return made
  }

  /// Whether the whole text matches.
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
  /// Returns how far a text has come that is being typed.
  ///
  ///     let number = try TextPattern(#"[A-Z]{2}-\d{6}"#)
  ///     number.progress(of: "AB-123456".utf8Span)   // valid
  ///     number.progress(of: "".utf8Span)            // unfinished
  ///     number.progress(of: "AB-1x".utf8Span)       // impossible(at: 4)
  ///
  /// The answer is exact, except for look-aheads that are too large to be joined with the rest: then a
  /// text that nothing can complete may be called unfinished, never the other way round.
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

  /// Returns the length of the longest beginning of a text that can be completed, in bytes.
  ///
  ///     try TextPattern(#"[A-Z]{2}-\d{6}"#).acceptablePrefix(of: "AB-1x".utf8Span)  // 4
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func acceptablePrefix(of text: UTF8Span) -> Int {
    guard case .impossible(let offset) = progress(of: text) else { return text.count }
    return offset
  }

  /// Returns the scalars that may come next, so that the text can still be completed.
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

  /// Returns what the named groups take of a text that matches, in offsets of bytes.
  ///
  ///     let date = try TextPattern("(?<year>[0-9]{4})-(?<month>[0-9]{2})")
  ///     date.groups(in: "2026-11".utf8Span)   // [0..<4, 5..<7]
  ///     date.groups(in: "2026".utf8Span)      // nil
  ///
  /// The order is that of ``groupNames``. A group that took no part in the match is nil. Of several ways
  /// to match, the one counts that ICU would find first; of several groups with one name, the last that
  /// took part.
  ///
  /// - Complexity: O(*n*) in the number of scalars, times the size of the pattern.
  public func groups(in text: UTF8Span) -> [Range<Int>?]? {
    let compiled = compiled
    guard !namesOfGroups.isEmpty else { return compiled.matches(text) ? [] : nil }
    for (guarded, _, search) in compiled.searches {
      if let guarded, !guarded.holds({ compiled.read(text, compiled.readers[$0]).accepts }) {
        continue
      }
      let found = search.groups(
        in: text,
        classes: compiled.table.table,
        count: compiled.groupCount
      )
      guard let found else { continue }
      var result = [Range<Int>?](repeating: nil, count: groupNames.count)
      for (group, range) in found.enumerated() {
        guard let range else { continue }
        let name = namesOfGroups[group]
        if let other = result[name], other.upperBound > range.upperBound { continue }
        result[name] = range
      }
      return result
    }
    return nil
  }
}
