import ErrorCatalog
import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// Looks for codes of a pack that aren't defined, for missing messages, and for messages that
/// belong to another pack.
struct CodeAudit {
  let library: PackLibrary
  let pack: PackDeclaration

  func run(_ collector: inout DiagnosticCollector) {
    let standings = CodeStandings(library: library, pack: pack)
    var seen: Set<ViolationCode> = []
    let ofChecks = Set(pack.lacksCode ? pack.reportedCodes.map(\.position) : [])
    for code in pack.usedCodes
    where !pack.doubtfulCodes.contains(code.position) && seen.insert(code.content).inserted
      && !isKnown(code.content)
    {
      let suggestion = suggestion(for: code.content)
      // An example may name the code that a message lacks.
      if pack.lacksCode, suggestion == nil, !ofChecks.contains(code.position) { continue }
      collector.add(
        "pack.unknown_code",
        in: pack.source,
        at: code.position,
        reason: "the code `\(code.content)` isn't defined",
        hint: suggestion
          ?? "write its `message:` next to the check, or add it to `codes:` and `messages:`"
      )
    }
    checkProgramCodes(&collector)
    // A message or number may belong to a whole family of codes, such as all of `length`.
    let own = Set(pack.codes.keys.flatMap(\.ancestors))
    let isFamily = { (code: ViolationCode) in
      own.contains(code) || library.codeOwners.isFamily(code, besidesThoseOf: pack)
    }
    standings.run(&collector) { isKnown($0) || isFamily($0) }
    if pack.messages.isEmpty {
      checkCoverage(besides: [], &collector)
      return
    }
    let forms = FieldKeys(pack, in: library)
    let foreign = foreignKeys(forms)
    checkCoverage(besides: foreign[pack.sourceLocale] ?? [], &collector)
    for (locale, keys) in foreign.sorted(by: { $0.key < $1.key }) {
      for key in keys { report(foreign: key, in: locale, forms, &collector) }
    }
    checkKeys(forms, isFamily, &collector)
  }

  /// Returns whether the engine or another pack defines a code.
  private func isForeign(_ code: ViolationCode) -> Bool {
    library.codeOwners.isForeign(code, to: pack)
  }

  /// Returns a hint with the nearest of all codes.
  private func suggestion(for code: ViolationCode) -> String? {
    let near = [
      nearestName(to: code.rawValue, in: library.codeOwners.all.lazy.map(\.rawValue)),
      nearestName(to: code.rawValue, in: pack.codes.keys.lazy.map(\.rawValue)),
    ]
    return nearestNameHint(to: code.rawValue, in: near.compactMap(\.self))
  }

  /// Reports checks that report a code of programs, and codes of programs that belong to a check.
  private func checkProgramCodes(_ collector: inout DiagnosticCollector) {
    let ofPrograms = library.codeOwners.ofPrograms
    for code in pack.usedCodes where ofPrograms.contains(code.content) {
      collector.add(
        "pack.code_of_programs",
        in: pack.source,
        at: code.position,
        reason: "the code `\(code.content)` is for programs, because it has `arguments`",
        hint: "use another code for the check, or remove the `arguments` of this one"
      )
    }
    if pack.codes.values.allSatisfy({ $0.arguments == nil }) { return }
    let definitions = Dictionary(
      (CodeDefinition.engine + library.registry.checks.flatMap(\.codes)).map { ($0.code, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (code, declaration) in pack.codes.sorted(by: { $0.key < $1.key }) {
      guard let declared = declaration.arguments, let definition = definitions[code] else {
        continue
      }
      let reported = definition.namedArguments.mapValues(\.kinds)
      let agrees = declared.allSatisfy { reported[$0.name] == [$0.kind.argumentKind] }
      if agrees, library.registry.addedCodes.contains(code) { continue }
      collector.add(
        "pack.code_arguments",
        in: pack.source,
        at: declaration.position,
        reason: "the code `\(code)` belongs to a check with the arguments "
          + "\(reported.isEmpty ? "none" : reported.keys.sorted().joined(separator: ", "))",
        hint: "remove its `arguments`"
      )
    }
  }

  private func isKnown(_ code: ViolationCode) -> Bool {
    // The message of an engine's code also serves the codes below it.
    isForeign(code) || pack.codes[code] != nil
      || code.ancestors.contains(where: Self.engineCodes.contains)
  }

  private static let engineCodes = Set(CodeDefinition.engine.map(\.code))

  /// Reports the pack's own codes without a message in its source locale.
  ///
  /// The messages of the library's packs are in its catalogs. A code whose message has a misspelt
  /// key has one, and so have all codes if the source locale is misspelt.
  private func checkCoverage(besides foreign: [String], _ collector: inout DiagnosticCollector) {
    if pack.isBundled { return }
    let texts = pack.messages[pack.sourceLocale] ?? [:]
    let own = pack.codes.filter { code, declaration in
      // A pack may give a number to a whole family of codes, such as all of `length`.
      let isFamily = library.codeOwners.isFamily(code, besidesThoseOf: pack)
      return !isForeign(code) && (!isFamily || declaration.arguments != nil)
        && !declaration.declared.standing.isRetired
    }
    let missing = own.filter { code, _ in
      texts[code.rawValue] == nil && !pack.unreadableMessages.contains(code.rawValue)
    }
    if pack.lacksSourceTexts || missing.isEmpty { return }
    if texts.isEmpty, missing.count > 1, let other = pack.messages.keys.min() {
      collector.add(
        "pack.missing_message",
        in: pack.source,
        at: pack.sourceLocalePosition ?? .start,
        reason: "the pack doesn't have messages in `\(pack.sourceLocale)`, its source locale",
        hint: "write `source-locale: \(other)`, or add messages in `\(pack.sourceLocale)`"
      )
      return
    }
    let names = missing.keys.map(\.rawValue)
    // More of them wouldn't be shown.
    let meant = Set(foreign.prefix(collector.limit).compactMap { meantName(to: $0, in: names) })
    for (code, declaration) in missing.sorted(by: { $0.key < $1.key })
    where !meant.contains(code.rawValue) {
      collector.add(
        "pack.missing_message",
        in: pack.source,
        at: declaration.position,
        reason: "the code `\(code)` doesn't have a message in `\(pack.sourceLocale)`",
        hint: "add it under `messages:`, `\(pack.sourceLocale):`, or as the `message:` of its check"
      )
    }
  }

  /// Returns the keys of messages for something other than a code, form or field of the pack.
  ///
  /// If a check names an undefined code, its messages aren't another mistake.
  private func foreignKeys(_ forms: FieldKeys) -> [LocaleIdentifier: [String]] {
    let used = Set(pack.usedCodes.map(\.content.rawValue))
    return pack.messages.mapValues { messages in
      messages.keys.sorted().filter { key in
        TextKey(key).problem == nil && !isOwnKey(key, forms: forms)
          && (!used.contains(TextPart.split(key).key) || isForeign(ViolationCode(rawValue: key)))
      }
    }
  }

  private func report(
    foreign key: String,
    in locale: LocaleIdentifier,
    _ forms: FieldKeys,
    _ collector: inout DiagnosticCollector
  ) {
    guard !collector.isFull, let message = pack.messages[locale]?[key] else { return }
    let own = forms.keys(besidePart: TextKey(key).part).filter { $0 != key }
    collector.add(
      "pack.foreign_message",
      in: message.written.source,
      at: message.written.start,
      reason: "`\(key)` (\(locale)) isn't a code, form or field of this pack",
      hint: forms.label(meantBy: key).map { "did you mean `\($0)`?" }
        ?? nearestNameHint(to: key, in: own)
        ?? generalHint(onForeign: key)
    )
  }

  /// Returns what to do about a message for something else than what the pack has.
  private func generalHint(onForeign key: String) -> String {
    if key.contains("/") {
      return "write `FORM/FIELD:`, with a form of this pack and a field of that form"
    }
    let rest = "messages for other packs go in a catalog of the application"
    guard pack.reportedCodes.contains(where: { $0.content.rawValue == key }) else {
      return "list a code of this pack under `codes:`; \(rest)"
    }
    let own = pack.name.replacing("-", with: "_")
    let last = key.split(separator: ".").last ?? ""
    return "give the check a code of this pack, such as `\(own).\(last)`; \(rest)"
  }

  /// Reports texts with an unknown part, and messages of fields for codes that aren't defined.
  private func checkKeys(
    _ forms: FieldKeys,
    _ isFamily: (ViolationCode) -> Bool,
    _ collector: inout DiagnosticCollector
  ) {
    for (_, messages) in pack.messages.sorted(by: { $0.key < $1.key }) {
      for (key, message) in messages.sorted(by: { $0.key < $1.key }) {
        if collector.isFull { return }
        if let problem = TextKey(key).problem {
          collector.add(
            "pack.unknown_part",
            in: message.written.source,
            at: message.written.start,
            reason: problem.reason,
            hint: problem.hint
          )
          continue
        }
        guard isOwnKey(key, forms: forms), let code = forms.code(ofKey: key), !isKnown(code),
          !isFamily(code)
        else { continue }
        report(code, ofKey: key, message, &collector)
      }
    }
  }

  /// Reports a field's message for a code that isn't defined.
  private func report(
    _ code: ViolationCode,
    ofKey key: String,
    _ message: MessageDeclaration,
    _ collector: inout DiagnosticCollector
  ) {
    collector.add(
      "pack.unknown_code",
      in: message.written.source,
      at: message.written.start,
      reason: "`\(key)` is for the code `\(code)`, which isn't defined",
      hint: suggestion(for: code)
    )
  }

  private func isOwnKey(_ key: String, forms: FieldKeys) -> Bool {
    let key = TextPart.split(key).key
    if key.hasPrefix("field:") { return forms.hasField(key.dropFirst(6)) }
    if key.hasPrefix("rule:") { return forms.rules.contains(String(key.dropFirst(5))) }
    if let isField = forms.isField(key) { return isField }
    let code = ViolationCode(rawValue: key)
    // This library's catalogs can't have messages for a program's own checks.
    let added = library.registry.addedCodes
    if isForeign(code), !added.contains(code), !library.codeOwners.isRepeated(code, in: pack) {
      return false
    }
    return forms.codesAndFamilies.contains(code)
      || added.contains { $0 == code || $0.rawValue.hasPrefix(key + ".") }
  }
}

extension PackDeclaration {
  /// Returns the codes that the pack defines: those with a message or a summary, those for
  /// programs, and retired ones.
  ///
  /// For other codes, the pack only sets a number or a severity within its own rules and forms.
  ///
  /// - Parameter known: The codes of the library's checks, which no pack defines.
  /// - Returns: The codes, in no particular order.
  func definedCodes(besides known: Set<ViolationCode>) -> Set<ViolationCode> {
    let messages = messages[sourceLocale] ?? [:]
    let own = codes.lazy.filter { code, declaration in
      !known.contains(code)
        && (messages[code.rawValue] != nil || declaration.summary != nil
          || declaration.arguments != nil || declaration.declared.standing.isRetired)
    }
    return Set(own.map(\.key))
  }
}
