package import Documents
package import PackLoading
package import RuleEngine
import SourceTexts
package import Violations

/// Reads the packs of sources.
///
/// Loading, lint and examples all use it, so that they agree on what a pack is and on its mistakes.
package struct SourceReader {
  package let registry: SubjectRegistry
  package let resources: String?
  package var limits = Limits()

  /// Whether to verify each bundled file, and to read the files of large tables on first use.
  ///
  /// Otherwise all files are read immediately, without verification.
  package var verifiesBundled = false
  package var options: Rulebook.LoadingOptions = []

  /// Whether the readable texts of broken catalogs next to packs are kept, as lint needs them.
  package var keepsBrokenCatalogs = false

  /// The bundled data that the generations of a live rulebook share; nil for other rulebooks.
  var shared: SharedData?

  /// Decides which folders may be read; nil if all may.
  package var admission: (any LoadAdmission)?

  /// The files that were read from all sources.
  package let read = ReadFiles()

  /// Creates a reader of the bundled packs in a folder of resources, and of other packs.
  package init(
    registry: SubjectRegistry,
    resources: String?,
    limits: Limits = Limits(),
    verifiesBundled: Bool = false,
    options: Rulebook.LoadingOptions = [],
    keepsBrokenCatalogs: Bool = false
  ) {
    self.registry = registry
    self.resources = resources
    self.limits = limits
    self.verifiesBundled = verifiesBundled
    self.options = options
    self.keepsBrokenCatalogs = keepsBrokenCatalogs
  }

  /// The packs that were read.
  package struct Packs {
    /// All packs that could be read, with packs of lower sources first.
    package var packs: [PackFolder.Pack] = []

    /// The names of the given packs, without the bundled ones.
    package var given: Set<String> = []

    /// The mistakes in sources, such as folders that don't exist or that nothing was read from.
    package var errors: [LoadingError] = []

    /// The mistakes in packs that could not be read.
    package var broken: [LoadingError] = []

    /// The mistakes in catalogs next to packs that could be read without them.
    package var brokenCatalogs: [LoadingError] = []

    /// Files that look like parts of packs but were not read, and packs that have the same name as
    /// one of the library's.
    package var remarks: [Diagnostic] = []

    /// The bundled packs, if they were read and are verified.
    fileprivate(set) var bundled: VerifiedFolder?

    /// The given folders with their contents.
    fileprivate var folders: [(path: String, contents: PackFolder.Contents)] = []

    /// The files of packs, with symbolic links resolved.
    private var files: Set<String> = []

    /// The files of packs whose symbolic links are not resolved yet.
    private var links: [String] = []

    /// Adds a pack, unless its file was added before.
    ///
    /// A pack from a snapshot is known by its path there. What is on the disk now can't decide
    /// whether it is used.
    fileprivate mutating func add(
      _ pack: PackFolder.Pack,
      isBundled: Bool = false,
      isInSnapshot: Bool = false
    ) {
      let file = pack.declaration.source.name
      if !isBundled { given.insert(pack.declaration.name) }
      if isBundled, given.isEmpty {
        // If only bundled packs are added, their files are all different.
        links.append(file)
      } else {
        files.formUnion(links.compactMap(Folder.realPath))
        links = []
        let identity: String? = isInSnapshot ? file : Folder.realPath(of: file)
        guard identity.map({ files.insert($0).inserted }) ?? true else { return }
      }
      if let error = pack.catalogError { brokenCatalogs.append(error) }
      packs.append(pack)
      packs[packs.count - 1].declaration.isBundled = isBundled
    }

    /// Reads the bundled packs that the given packs change.
    fileprivate mutating func readWhatOthersNeed() {
      do throws(LoadingError) { try PackFolder.Pack.readWhatOthersNeed(&packs) } catch {
        errors.append(error)
      }
    }

    /// Renames the library's packs that have the same name as a given pack, because later releases
    /// can add packs with any name.
    fileprivate mutating func renameShadowed() {
      let own = packs.map(\.declaration).filter { !$0.isBundled }
      let upper = Dictionary(own.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for index in packs.indices where packs[index].declaration.isBundled {
        let name = packs[index].declaration.name
        guard let pack = upper[name] else { continue }
        // A path isn't a valid pack name, so the new name is unique.
        packs[index].declaration.name = "rulebook/\(name)"
        remarks.append(
          pack.source.diagnostic(
            "pack.shadowed_pack",
            at: pack.namePosition,
            reason: "Rulebook also has a pack `\(name)`, which is called `rulebook/\(name)` here",
            hint: "rename this pack; to work on the other one, pass its path, and the folder "
              + "above `RulePacks` as `--resources`"
          )
        )
      }
    }
  }

  /// The reader of given folders.
  package var folder: PackFolder {
    PackFolder(
      registry: registry,
      followsLinks: options.contains(.followingLinks),
      limits: limits,
      toleratesBrokenCatalogs: keepsBrokenCatalogs || options.contains(.skippingBrokenPacks),
      toleratesBrokenSources: keepsBrokenCatalogs,
      noting: read
    )
  }

  /// Reads the packs of all sources.
  ///
  /// - Parameters:
  ///   - sources: The sources of packs, lowest layer first.
  ///   - catalogs: Reads the application's catalogs, so that they don't count as unread files.
  /// - Returns: The packs, and their mistakes.
  package func packs(of sources: [PackSource], catalogs: () -> Void = {}) -> Packs {
    var packs = Packs()
    for source in sources {
      do throws(LoadingError) { try read(source, into: &packs) } catch {
        packs.errors.append(error)
      }
    }
    catalogs()
    for (path, contents) in packs.folders where contents.errors.isEmpty {
      do throws(LoadingError) {
        var audit = FolderAudit(of: path, registry: registry, read: read)
        let findings = try audit.findings(contents).certain(with: contents, in: path)
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
    do throws(LoadingError) {
      let refusals = try refusals(of: packs.folders, among: packs.packs)
      if let error = LoadingError(refusals) { packs.errors.append(error) }
    } catch {
      packs.errors.append(error)
    }
    packs.renameShadowed()
    packs.readWhatOthersNeed()
    return packs
  }

  private func read(_ source: PackSource, into packs: inout Packs) throws(LoadingError) {
    switch source {
    case .bundled:
      let path = try Resources.folder(resources) + "/RulePacks"
      if verifiesBundled, let shared {
        let known = try shared.packs(in: path) { (folder) throws(LoadingError) in
          try bundledPacks(path, folder)
        }
        packs.bundled = known.folder
        for pack in known.packs { packs.add(pack, isBundled: true) }
        return
      }
      if verifiesBundled { packs.bundled = try VerifiedFolder(path) }
      for pack in try bundledPacks(path, packs.bundled) { packs.add(pack, isBundled: true) }
    case .folder(let path):
      let contents = try reader(ofFolder: path).contents(ofFolder: path)
      packs.folders.append((path, contents))
      packs.broken += contents.errors
      for pack in contents.packs {
        packs.add(withWholeCatalogs(pack), isInSnapshot: admission != nil)
      }
    case .file(let path):
      try requireNoAdmission(for: path)
      do throws(LoadingError) {
        packs.add(withWholeCatalogs(try folder.pack(atFile: path)))
      } catch {
        guard Folder.isFile(path) else { throw error }
        packs.broken.append(error)
      }
    case .text(let text, let name):
      try requireNoAdmission(for: name)
      read(try SourceText(checking: text, name: name), into: &packs)
    case .rules(let rules, let name):
      read(try RulePack(name: name, rules: rules).source, into: &packs)
    }
  }

  /// Reads a pack in memory, which has no files next to it.
  private func read(_ source: SourceText, into packs: inout Packs) {
    read.note(source.name, content: source.bytes)
    do throws(LoadingError) {
      let declaration = try PackReader.declaration(source, registry: registry)
      packs.given.insert(declaration.name)
      packs.packs.append(PackFolder.Pack(declaration: declaration))
    } catch {
      packs.broken.append(error)
    }
  }

  /// Returns a pack without the catalogs that are broken, unless they are kept.
  private func withWholeCatalogs(_ pack: PackFolder.Pack) -> PackFolder.Pack {
    if keepsBrokenCatalogs { return pack }
    var pack = pack
    pack.catalogs.removeAll { !$0.isWhole }
    return pack
  }

  private func bundledPacks(
    _ path: String,
    _ verified: VerifiedFolder?
  ) throws(LoadingError) -> [PackFolder.Pack] {
    let folder = PackFolder(
      registry: registry,
      verified: verified,
      hasGroups: true,
      followsLinks: true,
      limits: limits
    )
    if let verified {
      if let packs = try folder.indexedPacks(of: verified) { return packs }
      try verified.require {
        $0.hasSuffix("/pack.yaml") || $0.hasSuffix(".yaml") && !$0.contains("/")
      }
    }
    return try folder.packs(in: path)
  }
}
