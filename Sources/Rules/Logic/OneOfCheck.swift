import Synchronization
import UnicodeText
public import Violations

/// Requires a value to be one of a list.
///
///     OneOfCheck(["red", "green"])  // blue: one_of.missing, allowed: red, green
///
/// `one_of.missing` is for a list that a message can show: texts and numbers, and at most twelve
/// of them. Its argument `allowed` has them in the order of the pack. For any other list the code is
/// `one_of.unlisted`.
public struct OneOfCheck: Check {
  private static let shownValues = 12

  private let texts: Set<[UInt8]>

  /// All values that were given.
  private let values: [Value]

  /// Those that are no texts.
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
    self.values = values
    others = values.filter { $0.kind != .text }
    self.words = ignoresCase ? words.map { WordList($0.words.map(\.caseFolded)) } : words
    allowed = words == nil && Self.isShown(values) ? values.map(\.written) : nil
    self.ignoresCase = ignoresCase
    beginnings = Beginnings(of: self.texts, and: self.words)
  }

  /// Whether a message can show a list: texts and numbers, and not too many.
  fileprivate static func isShown(_ values: [Value]) -> Bool {
    values.count <= shownValues
      && values.allSatisfy { $0.kind == .text || $0.kind == .number }
  }

  /// Returns whether the text is the beginning of one of the list.
  ///
  /// - Complexity: O(*n* + log *m*) in the number of bytes and of the list, which is sorted once.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
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

  /// Reports a value that is not in the list, where a text in the list counts as what the value is.
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

  private func report(into findings: inout Findings) {
    if let allowed {
      findings.add(.oneOfMissing, ["allowed": .list(texts: allowed)])
    } else {
      findings.add(.oneOfUnlisted)
    }
  }
}

extension String {
  /// The text in which lowercase and uppercase letters are the same.
  fileprivate var caseFolded: String { utf8Span.mapped(.foldCase).text }
}

extension OneOfCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "one-of",
    "Requires a value to be one of a list.",
    shorthand: "values",
    settings: [
      SettingDefinition("values", .list(.value), "The values accepted.", isCompared: true),
      SettingDefinition("words", .table("words"), "A table of texts accepted."),
      SettingDefinition(
        "ignoring-case",
        .boolean,
        "Whether lowercase and uppercase letters are the same.",
        default: "false"
      ),
    ],
    codes: [.oneOfMissing, .oneOfUnlisted],
    reports: { code, settings in
      if settings["words"] != nil { return code == CodeDefinition.oneOfUnlisted.code }
      guard case .constant(.list(let values))? = settings["values"] else { return true }
      let isShown = OneOfCheck.isShown(
        values.compactMap { if case .value(let value) = $0 { value } else { nil } }
      )
      return code == (isShown ? CodeDefinition.oneOfMissing : .oneOfUnlisted).code
    }
  ) { settings throws(SettingError) in
    let values = settings.valueList("values") ?? []
    let words = settings.table("words", as: WordList.self)
    if values.contains(where: \.isAlwaysBlank) { throw .blankConstant(in: "values") }
    if values.isEmpty, words == nil { throw SettingError(nil, "give values or words") }
    return OneOfCheck(
      values,
      words: words,
      ignoringCase: settings.boolean("ignoring-case") ?? false
    )
  }
}

extension CodeDefinition {
  static let oneOfMissing = CodeDefinition(
    "one_of.missing",
    "The value is not in the list, which is short.",
    [.init("allowed", .list, "the values accepted")]
  )

  static let oneOfUnlisted = CodeDefinition(
    "one_of.unlisted",
    "The value is not in the list, which is long."
  )
}

/// Finds out whether a text is the beginning of one of many, by bisection in the sorted texts.
///
/// They are sorted when the first text is typed, because most rules are never typed into.
final class Beginnings: Sendable {
  private let texts: Set<[UInt8]>
  private let words: WordList?
  private let sorted = Mutex<[[UInt8]]?>(nil)

  init(of texts: Set<[UInt8]>, and words: WordList?) {
    self.texts = texts
    self.words = words
  }

  /// Returns how far a text has come that must become one of the texts.
  ///
  /// - Parameters:
  ///   - text: The text so far.
  ///   - ignoresCase: Whether it is folded first, as the texts are.
  /// - Returns: The progress.
  /// - Complexity: O(*n* + log *m*) once the texts are sorted.
  func progress(of text: UTF8Span, ignoringCase ignoresCase: Bool) -> TextProgress {
    guard ignoresCase, !text.isMapped(.foldCase) else { return progress(of: text) }
    let folded = text.mapped(.foldCase)
    guard case .impossible(let offset) = progress(of: folded.text.utf8Span) else {
      return progress(of: folded.text.utf8Span)
    }
    return .impossible(at: folded.edits.sourceRange(of: offset..<(offset + 1)).lowerBound)
  }

  private func progress(of text: UTF8Span) -> TextProgress {
    let sorted = sortedTexts()
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = low + (high - low) / 2
      let other = sorted[middle]
      if text.follows(other.span) { low = middle + 1 } else { high = middle }
    }
    // The texts that share the longest beginning with this one stand beside where it would stand.
    var common = 0
    for index in [low - 1, low] where sorted.indices.contains(index) {
      let neighbour = sorted[index]
      common = max(common, text.commonPrefix(with: neighbour.span))
    }
    if common < text.count { return .impossible(at: common) }
    return sorted[low].count == text.count ? .valid : .unfinished
  }

  private func sortedTexts() -> [[UInt8]] {
    sorted.withLock { sorted in
      if let sorted { return sorted }
      let all = texts.union(words.map { Array($0.spellings) } ?? []).sorted {
        $0.lexicographicallyPrecedes($1)
      }
      sorted = all
      return all
    }
  }
}

extension UTF8Span {
  /// Returns whether this text comes after another in the order of bytes.
  fileprivate func follows(_ other: Span<UInt8>) -> Bool {
    let common = commonPrefix(with: other)
    if common == other.count { return count > common }
    return common < count && span[common] > other[common]
  }
}
