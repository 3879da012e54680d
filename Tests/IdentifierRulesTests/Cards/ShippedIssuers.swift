import Foundation
import RuleEngine
import TestSupport

/// Reads the shipped table of issuers, line by line: just enough YAML for that one file.
enum ShippedIssuers {
  static func prefixTable() throws -> PrefixTable {
    let file = Checkout.root.appending(path: "RulePacks/payment-card/issuers.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let body = text.split(separator: "\nrows:\n").last.map(String.init) ?? ""
    return PrefixTable(
      rows: body.split(separator: "  - name:").dropFirst(0).filter { $0.contains("prefixes") }
        .map { row("name:" + $0) }
    )
  }

  private static func row(_ text: String) -> PrefixTable.Row {
    var fields: [String: [String]] = [:]
    var key = ""
    for line in text.split(separator: "\n") {
      var value = Substring(line)
      if let colon = line.firstIndex(of: ":") {
        key = line[..<colon].trimmingCharacters(in: .whitespaces)
        value = line[line.index(after: colon)...]
      }
      let isList = value.contains("[") || (fields[key] ?? []).count > 1
      let items = isList ? value.split(separator: ",") : [value]
      fields[key, default: []] += items.map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " '[]"))
      }.filter { !$0.isEmpty }
    }
    return PrefixTable.Row(
      name: fields["name"]?.first ?? "",
      prefixes: (fields["prefixes"] ?? []).compactMap { PrefixTable.Prefix($0) },
      lengths: (fields["lengths"] ?? []).compactMap { Int($0) },
      attributes: fields.filter { !["name", "prefixes", "lengths"].contains($0.key) }
    )
  }
}
