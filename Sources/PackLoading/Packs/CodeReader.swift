import Documents
import Rules
import Violations

/// Reads what a pack says about codes.
struct CodeReader {
  let reader: NodeReader

  /// Reads the codes of a pack.
  func codes(_ node: YAMLNode) -> [ViolationCode: CodeDeclaration] {
    guard let record = reader.record(node, "codes") else { return [:] }
    var codes: [ViolationCode: CodeDeclaration] = [:]
    var firstWithNumber: [Int: YAMLRecord.Entry] = [:]
    for entry in record.entries {
      let code = ViolationCode(rawValue: entry.key)
      guard code.isWellFormed else {
        reader.report("pack.bad_name", at: entry.keyStart, "`\(entry.key)` is not a code")
        continue
      }
      let declaration = declaration(entry)
      codes[code] = declaration
      guard let number = declaration.settings.number else { continue }
      if let first = firstWithNumber[number] {
        reader.report(
          "pack.duplicate_number",
          at: entry.value.record?["number"]?.start ?? entry.keyStart,
          "the code `\(first.key)` has the number \(number) already, in line "
            + "\(first.keyStart.line)",
          hint: "give each code a number of its own"
        )
      } else {
        firstWithNumber[number] = entry
      }
    }
    return codes
  }

  private func declaration(_ entry: YAMLRecord.Entry) -> CodeDeclaration {
    var declaration = CodeDeclaration(
      settings: CodeMapping.CodeSettings(),
      position: entry.keyStart
    )
    guard !entry.value.isNull, let record = reader.record(entry.value, "the code `\(entry.key)`")
    else { return declaration }
    reader.checkKeys(record, of: "a code", known: ["number", "severity", "summary", "arguments"])
    declaration.settings.number = record["number"].flatMap { reader.integer($0, "the number") }
    declaration.settings.severity =
      record["severity"].flatMap { reader.choice($0, "the severity") }
    declaration.summary = record["summary"].flatMap { reader.text($0, "the summary") }
    declaration.arguments = record["arguments"].map(arguments)
    return declaration
  }

  /// Reads the arguments that a program gives with a code: `{ attempts: { type: integer } }`.
  private func arguments(_ node: YAMLNode) -> [String: Argument.Kind] {
    var arguments: [String: Argument.Kind] = [:]
    for entry in reader.record(node, "the arguments of a code")?.entries ?? [] {
      let isWord = !entry.key.contains(".") && ViolationCode(rawValue: entry.key).isWellFormed
      if !isWord {
        reader.report(
          "pack.bad_name",
          at: entry.keyStart,
          "`\(entry.key)` is not the name of an argument: write lowercase words with underscores",
          hint: "like `wrong_site`"
        )
      }
      let what = "the argument `\(entry.key)`"
      guard let record = reader.record(entry.value, what) else { continue }
      reader.checkKeys(record, of: "an argument", known: ["type"])
      guard let type = reader.required("type", in: record, of: entry.value, what) else { continue }
      arguments[entry.key] = reader.choice(type, "the type of an argument")
    }
    return arguments
  }
}
