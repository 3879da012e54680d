import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// Reads the forms of a pack, whose checks may name its tables.
struct FormReader {
  let checks: CheckReader

  private var reader: NodeReader { checks.reader }

  /// The greatest number of fields in a form.
  static let mostFields = 1_000

  static let keys = [
    "summary", "extends", "replaces", "drop", "stop", "unknown-fields", "fields", "checks",
    "examples",
  ]

  private static let advice = [
    "optional":
      "a record with its own form may be missing entirely: write `address: { form: NAME }`"
  ]

  static let fieldKeys =
    ["rule", "form", "with", "required", "required-in", "same-as", "checks"]
    + DemandReader.keys

  static let conditionKeys = ["field", "filled", "matches"]

  /// The keys of a parameter's source.
  private static let sourceKeys = ["field", "first"]

  /// Reads the forms of a pack.
  func forms(_ node: DocumentNode) -> [FormDeclaration] {
    guard let record = reader.record(node, "forms") else { return [] }
    return record.entries.map(form)
  }

  private func form(_ entry: DocumentRecord.Entry) -> FormDeclaration {
    let before = reader.collector.diagnostics.count
    let name = reader.checkName(entry.key, at: entry.keyStart, "a form's name")
    guard let written = reader.record(entry.value, "the form `\(entry.key)`") else {
      // It was reported, and its name still exists.
      var form = FormDeclaration(name: name, position: entry.keyStart)
      form.hasBrokenFields = true
      form.hasMistakes = true
      return form
    }
    let record = reader.checkKeys(
      written,
      of: "a form",
      known: Self.keys + [FindingSuppression.key],
      advice: Self.advice
    )
    checks.noteSuppression(in: record, from: entry.keyStart, to: entry.value.end)
    var form = FormDeclaration(
      name: name,
      position: entry.keyStart,
      stop: record["stop"].flatMap { reader.choice($0, "stop") },
      unknownFields: record["unknown-fields"].flatMap { reader.choice($0, "unknown-fields") }
    )
    form.end = entry.value.end
    form.keys = record.locatedKeys
    readInheritance(record, into: &form)
    form.summary = record["summary"].flatMap { reader.line($0, "the summary") }
    let what = "the form `\(entry.key)`"
    let node =
      form.parent == nil
      ? reader.required("fields", in: record, of: entry.value, what) : record["fields"]
    let fields = node.flatMap { reader.record($0, "fields") }
    form.hasBrokenFields = fields == nil && (node != nil || form.parent == nil)
    if let fields {
      form.fields = fields.entries.prefix(Self.mostFields).compactMap {
        field($0, ofHeir: form.parent != nil)
      }
      if let first = fields.entries.dropFirst(Self.mostFields).first {
        reader.report(
          "pack.too_many_fields",
          at: first.keyStart,
          "a form can have at most \(Self.mostFields) fields; this one has \(fields.entries.count)",
          hint: "split it into several forms"
        )
      }
      reportRepeatedFields(of: form)
    }
    form.checks = record["checks"].map(reader.oneOrMore)?.compactMap(checkBetweenFields) ?? []
    form.examples = record["examples"].map(FormExampleReader(checks: checks).examples) ?? []
    form.hasMistakes = reader.collector.diagnostics.count > before
    return form
  }

  private func readInheritance(_ record: DocumentRecord, into form: inout FormDeclaration) {
    form.parent = record["extends"].flatMap { reader.located($0, "the name of a form") }
    form.replaces = reader.names(record["replaces"], "forms", each: "a form")
    form.drops = reader.names(
      record["drop"],
      "fields or checks",
      each: "a field, or the name of a check"
    )
    if form.parent == nil, let entry = record.entry("drop") {
      reader.report("pack.needs_extends", at: entry.keyStart, "`drop` needs `extends`")
    }
  }

  /// Reports fields whose names spell the same path differently.
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
        "the form already has the field `\(field.path)`, in line \(position.line)"
      )
    }
  }

  /// Reads a field.
  ///
  /// - Parameters:
  ///   - entry: The field's name and its declaration.
  ///   - isOfHeir: Whether the form extends another one, so that it can change inherited fields.
  /// - Returns: The field, or nil after reporting that it isn't one.
  private func field(
    _ entry: DocumentRecord.Entry,
    ofHeir isOfHeir: Bool
  ) -> FieldDeclaration? {
    guard let path = FieldPath(entry.key), !path.isEmpty else {
      reader.report(
        "pack.bad_name",
        at: entry.keyStart,
        "`\(entry.key)` isn't the name of a field",
        hint: "quote names that contain one of the characters `.[]:/`, like `'[\"a.b\"]'`"
      )
      return nil
    }
    var field = FieldDeclaration(path: path, position: entry.keyStart)
    let what = "the field `\(entry.key)`"
    // If it isn't a record, that was reported, and its name still exists.
    guard let written = reader.record(entry.value, what, shortFor: "rule") else { return field }
    let record = checks.record(written, of: entry, "a field", keys: Self.fieldKeys)
    field.rule = record["rule"].flatMap { reader.located($0, "the name of a rule") }
    field.form = record["form"].flatMap { reader.located($0, "the name of a form") }
    reportKeys(beside: "form", in: record)
    field.sameAs = record["same-as"].flatMap { reader.fieldPath($0, "same-as") }
    field.isRequired = record["required"].flatMap { reader.boolean($0, "required") } ?? false
    field.requiredIn = record["required-in"].map(checks.groups) ?? []
    field.demands = DemandReader(reader: reader, condition: condition).demands(record, of: field)
    if field.isRequired, let entry = record.entry("required-in") {
      reader.report("pack.wrong_value", at: entry.keyStart, "the field is always required")
    }
    let fieldChecks = record["checks"].map { checks.checks($0) } ?? []
    field.checks = reader.usable(fieldChecks, known: [], rule: entry.key)
    if let with = record["with"], let given = reader.record(with, "with") {
      field.parameters = given.entries.map { entry in
        (Located(content: entry.key, position: entry.keyStart), parameterSource(entry.value))
      }
      if record["rule"] == nil {
        reader.report("pack.missing_key", at: with.start, "`with` needs the key `rule`")
      }
    }
    // Keys that couldn't be read have already been reported.
    let keys = ["rule", "form", "same-as", "checks", "required-in"]
    let isWritten = (keys + DemandReader.keys).contains { key in
      record[key].map { $0.list?.isEmpty != true } ?? false
    }
    let presence = ["required", "required-in", FindingSuppression.key]
    field.changesOnlyPresence =
      isOfHeir && !record.entries.isEmpty && record.keys.allSatisfy { presence.contains($0) }
    let known = Self.fieldKeys + [FindingSuppression.key]
    let isUnderstood = record.keys.allSatisfy { known.contains($0) }
    if isUnderstood, !isWritten, !field.isRequired, !field.changesOnlyPresence {
      reader.report(
        "pack.missing_key",
        at: entry.keyStart,
        "a field needs `rule`, `form`, `same-as` or `checks`"
      )
    }
    return field
  }

  /// Reports keys that a field with its own form can't have, because that form has the rules.
  private func reportKeys(beside form: String, in record: DocumentRecord) {
    guard record[form] != nil else { return }
    for key in ["rule", "same-as", "checks"] {
      guard let entry = record.entry(key) else { continue }
      reader.report(
        "pack.wrong_value",
        at: entry.keyStart,
        "a field with `form` can't have `\(key)`: the form describes its content",
        hint: "write it in a field of that form"
      )
    }
  }

  /// Reads a condition on another field, under a key such as `required-if`.
  private func condition(_ node: DocumentNode) -> Located<FieldCondition>? {
    guard let written = reader.record(node, "a condition", shortFor: "field") else { return nil }
    let known = Self.conditionKeys
    let advice = checks.advice(onKeysOfCondition: written, besides: known)
    let record = reader.checkKeys(written, of: "a condition", known: known, advice: advice)
    // A key that is neither known nor a check may be meant as the field.
    let others = record.keys.filter { !known.contains($0) && advice[$0] == nil }
    if record["field"] == nil, !others.isEmpty { return nil }
    guard let name = reader.required("field", in: record, of: node, "a condition"),
      let field = reader.fieldPath(name, "the name of a field")
    else { return nil }
    let isFilled = record["filled"].flatMap { reader.boolean($0, "filled") } ?? true
    var matching = record["matches"].map { checks.checks($0, isNested: true) } ?? []
    if reader.reportParameters(of: matching, in: "a condition of a form") { matching = [] }
    if !isFilled, let matches = record["matches"] {
      reader.report("pack.wrong_value", at: matches.start, "a blank field never matches")
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

  private func parameterSource(_ node: DocumentNode) -> ParameterSource {
    if let list = node.list { return .list(list.map(parameterSource)) }
    // What isn't a source was reported, and has no value.
    if let written = node.record, reportCompanion(inSource: written) { return .first([]) }
    guard let written = node.record, written.entries.count == 1 else {
      return .constant(reader.value(node))
    }
    let record = correctingKey(of: written)
    if let field = record["field"], let path = reader.fieldPath(field, "the name of a field") {
      return .field(path.content)
    }
    if let first = record["first"] { return .first(firstSources(first)) }
    return .constant(reader.value(node))
  }

  /// Reports a record that has another key next to that of a source.
  ///
  /// - Returns: Whether it does.
  private func reportCompanion(inSource record: DocumentRecord) -> Bool {
    let known = Self.sourceKeys
    guard let source = record.keys.first(where: known.contains),
      let other = record.entries.first(where: { !known.contains($0.key) })
    else { return false }
    reader.report(
      "pack.unknown_key",
      at: other.keyStart,
      "`\(other.key)` can't be next to `\(source)`",
      hint:
        "to use a constant if the field is blank, write `{ first: [{ field: NAME }, CONSTANT] }`"
    )
    return true
  }

  /// Returns a source with the key that was meant by a misspelt one, which is reported.
  private func correctingKey(of record: DocumentRecord) -> DocumentRecord {
    let known = Self.sourceKeys
    guard let entry = record.entries.first, !(known + ["json"]).contains(entry.key),
      let meant = meantName(to: entry.key, in: known)
    else { return record }
    reader.report(
      "pack.unknown_key",
      at: entry.keyStart,
      "`\(entry.key)` isn't a key of a parameter's source",
      hint: "did you mean `\(meant)`?"
    )
    return record.renaming([entry.key: meant])
  }

  /// Reads several sources.
  ///
  /// The first one that has a value counts.
  private func firstSources(_ node: DocumentNode) -> [ParameterSource] {
    let nodes = reader.elements(node, "sources")
    let sources = nodes.map(parameterSource)
    for (index, source) in sources.enumerated()
    where source.constant == nil && sources[..<index].contains(source) {
      reader.report("pack.wrong_value", at: nodes[index].start, "this source is listed twice")
    }
    for (index, source) in sources.enumerated().dropLast() where source.constant != nil {
      reader.report(
        "pack.wrong_value",
        at: nodes[index + 1].start,
        "this is never used, because the constant before it always has a value",
        hint: "write the constant last"
      )
      break
    }
    return sources
  }

  private func checkBetweenFields(
    _ node: DocumentNode
  ) -> (field: Located<FieldPath>, check: CheckTemplate)? {
    guard let check = checks.check(node, isBetweenFields: true) else { return nil }
    let isWhole = !reader.reportParameters(of: [check], in: "a check between fields")
    guard isWhole, let path = check.blamedField else { return nil }
    let written = check.settingPositions["field"] ?? check.settingPositions["fields"]
    return (Located(content: path, position: written?.inFile ?? .unknown), check)
  }
}

extension NodeReader {
  /// Reports parameters that checks use where there is no rule that could have them.
  ///
  /// - Returns: Whether there are any.
  fileprivate func reportParameters(of checks: [CheckTemplate], in place: String) -> Bool {
    var isAny = false
    func reportParameter(_ name: String, at position: FilePosition?) {
      isAny = true
      report(
        "pack.unknown_parameter",
        at: position?.inFile ?? .unknown,
        "\(place) can't use the parameter `\(name)`",
        hint: "write a constant"
      )
    }
    for check in checks {
      for part in check.namedParts {
        isAny = true
        report(
          "pack.no_such_part",
          at: part.position?.inFile ?? .unknown,
          "\(place) can't use the part `\(part.name)`",
          hint: "parts belong to a rule: write the check there"
        )
      }
      for (setting, expression) in check.settings.sorted(by: { $0.key < $1.key }) {
        switch expression {
        case .parameter(let name): reportParameter(name, at: check.settingPositions[setting])
        case .checks(let nested): if reportParameters(of: nested, in: place) { isAny = true }
        case .constant, .given, .shared, .parts, .column: break
        }
      }
      for name in check.passedParameters { reportParameter(name, at: check.handoverPosition) }
    }
    return isAny
  }
}

extension CheckTemplate {
  /// The field that a check between fields reports.
  fileprivate var blamedField: FieldPath? {
    if case .constant(.field(let path))? = settings["field"] { return path }
    guard case .constant(.list(let fields))? = settings["fields"],
      case .field(let first)? = fields.first
    else { return nil }
    return first
  }
}
