import Rulebook
import TestSupport

/// A folder with packs that a live rulebook watches.
struct LivePacks {
  let folder: TemporaryFolder

  /// The path of the source in the folder.
  private let source: String

  /// Writes a pack `a` with a rule of the same name.
  init(watching source: String = "packs") throws {
    folder = try TemporaryFolder()
    self.source = source
    try folder.write(Self.pack("a"), to: "packs/a.yaml")
  }

  /// Returns the text of a pack with one rule, whose values have a number of characters.
  ///
  /// Name and rule are the same. The text has the same size for each number of one digit.
  static func pack(_ name: String, length: Int = 4) -> String {
    "format: 1\npack: \(name)\nrules: { \(name): { checks: [{ length: \(length) }] } }\n"
  }

  var configuration: Rulebook.Configuration {
    .init(sources: [.folder(folder.path(of: source))], resources: DataFiles.root)
  }

  /// Options that don't let a test wait for long.
  static func options(
    _ watching: LiveRulebook.Options.Watching = .automatic
  ) -> LiveRulebook.Options {
    var options = LiveRulebook.Options()
    options.watching = watching
    options.pollInterval = watching == .polling ? .milliseconds(20) : .seconds(60)
    options.quietPeriod = .milliseconds(10)
    return options
  }

  func live(
    _ watching: LiveRulebook.Options.Watching = .automatic
  ) throws(LoadingError) -> LiveRulebook {
    try LiveRulebook(configuration, options: Self.options(watching))
  }
}

extension LiveRulebook.Event {
  /// The event in one word, with the codes of mistakes.
  var summary: String {
    switch self {
    case .reloaded(let generation): "reloaded \(generation.generation ?? 0)"
    case .refused(let error): "refused \(Set(error.diagnostics.map(\.code)).sorted())"
    case .unusable(let error): "unusable \(error.code)"
    case .unchanged(let generation): "unchanged \(generation.generation ?? 0)"
    case .watchFailed: "watch failed"
    }
  }
}
