package import Violations

/// A condition that asks more about a secret field than whether it is filled.
///
/// With many such conditions, the fields that a form demands would spell out the secret.
package struct SecretCondition: Sendable, Hashable {
  package let secret: FieldPath

  /// The field with the condition.
  package let field: FieldPath

  /// The position of the condition; nil if it doesn't come from a file.
  package let position: FilePosition?

  /// Finds the conditions of a form that ask too much.
  ///
  /// - Parameters:
  ///   - fields: The fields of the form, with their final confidentiality.
  ///   - checks: The checks between fields.
  /// - Returns: The conditions, in the order of the form.
  /// - Complexity: O(*n*) in the number of fields and checks.
  static func all(
    in fields: [FormField],
    _ checks: [FormDefinition.FieldCheck]
  ) -> [SecretCondition] {
    let secrets = Set(fields.filter(\.rule.isSecret).map(\.path))
    if secrets.isEmpty { return [] }
    var questions: [(asker: FieldPath, question: FieldQuestion)] = []
    for field in fields {
      questions += field.conditions.flatMap(\.questions).map { (field.path, $0) }
      questions += field.checks.flatMap(\.questions).map { (field.path, $0) }
      for (name, position) in field.checks.flatMap(\.parametersInConditions) {
        for source in field.parameters[name]?.fields ?? [] {
          questions.append((field.path, FieldQuestion(field: source, position: position)))
        }
      }
    }
    for check in checks { questions += check.check.questions.map { (check.field, $0) } }
    return questions.compactMap { asker, question in
      guard secrets.contains(question.field) else { return nil }
      return SecretCondition(secret: question.field, field: asker, position: question.position)
    }
  }
}

/// A field whose value decides something, rather than only its presence.
private struct FieldQuestion {
  var field: FieldPath
  var position: FilePosition?
}

extension FieldCondition {
  fileprivate var questions: [FieldQuestion] {
    if checks.isEmpty { return [] }
    return [FieldQuestion(field: field, position: position ?? checks.first?.position)]
      + checks.flatMap { $0.questionsInCondition }
  }
}

extension CheckTemplate {
  /// Whether the check has a condition that decides which of its checks count, as `when` does.
  private var isConditional: Bool {
    definition.settings.contains(where: \.isCondition)
      && definition.settings.contains { $0.type == .field }
  }

  /// The names of the settings that contain the condition of a check.
  private var conditions: [String] {
    definition.settings.filter { $0.isCondition && settings[$0.name] != nil }.map(\.name)
  }

  /// The fields that conditions of the check, and of the checks inside it, ask about.
  fileprivate var questions: [FieldQuestion] {
    var questions: [FieldQuestion] = []
    if isConditional, let condition = conditions.first {
      questions += ownFields.map {
        FieldQuestion(field: $0, position: position(of: condition))
      }
    }
    for (name, expression) in settings.sorted(by: { $0.key < $1.key }) {
      guard case .checks(let inner) = expression else { continue }
      let decides = isConditional && conditions.contains(name)
      questions += inner.flatMap { decides ? $0.questionsInCondition : $0.questions }
    }
    return questions
  }

  /// The fields that the check asks about as part of a condition.
  fileprivate var questionsInCondition: [FieldQuestion] {
    let asked =
      isConditional ? [] : ownFields.map { FieldQuestion(field: $0, position: position) }
    let inner = settings.sorted { $0.key < $1.key }.flatMap { _, expression -> [FieldQuestion] in
      guard case .checks(let checks) = expression else { return [] }
      return checks.flatMap(\.questionsInCondition)
    }
    return asked + (isConditional ? questions : inner)
  }

  /// The fields that the check's own settings name.
  private var ownFields: [FieldPath] {
    settings.flatMap { name, expression in fields(namedBy: expression, in: name) }
  }

  /// The parameters of this check and of the checks inside it whose values decide which checks
  /// count.
  fileprivate var parametersInConditions: [(name: String, position: FilePosition?)] {
    var parameters: [(name: String, position: FilePosition?)] = []
    for (setting, expression) in settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .parameter(let name) where definition.setting(setting)?.isCondition == true:
        parameters.append((name, position(of: setting)))
      case .checks(let checks): parameters += checks.flatMap(\.parametersInConditions)
      case .constant, .given, .parameter, .shared, .parts, .column: break
      }
    }
    return parameters
  }
}
