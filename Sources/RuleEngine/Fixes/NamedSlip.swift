package import Violations

/// A slip that explains why a text is refused.
///
/// Its message says what to do. Without it, a message is about what follows from the slip: that a
/// colon can't be in an address, where `https:` is the mistake.
///
/// A check looks for slips only if a text is refused and details are wanted.
package struct NamedSlip {
  /// The code that names the slip.
  package let code: CodeDefinition

  /// The bytes of the text that the slip is about.
  package let range: Range<Int>

  /// The arguments of the code.
  package let arguments: [String: Argument]

  /// The longest text, in bytes, where a check looks for slips.
  package static let longestText = 200

  /// Creates a slip.
  ///
  /// - Parameters:
  ///   - code: The code that names the slip.
  ///   - part: The part of the text that the slip is about.
  ///   - text: The text.
  ///   - arguments: The arguments of the code.
  package init(
    _ code: CodeDefinition,
    _ part: Substring,
    of text: String,
    _ arguments: [String: Argument] = [:]
  ) {
    self.code = code
    let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    range = start..<start + part.utf8.count
    self.arguments = arguments
  }

  private init(_ code: CodeDefinition, _ range: Range<Int>, _ arguments: [String: Argument]) {
    self.code = code
    self.range = range
    self.arguments = arguments
  }

  /// Returns the slip with those arguments of the general code above its own that it lacks, so that
  /// the message of the general code can be shown for it.
  package func adding(_ general: [String: Argument]) -> Self {
    let declared = Set(code.arguments.map(\.name))
    let missing = general.filter { declared.contains($0.key) }
    return Self(code, range, missing.merging(arguments) { _, own in own })
  }
}

extension NamedSlip {
  /// Returns the slip of a letter that stands for the digit that it looks like, or nil if no text
  /// with digits for such letters is accepted.
  ///
  /// - Parameters:
  ///   - code: The code, whose argument `character` is the first such letter.
  ///   - text: The text.
  ///   - accepts: Returns whether a text is accepted.
  /// - Returns: The slip; nil if there is none.
  package static func letterForDigit(
    _ code: CodeDefinition,
    in text: String,
    accepts: (String) -> Bool
  ) -> NamedSlip? {
    guard let place = CommonSlips.letterForDigit(in: text, accepts: accepts) else { return nil }
    let letter = Argument.character(text.unicodeScalars[place])
    return NamedSlip(code, text[place...place], of: text, ["character": letter])
  }

  /// Returns the slip of a text with several values, or nil if it has fewer than two.
  ///
  /// The slip is about the second value and everything up to the end of the last one.
  ///
  /// - Parameters:
  ///   - code: The code that names the slip.
  ///   - values: The parts of the text that may be values.
  ///   - text: The text.
  ///   - isValue: Returns whether a part is a value. All of them must be.
  /// - Returns: The slip; nil if there is none.
  package static func several(
    _ code: CodeDefinition,
    _ values: [Substring],
    of text: String,
    where isValue: (Substring) -> Bool = { _ in true }
  ) -> NamedSlip? {
    guard values.count > 1, let last = values.last, values.allSatisfy(isValue) else { return nil }
    return NamedSlip(code, text[values[1].startIndex..<last.endIndex], of: text)
  }

  /// Returns the first slip that one of several functions finds, or nil if none does.
  package static func first(of finders: [() -> NamedSlip?]) -> NamedSlip? {
    for find in finders {
      if let slip = find() { return slip }
    }
    return nil
  }
}

extension CodeDefinition.Argument {
  /// The argument of a code for a letter that stands for a digit.
  package static let letterForDigit = Self(
    "character",
    .character,
    "the letter",
    isFromInput: true
  )
}

extension CodeDefinition {
  /// Creates the definition of a slip's code, which also has the arguments of the general code
  /// above it.
  package init(
    _ code: ViolationCode,
    of general: CodeDefinition,
    _ summary: String,
    _ arguments: [Argument] = [],
    severity: Severity = .error
  ) {
    let own = Set(arguments.map(\.name))
    let inherited = general.arguments.filter { !own.contains($0.name) }
    self.init(code, summary, arguments + inherited, severity: severity)
  }
}

extension Findings {
  /// Adds the violation of a slip.
  package mutating func add(_ slip: NamedSlip) {
    add(slip.code.code, at: slip.range, severity: .error, slip.arguments)
  }
}
