@_spi(Kernels) import Rulebook
import RulebookKernels

/// Numbers that consist of parts, under the bundled rules: the name of a rule, a zero byte, and a
/// value.
public struct NumbersTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "numbers"

  private struct Subject {
    var name: String
    var rule: TypedValue
    var examples: [String]
  }

  private let subjects: [Subject]
  private let places: [String: Int]

  /// Creates the target.
  public init() {
    do {
      let library = Rulebook.forFuzzing().linkedPacks
      var subjects: [Subject] = []
      for pack in library.packs {
        for rule in pack.rules where rule.examples.contains(where: \.isValid) {
          guard let template = try library.template(of: rule, in: pack), !template.isSecret else {
            continue
          }
          subjects += try Self.subjects(of: rule, template)
        }
      }
      self.subjects = subjects
      places = Dictionary(
        subjects.enumerated().map { ($1.name, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Returns the rule with each set of parameters in its examples.
  private static func subjects(
    of rule: RuleDeclaration,
    _ template: RuleTemplate
  ) throws -> [Subject] {
    var seen: [[String: Value]] = []
    for example in rule.examples where !seen.contains(example.parameters) {
      seen.append(example.parameters)
    }
    return try seen.enumerated().map { number, parameters in
      let name = number == 0 ? rule.name : "\(rule.name)#\(number)"
      var typed = TypedValue(name, try template.bind(parameters), template.normalization)
      // The plain digits of a localized number are another number in many locales. Some dates of
      // ISO 8601 are other days in a locale with its own calendar.
      typed.expectsStableForm = !template.checks.contains {
        ["localized-number", "localized-date", "localized-time", "localized-duration", "money"]
          .contains($0.definition.name)
      }
      let own = rule.examples.filter { $0.parameters == parameters }
      return Subject(name: name, rule: typed, examples: own.compactMap(\.value.text))
    }
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let place = places[String(decoding: parts[0], as: UTF8.self)] else {
      return
    }
    try subjects[place].rule.attack(with: String(decoding: parts[1], as: UTF8.self))
  }
}

extension NumbersTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    let subjects = subjects.map { (name: $0.name, examples: $0.examples) }
    return InputGrammar(pieces: Self.pieces + subjects.map { $0.name + "\0" }) { generator in
      let subject = subjects[generator.below(subjects.count)]
      var value = Array(subject.examples.any(&generator))
      for _ in 0..<generator.below(3) { Self.change(&value, &generator) }
      return Array((subject.name + "\0" + String(value)).utf8)
    }
  }

  private static let pieces = [
    "0", "1", "9", "00", "99", "A", "Z", "X", "a", "z", "CH", "DE", "de", "FR", "GB", "19", "2026",
    "0229", "1231", " ", "-", ".", "/", "+", "*", "  ", "\u{A0}", "\u{2011}", "é", "ß", "ǆ", "１",
    "٣", "\u{301}", "\n", "\0", "😀", "000000", "999999",
  ]

  /// Makes a typical human mistake, or removes a separator between groups.
  private static func change(_ value: inout [Character], _ generator: inout SplitMix64) {
    guard !value.isEmpty else { return }
    let place = generator.below(value.count)
    switch generator.below(7) {
    case 0: value.remove(at: place)
    case 1: value.insert(value[place], at: place)
    case 2: value.swapAt(place, min(place + 1, value.count - 1))
    case 3: value[place] = Character(String(generator.below(10)))
    case 4: value.removeAll { " -./".contains($0) }
    case 5: value.insert(contentsOf: pieces.any(&generator), at: place)
    default: value = Array(String(value).lowercased())
    }
  }
}
