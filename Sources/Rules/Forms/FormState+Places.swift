public import Violations

extension FormState {
  /// What the whole record comes to: the outcome of ``report``, without making the report.
  ///
  /// - Complexity: O(*n*) in the number of places, and in the number of entries of the record if
  ///   the form refuses unknown fields.
  public var outcome: Outcome {
    guard case .record = record else { return .invalid }
    var outcome = addedElsewhere.outcome
    for field in places.indices {
      switch places[field] {
      case .none: continue
      case .one(let place): outcome = outcome.and(place.outcome)
      case .several(let places): for place in places { outcome = outcome.and(place.outcome) }
      }
      if outcome == .invalid { return .invalid }
    }
    if obstacles.isEmpty, form.unknownFields != .refuse { return outcome }
    return report.outcome
  }

  /// How many places of the record the form checks.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public var placeCount: Int { places.reduce(0) { $0 + $1.count } }

  /// Returns the field of the form that a place belongs to, or nil if the form has no such place.
  public func field(at path: FieldPath) -> FormField? {
    position(of: path).map { form.fields[$0.field] }
  }

  /// Returns whether exactly a value stands at a place already, byte for byte.
  ///
  /// Two spellings of one character are equal as texts, and not for every check.
  public func has(_ value: Value, at path: FieldPath) -> Bool {
    record[path]?.isIdentical(to: value) ?? false
  }

  /// Returns whether the value at a place is blank for its rule; true if the form has no such
  /// place.
  ///
  /// - Complexity: O(1) for a text that begins with a visible ASCII character, else that of the
  ///   rule's normalisation.
  public func isBlank(at path: FieldPath) -> Bool {
    guard let position = position(of: path) else { return true }
    let value = places[position.field][position.place].value
    if case .text(let text) = value {
      if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
      if text.utf8.count > surroundings.limits.inputBytes { return false }
    }
    guard let rule = rule(of: form.plan.fields[position.field], at: path) else { return false }
    return rule.blankness.includes(rule.normalizedInput(value))
  }

  /// Returns whether a blank value would be a violation at a place, which may depend on other
  /// fields.
  public func isRequired(at path: FieldPath) -> Bool {
    guard let index = position(of: path)?.field else { return false }
    let field = form.plan.fields[index]
    guard let rule = rule(of: field, at: path) else { return false }
    if rule.isAlwaysRequired { return true }
    return field.isRequired(in: context(of: rule, at: path, looksAtFields: field.looksAtFields))
  }

  /// The record with each valid value in its normalised form, and everything else as given.
  ///
  /// Secret values have no normalised form, so they stay as given.
  ///
  /// - Complexity: O(*n*) in the number of places.
  public var normalizedRecord: Value {
    var normalized = record
    for place in places.joined() {
      guard place.outcome == .valid, let value = place.report.normalized else { continue }
      normalized.set(value, at: place.path)
    }
    return normalized
  }
}
