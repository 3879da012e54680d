public import RuleEngine
import TextParts
import UnicodeText
public import Violations

/// Requires a value to be in a list.
///
///     OneOfCheck(["red", "green"])  // blue: one_of.missing, allowed: red, green
///
/// `one_of.missing` is for a list that a message can show: at most twelve texts and numbers. Its
/// argument `allowed` has them in the order of the pack. For any other list, the code is
/// `one_of.unlisted`.
public struct OneOfCheck: Check {
  /// The most values that a message shows.
  ///
  /// The documentation above mentions the number.
  private static let shownValues = 12

  /// The texts among the values, folded if case is ignored.
  private let texts: KeyedRows

  /// All values that were given.
  private let values: [Value]

  /// The values other than texts.
  private let others: [Value]

  /// The texts of the table, folded if case is ignored, or nil without a table.
  private let words: WordList?

  /// The values in the order of the pack, or nil if a message can't show them.
  private let allowed: [String]?
  private let ignoresCase: Bool

  /// All accepted texts, for values that are still being typed.
  private let beginnings: Beginnings

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - values: The accepted values.
  ///   - words: More accepted texts.
  ///   - ignoresCase: Whether texts are compared after full case folding.
  public init(_ values: [Value], words: WordList? = nil, ignoringCase ignoresCase: Bool = false) {
    let texts = Set(
      values.compactMap(\.text).map { Array((ignoresCase ? $0.caseFolded : $0).utf8) }
    )
    self.texts = KeyedRows(keys: texts)
    self.values = values
    others = values.filter { $0.kind != .text }
    self.words =
      ignoresCase
      ? words.map { list in
        list.derived(variant: "case-folded") { WordList(list.words.map(\.caseFolded)) }
      } : words
    allowed = words == nil && Self.isShown(values) ? values.map(\.written) : nil
    self.ignoresCase = ignoresCase
    beginnings = Beginnings(of: texts, and: self.words)
  }

  /// Whether a message can show a list, because it has only texts and numbers, and not too many.
  fileprivate static func isShown(_ values: [Value]) -> Bool {
    values.count <= shownValues
      && values.allSatisfy { $0.kind == .text || $0.kind == .number }
  }

  /// Returns whether the text is an accepted value, or the beginning of one.
  ///
  /// - Complexity: O(*n* + log *m*) in the number of bytes and the length of the list, which is
  ///   sorted once.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var progress = beginnings.progress(of: text, ignoringCase: ignoresCase)
    for index in others.indices where progress != .valid {
      progress = progress.or(others[index].progress(of: text, in: context))
    }
    return progress
  }

  /// Reports a text that isn't in the list.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if ignoresCase || words != nil {
      let own = ignoresCase ? String(copying: text).caseFolded : String(copying: text)
      if texts.row(ofKey: own.utf8Span.span) != nil || words?.contains(own) == true { return }
    } else if texts.row(ofKey: text.span) != nil {
      return
    }
    for index in others.indices where others[index].equals(text) { return }
    report(into: &findings)
  }

  /// Reports a value that isn't in the list.
  ///
  /// Texts in the list are read as the value's kind.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let isListed =
      values.contains { $0.equals(value) }
      || words?.contains(ignoresCase ? value.written.caseFolded : value.written) == true
    if !isListed { report(into: &findings) }
  }

  /// Adds the code for a short list or a long list.
  private func report(into findings: inout Findings) {
    if let allowed {
      findings.add(.oneOfMissing, ["allowed": .list(texts: allowed)])
    } else {
      findings.add(.oneOfUnlisted)
    }
  }
}

extension String {
  /// The text after full case folding.
  fileprivate var caseFolded: String { utf8Span.mapped(.foldCase).text }
}

extension OneOfCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "one-of",
    "Requires a value to be in a list.",
    shorthand: "values",
    settings: [
      .init("values", .list(.value), "The accepted values.", comparison: .whole),
      .init("words", .table("words"), "A table of accepted texts.", comparison: .whole),
      .boolean(
        "ignoring-case",
        "Whether lowercase and uppercase letters are the same.",
        foldsCase: true
      ),
    ],
    codes: [.oneOfMissing, .oneOfUnlisted]
  ) { settings throws(SettingError) in
    let values = settings.valueList("values") ?? []
    let words = settings.table("words", as: WordList.self)
    if values.contains(where: \.isAlwaysBlank) { throw .blankConstant(in: "values") }
    if values.isEmpty, words == nil { throw SettingError(nil, "give `values` or `words`") }
    return OneOfCheck(
      values,
      words: words,
      ignoringCase: settings.boolean("ignoring-case") ?? false
    )
  }
  .reporting { code, settings in
    if settings["words"] != nil { return code == CodeDefinition.oneOfUnlisted.code }
    guard case .constant(.list(let values))? = settings["values"] else { return true }
    let isShown = OneOfCheck.isShown(
      values.compactMap { if case .value(let value) = $0 { value } else { nil } }
    )
    return code == (isShown ? CodeDefinition.oneOfMissing : .oneOfUnlisted).code
  }
  .playing(.enumeration(setting: "values"))
}

extension CodeDefinition {
  static let oneOfMissing = CodeDefinition(
    "one_of.missing",
    "The value isn't in the short list of accepted values.",
    [.init("allowed", .list, "the accepted values")]
  )

  static let oneOfUnlisted = CodeDefinition(
    "one_of.unlisted",
    "The value isn't in the long list of accepted values."
  )
}
