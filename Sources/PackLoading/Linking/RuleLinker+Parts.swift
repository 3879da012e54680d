import RuleEngine
import SourceTexts
import Violations

/// Checks of the parts that a rule names, and of the parts that its checks look at.
extension RuleLinker {
  /// Returns a rule's declarations about its values as a whole, including what it inherits, with
  /// its names resolved.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - checks: The checks that can name rules that the parent doesn't pass values to.
  ///   - inherited: The traits that it inherits; nil if it doesn't extend a rule.
  ///   - pack: The pack of the rule.
  /// - Returns: The traits.
  /// - Throws: A ``LoadingError`` if a table's pack can't be read.
  func traits(
    of rule: RuleDeclaration,
    _ checks: [CheckTemplate],
    inheriting inherited: RuleTraits?,
    in pack: PackDeclaration
  ) throws(LoadingError) -> RuleTraits {
    var traits = rule.traits
    for index in traits.parts?.lookUps.indices ?? 0..<0 {
      guard let lookUp = traits.parts?.lookUps[index] else { continue }
      guard let table = try table(of: lookUp, in: pack) else { continue }
      traits.parts?.lookUps[index].table = table
      for (number, split) in lookUp.splits.enumerated() {
        traits.parts?.lookUps[index].splits[number].patterns = patterns(of: split, table, in: pack)
      }
    }
    let tables = (traits.parts?.lookUps ?? []).compactMap(\.table)
    if let inherited { traits = traits.inheriting(inherited) }
    for (name, position) in handedRules(checks, tables) where traits.rules[name] == nil {
      if collector.isFull { break }
      do throws(LoadingError) {
        traits.rules[name] = try handedRule(name, at: position, in: pack)
      } catch {
        // The rule has been reported where it is declared.
        collector.add(error)
      }
    }
    return traits
  }

  /// Returns the table of a lookup, or nil after reporting that there is none.
  ///
  /// - Throws: A ``LoadingError`` if the pack that declares it can't be read.
  private func table(
    of lookUp: PartsTemplate.LookUp,
    in pack: PackDeclaration
  ) throws(LoadingError) -> RowTable? {
    let name = RowTableName(lookUp.tableName, from: pack.name)
    if let name, let table = try library.rows(name) { return table }
    if pack.tables.broken.contains(lookUp.tableName) { return nil }
    let owner = try library.layers.first { $0.name == name?.pack }?.whole()
    let other = name.flatMap { owner?.tables.tables[$0.table] }
    report(
      pack,
      other == nil ? "pack.unknown_table" : "pack.wrong_table",
      at: lookUp.position.inFile,
      other.map { "the table `\(lookUp.tableName)` has the kind \($0.kind), not rows" }
        ?? "there is no table `\(lookUp.tableName)`",
      hint: nearestNameHint(
        to: lookUp.tableName,
        in: Array(pack.tables.tables.keys) + pack.tables.broken
      )
    )
    return nil
  }

  /// Returns the patterns that split a part further, or nil after reporting that there are none.
  private func patterns(
    of split: PartsTemplate.Split,
    _ table: RowTable,
    in pack: PackDeclaration
  ) -> ColumnPatterns? {
    guard let column = table.column(split.column) else {
      report(
        pack,
        "pack.no_such_part",
        at: split.position,
        "the table doesn't have a column `\(split.column)`",
        hint: nearestNameHint(to: split.column, in: table.columns.map(\.name))
      )
      return nil
    }
    guard table.columns[column].kind == .pattern else {
      report(
        pack,
        "pack.wrong_value",
        at: split.position,
        "the column `\(split.column)` doesn't contain patterns",
        hint: "declare it as `\(split.column): pattern`"
      )
      return nil
    }
    do throws(RowFault) {
      return try ColumnPatterns(table, column: column)
    } catch {
      report(pack, "pack.bad_row", at: error.position, error.reason, hint: error.hint)
      return nil
    }
  }

  /// Returns the names of the rules that values are passed to, with the positions where they are
  /// written.
  private func handedRules(
    _ checks: [CheckTemplate],
    _ tables: [RowTable]
  ) -> [(name: String, position: FilePosition?)] {
    var names = checks.handedRules
    for table in tables { names += table.handedRules }
    var seen: Set<String> = []
    return names.filter { seen.insert($0.name).inserted }
  }

  /// Reports parts that checks look at but the rule doesn't have, and parts that don't go together.
  func checkParts(
    of checks: [CheckTemplate],
    _ traits: RuleTraits,
    parameters: [ParameterDefinition],
    rule: RuleDeclaration,
    pack: PackDeclaration
  ) {
    let scope: PartScope?
    do throws(PartFault) {
      scope = try traits.scope([:])
    } catch {
      report(pack, error.code, at: error.position, error.reason, hint: error.hint)
      reportUnknownParts(of: traits, besides: error, rule, pack)
      return
    }
    let names = traits.parts?.names ?? []
    // Inherited keys were checked where they are written, and what `with` sets for them was, too.
    if rule.traits.parts != nil {
      checkKeys(of: traits.parts, parameters: parameters, rule: rule, pack: pack)
    }
    for check in checks { checkParts(of: check, scope, names, isOfPart: false, rule, pack) }
    for fact in traits.facts ?? [] where scope?.part(fact.part) == nil {
      reportNoPart(fact.part, names, at: fact.position, rule, pack)
    }
    if let column = traits.exampleColumn {
      checkExample(column, traits.parts, rule, pack)
    }
    if traits.example == nil, scope != nil || checks.contains(where: \.reportsIdentifiers) {
      report(
        pack,
        "pack.missing_example",
        at: rule.position,
        "the rule `\(rule.name)` doesn't have an example for its messages to show",
        hint: "write a valid value under `examples:`, or in `example:`"
      )
    }
  }

  /// Reports an example in a column that doesn't exist, and in a column of another type than text.
  private func checkExample(
    _ example: RuleTraits.ExampleColumn,
    _ parts: PartsTemplate?,
    _ rule: RuleDeclaration,
    _ pack: PackDeclaration
  ) {
    let columns = parts?.lookUps.flatMap { $0.table?.columns ?? [] } ?? []
    guard let column = columns.first(where: { $0.name == example.name }) else {
      report(
        pack,
        "pack.no_such_part",
        at: example.position,
        "no table that the rule `\(rule.name)` looks up has a column `\(example.name)`",
        hint: nearestNameHint(to: example.name, in: columns.map(\.name))
          ?? "write a valid value, or the name of a column with a valid value in each row"
      )
      return
    }
    guard column.kind != .text else { return }
    report(
      pack,
      "pack.wrong_value",
      at: example.position,
      "the column `\(example.name)` doesn't contain texts",
      hint: "declare it as `\(example.name): text`"
    )
  }

  /// Reports lookups whose key is an unknown parameter or a constant.
  private func checkKeys(
    of parts: PartsTemplate?,
    parameters: [ParameterDefinition],
    rule: RuleDeclaration,
    pack: PackDeclaration
  ) {
    guard let parts else { return }
    let known = parameters.map(\.name)
    for placed in parts.lookUps.flatMap(\.keys) {
      for text in placed.key.joins.compactMap(\.constant) {
        report(
          pack,
          "pack.wrong_value",
          at: placed.position,
          "the lookup would always search for the text `\(text)`, whatever the value is",
          hint: parts.names.contains(text) || known.contains(text)
            ? "write `by: { \(parts.names.contains(text) ? "part" : "parameter"): \(text) }`"
            : "write `by: { part: NAME }`, or names in braces"
        )
      }
    }
    for parameter in parts.parameters where !known.contains(parameter.name) {
      report(
        pack,
        "pack.unknown_parameter",
        at: parameter.position,
        "the rule `\(rule.name)` doesn't have a parameter `\(parameter.name)`",
        hint: nearestNameHint(to: parameter.name, in: known)
          ?? "declare it under `parameters:`"
      )
    }
  }

  private func checkParts(
    of check: CheckTemplate,
    _ scope: PartScope?,
    _ names: [String],
    isOfPart: Bool,
    _ rule: RuleDeclaration,
    _ pack: PackDeclaration
  ) {
    for part in check.namedParts {
      if scope?.part(part.name) == nil {
        reportNoPart(part.name, names, at: part.position, rule, pack)
      } else if isOfPart, !check.columns.contains(part.name) {
        report(
          pack,
          "pack.misplaced_part",
          at: part.position,
          "a check of a part only looks at that part, so it can't name another part",
          hint: "name the part only next to the inner check"
        )
      }
    }
    if check.definition.isNegation,
      let inner = check.nested.first(where: { $0.part != nil })
    {
      report(
        pack,
        "pack.misplaced_part",
        at: inner.partPosition ?? inner.position,
        "`not` would refuse a value without the part `\(inner.part ?? "")`",
        hint: "name the part next to `not`, like `{ part: NAME, not: … }`"
      )
    }
    let isInside = isOfPart || check.part != nil
    for inner in check.nested {
      checkParts(of: inner, scope, names, isOfPart: isInside, rule, pack)
    }
  }

  func reportNoPart(
    _ name: String,
    _ names: [String],
    at position: FilePosition?,
    _ rule: RuleDeclaration,
    _ pack: PackDeclaration
  ) {
    report(
      pack,
      "pack.no_such_part",
      at: position,
      names.isEmpty
        ? "the rule `\(rule.name)` doesn't name any parts"
        : "no group, column or join of the rule `\(rule.name)` is named `\(name)`",
      hint: nearestNameHint(to: name, in: names)
        ?? (names.isEmpty ? "write `parts:` with a pattern that has named groups" : nil)
    )
  }

  /// Reports an error at a position that may be in another file, such as the file of an inherited
  /// check.
  func report(
    _ pack: PackDeclaration,
    _ code: String,
    at position: FilePosition?,
    _ reason: String,
    hint: String?
  ) {
    let source = library.source(ofFile: position?.file)
    if let source, let position {
      collector.add(code, in: source, at: position.inFile, reason: reason, hint: hint)
    } else {
      collector.add(
        Diagnostic(
          code: code,
          file: position?.file ?? pack.source.name,
          position: position?.inFile ?? .unknown,
          reason: reason,
          hint: hint
        )
      )
    }
  }
}

extension RowTable {
  /// The names of rules in the table's columns, with the positions of their rows.
  var handedRules: [(name: String, position: FilePosition?)] {
    columns.indices.filter { columns[$0].kind == .rule }.flatMap { column in
      rows.compactMap { row in row.cells[column].map { ($0, row.position) } }
    }
  }
}
