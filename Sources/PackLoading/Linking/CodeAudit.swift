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
      collector.add(
        pack.source.diagnostic(
          "pack.unknown_code",
          at: code.position,
          reason: "nobody defines the code `\(code.content)`",
          hint: suggestion(for: code.content, foreign: foreign)
            ?? "add it to `codes:`, and its text to `messages:`"
        )
      )
    }
    checkCoverage(foreign: foreign, &collector)
    checkProgramCodes(&collector)
    checkKeys(foreign: foreign, families: families, &collector)
  }

  /// The codes that the engine or another pack defines.
  private var foreignCodes: Set<ViolationCode> {
    let own = pack.definedCodes
    var codes = Set(CodeDefinition.engine.map(\.code))
    for definition in library.registry.checks {
      codes.formUnion(definition.codes.map(\.code))
    }
    for other in library.packs where other.name != pack.name {
      // A code that the library's packs have, too, is the pack's own if it defines it.
      let isShadowed = other.isBundled && !pack.isBundled
      codes.formUnion(isShadowed ? other.definedCodes.subtracting(own) : other.definedCodes)
    }
    return codes
  }

  /// The codes that another pack defines too, which is told where the second one stands.
  private var repeatedCodes: Set<ViolationCode> {
    let own = pack.definedCodes
    return library.packs.filter { $0.name != pack.name && $0.isBundled == pack.isBundled }
      .reduce(into: []) { $0.formUnion($1.definedCodes.intersection(own)) }
  }

  /// Returns a hint with the nearest of all codes.
  private func suggestion(for code: ViolationCode, foreign: Set<ViolationCode>) -> String? {
    let near = [
      nearestName(to: code.rawValue, in: foreign.lazy.map(\.rawValue)),
      nearestName(to: code.rawValue, in: pack.codes.keys.lazy.map(\.rawValue)),
    ]
    return nearestName(to: code.rawValue, in: near.compactMap(\.self))
      .map { "did you mean `\($0)`?" }
  }

  /// Reports checks that report a code of programs, and codes of programs that a check has.
  private func checkProgramCodes(_ collector: inout DiagnosticCollector) {
    let ofPrograms = library.packs.reduce(into: Set<ViolationCode>()) { codes, pack in
      codes.formUnion(pack.codes.filter { $0.value.arguments != nil }.keys)
    }
    if ofPrograms.isEmpty { return }
    for code in pack.usedCodes where ofPrograms.contains(code.content) {
      collector.add(
        pack.source.diagnostic(
          "pack.code_of_programs",
          at: code.position,
          reason: "the code `\(code.content)` belongs to programs, because it has `arguments`",
          hint: "give the check another code, or leave out the `arguments` of this one"
        )
      )
    }
    let definitions = Dictionary(
      (CodeDefinition.engine + library.registry.checks.flatMap(\.codes)).map { ($0.code, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (code, declaration) in pack.codes.sorted(by: { $0.key < $1.key }) {
      guard let declared = declaration.arguments, let definition = definitions[code] else {
        continue
      }
      let reported = definition.namedArguments.mapValues(\.kinds)
      let agrees = declared.allSatisfy { reported[$0.key] == [$0.value] }
      if agrees, library.registry.addedCodes.contains(code) { continue }
      collector.add(
        pack.source.diagnostic(
          "pack.code_arguments",
          at: declaration.position,
          reason: "the code `\(code)` is that of a check, with the arguments "
            + "\(reported.isEmpty ? "none" : reported.keys.sorted().joined(separator: ", "))",
          hint: "leave out its `arguments`"
        )
      )
    }
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
    let forms = FieldKeys(pack, library.forms)
    let repeated = repeatedCodes
    for (locale, messages) in pack.messages.sorted(by: { $0.key < $1.key }) {
      for (key, message) in messages.sorted(by: { $0.key < $1.key }) {
        if collector.isFull { return }
        if isOwnKey(key, forms: forms, foreign: foreign, repeated: repeated) {
          guard let code = forms.code(ofKey: key),
            !isKnown(code, foreign: foreign), !families.contains(code)
          else { continue }
          report(code, ofKey: key, message, foreign: foreign, &collector)
          continue
        }
        collector.add(
          message.written.source.diagnostic(
            "pack.foreign_message",
            at: message.written.start,
            reason: "`\(key)` (\(locale)) is not a code, form or field of this pack",
            hint: "messages for codes of others belong in a catalog of the application"
          )
        )
      }
    }
  }

  /// Reports a message of a field for a code that nobody defines.
  private func report(
    _ code: ViolationCode,
    ofKey key: String,
    _ message: MessageDeclaration,
    foreign: Set<ViolationCode>,
    _ collector: inout DiagnosticCollector
  ) {
    collector.add(
      message.written.source.diagnostic(
        "pack.unknown_code",
        at: message.written.start,
        reason: "`\(key)` is for the code `\(code)`, which nobody defines",
        hint: suggestion(for: code, foreign: foreign)
      )
    )
  }

  private func isOwnKey(
    _ key: String,
    forms: FieldKeys,
    foreign: Set<ViolationCode>,
    repeated: Set<ViolationCode>
  ) -> Bool {
    if key.hasPrefix("field:") { return forms.hasField(key.dropFirst(6)) }
    if let isField = forms.isField(key) { return isField }
    let code = ViolationCode(rawValue: key)
    // Checks of programs are none that a catalog of this library could put into words.
    let added = library.registry.addedCodes
    if foreign.contains(code), !added.contains(code), !repeated.contains(code) { return false }
    return forms.codesAndFamilies.contains(code)
      || added.contains { $0 == code || $0.rawValue.hasPrefix(key + ".") }
  }
}

/// The names in the keys of a pack's messages: of its forms, their fields, and its codes.
private struct FieldKeys {
  private var fieldsOfForms: [Substring: Set<String>] = [:]
  private var fields: Set<String> = []

  /// The codes of the pack and the codes above them.
  let codesAndFamilies: Set<ViolationCode>

  init(_ pack: PackDeclaration, _ forms: Standings<FormDeclaration>) {
    for form in pack.forms {
      let fields = Set(Self.paths(of: form, in: pack, forms).map(\.description))
      fieldsOfForms[form.name[...], default: []].formUnion(fields)
      self.fields.formUnion(fields)
    }
    codesAndFamilies = Set(pack.codes.keys.flatMap { [$0] + $0.ancestors })
  }

  /// Returns the fields of a form, with those that it inherits.
  private static func paths(
    of form: FormDeclaration,
    in pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>
  ) -> [FieldPath] {
    guard form.parent != nil else { return form.fields.map(\.path) }
    do throws(LoadingError) {
      return try InheritedForm(form, in: pack, forms).paths
    } catch {
      // Linking the form says what is wrong with it.
      return form.fields.map(\.path)
    }
  }

  /// Whether some form has a field.
  func hasField(_ name: Substring) -> Bool { fields.contains(String(name)) }

  /// Whether a key that begins with a form's name goes on with one of its fields; nil for other keys.
  func isField(_ key: String) -> Bool? {
    guard let fields = fieldsOfForms[key.prefix { $0 != "/" }], key.contains("/") else {
      return nil
    }
    let rest = key.drop { $0 != "/" }.dropFirst()
    guard let colon = rest.lastIndex(of: ":") else { return false }
    return fields.contains(String(rest[..<colon]))
  }

  /// Returns the code of a field's message; nil for a label, and for what is not a field's.
  func code(ofKey key: String) -> ViolationCode? {
    guard isField(key) != nil, let colon = key.lastIndex(of: ":"),
      key.index(after: colon) < key.endIndex
    else { return nil }
    return ViolationCode(rawValue: String(key[key.index(after: colon)...]))
  }
}

extension PackDeclaration {
  /// The codes that the pack puts into words, and so defines.
  var definedCodes: Set<ViolationCode> {
    let messages = messages[sourceLocale] ?? [:]
    return Set(codes.keys.filter { messages[$0.rawValue] != nil })
  }
}
