import SourceTexts
import Violations

/// The order of the layers.
///
/// The library's packs are below all others, a pack is above those that it requires, and otherwise
/// the order stays as given.
struct PackOrder {
  /// The packs, lowest layer first.
  private(set) var packs: [PackDeclaration] = []

  /// What is wrong in `requires`.
  private(set) var collector = DiagnosticCollector()

  /// The files of the packs that need a pack that isn't loaded.
  private(set) var filesInNeed: Set<String> = []

  private let byName: [String: Int]
  private let given: [PackDeclaration]

  /// The indices of the packs in the order that they were given, lowest layer first.
  private var placed: [Int] = []

  /// What each pack requires, directly or through others, filled when needed.
  ///
  /// A pack has a bit for each of the given packs, so that ten thousand packs take 12 MB.
  private var required: [[UInt64]] = []

  /// Orders packs.
  ///
  /// - Complexity: O(*n*) in the number of packs and requirements.
  init(_ packs: [PackDeclaration]) {
    given = packs.filter(\.isBundled) + packs.filter { !$0.isBundled }
    byName = Dictionary(
      given.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    checkRequirements()
    sort()
  }

  /// Returns whether a pack requires another, directly or through others.
  mutating func requires(_ upper: PackDeclaration, _ lower: PackDeclaration) -> Bool {
    guard let upper = byName[upper.name], let lower = byName[lower.name] else { return false }
    if required.isEmpty { findRequired() }
    return required[upper][lower / UInt64.bitWidth] >> (lower % UInt64.bitWidth) & 1 == 1
  }

  /// Finds what each pack requires, from the lowest layer up.
  private mutating func findRequired() {
    let words = given.count / UInt64.bitWidth + 1
    required = Array(repeating: Array(repeating: 0, count: words), count: given.count)
    for upper in placed {
      var all = required[upper]
      for name in given[upper].requirements.packs.map(\.name.content) {
        guard let lower = byName[name] else { continue }
        let below = required[lower]
        for word in all.indices { all[word] |= below[word] }
        all[lower / UInt64.bitWidth] |= 1 << (lower % UInt64.bitWidth)
      }
      required[upper] = all
    }
  }

  private mutating func sort() {
    enum State { case untouched, open, done }
    var states = [State](repeating: .untouched, count: given.count)
    // The packs whose requirements are being placed, each with the number of requirements placed so
    // far.
    var path: [(pack: Int, next: Int)] = []
    for start in given.indices where states[start] == .untouched {
      states[start] = .open
      path.append((start, 0))
      while let (pack, next) = path.last {
        let required = given[pack].requirements.packs
        guard next < required.count else {
          states[pack] = .done
          packs.append(given[pack])
          placed.append(pack)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let lower = byName[required[next].name.content] else { continue }
        switch states[lower] {
        case .done: continue
        case .untouched:
          states[lower] = .open
          path.append((lower, 0))
        case .open:
          let circle = path.drop { $0.pack != lower }.map { given[$0.pack].name }
          reportCircle(
            circle + [given[lower].name],
            in: given[pack],
            at: required[next].name.position
          )
        }
      }
    }
  }

  private mutating func reportCircle(
    _ names: [String],
    in pack: PackDeclaration,
    at position: SourcePosition
  ) {
    collector.add(
      "pack.requires_circle",
      in: pack.source,
      at: position,
      reason: names.count == 2
        ? "the pack requires itself"
        : "packs require each other: \(names.joined(separator: " → "))"
    )
  }

  /// Reports required packs that are missing, or that have another version.
  private mutating func checkRequirements() {
    for pack in given {
      for required in pack.requirements.packs {
        let name = required.name
        guard let lower = byName[name.content].map({ given[$0] }) else {
          filesInNeed.insert(pack.source.name)
          let version = required.version.map { " " + $0.description } ?? ""
          collector.add(
            "pack.requires_pack",
            in: pack.source,
            at: name.position,
            reason: "the pack needs the pack `\(name.content)`\(version), which isn't loaded",
            hint: nearestNameHint(to: name.content, in: byName.keys)
          )
          continue
        }
        guard let version = required.version, let gap = gap(lower, version) else { continue }
        collector.add(
          "pack.requires_version",
          in: pack.source,
          at: name.position,
          reason: "the pack needs `\(name.content)` \(version.description), but \(gap) "
            + "(\(lower.source.name))"
        )
      }
    }
  }

  /// Returns why a pack doesn't meet a required version; nil if it does.
  private func gap(_ pack: PackDeclaration, _ required: VersionRequirement) -> String? {
    guard let written = pack.version else { return "that pack doesn't have a version" }
    guard let version = PackVersion(written) else { return "`\(written)` isn't a version" }
    return required.isMet(by: version) ? nil : "the version is \(written)"
  }
}
