package import Violations

/// What a rule declares about its values as a whole, in addition to its checks.
package struct RuleTraits: Sendable {
  /// A fact whose value is the text of a part.
  package struct Fact: Sendable {
    package var name: String
    package var part: String
    package var position: FilePosition

    package init(name: String, part: String, position: FilePosition) {
      self.name = name
      self.part = part
      self.position = position
    }
  }

  /// What a title consists of, which decides what readers of other languages see.
  package enum TitleKind: Sendable {
    /// Words in the source language of the pack.
    case words

    /// Words that give way to the title of another rule, the subject, in every language that has a
    /// text for it.
    case wordsOf(subject: String, at: FilePosition)

    /// A proper name, such as `PESEL`, which is the same in every language.
    case name

    /// The name of the rule whose title is shown instead; nil if there is none.
    package var subject: String? {
      if case .wordsOf(subject: let subject, at: _) = self { subject } else { nil }
    }

    /// Whether the title is a proper name.
    package var isName: Bool { if case .name = self { true } else { false } }

    /// Returns a title as packs write it.
    package func written(_ title: String) -> WrittenSetting {
      switch self {
      case .words: .scalar(title)
      case .name: .entry("name", .scalar(title))
      case .wordsOf(subject: let subject, at: _):
        .record([
          WrittenSetting.Entry(key: "words", value: .scalar(title)),
          WrittenSetting.Entry(key: "subject", value: .scalar(subject)),
        ])
      }
    }
  }

  /// A join and the position where it is written.
  package struct PlacedJoin: Sendable {
    package var join: JoinTemplate
    package var position: FilePosition

    package init(join: JoinTemplate, position: FilePosition) {
      self.join = join
      self.position = position
    }
  }

  /// A column whose texts are valid values to show, and the position where it is named.
  package struct ExampleColumn: Sendable {
    package var name: String
    package var position: FilePosition

    package init(name: String, position: FilePosition) {
      self.name = name
      self.position = position
    }
  }

  /// A valid value for some parameters.
  package struct ExampleWithParameters: Sendable {
    package var parameters: [String: Value]
    package var text: String

    package init(parameters: [String: Value], text: String) {
      self.parameters = parameters
      self.text = text
    }

    /// Returns the value for the parameters that remain if some are set, and how many constants it
    /// is for; nil if it is for other constants.
    fileprivate func replacing(
      _ given: [String: SettingExpression]
    ) -> (example: ExampleWithParameters, fixed: Int)? {
      var remaining = ExampleWithParameters(parameters: [:], text: text)
      var fixed = 0
      for (name, value) in parameters {
        switch given[name] {
        case .given(let constant):
          guard value.isSpelled(like: constant) else { return nil }
          fixed += 1
        case .parameter(let other): remaining.parameters[other] = value
        default: remaining.parameters[name] = value
        }
      }
      return (remaining, fixed)
    }
  }

  /// Where the rule is declared, or the nearest one in a file that it extends.
  package var position: FilePosition?

  /// What people call this kind of value.
  package var title: String?

  /// What the title consists of.
  package var titleKind = TitleKind.words

  /// The title as packs write it; nil if there is none.
  package var writtenTitle: WrittenSetting? { title.map(titleKind.written) }

  /// The labels, in addition to the title, that people write in front of values; nil to keep those
  /// of the rule that is extended.
  package var labels: [String]?

  /// What decides whether the normalization steps are left out.
  package private(set) var exactness = SettingExpression.parameter(ExactlyAsWritten.name)

  /// A valid value to show.
  package var example: String?

  /// The column with a valid value for each row that a lookup can find.
  ///
  /// If no row was found, ``example`` is shown.
  package var exampleColumn: ExampleColumn?

  /// Whether the rule itself says which value to show, and so doesn't inherit a column.
  package var choosesExample = false

  /// Valid values to show for some of the rule's parameters.
  package var examplesWithParameters: [ExampleWithParameters] = []

  /// Whether one violation is enough.
  package var stopsAtFirst: Bool?

  package var parts: PartsTemplate?

  /// Whether something that checks name was reported as wrong, such as the parts or the rows of a
  /// lookup, so that its absence isn't another mistake.
  package var isIncomplete = false

  /// The facts that come from parts; nil to keep those of the rule that is extended.
  package var facts: [Fact]?

  /// The form that a valid value is stored in.
  package var canonical: PlacedJoin?

  /// The usual notation of a valid value.
  package var writing: ValueWriting?

  /// The constants that the rule and those that it extends set for parameters.
  private(set) var fixed: [String: Value] = [:]

  /// The rules that checks pass values to, by their names in the pack.
  package var rules: [String: RuleTemplate] = [:]

  /// Creates empty traits.
  package init() {}

  /// Returns the traits, with another rule's traits wherever these are empty.
  package func inheriting(_ other: RuleTraits) -> RuleTraits {
    var traits = self
    traits.position = position ?? other.position
    traits.title = title ?? other.title
    if title == nil { traits.titleKind = other.titleKind }
    traits.labels = labels ?? other.labels
    traits.exactness = other.exactness
    traits.example = example ?? other.example
    // Other parts have other columns.
    if !choosesExample, parts == nil { traits.exampleColumn = other.exampleColumn }
    if examplesWithParameters.isEmpty {
      traits.examplesWithParameters = other.examplesWithParameters
    }
    traits.stopsAtFirst = stopsAtFirst ?? other.stopsAtFirst
    traits.parts = parts ?? other.parts
    traits.isIncomplete = isIncomplete || other.isIncomplete
    traits.facts = facts ?? other.facts
    traits.canonical = canonical ?? other.canonical
    traits.writing = writing ?? other.writing
    traits.fixed = other.fixed.merging(fixed) { _, own in own }
    traits.rules = rules.isEmpty ? other.rules : rules.merging(other.rules) { own, _ in own }
    return traits
  }

  /// Returns the traits with those of another rule that decide how its values are normalized.
  func normalizing(like other: RuleTraits) -> RuleTraits {
    var traits = self
    traits.labels = other.allLabels
    traits.exactness = other.exactness
    return traits
  }

  /// Returns the traits with parameters replaced by the expressions that a rule that extends this
  /// one sets for them.
  ///
  /// Among the valid values that suit the constants, the one for the most of them is shown.
  package func replacing(_ given: [String: SettingExpression]) -> RuleTraits {
    if given.isEmpty { return self }
    var traits = self
    traits.parts = parts?.replacing(given)
    traits.exactness = exactness.replacing(given)
    for case (let name, .given(let constant)) in given { traits.fixed[name] = constant }
    let suitable = examplesWithParameters.compactMap { $0.replacing(given) }
      .enumerated().sorted { ($1.element.fixed, $0.offset) < ($0.element.fixed, $1.offset) }
      .map(\.element.example)
    traits.example = suitable.first { $0.parameters.isEmpty }?.text ?? example
    traits.examplesWithParameters = suitable.filter { !$0.parameters.isEmpty }
    return traits
  }

  /// Returns a valid value to show for the given parameters.
  ///
  /// Among the examples whose parameters all match, the one with the most parameters is chosen.
  func example(for given: [String: Value]) -> String? {
    if given.isEmpty { return example }
    let suitable = examplesWithParameters.filter { example in
      example.parameters.allSatisfy { name, value in
        given[name].map { value.isSpelled(like: $0) } ?? false
      }
    }
    return suitable.max { $0.parameters.count < $1.parameters.count }?.text ?? example
  }

  /// The joins without a name that checks could use.
  private var further: [(name: String, join: JoinTemplate, position: FilePosition)] {
    var joins: [(name: String, join: JoinTemplate, position: FilePosition)] = []
    if let canonical { joins.append((Self.canonicalName, canonical.join, canonical.position)) }
    if case .template(let written)? = writing {
      joins.append((Self.writtenName, written.join, written.position))
    }
    return joins
  }

  // These names contain a space, so they can't conflict with the name of a part.
  static let canonicalName = "canonical form"
  static let writtenName = "written form"

  /// Returns the scope of the part names, or nil if the rule doesn't name parts.
  package func scope(_ parameters: [String: Value]) throws(PartFault) -> PartScope? {
    guard let parts else { return nil }
    return try PartScope(parts, parameters: parameters, further: further)
  }
}

extension Value {
  /// Returns whether packs spell both values alike.
  fileprivate func isSpelled(like other: Value) -> Bool {
    guard let spelling else { return self == other }
    return other.spelling == spelling
  }

  /// The value as packs spell it, with numbers as text; nil for lists and records.
  fileprivate var spelling: String? {
    switch self {
    case .text(let text): text
    case .decimal(let number): number.plain
    case .boolean(let flag): flag ? "true" : "false"
    case .null, .list, .record: nil
    }
  }
}
