import Rulebook
import RulebookKernels

/// Inputs that are made to be slow, up to the largest accepted size.
///
/// The cost of a byte must not grow.
enum HostileInputs {
  /// A way to make an input of a size, in bytes.
  struct Shape {
    /// The name in the table.
    var name: String

    private var head: String
    private var pattern: String
    private var tail: String

    init(_ name: String, _ head: String = "", repeating pattern: String, _ tail: String = "") {
      self.name = name
      self.head = head
      self.pattern = pattern
      self.tail = tail
    }

    /// Returns the input of a size, or one that is slightly smaller.
    func text(_ size: Int) -> String {
      let rest = size - head.utf8.count - tail.utf8.count
      return head + String(repeating: pattern, count: max(0, rest / pattern.utf8.count)) + tail
    }
  }

  /// Measures every shape with all its rules.
  static func measure(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    harness.printGrowthHead()
    for rule in emailRules { try measure(emails, rule.name, rule.parameters, rulebook, &harness) }
    for name in ["url", "url.lenient", "url.public"] {
      try measure(urls, name, [:], rulebook, &harness)
    }
    try measure(cards, "payment-card", [:], rulebook, &harness)
    try measure(emails + texts, "normalized", [:], rulebook, &harness)
    for (rule, shapes) in grammars { try measure(shapes, rule, [:], rulebook, &harness) }
    for rule in textRules { try measure(texts, rule.name, rule.parameters, rulebook, &harness) }
  }

  private static func measure(
    _ shapes: [Shape],
    _ name: String,
    _ parameters: [String: Value],
    _ rulebook: Rulebook,
    _ harness: inout Harness
  ) throws {
    let rule = try rulebook.rule(name, with: parameters)
    let localizer = rulebook.localizer(for: "de")
    for shape in shapes {
      let title = "hostile \(name), \(shape.name)"
      harness.measureGrowth("\(title), accepts") { size in
        let text = shape.text(size)
        return { rule.accepts(text) ? 1 : 0 }
      }
      harness.measureGrowth("\(title), check") { size in
        let text = shape.text(size)
        return { rule.check(text).violations.count }
      }
      harness.measureGrowth("\(title), messages") { size in
        let violations = rule.check(shape.text(size)).violations
        return { violations.reduce(0) { $0 + localizer.message(for: $1).text.utf8.count } }
      }
    }
  }
}
