import ErrorCatalog
import RuleEngine
import SourceTexts
import Violations

/// What is known of a bundled pack without reading its file: the names that it has, which is what other packs
/// and listings ask for.
///
/// A pack that does more than to define names, such as to disable those of others, has no outline and is
/// always read.
struct PackOutline: Sendable, Hashable {
  struct Rule: Sendable, Hashable {
    var name: String
    var parent: String?
    var confidentiality: Confidentiality
  }

  struct Form: Sendable, Hashable {
    var name: String
    var parent: String?
  }

  struct Code: Sendable, Hashable {
    var code: ViolationCode
    var summary: String?
  }

  /// The path of the pack's file in the folder of packs.
  var path: String

  var name: String
  var version: String?
  var sourceLocale: LocaleIdentifier
  var summary: String?
  var rules: [Rule] = []
  var forms: [Form] = []

  /// The codes of which the pack says something, sorted.
  var codes: [Code] = []

  /// The kinds of the tables that packs fill together, and of which this one brings a part.
  var sharedKinds: [String] = []

  /// The codes that its rules and forms may report, or of which it says something, with blanks between them.
  var reported = ""

  /// These codes.
  var reportedCodes: [ViolationCode] {
    reported.split(separator: " ").map { ViolationCode(rawValue: String($0)) }
  }

  /// Returns whether one of these codes is among the given ones, or below one.
  func reports(anyBelow keys: Set<String>) -> Bool {
    reported.split(separator: " ").contains { code in
      keys.contains { code == $0 || code.hasPrefix($0 + ".") }
    }
  }
}

extension PackOutline {
  /// Makes the outline of a pack, or nil if the pack does more than an outline can say.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - path: The path of its file in the folder of packs.
  ///   - library: All bundled packs, which are linked to find what rules report.
  /// - Throws: A ``LoadingError`` if a rule or form of the pack is broken.
  init?(
    _ pack: PackDeclaration,
    path: String,
    in library: PackLibrary
  ) throws(LoadingError) {
    guard pack.messages.isEmpty, pack.groups.isEmpty,
      pack.forms.allSatisfy({ $0.fields.allSatisfy { $0.form == nil } }),
      pack.requirements.packs.isEmpty,
      pack.addedRows.isEmpty,
      !pack.changesOthers,
      !pack.isOnlyTables,
      pack.codes.values.allSatisfy({ code in
        code.belongsToChecks && code.declared.standing == .current && code.declared.causes == nil
      })
    else { return nil }
    self.path = path
    name = pack.name
    version = pack.version
    sourceLocale = pack.sourceLocale
    summary = pack.summary
    rules = pack.rules.map { rule in
      Rule(
        name: rule.name,
        parent: rule.parent?.content,
        confidentiality: rule.declaredConfidentiality
      )
    }
    forms = pack.forms.map { Form(name: $0.name, parent: $0.parent?.content) }
    codes = pack.codes.map { Code(code: $0.key, summary: $0.value.summary) }
      .sorted { $0.code < $1.code }
    sharedKinds = pack.sharedKinds.sorted()
    var checks: [CheckTemplate] = []
    var ruleReports = RuleReports()
    var ofRules: Set<ViolationCode> = []
    for rule in pack.rules {
      checks += rule.checks
      guard let template = try library.template(of: rule, in: pack) else { continue }
      ofRules.formUnion(ruleReports.codes(of: template))
    }
    for form in pack.forms {
      checks += form.fields.flatMap(\.checks) + form.checks.map(\.check)
      if let form = try library.form(form.name, seenFrom: pack) {
        // What a field's rule reports is said of that rule.
        let own = form.fields.map(\.rule).filter { !library.hasRule($0.name) }
        for rule in own { ofRules.formUnion(ruleReports.codes(of: rule)) }
        checks += form.checks.map(\.check)
      }
    }
    let reports = ofRules.union(checks.flatMap(\.reports).map(\.code)).union(codes.map(\.code))
    reported = reports.map(\.rawValue).sorted().joined(separator: " ")
  }

  /// The pack with what is known of it.
  ///
  /// - Parameters:
  ///   - file: The path of the pack's file.
  ///   - read: Reads the pack.
  /// - Returns: The names of the pack, with the file behind them.
  func declaration(
    file: String,
    reading read: @escaping @Sendable () throws(LoadingError) -> PackDeclaration
  ) -> PackDeclaration {
    var pack = PackDeclaration(
      name: name,
      sourceLocale: sourceLocale,
      source: SourceText("", name: file)
    )
    pack.version = version
    pack.summary = summary
    pack.isBundled = true
    pack.rules = rules.map { rule in
      var declaration = RuleDeclaration(name: rule.name, position: .start)
      declaration.parent = rule.parent.map { Located(content: $0, position: .start) }
      declaration.outlinedConfidentiality = rule.confidentiality
      return declaration
    }
    pack.forms = forms.map { form in
      var declaration = FormDeclaration(name: form.name, position: .start)
      declaration.parent = form.parent.map { Located(content: $0, position: .start) }
      return declaration
    }
    let declared = codes.map { code in
      let declaration = ErrorDeclaration(code.code, pack: name, summary: code.summary)
      return (code.code, CodeDeclaration(declared: declaration, position: .start))
    }
    pack.codes = Dictionary(declared, uniquingKeysWith: { first, _ in first })
    pack.late = LatePack(self, reading: read)
    return pack
  }
}
