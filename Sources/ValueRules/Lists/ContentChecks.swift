public import RuleEngine
import UnicodeText
public import Violations

/// Requires a list to have some given elements: all of them, or a number of them.
///
///     IncludesCheck(["read", "write"])              // [read]: includes.missing, values: write
///     IncludesCheck(["read", "write"], minimum: 1)  // [read] is valid
///
/// A text of a pack counts as what the element is, as in ``EqualityCheck``.
public struct IncludesCheck: ListCheck {
  private static let shownValues = 12

  private let constants: ListConstants

  /// How many must be there; nil for all.
  private let minimum: Int?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - values: The values asked for.
  ///   - words: Further texts asked for.
  ///   - minimum: How many of these must be there; all if nil.
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

  /// Reports a list in which values are missing.
  ///
  /// - Complexity: O(*n* · *m*) in the number of elements and of values, and O(*n*) for a table.
  public func check(
    _ elements: [Value],
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var found: Set<Int> = []
    for element in elements { found.formUnion(constants.places(of: element)) }
    if found.count >= (minimum ?? constants.count) { return }
    if minimum == nil, let missing = constants.shown(without: found, atMost: Self.shownValues) {
      findings.add(.includesMissing, ["values": .list(texts: missing)])
    } else {
      findings.add(
        .includesTooFew,
        [
          "minimum": .integer(minimum ?? constants.count), "actual": .integer(found.count),
        ]
      )
    }
  }

  /// Returns what must be there.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    if minimum == nil, let all = constants.shown(without: [], atMost: Self.shownValues) {
      return [Violation(.includesMissing, ["values": .list(texts: all)])]
    }
    return [Violation(.includesTooFew, ["minimum": .integer(minimum ?? constants.count)])]
  }
}

/// Refuses some given elements of a list.
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
  /// - Complexity: O(*n* · *m*) in the number of elements and of values, and O(*n*) for a table.
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

/// Constants with which the elements of lists are compared, each with a number.
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

  /// Returns the numbers of the constants that an element equals.
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

  /// Returns the constants that a message can show, without some; nil if they are too many.
  func shown(without found: Set<Int>, atMost limit: Int) -> [String]? {
    guard words.isEmpty, values.count <= limit else { return nil }
    return values.indices.filter { !found.contains($0) }.map { values[$0].written }
  }
}

extension String {
  /// The text in which lowercase and uppercase letters are the same.
  fileprivate var foldedCase: String { utf8Span.mapped(.foldCase).text }
}

extension IncludesCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "includes",
    "Requires a list to have some given elements.",
    shorthand: "values",
    settings: constantSettings + [
      SettingDefinition.integer(
        "minimum",
        1...Int.max,
        "How many of them must be there; all, if it is not written."
      )
    ],
    codes: [.includesMissing, .includesTooFew],
    reports: { code, settings in
      code == CodeDefinition.includesTooFew.code
        || (!settings.contains("minimum") && !settings.contains("words"))
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
    .init("words", .table("words"), "A table of texts."),
    .boolean("ignoring-case", "Whether lowercase and uppercase letters are the same."),
  ]
}

extension ExcludesCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "excludes",
    "Refuses some given elements of a list.",
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
    if values.isEmpty, words == nil { throw SettingError(nil, "give values or words") }
    if Set(values).count < values.count { throw SettingError("values", "a value is written twice") }
    return (values, words)
  }
}

extension CodeDefinition {
  static let includesMissing = CodeDefinition(
    "includes.missing",
    "Elements that a list must have are missing.",
    [.init("values", .list, "what is missing", isFromInput: true)]
  )

  static let includesTooFew = CodeDefinition(
    "includes.too_few",
    "A list has too few of some elements.",
    [
      .init("minimum", .integer, "the least number"),
      .init("actual", .integer, "how many of them it has"),
    ]
  )

  static let excludesRefused = CodeDefinition(
    "excludes.refused",
    "An element of a list is one that is refused."
  )
}
