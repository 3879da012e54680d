import Rulebook
import RulebookKernels

extension Report {
  /// What holds for every report on a text.
  ///
  /// - Parameters:
  ///   - name: What a breach calls the check or rule.
  ///   - text: The text, which ranges count in.
  ///   - arguments: The names of the arguments of each code.
  /// - Throws: The first promise that does not hold.
  func expectSense(
    _ name: String,
    in text: [UInt8],
    _ arguments: [ViolationCode: Set<String>]
  ) throws(Breach) {
    try expect(
      isValid == violations.allSatisfy { $0.severity != .error },
      "\(name): invalid where there are errors"
    )
    for violation in violations {
      try expect(
        arguments[violation.code] == Set(violation.arguments.keys),
        "\(name): codes have the arguments that are declared",
        "\(violation.code) \(violation.arguments.keys.sorted())"
      )
      guard let range = violation.range else { continue }
      try expect(
        text.isBetweenScalars(range.lowerBound) && text.isBetweenScalars(range.upperBound),
        "\(name): ranges lie between characters of the input",
        "\(violation.code) \(range)"
      )
    }
  }

  /// The codes of the errors in their order.
  var errors: [ViolationCode] { violations.filter { $0.severity == .error }.map(\.code) }
}

extension Value? {
  /// Whether this is a text of the same bytes.
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
  /// Whether an offset is inside the text or at its ends, and not within a character.
  fileprivate func isBetweenScalars(_ offset: Int) -> Bool {
    indices.contains(offset) ? self[offset] & 0xC0 != 0x80 : offset == count
  }
}
