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
    for code in pack.usedCodes
    where seen.insert(code.content).inserted && !isKnown(code.content) {
      collector.add(
        "pack.unknown_code",
        in: pack.source,
        at: code.position,
        reason: "the code `\(code.content)` isn't defined",
        hint: suggestion(for: code.content)
          ?? "add it to `codes:`, and its message to `messages:`"
      )
    }
    checkCoverage(&collector)
    checkProgramCodes(&collector)
    // A message or number may belong to a whole family of codes, such as all of `length`.
    let own = Set(pack.codes.keys.flatMap(\.ancestors))
    let isFamily = { (code: ViolationCode) in
      own.contains(code) || library.codeOwners.isFamily(code, besidesThoseOf: pack)
    }
    standings.run(&collector) { isKnown($0) || isFamily($0) }
    checkKeys(isFamily, &collector)
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
  /// The messages of the library's packs are in its catalogs.
  private func checkCoverage(_ collector: inout DiagnosticCollector) {
    if pack.isBundled { return }
    let own = pack.codes.filter { code, declaration in
      // A pack may give a number to a whole family of codes, such as all of `length`.
      let isFamily = library.codeOwners.isFamily(code, besidesThoseOf: pack)
      return !isForeign(code) && (!isFamily || declaration.arguments != nil)
        && !declaration.declared.standing.isRetired
    }
    for (code, declaration) in own.sorted(by: { $0.key < $1.key })
    where pack.messages[pack.sourceLocale]?[code.rawValue] == nil
      && !pack.unreadableMessages.contains(code.rawValue)
    {
      collector.add(
        "pack.missing_message",
        in: pack.source,
        at: declaration.position,
        reason: "the code `\(code)` doesn't have a message in `\(pack.sourceLocale)`",
        hint: "add it under `messages:`, `\(pack.sourceLocale):`"
      )
    }
  }

  /// Reports messages for something other than a code, form or field of the pack.
  private func checkKeys(
    _ isFamily: (ViolationCode) -> Bool,
    _ collector: inout DiagnosticCollector
  ) {
    if pack.messages.isEmpty { return }
    let forms = FieldKeys(pack, library.forms)
    for (locale, messages) in pack.messages.sorted(by: { $0.key < $1.key }) {
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
        if isOwnKey(key, forms: forms) {
          guard let code = forms.code(ofKey: key),
            !isKnown(code), !isFamily(code)
          else { continue }
          report(code, ofKey: key, message, &collector)
          continue
        }
        let own = forms.keys(besidePart: TextKey(key).part)
        collector.add(
          "pack.foreign_message",
          in: message.written.source,
          at: message.written.start,
          reason: "`\(key)` (\(locale)) isn't a code, form or field of this pack",
          hint: nearestNameHint(to: key, in: own.filter { $0 != key })
            ?? (key.contains("/")
              ? "write `FORM/FIELD:`, with a form of this pack and a field of that form"
              : "list a code of this pack under `codes:`; messages for other packs go in a catalog of "
                + "the application")
        )
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

/// The names in the keys of a pack's messages: its rules, its forms, their fields, and its codes.
private struct FieldKeys {
  private var fieldsOfForms: [Substring: Set<String>] = [:]
  private var fields: Set<String> = []

  /// The names of the pack's rules.
  let rules: Set<String>

  /// The codes of the pack and the codes above them.
  let codesAndFamilies: Set<ViolationCode>

  init(_ pack: PackDeclaration, _ forms: Standings<FormDeclaration>) {
    for form in pack.forms {
      let fields = Set(Self.paths(of: form, in: pack, forms).map(\.description))
      fieldsOfForms[form.name[...], default: []].formUnion(fields)
      self.fields.formUnion(fields)
    }
    rules = Set(pack.rules.map(\.name))
    codesAndFamilies = Set(pack.codes.keys.flatMap { [$0] + $0.ancestors })
  }

  /// Returns the paths of a form's fields, including inherited ones.
  private static func paths(
    of form: FormDeclaration,
    in pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>
  ) -> [FieldPath] {
    if form.parent == nil, form.fields.allSatisfy({ $0.form == nil }) {
      return form.fields.map(\.path)
    }
    do throws(LoadingError) {
      return try InheritedForm(form, in: pack, forms).paths
    } catch {
      // Linking the form reports what is wrong with it.
      return form.fields.map(\.path)
    }
  }

  /// Returns the keys that texts of the pack's codes may have, for messages or for their other
  /// parts.
  func keys(besidePart part: TextPart?) -> [String] {
    codesAndFamilies.map { code in part?.key(of: code.rawValue) ?? code.rawValue }
  }

  /// Whether some form has a field.
  func hasField(_ name: Substring) -> Bool { fields.contains(String(name)) }

  /// Returns whether a key that begins with a form's name continues with one of its fields; nil for
  /// other keys.
  func isField(_ key: String) -> Bool? {
    guard let fields = fieldsOfForms[key.prefix { $0 != "/" }], key.contains("/") else {
      return nil
    }
    let rest = key.drop { $0 != "/" }.dropFirst()
    guard let colon = rest.lastIndex(of: ":") else { return false }
    return fields.contains(String(rest[..<colon]))
  }

  /// Returns the code of a field's message; nil for a label and for other keys.
  func code(ofKey key: String) -> ViolationCode? {
    let key = TextPart.split(key).key
    guard isField(key) != nil, let colon = key.lastIndex(of: ":"),
      key.index(after: colon) < key.endIndex
    else { return nil }
    return ViolationCode(rawValue: String(key[key.index(after: colon)...]))
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
