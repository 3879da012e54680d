import PhoneNumbers
import RuleEngine
import SourceTexts
import Violations

/// One pack's part of the world's telephone numbers.
struct PhoneRegionTable: Sendable {
  /// A region of the table.
  enum Region: Sendable {
    /// A region that was read and checked.
    case read(PhoneRegion)

    /// A region that is read from its file when it is first needed.
    case late(@Sendable () throws(LoadingError) -> PhoneRegion)

    func load() throws(LoadingError) -> PhoneRegion {
      switch self {
      case .read(let region): region
      case .late(let read): try read()
      }
    }
  }

  /// The regions of each calling code in the index, with the main region first.
  var index: [Int: [String]] = [:]

  /// The regions of each calling code whose files aren't in the index.
  var unlisted: [Int: [String]] = [:]

  /// The regions by the names of their files, `CH` or `800`.
  var regions: [String: Region] = [:]

  /// The files of ``unlisted`` regions, by region.
  private var files: [String: SourceText] = [:]

  /// The errors in files that were rejected.
  var refused: [Diagnostic] = []

  /// Returns the name of the file with a region's numbers.
  static func fileName(of region: String, callingCode: Int) -> String {
    region == "001" ? String(callingCode) : region
  }

  /// Adds a region that was read.
  mutating func add(_ region: PhoneRegion, named name: String, from file: SourceText) {
    regions[name] = .read(region)
    if index[region.callingCode]?.contains(region.name) != true {
      unlisted[region.callingCode, default: []].append(region.name)
      files[region.name] = file
    }
  }

  /// Puts another table on top of this one.
  ///
  /// Its regions replace regions with the same name. If its index names the regions of a calling
  /// code, these come before the others. Regions that its index doesn't name come after them, so
  /// that a newly added file doesn't become the main region of a code by chance.
  mutating func lay(_ upper: PhoneRegionTable) {
    moveAway(upper.index)
    for (code, names) in upper.index {
      index[code] = names + (index[code] ?? []).filter { !names.contains($0) }
    }
    moveAway(upper.unlisted)
    for (code, names) in upper.unlisted {
      let known = index[code] ?? []
      index[code] = known + names.filter { !known.contains($0) }
    }
    index = index.filter { !$0.value.isEmpty }
    regions.merge(upper.regions) { $1 }
    refused += upper.refused
  }

  /// Returns remarks on regions whose calling code differs from the one in a lower table, unless an
  /// index says so.
  ///
  /// The new code might be a mistake.
  func regionsMoved(from lower: PhoneRegionTable) -> [Diagnostic] {
    var moved: [Diagnostic] = []
    for (code, names) in unlisted.sorted(by: { $0.key < $1.key }) {
      for name in names where name != "001" {
        let others = lower.index.filter { $0.value.contains(name) }.keys.sorted()
        guard let other = others.first, !others.contains(code), let file = files[name] else {
          continue
        }
        moved.append(
          file.diagnostic(
            "lint.moved_region",
            at: file.position(ofKey: "calling-code"),
            reason: "the region `\(name)` has the calling code \(other), but \(code) in this file",
            hint: "write `calling-code: \(other)`, or list the region under \(code) in an index"
          )
        )
      }
    }
    return moved
  }

  /// Removes regions from all calling codes that they no longer have.
  ///
  /// The region `001`, for numbers that belong to no region, can have any number of codes.
  private mutating func moveAway(_ upper: [Int: [String]]) {
    if index.isEmpty { return }
    var codes: [String: Set<Int>] = [:]
    for (code, names) in upper {
      for name in names where name != "001" { codes[name, default: []].insert(code) }
    }
    for (code, names) in index where names.contains(where: { codes[$0] != nil }) {
      index[code] = names.filter { codes[$0]?.contains(code) != false }
    }
  }
}

extension PhoneRegionTable: TablePart {
  /// Puts higher layers on top of lower ones.
  static func table(of parts: [Self]) -> PhoneDirectory {
    var merged = PhoneRegionTable()
    for part in parts { merged.lay(part) }
    return PhoneDirectory(index: merged.index, source: merged)
  }

  /// Returns remarks on the regions that a part moves to another calling code without listing them
  /// in an index.
  static func remarks(on parts: [Self]) -> [Diagnostic] {
    var merged = PhoneRegionTable()
    var moved: [Diagnostic] = []
    for part in parts {
      moved += part.regionsMoved(from: merged)
      merged.lay(part)
    }
    return moved
  }

  /// Reads every region that hasn't been read yet.
  ///
  /// - Returns: The errors in regions that can't be used.
  func problems() -> [Diagnostic] {
    var collector = DiagnosticCollector()
    for (_, region) in regions.sorted(by: { $0.key < $1.key }) {
      do throws(LoadingError) { _ = try region.load() } catch { collector.add(error) }
    }
    return refused + collector.diagnostics
  }
}

extension PhoneRegionTable: PhoneRegionSource {
  func region(named name: String) throws(PhoneRegionUnreadable) -> PhoneRegion {
    guard let region = regions[name] else {
      throw PhoneRegionUnreadable(region: name, reason: "no pack has a file for the region")
    }
    do throws(LoadingError) {
      return try region.load()
    } catch {
      throw PhoneRegionUnreadable(region: name, reason: error.description)
    }
  }
}

extension SourceText {
  /// Returns the start of the first line that begins with a key, or the start of the file.
  fileprivate func position(ofKey key: String) -> SourcePosition {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return .start }
    return SourcePosition(line: index + 1, column: 1)
  }
}
