import Documents

extension LintReport {
  /// Leaves out all findings but those of some codes, or of codes below them: `lint` stands for all that
  /// only lint says.
  public mutating func keep(codes: [String]) {
    removeFindings { finding in
      !codes.contains { code in
        finding.diagnostic.code == code || finding.diagnostic.code.hasPrefix(code + ".")
      }
    }
  }

  /// The report as a log in the Static Analysis Results Interchange Format (SARIF 2.1.0), which code hosts
  /// show beside the lines.
  ///
  /// Columns count Unicode scalars.
  public var sarif: Value {
    let codes = Set(findings.map(\.diagnostic.code)).sorted()
    let driver: Value = .record([
      "name": .text("rulebook"),
      "rules": .list(codes.map { .record(["id": .text($0)]) }),
    ])
    return .record([
      "$schema": .text("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .text("2.1.0"),
      "runs": .list([
        .record([
          "tool": .record(["driver": driver]),
          "columnKind": .text("unicodeCodePoints"),
          "results": .list(findings.map(\.sarif)),
        ])
      ]),
    ])
  }
}

extension LintReport.Finding {
  /// The finding as a result of SARIF.
  fileprivate var sarif: Value {
    var physical: [String: Value] = [
      "artifactLocation": .record(["uri": .text(diagnostic.file)])
    ]
    if diagnostic.line > 0 {
      physical["region"] = .record([
        "startLine": .decimal(ExactDecimal(diagnostic.line)),
        "startColumn": .decimal(ExactDecimal(max(1, diagnostic.column))),
      ])
    }
    let text = [diagnostic.reason, diagnostic.hint].compactMap(\.self).joined(separator: " – ")
    return .record([
      "ruleId": .text(diagnostic.code),
      "level": .text(severity == .error ? "error" : "warning"),
      "message": .record(["text": .text(text)]),
      "locations": .list([.record(["physicalLocation": .record(physical)])]),
    ])
  }
}
