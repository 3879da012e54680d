import RuleEngine
package import SourceTexts
package import Violations

/// Something that a pack does and that a policy can limit: a name that it takes, a change to other
/// packs, or a means that it uses.
package struct PackPower: Sendable {
  /// What the pack does.
  package enum Kind: Hashable, Sendable {
    /// The declaration of a rule, form, code or pack with this name.
    case name

    /// The replacement of a rule or form, or the use of a name or code, of another pack.
    case replacing

    /// The removal of a rule, form or pack.
    case disabling

    /// Rows that are added to the table of another pack.
    case addingRows

    /// A table of this kind.
    case table

    /// A part of the table of this kind that all packs share.
    case sharedTable

    /// A check of this kind.
    case check

    /// Other settings of the inherited check with this name.
    case changingCheck

    /// A text for something of the pack's own.
    case ownText

    /// A text for something of others, such as one of the library's codes.
    case foreignText
  }

  /// What the pack does.
  package let kind: Kind

  /// The name that it concerns: of a rule, form, pack, code, table, check or text.
  package let name: String

  /// The file where that is written.
  package let source: SourceText

  /// The position in the file.
  package let position: SourcePosition

  /// Creates a description of something that a pack does.
  package init(kind: Kind, name: String, source: SourceText, position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.source = source
    self.position = position
  }
}

/// Everything that packs other than the one in question declare.
package struct OtherNames: Sendable {
  fileprivate let names: Set<String>
  fileprivate let codes: Set<String>

  /// The codes and the library's other texts, and the general codes above them.
  fileprivate let families: Set<String>
  fileprivate let known: Set<ViolationCode>

  /// Collects the names of packs.
  ///
  /// - Parameters:
  ///   - packs: The packs, among them those of the library, with the messages of their catalogs.
  ///   - known: The codes of the library's checks.
  ///   - texts: The keys of the library's texts. Some of them aren't codes, such as
  ///     `report.summary`.
  package init(
    of packs: [PackDeclaration],
    knownCodes known: Set<ViolationCode>,
    texts: some Sequence<String>
  ) {
    var names: Set<String> = []
    var codes = Set(known.map(\.rawValue))
    for pack in packs {
      if !pack.isOnlyTables { names.insert(pack.name) }
      names.formUnion(pack.rules.map(\.name))
      names.formUnion(pack.forms.map(\.name))
      codes.formUnion(pack.ownedCodes(besides: known).map(\.rawValue))
    }
    self.names = names
    self.codes = codes
    self.known = known
    let keys = codes.union(texts.map { TextKey($0).message })
    families = keys.union(
      keys.flatMap { ViolationCode(rawValue: $0).ancestors.map(\.rawValue) }
    )
  }
}

extension PackDeclaration {
  /// Returns the codes that belong to the pack.
  ///
  /// A pack that mentions or reports a code of another pack doesn't own it. The messages of the
  /// library's packs are in its catalogs, so all of their codes count.
  fileprivate func ownedCodes(besides known: Set<ViolationCode>) -> Set<ViolationCode> {
    guard isBundled else { return definedCodes(besides: known) }
    return Set(codes.keys).union(reportedCodes.map(\.content))
      .union(late?.outline.reportedCodes ?? [])
  }

  /// Collects everything that the pack does and that a policy can limit.
  ///
  /// The messages of the catalogs next to the pack must have been added.
  ///
  /// - Parameter others: What other packs declare.
  /// - Returns: What the pack does, in no particular order.
  /// - Complexity: O(*n*) in the size of the pack.
  package func powers(besides others: OtherNames) -> [PackPower] {
    let defined = definedCodes(besides: others.known)
    let ownCodes = codes.filter { defined.contains($0.key) }
    let takenCodes = codes.filter { code, declaration in
      defined.contains(code)
        ? others.codes.contains(code.rawValue)
        : declaration.concernsAllPacks && others.families.contains(code.rawValue)
    }
    var declared = rules.map { ($0.name, $0.position) } + forms.map { ($0.name, $0.position) }
    if !isOnlyTables { declared.append((name, namePosition)) }
    let named = declared + ownCodes.map { ($0.key.rawValue, $0.value.position) }
    let taken =
      declared.filter { others.names.contains($0.0) }
      + takenCodes.map { ($0.key.rawValue, $0.value.position) }
    let replaced = (rules.flatMap(\.replaces) + forms.flatMap(\.replaces))
      .map { ($0.content, $0.position) }
    var powers = named.map { power(.name, $0, at: $1) }
    powers += (taken + replaced).map { power(.replacing, $0, at: $1) }
    powers += disabled.map { power(.disabling, $0.name.content, at: $0.name.position) }
    powers += addedRows.filter { $0.name?.pack != "" && $0.name?.pack != name }
      .map { power(.addingRows, $0.table.content, at: $0.table.position) }
    powers += tables.tables.map { name, table in
      let kind = table.part == nil ? PackPower.Kind.table : .sharedTable
      return power(kind, table.kind, at: tables.positions[name] ?? .start)
    }
    return powers + checkPowers + textPowers(others)
  }

  private func power(
    _ kind: PackPower.Kind,
    _ name: String,
    at position: SourcePosition
  ) -> PackPower {
    PackPower(kind: kind, name: name, source: source, position: position)
  }

  /// The kinds of check that the pack uses, also inside other checks and in conditions, and the
  /// inherited checks that it changes.
  private var checkPowers: [PackPower] {
    let fields = forms.flatMap(\.fields)
    var rest = rules.flatMap(\.checks) + fields.flatMap(\.checks)
    rest += fields.flatMap(\.conditions).flatMap(\.content.checks)
    rest += forms.flatMap(\.checks).map(\.check)
    var powers: [PackPower] = []
    while let check = rest.popLast() {
      powers.append(
        power(.check, check.definition.name, at: check.position?.inFile ?? .unknown)
      )
      rest += check.nested
    }
    // Only the name of an inherited check is known here, and not its kind.
    powers += rules.flatMap(\.changes).map {
      power(.changingCheck, $0.name.content, at: $0.name.position)
    }
    return powers
  }

  private func textPowers(_ others: OtherNames) -> [PackPower] {
    let rules = Set(rules.map(\.name))
    let forms = Set(forms.map(\.name))
    func isOwn(_ key: String) -> Bool {
      let text = TextKey(key).message
      // A text for a general code also appears for the codes below it.
      guard let colon = text.firstIndex(of: ":") else {
        // Checklists show `CODE.requirement` for a code.
        let end = ".requirement"
        let code = text.hasSuffix(end) ? String(text.dropLast(end.count)) : text
        return !others.families.contains(text) && !others.families.contains(code)
      }
      let owner = text[..<colon]
      if owner == "rule" { return rules.contains(String(text[text.index(after: colon)...])) }
      // The key of a form's text is FORM/FIELD:CODE.
      guard let slash = owner.firstIndex(of: "/") else { return false }
      return forms.contains(String(owner[..<slash]))
    }
    let titles = self.rules.filter { $0.traits.title != nil }
      .map { power(.ownText, "rule:\($0.name)", at: $0.position) }
    let texts = messages.values.flatMap { messages in
      messages.map { key, message in
        PackPower(
          kind: isOwn(key) ? .ownText : .foreignText,
          name: key,
          source: message.written.source,
          position: message.written.start
        )
      }
    }
    return titles + texts
  }
}
