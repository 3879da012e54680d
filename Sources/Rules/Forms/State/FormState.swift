public import Violations

/// A record that is checked against a form, and kept checked while its values change.
///
///     var state = FormState(of: form, record: ["pin": "12"], surroundings: Surroundings())
///     state.report.violations.map(\.code)  // [length.wrong]
///     state.set("1234", at: FieldPath(field: "pin"))
///     state.report.isValid  // true
///
/// When a value changes, its field is checked anew, and so are the fields and checks between
/// fields that look at it; nothing else is.
public struct FormState: Sendable {
  /// The form.
  public let form: FormDefinition

  /// The record as it is now.
  public internal(set) var record: Value

  /// The clock and the limits.
  public let surroundings: Surroundings

  /// Whether plain fields have places, as all others do.
  let keepsPlainFields: Bool

  /// The places that each field means, by the field's position in the form.
  var places: [FormPlaces]

  /// What is in the way of each field, by the field's position in the form.
  var obstacles: [Int: RecordObstacles] = [:]

  /// Violations that other systems found where the form has no place.
  var addedElsewhere: [Violation] = []

  /// Checks a record.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - record: The record; a value that is none gives `type.mismatch`.
  ///   - surroundings: The clock and the limits.
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, with each
  ///   element of a list counted, and *r* is what their rules take.
  public init(of form: FormDefinition, record: Value, surroundings: Surroundings) {
    self.init(of: form, record: record, surroundings: surroundings, keepsPlainFields: true)
  }

  /// Checks a record, maybe all of it but plain fields, which are then checked for each report.
  init(
    of form: FormDefinition,
    record: Value,
    surroundings: Surroundings,
    keepsPlainFields: Bool
  ) {
    self.form = form
    self.keepsPlainFields = keepsPlainFields
    self.record = record
    self.surroundings = surroundings
    let plan = form.plan
    let hasPlaces = keepsPlainFields || !plan.orderOfOthers.isEmpty
    places = hasPlaces ? Array(repeating: .none, count: form.fields.count) : []
    guard case .record = record else { return }
    for index in keepsPlainFields ? plan.order : plan.orderOfOthers { check(plan.fields[index]) }
    for check in plan.checks { run(check) }
  }

  /// The places of the record that the form checks, in the order of the form: of a field of a
  /// list, one for each element.
  public var paths: [FieldPath] { places.flatMap { $0.map(\.path) } }

  /// Returns what was found at one place, or nil if the form has no such place.
  ///
  /// It has every violation of the place, however the form stops.
  ///
  /// - Complexity: O(*n*) in the number of elements of the field's list.
  public func report(at path: FieldPath) -> Report? {
    guard let position = position(of: path) else { return nil }
    var report = places[position.field][position.place].whole
    report.violations = report.violations.map { form.located($0, at: path) }
    return report
  }

  /// Returns where a place stands among all.
  func position(of path: FieldPath) -> (field: Int, place: Int)? {
    let plan = form.plan
    guard let field = plan.positions[path] ?? plan.positions[path.pattern] else { return nil }
    guard let place = places[field].firstIndex(where: { $0.path == path }) else { return nil }
    return (field, place)
  }
}
