import RuleEngine
import SourceTexts
import TextParts
import TextPatterns
import UnicodeText
import Violations

/// Reads what a rule says about its values as a whole: their title, their parts, and how the parts
/// are used.
struct PartsReader {
  /// The reader of the rule's checks, which notes the codes that are named.
  let checks: CheckReader

  private var reader: NodeReader { checks.reader }

  static let keys = ["pattern", "look-up", "join"]

  static let lookUpKeys = ["table", "by", "longest", "absent", "code", "split"]

  static let titleKeys = ["name", "words", "subject"]

  static let joinKeys = ["of", "replace", "case", "pad"]

  /// Reads the keys of a rule.
  func traits(_ record: DocumentRecord) -> RuleTraits {
    var traits = RuleTraits()
    if let title = record["title"] { readTitle(title, into: &traits) }
    traits.labels = record["labels"].map(labels)
    if let example = record["example"] { readExample(example, into: &traits) }
    if let stop = record["stop"] {
      traits.stopsAtFirst =
        reader.choice(stop, "`stop` of a rule", among: ["first", "all"]).map { $0 == "first" }
    }
    traits.parts = record["parts"].flatMap(parts)
    traits.facts = record["facts"].map(facts)
    traits.canonical = record["canonical"].flatMap { join($0, "the canonical form") }
      .map { RuleTraits.PlacedJoin(join: $0.join, position: $0.position) }
    traits.writing = record["write"].flatMap(writing)
    return traits
  }

  /// Reads a title: words, `{ name: PROPER NAME }`, or `{ words: WORDS, subject: RULE }`.
  private func readTitle(_ node: DocumentNode, into traits: inout RuleTraits) {
    guard let written = node.record else {
      traits.title = reader.line(node, "the title")
      return
    }
    let record = reader.checkKeys(written, of: "the title", known: Self.titleKeys)
    if let name = record["name"] {
      traits.title = reader.line(name, "the title")
      traits.titleKind = .name
      for key in ["words", "subject"] {
        guard let entry = record.entry(key) else { continue }
        reader.report(
          "pack.wrong_value",
          at: entry.keyStart,
          "a title with `name` doesn't have `\(key)`: a name is the same in every language",
          hint: "remove it, or write `words` instead of `name`"
        )
      }
      return
    }
    guard let words = reader.required("words", in: record, of: node, "the title") else { return }
    traits.title = reader.line(words, "the title")
    guard let subject = record["subject"], let name = reader.text(subject, "the name of a rule")
    else { return }
    traits.titleKind = .wordsOf(subject: name, at: reader.filePosition(subject.start))
  }

  /// Reads the labels that people write in front of values.
  private func labels(_ node: DocumentNode) -> [String] {
    var labels: [String] = []
    for node in reader.elements(node, "labels") {
      guard let label = reader.line(node, "a label") else { continue }
      let fault = AsTyped.fault(ofLabel: label)
      if let reason = fault ?? (labels.contains(label) ? "the label is repeated" : nil) {
        reader.report(
          "pack.wrong_value",
          at: node.start,
          "the label `\(label.prefix(40))`: \(reason)"
        )
      } else {
        labels.append(label)
      }
    }
    return labels
  }

  /// Reads the valid value that messages show: a text, or `{ column: NAME }`.
  private func readExample(_ node: DocumentNode, into traits: inout RuleTraits) {
    traits.choosesExample = true
    guard let record = node.record else {
      traits.example = reader.text(node, "the example")
      return
    }
    reader.checkKeys(record, of: "the example", known: ["column"])
    guard let column = reader.required("column", in: record, of: node, "the example"),
      let name = reader.text(column, "a column's name")
    else { return }
    traits.exampleColumn = RuleTraits.ExampleColumn(
      name: name,
      position: reader.filePosition(column.start)
    )
  }

  private func parts(_ node: DocumentNode) -> PartsTemplate? {
    guard let written = reader.record(node, "the parts") else { return nil }
    let record = reader.checkKeys(written, of: "the parts", known: Self.keys)
    let lookUps = record["look-up"].map { reader.elements($0, "lookups").compactMap(lookUp) } ?? []
    let joins = record["join"].map(self.joins) ?? []
    guard let pattern = reader.required("pattern", in: record, of: node, "the parts"),
      let compiled = self.pattern(pattern)
    else { return nil }
    return PartsTemplate(
      pattern: compiled,
      lookUps: lookUps,
      joins: joins,
      position: reader.filePosition(pattern.start)
    )
  }

  private func pattern(_ node: DocumentNode) -> TextPattern? {
    guard let text = reader.text(node, "the pattern") else { return nil }
    do throws(TextPatternError) {
      let pattern = try TextPattern(text)
      for name in pattern.groupNames {
        reader.checkPartName(name, at: node.start, hint: "like `(?<check_digit>[0-9])`")
      }
      if let group = pattern.repeatedGroup {
        reader.report(
          "pack.bad_setting",
          at: node.position(ofScalar: group.offset, in: reader.source),
          "the pattern of the parts: the group `\(group.name)` is repeated, but a part is one text",
          hint: "put the count inside the group, or remove the group's name: `(?:…)`"
        )
      }
      return pattern
    } catch {
      reader.report(
        "pack.bad_setting",
        at: position(ofScalar: error.offset, of: text, at: node),
        "the pattern of the parts: \(error.reason)",
        hint: error.hint
      )
      return nil
    }
  }

  private func position(
    ofScalar offset: Int?,
    of text: String,
    at node: DocumentNode
  ) -> SourcePosition {
    guard let offset else { return node.start }
    return WrittenText(in: reader.source, at: node.start, as: .yaml)
      .position(ofScalar: offset, of: text)
  }

  private func lookUp(_ node: DocumentNode) -> PartsTemplate.LookUp? {
    guard let written = reader.record(node, "a lookup") else { return nil }
    let record = reader.checkKeys(written, of: "a lookup", known: Self.lookUpKeys)
    guard let table = reader.required("table", in: record, of: node, "a lookup"),
      let name = reader.reference(table, "a table's name"),
      let by = reader.required("by", in: record, of: node, "a lookup"), let key = keys(by)
    else { return nil }
    var lookUp = PartsTemplate.LookUp(
      tableName: name,
      key: key,
      position: reader.filePosition(table.start),
      keyPosition: position(ofKey: by)
    )
    lookUp.isLongest = record["longest"].flatMap { reader.boolean($0, "longest") } ?? false
    lookUp.absence = record["absent"].flatMap { reader.choice($0, "`absent`") } ?? .refuse
    lookUp.code = record["code"].flatMap { checks.code($0) }
    lookUp.splits = record["split"].map(splits) ?? []
    return lookUp
  }

  /// Reads the parts that patterns split further, each with the column of the patterns.
  private func splits(_ node: DocumentNode) -> [PartsTemplate.Split] {
    guard let record = reader.record(node, "`split`") else { return [] }
    return record.entries.compactMap { entry in
      reader.text(entry.value, "the name of a column").map {
        PartsTemplate.Split(
          part: entry.key,
          column: $0,
          position: reader.filePosition(entry.keyStart)
        )
      }
    }
  }

  /// Reads the key of a lookup, or a list of several.
  private func keys(_ node: DocumentNode) -> PartsTemplate.Key? {
    if node.list == nil { return key(node) }
    let nodes = reader.elements(node, "keys of a lookup")
    let keys = nodes.compactMap { node in
      key(node).map { PartsTemplate.PlacedKey(key: $0, position: position(ofKey: node)) }
    }
    return keys.isEmpty || keys.count < nodes.count ? nil : .several(keys)
  }

  private func position(ofKey node: DocumentNode) -> FilePosition {
    reader.filePosition((node.record?["part"] ?? node.record?["parameter"] ?? node).start)
  }

  /// Reads a key of a lookup: `{ part: NAME }`, `{ parameter: NAME }`, or a join.
  private func key(_ node: DocumentNode) -> PartsTemplate.Key? {
    guard let record = node.record else {
      return join(node, "`by` of a lookup").map { .join($0.join) }
    }
    reader.checkKeys(
      record,
      of: "`by` of a lookup",
      known: ["part", "parameter", "case"]
    )
    let letterCase: PartExpression.Rewriting.LetterCase? = record["case"]
      .flatMap { reader.choice($0, "the case of letters") }
    if record["part"] != nil, let second = record.entry("parameter") {
      reader.report(
        "pack.wrong_value",
        at: second.keyStart,
        "a key of a lookup is either a part or a parameter",
        hint: "to look up a row by both, write a list: `[{ part: NAME }, { parameter: NAME }]`"
      )
      return nil
    }
    if let part = record["part"] {
      return reader.text(part, "the name of a part").map {
        var join = JoinTemplate(pieces: [.part($0)])
        join.letterCase = letterCase
        return .join(join)
      }
    }
    return reader.required("parameter", in: record, of: node, "`by` of a lookup")
      .flatMap { reader.reference($0, "a parameter's name") }
      .map { .parameter($0, case: letterCase) }
  }

  private func joins(_ node: DocumentNode) -> [PartsTemplate.Join] {
    guard let record = reader.record(node, "the joins") else { return [] }
    return record.entries.compactMap { entry in
      reader.checkPartName(entry.key, at: entry.keyStart)
      return join(entry.value, "the join `\(entry.key)`").map {
        PartsTemplate.Join(name: entry.key, join: $0.join, position: $0.position)
      }
    }
  }

  /// Reads a join: a text with names in braces, or a record with `of`, `replace` and `pad`.
  private func join(
    _ node: DocumentNode,
    _ what: String
  ) -> (join: JoinTemplate, position: FilePosition)? {
    guard let written = node.record else { return plainJoin(node, what) }
    let record = reader.checkKeys(written, of: what, known: Self.joinKeys)
    guard let of = reader.required("of", in: record, of: node, what),
      let plain = plainJoin(of, what)
    else { return nil }
    var join = plain.join
    if let replace = record["replace"], let entries = reader.record(replace, "replace")?.entries {
      for entry in entries {
        let scalars = Array(entry.key.unicodeScalars)
        guard let text = entry.value.text, scalars.count == 1 else {
          reader.report(
            "pack.wrong_value",
            at: entry.keyStart,
            "`replace` must have single characters, each with its replacement",
            hint: "like `{ L: '0', M: '1' }`"
          )
          continue
        }
        join.replacements[scalars[0]] = text
      }
    }
    join.letterCase = record["case"].flatMap { reader.choice($0, "the case of letters") }
    if let pad = record["pad"], let settings = reader.record(pad, "pad") {
      reader.checkKeys(settings, of: "pad", known: ["to", "with"])
      join.paddedLength =
        reader.required("to", in: settings, of: pad, "pad")
        .flatMap { reader.integer($0, "the length") } ?? 0
      let with = settings["with"].flatMap { reader.text($0, "the character") } ?? "0"
      if !(1...100 ~= join.paddedLength) || with.utf8.count != 1 {
        reader.report(
          "pack.wrong_value",
          at: pad.start,
          "`pad` must have a length from 1 to 100, and one ASCII character",
          hint: "like `{ to: 9, with: '0' }`"
        )
        return nil
      }
      join.padding = with.unicodeScalars.first ?? "0"
    }
    return (join, plain.position)
  }

  private func plainJoin(
    _ node: DocumentNode,
    _ what: String
  ) -> (join: JoinTemplate, position: FilePosition)? {
    guard let text = reader.text(node, what) else { return nil }
    do throws(SettingError) {
      return (try JoinTemplate(text), reader.filePosition(node.start))
    } catch {
      reader.report(
        "pack.bad_setting",
        at: position(ofScalar: error.offset, of: text, at: node),
        "\(what): \(error.reason)",
        hint: error.hint
      )
      return nil
    }
  }

  /// Reads facts: a list of parts, or a record of facts that names the part for each one.
  ///
  /// If it names several parts, the first one that is set counts.
  private func facts(_ node: DocumentNode) -> [RuleTraits.Fact] {
    let named: [(name: String, at: SourcePosition, part: DocumentNode)]
    if let record = node.record {
      named = record.entries.flatMap { entry in
        reader.elements(entry.value, "parts").map { (entry.key, entry.keyStart, $0) }
      }
    } else {
      named = reader.elements(node, "facts").map { ($0.text ?? "", $0.start, $0) }
    }
    return named.compactMap { name, position, part in
      guard let text = reader.text(part, "the name of a part") else { return nil }
      reader.checkPartName(name, at: position, "a fact")
      return RuleTraits.Fact(name: name, part: text, position: reader.filePosition(part.start))
    }
  }

  /// Reads `{ groups: 4 }`, `{ groups: [3, 3, 2], by: '-' }` or a text with names in braces.
  private func writing(_ node: DocumentNode) -> ValueWriting? {
    guard let record = node.record, record["groups"] != nil else {
      return join(node, "the written form")
        .map { .template(RuleTraits.PlacedJoin(join: $0.join, position: $0.position)) }
    }
    reader.checkKeys(record, of: "`write`", known: ["groups", "by"])
    let groups =
      record["groups"].map { reader.elements($0, "groups") }?
      .compactMap { reader.integer($0, "the length of a group") } ?? []
    let separator = record["by"].flatMap { reader.text($0, "the separator of the groups") } ?? " "
    guard !groups.isEmpty, groups.allSatisfy({ 1...100 ~= $0 }) else {
      reader.report("pack.wrong_value", at: node.start, "a group must have 1 to 100 characters")
      return nil
    }
    guard separator.utf8.count <= 10, groups.count <= 100 else {
      reader.report(
        "pack.wrong_value",
        at: node.start,
        "`write` can have at most 100 groups, with at most 10 bytes between them"
      )
      return nil
    }
    return .groups(groups, separator: separator)
  }
}
