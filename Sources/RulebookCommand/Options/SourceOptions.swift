import ArgumentParser
import DatesAndTimes
import Documents
import NumberAndDateRules
import RuleEngine
import Rulebook
import RulebookAuthoring

/// Where packs, catalogs, and bundled data are.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Packs in addition to the bundled ones: a folder or a file. Repeatable.",
      valueName: "path"
    )
  )
  var packs: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder of catalog files, or one file, searched before all others. A file in the bundled "
        + "folder is used without its checksum. Repeatable.",
      valueName: "path"
    )
  )
  var localizations: [String] = []

  @OptionGroup var policy: PolicyOption
  @OptionGroup var resources: ResourcesOption
  @OptionGroup var memory: MemoryOption
  @OptionGroup var links: LinksOption

  @OptionGroup var broken: BrokenOption

  /// Loads the rulebook that the options describe.
  func rulebook(_ given: Surroundings = .system) throws -> Rulebook {
    let rulebook = try Rulebook(configuration(given), surroundings: limited(given))
    // A file that was refused or not read doesn't affect anything else.
    for diagnostic in rulebook.diagnostics { show(diagnostic) }
    return rulebook
  }

  /// Loads the rulebook that the options describe, so that it can be loaded again.
  func liveRulebook(
    _ given: Surroundings,
    _ options: LiveRulebook.Options
  ) throws -> LiveRulebook {
    let live = try LiveRulebook(
      configuration(given),
      surroundings: limited(given),
      options: options
    )
    for diagnostic in live.current.diagnostics { show(diagnostic) }
    return live
  }

  /// Throws an error if the options name no files that could change.
  func requireFiles() throws {
    if packs.isEmpty, localizations.isEmpty {
      throw ValidationError(
        "There is nothing to watch. Give packs or catalogs with --packs or --localizations."
      )
    }
  }

  private func configuration(_ given: Surroundings) -> Rulebook.Configuration {
    var configuration = Rulebook.Configuration(
      sources: [.bundled] + packs.map(PackSource.init(path:)),
      localizations: localizations.map(CatalogSource.init(path:)),
      resources: resources.resources,
      loading: links.options.union(broken.options)
    )
    configuration.admission = policy.admission(given)
    return configuration
  }

  private func limited(_ given: Surroundings) -> Surroundings {
    var surroundings = given
    surroundings.limits.tableBytesInMemory = memory.bytes
    return surroundings
  }
}

/// Where the texts to be translated are.
struct TranslationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Packs whose texts to add to the bundled ones: a folder or a file. Repeatable.",
      valueName: "path"
    )
  )
  var packs: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder of your own catalog files, searched before all others. Repeatable.",
      valueName: "folder"
    )
  )
  var localizations: [String] = []

  @OptionGroup var resources: ResourcesOption
  @OptionGroup var links: LinksOption
  @OptionGroup var broken: BrokenOption

  /// Reads the texts.
  func files() throws -> TranslationFiles {
    for path in localizations where Folder.isFile(path) {
      throw ValidationError(
        "`\(path)` is a file; here, --localizations takes the folder that contains it. The files in "
          + "the bundled folder are always read."
      )
    }
    let files = try TranslationFiles(
      packs: packs.map(PackSource.init(path:)),
      localizations: localizations,
      resources: resources.resources,
      loading: links.options.union(broken.options)
    )
    for diagnostic in files.skipped { show(diagnostic) }
    return files
  }
}

extension PackSource {
  /// Creates the source for a path of packs.
  init(path: String) {
    let isFile = Folder.isFile(path) || path.isPackFile && !Folder.isFolder(path)
    self = isFile ? .file(path) : .folder(path)
  }
}

extension CatalogSource {
  /// Creates the source for a path of `--localizations`.
  fileprivate init(path: String) {
    let isFile = Folder.isFile(path) || path.hasSuffix(".arb") && !Folder.isFolder(path)
    self = isFile ? .file(path) : .folder(path)
  }
}

/// Where the bundled data is.
struct ResourcesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with the bundled RulePacks and Localizations, if they were moved.",
      valueName: "folder"
    )
  )
  var resources: String?
}

/// Where symbolic links may lead.
struct LinksOption: ParsableArguments {
  @Flag(
    help:
      "Follow symbolic links that lead out of folders of packs or catalogs (default: refuse them)."
  )
  var followLinks = false

  var options: Rulebook.LoadingOptions { followLinks ? .followingLinks : [] }
}

/// Whether broken packs and catalogs are skipped.
struct BrokenOption: ParsableArguments {
  @Flag(
    help: "Skip broken packs and catalogs, report what is wrong with them, and use the others."
  )
  var skipBroken = false

  var options: Rulebook.LoadingOptions { skipBroken ? .skippingBrokenPacks : [] }
}

/// How much of a table is read into memory.
struct MemoryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The largest blocklist to read into memory, in MiB; larger ones are read from disk.",
      valueName: "size"
    )
  )
  var blocklistMemory = Limits().tableBytesInMemory >> 20

  func validate() throws {
    guard 0...(1 << 20) ~= blocklistMemory else {
      throw ValidationError("--blocklist-memory takes a number of MiB from 0 to 1048576.")
    }
  }

  /// The size in bytes.
  var bytes: Int { blocklistMemory << 20 }
}

/// The current day and time.
struct NowOption: ParsableArguments {
  @Option(
    name: .customLong("now"),
    help: ArgumentHelp(
      "The day or time to treat as now, such as 2026-11-20 or 2026-11-20T14:30:00+01:00.",
      valueName: "date"
    ),
    transform: { text in
      guard let moment = Moment(text) else {
        throw ValidationError("Write a date such as 2026-11-20, or 2026-11-20T14:30:00+01:00.")
      }
      return moment
    }
  )
  var moment: Moment?

  /// The clock and the limits.
  var surroundings: Surroundings {
    var surroundings = Surroundings.system
    if let moment { surroundings.set(moment) }
    return surroundings
  }
}

extension String {
  fileprivate var isPackFile: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }
}
