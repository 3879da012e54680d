/// The regular expressions of ECMAScript (ECMA-262, 15th edition, 2024, §22.2.1).
///
///     ExpressionSyntax().read("(a|b)*".utf8Span).fault           // nil
///     ExpressionSyntax().read("(a".utf8Span).fault?.kind          // unclosedGroup
///     ExpressionSyntax().read(#"\Z"#.utf8Span).fault?.kind        // escape
///
/// An expression is the text between two slashes, with the flag `u` or without flags. The flag `v`
/// of the same edition isn't supported.
package struct ExpressionSyntax: Hashable, Sendable {
  /// Whether the flag `u` is set: characters are code points, and only syntax characters have
  /// escapes.
  package let isUnicode: Bool

  /// Whether the additions for browsers in Annex B.1.2 apply.
  ///
  /// The flag `u` turns them off.
  package let hasAnnexB: Bool

  /// Creates a syntax.
  ///
  ///     ExpressionSyntax(isUnicode: false, hasAnnexB: true)  // what browsers accept without flags
  package init(isUnicode: Bool = true, hasAnnexB: Bool = false) {
    self.isUnicode = isUnicode
    self.hasAnnexB = hasAnnexB && !isUnicode
  }

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: The expression, without slashes.
  ///   - locates: Whether to locate an unclosed group, which takes memory.
  /// - Returns: The number and the names of groups, with the first fault.
  /// - Complexity: O(*n*). Nesting doesn't use the stack. Nothing is allocated without names and
  ///   without lookarounds nested more than 64 groups deep, unless `locates` is true.
  package func read(_ text: UTF8Span, locates: Bool = false) -> ExpressionReading {
    var parser = ExpressionParser(self, locates: locates)
    parser.parse(text)
    return parser.reading
  }
}

/// The result of reading a regular expression.
package struct ExpressionReading: Hashable, Sendable {
  /// The number of capturing groups.
  package internal(set) var captures = 0

  /// The names of groups, in order.
  package internal(set) var names: [String] = []

  /// The first fault, or nil if the text is an expression.
  package internal(set) var fault: ExpressionFault?
}

/// A fault of a regular expression.
package struct ExpressionFault: Hashable, Sendable {
  /// The kind of fault.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A parenthesis, a bracket or the brace of a quantifier is never closed.
    case unclosedGroup, unclosedClass, unclosedBrace

    /// There is a closing parenthesis, bracket or brace without an opening one.
    case unopened

    /// There is a quantifier after something that can't be repeated.
    case nothingToRepeat

    /// Braces don't contain a quantifier, or its maximum is below its minimum.
    case quantifier

    /// A backslash is followed by something that can't be escaped.
    case escape

    /// A reference names a group that doesn't exist.
    case reference

    /// Two groups have the same name, or a name isn't valid.
    case name

    /// The text after `(?` doesn't begin a group.
    case groupKind

    /// A range in brackets goes from a later to an earlier character, or has a class at an end.
    case range

    /// A Unicode property or its value doesn't exist.
    case property
  }

  package let kind: Kind

  /// The range of the fault in bytes.
  package let range: Range<Int>

  /// The byte where the text stops being the beginning of an expression, or nil if more text can
  /// fix it.
  package let impossibleAt: Int?
}
