import Documents
import Rules
import Violations

extension CheckReader {
  /// Reads what an entry says about the codes of its check.
  func codeMapping(
    _ entry: YAMLRecord,
    of definition: CheckDefinition,
    at position: SourcePosition
  ) -> CodeMapping {
    let replacement = entry["code"].flatMap(code)
    if let renames = entry.entry("codes"), entry["code"] != nil {
      reader.report(
        "pack.wrong_value",
        at: renames.keyStart,
        "`code` replaces every code of the check, so `codes` has no effect",
        hint: "write one of the two"
      )
    }
    if definition.needsCode, entry["code"] == nil {
      reader.report(
        "pack.missing_code",
        at: position,
        "the check `\(definition.name)` has no code of its own; name one with `code:`"
      )
    }
    var renames: [ViolationCode: ViolationCode] = [:]
    if let node = entry["codes"], let record = reader.record(node, "codes") {
      for entry in record.entries {
        let old = ViolationCode(rawValue: entry.key)
        if !definition.codes.contains(where: { $0.code == old }) {
          reader.report(
            "pack.unknown_code",
            at: entry.keyStart,
            "the check `\(definition.name)` has no code `\(entry.key)`",
            hint: reader.suggestion(for: entry.key, in: definition.codes.map(\.code.rawValue))
          )
        }
        guard let new = code(entry.value) else { continue }
        renames[old] = new
        if new == old {
          reader.report(
            "pack.wrong_value",
            at: entry.value.start,
            "the code `\(old)` stays as it is"
          )
        }
      }
    }
    var arguments: [String: Argument] = [:]
    if let node = entry["arguments"], let record = reader.record(node, "arguments") {
      for entry in record.entries {
        arguments[entry.key] = reader.argument(entry.value, "the argument `\(entry.key)`")
      }
    }
    let severity: Severity? = entry["severity"].flatMap { reader.choice($0, "a severity") }
    return CodeMapping(
      replacement: replacement,
      renames: renames,
      arguments: arguments,
      severity: severity
    )
  }

  /// Reads the name of a code.
  func code(_ node: YAMLNode) -> ViolationCode? {
    guard let name = reader.text(node, "a code") else { return nil }
    let code = ViolationCode(rawValue: name)
    if code.isWellFormed {
      usedCodes.append(Located(content: code, position: node.start))
      return code
    }
    reader.report(
      "pack.bad_name",
      at: node.start,
      "`\(name)` is not a code: write lowercase words with underscores, joined by dots",
      hint: "like `staff_id.wrong_site`"
    )
    return nil
  }
}
