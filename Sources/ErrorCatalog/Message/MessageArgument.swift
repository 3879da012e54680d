public import UnicodeText
public import Violations

/// How a message uses one of its arguments.
///
///     try Message("{n, plural, one {# day} other {# days}}").arguments["n"]?.plurals
///     // [PluralForms(type: .cardinal, categories: [.one, .other], exactNumbers: [])]
public struct MessageArgument: Hashable, Sendable {
  /// The ways to use an argument.
  public enum Use: String, CaseIterable, Sendable {
    /// `{name}`: each kind of argument in its own way.
    case plain

    /// `{name, number}`, with or without a style.
    case number

    /// `{name, date}`, with or without a style.
    case date

    /// `{name, list, or}` or `and`.
    case list

    /// `{name, plural, …}`
    case plural

    /// `{name, selectordinal, …}`
    case ordinal

    /// `{name, select, …}`
    case select
  }

  /// The ways in which the message uses the argument.
  public var uses: Set<Use>

  /// The plurals that depend on the argument, in order of their ends.
  public var plurals: [PluralForms]

  /// The selectors of all selects that depend on the argument.
  public var selectors: Set<String>

  /// Creates a description.
  public init(
    uses: Set<Use> = [],
    plurals: [PluralForms] = [],
    selectors: Set<String> = []
  ) {
    self.uses = uses
    self.plurals = plurals
    self.selectors = selectors
  }

  /// Returns whether arguments of a kind suit every use.
  ///
  ///     try Message("{n, number}").arguments["n"]?.accepts(.text)  // false
  public func accepts(_ kind: Argument.Kind) -> Bool {
    uses.allSatisfy { use in
      switch use {
      case .plain: true
      case .number, .plural, .ordinal: kind == .integer || kind == .decimal
      case .date: kind == .date
      case .list: kind == .list
      case .select: kind != .list
      }
    }
  }
}

/// The branches that a plural has.
public struct PluralForms: Hashable, Sendable {
  /// Whether it counts or orders.
  public var type: PluralType

  /// The plural categories with a branch.
  public var categories: Set<PluralCategory>

  /// The numbers with a branch of their own, `=n`.
  public var exactNumbers: Set<Int>

  /// Creates a description.
  public init(
    type: PluralType,
    categories: Set<PluralCategory> = [],
    exactNumbers: Set<Int> = []
  ) {
    self.type = type
    self.categories = categories
    self.exactNumbers = exactNumbers
  }
}
