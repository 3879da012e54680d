public import ErrorCatalog
import RuleEngine
public import Violations

/// A typed form with its rules, ready to check values.
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
  let groups: [ResolvedForm.Group]

  /// The properties by their paths and key paths.
  let properties: PropertyIndex

  /// The value that the form starts from when it decodes a record; nil if it doesn't.
  let start: FormStart<Root>?

  let rulebook: Rulebook

  var definition: FormDefinition { handle.definition }

  /// The form's name.
  public var name: String { handle.name }

  /// Checks a value.
  ///
  ///     form.check(SignUp(email: "ann@")).violations(at: \.email).map(\.code)
  ///     // [email.domain.missing]
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, including each element of a
  ///   list, and *r* is the time that their rules take.
  public func check(_ root: Root) -> TypedReport<Root> {
    report(handle.check(record(of: root)), on: root)
  }

  /// Returns a value as a record with the form's fields.
  ///
  ///     form.record(of: SignUp(email: "ann@"))  // { email: ann@, country: "", phone: null }
  public func record(of root: Root) -> Value { parts.record(of: root) }

  /// Returns a copy of a value with the normalized values of a record; everything else stays
  /// unchanged.
  ///
  /// - Parameters:
  ///   - root: The original value.
  ///   - normalized: The normalized values by path, as in ``Report/normalized``.
  /// - Returns: The copy.
  public func normalizing(_ root: Root, with normalized: [String: Value]) -> Root {
    var root = root
    parts.write(.normalized(normalized), to: &root, at: FieldPath())
    return root
  }

  /// Returns a typed report for a report on a value, which can include violations from elsewhere.
  func report(_ report: Report, on root: Root) -> TypedReport<Root> {
    var normalized: Root?
    if report.isValid, case .record(let values)? = report.normalized {
      normalized = normalizing(root, with: values)
    }
    return TypedReport(report: report, normalized: normalized, form: self)
  }

  /// Returns the path of the field for a property, or nil if there is none.
  ///
  ///     form.path(of: \.contacts[2].email)?.description  // contacts[2].email
  ///     form.path(of: \.billing!.street)?.description    // billing.street
  ///
  /// - Parameter keyPath: The property. It can be in lists and in optional values, and in lists and
  ///   optional values of these.
  /// - Returns: The concrete path, with positions in lists.
  /// - Complexity: O(1) on average. The key paths of elements are composed when they are first
  ///   needed, up to 10,000 for each field.
  public func path<Property>(of keyPath: WritableKeyPath<Root, Property>) -> FieldPath? {
    properties.path(of: keyPath)
  }

  /// Returns the path of the field for a property of an optional value, or nil if there is none.
  ///
  ///     form.path(of: \.billing, \.street)?.description  // billing.street
  ///
  /// - Parameters:
  ///   - group: The optional value. It can be in lists, and in lists of lists.
  ///   - property: The property of the value.
  /// - Returns: The concrete path, with positions in lists.
  /// - Complexity: The same as ``path(of:)``.
  public func path<Inner, Property>(
    of group: WritableKeyPath<Root, Inner?>,
    _ property: WritableKeyPath<Inner, Property>
  ) -> FieldPath? {
    path(of: composedKeyPath(to: property, in: group))
  }
}

extension FieldPath {
  /// Returns the path with a position instead of each `[]`.
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

/// The result of checking a value with a typed form.
///
///     let report = form.check(ann)
///     report.isValid
///     report.violations(at: \.email).first?.code  // email.domain.missing
///     report.normalized                           // a copy with every value normalized
public struct TypedReport<Root: Sendable>: Sendable {
  /// The report, with the paths of the fields.
  public let report: Report

  /// A copy of the value with each field in its normalized form; nil if the value isn't valid.
  ///
  /// Secret values stay unchanged.
  public let normalized: Root?

  let form: BoundForm<Root>

  /// Whether the value is valid.
  public var isValid: Bool { report.isValid }

  /// Whether the value is valid, invalid or could not be checked.
  public var outcome: Outcome { report.outcome }

  /// The violations, in the order of the form.
  public var violations: [Violation] { report.violations }

  /// Returns the violations of one property.
  ///
  ///     report.violations(at: \.address.city)
  ///     report.violations(at: \.contacts[2].email)
  ///     report.violations(at: \.billing!.street)
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public func violations<Property>(
    at keyPath: WritableKeyPath<Root, Property>
  ) -> [Violation] {
    let wanted: PartialKeyPath<Root> = keyPath
    return violations.filter { self.keyPath(of: $0) == wanted }
  }

  /// Returns the violations of one property of an optional value.
  ///
  ///     report.violations(at: \.billing, \.street)
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public func violations<Inner, Property>(
    at group: WritableKeyPath<Root, Inner?>,
    _ property: WritableKeyPath<Inner, Property>
  ) -> [Violation] {
    violations(at: composedKeyPath(to: property, in: group))
  }

  /// Returns a fact that the check learned about one property; nil if it isn't known.
  ///
  ///     report.fact(.region, at: \.phone)?.text  // "CH"
  ///
  /// - Complexity: The same as ``BoundForm/path(of:)``.
  public func fact<Property>(
    _ fact: Report.Fact,
    at keyPath: WritableKeyPath<Root, Property>
  ) -> Value? {
    form.path(of: keyPath).flatMap { report.fact(fact, at: $0) }
  }

  /// Returns the messages for one property in the reader's language.
  ///
  ///     report.messages(at: \.email, in: "de").map(\.text)
  ///     // ["Gib nach dem @ eine Domain ein, wie in diesem Beispiel: ann@example.org."]
  ///
  /// - Complexity: O(*n*) in the number of violations.
  public func messages<Property>(
    at keyPath: WritableKeyPath<Root, Property>,
    in locale: String
  ) -> [LocalizedMessage] {
    let localizer = form.handle.localizer(for: locale)
    return violations(at: keyPath).map { localizer.message(for: $0) }
  }

  /// Returns a summary in the reader's language, one line for each message, with the field's label.
  ///
  ///     report.summary(in: "de").text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain ein, …"
  ///
  /// The parameters are the same as for
  /// ``FormHandle/summary(of:in:extent:inOneLanguage:)-(_,String,_,_)``.
  public func summary(
    in locale: String,
    extent: Report.Summary.Extent = .all,
    inOneLanguage: Bool = true
  ) -> Report.Summary {
    form.handle.summary(of: report, in: locale, extent: extent, inOneLanguage: inOneLanguage)
  }

  /// Returns the property that a violation is about, or nil if no key path refers to it.
  ///
  /// It can also be a list, an element or a nested value. The key path of a property in an optional
  /// value, such as `\.billing!.street`, can only be read while there is a value.
  public func keyPath(of violation: Violation) -> PartialKeyPath<Root>? {
    form.properties.keyPath(at: violation.path) as? PartialKeyPath<Root>
  }
}

extension BoundForm {
  /// Returns the concrete path of a nested value or list that is in a record now; nil if there is
  /// none.
  func path(ofGroup keyPath: AnyKeyPath, in record: Value) -> FieldPath? {
    for group in groups {
      let positions = record.positions(on: group.path).first { group.keyPath($0) == keyPath }
      if let positions { return group.path.filled(with: positions) }
    }
    return nil
  }
}

extension Value {
  /// Returns the positions of all elements in the lists on a path, or one empty array if it has no
  /// lists.
  fileprivate func positions(on path: FieldPath) -> [[Int]] {
    guard let offset = path.components.firstIndex(of: .each) else { return [[]] }
    let list = FieldPath(components: Array(path.components[..<offset]))
    let rest = FieldPath(components: Array(path.components[(offset + 1)...]))
    guard case .list(let elements)? = self[list] else { return [] }
    return elements.enumerated().flatMap { index, element in
      element.positions(on: rest).map { [index] + $0 }
    }
  }
}

// The normalized value contains secrets unchanged, so it must not appear in logs.
extension TypedReport: CustomStringConvertible, CustomReflectable {
  /// The description of the report on the record.
  public var description: String { report.description }

  /// A mirror that contains only the outcome.
  public var customMirror: Mirror { Mirror(self, children: ["outcome": outcome]) }
}

// A form can have a blank value and the constants of rules.
extension BoundForm: CustomStringConvertible, CustomReflectable {
  /// The name of the form.
  public var description: String { "BoundForm(\(name))" }

  /// A mirror that contains only the form's name.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
