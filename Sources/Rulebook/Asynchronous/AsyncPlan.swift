/// Finds what asynchronous checks look at after the checks of a form or rule.
struct AsyncPlan {
  let record: Value
  let report: Report
  let form: FormDefinition?
  let surroundings: Surroundings

  /// The form's fields in the order of its file.
  var fieldOrder: [FieldPath] { form?.fields.map(\.path) ?? [] }

  /// Returns what a check looks at: nothing if it is not to be made, and one value for each
  /// element of a list.
  func inputs(for check: AsyncCheck) -> [AsyncCheck.Input] {
    if !report.isValid, check.start == .afterRecord || check.field.isEmpty { return [] }
    if check.field.isEmpty {
      let values = form == nil ? [:] : report.normalizedFields
      return [AsyncCheck.Input(path: check.field, value: report.normalized, record: values)]
    }
    guard let field = form?.fields.first(where: { $0.path == check.field }) else { return [] }
    let found = report.isValid ? report : self.report(onlyOf: field)
    guard let found, found.isValid else { return [] }
    let values = found.normalizedFields
    if field.rule.isSecret {
      return record.filledPlaces(of: field.path).map { path in
        AsyncCheck.Input(path: path, value: nil, record: values)
      }
    }
    return record.filledPlaces(of: field.path).compactMap { path in
      values[path.description].map { value in
        AsyncCheck.Input(path: path, value: value, record: values)
      }
    }
  }

  /// Returns the report on a field with those that its rule looks at, and on nothing else; nil if
  /// the whole report has an error of the field, or the form's way to stop may have hidden one.
  private func report(onlyOf field: FormField) -> Report? {
    let hasError = report.errors.contains { $0.path.pattern == field.path.pattern }
    guard let form, form.stop != .first, !hasError else { return nil }
    var needed: Set<FieldPath> = []
    var open = [field.path]
    while let path = open.popLast() {
      guard needed.insert(path).inserted else { continue }
      for other in form.fields where other.path == path { open += other.dependencies }
    }
    do throws(FormError) {
      let part = try FormDefinition(
        name: form.name,
        pack: form.pack,
        fields: form.fields.filter { needed.contains($0.path) },
        packCodes: form.packCodes
      )
      return part.report(on: record, surroundings: surroundings)
    } catch {
      // Fields of a form, with all that they depend on, make a form.
      return nil
    }
  }
}

extension Report {
  /// The normalised values of a record by path.
  fileprivate var normalizedFields: [String: Value] {
    if case .record(let values) = normalized { values } else { [:] }
  }
}

extension Value {
  /// Returns the places that a form's field means and that have a value, in order.
  fileprivate func filledPlaces(of field: FieldPath) -> [FieldPath] {
    var places: [(path: FieldPath, value: Value)] = [(FieldPath(), self)]
    for component in field.components {
      places = places.flatMap { place in place.value.steps(component, from: place.path) }
    }
    return places.filter { !$0.value.isEmpty }.map(\.path)
  }

  private func steps(
    _ component: FieldPath.Component,
    from path: FieldPath
  ) -> [(path: FieldPath, value: Value)] {
    switch (component, self) {
    case (.name(let name), .record(let members)):
      return members[name].map { [(path.appending(component), $0)] } ?? []
    case (.index(let index), .list(let elements)):
      let isThere = elements.indices.contains(index)
      return isThere ? [(path.appending(component), elements[index])] : []
    case (.each, .list(let elements)):
      return elements.enumerated().map { (path.appending(.index($0)), $1) }
    default: return []
    }
  }

  private var isEmpty: Bool {
    switch self {
    case .null: true
    case .text(let text): text.isEmpty
    default: false
    }
  }
}
