public import RuleEngine
import UnicodeText
public import Violations

/// Requires a list to contain given elements: all of them, or a number of them.
///
///     IncludesCheck(["read", "write"])              // [read]: includes.missing, values: write
///     IncludesCheck(["read", "write"], minimum: 1)  // [read] is valid, and so is [write]
///
/// The codes `includes.missing` and `includes.too_few.listed` are for values that a message can
/// show: at most twelve, without a table. For others, the code is `includes.too_few`.
///
/// A text in a pack counts as a value of the element's kind, as in ``EqualityCheck``.
public struct IncludesCheck: ListCheck {
  /// The most values that a message shows.
  ///
  /// The documentation above mentions the number.
  private static let shownValues = 12

  private let constants: ListConstants

  /// How many of the values must be present, or nil for all.
  private let minimum: Int?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - values: The required values.
  ///   - words: More required texts.
  ///   - minimum: How many of these must be present, or nil for all.
  ///   - ignoresCase: Whether texts are compared after full case folding.
  public init(
    _ values: [Value],
    words: WordList? = nil,
    minimum: Int? = nil,
    ignoringCase ignoresCase: Bool = false
  ) {
    constants = ListConstants(values, words, ignoringCase: ignoresCase)
    self.minimum = minimum
  }

  /// Reports a list with missing values.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of elements and values, and O(*n*) for a table.
  public func check(
    _ elements: [Value],
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var found: Set<Int> = []
    for element in elements { found.formUnion(constants.places(of: element)) }
    if found.count >= (minimum ?? constants.count) { return }
    guard findings.wantsDetails else { return findings.add(.includesTooFew) }
    if minimum == nil, let missing = constants.shown(without: found, atMost: Self.shownValues) {
      findings.add(.includesMissing, ["values": .list(texts: missing)])
      return
    }
    let tooFew = tooFew
    findings.add(
      tooFew.code,
      tooFew.arguments.merging(["actual": .integer(found.count)]) { $1 }
    )
  }

  /// Returns the values that must be present.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    if minimum == nil, let all = constants.shown(without: [], atMost: Self.shownValues) {
      return [Violation(.includesMissing, ["values": .list(texts: all)])]
    }
    let tooFew = tooFew
    return [Violation(tooFew.code, tooFew.arguments)]
  }

  /// The code for too few of the values, which lists them if they aren't too many, and what is
  /// known without a list.
  private var tooFew: (code: CodeDefinition, arguments: [String: Argument]) {
    let least: [String: Argument] = ["minimum": .integer(minimum ?? constants.count)]
    guard let all = constants.shown(without: [], atMost: Self.shownValues) else {
      return (.includesTooFew, least)
    }
    return (.includesTooFewListed, least.merging(["values": .list(texts: all)]) { $1 })
  }
}

/// Refuses given elements in a list.
///
///     ExcludesCheck(["root"])  // [ann, root]: excludes.refused at [1]
public struct ExcludesCheck: ListCheck {
  private let constants: ListConstants

  /// Creates a check.
  public init(_ values: [Value], words: WordList? = nil, ignoringCase ignoresCase: Bool = false) {
    constants = ListConstants(values, words, ignoringCase: ignoresCase)
  }

  /// Reports each element that is refused.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of elements and values, and O(*n*) for a table.
  public func check(
    _ elements: [Value],
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    for (index, element) in elements.enumerated() where !constants.places(of: element).isEmpty {
      findings.add(.excludesRefused, inside: .element(index))
      if findings.isDecided { return }
    }
  }
}

/// Numbered constants to compare with the elements of lists.
struct ListConstants: Sendable {
  private let values: [Value]
  private let texts: [String]
  private let words: [[UInt8]: Int]
  private let ignoresCase: Bool

  init(_ values: [Value], _ words: WordList?, ignoringCase ignoresCase: Bool) {
    self.values = values
    texts = values.compactMap(\.text).map { ignoresCase ? $0.foldedCase : $0 }
    let rows = words?.rows.map { Array((ignoresCase ? $0.word.foldedCase : $0.word).utf8) } ?? []
    self.words = Dictionary(zip(rows, values.count...), uniquingKeysWith: { first, _ in first })
    self.ignoresCase = ignoresCase
  }

  var count: Int { values.count + words.count }

  /// Returns the numbers of the constants that equal an element.
  func places(of element: Value) -> [Int] {
    let element = ignoresCase ? element.text.map { .text($0.foldedCase) } ?? element : element
    var places = values.indices.filter { index in
      let constant = values[index]
      return ignoresCase
        ? constant.text.map { Value.text($0.foldedCase).equals(element) }
          ?? constant.equals(element)
        : constant.equals(element)
    }
    if let text = element.text, let place = words[Array(text.utf8)] { places.append(place) }
    return places
  }

  /// Returns the constants for a message, without those that were found, or nil if there are too
  /// many.
  func shown(without found: Set<Int>, atMost limit: Int) -> [String]? {
    guard words.isEmpty, values.count <= limit else { return nil }
    return values.indices.filter { !found.contains($0) }.map { values[$0].written }
  }
}

extension String {
  /// The text after full case folding.
  fileprivate var foldedCase: String { utf8Span.mapped(.foldCase).text }
}

extension IncludesCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "includes",
    "Requires a list to contain given elements.",
    shorthand: "values",
    settings: constantSettings + [
      SettingDefinition.integer(
        "minimum",
        1...Int.max,
        "How many of them must be present; all if absent."
      )
    ],
    codes: [.includesMissing, .includesTooFew, .includesTooFewListed],
    reports: { code, settings in
      switch code {
      case CodeDefinition.includesTooFew.code: true
      case CodeDefinition.includesTooFewListed.code:
        settings.contains("minimum") && !settings.contains("words")
      default: !settings.contains("minimum") && !settings.contains("words")
      }
    }
  ) { settings throws(SettingError) in
    let (values, words) = try settings.listConstants()
    let minimum = settings.integer("minimum")
    if let minimum, words == nil, minimum > values.count {
      throw SettingError("minimum", "minimum \(minimum) is more than the \(values.count) values")
    }
    return IncludesCheck(
      values,
      words: words,
      minimum: minimum,
      ignoringCase: settings.boolean("ignoring-case") ?? false
    )
  }

  fileprivate static let constantSettings: [SettingDefinition] = [
    .init("values", .list(.value), "The values."),
    .init("words", .table("words"), "A table of texts.", comparison: .loosely),
    .boolean("ignoring-case", "Whether lowercase and uppercase letters are the same."),
  ]
}

extension ExcludesCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "excludes",
    "Refuses given elements in a list.",
    shorthand: "values",
    settings: IncludesCheck.constantSettings,
    codes: [.excludesRefused]
  ) { settings throws(SettingError) in
    let (values, words) = try settings.listConstants()
    return ExcludesCheck(
      values,
      words: words,
      ignoringCase: settings.boolean("ignoring-case") ?? false
    )
  }
}

extension Settings {
  fileprivate func listConstants() throws(SettingError) -> ([Value], WordList?) {
    let values = valueList("values") ?? []
    let words = table("words", as: WordList.self)
    if values.isEmpty, words == nil { throw SettingError(nil, "give `values` or `words`") }
    if Set(values).count < values.count { throw SettingError("values", "a value is written twice") }
    return (values, words)
  }
}

extension CodeDefinition {
  static let includesMissing = CodeDefinition(
    "includes.missing",
    "Required elements of a list are missing.",
    [.init("values", .list, "the missing values", isFromInput: true)]
  )

  static let includesTooFew = CodeDefinition(
    "includes.too_few",
    "A list has too few of the given elements.",
    [
      .init("minimum", .integer, "the minimum number"),
      .init("actual", .integer, "how many of them it has", isMeasured: true),
    ]
  )

  static let includesTooFewListed = CodeDefinition(
    "includes.too_few.listed",
    "A list has too few of the given elements, which a message can show.",
    includesTooFew.arguments + [.init("values", .list, "all given elements")],
    isCase: true
  )

  static let excludesRefused = CodeDefinition(
    "excludes.refused",
    "A list contains an element that is refused."
  )
}
