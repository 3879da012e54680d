import Rulebook
import RulebookKernels

/// Rule packs: YAML files that are read, linked, and used.
public struct PacksTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "packs"

  /// Creates the target.
  public init() {}

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    var breaches: [Breach] = []
    let first = outcome(of: input, &breaches)
    if let breach = breaches.first { throw breach }
    try expect(
      first == outcome(of: input, &breaches),
      "reading twice has the same result",
      "\(first)"
    )
    let lines =
      input.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 } + 2
    for diagnostic in first {
      try expect(!diagnostic.code.isEmpty, "diagnostics have a code")
      try expect(!diagnostic.reason.isEmpty, "diagnostics have a reason", diagnostic.code)
      try expect(
        0...lines ~= diagnostic.line && 0...input.count + 2 ~= diagnostic.column,
        "diagnostics are about a place in the file",
        "\(diagnostic.code) \(diagnostic.position)"
      )
      try expect(!diagnostic.description.isEmpty, "diagnostics describe themselves")
    }
  }

  /// Reads, links and uses a pack, and returns its diagnostics.
  private func outcome(of input: [UInt8], _ breaches: inout [Breach]) -> [Diagnostic] {
    do throws(LoadingError) {
      let source = try SourceText(bytes: input, name: "pack.yaml")
      let registry = try SubjectRegistry(Rulebook.subjects)
      let pack = try PackReader.declaration(source, registry: registry)
      let library = try PackLibrary.loading([pack], registry: registry, checking: [pack.name])
      for rule in pack.rules { use(rule, try library.template(rule.name), source, &breaches) }
      for name in library.formNames { _ = try library.form(name) }
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// Checks values like those of a rule's own examples.
  private func use(
    _ declaration: RuleDeclaration,
    _ template: RuleTemplate?,
    _ source: SourceText,
    _ breaches: inout [Breach]
  ) {
    guard let template, declaration.name == template.name else { return }
    let examples = declaration.examples.prefix(8)
    var seen: [[String: Value]] = [[:]]
    for example in examples where !seen.contains(example.parameters) {
      seen.append(example.parameters)
    }
    for parameters in seen {
      let rule: RuleEngine.Rule
      do {
        rule = try template.bind(parameters)
      } catch {
        // Parameters without a default don't have a value here.
        continue
      }
      var typed = TypedValue("a rule", rule, template.normalization)
      typed.constants = source.text
      do {
        for text in Self.texts { try typed.attack(with: text) }
        for text in examples.compactMap(\.value.text) {
          for near in Self.neighbours(of: text) { try typed.attack(with: near) }
        }
      } catch {
        breaches.append(error)
      }
      _ = rule.report(on: ["a": [1, nil]], in: CheckContext())
    }
  }

  private static let texts = [
    "", "a", "AB-123456", "ann@example.org", "4111 1111 1111 1111", "é\u{301}", " - ",
  ]

  /// Returns a text with typical human mistakes.
  private static func neighbours(of text: String) -> [String] {
    let characters = Array(text)
    guard let last = characters.last, characters.count < 100 else { return [text] }
    let middle = characters.count / 2
    let halves = (String(characters[..<middle]), String(characters[middle...]))
    return [
      text, text.lowercased(), text.filter { !" -./".contains($0) }, text + " ",
      String(characters.dropLast()), String(characters.dropFirst()), text + String(last),
      halves.0 + "-" + halves.1, halves.1 + halves.0, halves.0 + "0" + halves.1.dropFirst(),
      halves.0 + "\u{A0}é" + halves.1,
    ]
  }
}
