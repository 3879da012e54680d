public import Rulebook
import SourceTexts

extension LintReport {
  /// Removes all findings, except those with one of the codes, or with a code below one.
  ///
  /// `lint` stands for all codes that only lint reports.
  ///
  /// Errors that kept something from being checked stay, because it isn't known what would have
  /// been found there.
  public mutating func keep(codes: [String]) {
    let obstacles = obstacles
    removeFindings { finding in
      !obstacles.contains(finding.diagnostic)
        && !codes.contains { code in
          finding.diagnostic.code == code || finding.diagnostic.code.hasPrefix(code + ".")
        }
    }
  }

  /// The report as a log in the Static Analysis Results Interchange Format (SARIF 2.1.0).
  ///
  /// Code hosts show it next to the lines.
  ///
  /// Columns count Unicode scalars.
  public var sarif: Value {
    let codes = Set(findings.map(\.diagnostic.code)).sorted()
    let driver: Value = .record(["name": .text("rulebook"), "rules": .list(codes.map(Self.rule))])
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

extension LintReport {
  /// Returns the description of a code for SARIF.
  private static func rule(_ code: String) -> Value {
    var members: [String: Value] = ["id": .text(code)]
    if let known = LintCode.named(code) {
      members["shortDescription"] = .record(["text": .text(known.summary)])
    }
    return .record(members)
  }

  /// Returns a path as a URI reference (RFC 3986 §4.1), with a percent escape for each byte that
  /// isn't allowed in a path.
  fileprivate static func reference(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}

extension LintReport.Finding {
  /// The finding as a result of SARIF.
  fileprivate var sarif: Value {
    var physical: [String: Value] = [
      "artifactLocation": .record(["uri": .text(LintReport.reference(diagnostic.file))])
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
