import Documents
import PackLoading
import Rules

/// Reads the packs of sources: for loading, lint and examples alike, so that these agree on what a pack
/// is and what is wrong with it.
struct SourceReader {
  let registry: SubjectRegistry
  let resources: String?
  var limits = Limits()

  /// Whether each file of the bundled packs is verified, and those of large tables are read only when
  /// they are first needed; all are read at once otherwise, as they are.
  var verifiesBundled = false
  var options: LoadingOptions = []

  /// The files that were read, of all sources.
  let read = ReadFiles()

  /// What was read.
  struct Packs {
    /// All packs that could be read at all, those of lower sources first.
    var packs: [PackFolder.Pack] = []

    /// The names of the packs that were given, beside the bundled ones.
    var given: Set<String> = []

    /// What is wrong with sources, such as folders that do not exist, or from which nothing was read.
    var errors: [LoadingError] = []

    /// What is wrong in packs that could not be read at all.
    var broken: [LoadingError] = []

    /// Files that look like parts of packs and were not read, and packs that have the name of one
    /// of the library.
    var remarks: [Diagnostic] = []

    /// The bundled packs, if they were read and are verified.
    fileprivate(set) var bundled: VerifiedFolder?

    /// The folders that were given, with what was found in them.
    fileprivate var folders: [(path: String, contents: PackFolder.Contents)] = []

    /// The files of packs, without symbolic links.
    private var files: Set<String> = []

    /// Adds a pack; one whose file was given before, or is bundled, is there already.
    fileprivate mutating func add(_ pack: PackFolder.Pack, isBundled: Bool = false) {
      if !isBundled { given.insert(pack.declaration.name) }
      let file = Folder.realPath(of: pack.declaration.source.name)
      guard file.map({ files.insert($0).inserted }) ?? true else { return }
      packs.append(pack)
      packs[packs.count - 1].declaration.isBundled = isBundled
    }

    /// Gives packs of the library other names where a pack that was given has the same, as later
    /// releases may have packs of any name.
    fileprivate mutating func renameShadowed() {
      let own = packs.map(\.declaration).filter { !$0.isBundled }
      let upper = Dictionary(
        own.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      for index in packs.indices where packs[index].declaration.isBundled {
        let name = packs[index].declaration.name
        guard let pack = upper[name] else { continue }
        // A path is no name that a pack could have.
        packs[index].declaration.name = "rulebook/\(name)"
        remarks.append(
          pack.source.diagnostic(
            "pack.shadowed_pack",
            at: pack.namePosition,
            reason: "Rulebook has a pack `\(name)` too, which is called `rulebook/\(name)` here",
            hint: "give this one another name; to work on the other, give its path, and the folder "
              + "above RulePacks as `--resources`"
          )
        )
      }
    }
  }

  /// The reader of folders that are given.
  var folder: PackFolder {
    PackFolder(
      registry: registry,
      followsLinks: options.contains(.followingLinks),
      limits: limits,
      noting: read
    )
  }

  /// Reads the packs of all sources.
  ///
  /// - Parameters:
  ///   - sources: Where the packs are, lowest layer first.
  ///   - catalogs: Reads the catalogs that are given beside them, which are then not passed over.
  /// - Returns: What was read, and what is wrong.
  func packs(
    of sources: [PackSource],
    catalogs: () -> Void = {}
  ) -> Packs {
    var packs = Packs()
    for source in sources {
      do throws(LoadingError) { try read(source, into: &packs) } catch {
        packs.errors.append(error)
      }
    }
    catalogs()
    for (path, contents) in packs.folders where contents.isSound {
      do throws(LoadingError) {
        var audit = FolderAudit(of: path, registry: registry, read: read)
        let findings = try audit.findings(contents)
        let own = findings.refused.filter { $0.file == path }
        if let error = LoadingError(own) { packs.errors.append(error) }
        if let error = LoadingError(findings.refused.filter { $0.file != path }) {
          packs.broken.append(error)
        }
        packs.remarks += findings.passedOver
      } catch {
        packs.errors.append(error)
      }
    }
    packs.renameShadowed()
    return packs
  }

  private func read(_ source: PackSource, into packs: inout Packs) throws(LoadingError) {
    switch source {
    case .bundled:
      let path = try Resources.folder(resources) + "/RulePacks"
      if verifiesBundled { packs.bundled = try VerifiedFolder(path) }
      for pack in try bundledPacks(path, packs.bundled) { packs.add(pack, isBundled: true) }
    case .folder(let path):
      let contents = try folder.contents(ofFolder: path)
      packs.folders.append((path, contents))
      packs.broken += contents.errors
      for pack in contents.packs { packs.add(pack) }
    case .file(let path):
      do throws(LoadingError) { packs.add(try folder.pack(atFile: path)) } catch {
        guard Folder.isFile(path) else { throw error }
        packs.broken.append(error)
      }
    case .text(let text, let name):
      let source = try SourceText(checking: text, name: name)
      do throws(LoadingError) {
        let declaration = try PackReader.declaration(source, registry: registry)
        packs.given.insert(declaration.name)
        packs.packs.append(PackFolder.Pack(declaration: declaration))
      } catch {
        packs.broken.append(error)
      }
    }
  }

  private func bundledPacks(
    _ path: String,
    _ verified: VerifiedFolder?
  ) throws(LoadingError) -> [PackFolder.Pack] {
    try verified?.require {
      $0.hasSuffix("/pack.yaml") || $0.hasSuffix(".yaml") && !$0.contains("/")
    }
    let folder = PackFolder(
      registry: registry,
      verified: verified,
      followsLinks: true,
      limits: limits
    )
    return try folder.packs(in: path)
  }
}
