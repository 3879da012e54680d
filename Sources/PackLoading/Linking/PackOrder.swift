import Documents
import Violations

/// The order of the layers: the library's packs lie below all others, a pack lies above those that it
/// requires, and otherwise the order stays as it was given.
struct PackOrder {
  /// The packs, lowest layer first.
  private(set) var packs: [PackDeclaration] = []

  /// What is wrong in `requires`.
  private(set) var collector = DiagnosticCollector()

  private let byName: [String: Int]
  private let given: [PackDeclaration]

  /// What each pack requires, directly or by others, as far as it was asked for.
  private var required: [String: Set<String>] = [:]

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

  /// Returns whether a pack requires another, directly or by others.
  mutating func requires(_ upper: PackDeclaration, _ lower: PackDeclaration) -> Bool {
    if let known = required[upper.name] { return known.contains(lower.name) }
    var open = [upper.name]
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard let index = byName[name] else { continue }
      for next in given[index].requirements.packs.map(\.name.content)
      where seen.insert(next).inserted {
        open.append(next)
      }
    }
    required[upper.name] = seen
    return seen.contains(lower.name)
  }

  private mutating func sort() {
    enum State { case untouched, open, done }
    var states = [State](repeating: .untouched, count: given.count)
    // Packs whose requirements are being placed, each with the number of those that are.
    var path: [(pack: Int, next: Int)] = []
    for start in given.indices where states[start] == .untouched {
      states[start] = .open
      path.append((start, 0))
      while let (pack, next) = path.last {
        let required = given[pack].requirements.packs
        guard next < required.count else {
          states[pack] = .done
          packs.append(given[pack])
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
      pack.source.diagnostic(
        "pack.requires_circle",
        at: position,
        reason: names.count == 2
          ? "the pack requires itself"
          : "packs require each other: \(names.joined(separator: " → "))"
      )
    )
  }

  /// Reports packs that are required and not there, or there in another version.
  private mutating func checkRequirements() {
    for pack in given {
      for required in pack.requirements.packs {
        let name = required.name
        guard let lower = byName[name.content].map({ given[$0] }) else {
          let version = required.version.map { " " + $0.description } ?? ""
          collector.add(
            pack.source.diagnostic(
              "pack.requires_pack",
              at: name.position,
              reason: "the pack needs the pack `\(name.content)`\(version), which is not there",
              hint: nearestName(to: name.content, in: byName.keys).map { "did you mean `\($0)`?" }
            )
          )
          continue
        }
        guard let version = required.version, let gap = gap(lower, version) else { continue }
        collector.add(
          pack.source.diagnostic(
            "pack.requires_version",
            at: name.position,
            reason: "the pack needs `\(name.content)` \(version.description), and \(gap) "
              + "(\(lower.source.name))"
          )
        )
      }
    }
  }

  /// Returns what is there in place of a version that is required; nil if that is met.
  private func gap(_ pack: PackDeclaration, _ required: VersionRequirement) -> String? {
    guard let written = pack.version else { return "that says no version" }
    guard let version = PackVersion(written) else { return "`\(written)` is no version" }
    return required.isMet(by: version) ? nil : "there is \(written)"
  }
}
