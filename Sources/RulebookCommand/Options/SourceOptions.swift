import ArgumentParser
import Documents
import Rulebook
import Rules

/// Where packs, catalogs and bundled data are.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Packs besides the bundled ones: a folder or a file. Repeatable.",
      valueName: "path"
    )
  )
  var packs: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder with catalog files, asked before all others. Repeatable.",
      valueName: "folder"
    )
  )
  var localizations: [String] = []

  @OptionGroup var resources: ResourcesOption
  @OptionGroup var memory: MemoryOption
  @OptionGroup var links: LinksOption

  @Flag(help: "Leave out packs that are broken, say what is wrong, and use the others.")
  var skipBroken = false

  /// Loads the rulebook that the options describe.
  func rulebook(_ given: Surroundings = .system) throws -> Rulebook {
    var surroundings = given
    surroundings.limits.tableBytesInMemory = memory.bytes
    for path in localizations where Folder.isFile(path) {
      throw ValidationError(
        "`\(path)` is a file; --localizations takes the folder that holds catalog files."
      )
    }
    let rulebook = try Rulebook(
      sources: [.bundled]
        + packs.map { path in
          let isFile = Folder.isFile(path) || path.isPackFile && !Folder.isFolder(path)
          return isFile ? .file(path) : .folder(path)
        },
      localizations: localizations.map(CatalogSource.folder),
      surroundings: surroundings,
      resources: resources.resources,
      loading: skipBroken ? links.options.union(.skippingBrokenPacks) : links.options
    )
    // Files that were refused singly, or not read, leave everything else usable.
    for diagnostic in rulebook.diagnostics { show(diagnostic) }
    return rulebook
  }
}

/// Where the bundled data is.
struct ResourcesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with the bundled RulePacks and Localizations, if it is not where it was put.",
      valueName: "folder"
    )
  )
  var resources: String?
}

/// Where symbolic links may lead.
struct LinksOption: ParsableArguments {
  @Flag(
    help: "Follow symbolic links out of folders with packs or catalogs; they are refused otherwise."
  )
  var followLinks = false

  /// How packs are loaded.
  var options: LoadingOptions { followLinks ? .followingLinks : [] }
}

/// How much of a table is read into memory.
struct MemoryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The largest blocklist that is read into memory, in MiB; a larger one is read from the disk.",
      valueName: "size"
    )
  )
  var blocklistMemory = Limits().tableBytesInMemory >> 20

  func validate() throws {
    guard 0...(1 << 20) ~= blocklistMemory else {
      throw ValidationError("--blocklist-memory is a number of MiB from 0 to 1048576.")
    }
  }

  /// The same in bytes.
  var bytes: Int { blocklistMemory << 20 }
}

/// What day it is.
struct NowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The day to take as today, such as 2026-11-20.", valueName: "date"),
    transform: { text in
      if let date = CivilDate(text) { return date }
      throw ValidationError("Write a date such as 2026-11-20.")
    }
  )
  var now: CivilDate?

  /// The clock and the limits.
  var surroundings: Surroundings {
    guard let now else { return .system }
    return Surroundings { now }
  }
}

extension String {
  fileprivate var isPackFile: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }
}
