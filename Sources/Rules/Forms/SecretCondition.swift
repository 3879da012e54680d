public import Violations

/// A condition that asks more of a secret field than whether it is filled.
///
/// Many such conditions would spell the secret by which fields a form demands.
public struct SecretCondition: Sendable, Hashable {
  /// The secret field.
  public let secret: FieldPath

  /// The field with the condition.
  public let field: FieldPath

  /// Where the condition is written; nil if no file has it.
  public let position: FilePosition?

  /// Finds the conditions of a form that ask too much.
  ///
  /// - Parameters:
  ///   - fields: The fields of the form, each as confidential as it is to be.
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
      questions += field.requiredIf.flatMap(\.questions).map { (field.path, $0) }
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

/// A field whose value, not only its presence, decides something.
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
  /// Whether the check decides by a condition which of its checks count, as `when` does.
  private var isConditional: Bool {
    definition.settings.contains(where: \.isCondition)
      && definition.settings.contains { $0.type == .field }
  }

  /// The names of the settings that hold the condition of a check.
  private var conditions: [String] {
    definition.settings.filter { $0.isCondition && settings[$0.name] != nil }.map(\.name)
  }

  /// The fields that conditions of the check, and of those inside it, ask about.
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

  /// The fields that the check, as a part of a condition, asks about.
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

  /// The parameters whose values decide which checks count, of this check and of those inside it.
  fileprivate var parametersInConditions: [(name: String, position: FilePosition?)] {
    var parameters: [(name: String, position: FilePosition?)] = []
    for (setting, expression) in settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .parameter(let name) where definition.setting(setting)?.isCondition == true:
        parameters.append((name, position(of: setting)))
      case .checks(let checks): parameters += checks.flatMap(\.parametersInConditions)
      case .constant, .given, .parameter, .shared: break
      }
    }
    return parameters
  }
}
