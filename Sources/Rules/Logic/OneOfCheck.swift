import UnicodeText
public import Violations

/// Requires a value to be one of a list.
///
///     OneOfCheck(["red", "green"])  // blue: one_of.missing, allowed: red, green
///
/// | Code              | Arguments |
/// | ----------------- | --------- |
/// | `one_of.missing`  | `allowed` |
/// | `one_of.unlisted` |           |
///
/// The first is for a list that a message can show: texts and numbers, and at
/// most twelve of them. `allowed` has them in the order of the pack.
public struct OneOfCheck: Check {
  private static let shownValues = 12

  private let texts: Set<[UInt8]>
  private let others: [Value]
  private let words: WordList?

  /// The values in the order of the pack, or nil if they are too many to show.
  private let allowed: [String]?
  private let ignoresCase: Bool

  /// All texts accepted, which are sorted when the first is typed.
  private let beginnings: Beginnings

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - values: The values accepted.
  ///   - words: Further texts accepted.
  ///   - ignoresCase: Whether texts are compared after full case folding.
  public init(_ values: [Value], words: WordList? = nil, ignoringCase ignoresCase: Bool = false) {
    let texts = values.compactMap(\.text)
    self.texts = Set(texts.map { Array((ignoresCase ? $0.caseFolded : $0).utf8) })
    others = values.filter { $0.kind != .text }
    self.words = ignoresCase ? words.map { WordList($0.words.map(\.caseFolded)) } : words
    let isShown =
      words == nil && values.count <= Self.shownValues
      && values.allSatisfy { $0.kind == .text || $0.kind == .number }
    allowed = isShown ? values.map(\.written) : nil
    self.ignoresCase = ignoresCase
    beginnings = Beginnings(of: self.texts, and: self.words)
  }

  /// Returns whether the text is the beginning of one of the list.
  ///
  /// - Complexity: O(*n* + log *m*) in the number of bytes and of the list, which is sorted once.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> Progress {
    var progress = beginnings.progress(of: text, ignoringCase: ignoresCase)
    for index in others.indices where progress != .valid {
      progress = progress.or(others[index].progress(of: text, in: context))
    }
    return progress
  }

  /// Reports a text that is not in the list.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let own = ignoresCase ? String(copying: text).caseFolded : String(copying: text)
    if texts.contains(Array(own.utf8)) || words?.contains(own) == true { return }
    for index in others.indices where others[index].equals(text) { return }
    report(into: &findings)
  }

  /// Reports a value that is not in the list.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !others.contains(value) { report(into: &findings) }
  }

  private func report(into findings: inout Findings) {
    if let allowed {
      findings.add(.oneOfMissing, ["allowed": .list(texts: allowed)])
    } else {
      findings.add(.oneOfUnlisted)
    }
  }
}

extension String {
  /// The text in which small and capital letters are the same.
  fileprivate var caseFolded: String { utf8Span.mapped(.foldCase).text }
}

extension ViolationCode {
  /// A value is not in its list, which is short enough to be shown.
  public static let oneOfMissing: Self = "one_of.missing"

  /// A value is not in its list, which is too long to be shown.
  public static let oneOfUnlisted: Self = "one_of.unlisted"
}

extension OneOfCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "one-of",
    "Requires a value to be one of a list.",
    shorthand: "values",
    settings: [
      SettingDefinition("values", .list(.value), "The values accepted."),
      SettingDefinition("words", .table("words"), "A table of texts accepted."),
      SettingDefinition(
        "ignoring-case",
        .boolean,
        "Whether small and capital letters are the same.",
        default: "false"
      ),
    ],
    codes: [
      CodeDefinition(
        .oneOfMissing,
        "The value is not in the list, which is short.",
        [.init("allowed", .list, "the values accepted")]
      ),
      CodeDefinition(.oneOfUnlisted, "The value is not in the list, which is long."),
    ]
  ) { settings throws(SettingError) in
    let values = settings.valueList("values") ?? []
    let words = settings.table("words", as: WordList.self)
    if values.isEmpty, words == nil { throw SettingError(nil, "give values or words") }
    return OneOfCheck(
      values,
      words: words,
      ignoringCase: settings.boolean("ignoring-case") ?? false
    )
  }
}
