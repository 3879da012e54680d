import Synchronization
package import Violations

/// The part that one pack contributes to a shared table.
package protocol TablePart: Sendable {
  /// The whole table, as checks use it.
  associatedtype Table: Sendable

  /// Makes the whole table from its parts, lowest layer first. There is at least one part.
  static func table(of parts: [Self]) -> Table

  /// Returns remarks about parts that contradict each other, which can be mistakes.
  static func remarks(on parts: [Self]) -> [Diagnostic]

  /// The errors in files that were refused separately, without refusing the pack.
  var refused: [Diagnostic] { get }

  /// Reads everything that is otherwise read late, and returns all errors in the part.
  func problems() -> [Diagnostic]
}

extension TablePart {
  /// Returns no remarks.
  package static func remarks(on parts: [Self]) -> [Diagnostic] { [] }

  fileprivate static func table(ofAny parts: [any TablePart]) -> any Sendable {
    table(of: parts.compactMap { $0 as? Self })
  }

  fileprivate static func remarks(onAny parts: [any TablePart]) -> [Diagnostic] {
    remarks(on: parts.compactMap { $0 as? Self })
  }
}

/// A table that a pack declares, or its part of a shared table.
package struct DeclaredTable: Sendable {
  /// The kind of table, as in ``TableDefinition/kind``.
  package let kind: String

  enum Content: Sendable {
    /// The whole table, which belongs to the pack.
    case own(any Sendable)

    /// A part of a shared table.
    case part(any TablePart)
  }

  let content: Content

  /// The expression for a setting that names the table.
  package var expression: SettingExpression {
    switch content {
    case .own(let table): .constant(.table(table))
    case .part: .shared(kind)
    }
  }

  /// The rows, if this is a table of rows.
  package var rows: RowTable? {
    if case .own(let table) = content { table as? RowTable } else { nil }
  }

  /// The words, if this is a table of words.
  package var words: WordList? {
    if case .own(let table) = content { table as? WordList } else { nil }
  }

  /// The part, if this is a shared table.
  package var part: (any TablePart)? {
    if case .part(let part) = content { part } else { nil }
  }
}

/// The tables that all packs of a rulebook contribute to, by kind.
///
/// Other tables belong to the pack that declares them. Each pack can contribute a part to a shared
/// table, and every rule sees the whole table.
package struct SharedTables: Sendable {
  /// The tables that were requested so far; nil if no pack has a part of the table.
  private final class Shelf: Sendable {
    let tables = Mutex<[String: (any Sendable)?]>([:])
  }

  private let shelf = Shelf()
  private let parts: @Sendable (_ kind: String) -> [any TablePart]

  /// Creates tables.
  ///
  /// Without any parts, they are empty.
  ///
  /// - Parameter declared: The tables of all packs, lowest layer first.
  package init(_ declared: [DeclaredTable] = []) {
    let parts = Self.parts(of: declared)
    self.init { parts[$0] ?? [] }
  }

  /// Creates tables that are each assembled on first use.
  ///
  /// - Parameter parts: Returns the parts of a kind, lowest layer first.
  package init(parts: @escaping @Sendable (_ kind: String) -> [any TablePart]) {
    self.parts = parts
  }

  /// Finds parts that contradict each other.
  ///
  /// - Parameters:
  ///   - declared: The tables of all packs, lowest layer first.
  ///   - kinds: The kinds of table, in the order of the remarks.
  /// - Returns: The remarks about such parts.
  package static func remarks(
    on declared: [DeclaredTable],
    kinds: [TableDefinition]
  ) -> [Diagnostic] {
    let parts = parts(of: declared)
    return kinds.compactMap { parts[$0.kind] }.flatMap { type(of: $0[0]).remarks(onAny: $0) }
  }

  /// Returns the parts of each kind.
  ///
  /// No list is empty.
  private static func parts(of declared: [DeclaredTable]) -> [String: [any TablePart]] {
    var parts: [String: [any TablePart]] = [:]
    for table in declared {
      if let part = table.part { parts[table.kind, default: []].append(part) }
    }
    return parts
  }

  /// Returns the table of a kind, or nil if no pack has a part of it.
  package func table<Table>(_ kind: String, as type: Table.Type = Table.self) -> Table? {
    any(kind) as? Table
  }

  /// Returns a table as the value of a setting, or nil if no pack has a part of it.
  func value(_ kind: String) -> SettingValue? { any(kind).map(SettingValue.table) }

  private func any(_ kind: String) -> (any Sendable)? {
    shelf.tables.withLock { tables in
      if let known = tables[kind] { return known }
      let parts = parts(kind)
      let table = parts.first.map { type(of: $0).table(ofAny: parts) }
      tables[kind] = .some(table)
      return table
    }
  }
}
