public import Rulebook
public import Testing
public import Violations

extension Report {
  /// Expects a violation with a code, or with a code below it.
  ///
  ///     signUp.check(["email": "ann@"]).expectViolation(at: "email", "email.domain.missing")
  ///     try rulebook.check("ann@", as: "email").expectViolation("email.domain.missing")
  ///
  /// - Parameters:
  ///   - path: The path of the value in the record; empty for a value that was checked on its own.
  ///   - code: The code.
  ///   - sourceLocation: The place that a failure is reported at.
  public func expectViolation(
    at path: FieldPath = FieldPath(),
    _ code: ViolationCode,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = path.isEmpty ? "" : " at `\(path)`"
    violations(at: path).expect(code, place, among: violations, sourceLocation)
  }

  /// Expects the value to be valid.
  ///
  /// - Parameter sourceLocation: The place that a failure is reported at.
  public func expectValid(sourceLocation: SourceLocation = #_sourceLocation) {
    if isValid { return }
    Issue.record(
      Comment(rawValue: "expected a valid value; reported: \(violations.listed)"),
      sourceLocation: sourceLocation
    )
  }
}

extension TypedReport {
  /// Expects a violation of a property with a code, or with a code below it.
  ///
  ///     form.check(SignUp(email: "ann@")).expectViolation(at: \.email, "email.domain.missing")
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - code: The code.
  ///   - sourceLocation: The place that a failure is reported at.
  public func expectViolation<Property>(
    at keyPath: WritableKeyPath<Root, Property>,
    _ code: ViolationCode,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    violations(at: keyPath).expect(code, " at `\(keyPath)`", among: violations, sourceLocation)
  }

  /// Expects a violation of a property of an optional value with a code, or with a code below it.
  ///
  ///     let signUp = SignUp(billing: Address())
  ///     form.check(signUp).expectViolation(at: \.billing, \.street, "required")
  ///
  /// - Parameters:
  ///   - group: The optional value.
  ///   - property: The property of the value.
  ///   - code: The code.
  ///   - sourceLocation: The place that a failure is reported at.
  public func expectViolation<Inner, Property>(
    at group: WritableKeyPath<Root, Inner?>,
    _ property: WritableKeyPath<Inner, Property>,
    _ code: ViolationCode,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = " at `\(group)`, `\(property)`"
    violations(at: group, property).expect(code, place, among: violations, sourceLocation)
  }

  /// Expects a property to have no violation, whether or not other properties have any.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - sourceLocation: The place that a failure is reported at.
  public func expectNoViolation<Property>(
    at keyPath: WritableKeyPath<Root, Property>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    violations(at: keyPath).expectNone("`\(keyPath)`", sourceLocation)
  }

  /// Expects a property of an optional value to have no violation, whether or not other properties
  /// have any.
  ///
  /// - Parameters:
  ///   - group: The optional value.
  ///   - property: The property of the value.
  ///   - sourceLocation: The place that a failure is reported at.
  public func expectNoViolation<Inner, Property>(
    at group: WritableKeyPath<Root, Inner?>,
    _ property: WritableKeyPath<Inner, Property>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    violations(at: group, property).expectNone("`\(group)`, `\(property)`", sourceLocation)
  }

  /// Expects the value to be valid.
  ///
  /// - Parameter sourceLocation: The place that a failure is reported at.
  public func expectValid(sourceLocation: SourceLocation = #_sourceLocation) {
    report.expectValid(sourceLocation: sourceLocation)
  }
}

extension [Violation] {
  /// Reports that none of the violations has a code, or one below it.
  fileprivate func expect(
    _ code: ViolationCode,
    _ place: String,
    among all: [Violation],
    _ sourceLocation: SourceLocation
  ) {
    if contains(where: { $0.code.isOrIsBelow(code) }) { return }
    Issue.record(
      Comment(rawValue: "expected `\(code)`\(place); reported: \(all.listed)"),
      sourceLocation: sourceLocation
    )
  }

  /// Reports all of the violations.
  fileprivate func expectNone(_ place: String, _ sourceLocation: SourceLocation) {
    if isEmpty { return }
    Issue.record(
      Comment(rawValue: "expected nothing at \(place); reported: \(listed)"),
      sourceLocation: sourceLocation
    )
  }

  /// The codes with their places, without anything of the value.
  fileprivate var listed: String {
    if isEmpty { return "nothing" }
    return map { $0.path.isEmpty ? "`\($0.code)`" : "`\($0.code)` at `\($0.path)`" }
      .joined(separator: ", ")
  }
}
