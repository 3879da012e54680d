import RuleEngine
import SourceTexts
import Violations

/// The guests of a form: the checks that look at a secret that another pack guards.
///
/// However many checks and fields a pack adds, its guests must not spell the secret. So all that
/// look at one secret report at one field, where a report contains at most one violation of the
/// field's rule, and one of the checks between fields.
struct FormGuests {
  private let library: PackLibrary
  private let inherited: InheritedForm
  private let reach: SecretReach

  /// The indices of the fields at each path, with `[]` for every element.
  private let positions: [FieldPath: [Int]]

  /// Finds the secrets that other packs guard, and what looks at them.
  ///
  /// - Parameters:
  ///   - inherited: The form as declared.
  ///   - library: The packs.
  ///   - fields: The form's fields, in the order of the declaration.
  ///   - lower: The fields of the forms that this one extends or replaces.
  init(
    of inherited: InheritedForm,
    in library: PackLibrary,
    _ fields: [FormField],
    replacing lower: LowerFields
  ) {
    self.library = library
    self.inherited = inherited
    var packs = Set(inherited.fields.map(\.pack.name) + inherited.checks.map(\.pack.name))
    for field in fields { packs.formUnion(field.rule.authors) }
    let strangers = packs.filter { !$0.isEmpty && !library.bundledPacks.contains($0) }
    reach = SecretReach(of: fields, replacing: lower) { guardian in
      strangers.contains { $0 != guardian }
    }
    positions =
      reach.isEmpty ? [:] : Dictionary(grouping: fields.indices) { fields[$0].path.pattern }
  }

  // MARK: - Making guests

  /// Makes the checks of fields guests if a pack wrote them that another pack's secret isn't meant
  /// for.
  func makeGuests(among fields: inout [FormField]) {
    if reach.isEmpty { return }
    for index in fields.indices {
      if takesPlace(index, fields[index]) || isOfStranger(fields[index].rule, at: index) {
        // A record that contains a secret becomes as strict as that only as a whole.
        let receives = !reach.received[index].isEmpty
        fields[index] = (receives ? fields[index].raised(to: .secret) : fields[index]).asGuest
      }
    }
  }

  /// Returns whether a field is in the place of another pack's secret, or repeats it, and its own
  /// rule isn't that secret's rule.
  private func takesPlace(_ index: Int, _ field: FormField) -> Bool {
    let guardians = reach.adopted[index]
    if let own = field.rule.guardian, guardians.contains(own) { return false }
    return guardians.contains { library.isGuest(inherited.fields[index].pack, of: $0) }
  }

  /// Returns whether a pack wrote a field's rule that another field's secret isn't meant for,
  /// although the field sees it.
  ///
  /// In a rule for secrets, the checks of packs other than its guardian are guests already.
  private func isOfStranger(_ rule: RuleTemplate, at index: Int) -> Bool {
    let authors = rule.guardian.map { Set([$0]) } ?? authors(of: rule, at: index)
    return reach.secrets[index].contains { $0 != index && isStranger(authors, to: $0) }
  }

  /// Returns the packs that wrote a field's rule and the rules that it passes values to.
  private func authors(of rule: RuleTemplate, at index: Int) -> Set<String> {
    let field = inherited.fields[index]
    if field.declaration.rule != nil { return rule.authors }
    // The rule of a field that only has checks is named after the outermost form's pack.
    return rule.traits.rules.values.reduce(into: [field.pack.name]) { $0.formUnion($1.authors) }
  }

  private func isStranger(_ packs: Set<String>, to secret: Int) -> Bool {
    reach.guardians[secret].contains { guardian in
      packs.contains { library.isGuest($0, of: guardian) }
    }
  }

  /// Returns a check between fields, as a guest if it looks at a secret that another pack guards.
  func guarded(_ check: InheritedForm.Check) -> CheckTemplate {
    secrets(of: check).isEmpty ? check.check : check.check.asGuest
  }

  /// Returns the secrets of other packs that a check between fields looks at.
  private func secrets(of check: InheritedForm.Check) -> Set<Int> {
    if reach.isEmpty { return [] }
    let paths = Set(([check.field.content] + check.check.fields).map(\.pattern))
    let seen = paths.reduce(into: Set<Int>()) { seen, path in
      for index in positions[path] ?? [] { seen.formUnion(reach.secrets[index]) }
    }
    return seen.filter { isStranger([check.pack.name], to: $0) }
  }

  // MARK: - Refusing too many answers

  /// Reports guests that could say so much together that they spell a secret.
  ///
  /// - Parameters:
  ///   - fields: The form's fields, each as strict as what it sees.
  ///   - collector: Receives what is wrong.
  func audit(_ fields: [FormField], _ collector: inout DiagnosticCollector) {
    if reach.isEmpty { return }
    var between: [Int: [InheritedForm.Check]] = [:]
    for check in inherited.checks where !secrets(of: check).isEmpty {
      for index in positions[check.field.content.pattern] ?? [] {
        between[index, default: []].append(check)
      }
    }
    auditPlaces(fields, between, &collector)
    auditAnswers(fields, between, &collector)
  }

  /// Reports secrets that guests report about at several fields, or at each element of a list.
  private func auditPlaces(
    _ fields: [FormField],
    _ between: [Int: [InheritedForm.Check]],
    _ collector: inout DiagnosticCollector
  ) {
    var places: [Int: [Int]] = [:]
    for index in fields.indices {
      var told = secrets(toldBy: fields[index].rule, at: index)
      for check in between[index] ?? [] where !check.check.isPlainComparison {
        told.formUnion(secrets(of: check))
      }
      for secret in told { places[secret, default: []].append(index) }
    }
    for (secret, indices) in places.sorted(by: { $0.key < $1.key }) {
      let path = reach.paths[secret]
      let repeated = indices.first {
        !fields[$0].path.pattern.canBeSeen(from: path.pattern)
      }
      if let repeated {
        report(
          at: repeated,
          between,
          "each element at `\(fields[repeated].path)` could report something else about `\(path)`, "
            + "a secret of another pack",
          hint: "report it at a field outside the list",
          &collector
        )
      } else if indices.count > 1, let last = indices.last {
        let paths = indices.map { "`\(fields[$0].path)`" }.joined(separator: ", ")
        report(
          at: last,
          between,
          "checks at several fields look at `\(path)`, a secret of another pack: \(paths)",
          hint: "let all checks that look at it report at the same field",
          &collector
        )
      }
    }
  }

  /// Returns the secrets of other packs that the guests of a field's rule report something about.
  private func secrets(toldBy rule: RuleTemplate, at index: Int) -> Set<Int> {
    guard rule.hasTellingGuests else { return [] }
    let packs = authors(of: rule, at: index).union([inherited.fields[index].pack.name])
    return reach.secrets[index].filter { secret in
      secret == index || rule.guestsSeeOthers && isStranger(packs, to: secret)
    }
  }

  /// Reports fields whose guests have too many different answers.
  ///
  /// An answer consists of a violation of the field's rule, one of the checks between fields, or
  /// both.
  private func auditAnswers(
    _ fields: [FormField],
    _ between: [Int: [InheritedForm.Check]],
    _ collector: inout DiagnosticCollector
  ) {
    for (index, field) in fields.enumerated() {
      let ofRule = isCounted(field.rule, at: index) ? field.rule.guestAnswers : 0
      let ofChecks = (between[index] ?? []).reduce(0) { sum, check in
        min(1_000_000, sum + check.check.answerCount(handingTo: [:]))
      }
      if (ofRule + 1) * (ofChecks + 1) - 1 <= RuleTemplate.mostGuestAnswers { continue }
      report(
        at: index,
        between,
        "the checks of other packs' secrets at `\(field.path)` can report more than "
          + "\(RuleTemplate.mostGuestAnswers) different violations or pairs of violations",
        hint: RuleTemplate.fewerAnswers,
        &collector
      )
    }
  }

  /// Returns whether the answers of a field's rule count.
  ///
  /// Those of the secret's own pack and of bundled packs don't, even if they see another secret.
  private func isCounted(_ rule: RuleTemplate, at index: Int) -> Bool {
    let field = inherited.fields[index]
    var packs = authors(of: rule, at: index)
    if !field.declaration.checks.isEmpty { packs.insert(field.pack.name) }
    return reach.secrets[index].contains { isStranger(packs, to: $0) }
  }

  /// Reports something at the declaration of a field, or of a check that blames it.
  private func report(
    at index: Int,
    _ between: [Int: [InheritedForm.Check]],
    _ reason: String,
    hint: String,
    _ collector: inout DiagnosticCollector
  ) {
    let field = inherited.fields[index]
    var (pack, position) = (field.pack, field.declaration.position)
    if !isStranger([pack.name], toAnySecretOf: index) {
      let check = between[index]?.last
      pack = check?.pack ?? inherited.pack
      position = check?.field.position ?? inherited.declaration.position
    }
    collector.add(
      "pack.too_many_answers",
      in: pack.source,
      at: position,
      reason: reason,
      hint: hint
    )
  }

  private func isStranger(_ packs: Set<String>, toAnySecretOf index: Int) -> Bool {
    reach.secrets[index].contains { isStranger(packs, to: $0) }
  }
}
