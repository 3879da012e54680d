public import Violations

/// An argument that a program passes with one of its errors, as declared in a pack.
///
/// ```yaml
/// attempts: { type: integer }
/// gateway:  { type: text, internal: true }
/// ```
///
/// In Swift, these declarations are:
///
///     ErrorArgument("attempts", .integer)
///     ErrorArgument("gateway", .text, exposure: .internal)
public struct ErrorArgument: Hashable, Sendable {
  /// The people who may see an argument.
  public enum Exposure: String, CaseIterable, Sendable {
    /// Everyone: texts may mention the argument, and responses of services contain it.
    case `public`

    /// The people who run the program: the argument appears only in logs.
    case `internal`

    /// No one: the error in the program has the argument, but texts, responses and logs don't
    /// contain it.
    case personal
  }

  /// The values that an argument accepts.
  public indirect enum Kind: Hashable, Sendable {
    /// A text, a number or another single value; not a list.
    case single(Argument.Kind)

    /// A list of arguments of one kind.
    case list(of: Kind)

    /// One of a set of words, so that texts can use `select`.
    case choice([String])
  }

  /// The name in snake case.
  public var name: String

  /// The values that the argument accepts.
  public var kind: Kind

  /// The people who may see the argument.
  public var exposure: Exposure

  /// Creates an argument.
  ///
  /// - Parameters:
  ///   - name: The name in snake case.
  ///   - kind: The values that the argument accepts.
  ///   - exposure: The people who may see the argument.
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

  /// Returns whether an argument is of this kind.
  ///
  /// A whole number is also a decimal number.
  ///
  ///     ErrorArgument.Kind.choice(["visa", "maestro"]).accepts("visa")  // true
  ///     ErrorArgument.Kind.list(of: .integer).accepts([1, "two"])       // false
  ///
  /// - Complexity: O(*n*) in the number of elements and choices.
  public func accepts(_ argument: Argument) -> Bool {
    switch (self, argument) {
    case (.choice(let words), .text(let word)): words.contains(word)
    case (.list(let kind), .list(let elements)): elements.allSatisfy(kind.accepts)
    case (.single(.decimal), .integer), (.single(.decimal), .plainNumber): true
    case (.single(let kind), _): kind != .list && kind == argument.kind
    default: false
    }
  }

  /// The kind that messages see: a choice is a text to them.
  package var argumentKind: Argument.Kind {
    switch self {
    case .single(let kind): kind
    case .list: .list
    case .choice: .text
    }
  }
}

extension ErrorArgument.Kind: CustomStringConvertible {
  /// The kind in short form: `integer`, `list(region)`, `choice(visa|maestro)`.
  public var description: String {
    switch self {
    case .single(let kind): kind.rawValue
    case .list(let kind): "list(\(kind))"
    case .choice(let words): "choice(\(words.joined(separator: "|")))"
    }
  }
}
