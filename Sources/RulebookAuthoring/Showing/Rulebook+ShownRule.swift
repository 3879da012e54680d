import PackLoading
import RuleEngine
package import Rulebook
package import Violations

extension Rulebook {
  /// Returns a rule with everything that it inherits, each part with its origin.
  ///
  ///     try rulebook.shownRule("phone", with: ["region": "CH"]).parts.map(\.key)
  ///     // ["rule", "summary", …]
  ///
  /// - Parameters:
  ///   - name: The name of the rule.
  ///   - parameters: The values of parameters; nil to show the rule before they are known. Those of
  ///     a secret or personal rule aren't shown.
  /// - Returns: The rule.
  /// - Throws: A ``UsageError`` if there is no such rule, if it is broken, or if a parameter is
  ///   wrong.
  package func shownRule(
    _ name: String,
    with parameters: [String: Value]? = nil
  ) throws(UsageError) -> ShownDeclaration {
    let template = try template(name)
    if let parameters { _ = try rule(name, with: parameters) }
    let layers: [DeclaredLayer]
    do throws(LoadingError) {
      layers = try library.declaredLayers(ofRule: name)
    } catch {
      throw UsageError(error)
    }
    var shown = ShownDeclaration(.rule, name)
    shown.add(layers)
    shown.add(template, layers, parameters)
    shown.addParts(of: template, layers, in: library)
    shown.addChecks(of: template, layers, parameters, in: library)
    shown.addDrops(of: layers)
    return shown
  }
}

extension ShownDeclaration {
  /// Adds what a rule says about its values, and its parameters.
  fileprivate mutating func add(
    _ rule: RuleTemplate,
    _ layers: [DeclaredLayer],
    _ parameters: [String: Value]?
  ) {
    add("summary", rule.summary, Array(layers.prefix(1)).origins(ofKey: "summary"))
    if let title = rule.traits.writtenTitle {
      add("title", title, layers.origins(ofKey: "title"))
    }
    if let labels = rule.traits.labels {
      add("labels", .list(labels.map(WrittenSetting.scalar)), layers.origins(ofKey: "labels"))
    }
    let example = layers.origins(ofKey: "example")
    add(
      "example",
      rule.traits.example,
      example.isEmpty ? layers.origins(ofKey: "examples") : example
    )
    if rule.confidentiality != .open {
      let key = rule.isSecret ? "secret" : "personal"
      add(key, "true", layers.origins(ofKey: key))
    }
    for parameter in rule.parameters {
      let declared = layers.compactMap { layer in
        layer.parameters.first { $0.name == parameter.name }
          .map { Origin(layer, at: $0.position) }
      }.first
      let written = parameter.written(
        with: parameters,
        showsGiven: rule.confidentiality == .open
      )
      add("parameter", written, declared.map { [$0] } ?? [])
    }
    for layer in layers {
      for (name, expression) in layer.given {
        guard let written = expression.written else { continue }
        add("with", .entry(name.name, written), [Origin(layer, at: name.position)])
      }
    }
    if !rule.normalization.steps.isEmpty {
      let steps = rule.normalization.steps.map(\.written)
      add("normalize", .list(steps), layers.origins(ofKey: "normalize"))
    }
    if rule.traits.stopsAtFirst == true { add("stop", "first", layers.origins(ofKey: "stop")) }
  }

  /// Adds the parts of a rule's values, and what is made of them.
  fileprivate mutating func addParts(
    of rule: RuleTemplate,
    _ layers: [DeclaredLayer],
    in library: PackLibrary
  ) {
    if let parts = rule.traits.parts {
      add("pattern", parts.patternText, library.origins(at: parts.position))
      for lookUp in parts.lookUps {
        add("look-up", lookUp.written, library.origins(at: lookUp.position))
      }
      for join in parts.joins {
        add("join", .entry(join.name, join.join.written), library.origins(at: join.position))
      }
    }
    for fact in rule.traits.facts ?? [] {
      add("fact", .entry(fact.name, .scalar(fact.part)), library.origins(at: fact.position))
    }
    if let canonical = rule.traits.canonical {
      add("canonical", canonical.join.written, library.origins(at: canonical.position))
    }
    if let writing = rule.traits.writing {
      add("write", writing.written, layers.origins(ofKey: "write"))
    }
  }

  /// Adds the checks, with the places where they were changed.
  fileprivate mutating func addChecks(
    of rule: RuleTemplate,
    _ layers: [DeclaredLayer],
    _ parameters: [String: Value]?,
    in library: PackLibrary
  ) {
    let values = parameters.map { rule.values(of: $0) }
    let hidden: Set<String> =
      rule.confidentiality == .open ? [] : Set(parameters.map { Array($0.keys) } ?? [])
    for check in rule.checks {
      let changes = layers.flatMap { layer in
        layer.changes.filter { $0.name == check.name }
          .map { Origin(layer, at: $0.position, change: "changed") }
      }
      let bound = values.map { values in
        check.bound(to: values.filter { !hidden.contains($0.key) }) { !hidden.contains($0) }
      }
      add("check", (bound ?? check).written, library.origins(at: check.position) + changes)
    }
  }
}

extension ParameterDefinition {
  /// Returns the parameter as written in a pack, with its value if the rule is shown with values.
  fileprivate func written(
    with parameters: [String: Value]?,
    showsGiven: Bool
  ) -> WrittenSetting {
    var entries: [WrittenSetting.Entry] = [.init(key: "type", value: type.written)]
    if let defaultValue {
      entries.append(.init(key: "default", value: WrittenSetting(defaultValue)))
    }
    if let given = parameters?[name] {
      let shown = showsGiven ? WrittenSetting(given) : .scalar("…")
      entries.append(.init(key: "given", value: shown))
    }
    return .entry(name, .record(entries))
  }
}

extension SettingType {
  /// The type of a parameter as written in a pack.
  fileprivate var written: WrittenSetting {
    switch self {
    case .list(let element): .entry("list", element.written)
    case .choice(let words): .entry("choice", .list(words.map(WrittenSetting.scalar)))
    default: .scalar(parameterTypeName ?? summary)
    }
  }
}

extension RuleTemplate {
  /// Returns the values of the parameters that are set: the given ones, and defaults.
  fileprivate func values(of given: [String: Value]) -> [String: Value] {
    var values = given
    for parameter in parameters where values[parameter.name] == nil {
      values[parameter.name] = parameter.defaultValue
    }
    return values
  }
}
