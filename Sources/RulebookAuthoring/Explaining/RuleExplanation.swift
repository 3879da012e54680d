import ErrorCatalog
package import PackLoading
package import RuleEngine
package import Rulebook
import UnicodeText
package import Violations

/// What a rule requires of its values, what it finds out about them, and what it can report.
///
///     let iban = try rulebook.explanation(ofRule: "iban", in: "en")
///     iban.parts.map(\.name)   // ["country", "check", "account", …]
///     iban.codes               // [identifier.format, identifier.country, …]
package struct RuleExplanation: Sendable {
  /// A part of the values, and its origin.
  package struct Part: Sendable, Hashable {
    package enum Origin: Sendable, Hashable {
      /// A group of the pattern, with its pattern in each alternative that has it.
      case group([String])

      /// A column of a table.
      case column(table: String, kind: RowColumn.Kind)

      /// A group of the patterns in a column, which split another part further.
      case split(part: String, column: String)

      /// Other parts, joined.
      case join(WrittenSetting)
    }

    package var name: String
    package var origin: Origin
  }

  /// A lookup of a row in a table.
  package struct LookUp: Sendable, Hashable {
    /// The name of the table, as the pack writes it.
    package var table: String

    /// What the row is looked up by.
    package var key: WrittenSetting

    /// Whether the longest key at the beginning of the text is used.
    package var isLongest: Bool

    package var keyCount: Int

    /// What happens if there is no row: `refuse`, `skip`, or `accept`.
    package var absence: String

    /// The code that is reported if there is no row; nil if nothing is reported.
    package var code: ViolationCode?
  }

  package var name: String
  package var pack: String
  package var summary: String?

  /// What people call this kind of value, in the reader's language if the catalog has it.
  package var title: String?

  /// The rule whose title stands for this one's; nil if there is none.
  package var subject: String?

  /// The labels, in addition to the title, that people write in front of values.
  package var labels: [String]

  /// The code of the country that the rule is for, if its name contains one.
  package var country: String?

  /// The name of the country in the reader's language.
  package var countryName: String?

  /// The valid value that messages show.
  package var example: String?

  /// The rule that this one extends.
  package var parent: String?

  package var parameters: [ParameterDefinition]
  package var normalization: [WrittenSetting]
  package var stopsAtFirst: Bool
  package var confidentiality: Confidentiality

  /// The pattern that whole values must match; nil if the rule doesn't name parts.
  package var pattern: String?

  package var parts: [Part]
  package var lookUps: [LookUp]

  /// The checks as packs write them, with inherited checks first.
  package var checks: [WrittenSetting]

  /// The rules that checks pass values to, sorted.
  package var handedRules: [String]

  package var facts: [RuleTemplate.NamedFact]

  /// What `normalized` contains for a valid value, if that is more than the normalized text.
  package var canonical: WrittenSetting?

  /// The usual way to write a valid value.
  package var writing: WrittenSetting?

  /// The example, written in the usual way.
  package var writtenExample: String?

  /// The groups of further checks that callers may choose, sorted.
  package var groups: [String]

  /// Everything that the rule may report, other than the codes of every rule, such as `required`.
  package var codes: [ViolationCode]

  /// The rule's own examples.
  package var examples: [ExampleDeclaration]

  /// The sources of the rule's facts, or of its pack's if the rule doesn't name any.
  package var sources: [PackDeclaration.Provenance]
}

extension Rulebook {
  /// Returns the explanation of a rule.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - locale: The reader's locale, for the title and the country.
  /// - Returns: The explanation.
  /// - Throws: A ``UsageError`` if there is no such rule, or if it is broken.
  /// - Complexity: O(*n*) in the size of the rule, of its tables, and of the rules that it passes
  ///   values to.
  package func explanation(
    ofRule name: String,
    in locale: String
  ) throws(UsageError) -> RuleExplanation {
    let template = try template(name)
    let declared: (rule: RuleDeclaration, pack: PackDeclaration)?
    do throws(LoadingError) {
      declared = try library.declaration(ofRule: name)
    } catch {
      throw UsageError(error)
    }
    guard let declared else { throw .unknownRule(name, known: library.ruleNames) }
    var explanation = RuleExplanation(of: template, declared.rule, in: declared.pack)
    let localizer = localizer(for: locale)
    explanation.title = localizer.text(for: "rule:\(name)")?.text ?? explanation.title
    explanation.countryName = explanation.country.flatMap {
      LocaleFormats(localizer.locale).regionName($0)
    }
    explanation.writtenExample = try writtenExample(of: explanation)
    return explanation
  }

  /// Returns the example as the rule writes it; nil if the rule doesn't say how to write values.
  private func writtenExample(of explanation: RuleExplanation) throws(UsageError) -> String? {
    guard explanation.writing != nil, let example = explanation.example else { return nil }
    return try rule(explanation.name).check(example).facts[RuleExplanation.writtenFact]?.text
  }
}

extension RuleExplanation {
  /// The fact with the value as it is usually written.
  static let writtenFact = "formatted"

  /// Explains a rule, without the parts that depend on a reader.
  fileprivate init(of template: RuleTemplate, _ rule: RuleDeclaration, in pack: PackDeclaration) {
    let traits = template.traits
    name = template.name
    self.pack = pack.name
    summary = template.summary
    title = traits.title
    subject = traits.titleKind.subject
    labels = traits.labels ?? []
    country = template.country
    example = traits.example
    parent = rule.parentName
    parameters = template.parameters
    normalization = template.normalization.steps.map(\.written)
    stopsAtFirst = traits.stopsAtFirst ?? false
    confidentiality = template.confidentiality
    pattern = traits.parts?.patternText
    parts = traits.parts.map(Self.parts) ?? []
    lookUps = (traits.parts?.lookUps ?? []).map { lookUp in
      LookUp(
        table: lookUp.tableName,
        key: lookUp.writtenKey,
        isLongest: lookUp.isLongest,
        keyCount: lookUp.table.map { $0.rows.reduce(0) { $0 + $1.keys.count } } ?? 0,
        absence: lookUp.writtenAbsence,
        code: lookUp.reportedCode
      )
    }
    checks = template.checks.map(\.written)
    handedRules = Set(template.checks.flatMap(template.names(ofRulesHandedTo:))).sorted()
    facts = template.namedFacts
    canonical = traits.canonical?.join.written
    writing = traits.writing?.written
    groups = template.groups.sorted()
    var reports = RuleReports()
    codes = reports.codes(of: template)
    examples = rule.examples
    sources = rule.sources(in: pack)
  }

  private static func parts(of template: PartsTemplate) -> [Part] {
    let groups = template.writtenGroups.map { Part(name: $0.name, origin: .group($0.patterns)) }
    let splits = template.lookUps.flatMap(\.splits).flatMap { split in
      (split.patterns?.groupNames ?? []).map {
        Part(name: $0, origin: .split(part: split.part, column: split.column))
      }
    }
    let columns = template.lookUps.flatMap { lookUp in
      (lookUp.table?.columns ?? []).map { column in
        Part(name: column.name, origin: .column(table: lookUp.tableName, kind: column.kind))
      }
    }
    let joins = template.joins.map { Part(name: $0.name, origin: .join($0.join.written)) }
    return groups + columns + splits + joins
  }
}

extension RuleTemplate {
  /// The code of the country that the rule is for: IT for `it.iva`, and FR for `bban.fr`.
  ///
  /// The first word is a country only in rules with a title, which are for numbers.
  package var country: String? {
    let words = name.split(separator: ".")
    guard traits.title != nil, words.count > 1 else { return nil }
    let word = words[0] == "bban" ? words[1] : words[0]
    return word.utf8.count == 2 ? word.uppercased() : nil
  }
}
