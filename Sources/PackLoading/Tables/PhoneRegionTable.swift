import Rules

/// The part of the world's telephone numbers that one pack brings.
struct PhoneRegionTable: Sendable {
  /// A region of the table.
  enum Region: Sendable {
    /// Read and checked.
    case read(PhoneRegion)

    /// Read from its file when it is first needed.
    case late(@Sendable () throws(LoadingError) -> PhoneRegion)

    /// Returns the region.
    func load() throws(LoadingError) -> PhoneRegion {
      switch self {
      case .read(let region): region
      case .late(let read): try read()
      }
    }
  }

  /// The regions of each calling code as the index says, the main one first.
  var index: [Int: [String]] = [:]

  /// The regions by the names of their files, `CH` or `800`.
  var regions: [String: Region] = [:]

  /// What is wrong in files that were refused.
  var refused: [Diagnostic] = []

  /// The name of the file with a region's numbers.
  static func fileName(of region: String, callingCode: Int) -> String {
    region == "001" ? String(callingCode) : region
  }

  /// Adds a region that was read.
  mutating func add(_ region: PhoneRegion, named file: String) {
    regions[file] = .read(region)
    for code in index.keys where code != region.callingCode && region.name != "001" {
      index[code]?.removeAll { $0 == region.name }
    }
    if index[region.callingCode]?.contains(region.name) != true {
      index[region.callingCode, default: []].append(region.name)
    }
  }

  /// Lays another table over this one: its regions take the place of those with the same name.
  mutating func lay(_ upper: PhoneRegionTable) {
    for (code, names) in upper.index {
      for name in names where name != "001" {
        for other in index.keys where other != code { index[other]?.removeAll { $0 == name } }
      }
      // An upper index of a code goes before; what only the lower one has stays.
      let rest = (index[code] ?? []).filter { !names.contains($0) }
      let isWhole = names.count > 1 || rest.isEmpty
      index[code] =
        isWhole
        ? names + rest : (index[code] ?? []) + names.filter { !(index[code] ?? []).contains($0) }
    }
    index = index.filter { !$0.value.isEmpty }
    regions.merge(upper.regions) { $1 }
    refused += upper.refused
  }

  /// Reads every region that was not read yet.
  ///
  /// - Returns: What is wrong in those that cannot be used.
  func problems() -> [Diagnostic] {
    var collector = DiagnosticCollector()
    for (_, region) in regions.sorted(by: { $0.key < $1.key }) {
      do throws(LoadingError) { _ = try region.load() } catch { collector.add(error) }
    }
    return refused + collector.diagnostics
  }
}

extension PhoneRegionTable: PhoneRegionSource {
  /// Returns a region for the directory.
  func region(named name: String) throws(PhoneRegionUnreadable) -> PhoneRegion {
    guard let region = regions[name] else {
      throw PhoneRegionUnreadable(region: name, reason: "no pack has a file for it")
    }
    do throws(LoadingError) {
      return try region.load()
    } catch {
      throw PhoneRegionUnreadable(region: name, reason: error.description)
    }
  }

  /// The regions as checks use them.
  var directory: PhoneDirectory { PhoneDirectory(index: index, source: self) }
}
