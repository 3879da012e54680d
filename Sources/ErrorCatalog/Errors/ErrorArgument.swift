public import Violations

/// An argument that a program gives with one of its errors, as a pack declares it.
///
///     attempts: { type: integer }
///     gateway:  { type: text, internal: true }
///
/// are
///
///     ErrorArgument("attempts", .integer)
///     ErrorArgument("gateway", .text, exposure: .internal)
public struct ErrorArgument: Hashable, Sendable {
  /// Who may see an argument.
  public enum Exposure: String, CaseIterable, Sendable {
    /// Everybody: texts may mention it, and answers of services have it.
    case `public`

    /// Those who run the program: it stands in logs and nowhere else.
    case `internal`

    /// Nobody: the program has it with the error, and no text, answer or log.
    case personal
  }

  /// What an argument may be.
  public indirect enum Kind: Hashable, Sendable {
    /// A text, a number or another single thing; not a list.
    case single(Argument.Kind)

    /// A list of arguments of one kind.
    case list(of: Kind)

    /// One of some words, which texts tell apart by `select`.
    case choice([String])
  }

  /// The name, in snake case.
  public var name: String

  /// What it may be.
  public var kind: Kind

  /// Who may see it.
  public var exposure: Exposure

  /// Creates an argument.
  ///
  /// - Parameters:
  ///   - name: The name, in snake case.
  ///   - kind: What it may be.
  ///   - exposure: Who may see it.
  public init(_ name: String, _ kind: Kind, exposure: Exposure = .public) {
    self.name = name
    self.kind = kind
    self.exposure = exposure
  }
}

extension ErrorArgument.Kind {
  /// A text: `.text` is `.single(.text)`.
  public static var text: Self { .single(.text) }

  /// A whole number.
  public static var integer: Self { .single(.integer) }

  /// Returns whether an argument is of the kind.
  ///
  /// A whole number is a decimal number, too.
  ///
  ///     ErrorArgument.Kind.choice(["visa", "maestro"]).accepts("visa")  // true
  ///     ErrorArgument.Kind.list(of: .integer).accepts([1, "two"])       // false
  ///
  /// - Complexity: O(*n*) in the number of elements and of choices.
  public func accepts(_ argument: Argument) -> Bool {
    switch (self, argument) {
    case (.choice(let words), .text(let word)): words.contains(word)
    case (.list(let kind), .list(let elements)): elements.allSatisfy(kind.accepts)
    case (.single(.decimal), .integer): true
    case (.single(let kind), _): kind != .list && kind == argument.kind
    default: false
    }
  }

  /// The kind that messages see: a choice is a text.
  package var argumentKind: Argument.Kind {
    switch self {
    case .single(let kind): kind
    case .list: .list
    case .choice: .text
    }
  }
}

extension ErrorArgument.Kind: CustomStringConvertible {
  /// The kind in a few characters: `integer`, `list(region)`, `choice(visa|maestro)`.
  public var description: String {
    switch self {
    case .single(let kind): kind.rawValue
    case .list(let kind): "list(\(kind))"
    case .choice(let words): "choice(\(words.joined(separator: "|")))"
    }
  }
}
