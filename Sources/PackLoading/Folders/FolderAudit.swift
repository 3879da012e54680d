public import Documents
public import RuleEngine
import SourceTexts
import UnicodeText
public import Violations

/// Finds what is in a folder of packs but wasn't read, so that no one thinks it was loaded.
///
/// The audit covers the folder that was given and the folders directly in it. It refuses a folder
/// if nothing was read from it although it seems to contain parts of packs (`folder.nothing_read`).
/// It lists single files that look like parts of packs (`file.passed_over`). It ignores files whose
/// names begin with a dot, and texts such as README.txt.
public struct FolderAudit {
  /// What was found.
  public struct Findings: Sendable {
    /// Folders that nothing was read from.
    public var refused: [Diagnostic] = []

    /// Files that were not read.
    public var passedOver: [Diagnostic] = []
  }

  /// The most entries of a folder that the audit looks at, at any depth.
  private static let mostEntries = 10_000

  /// The most files that are listed one by one.
  private static let mostNamed = 20

  private static let deepest = 16

  private let folder: String
  private let registry: SubjectRegistry
  private let read: ReadFiles
  private let boundary: FolderBoundary
  private var entriesLeft = mostEntries
  private var seen: Set<String> = []

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - folder: The folder that was given.
  ///   - registry: The kinds of table that have folders of their own.
  ///   - read: The files that were read.
  public init(of folder: String, registry: SubjectRegistry, read: ReadFiles) {
    self.folder = folder
    self.registry = registry
    self.read = read
    boundary = FolderBoundary(of: folder)
  }

  /// Searches the folder.
  ///
  /// - Parameter contents: The packs that were found in it.
  /// - Returns: What wasn't read.
  /// - Throws: A ``LoadingError`` if a folder can't be read.
  /// - Complexity: O(*n*) in the number of files, up to 10,000.
  public mutating func findings(_ contents: PackFolder.Contents) throws(LoadingError) -> Findings {
    // A pack's own folders belong to it.
    let isPack = contents.packs.contains { pack in
      PackCandidate.packNames.contains { name in
        pack.declaration.source.name == Folder.path(of: name, in: folder)
      }
    }
    var findings = Findings()
    var top = Part(path: folder)
    for name in try Folder.names(in: folder) {
      let path = Folder.path(of: name, in: folder)
      var part = Part(path: path)
      try look(at: path, depth: 0, into: &part)
      top.add(part)
      // A single text is more likely a note than a part of a pack.
      if !isPack, !part.isRead, part.isFolder, part.passedOver.contains(where: Self.isOfPacks) {
        findings.refused.append(refusal(of: part))
      } else {
        findings.passedOver += part.passedOver.map(remark)
      }
    }
    if contents.packs.isEmpty { return Findings(refused: [refusal(of: top)]) }
    let rest = findings.passedOver.count - Self.mostNamed
    if rest > 0 {
      findings.passedOver = Array(findings.passedOver.prefix(Self.mostNamed))
      findings.passedOver.append(
        Diagnostic(
          code: "file.passed_over",
          file: folder,
          reason: "\(rest) more files in this folder aren't read"
        )
      )
    }
    return findings
  }
}

extension FolderAudit.Findings {
  /// The most text of broken packs that is searched for names of files, in bytes.
  private static let mostSearched = 1 << 20

  /// Returns the findings that are certain although packs in the folder may be broken.
  ///
  /// Tables that can't be read don't read their files, so these aren't passed over.
  ///
  /// - Parameters:
  ///   - contents: The packs in the folder.
  ///   - folder: The folder.
  /// - Returns: All findings if nothing is broken; otherwise, only files that no broken pack names,
  ///   not even with a misspelling.
  public func certain(with contents: PackFolder.Contents, in folder: String) -> Self {
    if contents.isSound { return self }
    var certain = Self()
    let packs = contents.packs.map(\.declaration)
    let broken = packs.filter { !$0.problems.isEmpty }.map(\.source)
    let missing = packs.flatMap(\.problems).filter { $0.code == "pack.no_file" }.map(\.nameInReason)
    guard contents.errors.isEmpty,
      broken.reduce(0, { $0 + $1.bytes.count }) <= Self.mostSearched
    else { return certain }
    let own = Set(packs.map { Folder.parent(of: $0.source.name) } + [folder])
    certain.passedOver = passedOver.filter { remark in
      let parent = Folder.parent(of: remark.file)
      let names = [remark.file] + (own.contains(parent) ? [] : [parent])
      return !names.compactMap { $0.split(separator: "/").last.map(String.init) }
        .contains { name in
          // A pack that names a file almost as it is called means this one.
          broken.contains { $0.text.contains(name) }
            || missing.contains { nearestName(to: $0, in: [name]) != nil }
        }
    }
    return certain
  }
}

extension FolderAudit {
  /// What was found in one place.
  private struct Part {
    let path: String
    var isFolder = false
    var isRead = false
    var passedOver: [String] = []

    init(path: String) {
      self.path = path
      isFolder = Folder.isFolder(path)
    }

    mutating func add(_ other: Part) {
      isRead = isRead || other.isRead
      passedOver += other.passedOver
    }
  }

  private mutating func look(
    at path: String,
    depth: Int,
    into part: inout Part
  ) throws(LoadingError) {
    entriesLeft -= 1
    guard entriesLeft > 0, depth < Self.deepest, let real = Folder.realPath(of: path),
      boundary.contains(path)
    else { return }
    if read.contains(path) {
      part.isRead = true
    } else if Folder.isFile(path) {
      if Self.looksLikePart(path) { part.passedOver.append(path) }
    } else if seen.insert(real).inserted {
      // A folder that several links lead to is searched once.
      for name in try Folder.names(in: path) {
        try look(at: Folder.path(of: name, in: path), depth: depth + 1, into: &part)
      }
    }
  }

  /// Whether a file has an extension that packs, catalogs or tables have.
  private static func looksLikePart(_ path: String) -> Bool {
    let name = Self.name(of: path).lowercased()
    if isOfPacks(path) || isForeignCatalog(path) { return true }
    return [".txt", ".tsv", ".csv"].contains { name.hasSuffix($0) }
      && !["readme", "license", "licence", "copying", "notice", "changelog", "authors"]
        .contains { name.hasPrefix($0) }
  }

  /// Whether a file has an extension that packs or catalogs have.
  private static func isOfPacks(_ path: String) -> Bool {
    let name = Self.name(of: path).lowercased()
    return [".yaml", ".yml", ".arb"].contains { name.hasSuffix($0) }
  }

  /// Whether a file is in a folder of catalogs and has texts in another format, such as `es.json`.
  private static func isForeignCatalog(_ path: String) -> Bool {
    Self.name(of: Folder.parent(of: path)).lowercased() == "localizations"
      && hasForeignTexts(path)
  }

  private static func hasForeignTexts(_ path: String) -> Bool {
    let name = Self.name(of: path).lowercased()
    return name != LanguageDefaults.fileName
      && [
        ".json", ".po", ".strings", ".stringsdict", ".xcstrings", ".xlf", ".xliff", ".properties",
      ]
      .contains { name.hasSuffix($0) }
  }

  /// Returns remarks on the files of a folder of catalogs that have texts in another format.
  ///
  /// - Throws: A ``LoadingError`` if the folder can't be read.
  public static func foreignCatalogs(in folder: String) throws(LoadingError) -> [Diagnostic] {
    try Folder.names(in: folder).map { Folder.path(of: $0, in: folder) }.filter(hasForeignTexts)
      .map { path in
        Diagnostic(
          code: "file.passed_over",
          file: path,
          reason: "this file isn't read",
          hint: hintOfForeignCatalog(path)
        )
      }
  }

  private static func hintOfForeignCatalog(_ path: String) -> String {
    let name = Self.name(of: path)
    let stem = name.prefix { $0 != "." }
    return name.hasSuffix(".json")
      ? "a catalog is an ARB file: rename it to `\(stem).arb`"
      : "a catalog is an ARB file, like `\(stem).arb`"
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private func refusal(of part: Part) -> Diagnostic {
    let names = part.passedOver.prefix(5).map { path in
      path.hasPrefix(part.path + "/") ? String(path.dropFirst(part.path.count + 1)) : path
    }
    let more = part.passedOver.count > names.count ? ", …" : ""
    let list = names.isEmpty ? "" : "; skipped: \(names.joined(separator: ", "))\(more)"
    return Diagnostic(
      code: "folder.nothing_read",
      file: part.path,
      reason: "nothing in this folder is read: it contains no pack and no part of a table" + list,
      hint: part.passedOver.lazy.compactMap(hint).first
        ?? "a folder is a pack if it contains `pack.yaml`; other packs are `.yaml` files in the "
        + "folder itself"
    )
  }

  private func remark(on path: String) -> Diagnostic {
    Diagnostic(
      code: "file.passed_over",
      file: path,
      reason: "this file isn't read",
      hint: hint(path)
    )
  }

  /// Returns what to do so that the file is read.
  private func hint(_ path: String) -> String? {
    let name = Self.name(of: path)
    let folder = Self.name(of: Folder.parent(of: path))
    for announcement in registry.tables.compactMap(\.announcement)
    where announcement.folder == folder {
      let stem = name.prefix { $0 != "." }
      let near = [stem.uppercased(), stem.lowercased()].map {
        $0 + name.dropFirst(stem.count).lowercased()
      }
      if let near = near.first(where: announcement.hasFile), near != name {
        return "rename it to `\(near)`"
      }
      if !announcement.hasFile(name) { return "files in a folder `\(folder)` have other names" }
      return "a folder `\(folder)` is read directly in the given folder, or one folder deeper"
    }
    if name.hasSuffix(".arb") {
      return
        "a pack's catalogs belong in a folder `Localizations` next to its `pack.yaml`; pass other "
        + "catalogs with `--localizations`"
    }
    if Self.isForeignCatalog(path) || folder.lowercased() == "localizations" {
      return Self.hintOfForeignCatalog(path)
    }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return "a folder that is a pack contains `pack.yaml`, and is directly in the given folder"
    }
    return Self.isOfPacks(path)
      ? "write the extension in lowercase" : "no table of a pack names this file"
  }
}
