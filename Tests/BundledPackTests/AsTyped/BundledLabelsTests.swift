import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

/// The labels of the bundled rules, which are data.
@Suite("Labels of bundled rules")
struct BundledLabelsTests {
  /// A rule with the step `as-typed`, and its valid values without surroundings.
  private struct Typed {
    var name: String
    var template: RuleTemplate
    var examples: [ExampleDeclaration]
  }

  private static let rulebook = Result { try Rulebook(.init(resources: DataFiles.root)) }

  private static func rules() throws -> [Typed] {
    let library = try rulebook.get().library
    return try library.ruleNames.compactMap { name in
      guard let template = try library.template(name), template.normalization.asTyped != nil,
        let declared = try library.declaration(ofRule: name)
      else { return nil }
      let examples = declared.rule.examples.filter {
        $0.isValid && $0.value.text != nil && $0.parameters["exactly-as-written"] == nil
      }
      return Typed(name: name, template: template, examples: examples)
    }
  }

  @Test("belong to at least twenty rules")
  func count() throws { #expect(try Self.rules().count >= 20) }

  @Test("are different from each other")
  func different() throws {
    for rule in try Self.rules() {
      let title = rule.template.traits.title
      let further = (rule.template.traits.labels ?? []).filter { $0 != title }
      let labels = further + (title.map { [$0] } ?? [])
      var seen: Set<String> = []
      for label in labels {
        // These characters are ignored within labels.
        let letters = label.lowercased().filter { !" .-/'’()".contains($0) }
        #expect(seen.insert(letters).inserted, "\(rule.name): \(label)")
      }
    }
  }

  @Test("go in front of every valid value, and never change what it means")
  func labels() throws {
    let rulebook = try Self.rulebook.get()
    for rule in try Self.rules() {
      for example in rule.examples.prefix(4) {
        guard let value = example.value.text else { continue }
        let handle = try rulebook.rule(rule.name, with: example.parameters)
        let plain = handle.check(value)
        if plain.violations.contains(where: { $0.code == "input.text_removed" }) { continue }
        for label in rule.template.traits.labels ?? [] {
          let labeled = handle.check("\(label): \(value)")
          #expect(labeled.isValid, "\(rule.name): \(label): \(value)")
          // A rule that accepts any text takes it as it is.
          if labeled.violations.contains(where: { $0.code == "input.text_removed" }) {
            #expect(labeled.normalized == plain.normalized, "\(rule.name): \(label): \(value)")
          }
        }
      }
    }
  }
}
