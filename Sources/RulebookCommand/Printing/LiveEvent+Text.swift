import Rulebook

// Events of a live rulebook: as lines for a person, and as JSON.

extension LiveRulebook.Event {
  /// Returns what is wrong with the files, in lines; empty if they are in use.
  var details: String {
    if case .refused(let error) = self { lines(of: error.diagnostics) } else { "" }
  }

  /// Whether an operator must do something.
  var isBad: Bool {
    switch self {
    case .reloaded, .unchanged: false
    case .refused, .unusable, .watchFailed: true
    }
  }

  /// Returns what happened after a generation was in use, in one line without its line break.
  func line(_ inUse: RulebookIdentity) -> String {
    switch self {
    case .reloaded(let next): next.line(after: inUse)
    case .refused: "\(inUse.name) stays in use, because the changed files have mistakes"
    case .unusable(let error):
      "\(inUse.name) stays in use: \(visible(error.descriptionWithValues))"
    case .unchanged(let same): "\(same.name) is in use, and its files are there again"
    case .watchFailed(let reason):
      "files are only looked at from time to time, because the system can't say when they change: "
        + visible(reason)
    }
  }

  /// Returns the event as JSON, with the generation that was in use before it if that one stays.
  func members(_ inUse: RulebookIdentity) -> [String: Value] {
    switch self {
    case .reloaded(let next): return next.members("reloaded")
    case .unchanged(let same): return same.members("unchanged")
    case .refused(let error):
      var members = inUse.members("refused")
      members["diagnostics"] = .list(error.diagnostics.map { .record($0.members(.error)) })
      return members
    case .unusable(let error):
      var members = inUse.members("unusable")
      members["code"] = .text(error.code.rawValue)
      members["reason"] = .text(error.reasonWithValues ?? error.reason)
      members["hint"] = error.hint.map(Value.text)
      return members
    case .watchFailed(let reason):
      var members = inUse.members("watch_failed")
      members["reason"] = .text(reason)
      return members
    }
  }
}

extension RulebookIdentity {
  /// The name of the generation.
  var name: String { "generation \(number)" }

  private var number: Int { generation ?? 1 }

  /// Returns a line about the generation, which has just been loaded, and how its packs differ from
  /// those of the last generation.
  func line(after last: RulebookIdentity?) -> String {
    let changes = last.map { self.changes(since: $0) } ?? []
    let what = ["\(counted(packs.count, "pack")), \(digest)"] + changes
    return "\(name) is in use: \(what.joined(separator: "; "))"
  }

  /// Returns the packs that are new or gone, or have another version.
  private func changes(since last: RulebookIdentity) -> [String] {
    let before = last.versions
    let after = versions
    let changed = packs.compactMap { pack -> String? in
      let version = pack.version ?? "without a version"
      guard let old = before[pack.name] else { return "\(pack.name) \(version) is new" }
      return old == version ? nil : "\(pack.name) \(old) → \(version)"
    }
    return changed + last.packs.filter { after[$0.name] == nil }.map { "\($0.name) is gone" }
  }

  private var versions: [String: String] {
    let pairs = packs.map { ($0.name, $0.version ?? "without a version") }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  /// Returns the generation as JSON, with the name of an event.
  func members(_ event: String) -> [String: Value] {
    [
      "event": .text(event), "generation": .decimal(ExactDecimal(number)), "digest": .text(digest),
      "packs": .list(packs.map(\.value)),
    ]
  }
}

extension RulebookIdentity.Pack {
  /// The pack as JSON.
  fileprivate var value: Value {
    var members: [String: Value] = ["name": .text(name)]
    members["version"] = version.map(Value.text)
    return .record(members)
  }
}
