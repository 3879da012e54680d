import CReferences
import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Measures telephone numbers next to libphonenumber's C++ library.
///
/// Both sides use the same mixed corpus of valid and invalid numbers of all regions. Both read the
/// number and report whether it is valid. Every number in the table is for one telephone number.
enum PhoneBenchmarks {
  private struct Number {
    var region: String
    var text: String
  }

  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    guard let directory = rulebook.phoneNumbers else { return }
    let numbers = try corpus()
    for region in directory.regions { _ = try directory.region(named: region) }
    for code in directory.callingCodes { _ = try directory.mainRegion(ofCallingCode: code) }
    harness.compare(
      "phone, mixed corpus",
      of: numbers.count,
      { numbers.reduce(0) { $0 &+ (isValid($1, directory) ? 1 : 0) } },
      with: .init(name: "libphonenumber, C++") {
        numbers.reduce(0) { $0 &+ Int(reference_phone_is_valid($1.text, $1.region)) }
      }
    )
    try typing(directory, numbers, &harness)
    try loading(&harness)
  }

  private static func isValid(_ number: Number, _ directory: PhoneDirectory) -> Bool {
    do {
      return try directory.isValid(directory.parse(number.text, region: number.region))
    } catch {
      return false
    }
  }

  private static func typing(
    _ directory: PhoneDirectory,
    _ numbers: [Number],
    _ harness: inout Harness
  ) throws {
    harness.compare(
      "phone, as you type, 10 digits",
      {
        var formatter = PhoneNumberFormatter(region: "CH", directory: directory)
        return formatter.append(contentsOf: "0791234567").utf8.count
      },
      with: nil
    )
  }

  /// Prints the cost of loading regions.
  ///
  /// Each number is for fresh data, so it is measured once.
  private static func loading(_ harness: inout Harness) throws {
    let clock = ContinuousClock()
    for name in ["CH", "US", "IN", "CN"] {
      let best = try (0..<100).map { _ in
        guard let directory = try Rulebook().phoneNumbers else { return Duration.zero }
        return try clock.measure { _ = try directory.region(named: name) }
      }.min()
      harness.note("phone, load \(name)", "\(microseconds(best)) µs")
    }
    try slowest(&harness)
    guard let directory = try Rulebook().phoneNumbers else { return }
    let before = residentBytes()
    let all = try clock.measure {
      for region in directory.regions { _ = try directory.region(named: region) }
      for code in directory.callingCodes { _ = try directory.mainRegion(ofCallingCode: code) }
    }
    let bytes = residentBytes() - before
    harness.note("phone, load all", "\(microseconds(all)) µs, \(bytes / 1024) KiB resident")
  }

  /// Prints the slowest regions, with the best of several loads of all regions for each.
  private static func slowest(_ harness: inout Harness) throws {
    let clock = ContinuousClock()
    var best: [String: Duration] = [:]
    for _ in 0..<7 {
      guard let directory = try Rulebook().phoneNumbers else { return }
      for name in directory.regions {
        let time = try clock.measure { _ = try directory.region(named: name) }
        best[name] = min(time, best[name] ?? time)
      }
    }
    let order = best.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
    let slowest = order.prefix(10).map { "\($0.key) \(microseconds($0.value))" }
    let sum = best.values.reduce(Duration.zero, +)
    harness.note("phone, load slowest", "\(slowest.joined(separator: ", ")) µs")
    harness.note("phone, load, sum of best", "\(microseconds(sum)) µs")
  }

  private static func microseconds(_ duration: Duration?) -> Int {
    Int((duration ?? .zero) / .microseconds(1))
  }

  /// The memory in use by the process, in bytes, or 0 if the system doesn't report it.
  private static func residentBytes() -> Int {
    do {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4096
    } catch {
      return 0
    }
  }

  private static func corpus() throws -> [Number] {
    let file = URL(filePath: #filePath).appending(path: "../../../phones.tsv").standardized
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", maxSplits: 1)
      return Number(region: String(cells[0]), text: String(cells[1]))
    }
  }
}
