import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// Looks for words that a check can never find: in its settings, in tables of words, in columns.
///
///     normalize: [lowercase, trim]
///     checks: [one-of: [Acme, ' Firma ']]   // no value equals `Acme` or ` Firma `
struct WordAudit {
  /// What is known about the texts that the check compares with the words; nil if nothing is.
  let texts: ConstantAudit.Texts?

  /// The parts of the rule's values, whose tables have the columns that checks name.
  let parts: PartsTemplate?

  /// Whether words in tables count, too.
  let examinesTables: Bool

  /// The maximum number of findings in a table.
  private static let mostFindings = 100

  /// Returns the words of a check that no normalized text equals or contains, and the lines of
  /// files that aren't the words that their author meant.
  ///
  /// Words in the settings of one check are reported together, and those of tables at their rows.
  func findings(in check: CheckTemplate) -> [ConstantAudit.Finding] {
    let compared = check.definition.settings.filter {
      $0.comparison != nil && check.settings[$0.name] != nil
    }
    return compared.flatMap { setting -> [ConstantAudit.Finding] in
      let misread = misreadLines(of: setting.name, in: check)
      if misread.isWholeFile { return misread.findings }
      let known = Set(misread.findings.map(\.position))
      let lost = lostWords(of: setting, in: check, besides: compared)
      return misread.findings + lost.filter { $0.source == nil || !known.contains($0.position) }
    }
    .map { finding in
      var finding = finding
      finding.check = check.position
      return finding
    }
  }

  /// Returns the lines in a file of words that its author can't have meant as words, and whether
  /// the whole file is in another notation.
  private func misreadLines(
    of setting: String,
    in check: CheckTemplate
  ) -> (findings: [ConstantAudit.Finding], isWholeFile: Bool) {
    guard examinesTables, case .constant(.table(let table))? = check.settings[setting],
      let words = table as? WordList, words.isOfLines, let source = words.source
    else { return ([], false) }
    let audit = words.derived { WordFileAudit(words) }
    let findings = audit.findings.prefix(Self.mostFindings).map { line in
      ConstantAudit.Finding(
        code: "pack.wrong_value",
        reason: line.reason,
        hint: line.hint,
        position: FilePosition(file: source.name, at: line.position),
        source: source,
        table: check.tableNames[setting]
      )
    }
    return (findings, audit.isInOtherNotation)
  }

  private func lostWords(
    of setting: SettingDefinition,
    in check: CheckTemplate,
    besides compared: [SettingDefinition]
  ) -> [ConstantAudit.Finding] {
    let foldings = check.definition.settings.filter(\.foldsCase)
    let understood = Set((compared + foldings).map(\.name))
    // Any other setting can change what is compared.
    guard let texts, let way = setting.comparison, way != .loosely,
      understood.isSuperset(of: check.settings.keys), let ignoresCase = ignoresCase(check)
    else { return [] }
    let search = Search(
      normalization: texts.normalization,
      isWhole: way == .whole && !texts.isPiece,
      ignoresCase: ignoresCase,
      verb: way == .whole ? "equals" : "contains"
    )
    return findings(in: setting.name, of: check, search)
  }

  /// Returns whether a check ignores case; nil if a parameter decides that.
  private func ignoresCase(_ check: CheckTemplate) -> Bool? {
    guard let setting = check.definition.settings.first(where: \.foldsCase) else { return false }
    switch check.settings[setting.name] {
    case nil: return setting.defaultText == "true"
    case .constant(.boolean(let flag)): return flag
    default: return nil
    }
  }

  private func findings(
    in setting: String,
    of check: CheckTemplate,
    _ search: Search
  ) -> [ConstantAudit.Finding] {
    let position = check.position(of: setting)
    switch check.settings[setting] {
    case .constant(.table(let table)):
      guard examinesTables, let words = table as? WordList, let name = check.tableNames[setting]
      else { return [] }
      return findings(in: words, named: name, search)
    case .constant(.list(let values)):
      return finding(search.lost(among: values.compactMap(\.constantText)), search, at: position)
    case .constant(let value):
      return finding(
        search.lost(among: [value.constantText].compactMap(\.self)),
        search,
        at: position
      )
    case .given(let value):
      // The rule that gives the value is the place of the mistake.
      return finding(search.lost(among: value.texts), search, at: nil)
    case .column(let column): return examinesTables ? findings(inColumn: column, search) : []
    case .parameter, .shared, .parts, .checks, nil: return []
    }
  }

  /// Returns one finding for all words of a setting that are lost.
  private func finding(
    _ lost: [String],
    _ search: Search,
    at position: FilePosition?
  ) -> [ConstantAudit.Finding] {
    lost.isEmpty ? [] : [search.finding(lost, at: position)]
  }

  /// Returns a finding for each row of a table of words that is lost.
  private func findings(
    in words: WordList,
    named name: String,
    _ search: Search
  ) -> [ConstantAudit.Finding] {
    // Many checks can look for the same words.
    let lost = words.derived(variant: search.key) {
      LostWords(in: words, search, atMost: Self.mostFindings)
    }
    return lost.rows.map { row in
      let position = words.source.map { FilePosition(file: $0.name, at: row.position) }
      var finding = search.finding([row.word], at: position)
      finding.source = words.source
      finding.table = name
      return finding
    }
  }

  /// Returns a finding for each row of a table of rows whose cell is lost.
  private func findings(inColumn name: String, _ search: Search) -> [ConstantAudit.Finding] {
    for lookUp in parts?.lookUps ?? [] {
      guard let table = lookUp.table, let column = table.column(name),
        table.columns[column].kind == .text
      else { continue }
      return table.rows.compactMap { row -> ConstantAudit.Finding? in
        guard let text = row.cells[column], !search.finds(text) else { return nil }
        var finding = search.finding([text], at: row.position)
        finding.table = lookUp.tableName
        return finding
      }
    }
    return []
  }
}

/// The first words of a table that a search doesn't find.
private struct LostWords: Sendable {
  let rows: [(word: String, position: SourcePosition)]

  init(in words: WordList, _ search: Search, atMost limit: Int) {
    let lost = words.spellings.filter { !search.quicklyFinds($0) }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { !search.finds($0) }
    let spellings = Set(lost.map { Array($0.utf8) })
    let rows = lost.isEmpty ? [] : words.rows
    self.rows = Array(rows.lazy.filter { spellings.contains(Array($0.word.utf8)) }.prefix(limit))
  }
}

/// A search for words in normalized texts.
private struct Search {
  let normalization: Normalization

  /// Whether a word is compared with a whole normalized text, not with a piece of one.
  let isWhole: Bool

  let ignoresCase: Bool

  /// What a text would do with a word, such as `equals`.
  let verb: String

  /// The same text for all searches that find the same words.
  var key: String { "\(normalization.steps) \(isWhole) \(ignoresCase)" }

  /// Returns whether a word certainly stays as it is; false only means that it isn't known.
  func quicklyFinds(_ word: [UInt8]) -> Bool {
    let text = String(decoding: word, as: UTF8.self)
    return normalization.leavesUnchanged(text.utf8Span)
  }

  /// Returns whether a normalized text can equal a word, or contain it.
  func finds(_ word: String) -> Bool {
    let wanted = folded(word)
    if folded(normalization.apply(to: word).text).utf8.elementsEqual(wanted.utf8) { return true }
    if isWhole { return false }
    // Between letters, spaces aren't trimmed, and a σ doesn't end a word.
    let inside = folded(normalization.apply(to: "x\(word)x").text)
    return inside.utf8.dropFirst().starts(with: wanted.utf8)
  }

  func lost(among words: [String]) -> [String] { words.filter { !finds($0) } }

  private func folded(_ text: String) -> String {
    ignoresCase ? text.utf8Span.mapped(.foldCase).text : text
  }

  /// Returns the finding for words that are lost.
  func finding(_ lost: [String], at position: FilePosition?) -> ConstantAudit.Finding {
    let better = lost.prefix(Self.shownWords).map { normalization.apply(to: $0).text }
    return ConstantAudit.Finding(
      code: "pack.never_equal",
      reason: "no value \(verb) \(Self.quoted(lost)), because values are normalized before they "
        + "are compared",
      hint: better.contains("") ? nil : "write " + better.map { "`\($0)`" }.joined(separator: ", "),
      position: position
    )
  }

  /// The maximum number of words that a diagnostic shows.
  private static let shownWords = 5

  private static func quoted(_ words: [String]) -> String {
    let shown = words.prefix(shownWords).map { "`\($0)`" }
    if words.count > shownWords { return shown.joined(separator: ", ") + ", and others" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension SettingValue {
  /// The text that a value can equal, if the setting is a text.
  fileprivate var constantText: String? {
    switch self {
    case .text(let text), .value(.text(let text)): text
    default: nil
    }
  }
}

extension Value {
  /// The texts that a value can equal, if it is a text or a list.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let elements): elements.flatMap(\.texts)
    case .decimal, .boolean, .null, .record: []
    }
  }
}
