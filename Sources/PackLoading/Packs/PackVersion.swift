import Violations

/// The version of a pack or of the library: numbers joined by dots, and maybe a word after a hyphen for
/// what comes before a release.
///
///     PackVersion("1.2") == PackVersion("1.2.0")        // true
///     PackVersion("2.0.0-beta").map { $0 < PackVersion("2") }  // true
///     PackVersion("banana")                             // nil
package struct PackVersion: Comparable, Sendable {
  /// The numbers, without zeros at the end.
  private let numbers: [Int]

  /// What comes before the release of these numbers; nil for the release itself.
  private let preliminary: String?

  /// The version as it was written.
  package let description: String

  /// The version of this library.
  package static let ofLibrary = PackVersion(0, 1, 0)

  private init(_ numbers: Int...) {
    description = numbers.map(String.init).joined(separator: ".")
    self.numbers = Array(numbers.trimmed)
    preliminary = nil
  }

  /// Reads a version; nil if a text is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let fields = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard 1...4 ~= fields.count, numbers.count == fields.count else { return nil }
    self.numbers = Array(numbers.trimmed)
    preliminary = parts.count == 2 ? String(parts[1]) : nil
    if preliminary?.isEmpty == true { return nil }
    description = text
  }

  /// Whether two versions are the same, however they are written.
  package static func == (left: Self, right: Self) -> Bool {
    left.numbers == right.numbers && left.preliminary == right.preliminary
  }

  /// Orders versions by their numbers; what comes before a release is lower than that.
  package static func < (left: Self, right: Self) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    switch (left.preliminary, right.preliminary) {
    case (let left?, let right?): return left < right
    case (_?, nil): return true
    case (nil, _): return false
    }
  }
}

/// The versions that a pack can work with: one or several comparisons, all of which must hold.
///
///     VersionRequirement(">=1.2 <2")?.isMet(by: version)
///
/// A version alone means that one or a later one.
package struct VersionRequirement: Sendable {
  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case exactly = "="
    case above = ">"
    case below = "<"
  }

  private let bounds: [(comparison: Comparison, version: PackVersion)]

  /// The requirement as it was written.
  package let description: String

  /// Reads a requirement; nil if a text is none.
  package init?(_ text: String) {
    var bounds: [(Comparison, PackVersion)] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let comparison = Comparison.allCases.first { word.hasPrefix($0.rawValue) }
      let rest = word.dropFirst(comparison?.rawValue.count ?? 0)
      guard let version = PackVersion(String(rest)) else { return nil }
      bounds.append((comparison ?? .atLeast, version))
    }
    if bounds.isEmpty { return nil }
    self.bounds = bounds
    description = text
  }

  /// Returns whether a version is one of these.
  package func isMet(by version: PackVersion) -> Bool {
    bounds.allSatisfy { comparison, bound in
      switch comparison {
      case .atLeast: version >= bound
      case .atMost: version <= bound
      case .exactly: version == bound
      case .above: version > bound
      case .below: version < bound
      }
    }
  }
}

extension [Int] {
  /// The numbers without zeros at the end: 1.2 and 1.2.0 are the same version.
  fileprivate var trimmed: ArraySlice<Int> { prefix((lastIndex { $0 != 0 }).map { $0 + 1 } ?? 0) }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
