import PackLoading
import Rulebook
import UnicodeText
import Violations

/// The cases where a message and its translation have different texts: numbers for each plural, and
/// words for each select.
struct PreviewCases {
  /// Numbers where the plural form changes in some language.
  static let numbers = [0, 1, 2, 3, 5, 10, 11, 21, 100, 1_000_000]

  /// The maximum number of cases for a message.
  ///
  /// If there would be more, only one argument is varied at a time.
  private static let mostCases = 100

  /// A case: its arguments, and those that distinguish it from other cases.
  struct Case {
    var varied: [(name: String, value: Argument)] = []
    var arguments: [String: Argument]
  }

  let cases: [Case]

  /// Lists the cases.
  ///
  /// - Parameters:
  ///   - messages: The source and its translation, each with the locale of its plurals.
  ///   - samples: Arguments that don't make a difference.
  ///   - values: The words that an argument may be.
  ///   - all: Whether to show all numbers and words, not just one for each branch.
  init(
    of messages: [(message: Message, locale: LocaleIdentifier)],
    _ samples: [String: Argument],
    values: [String: [String]],
    all: Bool
  ) {
    var choices: [(name: String, values: [Argument])] = []
    for name in samples.keys.sorted() {
      let uses = messages.compactMap { message, locale in
        message.arguments[name].map { ($0, locale) }
      }
      let plurals = uses.flatMap { use, locale in use.plurals.map { ($0, locale) } }
      let selects = uses.map(\.0.selectors).filter { !$0.isEmpty }
      if !plurals.isEmpty {
        let numbers = Self.numbers(
          telling: plurals,
          sample: samples[name].flatMap(Self.integer),
          all: all
        )
        choices.append((name, numbers.map { Self.number($0, like: samples[name]) }))
      } else if !selects.isEmpty {
        let words = Self.words(values[name] ?? [], telling: selects, all: all)
        choices.append((name, words.map { Self.word($0, like: samples[name]) }))
      }
    }
    let product = choices.reduce(1) { min($0 * $1.values.count, Self.mostCases + 1) }
    let start = Case(arguments: samples)
    cases =
      product > Self.mostCases
      ? choices.flatMap { start.varied(by: $0) }
      : choices.reduce([start]) { cases, choice in cases.flatMap { $0.varied(by: choice) } }
  }

  /// Returns numbers that lead to different branches of any plural.
  ///
  /// The sample represents its branch.
  private static func numbers(
    telling plurals: [(forms: PluralForms, locale: LocaleIdentifier)],
    sample: Int?,
    all: Bool
  ) -> [Int] {
    if all { return numbers }
    var known: Set<[String]> = []
    // Zero represents a branch only if no other number does, because few messages are shown for it.
    let candidates = [sample].compactMap(\.self) + numbers.filter { $0 != 0 } + [0]
    let telling = candidates.filter { number in
      let branches = plurals.map { forms, locale in
        if forms.exactNumbers.contains(number) { return "=\(number)" }
        let category = LocaleFormats.shared(for: locale)
          .pluralCategory(of: .integer(number), type: forms.type)
        return forms.categories.contains(category) ? category.rawValue : "other"
      }
      return known.insert(branches).inserted
    }
    return telling.sorted()
  }

  /// Returns words that lead to different branches of any select: first the words that are known to
  /// occur, then those with a branch, and `other` last.
  private static func words(
    _ values: [String],
    telling selects: [Set<String>],
    all: Bool
  ) -> [String] {
    var branches = selects.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(values)
    let others = branches.remove("other").map { [$0] } ?? []
    let words = values + branches.sorted() + others
    if all { return words }
    var known: Set<[String]> = []
    return words.filter { word in
      known.insert(selects.map { $0.contains(word) ? word : "other" }).inserted
    }
  }

  static func number(_ number: Int, like sample: Argument?) -> Argument {
    switch sample {
    case .decimal: .decimal(ExactDecimal(number))
    case .plainNumber: .plainNumber(ExactDecimal(number))
    default: .integer(number)
    }
  }

  static func integer(_ sample: Argument) -> Int? {
    switch sample {
    case .integer(let number): number
    case .decimal(let number), .plainNumber(let number): number.integer
    default: nil
    }
  }

  private static func word(_ word: String, like sample: Argument?) -> Argument {
    if case .region = sample { .region(word) } else { .text(word) }
  }
}

extension PreviewCases.Case {
  /// Returns the case with each value of an argument.
  fileprivate func varied(by choice: (name: String, values: [Argument])) -> [Self] {
    choice.values.map { value in
      var varied = self
      varied.varied.append((choice.name, value))
      varied.arguments[choice.name] = value
      return varied
    }
  }
}
