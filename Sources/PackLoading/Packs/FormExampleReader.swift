package import DatesAndTimes
import RuleEngine
import SourceTexts
import UnicodeText
package import Violations

/// An example of a form's records.
package struct FormExample: Sendable {
  /// The record, or a value that isn't a record.
  package var record: Value

  package var groups: Set<String> = []

  /// The day or time to treat as now; nil for the runner's own clock.
  package var now: Moment?

  /// Whether the record must be valid.
  package var isValid: Bool

  /// The exact codes that it must produce, by places in the record.
  ///
  /// For a valid record, these are warnings.
  package var codes: [FieldPath: [ViolationCode]] = [:]

  /// All codes that it must produce, in order, if the example doesn't name places.
  package var codesInOrder: [ViolationCode] = []

  /// The normalized values that it must have, by place.
  package var normalized: [FieldPath: Value] = [:]

  /// The facts that places must have, by name; null means that the fact must be missing.
  package var facts: [FieldPath: [String: Value]] = [:]

  /// The position of the example.
  package var position: SourcePosition

  /// The places that the example names, with the positions in the file.
  var places: [Located<FieldPath>] = []

  /// The codes that it must produce, each once.
  package var allCodes: Set<ViolationCode> {
    Set(codes.values.joined()).union(codesInOrder)
  }
}

/// Reads the examples of forms.
struct FormExampleReader {
  /// The keys of every example; a valid one may also have `normalized`.
  static let keys = ["record", "groups", "now", "facts", "codes"]

  let checks: CheckReader

  private var reader: NodeReader { checks.reader }

  /// Reads `{ valid: […], invalid: […] }`.
  func examples(_ node: DocumentNode) -> [FormExample] {
    reader.examples(node, each: example)
  }

  private func example(_ node: DocumentNode, isValid: Bool) -> FormExample? {
    let what = "an example of a form"
    guard let written = reader.record(node, what) else { return nil }
    let keys = Self.keys + (isValid ? ["normalized"] : [])
    if !written.keys.isEmpty, written.keys.allSatisfy({ meantName(to: $0, in: keys) == nil }) {
      reader.report(
        "pack.missing_key",
        at: node.start,
        "\(what) needs the key `record`",
        hint: "write `{ record: { … } }` around the fields"
      )
      return nil
    }
    let record = reader.checkKeys(written, of: what, known: keys)
    guard let value = reader.required("record", in: record, of: node, what) else { return nil }
    var example = FormExample(record: reader.value(value), isValid: isValid, position: node.start)
    example.groups = record["groups"].map(checks.groups) ?? []
    example.now = record["now"].flatMap(reader.moment)
    if let codes = record["codes"] { read(codes: codes, into: &example) }
    for entry in record["normalized"].flatMap({ reader.record($0, "normalized") })?.entries ?? [] {
      guard let place = place(entry, of: &example) else { continue }
      example.normalized[place] = reader.value(entry.value)
    }
    for entry in record["facts"].flatMap({ reader.record($0, "facts") })?.entries ?? [] {
      guard let place = place(entry, of: &example) else { continue }
      example.facts[place] = reader.facts(ofExample: entry.value)
    }
    if !isValid, record["codes"] == nil {
      reader.report(
        "pack.missing_key",
        at: node.start,
        "an invalid example needs the key `codes`",
        hint: "write `{ record: { … }, codes: { FIELD: [ … ] } }`"
      )
    }
    return example
  }

  /// Reads the codes by place, or all of them in order.
  private func read(codes node: DocumentNode, into example: inout FormExample) {
    guard let record = node.record else {
      example.codesInOrder = reader.elements(node, "codes").compactMap {
        checks.code($0, ofExample: true)
      }
      return
    }
    if record.entries.isEmpty {
      reader.report(
        "pack.empty_list",
        at: node.start,
        "there are no codes",
        hint: "write at least one"
      )
    }
    for entry in record.entries {
      let codes = reader.elements(entry.value, "codes").compactMap {
        checks.code($0, ofExample: true)
      }
      guard let place = place(entry, of: &example) else { continue }
      example.codes[place] = codes
    }
  }

  /// Reads the place in a record that a key names: `''` is the whole record.
  private func place(_ entry: DocumentRecord.Entry, of example: inout FormExample) -> FieldPath? {
    guard let path = entry.key.isEmpty ? FieldPath() : FieldPath(entry.key) else {
      reader.report(
        "pack.bad_name",
        at: entry.keyStart,
        "`\(entry.key)` isn't the name of a field",
        hint: "write a field of the form, with a number for a list: `contacts[0].email`"
      )
      return nil
    }
    example.places.append(Located(content: path, position: entry.keyStart))
    return path
  }
}

extension NodeReader {
  /// Reads the facts that an example must have.
  func facts(ofExample node: DocumentNode) -> [String: Value] {
    guard let record = record(node, "the facts of an example") else { return [:] }
    return record.entries.reduce(into: [:]) { facts, entry in
      checkPartName(entry.key, at: entry.keyStart, "a fact")
      facts[entry.key] = value(entry.value)
    }
  }
}
