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
    given.sorted { $0.key < $1.key }.compactMap { name, value in
      guard case .text(let text) = value else { return nil }
      return regionDoubt(about: text, ofParameter: name)
        ?? doubt(about: text, ofParameter: name, among: given)
    }
  }

  /// Returns the doubt about the code of a region that doesn't exist; nil if there is none.
  package func regionDoubt(about text: String, ofParameter name: String) -> ConstantDoubt? {
    if !namesRegion(name) || RegionCode.isKnown(text) || text == Self.regionOfAll { return nil }
    return ConstantDoubt(
      parameter: name,
      reason: "there is no region `\(text.prefix(40))`",
      hint: RegionCode.replacement(of: text).map { "write `\($0)`" }
        ?? "write an ISO 3166-1 code like `CH`"
    )
  }

  /// The code of numbers that belong to no region.
  private static let regionOfAll = "001"

  /// Returns whether a check takes a parameter as the code of a region.
  private func namesRegion(_ parameter: String) -> Bool {
    checks.contains { $0.namesRegion(parameter, handingTo: traits.rules) }
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
  private func refusesAllExamples(with given: [String: Value]) -> Bool {
    var examples = traits.examplesWithParameters
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
  /// Returns whether the check, one inside it, or a rule that it passes the value to takes a
  /// parameter as the code of a region.
  fileprivate func namesRegion(
    _ parameter: String,
    handingTo rules: [String: RuleTemplate]
  ) -> Bool {
    let isOwn = definition.settings.contains { setting in
      guard setting.namesRegion, case .parameter(parameter)? = settings[setting.name] else {
        return false
      }
      return true
    }
    if isOwn || nested.contains(where: { $0.namesRegion(parameter, handingTo: rules) }) {
      return true
    }
    guard let handover = definition.handover,
      case .constant(.text(let name))? = settings[handover.rule], let rule = rules[name]
    else { return false }
    return handedParameters.contains { inner, value in
      guard case .parameter(parameter) = value else { return false }
      return rule.checks.contains { $0.namesRegion(inner, handingTo: rule.traits.rules) }
    }
  }

  /// The constants of the check itself that are meant as codes of regions, by setting.
  package var regionConstants: [(setting: String, code: String)] {
    definition.settings.filter(\.namesRegion).compactMap { setting in
      guard case .constant(.text(let text))? = settings[setting.name] else { return nil }
      return (setting.name, text)
    }
  }
}
