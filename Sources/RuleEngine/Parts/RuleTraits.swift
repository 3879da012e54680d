package import Violations

/// What a rule says of its values as a whole, besides its checks.
package struct RuleTraits: Sendable {
  /// A fact that is the text of a part.
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

  /// A join with the place where it is written.
  package struct PlacedJoin: Sendable {
    package var join: JoinTemplate
    package var position: FilePosition

    package init(join: JoinTemplate, position: FilePosition) {
      self.join = join
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
  }

  /// What people call such a value.
  package var title: String?

  /// A valid value to show.
  package var example: String?

  /// Valid values to show where the rule has some parameters.
  package var examplesWithParameters: [ExampleWithParameters] = []

  /// Whether one violation is enough.
  package var stopsAtFirst: Bool?

  package var parts: PartsTemplate?

  /// The facts that parts are; nil leaves those of the rule that is extended.
  package var facts: [Fact]?

  /// What a valid value is stored as.
  package var canonical: PlacedJoin?

  /// How a valid value is usually written.
  package var writing: ValueWriting?

  /// The rules that checks hand values to, by the names in the pack.
  package var rules: [String: RuleTemplate] = [:]

  /// Creates traits that say nothing.
  package init() {}

  /// Returns the traits with what another rule says where these say nothing.
  package func inheriting(_ other: RuleTraits) -> RuleTraits {
    var traits = self
    traits.title = title ?? other.title
    traits.example = example ?? other.example
    if examplesWithParameters.isEmpty {
      traits.examplesWithParameters = other.examplesWithParameters
    }
    traits.stopsAtFirst = stopsAtFirst ?? other.stopsAtFirst
    traits.parts = parts ?? other.parts
    traits.facts = facts ?? other.facts
    traits.canonical = canonical ?? other.canonical
    traits.writing = writing ?? other.writing
    traits.rules = rules.merging(other.rules) { own, _ in own }
    return traits
  }

  /// Returns a valid value to show where the rule has some parameters: one that was written for most of them, and
  /// for no others.
  func example(for given: [String: Value]) -> String? {
    if given.isEmpty { return example }
    let suitable = examplesWithParameters.filter { example in
      example.parameters.allSatisfy { name, value in
        guard let spelling = value.spelling else { return given[name] == value }
        return given[name]?.spelling == spelling
      }
    }
    return suitable.max { $0.parameters.count < $1.parameters.count }?.text ?? example
  }

  /// The joins that have no name that checks could use.
  private var further: [(name: String, join: JoinTemplate, position: FilePosition)] {
    var joins: [(name: String, join: JoinTemplate, position: FilePosition)] = []
    if let canonical { joins.append((Self.canonicalName, canonical.join, canonical.position)) }
    if case .template(let written)? = writing {
      joins.append((Self.writtenName, written.join, written.position))
    }
    return joins
  }

  // No part can have names with a space.
  static let canonicalName = "canonical form"
  static let writtenName = "written form"

  /// Returns what the names of the parts stand for; nil if the rule names none.
  package func scope(_ parameters: [String: Value]) throws(PartFault) -> PartScope? {
    guard let parts else { return nil }
    return try PartScope(parts, parameters: parameters, further: further)
  }
}

extension Value {
  /// The value as packs spell it, where a number is a text; nil for lists and records.
  fileprivate var spelling: String? {
    switch self {
    case .text(let text): text
    case .decimal(let number): number.plain
    case .boolean(let flag): flag ? "true" : "false"
    case .null, .list, .record: nil
    }
  }
}
