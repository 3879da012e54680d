import Violations

/// The version of a pack or of the library: numbers joined by dots.
///
/// A word after a hyphen marks a version before the release.
///
///     PackVersion("1.2") == PackVersion("1.2.0")        // true
///     PackVersion("2.0.0-beta").map { $0 < PackVersion("2") }  // true
///     PackVersion("banana")                             // nil
package struct PackVersion: Comparable, Sendable {
  /// The numbers, without trailing zeros.
  private let numbers: [Int]

  /// The word for a version before the release; nil for the release itself.
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

  /// Parses a version of at most 100 bytes; nil if a text isn't a version.
  package init?(_ text: String) {
    guard text.utf8.count <= 100 else { return nil }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let fields = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard 1...4 ~= fields.count, numbers.count == fields.count else { return nil }
    self.numbers = Array(numbers.trimmed)
    preliminary = parts.count == 2 ? String(parts[1]) : nil
    if preliminary?.isEmpty == true { return nil }
    description = text
  }

  /// Whether two versions are the same, even if they are written differently.
  package static func == (left: Self, right: Self) -> Bool {
    left.numbers == right.numbers && left.preliminary == right.preliminary
  }

  /// Orders versions by their numbers; a version before a release is lower than the release.
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

/// The versions that a pack works with: one or several comparisons, which must all hold.
///
///     VersionRequirement(">=1.2 <2")?.isMet(by: version)
///
/// A version without a comparison means that one or a later one.
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

  /// Parses a requirement of at most 1,000 bytes; nil if a text isn't one.
  package init?(_ text: String) {
    guard text.utf8.count <= 1_000 else { return nil }
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

  /// Returns whether a version meets the requirement.
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
  /// The numbers without trailing zeros: 1.2 and 1.2.0 are the same version.
  fileprivate var trimmed: ArraySlice<Int> { prefix((lastIndex { $0 != 0 }).map { $0 + 1 } ?? 0) }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
