/// The regular expressions of ECMAScript, ECMA-262, 15th edition (2024), §22.2.1.
///
///     ExpressionSyntax().read("(a|b)*".utf8Span).fault           // nil
///     ExpressionSyntax().read("(a".utf8Span).fault?.kind          // unclosedGroup
///     ExpressionSyntax().read(#"\Z"#.utf8Span).fault?.kind        // escape
///
/// Expressions are read as they stand between two slashes, under the flag `u` or without flags. The flag
/// `v` of the same edition is not known.
package struct ExpressionSyntax: Hashable, Sendable {
  /// Whether the flag `u` is set: characters are code points, and only syntax has escapes.
  package let isUnicode: Bool

  /// Whether the additions of Annex B.1.2 for browsers hold, which the flag `u` turns off.
  package let hasAnnexB: Bool

  /// Creates a syntax.
  ///
  ///     ExpressionSyntax(isUnicode: false, hasAnnexB: true)  // what browsers take without flags
  package init(isUnicode: Bool = true, hasAnnexB: Bool = false) {
    self.isUnicode = isUnicode
    self.hasAnnexB = hasAnnexB && !isUnicode
  }

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: The expression, without slashes.
  ///   - locates: Whether the place of an unclosed group is wanted, which takes memory.
  /// - Returns: What was learned, with the first fault.
  /// - Complexity: O(*n*). Nesting takes no stack. Without names, and without look-around that is nested
  ///   more than 64 groups deep, nothing is allocated unless `locates` is set.
  package func read(_ text: UTF8Span, locates: Bool = false) -> ExpressionReading {
    var parser = ExpressionParser(self, locates: locates)
    parser.parse(text)
    return parser.reading
  }
}

/// What is learned of a regular expression.
package struct ExpressionReading: Hashable, Sendable {
  /// The number of groups that capture.
  package internal(set) var captures = 0

  /// The names of groups, in order.
  package internal(set) var names: [String] = []

  /// The first fault, or nil if the text is an expression.
  package internal(set) var fault: ExpressionFault?
}

/// One thing that is wrong with a regular expression.
package struct ExpressionFault: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A parenthesis or a bracket that is never closed, or a brace of a quantifier.
    case unclosedGroup, unclosedClass, unclosedBrace

    /// A closing parenthesis, bracket or brace without an opening one.
    case unopened

    /// A quantifier with nothing before it that can be repeated.
    case nothingToRepeat

    /// Braces that hold no quantifier, or one whose maximum is below its minimum.
    case quantifier

    /// A backslash with what it does not go with.
    case escape

    /// A reference to a group that does not exist.
    case reference

    /// Two groups of the same name, or a name that is none.
    case name

    /// What stands behind `(?` begins no group.
    case groupKind

    /// A range in brackets from a later to an earlier character, or with a class at an end.
    case range

    /// No property of Unicode has this name or value.
    case property
  }

  package let kind: Kind

  /// Where it is, as offsets of bytes.
  package let range: Range<Int>

  /// The byte with which the text ceased to be the beginning of an expression; nil if more text can mend
  /// it.
  package let impossibleAt: Int?
}
