public import ErrorCatalog
import Foundation
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
  ///
  /// - Parameter keyPath: The property. It can be in lists, and in lists of lists.
  /// - Returns: The concrete path, with positions in lists.
  /// - Complexity: O(*n*) in the number of fields, where a field in lists counts with up to 10,000
  ///   elements.
  public func path<Property>(of keyPath: WritableKeyPath<Root, Property>) -> FieldPath? {
    for field in fields {
      if let path = field.path.concrete(of: keyPath, limit: listLimit, field.keyPath) {
        return path
      }
    }
    return nil
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
  public func path<Inner>(
    of group: WritableKeyPath<Root, Inner?>,
    _ property: PartialKeyPath<Inner>
  ) -> FieldPath? {
    for candidate in groups {
      guard let inner = candidate.fields()[property] else { continue }
      if let path = candidate.path.concrete(of: group, limit: listLimit, candidate.keyPath) {
        return path.appending(inner)
      }
    }
    return nil
  }

  private var listLimit: Int { handle.surroundings.limits.listElements }
}

extension FieldPath {
  /// Returns the path with the positions of a key path in its lists.
  ///
  /// - Parameters:
  ///   - wanted: The key path.
  ///   - limit: The maximum number of elements of a list.
  ///   - keyPath: Returns the key path to this path for some positions.
  /// - Returns: The path, or nil if the key path refers to another one.
  fileprivate func concrete(
    of wanted: AnyKeyPath,
    limit: Int,
    _ keyPath: ([Int]) -> AnyKeyPath?
  ) -> FieldPath? {
    let depth = components.count(where: { $0 == .each })
    if depth == 0 { return keyPath([]) == wanted ? self : nil }
    // The positions in a key path can't be read, so each one is tried.
    let each = depth == 1 ? min(limit, 10_000) : Int(pow(10_000, 1 / Double(depth)))
    var positions = Array(repeating: 0, count: depth)
    while true {
      if keyPath(positions) == wanted { return filled(with: positions) }
      guard let next = positions.lastIndex(where: { $0 + 1 < each }) else { return nil }
      positions[next] += 1
      for inner in positions.indices where inner > next { positions[inner] = 0 }
    }
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
  ///
  /// - Complexity: O(*n*) in the number of violations and fields.
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
  /// - Complexity: O(*n*) in the number of violations and fields.
  public func violations<Inner>(
    at group: WritableKeyPath<Root, Inner?>,
    _ property: PartialKeyPath<Inner>
  ) -> [Violation] {
    let wanted: AnyKeyPath = group
    let places = form.groups.compactMap { group in
      group.fields()[property].map { (path: group.path.appending($0), keyPath: group.keyPath) }
    }
    return violations.filter { violation in
      let path = violation.path
      return places.contains {
        ($0.path == path || $0.path == path.pattern) && $0.keyPath(path.positions) == wanted
      }
    }
  }

  /// Returns a fact that the check learned about one property; nil if it isn't known.
  ///
  ///     report.fact(.region, at: \.phone)?.text  // "CH"
  ///
  /// - Complexity: O(*n*) in the number of fields.
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
  /// - Complexity: O(*n*) in the number of violations and fields.
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
  /// The parameters are the same as for ``FormHandle/summary(of:in:extent:inOneLanguage:)``.
  public func summary(
    in locale: String,
    extent: Report.Summary.Extent = .all,
    inOneLanguage: Bool = true
  ) -> Report.Summary {
    form.handle.summary(of: report, in: locale, extent: extent, inOneLanguage: inOneLanguage)
  }

  /// Returns the property that a violation is about, or nil if no key path refers to it.
  public func keyPath(of violation: Violation) -> PartialKeyPath<Root>? {
    let pattern = violation.path.pattern
    let field = form.fields.first { $0.path == violation.path || $0.path == pattern }
    return field?.keyPath(violation.path.positions) as? PartialKeyPath<Root>
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

  /// Returns whether a key path refers to the field at a path.
  func isField(at path: FieldPath, named keyPath: AnyKeyPath) -> Bool {
    let pattern = path.pattern
    let field = fields.first { $0.path == path || $0.path == pattern }
    return field?.keyPath(path.positions) == keyPath
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
