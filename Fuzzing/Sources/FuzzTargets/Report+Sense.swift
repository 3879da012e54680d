import Rulebook
import RulebookKernels

extension Report {
  /// Checks the promises for every report on a text.
  ///
  /// - Parameters:
  ///   - name: The name of the check or rule in a breach.
  ///   - text: The text that ranges refer to.
  ///   - arguments: The names of the arguments of each code.
  /// - Throws: The first broken promise.
  func expectSense(
    _ name: String,
    in text: [UInt8],
    _ arguments: [ViolationCode: Set<String>]
  ) throws(Breach) {
    try expect(
      isValid == violations.allSatisfy { $0.severity != .error },
      "\(name): a report with errors is invalid"
    )
    for violation in violations {
      // The title and the example of shared codes come from the rule, not from a check.
      let isShared =
        violation.code.rawValue.hasPrefix("identifier.") && violation.arguments.isEmpty
        && arguments[violation.code] != nil
      try expect(
        isShared || arguments[violation.code] == Set(violation.arguments.keys),
        "\(name): codes have the arguments that are declared",
        "\(violation.code) \(violation.arguments.keys.sorted())"
      )
      guard let range = violation.range else { continue }
      try expect(
        text.isBetweenScalars(range.lowerBound) && text.isBetweenScalars(range.upperBound),
        "\(name): ranges are between characters of the input",
        "\(violation.code) \(range)"
      )
    }
  }

  /// The codes of the errors, in order.
  var errors: [ViolationCode] { violations.filter { $0.severity == .error }.map(\.code) }
}

extension Value? {
  /// Whether this is a text with the same bytes.
  func isExactly(_ text: String) -> Bool { self?.text?.utf8.elementsEqual(text.utf8) ?? false }
}

extension CheckDefinition {
  /// Returns the names of the arguments of each code.
  func argumentNames(
    where isIncluded: (CodeDefinition.Argument) -> Bool
  ) -> [ViolationCode: Set<String>] {
    Dictionary(
      codes.map { ($0.code, Set($0.arguments.filter(isIncluded).map(\.name))) },
      uniquingKeysWith: { $0.union($1) }
    )
  }
}

extension [UInt8] {
  /// Whether an offset is in the text or at its ends, but not within a character.
  func isBetweenScalars(_ offset: Int) -> Bool {
    indices.contains(offset) ? self[offset] & 0xC0 != 0x80 : offset == count
  }
}
