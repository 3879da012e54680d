import RuleEngine
import SourceTexts
import Violations

/// Changes of inherited checks.
extension CheckReader {
  /// The keys next to a check that a rule can also write under `change`.
  static let changeableKeys = ["code", "codes", "message", "arguments", "severity", "groups"]

  /// Reads what a rule changes in an inherited check: settings, and keys next to the check.
  ///
  /// Everything that isn't written stays.
  func readChange(_ node: DocumentNode, into template: inout CheckTemplate) {
    guard let record = node.record else { return read(node, into: &template) }
    var besides = DocumentRecord()
    var settings = DocumentRecord()
    for entry in record.entries {
      let isBesides =
        Self.changeableKeys.contains(entry.key) && template.definition.setting(entry.key) == nil
      _ = isBesides ? besides.append(entry) : settings.append(entry)
    }
    if besides.entries.isEmpty {
      read(node, into: &template)
    } else {
      readChange(besides, into: &template)
      if !settings.entries.isEmpty {
        read(DocumentNode(.record(settings), start: node.start, end: node.end), into: &template)
      }
    }
    reportMissingCode(of: template, in: besides, at: node.start)
  }

  private func readChange(_ besides: DocumentRecord, into template: inout CheckTemplate) {
    template.codes = codeMapping(besides, of: template.definition, changing: template.codes)
    for argument in besides["arguments"]?.record?.entries ?? [] {
      template.columnArguments[argument.key] = columnName(argument.value)
    }
    if let node = besides["groups"] { template.groups = groups(node) }
  }

  /// Notes the codes and the message that a change has, before the check that it changes is known.
  ///
  /// A code that can't be read is reported with the change.
  func noteCodes(ofChange node: DocumentNode) {
    if let record = node.record { readMessage(record) }
    let renamed = node.record?["codes"]?.record?.entries.map(\.value) ?? []
    for node in [node.record?["code"]].compactMap(\.self) + renamed {
      guard let text = node.text else { continue }
      let code = ViolationCode(rawValue: text)
      guard code.isWellFormed else { continue }
      usedCodes.append(Located(content: code, position: node.start))
      reportedCodes.append(Located(content: code, position: node.start))
    }
  }
}
