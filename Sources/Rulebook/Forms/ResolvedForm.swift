import Rules

/// A typed form whose key paths are replaced by paths of fields.
struct ResolvedForm: Sendable {
  struct Field: Sendable {
    var path: FieldPath
    var rule: FieldRule?
    var words = FieldWords()
    var isRequired = false
    var requiredIf: [FieldCondition] = []
    var parameters: [String: ParameterSource] = [:]
    var copied: FieldPath?

    /// The property, with a position for each list on the way.
    var keyPath: @Sendable ([Int]) -> AnyKeyPath?
  }

  struct Check: Sendable {
    var blamed: FieldPath
    var check: CheckTemplate
  }

  private(set) var fields: [Field] = []
  private(set) var checks: [Check] = []

  /// The groups of values that may be nil.
  var optionalRecords: Set<FieldPath> = []

  /// What is wrong with the form, in words.
  private(set) var problems: [String] = []

  init<Root>(_ parts: [FormPart<Root>]) {
    let scope = FormScope(path: FieldPath()) { $0.isEmpty ? \Root.self : nil }
    add(parts, in: scope)
  }

  /// Adds the parts that stand in one scope.
  mutating func add<Root>(_ parts: [FormPart<Root>], in scope: FormScope) {
    var names = FieldNaming<Root>(parts, in: scope)
    for part in parts {
      switch part {
      case .field(let field):
        guard field.path != nil else {
          problems.append("`\(field.keyPath)` is computed; give the field a name")
          continue
        }
        fields.append(names.resolve(field))
      case .nested(let nested):
        guard nested.path != nil else {
          problems.append("`\(nested.keyPath)` is computed; give it a name")
          continue
        }
        nested.resolve(scope, &self)
      case .check(let check):
        if let check = names.resolve(check) { checks.append(check) }
      }
    }
    problems += names.problems
  }
}

/// Finds the paths of the properties that the parts of one scope name.
private struct FieldNaming<Root> {
  let scope: FormScope
  let paths: [AnyKeyPath: FieldPath]
  var problems: [String] = []

  init(_ parts: [FormPart<Root>], in scope: FormScope) {
    self.scope = scope
    var paths: [AnyKeyPath: FieldPath] = [:]
    for case .field(let field) in parts {
      if let path = field.path { paths[field.keyPath] = scope.path.appending(path) }
    }
    self.paths = paths
  }

  /// Returns the path of a property, which may also be one inside a group.
  mutating func path(of keyPath: PartialKeyPath<Root>) -> FieldPath? {
    if let path = paths[keyPath] ?? keyPath.fieldPath.map(scope.path.appending) { return path }
    problems.append("no field stands for `\(keyPath)`")
    return nil
  }

  mutating func resolve(_ field: TypedField<Root>) -> ResolvedForm.Field {
    let outer = scope.keyPath
    let property = field.keyPath
    var resolved = ResolvedForm.Field(
      path: scope.path.appending(field.path ?? FieldPath()),
      rule: field.rule,
      words: field.words
    ) { positions in outer(positions)?.appending(path: property) }
    switch field.requirement {
    case .always: resolved.isRequired = true
    case .never: break
    case .when(let other, equals: let value):
      let equals = CheckTemplate(
        EqualityCheck.equals,
        settings: ["value": .constant(.value(value))]
      )
      resolved.requiredIf = condition(on: other, checks: [equals])
    case .whenFilled(let other): resolved.requiredIf = condition(on: other)
    case .whenBlank(let other): resolved.requiredIf = condition(on: other, isFilled: false)
    }
    for (name, parameter) in field.parameters { resolved.parameters[name] = source(parameter) }
    resolved.copied = field.copied.flatMap { path(of: $0) }
    return resolved
  }

  private mutating func condition(
    on keyPath: PartialKeyPath<Root>,
    isFilled: Bool = true,
    checks: [CheckTemplate] = []
  ) -> [FieldCondition] {
    path(of: keyPath).map { [FieldCondition(field: $0, isFilled: isFilled, checks: checks)] } ?? []
  }

  private mutating func source(_ parameter: FieldParameter<Root>) -> ParameterSource {
    switch parameter {
    case .constant(let value): return .constant(value)
    case .field(let keyPath):
      return path(of: keyPath).map(ParameterSource.field) ?? .constant(.null)
    case .named(let name):
      guard let path = FieldPath(name) else {
        problems.append("`\(name)` is not the name of a field")
        return .constant(.null)
      }
      return .field(path)
    case .list(let elements):
      var sources: [ParameterSource] = []
      for element in elements { sources.append(source(element)) }
      return .list(sources)
    }
  }

  mutating func resolve(_ check: TypedCheck<Root>) -> ResolvedForm.Check? {
    guard let blamed = path(of: check.blamed) else { return nil }
    var template = CheckTemplate(check.definition)
    for (name, names) in check.fields {
      switch names {
      case .one(let keyPath):
        guard let path = path(of: keyPath) else { return nil }
        template.settings[name] = .constant(.field(path))
      case .list(let keyPaths):
        var paths: [SettingValue] = []
        for keyPath in keyPaths { paths += path(of: keyPath).map { [.field($0)] } ?? [] }
        template.settings[name] = .constant(.list(paths))
      }
    }
    for (name, number) in check.numbers { template.settings[name] = .constant(.integer(number)) }
    return ResolvedForm.Check(blamed: blamed, check: template)
  }
}
