public import ErrorCatalog
import Rules
public import Violations

/// A typed form whose rules are found, ready to check values.
///
///     let form = try signUp.bound(to: rulebook)
///     let report = form.check(SignUp(email: " Ann@Example.ORG ", country: "ch"))
///     report.normalized?.email  // "Ann@example.org"
public struct BoundForm<Root: Sendable>: Sendable {
  /// The form for plain records: its fields, labels and messages.
  ///
  ///     form.handle.label(of: FieldPath(field: "email"), in: "de")  // "E-Mail-Adresse"
  public let handle: FormHandle

  let parts: [FormPart<Root>]
  let fields: [ResolvedForm.Field]

  var definition: FormDefinition { handle.definition }

  /// The form's name.
  public var name: String { handle.name }

  /// Checks a value.
  ///
  ///     form.check(SignUp(email: "ann@")).violations(at: \.email).map(\.code)
  ///     // [email.domain.missing]
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, with each element of a list
  ///   counted, and *r* is what their rules take.
  public func check(_ root: Root) -> TypedReport<Root> {
    report(handle.check(record(of: root)), on: root)
  }

  /// Returns a value as a record, with the form's fields.
  ///
  ///     form.record(of: SignUp(email: "ann@"))  // { email: ann@, country: "", phone: null }
  public func record(of root: Root) -> Value { parts.record(of: root) }

  /// Returns a value with all that a record's normalised values say; what they do not say stays.
  ///
  /// - Parameters:
  ///   - root: The value as given.
  ///   - normalized: Normalised values by path, as ``Report/normalized`` has them.
  /// - Returns: A copy.
  public func normalizing(_ root: Root, with normalized: [String: Value]) -> Root {
    var root = root
    parts.write(.normalized(normalized), to: &root, at: FieldPath())
    return root
  }

  /// Returns a report on a value, of what was found elsewhere too.
  func report(_ report: Report, on root: Root) -> TypedReport<Root> {
    var normalized: Root?
    if report.isValid, case .record(let values)? = report.normalized {
      normalized = normalizing(root, with: values)
    }
    return TypedReport(report: report, normalized: normalized, form: self)
  }

  /// Returns the path of the field that stands for a property, or nil if none does.
  ///
  ///     form.path(of: \.contacts[2].email)?.description  // contacts[2].email
  ///
  /// - Parameter keyPath: The property. One inside an optional value cannot be found so.
  /// - Returns: The concrete path, with positions in lists.
  /// - Complexity: O(*n*) in the number of fields, with 1,000 elements of a list at most.
  public func path(of keyPath: PartialKeyPath<Root>) -> FieldPath? {
    for field in fields {
      guard let path = field.path(of: keyPath, listLimit: handle.surroundings.limits.listElements)
      else {
        continue
      }
      return path
    }
    return nil
  }
}

extension ResolvedForm.Field {
  /// Returns the concrete path if a key path names this field.
  fileprivate func path(of keyPath: AnyKeyPath, listLimit: Int) -> FieldPath? {
    switch path.components.count(where: { $0 == .each }) {
    case 0: return self.keyPath([]) == keyPath ? path : nil
    case 1:
      // Positions of a key path cannot be read, so each is tried.
      let position = (0..<listLimit).first { self.keyPath([$0]) == keyPath }
      return position.map { path.filled(with: [$0]) }
    default: return nil
    }
  }
}

extension FieldPath {
  /// Returns the path with positions in place of each `[]`.
  func filled(with positions: [Int]) -> FieldPath {
    var positions = positions[...]
    return FieldPath(
      components: components.map { component in
        guard component == .each, let position = positions.popFirst() else { return component }
        return .index(position)
      }
    )
  }
}

/// What a typed form found in a value.
///
///     let report = form.check(signUp)
///     report.isValid
///     report.violations(at: \.email).first?.code  // email.domain.missing
///     report.normalized                           // a copy with every value normalised
public struct TypedReport<Root: Sendable>: Sendable {
  /// What was found, by the paths of the fields.
  public let report: Report

  /// A copy of the value with each normalised field in its normalised form; nil if the value is
  /// not valid.
  ///
  /// Secret values stay as they were given.
  public let normalized: Root?

  let form: BoundForm<Root>

  /// Whether the value can be accepted.
  public var isValid: Bool { report.isValid }

  /// Whether the value can be accepted, or could not be decided.
  public var outcome: Outcome { report.outcome }

  /// What is wrong, in the order of the form.
  public var violations: [Violation] { report.violations }

  /// Returns what is wrong with one property.
  ///
  ///     report.violations(at: \.address.city)
  ///     report.violations(at: \.contacts[2].email)
  ///
  /// - Complexity: O(*n*) in the number of violations and fields.
  public func violations(at keyPath: PartialKeyPath<Root>) -> [Violation] {
    violations.filter { self.keyPath(of: $0) == keyPath }
  }

  /// Returns what is wrong with one property of a value that may be nil.
  ///
  ///     report.violations(at: \.address, \.city)
  ///
  /// - Complexity: O(*n*) in the number of violations and fields.
  public func violations<Inner>(
    at group: KeyPath<Root, Inner?>,
    _ property: PartialKeyPath<Inner>
  ) -> [Violation] {
    let outer = form.path(ofNested: group)
    guard let outer, let inner = property.fieldPath else { return [] }
    let path = outer.appending(inner)
    return violations.filter { $0.path == path }
  }

  /// Returns what to tell a reader about one property.
  ///
  ///     report.messages(at: \.email, in: "de").map(\.text)
  ///     // ["Gib nach dem @ eine Domain wie example.org ein."]
  ///
  /// - Complexity: O(*n*) in the number of violations and fields.
  public func messages(at keyPath: PartialKeyPath<Root>, in locale: String) -> [LocalizedMessage] {
    let localizer = form.handle.localizer(for: locale)
    return violations(at: keyPath).map { localizer.message(for: $0) }
  }

  /// Returns what is wrong, in lines for a reader, each with the field's label.
  ///
  ///     report.summary(in: "de").text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain wie example.org ein."
  public func summary(
    in locale: String,
    extent: ReportSummary.Extent = .all
  ) -> ReportSummary {
    form.handle.summary(of: report, in: locale, extent: extent)
  }

  /// Returns the property that a violation is about, or nil if no key path names it.
  public func keyPath(of violation: Violation) -> PartialKeyPath<Root>? {
    let pattern = violation.path.pattern
    let field = form.fields.first { $0.path == violation.path || $0.path == pattern }
    return field?.keyPath(violation.path.positions) as? PartialKeyPath<Root>
  }
}

extension BoundForm {
  /// Returns the path of a record or list inside, by the name that the form gives it.
  func path(ofNested keyPath: AnyKeyPath) -> FieldPath? {
    for case .nested(let nested) in parts where nested.keyPath == keyPath { return nested.path }
    return nil
  }
}

// The normalised value has secrets as they were given, so it is not for logs.
extension TypedReport: CustomStringConvertible, CustomReflectable {
  /// What the report on the record says of itself.
  public var description: String { report.description }

  /// A mirror with the outcome alone.
  public var customMirror: Mirror { Mirror(self, children: ["outcome": outcome]) }
}
