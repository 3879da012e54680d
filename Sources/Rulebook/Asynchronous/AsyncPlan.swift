/// Finds what asynchronous checks look at after the checks of a form or rule.
struct AsyncPlan {
  /// What the other checks found.
  let report: Report

  /// The record, checked against its form; nil for a value of a rule.
  let state: FormState?

  /// The normalised values of the fields that are valid, by path.
  private let values: [String: Value]

  init(report: Report, state: FormState?) {
    self.report = report
    self.state = state
    if case .record(let values)? = report.normalized, state != nil {
      self.values = values
    } else {
      var values: [String: Value] = [:]
      for path in state?.paths ?? [] {
        values[path.description] = state?.report(at: path)?.normalized
      }
      self.values = values
    }
  }

  /// Returns what a check looks at: nothing if it is not to be made, and one value for each
  /// element of a list.
  func inputs(for check: AsyncCheck) -> [AsyncCheck.Input] {
    if !report.isValid, check.start == .afterRecord || check.field.isEmpty { return [] }
    if check.field.isEmpty {
      return [AsyncCheck.Input(path: check.field, value: report.normalized, record: values)]
    }
    guard let state, let field = state.form.fields.first(where: { $0.path == check.field }) else {
      return []
    }
    // What would be found after the only violation that is shown is shown to nobody.
    if state.form.stop == .first, report.first != nil { return [] }
    return state.paths.compactMap { path in
      guard path == field.path || path.pattern == field.path, report.errors(at: path).isEmpty else {
        return nil
      }
      let value = values[path.description]
      guard field.rule.isSecret ? state.isFilledAndValid(at: path) : value != nil else {
        return nil
      }
      return AsyncCheck.Input(path: path, value: value, record: values)
    }
  }
}

extension Report {
  fileprivate func errors(at path: FieldPath) -> [Violation] {
    violations(at: path).filter { $0.severity == .error }
  }
}

extension FormState {
  /// Whether a place has a value that can be accepted, also if it is secret.
  fileprivate func isFilledAndValid(at path: FieldPath) -> Bool {
    !isBlank(at: path) && report(at: path)?.isValid == true
  }
}
