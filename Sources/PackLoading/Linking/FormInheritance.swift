import Documents
import Rules
import Violations

/// A form with everything that it inherits, each part with the pack that wrote it.
struct InheritedForm {
  /// A field.
  struct Field {
    var pack: PackDeclaration
    var declaration: FieldDeclaration
  }

  /// A check between fields.
  struct Check {
    var pack: PackDeclaration
    var field: Located<FieldPath>
    var check: CheckTemplate
  }

  /// The pack that declares the form.
  let pack: PackDeclaration

  /// The form as its pack says it.
  let declaration: FormDeclaration

  /// The fields: inherited ones, in their places, and then those that the form adds.
  private(set) var fields: [Field] = []

  private(set) var checks: [Check] = []
  private(set) var optionalRecords: [Located<FieldPath>] = []
  private(set) var stop = FormDefinition.Stop.firstPerField
  private(set) var unknownFields = FormDefinition.UnknownFields.ignore

  /// The packs that wrote it, lowest first, each once.
  private(set) var packs: [PackDeclaration] = []

  /// The names of the forms that it extends, nearest first.
  private(set) var ancestors: [String] = []

  /// The indices of the fields by their paths.
  private var indices: [FieldPath: Int] = [:]

  /// The paths of the fields.
  var paths: [FieldPath] { fields.map(\.declaration.path) }

  /// Returns the field with a path.
  func field(_ path: FieldPath) -> Field? { indices[path].map { fields[$0] } }

  /// The longest chain of forms that extend each other.
  private static let longestChain = 64

  /// Gathers what a form inherits.
  ///
  /// - Throws: A ``LoadingError`` if it extends a form that there is not, or in a circle, or drops
  ///   what it does not have.
  init(
    _ form: FormDeclaration,
    in pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>
  ) throws(LoadingError) {
    self.pack = pack
    declaration = form
    var chain = [(pack: pack, form: form)]
    while let (pack, form) = chain.last, let parent = form.parent {
      guard let standing = forms.parent(of: form, in: pack) else {
        throw LoadingError(
          pack.source.diagnostic(
            "pack.unknown_form",
            at: parent.position,
            reason: forms.absence(of: parent.content),
            hint: forms.suggestion(for: parent.content)
          )
        )
      }
      let isCircle = chain.contains {
        $0.pack.name == standing.pack.name && $0.form.name == standing.declaration.name
      }
      if isCircle || chain.count >= Self.longestChain {
        throw LoadingError(
          pack.source.diagnostic(
            isCircle ? "pack.extends_circle" : "pack.extends_too_long",
            at: parent.position,
            reason: isCircle
              ? "forms extend each other: "
                + (chain.map(\.form.name) + [standing.declaration.name]).joined(separator: " → ")
              : "more than \(Self.longestChain) forms extend each other in a chain"
          )
        )
      }
      chain.append((standing.pack, standing.declaration))
    }
    ancestors = chain.dropFirst().map(\.form.name)
    for (pack, form) in chain.reversed() { try apply(form, of: pack) }
  }

  /// Lays a form over what it inherits.
  private mutating func apply(
    _ form: FormDeclaration,
    of pack: PackDeclaration
  ) throws(LoadingError) {
    var collector = DiagnosticCollector()
    for name in form.drops where form.parent != nil && !drop(name) {
      let names = paths.map(\.description) + checks.compactMap(\.check.name)
      collector.add(
        pack.source.diagnostic(
          "pack.unknown_field",
          at: name.position,
          reason: "there is no field, and no check between fields, `\(name.content)` to drop",
          hint: nearestName(to: name.content, in: names).map { "did you mean `\($0)`?" }
        )
      )
    }
    try collector.throwIfAny()
    for field in form.fields {
      let field = Field(pack: pack, declaration: field)
      // A field that is declared anew stays where it is.
      if let index = indices[field.declaration.path] {
        fields[index] = field
      } else {
        indices[field.declaration.path] = fields.count
        fields.append(field)
      }
    }
    checks += form.checks.map { Check(pack: pack, field: $0.field, check: $0.check) }
    optionalRecords += form.optionalRecords
    stop = form.stop ?? stop
    unknownFields = form.unknownFields ?? unknownFields
    packs.removeAll { $0.name == pack.name }
    packs.append(pack)
    guard fields.count > FormReader.mostFields else { return }
    throw LoadingError(
      pack.source.diagnostic(
        "pack.too_many_fields",
        at: form.position,
        reason: "a form has at most \(FormReader.mostFields) fields, "
          + "and this one has \(fields.count) with those that it inherits"
      )
    )
  }

  /// Drops a field, or a check between fields, and returns whether there was one.
  private mutating func drop(_ name: Located<String>) -> Bool {
    if let path = FieldPath(name.content), let index = indices[path] {
      fields.remove(at: index)
      indices = [:]
      for (index, path) in paths.enumerated() { indices[path] = index }
      return true
    }
    let count = checks.count
    checks.removeAll { $0.check.name == name.content }
    return checks.count < count
  }
}
