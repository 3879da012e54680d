import NumberAndDateRules
import RuleEngine
package import Rulebook
package import SourceTexts
package import Violations

/// The values of a corpus whose results differ between two versions of packs.
///
/// A line is a JSON object as for `rulebook batch`, with a rule and a value or with a form and a
/// record. An object that `rulebook batch` would refuse isn't compared. If there is a rule for all
/// lines, any other line is a value itself. Blank lines are skipped.
package struct CorpusComparison: Sendable {
  /// What checks the lines that don't say it themselves.
  package struct Defaults: Sendable {
    package var rule: String?
    package var form: String?
    package var parameters: [String: Value]

    package init(rule: String? = nil, form: String? = nil, parameters: [String: Value] = [:]) {
      self.rule = rule
      self.form = form
      self.parameters = parameters
    }

    /// Makes sure that one of two versions has the rule and the form.
    ///
    /// - Throws: A ``UsageError`` about the new version.
    package func validate(for old: Rulebook, and new: Rulebook) throws(UsageError) {
      if let rule, !isFound(rule, in: old) { _ = try new.rule(rule, with: parameters) }
      if let form, !isFound(form: form, in: old) { _ = try new.form(form) }
    }

    private func isFound(_ rule: String, in rulebook: Rulebook) -> Bool {
      do throws(UsageError) {
        _ = try rulebook.rule(rule, with: parameters)
        return true
      } catch {
        return false
      }
    }

    private func isFound(form: String, in rulebook: Rulebook) -> Bool {
      do throws(UsageError) {
        _ = try rulebook.form(form)
        return true
      } catch {
        return false
      }
    }
  }

  /// The results of a line that differ.
  package struct Kind: Hashable, Sendable {
    /// The outcomes; the same twice if only the codes differ.
    package var old: Outcome
    package var new: Outcome

    /// The outcomes in words.
    package var words: String {
      old == new ? "\(new.rawValue), other codes" : "\(old.rawValue) → \(new.rawValue)"
    }
  }

  /// A line with a different result.
  package struct Sample: Hashable, Sendable {
    package var line: Int

    /// The rule or form.
    package var name: String

    /// The value; nil for a record, and for a value that mustn't be shown.
    package var value: Value?

    /// The codes with their paths, in order.
    package var old: [String]
    package var new: [String]
  }

  /// The greatest number of samples of each kind.
  package static let mostSamples = 5

  /// The number of lines whose results were compared.
  package private(set) var compared = 0

  /// The numbers of the lines that can't be checked in both versions: they aren't a request, or
  /// name something that one version doesn't have.
  package private(set) var skipped: [Int] = []

  /// How many lines have different results, by kind.
  package private(set) var counts: [Kind: Int] = [:]

  /// The first lines of each kind.
  package private(set) var samples: [Kind: [Sample]] = [:]

  /// The kinds that occur, with the most frequent first.
  package var kinds: [Kind] {
    counts.sorted { ($1.value, $0.key.words) < ($0.value, $1.key.words) }.map(\.key)
  }

  /// The number of lines with a different result.
  package var changed: Int { counts.values.reduce(0, +) }

  /// Whether a value that was valid is invalid now.
  package var hasStricter: Bool { counts.keys.contains { $0.old == .valid && $0.new != .valid } }

  /// Whether a value that was invalid is valid now.
  package var hasLooser: Bool { counts.keys.contains { $0.old != .valid && $0.new == .valid } }

  /// Checks each line with both versions.
  ///
  /// - Parameters:
  ///   - source: The lines.
  ///   - old: The old version.
  ///   - new: The new version.
  ///   - defaults: What checks the lines that don't say it themselves.
  /// - Complexity: O(*n*) in the number of lines, plus the time that the rules take.
  package init(
    _ source: SourceText,
    from old: Rulebook,
    to new: Rulebook,
    defaults: Defaults = Defaults()
  ) {
    var (old, new) = (CorpusChecker(old), CorpusChecker(new))
    source.forEachLine { number, bytes in
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
      guard let request = CorpusRequest(Array(bytes), defaults: defaults),
        let before = old.result(of: request), let now = new.result(of: request)
      else {
        skipped.append(number)
        return
      }
      compared += 1
      if before.outcome == now.outcome, before.codes == now.codes { return }
      let kind = Kind(old: before.outcome, new: now.outcome)
      counts[kind, default: 0] += 1
      if samples[kind, default: []].count >= Self.mostSamples { return }
      let isConfidential = before.isConfidential || now.isConfidential
      samples[kind, default: []].append(
        Sample(
          line: number,
          name: request.name,
          value: isConfidential ? nil : request.shownValue,
          old: isConfidential ? before.discreetCodes : before.codes,
          new: isConfidential ? now.discreetCodes : now.codes
        )
      )
    }
  }
}

/// Checks the lines of a corpus with one version of packs.
private struct CorpusChecker {
  struct Result {
    let report: Report

    /// The form; nil for a value.
    let form: FormHandle?

    /// The codes with their paths.
    let codes: [String]

    let isConfidential: Bool

    var outcome: Outcome { report.outcome }

    init(_ report: Report, form: FormHandle? = nil, isConfidential: Bool) {
      self.report = report
      self.form = form
      self.isConfidential = isConfidential
      codes = report.violations.map { Self.text(of: $0, at: $0.path) }
    }

    /// The codes with their paths, up to the first name that the form doesn't declare.
    ///
    /// The names in a value, and other names in a record, can be as confidential as its values.
    var discreetCodes: [String] {
      let paths = form?.definition.fields.map(\.path.pattern.components) ?? []
      let places = Set(
        paths.flatMap { path in path.indices.map { FieldPath(components: Array(path[...$0])) } }
      )
      return report.violations.map { violation in
        Self.text(of: violation, at: violation.path.beginning(within: places))
      }
    }

    private static func text(of violation: Violation, at path: FieldPath) -> String {
      path.isEmpty ? violation.code.rawValue : "\(path): \(violation.code.rawValue)"
    }
  }

  private struct Key: Hashable {
    var name: String
    var parameters: [String: Value]
    var groups: Set<String>
  }

  private let rulebook: Rulebook
  private var rules: [Key: RuleHandle] = [:]
  private var forms: [Key: FormHandle] = [:]

  /// The greatest number of rules and forms that are kept.
  private static let mostKept = 1_000

  init(_ rulebook: Rulebook) { self.rulebook = rulebook }

  /// Returns the result of a line; nil if the packs don't have its rule or form.
  mutating func result(of request: CorpusRequest) -> Result? {
    do throws(UsageError) {
      switch request.subject {
      case .value(let value, let parameters):
        let handle = try rule(request, parameters)
        return Result(
          handle.check(value, in: surroundings(of: request)),
          isConfidential: handle.isSecret || handle.isPersonal
        )
      case .record(let record):
        let handle = try form(request)
        return Result(
          handle.check(.record(record), in: surroundings(of: request)),
          form: handle,
          isConfidential: true
        )
      }
    } catch {
      return nil
    }
  }

  private func surroundings(of request: CorpusRequest) -> Surroundings {
    var surroundings = rulebook.surroundings
    if let now = request.now { surroundings.set(now) }
    return surroundings
  }

  private mutating func rule(
    _ request: CorpusRequest,
    _ parameters: [String: Value]
  ) throws(UsageError) -> RuleHandle {
    let key = Key(name: request.name, parameters: parameters, groups: request.groups)
    if let known = rules[key] { return known }
    let made = try rulebook.rule(request.name, with: parameters, groups: request.groups)
    if rules.count >= Self.mostKept { rules.removeAll() }
    rules[key] = made
    return made
  }

  private mutating func form(_ request: CorpusRequest) throws(UsageError) -> FormHandle {
    let key = Key(name: request.name, parameters: [:], groups: request.groups)
    if let known = forms[key] { return known }
    let made = try rulebook.form(request.name, groups: request.groups)
    if forms.count >= Self.mostKept { forms.removeAll() }
    forms[key] = made
    return made
  }
}

extension FieldPath {
  /// Returns the beginning of the path before the first name that isn't among some places.
  fileprivate func beginning(within places: Set<FieldPath>) -> FieldPath {
    var beginning = FieldPath()
    for component in components {
      let longer = beginning.appending(component)
      if case .name = component, !places.contains(longer.pattern) { break }
      beginning = longer
    }
    return beginning
  }
}
