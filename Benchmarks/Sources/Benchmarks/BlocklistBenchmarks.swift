import Foundation
@_spi(Kernels) import RulebookAuthoring
import RulebookKernels

/// Builds lists of ten million entries, and compares lookups with a `Set<String>` of one million.
enum BlocklistBenchmarks {
  private static let entries = 10_000_000
  private static let entriesOfReference = 1_000_000

  static func run(_ harness: inout Harness) throws {
    guard harness.filter.isEmpty || "blocklist".hasPrefix(harness.filter.prefix(9)) else { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { print(error) }
    }
    let source = folder.appending(path: "words.txt").path
    try writeWords(source)
    let filter = try build("filter", source, .filter(oneIn: 10_000), harness)
    let exact = try build("exact", source, .exact, harness)
    let reference = Set((0..<entriesOfReference).map(word))
    try ask("filter", filter, reference, &harness)
    try ask("exact", exact, reference, &harness)
    try askHashes(&harness)
    let small = try Blocklist(["letmein", "password"])
    harness.compare(
      "blocklist, small",
      { small.contains("correct horse battery") ? 1 : 0 },
      with: nil
    )
  }

  /// Entries look like passwords that people make: a syllable or two and a number.
  private static func word(_ number: Int) -> String { "pa\(number % 977)ss\(number)" }

  private static func writeWords(_ path: String) throws {
    try Data().write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    for start in stride(from: 0, to: entries, by: 100_000) {
      var text = ""
      for number in start..<start + 100_000 { text += word(number) + "\n" }
      try file.write(contentsOf: Data(text.utf8))
    }
    try file.close()
  }

  private static func build(
    _ name: String,
    _ source: String,
    _ structure: BlocklistOptions.Structure,
    _ harness: Harness
  ) throws -> Blocklist {
    let clock = ContinuousClock()
    let output = "\(source).\(name)"
    var report: BlocklistReport?
    let building = try clock.measure {
      report = try BlocklistBuilder(BlocklistOptions(structure: structure)).build(
        source,
        to: output
      )
    }
    let memory = peakMemory()
    var list: Blocklist?
    let loading = try clock.measure {
      list = try Blocklist(contentsOfFile: output, inMemoryUpTo: .max)
    }
    guard let list, let report else { throw CocoaError(.fileReadUnknown) }
    let megabytes = Double(report.header.fileSize) / 1e6
    harness.note(
      "blocklist, \(name)",
      "\(report.header.count) entries, \(Harness.rounded(megabytes)) MB, "
        + "built in \(building), loaded in \(loading)"
    )
    harness.note("blocklist, \(name), memory", "the process had at most \(memory) until then")
    return list
  }

  /// The peak memory of the process so far, as Linux reports it.
  private static func peakMemory() -> String {
    do {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line.map { $0.dropFirst(6).trimmingCharacters(in: .whitespaces) } ?? "?"
    } catch {
      return "?"
    }
  }

  private static func ask(
    _ name: String,
    _ list: Blocklist,
    _ reference: Set<String>,
    _ harness: inout Harness
  ) throws {
    // Enough texts that neither they nor the memory they touch stay in the processor's caches.
    let listed = (0..<1 << 18).map { word($0 &* 7_919 % entries) }
    let listedInReference = (0..<1 << 18).map { word($0 &* 7_919 % entriesOfReference) }
    let others = (0..<1 << 18).map { "ot\($0)her" }
    let mask = listed.count - 1
    var next = 0
    var nextOfReference = 0
    for (kind, texts, textsOfReference) in [
      ("listed", listed, listedInReference), ("other", others, others),
    ] {
      harness.compare(
        "blocklist, \(name), \(kind)",
        {
          next = (next + 1) & mask
          return list.contains(texts[next]) ? 1 : 0
        },
        with: .init(name: "Set<String>, a tenth of it") {
          nextOfReference = (nextOfReference + 1) & mask
          return reference.contains(textsOfReference[nextOfReference]) ? 1 : 0
        }
      )
    }
    let missing = (0..<entries / 10).count { !list.contains(word($0 * 10)) }
    let taken = (0..<4_000_000).count { list.contains("ot\($0)her") }
    harness.note(
      "blocklist, \(name), mistakes",
      "\(missing) of 1000000 listed not found; \(taken) of 4000000 others found, "
        + "one in \(taken > 0 ? 4_000_000 / taken : 0)"
    )
    harness.note("blocklist, \(name), threads", threads(list, listed))
  }

  /// Lookups per second by one thread, and by two at the same time.
  private static func threads(_ list: Blocklist, _ texts: [String]) -> String {
    let rounds = 8
    @Sendable func lookUp(_ number: Int) {
      var found = 0
      for _ in 0..<rounds { for text in texts where list.contains(text) { found += 1 } }
      if found != rounds * texts.count { print("a listed text was not found") }
    }
    let clock = ContinuousClock()
    let alone = clock.measure { lookUp(0) }
    let together = clock.measure { DispatchQueue.concurrentPerform(iterations: 2, execute: lookUp) }
    return "one thread \(alone), two with the same work each \(together)"
  }

  /// The extra cost of hashing a password for lists of hashes.
  private static func askHashes(_ harness: inout Harness) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { print(error) }
    }
    for (kind, digits) in [(BlocklistHeader.Kind.sha1, 40), (.ntlm, 32)] {
      let source = folder.appending(path: "hashes.txt").path
      try Data((String(repeating: "0", count: digits) + "\n").utf8).write(to: URL(filePath: source))
      let output = folder.appending(path: kind.rawValue).path
      _ = try BlocklistBuilder(BlocklistOptions(kind: kind)).build(source, to: output)
      let list = try Blocklist(contentsOfFile: output)
      harness.compare(
        "blocklist, \(kind.rawValue), hash and look up",
        { list.contains("correct horse battery") ? 1 : 0 },
        with: nil
      )
    }
  }
}
