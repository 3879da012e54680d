public import Violations

/// What one pack brings of a table that all packs fill together.
public protocol TablePart: Sendable {
  /// The whole table, as checks use it.
  associatedtype Table: Sendable

  /// Makes the whole of its parts, lowest layer first; there is at least one.
  static func table(of parts: [Self]) -> Table

  /// Returns what to say of parts that contradict each other, which may be slips.
  static func remarks(on parts: [Self]) -> [Diagnostic]

  /// What is wrong in files that were refused singly, without the pack.
  var refused: [Diagnostic] { get }

  /// Reads everything that is read late otherwise, and returns what is wrong with all of the part.
  func problems() -> [Diagnostic]
}

extension TablePart {
  /// Nothing contradicts.
  public static func remarks(on parts: [Self]) -> [Diagnostic] { [] }

  fileprivate static func table(ofAny parts: [any TablePart]) -> any Sendable {
    table(of: parts.compactMap { $0 as? Self })
  }

  fileprivate static func remarks(onAny parts: [any TablePart]) -> [Diagnostic] {
    remarks(on: parts.compactMap { $0 as? Self })
  }
}

/// A table that a pack declared, or the part of one that it brings.
public struct DeclaredTable: Sendable {
  /// The kind of table, as ``TableDefinition/kind`` says it.
  public let kind: String

  enum Content: Sendable {
    /// The whole table, which belongs to the pack.
    case own(any Sendable)

    /// A part of the table that all packs fill together.
    case part(any TablePart)
  }

  let content: Content

  /// What a setting is that names the table.
  package var expression: SettingExpression {
    switch content {
    case .own(let table): .constant(.table(table))
    case .part: .shared(kind)
    }
  }

  /// The part, if the table is one that all packs fill together.
  package var part: (any TablePart)? {
    if case .part(let part) = content { part } else { nil }
  }
}

/// The tables that the packs of a rulebook fill together, by their kinds.
///
/// Other tables belong to the pack that declares them. Of these, each pack may bring a part, and
/// every rule sees the whole.
public struct SharedTables: Sendable {
  private let tables: [String: any Sendable]

  /// Creates tables; without parts they are empty.
  ///
  /// - Parameter declared: The tables of all packs, lowest layer first.
  public init(_ declared: [DeclaredTable] = []) {
    tables = Self.parts(of: declared).mapValues { type(of: $0[0]).table(ofAny: $0) }
  }

  /// Looks for parts that contradict each other.
  ///
  /// - Parameters:
  ///   - declared: The tables of all packs, lowest layer first.
  ///   - kinds: The kinds of table, in the order of what is said.
  /// - Returns: What to say of such parts.
  package static func remarks(
    on declared: [DeclaredTable],
    kinds: [TableDefinition]
  ) -> [Diagnostic] {
    let parts = parts(of: declared)
    return kinds.compactMap { parts[$0.kind] }.flatMap { type(of: $0[0]).remarks(onAny: $0) }
  }

  /// The parts of each kind; no kind has an empty list.
  private static func parts(of declared: [DeclaredTable]) -> [String: [any TablePart]] {
    var parts: [String: [any TablePart]] = [:]
    for table in declared {
      if let part = table.part { parts[table.kind, default: []].append(part) }
    }
    return parts
  }

  /// Returns the table of a kind; nil if no pack has a part of it.
  public func table<Table>(_ kind: String, as type: Table.Type = Table.self) -> Table? {
    tables[kind] as? Table
  }

  /// Returns a table as the value of a setting; nil if no pack has a part of it.
  func value(_ kind: String) -> SettingValue? { tables[kind].map(SettingValue.table) }
}
