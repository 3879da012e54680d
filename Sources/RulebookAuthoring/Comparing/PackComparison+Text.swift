import JSONDocuments
import UnicodeText
package import Violations

extension PackComparison {
  /// The comparison for a person: the versions of each pack, its changes, and the next version.
  package var text: String {
    if packs.isEmpty { return "there are no packs to compare\n" }
    return packs.map(section).joined(separator: "\n") + note
  }

  /// The remark that some patterns weren't compared; empty if all were.
  private var note: String {
    if uncomparedPatterns == 0 { return "" }
    let isOne = uncomparedPatterns == 1
    return "\nnote: \(uncomparedPatterns) "
      + (isOne
        ? "other pattern isn't compared with the old one, and counts as changed"
        : "other patterns aren't compared with the old ones, and count as changed")
      + ", because it would take too long\n"
  }

  private func section(_ pack: PackVersions) -> String {
    let changes = changes.filter { $0.pack == pack.name }
    let versions = [pack.old ?? "no version", pack.new ?? "no version"]
    var lines = ["\(pack.name): \(versions.joined(separator: " → "))"]
    lines += changes.map { change in
      let effect = change.effect.rawValue
      let place = (change.new ?? change.old).map { "\($0.file):\($0.inFile): " } ?? ""
      return "  " + effect + String(repeating: " ", count: 10 - effect.count) + place
        + change.reason
    }
    if changes.isEmpty { lines.append("  nothing differs") }
    lines.append("  " + pack.advice)
    return lines.map { $0.escapingDisruptions() + "\n" }.joined()
  }

  /// The comparison as JSON.
  package var members: [String: Value] {
    [
      "changes": .list(changes.map { .record($0.members) }),
      "packs": .list(packs.map { .record($0.members) }),
      "uncompared_patterns": .decimal(ExactDecimal(uncomparedPatterns)),
    ]
  }
}

extension PackVersions {
  /// What the next version must be.
  var advice: String {
    if step == .none, !isTooLow { return "the version can stay" }
    guard let next else { return "the old pack has no version to compare with" }
    let advice = "the next version is at least \(next)"
    return isTooLow ? "\(advice), and \(new ?? "") is too low" : advice
  }

  fileprivate var members: [String: Value] {
    var members: [String: Value] = [
      "name": .text(name), "is_too_low": .boolean(isTooLow), "step": .text("\(step)"),
    ]
    members["old"] = old.map(Value.text)
    members["new"] = new.map(Value.text)
    members["next"] = next.map(Value.text)
    return members
  }
}

extension PackChange {
  fileprivate var members: [String: Value] {
    var members: [String: Value] = [
      "pack": .text(pack), "effect": .text(effect.rawValue), "step": .text("\(step)"),
      "reason": .text(reason),
    ]
    members["old"] = old.map(\.value)
    members["new"] = new.map(\.value)
    return members
  }
}

extension FilePosition {
  fileprivate var value: Value {
    .record([
      "file": .text(file), "line": .decimal(ExactDecimal(inFile.line)),
      "column": .decimal(ExactDecimal(inFile.column)),
    ])
  }
}

extension CorpusComparison {
  /// The comparison for a person: how many results differ, and the first lines of each kind.
  package var text: String {
    var lines = ["corpus: \(compared) compared, \(changed) with another result"]
    if !skipped.isEmpty {
      let numbers = skipped.prefix(Self.mostSamples).map(String.init).joined(separator: ", ")
      let rest = skipped.count > Self.mostSamples ? ", …" : ""
      lines.append("  \(skipped.count) not compared: lines \(numbers)\(rest)")
    }
    for kind in kinds {
      lines.append("  \(kind.words): \(counts[kind] ?? 0)")
      for sample in samples[kind] ?? [] {
        let value = sample.value.map { " \($0.shown)" } ?? ""
        let codes = "\(sample.old.listed) → \(sample.new.listed)"
        lines.append("    line \(sample.line), \(sample.name):\(value)  \(codes)")
      }
    }
    return lines.map { $0.escapingDisruptions() + "\n" }.joined()
  }

  /// The comparison as JSON.
  package var value: Value {
    .record([
      "compared": .decimal(ExactDecimal(compared)), "changed": .decimal(ExactDecimal(changed)),
      "skipped": .list(skipped.map { .decimal(ExactDecimal($0)) }),
      "kinds": .list(
        kinds.map { kind in
          .record([
            "old": .text(kind.old.rawValue), "new": .text(kind.new.rawValue),
            "count": .decimal(ExactDecimal(counts[kind] ?? 0)),
            "samples": .list((samples[kind] ?? []).map(\.record)),
          ])
        }
      ),
    ])
  }
}

extension CorpusComparison.Sample {
  fileprivate var record: Value {
    var members: [String: Value] = [
      "line": .decimal(ExactDecimal(line)), "name": .text(name),
      "old": .list(old.map(Value.text)), "new": .list(new.map(Value.text)),
    ]
    members["value"] = value
    return .record(members)
  }
}

extension [String] {
  /// The first codes, and how many others there are.
  fileprivate var listed: String {
    if isEmpty { return "none" }
    let most = 10
    let first = prefix(most).joined(separator: ", ")
    return count > most ? "\(first) and \(count - most) more" : first
  }
}

extension Value {
  /// The value in one line, or its beginning if it is long.
  fileprivate var shown: String {
    if let text { return "'\(text.beginning.escapedAndIsolated())'" }
    var json = JSONWriter()
    json.write(self)
    return json.text.beginning
  }
}

extension String {
  /// The first 100 characters of Unicode, with `…` if there are more.
  fileprivate var beginning: String {
    let first = unicodeScalars.prefix(100)
    return first.endIndex == unicodeScalars.endIndex ? self : String(first) + "…"
  }
}
