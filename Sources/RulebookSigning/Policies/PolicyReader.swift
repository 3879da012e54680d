import Documents
import SourceTexts
import Violations

/// Reads the file of a policy, and refuses everything that it doesn't know.
struct PolicyReader {
  private let reader: NodeReader
  private let keys: PolicyKeyReader

  private static let what = "a policy"
  private static let names = ["format", "state", "packs", "required-packs", "revoked-keys"]
  private static let namesOfEntry = [
    "keys", "least-revision", "expires", "most-days", "may",
  ]

  private init(_ reader: NodeReader) {
    self.reader = reader
    keys = PolicyKeyReader(reader: reader)
  }

  /// Reads a policy.
  ///
  /// - Throws: A `LoadingError` with the code `signature.bad_policy`, with all mistakes.
  static func policy(_ bytes: [UInt8], file: String) throws(LoadingError) -> SigningPolicy {
    do throws(LoadingError) {
      let document = try YAMLReader.document(SourceText(bytes: bytes, name: file))
      return try NodeReader.content(of: document, orElse: "the policy is empty") { reader, node in
        PolicyReader(reader).policy(node, file: file)
      }
    } catch {
      throw error.renamed(.badPolicy)
    }
  }

  private func policy(_ node: DocumentNode, file: String) -> SigningPolicy? {
    guard let written = reader.record(node, Self.what) else { return nil }
    let record = reader.checkKeys(written, of: Self.what, known: Self.names)
    requireFormat(record, node)
    let state = reader.required("state", in: record, of: node, Self.what).flatMap(self.state)
    let packs = reader.required("packs", in: record, of: node, Self.what)
    let entries = packs.map { self.entries($0) } ?? [:]
    let required = record["required-packs"].map { names($0, "required packs") } ?? []
    for pack in required where entries[pack.content] == nil {
      reader.report(
        "signature.bad_policy",
        at: pack.position,
        "the required pack `\(pack.content)` isn't among `packs`",
        hint: reader.suggestion(for: pack.content, in: entries.keys)
      )
    }
    let revoked = record["revoked-keys"].map { reader.elements($0, "revoked keys") } ?? []
    return SigningPolicy(
      file: file,
      entries: entries,
      revokedKeys: Set(revoked.compactMap(keys.id)),
      requiredPacks: required.map(\.content),
      state: state == "none" ? nil : state
    )
  }

  private func requireFormat(_ record: DocumentRecord, _ node: DocumentNode) {
    guard let format = reader.required("format", in: record, of: node, Self.what),
      format.text != "1"
    else { return }
    reader.report(
      "signature.bad_policy",
      at: format.start,
      "this version reads policies of format 1",
      hint: "write `format: 1`"
    )
  }

  private func state(_ node: DocumentNode) -> String? {
    guard let path = reader.text(node, "the path of the state, or `none`,") else { return nil }
    if path.isEmpty || path.hasSuffix("/") {
      reader.report(
        "signature.bad_policy",
        at: node.start,
        "the state must be the path of a file, or `none`",
        hint: "write a path such as `/var/lib/acme/rulebook-state.json`"
      )
    }
    return path
  }

  private func entries(_ node: DocumentNode) -> [String: SigningPolicy.Entry] {
    guard let record = reader.record(node, "the packs of a policy") else { return [:] }
    if record.entries.isEmpty {
      reader.report("signature.bad_policy", at: node.start, "the policy has no packs")
    }
    var entries: [String: SigningPolicy.Entry] = [:]
    for entry in record.entries {
      let name = reader.checkName(entry.key, at: entry.keyStart, "a pack's name")
      entries[name] = self.entry(entry.value, of: name)
    }
    return entries
  }

  private func entry(_ node: DocumentNode, of name: String) -> SigningPolicy.Entry? {
    let what = "the pack `\(name)`"
    guard let written = reader.record(node, what) else { return nil }
    let record = reader.checkKeys(written, of: "a pack of a policy", known: Self.namesOfEntry)
    var entry = SigningPolicy.Entry()
    entry.keys =
      reader.required("keys", in: record, of: node, what).map(keys.keys) ?? []
    if let node = record["least-revision"] {
      entry.leastRevision = number(node, "the least revision", in: PackManifest.revisions)
    }
    entry.expires = record["expires"].flatMap { keys.day($0, "the last day") }
    if let node = record["most-days"] {
      entry.mostDays = number(node, "the greatest age in days", in: 1...100_000)
    }
    if let node = record["may"] {
      entry.permissions = PermissionReader(reader: reader).permissions(node)
    }
    return entry
  }

  private func number(_ node: DocumentNode, _ what: String, in limits: ClosedRange<Int>) -> Int {
    guard let number = reader.integer(node, what) else { return limits.upperBound }
    if limits ~= number { return number }
    reader.report(
      "signature.bad_policy",
      at: node.start,
      "\(what) must be from \(limits.lowerBound) to \(limits.upperBound)"
    )
    return limits.upperBound
  }

  private func names(
    _ node: DocumentNode,
    _ what: String
  ) -> [(content: String, position: SourcePosition)] {
    reader.elements(node, what).compactMap { node in
      reader.text(node, "a name").map { ($0, node.start) }
    }
  }
}

/// Reads the keys and days of a policy.
struct PolicyKeyReader {
  let reader: NodeReader

  private static let names = ["public-key", "valid-from", "valid-until"]

  /// Reads the keys of a pack.
  func keys(_ node: DocumentNode) -> [SigningPolicy.Key] {
    var keys: [SigningPolicy.Key] = []
    for element in reader.elements(node, "keys") {
      guard let found = key(element) else { continue }
      // Only one of the two could say when the key is valid.
      guard keys.allSatisfy({ $0.key != found.key }) else {
        reader.report(
          "signature.bad_policy",
          at: element.start,
          "the key `\(found.key.id)` is listed twice",
          hint: "list it once, with its days"
        )
        continue
      }
      keys.append(found)
    }
    return keys
  }

  private func key(_ node: DocumentNode) -> SigningPolicy.Key? {
    guard let written = node.record else {
      return publicKey(node).map { SigningPolicy.Key(key: $0) }
    }
    let what = "a key"
    let record = reader.checkKeys(written, of: what, known: Self.names)
    let from = record["valid-from"].flatMap { day($0, "the first day") }
    let until = record["valid-until"].flatMap { day($0, "the last day") }
    if let from, let until, from > until {
      reader.report("signature.bad_policy", at: node.start, "the last day is before the first")
    }
    return reader.required("public-key", in: record, of: node, what).flatMap(publicKey).map {
      SigningPolicy.Key(key: $0, validFrom: from, validUntil: until)
    }
  }

  private func publicKey(_ node: DocumentNode) -> VerificationKey? {
    guard let text = reader.text(node, "a public key") else { return nil }
    if let key = VerificationKey(text) { return key }
    reader.report(
      "signature.bad_policy",
      at: node.start,
      "this isn't a public key",
      hint: "`rulebook keys FILE` shows it when it makes a key; it begins with `ed25519:`"
    )
    return nil
  }

  /// Reads the id of a key, or the key itself.
  func id(_ node: DocumentNode) -> String? {
    guard let text = reader.text(node, "a key or its id") else { return nil }
    if let key = VerificationKey(text) { return key.id }
    if VerificationKey.isID(text) { return text }
    reader.report(
      "signature.bad_policy",
      at: node.start,
      "this is neither a public key nor the id of one",
      hint: "an id has 16 lowercase hexadecimal digits"
    )
    return nil
  }

  /// Reads a day.
  func day(_ node: DocumentNode, _ what: String) -> CivilDate? {
    guard let text = reader.text(node, what) else { return nil }
    if let day = CivilDate(text) { return day }
    reader.report(
      "signature.bad_policy",
      at: node.start,
      "\(what) must be a day",
      hint: "write it like 2026-11-20"
    )
    return nil
  }
}
