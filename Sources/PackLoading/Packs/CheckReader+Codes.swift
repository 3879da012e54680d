import RuleEngine
import SourceTexts
import Violations

extension CheckReader {
  /// Reads what an entry says about the codes of its check.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - definition: The definition of the check.
  ///   - inherited: The mapping that the entry changes; nil for a check of its own.
  /// - Returns: The mapping.
  func codeMapping(
    _ entry: DocumentRecord,
    of definition: CheckDefinition,
    changing inherited: CodeMapping? = nil
  ) -> CodeMapping {
    let replacement = entry["code"].flatMap { code($0) }
    if let renames = entry.entry("codes"), entry["code"] != nil {
      reader.report(
        "pack.wrong_value",
        at: renames.keyStart,
        "`code` replaces every code of the check, so `codes` is ignored",
        hint: "write only one of them"
      )
    }
    var renames: [ViolationCode: ViolationCode] = [:]
    if let node = entry["codes"], let record = self.renames(node) {
      for entry in record.entries {
        let old = ViolationCode(rawValue: entry.key)
        if !definition.codes.contains(where: { $0.code == old }) {
          reader.report(
            "pack.unknown_code",
            at: entry.keyStart,
            "the check `\(definition.name)` doesn't have a code `\(entry.key)`",
            hint: reader.suggestion(for: entry.key, in: definition.codes.map(\.code.rawValue))
          )
        }
        guard let new = code(entry.value) else { continue }
        renames[old] = new
        if new == old {
          reader.report(
            "pack.wrong_value",
            at: entry.value.start,
            "the code `\(old)` stays the same"
          )
        }
      }
    }
    for code in definition.codes where code.isCase && renames[code.code] == nil {
      renames[code.code] = code.code.parent.flatMap { renames[$0] }
    }
    var arguments: [String: Argument] = [:]
    if let node = entry["arguments"], let record = reader.record(node, "arguments") {
      for entry in record.entries {
        reader.checkArgumentName(entry)
        if columnName(entry.value) != nil { continue }
        arguments[entry.key] = reader.argument(entry.value, "the argument `\(entry.key)`")
      }
    }
    let severity: Severity? = entry["severity"].flatMap { reader.choice($0, "a severity") }
    let mapping = CodeMapping(
      replacement: replacement,
      renames: renames,
      arguments: arguments,
      severity: severity
    )
    return inherited?.changed(by: mapping) ?? mapping
  }

  /// Returns the record under `codes`.
  ///
  /// If it is a text, the hint says that a single code belongs under `code`.
  private func renames(_ node: DocumentNode) -> DocumentRecord? {
    guard let text = node.text, !node.isEmpty else { return reader.record(node, "codes") }
    reader.report(
      "pack.wrong_type",
      at: node.start,
      "codes must be a record of `name: value`, not `\(text.prefix(40))`",
      hint: "write `code: \(text.prefix(40))`"
    )
    return nil
  }

  /// Reports an entry without a code whose check needs one.
  ///
  /// - Parameters:
  ///   - template: The check with its settings.
  ///   - entry: The keys next to the check.
  ///   - position: The position of the check.
  func reportMissingCode(
    of template: CheckTemplate,
    in entry: DocumentRecord,
    at position: SourcePosition
  ) {
    guard template.needsCode, entry["code"] == nil, template.codes.replacement == nil else {
      return
    }
    reader.report(
      "pack.missing_code",
      at: position,
      "the check `\(template.definition.name)` doesn't have its own code; name one with `code:`"
    )
  }

  /// Reads the name of a code that a check reports, or that an example expects.
  func code(_ node: DocumentNode, ofExample isOfExample: Bool = false) -> ViolationCode? {
    guard let name = reader.text(node, "a code") else { return nil }
    let code = reader.code(
      name,
      at: node.start,
      "isn't a code: write lowercase words with underscores, joined by dots",
      hint: "like `staff_id.wrong_site`"
    )
    guard let code else { return nil }
    usedCodes.append(Located(content: code, position: node.start))
    if !isOfExample { reportedCodes.append(Located(content: code, position: node.start)) }
    return code
  }
}

extension NodeReader {
  /// Reads the name of a code, and reports a name that isn't written as codes are.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - position: The position of the name.
  ///   - fault: What is wrong with a name that isn't a code.
  ///   - hint: What to write if it isn't known which code was meant.
  /// - Returns: The code that was meant; nil if that isn't known.
  func code(
    _ name: String,
    at position: SourcePosition,
    _ fault: String,
    hint: String
  ) -> ViolationCode? {
    let written = ViolationCode(rawValue: name)
    if written.isWellFormed { return written }
    let code = written.inLowercase
    report(
      "pack.bad_name",
      at: position,
      "`\(name)` \(fault)",
      hint: code.isWellFormed ? "write `\(code)`" : hint
    )
    return code.isWellFormed ? code : nil
  }
}

extension ViolationCode {
  /// The code that was meant if this one only has another case or other separators.
  var inLowercase: ViolationCode {
    let letters = rawValue.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 }
    return ViolationCode(rawValue: String(letters))
  }
}
