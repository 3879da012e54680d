import Documents
import PackLoading
import RuleEngine
import SourceTexts

/// The packs to use: all packs that were read, or only those that aren't broken.
struct PackSelection {
  /// The packs, with the messages of their catalog files.
  private(set) var packs: [PackDeclaration]

  /// The packs as they were read, by the names of their files.
  private var read: [String: PackFolder.Pack]

  /// The mistakes in packs that were skipped.
  private(set) var diagnostics: [Diagnostic] = []

  private let reader: SourceReader
  private let skipsBroken: Bool

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - read: The packs, and the mistakes in packs that could not be read.
  ///   - reader: What read them.
  ///   - skipsBroken: Whether broken packs are skipped.
  init(_ read: SourceReader.Packs, of reader: SourceReader, skipsBroken: Bool) {
    self.reader = reader
    self.skipsBroken = skipsBroken
    self.read = Dictionary(
      read.packs.map { ($0.declaration.source.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    packs = read.packs.map(\.withMessages)
    diagnostics = read.packs.flatMap(\.catalogs).flatMap(\.remarks)
    for error in read.brokenCatalogs { diagnostics += error.diagnosticsOfSkippedCatalogs }
    if skipsBroken { for error in read.broken { skip(error.diagnostics, of: nil) } }
  }

  /// How often packs are linked again without broken ones.
  ///
  /// At most a hundred are skipped each time, so a folder with more than two thousand broken packs
  /// is refused.
  private static let mostRounds = 20

  /// Links the packs.
  ///
  /// - Parameters:
  ///   - checked: The names of the packs to check.
  ///   - catalogs: The application's catalogs; broken files are removed if they can be skipped.
  /// - Returns: The linked packs.
  /// - Throws: A ``LoadingError`` with all mistakes in packs and catalogs that can't be skipped.
  mutating func library(
    checking checked: Set<String>,
    _ catalogs: inout ApplicationCatalogs
  ) throws(LoadingError) -> PackLibrary {
    var round = 0
    while true {
      round += 1
      do throws(LoadingError) {
        let library = try PackLibrary.loading(packs, registry: reader.registry, checking: checked)
        let given = packs.filter { checked.contains($0.name) }.compactMap { read[$0.source.name] }
        let problems = try MessageAudit.problems(
          in: given,
          catalogs: catalogs.files,
          bundled: { [reader] () throws(LoadingError) in try reader.sourceMessages() },
          of: library,
          proven: Set(packs.map(\.name)).subtracting(checked)
        )
        let names = (given.flatMap(\.catalogs) + catalogs.namedFiles).compactMap(\.problemOfName)
        if let error = LoadingError(names + problems) { throw error }
        return library
      } catch {
        guard skipsBroken, round < Self.mostRounds else { throw error }
        // A broken pack may be the reason for mistakes in catalogs.
        if leaveOut(packsWith: error) { continue }
        guard catalogs.leaveOut(filesWith: error) else { throw error }
      }
    }
  }

  /// Skips the packs that have mistakes; the next attempt to link finds the packs that need them.
  ///
  /// - Returns: Whether any packs, or catalogs next to them, were skipped.
  private mutating func leaveOut(packsWith error: LoadingError) -> Bool {
    let byFile = Dictionary(grouping: error.diagnostics, by: \.file)
    let count = packs.count
    var hasSkippedCatalogs = false
    for pack in packs where !pack.isBundled {
      // The mistakes in a pack's tables are among its problems.
      let files = [pack.source.name] + (read[pack.source.name]?.catalogs.map(\.source.name) ?? [])
      let found =
        pack.problems
        + files.flatMap { byFile[$0] ?? [] }.filter { !pack.problems.contains($0) }
      if found.isEmpty { continue }
      if skipCatalogs(with: found, of: pack) {
        hasSkippedCatalogs = true
      } else {
        skip(found, of: pack)
      }
    }
    return hasSkippedCatalogs || packs.count < count
  }

  /// Skips catalogs next to a pack that contain all of its mistakes, unless one of them has the
  /// pack's source texts.
  ///
  /// - Returns: Whether they were skipped.
  private mutating func skipCatalogs(with found: [Diagnostic], of pack: PackDeclaration) -> Bool {
    let name = pack.source.name
    guard var remaining = read[name],
      let index = packs.firstIndex(where: { $0.source.name == name })
    else { return false }
    let files = Set(found.map(\.file))
    let broken = remaining.catalogs.filter { files.contains($0.source.name) }
    guard Set(broken.map(\.source.name)) == files,
      broken.allSatisfy({ $0.locale != pack.sourceLocale }), let error = LoadingError(found)
    else { return false }
    remaining.catalogs.removeAll { files.contains($0.source.name) }
    read[name] = remaining
    packs[index] = remaining.withMessages
    diagnostics += error.diagnosticsOfSkippedCatalogs
    return true
  }

  private mutating func skip(_ found: [Diagnostic], of pack: PackDeclaration?) {
    guard let file = pack?.source.name ?? found.first?.file else { return }
    diagnostics += found
    diagnostics.append(
      Diagnostic(
        code: "pack.skipped",
        file: file,
        reason: "\(pack.map { "the pack `\($0.name)`" } ?? "this") is skipped"
      )
    )
    if pack != nil { packs.removeAll { $0.source.name == file } }
  }
}
