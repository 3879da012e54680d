import ArgumentParser
import PackLoading
import Rulebook
import SourceTexts

/// Shows the layers of packs, and what was read from each.
struct PacksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "packs",
    abstract: "Show the order of the packs, and what was read from each.",
    discussion: """
      The lowest layer comes first. A pack is above those that it requires. Rulebook's own packs \
      are below all others.

      Examples:
        rulebook packs --packs my-packs
        rulebook packs --packs my-packs --format json
      """
  )

  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let packs = try sources.rulebook().library.layers
      let layers = zip(1..., packs).map(Layer.init)
      switch format.format {
      case .text: try Console.write(Table(Layer.columns, layers.map(\.cells)).text)
      case .json: try Console.writeJSON(.list(layers.map { .record($0.members) }))
      }
    }
  }
}

/// A pack and its layer.
private struct Layer {
  let number: Int
  let pack: PackDeclaration

  static let columns = [
    "layer", "pack", "version", "rules", "forms", "codes", "messages", "files", "from", "changes",
  ]

  private var counts: [(name: String, count: Int)] {
    [
      ("rules", pack.rules.count), ("forms", pack.forms.count), ("codes", pack.codes.count),
      ("messages", pack.messages.values.reduce(0) { $0 + $1.count }),
    ]
  }

  var cells: [String] {
    let names = pack.changedNames
    let changes = [
      ("requires", pack.requiredPacks), ("replaces", names.replaced), ("disables", names.disabled),
    ]
    .filter { !$1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
    return ["\(number)", pack.name, pack.version ?? ""] + counts.map { "\($0.count)" }
      + [pack.isBundled ? "" : "\(pack.fileCount)", pack.isBundled ? "Rulebook" : pack.source.name]
      + [changes.joined(separator: "; ")]
  }

  var members: [String: Value] {
    let names = pack.changedNames
    var members: [String: Value] = [
      "layer": .decimal(ExactDecimal(number)), "name": .text(pack.name),
      "file": .text(pack.source.name), "bundled": .boolean(pack.isBundled),
      "requires": texts(pack.requiredPacks), "replaces": texts(names.replaced),
      "disables": texts(names.disabled),
    ]
    for (name, count) in counts { members[name] = .decimal(ExactDecimal(count)) }
    members["version"] = pack.version.map(Value.text)
    // The files of the library's tables are read only when they are first needed.
    if !pack.isBundled { members["files"] = .decimal(ExactDecimal(pack.fileCount)) }
    return members
  }

  private func texts(_ texts: [String]) -> Value { .list(texts.map(Value.text)) }
}
