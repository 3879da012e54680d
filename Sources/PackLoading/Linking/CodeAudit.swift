import Documents
import Rules
import Violations

/// Looks for codes of a pack that nobody defines, and for its messages that
/// are missing or that belong to someone else.
struct CodeAudit {
  let library: PackLibrary
  let pack: PackDeclaration

  func run(_ collector: inout DiagnosticCollector) {
    let foreign = foreignCodes
    // A message or number may be that of a whole family of codes, such as all of `length`.
    let families = Set(foreign.union(pack.codes.keys).flatMap(\.ancestors))
    var seen: Set<ViolationCode> = []
    for code in pack.usedCodes
    where seen.insert(code.content).inserted && !isKnown(code.content, foreign: foreign) {
      let names = foreign.union(pack.codes.keys).map(\.rawValue)
      collector.add(
        pack.source.diagnostic(
          "pack.unknown_code",
          at: code.position,
          reason: "nobody defines the code `\(code.content)`",
          hint: nearestName(to: code.content.rawValue, in: names).map { "did you mean `\($0)`?" }
            ?? "add it to `codes:`, and its text to `messages:`"
        )
      )
    }
    checkCoverage(foreign: foreign, &collector)
    checkKeys(foreign: foreign, families: families, &collector)
  }

  /// The codes that the engine or another pack defines.
  private var foreignCodes: Set<ViolationCode> {
    var codes = Set(CodeDefinition.engine.map(\.code))
    for definition in library.registry.checks {
      codes.formUnion(definition.codes.map(\.code))
    }
    for other in library.packs where other.name != pack.name {
      codes.formUnion(other.definedCodes)
    }
    return codes
  }

  private func isKnown(_ code: ViolationCode, foreign: Set<ViolationCode>) -> Bool {
    foreign.contains(code) || pack.codes[code] != nil
  }

  /// Reports codes of the pack's own without a message in its source locale.
  private func checkCoverage(
    foreign: Set<ViolationCode>,
    _ collector: inout DiagnosticCollector
  ) {
    // A pack may give a number to a whole family of codes, such as all of `length`.
    let families = Set(foreign.flatMap(\.ancestors))
    let own = pack.codes.filter { !foreign.contains($0.key) && !families.contains($0.key) }
    for (code, declaration) in own.sorted(by: { $0.key < $1.key })
    where pack.messages[pack.sourceLocale]?[code.rawValue] == nil
      && !pack.unreadableMessages.contains(code.rawValue)
    {
      collector.add(
        pack.source.diagnostic(
          "pack.missing_message",
          at: declaration.position,
          reason: "the code `\(code)` has no message in `\(pack.sourceLocale)`",
          hint: "add it under `messages:`, `\(pack.sourceLocale):`"
        )
      )
    }
  }

  /// Reports messages that are not for a code, form or field of the pack.
  private func checkKeys(
    foreign: Set<ViolationCode>,
    families: Set<ViolationCode>,
    _ collector: inout DiagnosticCollector
  ) {
    let forms = pack.forms.map { form in
      (prefix: form.name + "/", fields: Set(form.fields.map(\.path.description)))
    }
    for (locale, messages) in pack.messages.sorted(by: { $0.key < $1.key }) {
      for (key, message) in messages.sorted(by: { $0.key < $1.key }) {
        if isOwnKey(key, forms: forms, foreign: foreign) {
          guard let code = Self.code(ofKey: key, forms: forms),
            !isKnown(code, foreign: foreign), !families.contains(code)
          else { continue }
          report(code, ofKey: key, message, foreign: foreign, &collector)
          continue
        }
        collector.add(
          message.diagnosticSource(in: library, fallback: pack.source).diagnostic(
            "pack.foreign_message",
            at: message.position.inFile,
            reason: "`\(key)` (\(locale)) is not a code, form or field of this pack",
            hint: "messages for codes of others belong in a catalog of the application"
          )
        )
      }
    }
  }

  /// Returns the code of a field's message; nil for a label, and for what is not a field's.
  private static func code(
    ofKey key: String,
    forms: [(prefix: String, fields: Set<String>)]
  ) -> ViolationCode? {
    guard forms.contains(where: { key.hasPrefix($0.prefix) }),
      let colon = key.lastIndex(of: ":"), key.index(after: colon) < key.endIndex
    else { return nil }
    return ViolationCode(rawValue: String(key[key.index(after: colon)...]))
  }

  /// Reports a message of a field for a code that nobody defines.
  private func report(
    _ code: ViolationCode,
    ofKey key: String,
    _ message: MessageDeclaration,
    foreign: Set<ViolationCode>,
    _ collector: inout DiagnosticCollector
  ) {
    let known = foreign.union(pack.codes.keys).map(\.rawValue)
    collector.add(
      message.diagnosticSource(in: library, fallback: pack.source).diagnostic(
        "pack.unknown_code",
        at: message.position.inFile,
        reason: "`\(key)` is for the code `\(code)`, which nobody defines",
        hint: nearestName(to: code.rawValue, in: known).map { "did you mean `\($0)`?" }
      )
    )
  }

  private func isOwnKey(
    _ key: String,
    forms: [(prefix: String, fields: Set<String>)],
    foreign: Set<ViolationCode>
  ) -> Bool {
    if key.hasPrefix("field:") {
      return forms.contains { $0.fields.contains(String(key.dropFirst(6))) }
    }
    for form in forms where key.hasPrefix(form.prefix) {
      let rest = key.dropFirst(form.prefix.count)
      guard let colon = rest.lastIndex(of: ":") else { return false }
      return form.fields.contains(String(rest[..<colon]))
    }
    let code = ViolationCode(rawValue: key)
    if foreign.contains(code) { return false }
    return pack.codes.keys.contains { $0 == code || $0.rawValue.hasPrefix(key + ".") }
  }
}

extension PackDeclaration {
  /// The codes that the pack puts into words, and so defines.
  var definedCodes: Set<ViolationCode> {
    let messages = messages[sourceLocale] ?? [:]
    return Set(codes.keys.filter { messages[$0.rawValue] != nil })
  }
}

extension MessageDeclaration {
  fileprivate func diagnosticSource(
    in library: PackLibrary,
    fallback: SourceText
  ) -> SourceText {
    library.packs.first { $0.source.name == position.file }?.source ?? fallback
  }
}
