import RuleEngine
import SourceTexts
import Violations

/// A form with everything that it inherits, and with the fields of the forms of records inside.
///
/// Each part is kept with the pack that wrote it.
struct InheritedForm {
  /// The origin of something that the form of an inner record declares.
  struct Origin {
    /// The path of the record.
    var place: FieldPath

    /// The path of the outermost record with its own form that contains this one; often the same.
    var holder: FieldPath

    /// The packs that wrote that form, lowest first.
    var packs: [PackDeclaration]

    /// Returns the same origin for a record inside another one.
    func prefixed(by holder: FieldPath, _ packs: [PackDeclaration]) -> Origin {
      Origin(place: holder.appending(place), holder: holder, packs: self.packs + packs)
    }
  }

  /// A field.
  struct Field {
    var pack: PackDeclaration
    var declaration: FieldDeclaration

    /// Where the field comes from; nil if the form, or one that it extends, declares it.
    var origin: Origin?
  }

  /// A check between fields.
  struct Check {
    var pack: PackDeclaration
    var field: Located<FieldPath>
    var check: CheckTemplate
    var origin: Origin?
  }

  /// An inner record that has its own form.
  struct Holder {
    var path: FieldPath
    var standing: FormStanding
    var form: InheritedForm

    /// Whether the record may be missing entirely.
    var isOptional: Bool
  }

  /// The pack that declares the form.
  let pack: PackDeclaration

  /// The form that the pack declares.
  let declaration: FormDeclaration

  /// The fields: inherited ones in their places, and then those that the form adds.
  private(set) var fields: [Field] = []

  private(set) var checks: [Check] = []
  private(set) var stop = FormDefinition.Stop.firstPerField
  private(set) var unknownFields: FormDefinition.UnknownFields?

  /// The inner records that have their own forms, without the records inside those.
  private(set) var holders: [Holder] = []

  /// The packs that wrote the form, lowest first, each once; without the packs of inner records.
  private(set) var packs: [PackDeclaration] = []

  /// The names of the extended forms, nearest first.
  private(set) var ancestors: [String] = []

  /// The number of fields that were copied for the forms of inner records, even if other forms drop
  /// them.
  private(set) var copiedFields = 0

  /// The paths of the inner records that have their own forms.
  private var holderPaths: Set<FieldPath> = []

  /// The indices of the fields by their paths.
  private var indices: [FieldPath: Int] = [:]

  /// The paths of the fields.
  var paths: [FieldPath] { fields.map(\.declaration.path) }

  /// The records that may be missing entirely, including those inside other records.
  var optionalRecords: Set<FieldPath> {
    holders.reduce(into: []) { records, holder in
      if holder.isOptional { records.insert(holder.path) }
      records.formUnion(holder.form.optionalRecords.map(holder.path.appending))
    }
  }

  /// What happens to unknown fields in the inner records whose forms say so.
  var unknownFieldsInside: [FieldPath: FormDefinition.UnknownFields] {
    holders.reduce(into: [:]) { result, holder in
      result[holder.path] = holder.form.unknownFields
      for (path, unknown) in holder.form.unknownFieldsInside {
        result[holder.path.appending(path)] = unknown
      }
    }
  }

  /// Returns the field with a path.
  func field(_ path: FieldPath) -> Field? { indices[path].map { fields[$0] } }

  /// Collects what a form inherits.
  ///
  /// - Throws: A ``LoadingError`` if it extends or contains a form that doesn't exist or that leads
  ///   back to itself, or if it drops something that it doesn't have.
  init(
    _ form: FormDeclaration,
    in pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>
  ) throws(LoadingError) {
    try self.init(form, in: pack, forms, FormNesting())
  }

  private init(
    _ form: FormDeclaration,
    in pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>,
    _ nesting: FormNesting
  ) throws(LoadingError) {
    self.pack = pack
    declaration = form
    nesting.open.append((pack.name, form.name))
    defer { nesting.open.removeLast() }
    let chain = try FormChain(form, in: pack, forms)
    ancestors = chain.ancestors
    for standing in chain.upper.reversed() {
      let standing = try standing.whole()
      try apply(standing.declaration, of: standing.pack, forms, nesting)
    }
    try apply(form, of: pack, forms, nesting)
    if nesting.open.count > 1 {
      nesting.copiedFields += chain.upper.reduce(form.fields.count) {
        $0 + $1.declaration.fields.count
      }
    }
    copiedFields = nesting.copiedFields
  }

  /// Applies a form on top of what it inherits.
  private mutating func apply(
    _ form: FormDeclaration,
    of pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>,
    _ nesting: FormNesting
  ) throws(LoadingError) {
    var collector = DiagnosticCollector()
    if form.parent != nil, !form.drops.isEmpty { drop(form.drops, in: pack, &collector) }
    do throws(LoadingError) {
      for field in form.fields {
        if let name = field.form {
          let standing = try nesting.standing(of: name, in: pack, forms)
          let inner = try InheritedForm(standing.declaration, in: standing.pack, forms, nesting)
          hold(inner, standing, in: field, of: pack)
        } else if field.changesOnlyPresence, changePresence(by: field, of: pack) {
          // The rest of the inherited field stays.
        } else if holderPaths.contains(field.path) {
          replaceHolder(field.path, by: [Field(pack: pack, declaration: field)])
        } else if let index = indices[field.path] {
          // A field that is declared again keeps its place.
          fields[index] = Field(pack: pack, declaration: field)
        } else if let mistake = field.lackOfContent(in: pack) {
          collector.add(mistake)
        } else {
          indices[field.path] = fields.count
          fields.append(Field(pack: pack, declaration: field))
        }
        try checkCount(of: form, in: pack)
      }
    } catch {
      throw error.adding(collector.diagnostics)
    }
    try collector.throwIfAny()
    checks += form.checks.map { Check(pack: pack, field: $0.field, check: $0.check) }
    stop = form.stop ?? stop
    unknownFields = form.unknownFields ?? unknownFields
    packs.removeAll { $0.name == pack.name }
    packs.append(pack)
    try checkCount(of: form, in: pack)
  }

  /// Changes when an inherited field must be filled, and returns whether there is such a field.
  private mutating func changePresence(
    by change: FieldDeclaration,
    of pack: PackDeclaration
  ) -> Bool {
    if holderPaths.contains(change.path),
      let holder = holders.first(where: { $0.path == change.path })
    {
      let old = fields.first { $0.declaration.path == change.path }?.declaration
      hold(
        holder.form,
        holder.standing,
        in: old?.withPresence(of: change) ?? change,
        of: pack
      )
      return true
    }
    guard let index = indices[change.path] else { return false }
    fields[index].declaration = fields[index].declaration.withPresence(of: change)
    return true
  }

  private func checkCount(
    of form: FormDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) {
    guard fields.count > FormReader.mostFields else { return }
    throw LoadingError(
      "pack.too_many_fields",
      in: pack.source,
      at: form.position,
      reason: "a form can have at most \(FormReader.mostFields) fields; this one has "
        + "\(fields.count), including inherited fields and those of the forms in it"
    )
  }

  /// Drops fields and checks between fields, in one pass, and reports the names that nothing has.
  private mutating func drop(
    _ names: [Located<String>],
    in pack: PackDeclaration,
    _ collector: inout DiagnosticCollector
  ) {
    var droppedFields: Set<FieldPath> = []
    var droppedChecks: Set<String> = []
    let namesOfChecks = Set(checks.compactMap(\.check.name))
    for name in names where !collector.isFull {
      let path = FieldPath(name.content)
      if let path, holderPaths.contains(path) {
        replaceHolder(path, by: [])
      } else if let path, indices[path] != nil, droppedFields.insert(path).inserted {
        continue
      } else if !namesOfChecks.contains(name.content)
        || !droppedChecks.insert(name.content).inserted
      {
        let known = paths.map(\.description) + namesOfChecks.sorted()
        collector.add(
          "pack.unknown_field",
          in: pack.source,
          at: name.position,
          reason: "there is no field or check between fields `\(name.content)` to drop",
          hint: nearestNameHint(to: name.content, in: known)
        )
      }
    }
    fields.removeAll { droppedFields.contains($0.declaration.path) }
    checks.removeAll { $0.check.name.map(droppedChecks.contains) ?? false }
    findIndices()
  }
}

// Forms of inner records.
extension InheritedForm {
  /// Adds the fields of an inner record's form, and its checks between them, at the record's path.
  private mutating func hold(
    _ inner: InheritedForm,
    _ standing: FormStanding,
    in field: FieldDeclaration,
    of pack: PackDeclaration
  ) {
    let path = field.path
    let own = Origin(place: path, holder: path, packs: inner.packs)
    var added = inner.fields.map { field in
      Field(
        pack: field.pack,
        declaration: field.declaration.prefixed(by: path),
        origin: field.origin?.prefixed(by: path, inner.packs) ?? own
      )
    }
    // An element of a list always exists.
    let isElement = path.components.last == .each
    let demandsItself =
      field.isRequired && !isElement && !inner.fields.contains { $0.declaration.isRequired }
    if demandsItself || !field.requiredIn.isEmpty || !field.demands.isEmpty {
      added.insert(Field(pack: pack, declaration: field), at: 0)
    }
    replaceHolder(path, by: added)
    let isOptional = !field.isRequired && !isElement
    holderPaths.insert(path)
    holders.append(Holder(path: path, standing: standing, form: inner, isOptional: isOptional))
    checks += inner.checks.map { check in
      var check = check
      check.field.content = path.appending(check.field.content)
      check.check = check.check.prefixed(by: path)
      check.origin = check.origin?.prefixed(by: path, inner.packs) ?? own
      return check
    }
  }

  /// Removes the fields of a record that has a form, and the field for the record itself, and puts
  /// other fields in their place.
  ///
  /// Fields that the outer form declares itself stay.
  private mutating func replaceHolder(_ path: FieldPath, by added: [Field]) {
    if holderPaths.remove(path) == nil, indices[path] == nil {
      for field in added where indices[field.declaration.path] == nil {
        indices[field.declaration.path] = fields.count
        fields.append(field)
      }
      return
    }
    let isGone = { (field: Field) in
      field.origin?.holder == path || field.declaration.path == path
    }
    let place = fields.firstIndex(where: isGone) ?? fields.count
    fields.removeAll(where: isGone)
    checks.removeAll { $0.origin?.holder == path }
    holders.removeAll { $0.path == path }
    let kept = Set(paths)
    fields.insert(contentsOf: added.filter { !kept.contains($0.declaration.path) }, at: place)
    findIndices()
  }

  private mutating func findIndices() {
    indices = [:]
    for (index, path) in paths.enumerated() { indices[path] = index }
  }
}

/// The forms that are being inserted into each other.
private final class FormNesting {
  /// The greatest depth of records with their own forms.
  private static let deepest = 16

  /// The forms, outermost first.
  var open: [(pack: String, form: String)] = []

  /// How many forms have been inserted so far.
  private var count = 0

  /// How many fields have been copied for them.
  var copiedFields = 0

  /// Returns the form of a field's record.
  ///
  /// - Throws: A ``LoadingError`` if there is none, if it would contain itself, or if there are too
  ///   many.
  func standing(
    of name: Located<String>,
    in pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>
  ) throws(LoadingError) -> FormStanding {
    func failed(_ reason: String, hint: String) -> LoadingError {
      LoadingError(
        "pack.form_circle",
        in: pack.source,
        at: name.position,
        reason: reason,
        hint: hint
      )
    }
    guard let standing = forms.seen(name.content, from: pack) else {
      throw forms.unknown(name, in: pack)
    }
    let (owner, form) = (standing.pack.name, standing.declaration.name)
    if let start = open.firstIndex(where: { $0 == (owner, form) }) {
      let circle = open[start...].map(\.form) + [form]
      throw failed(
        "a form contains itself: \(circle.joined(separator: " → "))",
        hint: "write a separate form for each level of nesting"
      )
    }
    count += 1
    if open.count > Self.deepest || count > FormReader.mostFields {
      throw failed(
        open.count > Self.deepest
          ? "forms are nested more than \(Self.deepest) levels deep"
          : "this form contains more than \(FormReader.mostFields) forms",
        hint: "split it into several forms"
      )
    }
    return try standing.whole()
  }
}
