import RuleEngine
import ValueRules

/// A typed form whose key paths are replaced with field paths.
struct ResolvedForm: Sendable {
  struct Field: Sendable {
    var path: FieldPath

    /// The name of the rule.
    var rule: String?

    var words = FieldWords()
    var isRequired = false
    var requiredIf: [FieldCondition] = []
    var parameters: [String: ParameterSource] = [:]
    var copied: FieldPath?

    /// Whether the property is a `Date`.
    var isPointInTime = false

    /// What the type of the property takes from outside.
    var type: PropertyType

    /// The key path of the property, with a position for each list on the way.
    var keyPath: @Sendable ([Int]) -> AnyKeyPath?
  }

  /// A nested value, a list, or the elements of a list.
  struct Group: Sendable {
    var path: FieldPath

    /// The key path of the property, with a position for each list on the way.
    var keyPath: @Sendable ([Int]) -> AnyKeyPath?
  }

  struct Check: Sendable {
    var blamed: FieldPath
    var check: CheckTemplate
  }

  private(set) var fields: [Field] = []
  private(set) var groups: [Group] = []
  private(set) var checks: [Check] = []

  /// The labels of the elements of lists, by their paths with `[]`.
  var labels: [FieldPath: FieldText] = [:]

  /// The paths of optional records.
  var optionalRecords: Set<FieldPath> = []

  /// The mistakes in the form, in words.
  private(set) var problems: [String] = []

  /// Whether optional values and elements of lists must be made from records.
  private let needsStarts: Bool

  init<Root>(_ parts: [FormPart<Root>], needsStarts: Bool = false) {
    self.needsStarts = needsStarts
    let scope = FormScope(path: FieldPath()) { $0.isEmpty ? \Root.self : nil }
    add(parts, in: scope)
  }

  /// Adds what is wrong with the start of an optional value or element, if that is needed.
  mutating func requireStart(_ problem: @autoclosure () -> String?) {
    if needsStarts, let problem = problem() { problems.append(problem) }
  }

  /// Adds a nested value, a list, or the elements of a list.
  mutating func addGroup(at scope: FormScope) {
    groups.append(Group(path: scope.path, keyPath: scope.keyPath))
  }

  /// Adds the parts of one scope.
  mutating func add<Root>(_ parts: [FormPart<Root>], in scope: FormScope) {
    var names = FieldNaming<Root>(parts, in: scope)
    for part in parts {
      switch part {
      case .field(let field):
        if refuseForced(field.keyPath) { continue }
        guard field.path != nil else {
          problems.append("`\(field.keyPath)` is computed; give the field a name")
          continue
        }
        fields.append(names.field(field))
      case .nested(let nested):
        if refuseForced(nested.keyPath) { continue }
        guard nested.path != nil else {
          problems.append("`\(nested.keyPath)` is computed; give it a name")
          continue
        }
        nested.addParts(scope, &self)
      case .check(let check):
        if let check = names.check(check) { checks.append(check) }
      }
    }
    problems += names.problems
  }

  /// Refuses a declaration that could not be read while a value is nil.
  private mutating func refuseForced(_ keyPath: AnyKeyPath) -> Bool {
    guard keyPath.forcesOptional else { return false }
    problems.append("`\(keyPath)` can't be read while the value is nil; use `Nested`")
    return true
  }
}

/// Finds the paths of the properties in one scope.
private struct FieldNaming<Root> {
  let scope: FormScope
  let paths: [AnyKeyPath: FieldPath]
  var problems: [String] = []

  init(_ parts: [FormPart<Root>], in scope: FormScope) {
    self.scope = scope
    paths = parts.declaredPaths().mapValues(scope.path.appending)
  }

  /// Returns the path of a property, which can also be a nested one.
  mutating func path(of keyPath: PartialKeyPath<Root>) -> FieldPath? {
    if let path = paths[keyPath] { return path }
    problems.append("there is no field for `\(keyPath)`")
    return nil
  }

  /// Returns a field with paths instead of key paths.
  mutating func field(_ field: TypedField<Root>) -> ResolvedForm.Field {
    let outer = scope.keyPath
    let property = field.keyPath
    var resolved = ResolvedForm.Field(
      path: scope.path.appending(field.path ?? FieldPath()),
      rule: field.rule,
      words: field.words,
      type: field.type
    ) { positions in outer(positions)?.appending(path: property) }
    switch field.requirement.condition {
    case .always: resolved.isRequired = true
    case .never: break
    case .equal(let other, let value):
      let equals = CheckTemplate(
        EqualityCheck.equals,
        settings: ["value": .constant(.value(value))]
      )
      resolved.requiredIf = condition(on: other, checks: [equals])
    case .filled(let other): resolved.requiredIf = condition(on: other)
    case .blank(let other): resolved.requiredIf = condition(on: other, isFilled: false)
    }
    // The first mistake is reported, so the order must always be the same.
    for (name, parameter) in field.parameters.sorted(by: { $0.key < $1.key }) {
      resolved.parameters[name] = source(parameter)
    }
    resolved.copied = field.copied.flatMap { path(of: $0) }
    resolved.isPointInTime = field.isPointInTime
    return resolved
  }

  private mutating func condition(
    on keyPath: PartialKeyPath<Root>,
    isFilled: Bool = true,
    checks: [CheckTemplate] = []
  ) -> [FieldCondition] {
    path(of: keyPath).map { [FieldCondition(field: $0, isFilled: isFilled, checks: checks)] } ?? []
  }

  private mutating func source(_ parameter: Field<Root>.Parameter) -> ParameterSource {
    switch parameter {
    case .constant(let value): return .constant(value)
    case .field(let keyPath):
      return path(of: keyPath).map(ParameterSource.field) ?? .constant(.null)
    case .named(let name):
      guard let path = FieldPath(name) else {
        problems.append("`\(name)` isn't the name of a field")
        return .constant(.null)
      }
      return .field(path)
    case .list(let elements):
      var sources: [ParameterSource] = []
      for element in elements { sources.append(source(element)) }
      return .list(sources)
    }
  }

  /// Returns a check with paths instead of key paths; nil if a key path doesn't refer to a field.
  mutating func check(_ check: TypedCheck<Root>) -> ResolvedForm.Check? {
    guard let blamed = path(of: check.blamed) else { return nil }
    var template = CheckTemplate(check.definition)
    for (name, names) in check.fields.sorted(by: { $0.key < $1.key }) {
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
