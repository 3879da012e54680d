import Documents
import PackLoading
import Rules

/// The packs that are used: all that were read, or, where that is asked for, those that are not broken.
struct PackSelection {
  /// The packs, with the messages of the catalog files beside them.
  private(set) var packs: [PackDeclaration]

  /// The packs as they were read, by the names of their files.
  private let read: [String: PackFolder.Pack]

  /// What is wrong in the packs that were left out.
  private(set) var diagnostics: [Diagnostic] = []

  private let registry: SubjectRegistry
  private let resources: String?
  private let skipsBroken: Bool

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - read: The packs, and what is wrong in those that could not be read.
  ///   - registry: The checks and kinds of table that the packs name.
  ///   - resources: The folder with the bundled data; found beside the executable unless given.
  ///   - skipsBroken: Whether broken packs are left out.
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

  /// Links the packs.
  ///
  /// - Parameters:
  ///   - checked: The names of the packs that were given.
  ///   - catalogs: The application's catalog files that are named after their locales.
  ///   - others: The application's other catalogs.
  /// - Returns: The packs that are used, linked.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the catalogs, and in packs that
  ///   cannot be left out.
  mutating func library(
    checking checked: Set<String>,
    named catalogs: [ARBFile],
    others: [ARBFile]
  ) throws(LoadingError) -> PackLibrary {
    while true {
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
        guard skipsBroken, leaveOut(packsWith: error) else { throw error }
      }
    }
  }

  /// Leaves out the packs in which something is wrong; what needs them is found next.
  ///
  /// - Returns: Whether there were any.
  private mutating func leaveOut(packsWith error: LoadingError) -> Bool {
    let byFile = Dictionary(grouping: error.diagnostics, by: \.file)
    let count = packs.count
    for pack in packs where !pack.isBundled {
      // What is wrong in a pack's tables is among its problems.
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
        reason: "\(pack.map { "the pack `\($0.name)`" } ?? "this") is left out"
      )
    )
    if pack != nil { packs.removeAll { $0.source.name == file } }
  }
}
