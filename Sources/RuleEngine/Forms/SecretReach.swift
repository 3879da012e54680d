package import Violations

/// The secret fields of a form that the reports on each field can reveal something about.
///
/// A field sees the fields that provide parameters for its rule, the fields that its checks look
/// at, the records around it, and the fields inside it, each with everything that these see. A
/// field that must repeat a secret (`same-as`) has a secret value of its own instead, which the
/// same packs guard.
///
/// A form can leave out a secret field of a form that it extends or replaces. The secret then comes
/// after all fields, because a record around it, or a field inside it, still sees the value.
///
///     let reach = SecretReach(of: fields, replacing: lower) { $0 == "base" }
///     reach.guardians[0]  // ["base"]
///     reach.secrets[1]    // [0]: the second field can reveal something about the first
package struct SecretReach: Sendable {
  /// The paths of the fields, and of the secrets that the form leaves out.
  package let paths: [FieldPath]

  /// The packs that guard each field's own value, by the field's index.
  ///
  /// Only the packs that matter are included, so most fields don't have any.
  package private(set) var guardians: [Set<String>]

  /// The packs that guard a secret in whose place a field is, or which it repeats, by the field's
  /// index.
  package private(set) var adopted: [Set<String>]

  /// The indices of the secret fields that the reports on each field can reveal something about, by
  /// the field's index.
  package private(set) var secrets: [Set<Int>]

  /// The same without the secrets that a field sees only because they are inside it.
  package private(set) var received: [Set<Int>]

  /// Finds out what fields see.
  ///
  /// - Parameters:
  ///   - fields: The fields of a form, with what each declares itself.
  ///   - lower: The fields of the forms that this one extends or replaces.
  ///   - matters: Returns whether the secrets that a pack guards are of interest.
  /// - Complexity: O(*n* · *s*) in the number of fields and of secrets that are of interest.
  package init(
    of fields: [FormField],
    replacing lower: LowerFields,
    where matters: (_ guardian: String) -> Bool
  ) {
    let omitted = lower.secrets(besides: fields)
    paths = fields.map(\.path) + omitted
    adopted = paths.map { lower.guardians(of: $0.pattern).filter(matters) }
    guardians = adopted
    for (index, field) in fields.enumerated() {
      if let own = field.rule.guardian, matters(own) { guardians[index].insert(own) }
    }
    secrets = Array(repeating: [], count: paths.count)
    received = secrets
    if isEmpty { return }
    let nesting = FieldNesting(of: paths.map(\.pattern))
    adoptGuardians(of: fields, nesting)
    let users = users(of: fields, nesting)
    for index in paths.indices where !guardians[index].isEmpty {
      follow(index, users, nesting)
    }
  }

  /// Whether no field has a secret of interest.
  package var isEmpty: Bool { guardians.allSatisfy(\.isEmpty) }

  /// Gives the fields that repeat a secret the same guardians.
  private mutating func adoptGuardians(of fields: [FormField], _ nesting: FieldNesting) {
    var copies: [[Int]] = Array(repeating: [], count: paths.count)
    for (index, field) in fields.enumerated() {
      let repeated = field.checks.filter { $0.definition.isRepetition && $0.isPlainComparison }
      for path in Set(repeated.flatMap(\.fields).map(\.pattern)) {
        for other in nesting.positions[path] ?? [] where other != index {
          copies[other].append(index)
        }
      }
    }
    var open = paths.indices.filter { !guardians[$0].isEmpty }
    while let index = open.popLast() {
      for copy in copies[index] where !guardians[index].isSubset(of: adopted[copy]) {
        adopted[copy].formUnion(guardians[index])
        guardians[copy].formUnion(guardians[index])
        open.append(copy)
      }
    }
  }

  /// Returns the indices of the fields that look at each field, by the index of that field.
  private func users(of fields: [FormField], _ nesting: FieldNesting) -> [[Int]] {
    var users: [[Int]] = Array(repeating: [], count: paths.count)
    for (index, field) in fields.enumerated() {
      for path in field.seenFields {
        for other in nesting.positions[path] ?? [] where other != index {
          users[other].append(index)
        }
      }
    }
    return users
  }

  /// Adds a secret to all fields that see it.
  ///
  /// A record sees the secrets inside it, but other fields inside the record don't see them.
  private mutating func follow(_ secret: Int, _ users: [[Int]], _ nesting: FieldNesting) {
    var open = [secret]
    secrets[secret].insert(secret)
    received[secret].insert(secret)
    while let index = open.popLast() {
      var receivers = users[index]
      if received[index].contains(secret) { receivers += nesting.parts[index] }
      for receiver in receivers where received[receiver].insert(secret).inserted {
        secrets[receiver].insert(secret)
        open.append(receiver)
      }
      for holder in nesting.holders[index] where secrets[holder].insert(secret).inserted {
        open.append(holder)
      }
    }
  }
}

extension FormField {
  /// The other fields that decide what is reported on this one, with `[]` for every element.
  fileprivate var seenFields: Set<FieldPath> {
    let seen: [FieldPath] =
      parameters.values.flatMap(\.fields) + checks.flatMap { $0.seenFields(isInside: false) }
      + rule.traits.rules.values.flatMap { $0.fields(given: [:]) }
    return Set(seen.map(\.pattern))
  }
}

extension CheckTemplate {
  /// Whether the check only compares the whole value with other fields, or asks whether they are
  /// filled.
  ///
  /// However many fields are compared with a secret, they only reveal which of them are equal to
  /// it, or greater.
  package var isPlainComparison: Bool {
    part == nil && nested.isEmpty && !fields.isEmpty
      && (definition.isRepetition || !tellsOtherFields)
  }

  /// Finds the other fields whose values decide what the check reports.
  ///
  /// - Parameter isInside: Whether another check contains this one. It can then turn comparisons
  ///   into anything.
  /// - Returns: The fields, by the paths that the check uses.
  fileprivate func seenFields(isInside: Bool) -> [FieldPath] {
    let isPlain = !isInside && isPlainComparison
    let own: [FieldPath] =
      isPlain || asksWhetherFilled
      ? [] : settings.flatMap { name, expression in fields(namedBy: expression, in: name) }
    return own + nested.flatMap { $0.seenFields(isInside: true) }
  }

  /// Whether the check only asks whether other fields are filled.
  ///
  /// A condition on the content of a secret is refused elsewhere (``SecretCondition``).
  private var asksWhetherFilled: Bool {
    !tellsOtherFields && (definition.looksAtBlank || definition.question != nil)
  }
}
