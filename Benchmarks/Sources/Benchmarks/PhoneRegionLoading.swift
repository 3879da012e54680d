import Foundation
import Rulebook

/// Measures how telephone regions are read, parsed and compiled.
enum PhoneRegionLoading {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("RulePacks/phone/regions").path

  /// Measures a region of usual size, the largest ones, and all of them.
  static func measure(_ harness: inout Harness) throws {
    // A region that cannot be read would make the numbers meaningless.
    for name in try PackFiles.names(in: folder) { _ = try region(String(name.dropLast(5))) }
    for name in ["CH", "US", "IN", "CN"] {
      harness.compare("phone-regions, \(name)", { callingCode(ofRegion: name) }, with: nil)
    }
    guard harness.filter.isEmpty || "phone-regions".contains(harness.filter) else { return }
    let names = try PackFiles.names(in: folder).map { String($0.dropLast(".yaml".count)) }
    harness.compare(
      "phone-regions, all \(names.count)",
      { names.reduce(0) { $0 &+ callingCode(ofRegion: $1) } },
      with: nil
    )
    let before = residentBytes()
    let regions = try names.map(region)
    let kept = residentBytes() - before
    print("  phone-regions, all \(regions.count): \(kept / 1_000_000) MB resident")
  }

  private static func callingCode(ofRegion name: String) -> Int {
    do { return try region(name).callingCode } catch { return .min }
  }

  private static func region(_ name: String) throws -> PhoneRegion {
    try PhoneRegionReader.read(SourceText(contentsOfFile: "\(folder)/\(name).yaml"))
  }

  /// The memory that the process holds, as Linux counts it; 0 elsewhere.
  private static func residentBytes() -> Int {
    guard let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = pages.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}
