import ErrorCatalog
import PackLoading
package import RuleEngine
package import Rulebook
package import Violations

/// What a form requires of records, and what it can report.
///
///     let signUp = try rulebook.explanation(ofForm: "sign-up", in: "de")
///     signUp.fields.map(\.label)  // ["Name", "E-Mail-Adresse", …]
package struct FormExplanation: Sendable {
  /// A field.
  package struct Field: Sendable {
    package var path: FieldPath

    /// What people call the field, in the reader's language; nil if no catalog has a label.
    package var label: String?

    /// The rule, its parameters, when a value is required, and the checks that the form adds to the
    /// rule, as packs write them.
    package var declaration: WrittenSetting

    package var confidentiality: Confidentiality
  }

  package var name: String
  package var pack: String
  package var summary: String?

  /// The form that this one extends.
  package var parent: String?

  package var stop: FormDefinition.Stop
  package var unknownFields: FormDefinition.UnknownFields

  /// The fields, in the order of reports.
  package var fields: [Field]

  /// The checks between fields as packs write them.
  package var checks: [WrittenSetting]

  /// The groups of further checks that callers may choose, sorted.
  package var groups: [String]

  /// Everything that the rules of the fields and the checks between them may report, other than the
  /// codes of every rule.
  package var codes: [ViolationCode]
}

extension Rulebook {
  /// Returns the explanation of a form.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - locale: The reader's locale, for the labels.
  /// - Returns: The explanation.
  /// - Throws: A ``UsageError`` if there is no such form, or if it is broken.
  package func explanation(
    ofForm name: String,
    in locale: String
  ) throws(UsageError) -> FormExplanation {
    let form = try definition(ofForm: name)
    let layers: [DeclaredLayer]
    let localizer = localizer(for: locale)
    var fields: [FormExplanation.Field] = []
    do throws(LoadingError) {
      layers = try library.declaredLayers(ofForm: name)
      for field in form.fields {
        fields.append(
          FormExplanation.Field(
            path: field.path,
            label: localizer.writtenLabel(of: field.path, form: name),
            declaration: field.written(with: try field.ownChecks(in: library)),
            confidentiality: field.rule.confidentiality
          )
        )
      }
    } catch {
      throw UsageError(error)
    }
    var reports = RuleReports()
    var codes: [ViolationCode] = []
    var seen: Set<ViolationCode> = []
    for field in form.fields {
      codes += reports.codes(of: field.rule).filter { seen.insert($0).inserted }
    }
    let betweenFields = form.checks.flatMap(\.check.sampleViolations).map(\.code)
    codes += betweenFields.filter { seen.insert($0).inserted }
    return FormExplanation(
      name: name,
      pack: form.pack,
      summary: form.summary,
      parent: layers.dropFirst().first?.name,
      stop: form.stop,
      unknownFields: form.unknownFields,
      fields: fields,
      checks: form.checks.map(\.check.written),
      groups: form.groups.sorted(),
      codes: codes
    )
  }
}

extension Localizer {
  /// Returns the label of a field, or nil if no catalog has one.
  fileprivate func writtenLabel(of path: FieldPath, form: String) -> String? {
    guard let label = label(of: path, form: form), !label.key.isEmpty else { return nil }
    return label.text
  }
}

extension FormExplanation {
  /// The explanation as JSON.
  package var members: [String: Value] {
    var members: [String: Value] = [
      "name": .text(name), "pack": .text(pack), "stop": .text(stop.rawValue),
      "unknown_fields": .text(unknownFields.rawValue),
      "fields": .list(fields.map { .record($0.members) }),
      "checks": .list(checks.map(\.value)), "groups": .list(groups.map(Value.text)),
      "codes": .list(codes.map { .text($0.rawValue) }),
    ]
    members["summary"] = summary.map(Value.text)
    members["extends"] = parent.map(Value.text)
    return members
  }
}

extension FormExplanation.Field {
  fileprivate var members: [String: Value] {
    var members: [String: Value] = [
      "name": .text(path.description), "declaration": declaration.value,
      "personal": .boolean(confidentiality == .personal),
      "secret": .boolean(confidentiality.isSecret),
    ]
    members["label"] = label.map(Value.text)
    return members
  }
}
