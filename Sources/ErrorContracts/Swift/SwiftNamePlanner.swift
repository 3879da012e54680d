import ErrorCatalog
import PackLoading
import RuleEngine
import SourceTexts
import Violations

/// Plans the constants for packs, and finds names that would be the same in Swift.
struct SwiftNamePlanner {
  /// The source and the position of a name in a pack.
  private typealias Place = (source: SourceText, position: SourcePosition)

  /// The rules and forms of the packs, sorted by name.
  private var templates: [RuleTemplate] = []
  private var definitions: [FormDefinition] = []

  /// The facts that bundled rules learn, which already have constants.
  private var takenFacts: Set<String> = []

  private let index: CodeIndex
  private let packs: [String: PackDeclaration]
  private let isBundled: Bool

  /// The places of names, by name.
  private var places: [String: Place] = [:]

  /// The place for a name whose own place isn't known.
  private let usualPlace: Place?

  private(set) var collector = DiagnosticCollector()

  /// Links the rules and forms of the packs.
  ///
  /// - Throws: A ``LoadingError`` if a rule or form is broken.
  init(_ packs: [PackDeclaration], _ library: PackLibrary) throws(LoadingError) {
    self.packs = Dictionary(packs.map { ($0.name, $0) }) { first, _ in first }
    isBundled = packs.contains(where: \.isBundled)
    usualPlace = packs.first.map { (source: $0.source, position: $0.namePosition) }
    index = try CodeIndex(library)
    let bundled = library.layers.filter(\.isBundled)
    let takenRules = Set(isBundled ? [] : bundled.flatMap(\.rules).map(\.name))
    let takenForms = Set(isBundled ? [] : bundled.flatMap(\.forms).map(\.name))
    let bundledPacks = Set(bundled.map(\.name))
    for name in library.ruleNames {
      guard let template = try library.template(name) else { continue }
      if bundledPacks.contains(template.pack) {
        takenFacts.formUnion(template.namedFacts.map(\.name))
      }
      if self.packs[template.pack] != nil, !takenRules.contains(name) { templates.append(template) }
    }
    for name in library.formNames where !takenForms.contains(name) {
      guard let form = try library.form(name), self.packs[form.pack] != nil else { continue }
      definitions.append(form)
    }
    for pack in packs {
      for rule in pack.rules { places[rule.name] = (source: pack.source, position: rule.position) }
      for form in pack.forms { places[form.name] = (source: pack.source, position: form.position) }
      for (code, declared) in pack.codes {
        places[code.rawValue] = (source: pack.source, position: declared.position)
      }
    }
  }

  // MARK: Constants

  mutating func rules() -> [SwiftNames.Rule] {
    var names = Names("rules")
    var rules: [SwiftNames.Rule] = []
    for template in templates {
      var labels = Names("parameters of the rule `\(template.name)`")
      var rule = SwiftNames.Rule(
        constant: SwiftNames.Constant(
          name: name(of: template.name, at: template.name, among: &names),
          value: template.name,
          summary: template.summary ?? template.traits.title
        ),
        parameters: []
      )
      for parameter in template.parameters {
        rule.parameters.append(
          SwiftNames.Constant(
            name: SwiftWords.parameter(
              name(of: parameter.name, at: template.name, among: &labels)
            ),
            value: parameter.name,
            summary: parameter.described
          )
        )
      }
      rules.append(rule)
    }
    return rules
  }

  mutating func forms() -> [SwiftNames.Form] {
    var types = Names("forms")
    var forms: [SwiftNames.Form] = []
    for definition in definitions {
      var names = Names("fields of the form `\(definition.name)`")
      names.first["formName"] = "the name of the form"
      _ = name(of: definition.name, at: definition.name, among: &types)
      let words = SwiftWords.withPlainSeparators(definition.name)
      var form = SwiftNames.Form(
        type: SwiftWords.upperCamelCase(words) + "Fields",
        value: definition.name,
        fields: []
      )
      for field in definition.fields {
        let path = field.path.description
        let constant = SwiftNames.Constant(
          name: name(of: path, at: definition.name, among: &names),
          value: path,
          summary: (field.isRequired ? "required; " : "") + "the rule `\(field.rule.name)`"
        )
        form.fields.append(SwiftNames.Field(constant: constant, path: field.path))
      }
      forms.append(form)
    }
    return forms
  }

  mutating func codes() -> [SwiftNames.Constant] {
    var names = Names("codes")
    var constants: [SwiftNames.Constant] = []
    for code in index.codes {
      guard let entry = index.entries[code], isOfPacks(entry) else { continue }
      let declared = entry.declaration?.declared
      if declared?.standing.isRetired == true { continue }
      var constant = SwiftNames.Constant(
        name: name(of: code.rawValue, at: code.rawValue, among: &names),
        value: code.rawValue,
        summary: entry.definition?.summary ?? declared?.summary
      )
      if case .deprecated(let since, let replacement)? = declared?.standing {
        let advice = replacement.map { "; use `\(SwiftWords.constant($0.rawValue))` instead" }
        constant.deprecation = "deprecated since \(since)" + (advice ?? "")
      }
      constants.append(constant)
    }
    return constants
  }

  mutating func facts() -> [SwiftNames.Constant] {
    var names = Names("facts")
    let known = Set(templates.flatMap { $0.namedFacts.map(\.name) })
    var facts: [SwiftNames.Constant] = []
    for fact in known.subtracting(isBundled ? [] : takenFacts).sorted() {
      let rule = templates.first { $0.namedFacts.contains { $0.name == fact } }
      let name = self.name(of: fact, at: rule?.name ?? fact, among: &names)
      facts.append(SwiftNames.Constant(name: name, value: fact))
    }
    return facts
  }

  /// Whether the packs are the first that have a code.
  private func isOfPacks(_ entry: CodeIndex.Entry) -> Bool {
    if let pack = entry.pack { return packs[pack] != nil }
    if isBundled { return true }
    let rules = entry.rules
    return entry.definition == nil && templates.contains { rules.contains($0.name) }
  }

  // MARK: Names

  /// The names in Swift of one kind of thing.
  private struct Names {
    let kind: String

    /// The first name in a pack for each name in Swift.
    var first: [String: String] = [:]

    init(_ kind: String) { self.kind = kind }
  }

  /// Returns the name of a constant, and reports one that is missing or taken.
  private mutating func name(
    of value: String,
    at place: String,
    among names: inout Names
  ) -> String {
    let name = SwiftWords.constant(value)
    if name.isEmpty {
      report(
        "generate.reserved_name",
        place,
        "`\(value)`, one of the \(names.kind), has neither letters nor digits",
        hint: "give it another name"
      )
    } else if let other = names.first.updateValue(value, forKey: name) {
      report(
        "generate.name_collision",
        place,
        "`\(other)` and `\(value)`, among the \(names.kind), would both be called `\(name)`",
        hint: "give one of them other words; periods, hyphens and underscores don't make names "
          + "different"
      )
    }
    return name
  }

  private mutating func report(_ code: String, _ place: String, _ reason: String, hint: String) {
    guard let place = places[place] ?? usualPlace else { return }
    collector.add(place.source.diagnostic(code, at: place.position, reason: reason, hint: hint))
  }
}

extension ParameterDefinition {
  /// What the parameter does, with its type and its default.
  fileprivate var described: String {
    var type = self.type.summary
    if let text = defaultValue?.shownDefault { type += "; default: \(text)" }
    return summary.map { "\($0) (\(type))" } ?? type
  }
}

extension Value {
  /// The value as the comment of a parameter shows it; nil for null and records.
  fileprivate var shownDefault: String? {
    switch self {
    case .text(let text): text
    case .decimal(let number): number.description
    case .boolean(let flag): flag ? "true" : "false"
    case .list(let elements):
      elements.isEmpty ? "none" : elements.compactMap(\.shownDefault).joined(separator: ", ")
    case .null, .record: nil
    }
  }
}
