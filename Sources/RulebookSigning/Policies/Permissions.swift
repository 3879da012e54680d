import PackLoading

/// What the packs and catalogs of a signed folder may do.
///
/// By default, they may add their own rules, forms, codes, texts and tables, and change nothing of
/// others.
struct Permissions: Hashable, Sendable {
  /// Some names, or all.
  enum Names: Hashable, Sendable {
    case all
    case only(Set<String>)

    /// An empty set of names.
    static let none = Names.only([])

    func contains(_ name: String) -> Bool {
      switch self {
      case .all: true
      case .only(let names): names.contains(name)
      }
    }
  }

  /// Which texts a pack may have.
  enum Texts: String, CaseIterable, Sendable {
    /// None.
    case nothing = "none"

    /// Those for its own rules, forms and codes.
    case own

    /// Also those for what belongs to others, and catalogs that take precedence over all packs.
    case all
  }

  /// The rules, forms and codes of others that a pack may replace or shadow.
  var replace = Names.none

  /// The rules, forms and packs that a pack may disable.
  var disable = Names.none

  /// The tables of other packs that a pack may add rows to, such as `codes.countries`.
  var addRows = Names.none

  /// The kinds of table that a pack may have for itself.
  var tables = Names.all

  /// The kinds of table that all packs share and that a pack may add a part to, such as `regions`.
  var sharedTables = Names.none

  /// The kinds of check that a pack may use.
  var checks = Names.all

  /// The kinds of check that a pack must not use, such as `pattern`.
  var refusedChecks = Names.none

  /// The texts that a pack may have.
  var messages = Texts.own

  /// The beginning that all names of packs, rules, forms and codes need; nil for any.
  var namePrefix: String?

  /// Returns whether a pack may do something.
  func allow(_ power: PackPower) -> Bool {
    switch power.kind {
    case .name: namePrefix.map { power.name.hasNamePrefix($0) } ?? true
    case .replacing: replace.contains(power.name)
    case .disabling: disable.contains(power.name)
    case .addingRows: addRows.contains(power.name)
    case .table: tables.contains(power.name)
    case .sharedTable: sharedTables.contains(power.name)
    case .check: checks.contains(power.name) && !refusedChecks.contains(power.name)
    // Its kind isn't known, so it may be any.
    case .changingCheck: checks == .all && refusedChecks == Names.none
    case .ownText: messages != .nothing
    case .foreignText: messages == .all
    }
  }

  /// Returns what a pack does, and the key of a policy that would allow it.
  static func description(of power: PackPower) -> (what: String, key: String) {
    let name = "`\(power.name)`"
    return switch power.kind {
    case .name: ("use the name \(name)", "name-prefix")
    case .replacing: ("replace \(name)", "replace")
    case .disabling: ("disable \(name)", "disable")
    case .addingRows: ("add rows to the table \(name)", "add-rows")
    case .table: ("have a table of the kind \(name)", "tables")
    case .sharedTable: ("add to the shared table \(name)", "shared-tables")
    case .check: ("use the check \(name)", "checks")
    case .changingCheck: ("change the settings of the check \(name)", "checks")
    case .ownText: ("have the text \(name)", "messages")
    case .foreignText: ("change the text \(name), which isn't its own", "messages")
    }
  }
}

extension String {
  /// Whether a name is a prefix, or continues it after a separator of words.
  ///
  ///     "acme-staff".hasNamePrefix("acme")  // true
  ///     "acmestaff".hasNamePrefix("acme")   // false
  fileprivate func hasNamePrefix(_ prefix: String) -> Bool {
    if utf8.elementsEqual(prefix.utf8) { return true }
    guard utf8.starts(with: prefix.utf8), let next = utf8.dropFirst(prefix.utf8.count).first else {
      return false
    }
    return "-._".utf8.contains(next)
  }
}
