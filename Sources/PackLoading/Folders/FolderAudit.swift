public import Documents
public import Rules
public import Violations

/// Names what stands in a folder of packs and was not read, so that nobody takes it for loaded.
///
/// A folder that was given, or that stands directly in such a folder, and from which nothing was read
/// although it seems to hold parts of packs, is refused (`folder.nothing_read`). Single files that look
/// like parts of packs are named (`file.passed_over`). Files whose names begin with a dot, and texts
/// such as README.txt, are for others.
public struct FolderAudit {
  /// What was found.
  public struct Findings: Sendable {
    /// Folders from which nothing was read.
    public var refused: [Diagnostic] = []

    /// Files that were not read.
    public var passedOver: [Diagnostic] = []
  }

  /// How many entries of a folder are looked at, however deep.
  private static let mostEntries = 10_000

  /// How many files are named one by one.
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

  /// Looks through the folder.
  ///
  /// - Parameter contents: The packs that were found in it.
  /// - Returns: What was not read.
  /// - Throws: A ``LoadingError`` if a folder cannot be read.
  /// - Complexity: O(*n*) in the number of files, of which at most 10,000 are looked at.
  public mutating func findings(
    _ contents: PackFolder.Contents
  ) throws(LoadingError) -> Findings {
    // The folders of a pack are its own.
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
      // A text alone is more likely a note than a part of a pack.
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
          reason: "\(rest) more files here are not read"
        )
      )
    }
    return findings
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
      // A folder that links lead to several times is looked at once.
      for name in try Folder.names(in: path) {
        try look(at: Folder.path(of: name, in: path), depth: depth + 1, into: &part)
      }
    }
  }

  /// Whether a file has the ending of packs, catalogs or tables.
  private static func looksLikePart(_ path: String) -> Bool {
    let name = Self.name(of: path).lowercased()
    if isOfPacks(path) { return true }
    return [".txt", ".tsv", ".csv"].contains { name.hasSuffix($0) }
      && !["readme", "license", "licence", "copying", "notice", "changelog", "authors"]
        .contains { name.hasPrefix($0) }
  }

  /// Whether a file has the ending of packs or catalogs.
  private static func isOfPacks(_ path: String) -> Bool {
    let name = Self.name(of: path).lowercased()
    return [".yaml", ".yml", ".arb"].contains { name.hasSuffix($0) }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private func refusal(of part: Part) -> Diagnostic {
    let names = part.passedOver.prefix(5).map { path in
      path.hasPrefix(part.path + "/") ? String(path.dropFirst(part.path.count + 1)) : path
    }
    let more = part.passedOver.count > names.count ? ", …" : ""
    let list = names.isEmpty ? "" : "; passed over: \(names.joined(separator: ", "))\(more)"
    return Diagnostic(
      code: "folder.nothing_read",
      file: part.path,
      reason: "nothing in this folder is read: it has no pack, and no part of a table" + list,
      hint: part.passedOver.lazy.compactMap(hint).first
        ?? "a folder with a pack has a `pack.yaml`; other packs are `.yaml` files in the folder itself"
    )
  }

  private func remark(on path: String) -> Diagnostic {
    Diagnostic(
      code: "file.passed_over",
      file: path,
      reason: "this file is not read",
      hint: hint(path)
    )
  }

  /// Returns what to do so that a file is read.
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
        return "call it `\(near)`"
      }
      if !announcement.hasFile(name) { return "files in a folder `\(folder)` are named otherwise" }
      return "a folder `\(folder)` is read in the given folder, or in a folder of that"
    }
    if name.hasSuffix(".arb") {
      return
        "catalogs of a pack stand in a folder `Localizations` beside its `pack.yaml`; others are "
        + "given by `--localizations`"
    }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return "a folder with a pack has a `pack.yaml`, and is not deeper than one folder"
    }
    return Self.isOfPacks(path)
      ? "the ending is written in lowercase letters" : "no table of a pack names it"
  }
}
