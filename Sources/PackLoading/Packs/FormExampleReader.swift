import RuleEngine
import SourceTexts
package import Violations

/// An example of a form's records.
package struct FormExample: Sendable {
  /// The record, or a value that is none.
  package var record: Value

  package var groups: Set<String> = []

  /// Whether the record must be valid.
  package var isValid: Bool

  /// The codes that it must give, by the places of the record, and no others; those of a valid record are warnings.
  package var codes: [FieldPath: [ViolationCode]] = [:]

  /// All codes that it must give, in order, where the example says nothing of places.
  package var codesInOrder: [ViolationCode] = []

  /// The normalised values that it must have, by their places.
  package var normalized: [FieldPath: Value] = [:]

  /// The facts that places must have, by their names; null stands for one that must not be there.
  package var facts: [FieldPath: [String: Value]] = [:]

  /// Where it is written.
  package var position: SourcePosition

  /// The places that the example names, with the positions in the file.
  var places: [Located<FieldPath>] = []

  /// The codes that it must give, each once.
  package var allCodes: Set<ViolationCode> {
    Set(codes.values.joined()).union(codesInOrder)
  }
}

/// Reads the examples of forms.
struct FormExampleReader {
  /// The keys of every example; a valid one may have `normalized`, too.
  static let keys = ["record", "groups", "facts", "codes"]

  let checks: CheckReader

  private var reader: NodeReader { checks.reader }

  /// Reads `{ valid: […], invalid: […] }`.
  func examples(_ node: DocumentNode) -> [FormExample] {
    reader.examples(node, each: example)
  }

  private func example(_ node: DocumentNode, isValid: Bool) -> FormExample? {
    let what = "an example of a form"
    guard let record = reader.record(node, what) else { return nil }
    reader.checkKeys(record, of: what, known: Self.keys + (isValid ? ["normalized"] : []))
    guard let written = reader.required("record", in: record, of: node, what) else { return nil }
    var example = FormExample(record: reader.value(written), isValid: isValid, position: node.start)
    example.groups = record["groups"].map(checks.groups) ?? []
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
        hint: "write { record: { … }, codes: { FIELD: [ … ] } }"
      )
    }
    return example
  }

  /// Reads the codes by their places, or all of them in order.
  private func read(codes node: DocumentNode, into example: inout FormExample) {
    guard let record = node.record else {
      example.codesInOrder = reader.elements(node, "codes").compactMap {
        checks.code($0, ofExample: true)
      }
      return
    }
    if record.entries.isEmpty {
      reader.report("pack.empty_list", at: node.start, "there are no codes", hint: "write some")
    }
    for entry in record.entries {
      let codes = reader.elements(entry.value, "codes").compactMap {
        checks.code($0, ofExample: true)
      }
      guard let place = place(entry, of: &example) else { continue }
      example.codes[place] = codes
    }
  }

  /// Reads the place of a record that a key names: `''` is the record as a whole.
  private func place(_ entry: DocumentRecord.Entry, of example: inout FormExample) -> FieldPath? {
    guard let path = entry.key.isEmpty ? FieldPath() : FieldPath(entry.key) else {
      reader.report(
        "pack.bad_name",
        at: entry.keyStart,
        "`\(entry.key)` is not the name of a field",
        hint: "write a field of the form, of a list with a number: 'contacts[0].email'"
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
