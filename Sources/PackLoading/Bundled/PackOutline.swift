import ErrorCatalog
import RuleEngine
import SourceTexts
import Violations

/// What is known about a bundled pack before its file is read: the names that other packs and
/// listings need.
///
/// ``PackIndex`` writes outlines to the file `INDEX` and reads them from it. ``LatePack`` reads the
/// whole pack when anything else in it is needed. A pack that does more than define names, such as
/// disabling declarations of other packs, doesn't have an outline and is always read.
///
/// For maintainers: a new property also needs a line in ``PackIndex``, for both writing and
/// reading. A new kind of content in packs must either be here or prevent an outline in the
/// initializer below.
struct PackOutline: Sendable, Hashable {
  /// A rule, with the rule that it extends.
  struct Rule: Sendable, Hashable {
    var name: String
    var parent: String?
    var confidentiality: Confidentiality

    /// The rule whose title is shown instead of this one's; nil if there is none.
    var subject: String?
  }

  /// A form, with the form that it extends.
  struct Form: Sendable, Hashable {
    var name: String
    var parent: String?
  }

  /// A code, with what the pack says about it.
  struct Code: Sendable, Hashable {
    var code: ViolationCode
    var summary: String?

    /// Whether the code is still reported: `current` or `retired`.
    var standing = ErrorDeclaration.Standing.current
  }

  /// The path of the pack's file in the folder of packs.
  var path: String

  var name: String
  var version: String?
  var sourceLocale: LocaleIdentifier
  var summary: String?
  var rules: [Rule] = []
  var forms: [Form] = []

  /// The codes that the pack describes, sorted.
  var codes: [Code] = []

  /// The kinds of shared tables that this pack adds a part to.
  var sharedKinds: [String] = []

  /// The codes that the pack's rules and forms may report, or that the pack describes, separated by
  /// spaces.
  ///
  /// The text is the same as in the index, so that loading an index doesn't split it.
  var reported = ""

  /// The codes in ``reported``.
  var reportedCodes: [ViolationCode] {
    reported.split(separator: " ").map { ViolationCode(rawValue: String($0)) }
  }

  /// Returns whether one of the reported codes is one of the given codes, or below one.
  func reports(anyBelow keys: Set<String>) -> Bool {
    reported.split(separator: " ").contains { code in
      keys.contains { code == $0 || code.hasPrefix($0 + ".") }
    }
  }
}

extension PackOutline {
  /// Creates the outline of a pack, or nil if the pack does more than an outline can describe.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - path: The path of its file in the folder of packs.
  ///   - library: All bundled packs, which are linked to find what rules report.
  /// - Throws: A ``LoadingError`` if a rule or form of the pack is broken.
  init?(_ pack: PackDeclaration, path: String, in library: PackLibrary) throws(LoadingError) {
    guard pack.messages.isEmpty, pack.groups.isEmpty,
      pack.forms.allSatisfy({ $0.fields.allSatisfy { $0.form == nil } }),
      pack.requirements.packs.isEmpty,
      pack.addedRows.isEmpty,
      !pack.changesOthers,
      !pack.isOnlyTables,
      pack.codes.values.allSatisfy(Self.isComplete)
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
        confidentiality: rule.declaredConfidentiality,
        subject: rule.traits.titleKind.subject
      )
    }
    forms = pack.forms.map { Form(name: $0.name, parent: $0.parent?.content) }
    codes = pack.codes.values.map { Code(of: $0.declared) }.sorted { $0.code < $1.code }
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
        // The reports of a named rule belong to that rule, wherever it is declared.
        let own = form.fields.map(\.rule).filter { !library.hasRule($0.name) }
        for rule in own { ofRules.formUnion(ruleReports.codes(of: rule)) }
        checks += form.checks.map(\.check)
      }
    }
    let reports = ofRules.union(checks.flatMap(\.reports).map(\.code)).union(codes.map(\.code))
    reported = reports.map(\.rawValue).sorted().joined(separator: " ")
  }

  /// Whether an outline has everything that is needed of a code before its pack is read.
  private static func isComplete(_ code: CodeDeclaration) -> Bool {
    let declared = code.declared
    switch declared.standing {
    case .current: return code.belongsToChecks && declared.causes == nil
    case .deprecated: return false
    case .retired: return declared == outlined(Code(of: declared), of: declared.pack)
    }
  }

  private static func outlined(_ code: Code, of pack: String) -> ErrorDeclaration {
    ErrorDeclaration(code.code, pack: pack, summary: code.summary, standing: code.standing)
  }

  /// Returns a pack that has the names, and reads its file when more is needed.
  ///
  /// - Parameters:
  ///   - file: The path of the pack's file.
  ///   - read: Reads the pack.
  /// - Returns: The pack.
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
      if let subject = rule.subject {
        declaration.traits.titleKind = .wordsOf(
          subject: subject,
          at: FilePosition(file: file, at: .start)
        )
      }
      return declaration
    }
    pack.forms = forms.map { form in
      var declaration = FormDeclaration(name: form.name, position: .start)
      declaration.parent = form.parent.map { Located(content: $0, position: .start) }
      return declaration
    }
    let declared = codes.map { code in
      (code.code, CodeDeclaration(declared: Self.outlined(code, of: name), position: .start))
    }
    pack.codes = Dictionary(declared, uniquingKeysWith: { first, _ in first })
    pack.late = LatePack(self, reading: read)
    return pack
  }
}

extension PackOutline.Code {
  /// Creates the outline's part of a declaration.
  fileprivate init(of declared: ErrorDeclaration) {
    self.init(code: declared.code, summary: declared.summary, standing: declared.standing)
  }
}
