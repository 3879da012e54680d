import Rules
import Violations

extension DeclarationReader {
  /// Reads the forms of a pack.
  func forms(_ node: YAMLNode) -> [FormDeclaration] {
    guard let record = record(node, "forms") else { return [] }
    return record.entries.compactMap(form)
  }

  private func form(_ entry: YAMLRecord.Entry) -> FormDeclaration? {
    checkName(entry.key, at: entry.keyStart, "a form's name")
    guard let record = record(entry.value, "the form `\(entry.key)`") else { return nil }
    checkKeys(
      record,
      of: "a form",
      known: ["summary", "stop", "unknown-fields", "optional", "fields", "checks"]
    )
    var form = FormDeclaration(
      name: entry.key,
      position: entry.keyStart,
      stop: record["stop"].flatMap { choice($0, "stop") } ?? .firstPerField,
      unknownFields: record["unknown-fields"].flatMap { choice($0, "unknown-fields") } ?? .ignore
    )
    form.summary = record["summary"].flatMap { text($0, "the summary") }
    if let node = required("fields", in: record, of: entry.value, "the form `\(entry.key)`"),
      let fields = self.record(node, "fields")
    {
      form.fields = fields.entries.compactMap(field)
      reportRepeatedFields(of: form)
    }
    form.optionalRecords =
      record["optional"].map(oneOrMore)?.compactMap { fieldPath($0, "the name of a record") } ?? []
    form.checks = record["checks"].map(oneOrMore)?.compactMap(checkBetweenFields) ?? []
    return form
  }

  /// Reports fields whose names are one path, spelled in two ways.
  private func reportRepeatedFields(of form: FormDeclaration) {
    var first: [FieldPath: SourcePosition] = [:]
    for field in form.fields {
      guard let position = first[field.path] else {
        first[field.path] = field.position
        continue
      }
      report(
        "pack.duplicate_field",
        at: field.position,
        "the form has the field `\(field.path)` already, in line \(position.line)"
      )
    }
  }

  private func field(_ entry: YAMLRecord.Entry) -> FieldDeclaration? {
    guard let path = FieldPath(entry.key), !path.isEmpty else {
      report(
        "pack.bad_name",
        at: entry.keyStart,
        "`\(entry.key)` is not the name of a field",
        hint: "quote names that contain .[]:/ like '[\"a.b\"]'"
      )
      return nil
    }
    guard let record = record(entry.value, "the field `\(entry.key)`") else { return nil }
    checkKeys(
      record,
      of: "a field",
      known: ["rule", "with", "required", "required-if", "same-as", "checks"]
    )
    var field = FieldDeclaration(path: path, position: entry.keyStart)
    field.rule = record["rule"].flatMap { located($0, "the name of a rule") }
    field.sameAs = record["same-as"].flatMap { fieldPath($0, "same-as") }
    field.isRequired = record["required"].flatMap { boolean($0, "required") } ?? false
    field.requiredIf = record["required-if"].map(oneOrMore)?.compactMap(condition) ?? []
    if field.isRequired, let node = record["required-if"] {
      report("pack.wrong_value", at: node.start, "the field is required in any case")
    }
    field.checks = record["checks"].map { checks($0) } ?? []
    for check in field.checks {
      reportUnknownParameters(of: check, known: [], rule: entry.key)
    }
    if let with = record["with"], let given = self.record(with, "with") {
      field.parameters = given.entries.map { entry in
        (Located(content: entry.key, position: entry.keyStart), parameterSource(entry.value))
      }
      if field.rule == nil {
        report("pack.missing_key", at: with.start, "`with` needs the key `rule`")
      }
    }
    let isPlain = field.sameAs == nil && field.checks.isEmpty && field.requiredIf.isEmpty
    if field.rule == nil, isPlain, !field.isRequired {
      report("pack.missing_key", at: entry.keyStart, "a field needs `rule`, `same-as` or `checks`")
    }
    return field
  }

  /// Reads a condition on another field, under which a field is required.
  private func condition(_ node: YAMLNode) -> Located<FieldCondition>? {
    guard let record = record(node, "required-if") else { return nil }
    checkKeys(record, of: "required-if", known: ["field", "filled", "matches"])
    guard let name = required("field", in: record, of: node, "required-if"),
      let field = fieldPath(name, "the name of a field")
    else { return nil }
    let isFilled = record["filled"].flatMap { boolean($0, "filled") } ?? true
    let checks = record["matches"].map { self.checks($0, isNested: true) } ?? []
    if !isFilled, let matches = record["matches"] {
      report("pack.wrong_value", at: matches.start, "a blank field matches nothing")
    }
    return Located(
      content: FieldCondition(field: field.content, isFilled: isFilled, checks: checks),
      position: field.position
    )
  }

  private func parameterSource(_ node: YAMLNode) -> ParameterSource {
    if let list = node.list { return .list(list.map(parameterSource)) }
    if let record = node.record, record.entries.count == 1, let field = record["field"],
      let path = fieldPath(field, "the name of a field")
    {
      return .field(path.content)
    }
    return .constant(value(node))
  }

  private func checkBetweenFields(
    _ node: YAMLNode
  ) -> (field: Located<FieldPath>, check: CheckTemplate)? {
    guard let check = check(node) else { return nil }
    let position = SourcePosition(line: check.place?.line ?? 0, column: check.place?.column ?? 0)
    guard check.definition.isBetweenFields else {
      report(
        "pack.wrong_check",
        at: position,
        "the check `\(check.definition.name)` is for one field",
        hint: "write it under the field, as one of its `checks`"
      )
      return nil
    }
    guard let path = check.blamedField else { return nil }
    let place = check.settingPlaces["field"] ?? check.settingPlaces["fields"]
    return (
      Located(
        content: path,
        position: SourcePosition(line: place?.line ?? 0, column: place?.column ?? 0)
      ),
      check
    )
  }
}

extension CheckTemplate {
  /// The field that a check between fields blames.
  fileprivate var blamedField: FieldPath? {
    if case .constant(.field(let path))? = settings["field"] { return path }
    guard case .constant(.list(let fields))? = settings["fields"],
      case .field(let first)? = fields.first
    else { return nil }
    return first
  }
}
