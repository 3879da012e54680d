import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

extension LintReport {
  /// Removes the findings that catalog files suppress, and reports suppressions that don't match
  /// any finding.
  mutating func applySuppressions(of files: [ARBFile]) {
    for file in files where !file.suppressions.isEmpty { apply(file) }
  }

  private mutating func apply(_ file: ARBFile) {
    let places = MessagePlaces(of: file)
    var used: Set<String> = []
    removeFindings { finding in
      guard finding.severity == .warning, finding.diagnostic.file == file.source.name else {
        return false
      }
      let code = finding.diagnostic.code
      let key = places.key(at: finding.diagnostic.position)
      for place in [key, ""] where file.suppressions[place]?[code] != nil {
        used.insert("\(place) \(code)")
        return true
      }
      return false
    }
    for (key, codes) in file.suppressions {
      for (code, suppression) in codes where !used.contains("\(key) \(code)") {
        add(
          .warning,
          file.source.diagnostic(
            "lint.idle_suppression",
            at: suppression.position,
            reason: "no finding here has the code `\(code)`",
            hint: Self.hint(onIdle: code)
          )
        )
      }
    }
  }
}

extension LintReport {
  /// Removes the findings that packs suppress, and reports suppressions that don't
  /// match any finding.
  mutating func applySuppressions(of packs: [PackDeclaration]) {
    for pack in packs where !pack.suppressions.isEmpty { apply(pack.suppressions, in: pack) }
  }

  private mutating func apply(_ suppressions: [FindingSuppression], in pack: PackDeclaration) {
    let places = SuppressedPlaces(suppressions)
    var used: [Set<String>] = Array(repeating: [], count: suppressions.count)
    removeFindings { finding in
      guard finding.severity == .warning else { return false }
      for index in places.indices(of: finding.diagnostic, in: pack)
      where suppressions[index].reasons[finding.diagnostic.code] != nil {
        used[index].insert(finding.diagnostic.code)
        return true
      }
      return false
    }
    for (index, suppression) in suppressions.enumerated() {
      for (code, reason) in suppression.reasons where !used[index].contains(code) {
        add(
          .warning,
          pack.source.diagnostic(
            "lint.idle_suppression",
            at: reason.position,
            reason: "no finding here has the code `\(code)`",
            hint: Self.hint(onIdle: code)
          )
        )
      }
    }
  }
}

extension LintReport {
  /// Returns what to do about a suppression that doesn't match any finding, whose code may be
  /// misspelt.
  private static func hint(onIdle code: String) -> String {
    if LintCode.named(code) != nil { return "remove it" }
    let meant = nearestName(to: code, in: LintCode.known.map(\.code.rawValue))
    return meant.map { "did you mean `\($0)`?" } ?? "remove it"
  }
}

/// The places that suppressions apply to: the whole pack, and ranges such as rules, the checks in
/// them, and texts.
private struct SuppressedPlaces {
  private struct Place {
    var range: Range<SourcePosition>
    var index: Int
  }

  /// The ranges, in layers without overlaps, each in the order of the file.
  private var layers: [[Place]] = []

  /// The indices of the suppressions for the whole pack.
  private var forPack: [Int] = []

  init(_ suppressions: [FindingSuppression]) {
    var places: [Place] = []
    for (index, suppression) in suppressions.enumerated() {
      if suppression.isForPack {
        forPack.append(index)
      } else {
        places.append(Place(range: suppression.range, index: index))
      }
    }
    // The larger of two ranges with the same start is in a lower layer.
    let sorted = places.sorted {
      ($0.range.lowerBound, $1.range.upperBound, $0.index)
        < ($1.range.lowerBound, $0.range.upperBound, $1.index)
    }
    for place in sorted {
      let layer = layers.firstIndex { layer in
        layer.last.map { $0.range.upperBound <= place.range.lowerBound } ?? true
      }
      if let layer { layers[layer].append(place) } else { layers.append([place]) }
    }
  }

  /// Returns the indices of the suppressions for the place of a finding, in ascending order.
  func indices(of finding: Diagnostic, in pack: PackDeclaration) -> [Int] {
    if finding.file == pack.source.name {
      return (forPack + indices(at: finding.position)).sorted()
    }
    // A catalog next to the pack has its own reasons.
    return pack.hasFolder && finding.file.hasPrefix(pack.folder) && !finding.file.hasSuffix(".arb")
      ? forPack : []
  }

  /// Returns the indices of the ranges that contain a position.
  private func indices(at position: SourcePosition) -> [Int] {
    layers.compactMap { layer -> Int? in
      var (low, high) = (0, layer.count)
      while low < high {
        let middle = (low + high) / 2
        if layer[middle].range.lowerBound <= position { low = middle + 1 } else { high = middle }
      }
      guard low > 0, layer[low - 1].range.contains(position) else { return nil }
      return layer[low - 1].index
    }
  }
}

extension PackDeclaration {
  /// Whether the pack has a folder of its own.
  fileprivate var hasFolder: Bool {
    source.name.hasSuffix("/pack.yaml") || source.name.hasSuffix("/pack.yml")
  }

  /// The path of the folder of the pack's file, with a slash at the end.
  fileprivate var folder: String {
    source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
  }
}

/// The places of the messages of a catalog file.
private struct MessagePlaces {
  /// The starts of the messages, in the order of the file.
  private let starts: [(position: SourcePosition, key: String)]

  init(of file: ARBFile) {
    starts = file.catalogMessages.map { (position: $0.written.start, key: $0.key) }
      .sorted { $0.position < $1.position }
  }

  /// Returns the key of the last message that begins on the line of a position and not after it;
  /// empty if there is none.
  func key(at position: SourcePosition) -> String {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].position <= position { low = middle + 1 } else { high = middle }
    }
    guard low > 0, starts[low - 1].position.line == position.line else { return "" }
    return starts[low - 1].key
  }
}
