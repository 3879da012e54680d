import PackLoading
import Rulebook
import UnicodeText
import Violations

/// The cases in which a message and its translation say different things: numbers of each plural, and
/// words of each select.
struct PreviewCases {
  /// The numbers at which plurals of some language change.
  static let numbers = [0, 1, 2, 3, 5, 10, 11, 21, 100, 1_000_000]

  /// The greatest number of cases of one message; beyond it, one argument is varied at a time.
  private static let mostCases = 100

  /// A case: the arguments, and those of them that tell it from others.
  struct Case {
    var varied: [(name: String, value: Argument)] = []
    var arguments: [String: Argument]
  }

  let cases: [Case]

  /// Lists the cases.
  ///
  /// - Parameters:
  ///   - messages: The source and its translation, each with the locale whose plurals it has.
  ///   - samples: Arguments for what makes no difference.
  ///   - values: The words that an argument may be.
  ///   - all: Whether all numbers and words are shown, and not only one for each branch.
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

  /// Returns the numbers that lead to different branches of any plural; the sample stands for its branch.
  private static func numbers(
    telling plurals: [(forms: PluralForms, locale: LocaleIdentifier)],
    sample: Int?,
    all: Bool
  ) -> [Int] {
    if all { return numbers }
    var known: Set<[String]> = []
    // None stands for a branch only if no other number does: few messages are shown for it.
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

  /// Returns the words that lead to different branches of any select: those that are known to occur, then
  /// those for which there is a branch, `other` last.
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

  private static func number(_ number: Int, like sample: Argument?) -> Argument {
    if case .decimal = sample { .decimal(ExactDecimal(number)) } else { .integer(number) }
  }

  private static func integer(_ sample: Argument) -> Int? {
    switch sample {
    case .integer(let number): number
    case .decimal(let number): number.integer
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
