public import Foundation
import RuleEngine
public import Violations

extension BoundForm {
  /// Checks a JSON text, and returns it as a value of the application's type.
  ///
  ///     let (report, signUp) = form.decode(request.body)
  ///     guard let signUp else { return report.problem(in: acceptLanguage) }
  ///
  /// The JSON is read strictly and exactly, as by `Value(json:)`. A value of another kind than its
  /// property is the violation `type.mismatch`, and one that the property's type can't hold, such
  /// as the name of no case, is `type.unsuitable`. Each has its path. Null and missing members are
  /// blank. Members without a field are ignored, unless the form's pack says otherwise. JSON that
  /// can't be read is a violation of the whole value, such as `json.syntax`.
  ///
  /// - Parameter json: The JSON text as UTF-8 (RFC 8259). The caller limits its size.
  /// - Returns: The report on the record, and the value with each field in its normalized form, or
  ///   as it was given if it is secret. The value is nil exactly if the report isn't valid.
  /// - Precondition: The form was created with `blank:` or `decoding:`.
  /// - Complexity: O(*b* + *n* + *r*), where *b* is the number of bytes, *n* is the number of
  ///   fields, including each element of a list, and *r* is the time that their rules take.
  public func decode(_ json: Data) -> (report: TypedReport<Root>, value: Root?) {
    do throws(Value.JSONError) {
      return decode(try Value(json: json))
    } catch {
      return refused(error.violation)
    }
  }

  /// Checks a record, and returns it as a value of the application's type.
  ///
  ///     let (report, signUp) = form.decode(["email": "ann@example.org", "age": 44])
  ///
  /// It is the same as decoding a JSON text with this value.
  ///
  /// - Parameter record: The record.
  /// - Returns: The report, and the value if the report is valid.
  /// - Precondition: The form was created with `blank:` or `decoding:`.
  public func decode(_ record: Value) -> (report: TypedReport<Root>, value: Root?) {
    decoded(record, faults(in: record, allowingTexts: false))
  }

  /// Checks the body of a web form, and returns it as a value of the application's type.
  ///
  ///     form.decode(formEncoded: Data("email=ann%40example.org&tags=new&tags=sale".utf8))
  ///
  /// The names are paths of fields, such as `contacts[0].email`. All values are texts, which the
  /// rules read; `on` and `true` are true for a boolean property, and a missing one is false, as
  /// browsers send boxes. A field of a list can be repeated, as `tags` or as `tags[]`.
  ///
  /// Browsers send blank inputs, too. So an optional record with only blank values is nil, as in
  /// `billing.city=&billing.street=`, and blank elements at the end of a list aren't elements. A
  /// box with a mark and a menu with a choice aren't blank. A blank element before others stays, so
  /// that violations have the positions of the page.
  ///
  /// - Parameter body: The body, of the media type `application/x-www-form-urlencoded` (WHATWG URL
  ///   §5) in UTF-8. The caller limits its size.
  /// - Returns: The report, and the value if the report is valid. A name that isn't the path of one
  ///   value, such as the second element of a list without a first, is `type.unsuitable`, and so is
  ///   what isn't percent-encoded UTF-8.
  /// - Precondition: The form was created with `blank:` or `decoding:`.
  public func decode(formEncoded body: Data) -> (report: TypedReport<Root>, value: Root?) {
    let body = FormEncodedBody(body, for: fields, optionalRecords: definition.optionalRecords)
    return decoded(body.record, faults(in: body.record, allowingTexts: true) + body.faults)
  }

  private func decoded(
    _ record: Value,
    _ faults: [TypeFault]
  ) -> (report: TypedReport<Root>, value: Root?) {
    value(from: record, definition.report(handle.check(record), adding: faults))
  }
}

// With the application's own checks.
extension BoundForm {
  /// Checks a JSON text, runs the application's own checks, and returns it as a value of the
  /// application's type.
  ///
  ///     let (report, signUp) = try await form.decode(request.body, then: checks)
  ///
  /// - Parameters:
  ///   - json: The same as for ``decode(_:)-(Data)``.
  ///   - checks: The application's checks. They don't run if a value has the wrong type.
  /// - Returns: The report, and the value if the report is valid.
  /// - Throws: The same errors as ``check(_:then:)``.
  /// - Precondition: The form was created with `blank:` or `decoding:`.
  public func decode(
    _ json: Data,
    then checks: AsyncChecks
  ) async throws -> (report: TypedReport<Root>, value: Root?) {
    let record: Value
    do throws(Value.JSONError) {
      record = try Value(json: json)
    } catch {
      return refused(error.violation)
    }
    return try await decode(record, then: checks)
  }

  /// Checks a record, runs the application's own checks, and returns it as a value of the
  /// application's type.
  ///
  /// The parameters, the result and the errors are the same as for a JSON text.
  public func decode(
    _ record: Value,
    then checks: AsyncChecks
  ) async throws -> (report: TypedReport<Root>, value: Root?) {
    try await decoded(record, faults(in: record, allowingTexts: false), then: checks)
  }

  /// Checks the body of a web form, runs the application's own checks, and returns it as a value of
  /// the application's type.
  ///
  /// The parameters, the result and the errors are the same as for a JSON text.
  public func decode(
    formEncoded body: Data,
    then checks: AsyncChecks
  ) async throws -> (report: TypedReport<Root>, value: Root?) {
    let body = FormEncodedBody(body, for: fields, optionalRecords: definition.optionalRecords)
    let faults = faults(in: body.record, allowingTexts: true) + body.faults
    return try await decoded(body.record, faults, then: checks)
  }

  private func decoded(
    _ record: Value,
    _ faults: [TypeFault],
    then checks: AsyncChecks
  ) async throws -> (report: TypedReport<Root>, value: Root?) {
    guard faults.isEmpty else {
      try handle.audit(checks)
      return decoded(record, faults)
    }
    return value(from: record, try await handle.check(record, then: checks))
  }
}

extension BoundForm {
  private func faults(in record: Value, allowingTexts allowsTexts: Bool) -> [TypeFault] {
    var faults: [TypeFault] = []
    let test = PropertyTest.kinds(allowingTexts: allowsTexts)
    parts.addFaults(in: record, at: FieldPath(), by: test, to: &faults)
    return faults
  }

  /// Makes the value if a report is valid.
  private func value(
    from record: Value,
    _ report: Report
  ) -> (report: TypedReport<Root>, value: Root?) {
    guard let start else { preconditionFailure("the form has no `blank:` or `decoding:`") }
    guard report.isValid else { return refused(report) }
    var normalized: [String: Value] = [:]
    if case .record(let values)? = report.normalized { normalized = values }
    switch start.value(from: record, normalized: normalized, parts) {
    case .value(let value):
      return (TypedReport(report: report, normalized: value, form: self), value)
    case .faults(let faults): return refused(definition.report(report, adding: faults))
    }
  }

  private func refused(_ violation: Violation) -> (report: TypedReport<Root>, value: Root?) {
    refused(handle.adding([violation], to: Report()))
  }

  private func refused(_ report: Report) -> (report: TypedReport<Root>, value: Root?) {
    (TypedReport(report: report, normalized: nil, form: self), nil)
  }
}
