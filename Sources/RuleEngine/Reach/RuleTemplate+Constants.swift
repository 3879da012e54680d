import TextParts
import UnicodeText
package import Violations

/// A doubt about a constant that a pack sets for a parameter of a rule.
package struct ConstantDoubt: Sendable, Hashable {
  /// The parameter.
  package var parameter: String

  /// What is wrong with the constant, in English.
  package var reason: String

  /// What to write instead; nil if that isn't known.
  package var hint: String?
}

extension RuleTemplate {
  /// Returns the doubts about constants that a pack sets for parameters of the rule: codes of
  /// regions that don't exist, and keys that a table doesn't have.
  ///
  /// - Parameter given: All constants that the pack sets together, by parameter.
  /// - Returns: The doubts, sorted by parameter.
  package func doubts(about given: [String: Value]) -> [ConstantDoubt] {
    let texts = given.sorted { $0.key < $1.key }.compactMap {
      name,
      value -> (name: String, text: String)? in
      if case .text(let text) = value { (name: name, text: text) } else { nil }
    }
    if texts.isEmpty { return [] }
    let regions = regionParameters
    return texts.compactMap { name, text in
      let region = regions.contains(name) ? Self.regionDoubt(about: text, ofParameter: name) : nil
      return region ?? doubt(about: text, ofParameter: name, among: given)
    }
  }

  /// Returns the doubt about the code of a region that doesn't exist; nil if it exists.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - name: One of the ``regionParameters``.
  /// - Returns: The doubt.
  package static func regionDoubt(
    about text: String,
    ofParameter name: String
  ) -> ConstantDoubt? {
    if RegionCode.isKnown(text) || text == regionOfAll { return nil }
    return ConstantDoubt(
      parameter: name,
      reason: "there is no region `\(text.prefix(40))`",
      hint: RegionCode.replacement(of: text).map { "write `\($0)`" }
        ?? "write an ISO 3166-1 code like `CH`"
    )
  }

  /// The code of numbers that belong to no region.
  private static let regionOfAll = "001"

  /// The parameters that checks take as the codes of regions.
  package var regionParameters: Set<String> {
    checks.reduce(into: []) { $0.formUnion($1.regionParameters(handingTo: traits.rules)) }
  }

  /// Returns the doubt about a text that isn't a key of the table where the rule looks it up.
  private func doubt(
    about text: String,
    ofParameter parameter: String,
    among given: [String: Value]
  ) -> ConstantDoubt? {
    for lookUp in traits.parts?.lookUps ?? [] {
      guard case .parameter(parameter, let letterCase) = lookUp.key, let table = lookUp.table else {
        continue
      }
      let key =
        switch letterCase {
        case .upper: text.utf8Span.mapped(.uppercase).text
        case .lower: text.utf8Span.mapped(.lowercase).text
        case nil: text
        }
      let isFound =
        lookUp.isLongest
        ? table.keyed.row(ofLongestKeyIn: key.utf8Span.span) != nil
        : table.keyed.row(ofKey: key.utf8Span.span) != nil
      if isFound { continue }
      switch lookUp.absence {
      case .accept: continue
      case .skip: if !refusesAllExamples(with: given) { continue }
      case .refuse: break
      }
      let other = RegionCode.replacement(of: key).flatMap { other in
        table.keyed.row(ofKey: other.utf8Span.span) == nil ? nil : other
      }
      return ConstantDoubt(
        parameter: parameter,
        reason: "the table `\(lookUp.tableName)` doesn't have the key `\(key.prefix(40))`, so the "
          + "rule refuses every value",
        hint: other.map { "write `\($0)`" }
      )
    }
    return nil
  }

  /// Returns whether the rule, with some constants, refuses every example that it has.
  ///
  /// Examples with further parameters don't count, because these may make the rule accept anything.
  private func refusesAllExamples(with given: [String: Value]) -> Bool {
    var examples = traits.examplesWithParameters.filter { example in
      example.parameters.keys.allSatisfy { given[$0] != nil }
    }
    if let text = traits.example { examples.append(.init(parameters: [:], text: text)) }
    return !examples.isEmpty
      && examples.allSatisfy { example in
        do throws(BindingError) {
          // The constants count, also if the example has others.
          let rule = try bind(example.parameters.merging(given) { $1 })
          return !rule.mayAccept(.text(example.text))
        } catch {
          return false
        }
      }
  }
}

extension CheckTemplate {
  /// Returns the parameters that the check, one inside it, or a rule that it passes the value to
  /// takes as the codes of regions.
  fileprivate func regionParameters(handingTo rules: [String: RuleTemplate]) -> Set<String> {
    var names: Set<String> = []
    for setting in definition.settings where setting.namesRegion {
      if case .parameter(let name)? = settings[setting.name] { names.insert(name) }
    }
    for inner in nested { names.formUnion(inner.regionParameters(handingTo: rules)) }
    let handed = handedParameters.compactMap { inner, value -> (inner: String, own: String)? in
      if case .parameter(let own) = value { (inner: inner, own: own) } else { nil }
    }
    guard !handed.isEmpty, let handover = definition.handover,
      case .constant(.text(let name))? = settings[handover.rule], let rule = rules[name]
    else { return names }
    let regions = rule.regionParameters
    return names.union(handed.filter { regions.contains($0.inner) }.map(\.own))
  }

  /// The constants of the check itself that are meant as codes of regions, by setting.
  package var regionConstants: [(setting: String, code: String)] {
    definition.settings.filter(\.namesRegion).compactMap { setting in
      guard case .constant(.text(let text))? = settings[setting.name] else { return nil }
      return (setting.name, text)
    }
  }
}
