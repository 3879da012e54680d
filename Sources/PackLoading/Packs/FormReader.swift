import Documents
import Rules
import Violations

/// Reads the forms of a pack, whose checks may name its tables.
struct FormReader {
  let checks: CheckReader

  private var reader: NodeReader { checks.reader }

  /// The greatest number of fields in a form.
  static let mostFields = 1_000

  /// Reads the forms of a pack.
  func forms(_ node: YAMLNode) -> [FormDeclaration] {
    guard let record = reader.record(node, "forms") else { return [] }
    return record.entries.compactMap(form)
  }

  private func form(_ entry: YAMLRecord.Entry) -> FormDeclaration? {
    reader.checkName(entry.key, at: entry.keyStart, "a form's name")
    guard let record = reader.record(entry.value, "the form `\(entry.key)`") else { return nil }
    reader.checkKeys(
      record,
      of: "a form",
      known: [
        "summary", "extends", "replaces", "drop", "stop", "unknown-fields", "optional", "fields",
        "checks",
      ]
    )
    var form = FormDeclaration(
      name: entry.key,
      position: entry.keyStart,
      stop: record["stop"].flatMap { reader.choice($0, "stop") },
      unknownFields: record["unknown-fields"].flatMap { reader.choice($0, "unknown-fields") }
    )
    readInheritance(record, into: &form)
    form.summary = record["summary"].flatMap { reader.text($0, "the summary") }
    let what = "the form `\(entry.key)`"
    let node =
      form.parent == nil
      ? reader.required("fields", in: record, of: entry.value, what) : record["fields"]
    if let node, let fields = reader.record(node, "fields") {
      form.fields = fields.entries.prefix(Self.mostFields).compactMap(field)
      if let first = fields.entries.dropFirst(Self.mostFields).first {
        reader.report(
          "pack.too_many_fields",
          at: first.keyStart,
          "a form has at most \(Self.mostFields) fields, and this one has \(fields.entries.count)",
          hint: "make several forms of it"
        )
      }
      reportRepeatedFields(of: form)
    }
    form.optionalRecords =
      record["optional"].map { reader.elements($0, "records") }?.compactMap {
        reader.fieldPath($0, "the name of a record")
      } ?? []
    form.checks = record["checks"].map(reader.oneOrMore)?.compactMap(checkBetweenFields) ?? []
    return form
  }

  private func readInheritance(_ record: YAMLRecord, into form: inout FormDeclaration) {
    form.parent = record["extends"].flatMap { reader.located($0, "the name of a form") }
    form.replaces =
      record["replaces"].map { reader.elements($0, "forms") }?
      .compactMap { reader.located($0, "a form") } ?? []
    form.drops =
      record["drop"].map { reader.elements($0, "fields or checks") }?.compactMap {
        reader.located($0, "a field, or the name of a check")
      } ?? []
    if form.parent == nil, let entry = record.entry("drop") {
      reader.report("pack.needs_extends", at: entry.keyStart, "`drop` needs `extends`")
    }
  }

  /// Reports fields whose names are one path, spelled in two ways.
  private func reportRepeatedFields(of form: FormDeclaration) {
    var first: [FieldPath: SourcePosition] = [:]
    for field in form.fields {
      guard let position = first[field.path] else {
        first[field.path] = field.position
        continue
      }
      reader.report(
        "pack.duplicate_field",
        at: field.position,
        "the form has the field `\(field.path)` already, in line \(position.line)"
      )
    }
  }

  private func field(_ entry: YAMLRecord.Entry) -> FieldDeclaration? {
    guard let path = FieldPath(entry.key), !path.isEmpty else {
      reader.report(
        "pack.bad_name",
        at: entry.keyStart,
        "`\(entry.key)` is not the name of a field",
        hint: "quote names that contain .[]:/ like '[\"a.b\"]'"
      )
      return nil
    }
    guard let record = reader.record(entry.value, "the field `\(entry.key)`") else { return nil }
    reader.checkKeys(
      record,
      of: "a field",
      known: ["rule", "with", "required", "required-if", "same-as", "checks"]
    )
    var field = FieldDeclaration(path: path, position: entry.keyStart)
    field.rule = record["rule"].flatMap { reader.located($0, "the name of a rule") }
    field.sameAs = record["same-as"].flatMap { reader.fieldPath($0, "same-as") }
    field.isRequired = record["required"].flatMap { reader.boolean($0, "required") } ?? false
    field.requiredIf =
      record["required-if"].map { reader.elements($0, "conditions") }?
      .compactMap(condition) ?? []
    if field.isRequired, let node = record["required-if"] {
      reader.report("pack.wrong_value", at: node.start, "the field is required in any case")
    }
    field.checks = record["checks"].map { checks.checks($0) } ?? []
    for check in field.checks {
      reader.reportUnknownParameters(of: check, known: [], rule: entry.key)
    }
    if let with = record["with"], let given = reader.record(with, "with") {
      field.parameters = given.entries.map { entry in
        (Located(content: entry.key, position: entry.keyStart), parameterSource(entry.value))
      }
      if record["rule"] == nil {
        reader.report("pack.missing_key", at: with.start, "`with` needs the key `rule`")
      }
    }
    // What is written and could not be read was reported.
    let isWritten = ["rule", "same-as", "checks", "required-if"].contains { key in
      record[key].map { $0.list?.isEmpty != true } ?? false
    }
    if !isWritten, !field.isRequired {
      reader.report(
        "pack.missing_key",
        at: entry.keyStart,
        "a field needs `rule`, `same-as` or `checks`"
      )
    }
    return field
  }

  /// Reads a condition on another field, under which a field is required.
  private func condition(_ node: YAMLNode) -> Located<FieldCondition>? {
    guard let record = reader.record(node, "required-if") else { return nil }
    reader.checkKeys(record, of: "required-if", known: ["field", "filled", "matches"])
    guard let name = reader.required("field", in: record, of: node, "required-if"),
      let field = reader.fieldPath(name, "the name of a field")
    else { return nil }
    let isFilled = record["filled"].flatMap { reader.boolean($0, "filled") } ?? true
    var matching = record["matches"].map { checks.checks($0, isNested: true) } ?? []
    if reader.reportParameters(of: matching, in: "a condition of a form") { matching = [] }
    if !isFilled, let matches = record["matches"] {
      reader.report("pack.wrong_value", at: matches.start, "a blank field matches nothing")
    }
    return Located(
      content: FieldCondition(
        field: field.content,
        isFilled: isFilled,
        checks: matching,
        position: record["matches"].map { reader.filePosition($0.start) }
      ),
      position: field.position
    )
  }

  private func parameterSource(_ node: YAMLNode) -> ParameterSource {
    if let list = node.list { return .list(list.map(parameterSource)) }
    if let record = node.record, record.entries.count == 1, let field = record["field"],
      let path = reader.fieldPath(field, "the name of a field")
    {
      return .field(path.content)
    }
    return .constant(reader.value(node))
  }

  private func checkBetweenFields(
    _ node: YAMLNode
  ) -> (field: Located<FieldPath>, check: CheckTemplate)? {
    guard let check = checks.check(node, isBetweenFields: true) else { return nil }
    let isWhole = !reader.reportParameters(of: [check], in: "a check between fields")
    guard isWhole, let path = check.blamedField else { return nil }
    let written = check.settingPositions["field"] ?? check.settingPositions["fields"]
    return (Located(content: path, position: written?.inFile ?? .unknown), check)
  }
}

extension NodeReader {
  /// Reports parameters that checks use where there is no rule to have any.
  ///
  /// - Returns: Whether there are some.
  fileprivate func reportParameters(of checks: [CheckTemplate], in place: String) -> Bool {
    var isAny = false
    for check in checks {
      for (setting, expression) in check.settings.sorted(by: { $0.key < $1.key }) {
        switch expression {
        case .parameter(let name):
          isAny = true
          report(
            "pack.unknown_parameter",
            at: check.settingPositions[setting]?.inFile ?? .unknown,
            "\(place) has no parameter `\(name)`",
            hint: "write a constant, or the check in a rule"
          )
        case .checks(let nested): if reportParameters(of: nested, in: place) { isAny = true }
        case .constant, .given, .shared: break
        }
      }
    }
    return isAny
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
