import TextParts
import TextPatterns
package import Violations

extension PartsTemplate {
  /// The names of the groups, each with the patterns that it matches, without duplicates.
  ///
  /// A group in several alternatives can have several patterns.
  package var writtenGroups: [(name: String, patterns: [String])] {
    var patterns: [String: [String]] = [:]
    for (name, written) in pattern.writtenGroups where patterns[name]?.contains(written) != true {
      patterns[name, default: []].append(written)
    }
    return pattern.groupNames.map { ($0, patterns[$0] ?? []) }
  }
}

extension JoinTemplate {
  /// The join as written in a pack: a text with names in braces, or a record if it has options.
  package var written: WrittenSetting {
    let of = pieces.map { piece in
      switch piece {
      case .part(let name): "{\(name)}"
      case .text(let text): text
      }
    }.joined()
    var entries = [WrittenSetting.Entry(key: "of", value: .scalar(of))]
    if !replacements.isEmpty {
      let replaced = replacements.sorted { $0.key < $1.key }.map { scalar, text in
        WrittenSetting.Entry(key: String(scalar), value: .scalar(text))
      }
      entries.append(.init(key: "replace", value: .record(replaced)))
    }
    if let letterCase {
      entries.append(.init(key: "case", value: .scalar(letterCase.rawValue)))
    }
    if paddedLength > 0 {
      let pad: [WrittenSetting.Entry] = [
        .init(key: "to", value: .scalar(String(paddedLength))),
        .init(key: "with", value: .scalar(String(padding))),
      ]
      entries.append(.init(key: "pad", value: .record(pad)))
    }
    return entries.count == 1 ? .scalar(of) : .record(entries)
  }
}

extension PartsTemplate.LookUp {
  /// The meaning of a missing row, as written in a pack.
  package var writtenAbsence: String { absence.rawValue }

  /// The code that is reported if there is no row; nil if nothing is reported.
  package var reportedCode: ViolationCode? {
    absence == .refuse ? code ?? CodeDefinition.identifierUnknownPart.code : nil
  }

  /// The key that the row is looked up with, as written in a pack.
  package var writtenKey: WrittenSetting { written(key) }

  private func written(_ key: PartsTemplate.Key) -> WrittenSetting {
    switch key {
    case .several(let keys): return .list(keys.map { written($0.key) })
    case .parameter(let name, let letterCase):
      return record("parameter", .scalar(name), letterCase)
    case .given(let value, let letterCase):
      return record("value", WrittenSetting(value), letterCase)
    case .join(let join):
      if join.pieces.count == 1, case .part(let name) = join.pieces[0], join.replacements.isEmpty,
        join.paddedLength == 0
      {
        return record("part", .scalar(name), join.letterCase)
      }
      return join.written
    }
  }

  private func record(
    _ key: String,
    _ value: WrittenSetting,
    _ letterCase: PartExpression.Rewriting.LetterCase?
  ) -> WrittenSetting {
    let entry = WrittenSetting.Entry(key: key, value: value)
    guard let letterCase else { return .record([entry]) }
    return .record([entry, .init(key: "case", value: .scalar(letterCase.rawValue))])
  }
}

extension ValueWriting {
  /// The notation of a value, as written in a pack.
  package var written: WrittenSetting {
    switch self {
    case .template(let join): return join.join.written
    case .groups(let lengths, let separator):
      let groups: WrittenSetting =
        lengths.count == 1
        ? .scalar(String(lengths[0])) : .list(lengths.map { .scalar(String($0)) })
      var entries = [WrittenSetting.Entry(key: "groups", value: groups)]
      if separator != " " { entries.append(.init(key: "by", value: .scalar(separator))) }
      return .record(entries)
    }
  }
}
