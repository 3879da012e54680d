import ErrorCatalog
package import PackLoading
package import RuleEngine
package import Rulebook
import UnicodeText
package import Violations

/// What a rule asks of its values, what it learns of them, and what it can report.
///
///     let iban = try rulebook.explanation(ofRule: "iban", in: "en")
///     iban.parts.map(\.name)   // ["country", "check", "account", …]
///     iban.codes               // [identifier.format, identifier.country, …]
package struct RuleExplanation: Sendable {
  /// A part of the values, and where it comes from.
  package struct Part: Sendable, Hashable {
    package enum Origin: Sendable, Hashable {
      /// A group of the pattern, with what it holds in each alternative that has it.
      case group([String])

      /// A column of a table.
      case column(table: String, kind: RowColumn.Kind)

      /// A group of the patterns in a column, which take another part apart further.
      case split(part: String, column: String)

      /// Other parts, joined.
      case join(WrittenSetting)
    }

    package var name: String
    package var origin: Origin
  }

  /// A row that is looked up.
  package struct LookUp: Sendable, Hashable {
    /// The name of the table, as the pack writes it.
    package var table: String

    /// What the row is looked up by.
    package var key: WrittenSetting

    /// Whether the longest key counts that begins the text.
    package var isLongest: Bool

    package var keyCount: Int

    /// What it means that there is no row: `refuse`, `skip` or `accept`.
    package var absence: String

    /// What is reported where there is none; nil if nothing is.
    package var code: ViolationCode?
  }

  package var name: String
  package var pack: String
  package var summary: String?

  /// What people call such a value, in the reader's language where the catalog has it.
  package var title: String?

  /// The code of the country that the rule is for, where its name has one.
  package var country: String?

  /// What the reader's language calls the country.
  package var countryName: String?

  /// The valid value that messages show.
  package var example: String?

  /// The rule that this one extends.
  package var parent: String?

  package var parameters: [ParameterDefinition]
  package var normalization: [WrittenSetting]
  package var stopsAtFirst: Bool
  package var confidentiality: Confidentiality

  /// What whole values must match; nil if the rule names no parts.
  package var pattern: String?

  package var parts: [Part]
  package var lookUps: [LookUp]

  /// The checks as packs write them, inherited ones first.
  package var checks: [WrittenSetting]

  /// The rules to which checks hand values, sorted.
  package var handedRules: [String]

  package var facts: [RuleTemplate.NamedFact]

  /// What `normalized` says of a valid value, where that is more than the normalised text.
  package var canonical: WrittenSetting?

  /// How a valid value is usually written.
  package var writing: WrittenSetting?

  /// The example as it is usually written.
  package var writtenExample: String?

  /// The groups that callers may choose for further checks, sorted.
  package var groups: [String]

  /// Everything that the rule may report besides what every rule does, such as `required`.
  package var codes: [ViolationCode]

  /// The rule's own examples.
  package var examples: [ExampleDeclaration]

  /// Where the facts of the rule come from, or those of its pack if it does not say.
  package var sources: [PackDeclaration.Provenance]
}

extension Rulebook {
  /// Returns what is known of a rule.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - locale: The reader's locale, for the title and the country.
  /// - Returns: The explanation.
  /// - Throws: A ``UsageError`` if there is no such rule, or if it is broken.
  /// - Complexity: O(*n*) in the size of the rule, of its tables, and of the rules to which it hands values.
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

  /// Returns the example as the rule writes it; nil if it says nothing of that.
  private func writtenExample(of explanation: RuleExplanation) throws(UsageError) -> String? {
    guard explanation.writing != nil, let example = explanation.example else { return nil }
    return try rule(explanation.name).check(example).facts[RuleExplanation.writtenFact]?.text
  }
}

extension RuleExplanation {
  /// The fact that is the value as it is usually written.
  static let writtenFact = "formatted"

  /// Explains a rule without what depends on a reader.
  fileprivate init(of template: RuleTemplate, _ rule: RuleDeclaration, in pack: PackDeclaration) {
    let traits = template.traits
    name = template.name
    self.pack = pack.name
    summary = template.summary
    title = traits.title
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
    sources = rule.provenance.isEmpty ? pack.provenance : rule.provenance
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
  /// The code of the country that the rule is for: of `it.iva`, IT, and of `bban.fr`, FR.
  ///
  /// Only a rule with a title is a number of which the first word is a country.
  package var country: String? {
    let words = name.split(separator: ".")
    guard traits.title != nil, words.count > 1 else { return nil }
    let word = words[0] == "bban" ? words[1] : words[0]
    return word.utf8.count == 2 ? word.uppercased() : nil
  }
}
