import Documents
import PackLoading
import RuleEngine
import SourceTexts

/// The packs to use: all packs that were read, or only those that aren't broken.
struct PackSelection {
  /// The packs, with the messages of their catalog files.
  private(set) var packs: [PackDeclaration]

  /// The packs as they were read, by the names of their files.
  private let read: [String: PackFolder.Pack]

  /// The mistakes in packs that were skipped.
  private(set) var diagnostics: [Diagnostic] = []

  private let registry: SubjectRegistry
  private let resources: String?
  private let skipsBroken: Bool

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - read: The packs, and the mistakes in packs that could not be read.
  ///   - registry: The checks and kinds of tables that packs use.
  ///   - resources: The folder with the bundled data; nil to look next to the executable.
  ///   - skipsBroken: Whether broken packs are skipped.
  init(
    _ read: SourceReader.Packs,
    registry: SubjectRegistry,
    resources: String?,
    skipsBroken: Bool
  ) {
    self.registry = registry
    self.resources = resources
    self.skipsBroken = skipsBroken
    self.read = Dictionary(
      read.packs.map { ($0.declaration.source.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    packs = read.packs.map { pack in
      var declaration = pack.declaration
      declaration.add(pack.catalogs)
      return declaration
    }
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
  ///   - catalogs: The application's catalog files that are named after their locales.
  ///   - others: The application's other catalogs.
  /// - Returns: The linked packs.
  /// - Throws: A ``LoadingError`` with all mistakes in the catalogs, and in packs that can't be
  ///   skipped.
  mutating func library(
    checking checked: Set<String>,
    named catalogs: [ARBFile],
    others: [ARBFile]
  ) throws(LoadingError) -> PackLibrary {
    var round = 0
    while true {
      round += 1
      do throws(LoadingError) {
        let library = try PackLibrary.loading(packs, registry: registry, checking: checked)
        let given = packs.filter { checked.contains($0.name) }.compactMap { read[$0.source.name] }
        let problems = try MessageAudit.problems(
          in: given,
          catalogs: catalogs + others,
          bundled: { [resources] () throws(LoadingError) in
            let path = try Resources.folder(resources) + "/Localizations/en.arb"
            return try ARBFile(SourceText(contentsOfFile: path)).messages
          },
          of: library,
          proven: Set(packs.map(\.name)).subtracting(checked)
        )
        let names = (given.flatMap(\.catalogs) + catalogs).compactMap(\.problemOfName)
        if let error = LoadingError(names + problems) { throw error }
        return library
      } catch {
        guard skipsBroken, round < Self.mostRounds, leaveOut(packsWith: error) else { throw error }
      }
    }
  }

  /// Skips the packs that have mistakes; the next attempt to link finds the packs that need them.
  ///
  /// - Returns: Whether any packs were skipped.
  private mutating func leaveOut(packsWith error: LoadingError) -> Bool {
    let byFile = Dictionary(grouping: error.diagnostics, by: \.file)
    let count = packs.count
    for pack in packs where !pack.isBundled {
      // The mistakes in a pack's tables are among its problems.
      let files = [pack.source.name] + (read[pack.source.name]?.catalogs.map(\.source.name) ?? [])
      let found =
        pack.problems
        + files.flatMap { byFile[$0] ?? [] }.filter { !pack.problems.contains($0) }
      if found.isEmpty { continue }
      skip(found, of: pack)
    }
    return packs.count < count
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
