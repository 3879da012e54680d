import RuleEngine
import SourceTexts
import Violations

/// A form with everything that it inherits, and with the fields of the forms of records inside.
///
/// Each part is kept with the pack that wrote it.
struct InheritedForm: Sendable {
  /// The origin of something that the form of an inner record declares.
  struct Origin: Sendable {
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
  struct Field: Sendable {
    var reference: PackReference
    var declaration: FieldDeclaration

    /// Where the field comes from; nil if the form, or one that it extends, declares it.
    var origin: Origin?

    var pack: PackDeclaration { reference.pack }
  }

  /// A check between fields.
  struct Check: Sendable {
    var reference: PackReference
    var field: Located<FieldPath>
    var check: CheckTemplate
    var origin: Origin?

    var pack: PackDeclaration { reference.pack }
  }

  /// An inner record that has its own form.
  struct Holder: Sendable {
    var path: FieldPath
    var standing: FormStanding
    var form: InheritedForm

    /// Whether the record may be missing entirely.
    var isOptional: Bool
  }

  private var reference: PackReference

  /// The form that the pack declares.
  private(set) var declaration: FormDeclaration

  /// The fields: inherited ones in their places, and then those that the form adds.
  private(set) var fields: [Field] = []

  private(set) var checks: [Check] = []
  private(set) var stop = FormDefinition.Stop.firstPerField
  private(set) var unknownFields: FormDefinition.UnknownFields?

  /// The inner records that have their own forms, without the records inside those.
  private(set) var holders: [Holder] = []

  /// The packs that wrote the form, lowest first, each once; without the packs of inner records.
  private(set) var packs: [PackDeclaration] = []

  /// The number of forms of inner records, including those inside other records.
  private(set) var insertedForms = 0

  /// The greatest depth of inner records that have their own forms; 0 if there are none.
  private(set) var depth = 0

  /// The number of fields that the form itself copied or moved for the forms of inner records, even
  /// if other forms drop them.
  private(set) var copiedFields = 0

  /// The paths of the inner records that have their own forms.
  private var holderPaths: Set<FieldPath> = []

  /// The indices of the fields by their paths.
  private var indices: [FieldPath: Int] = [:]

  /// The pack that declares the form.
  var pack: PackDeclaration { reference.pack }

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
    of library: PackLibrary
  ) throws(LoadingError) {
    try self.init(form, in: PackReference(pack), FormNesting(in: library))
  }

  /// Collects what a form inherits, starting from the nearest form that was collected before.
  private init(
    _ form: FormDeclaration,
    in reference: PackReference,
    _ nesting: FormNesting
  ) throws(LoadingError) {
    let name = DeclaredName(form, of: reference.pack)
    nesting.open.append(name)
    defer { nesting.open.removeLast() }
    let isInside = nesting.open.count > 1
    if isInside, let known = nesting.known(name) {
      self = known
      return
    }
    let upper = try FormChain(form, in: reference.pack, nesting.forms).upper
    var collected = InheritedForm(form, in: reference)
    var rest = upper[...]
    for (index, standing) in upper.enumerated() {
      guard let known = nesting.known(standing.name) else { continue }
      collected = known
      rest = upper[..<index]
      break
    }
    for standing in rest.reversed() {
      let standing = try standing.whole()
      try collected.apply(standing.declaration, of: standing.reference, nesting)
      nesting.remember(collected, as: standing.name)
    }
    try collected.apply(form, of: reference, nesting)
    if isInside { nesting.remember(collected, as: name) }
    self = collected
  }

  private init(_ form: FormDeclaration, in reference: PackReference) {
    self.reference = reference
    declaration = form
  }

  /// Applies a form on top of what it inherits.
  private mutating func apply(
    _ form: FormDeclaration,
    of reference: PackReference,
    _ nesting: FormNesting
  ) throws(LoadingError) {
    self.reference = reference
    declaration = form
    copiedFields = 0
    var collector = DiagnosticCollector()
    if form.parent != nil, !form.drops.isEmpty { drop(form.drops, &collector) }
    do throws(LoadingError) {
      for field in form.fields {
        if let name = field.form {
          let standing = try nesting.standing(of: name, in: pack)
          let inner = try InheritedForm(standing.declaration, in: standing.reference, nesting)
          insertedForms += 1 + inner.insertedForms
          depth = max(depth, 1 + inner.depth)
          hold(inner, standing, in: field)
        } else if field.changesOnlyPresence, changePresence(by: field) {
          // The rest of the inherited field stays.
        } else if holderPaths.contains(field.path) {
          replaceHolder(field.path, by: [Field(reference: reference, declaration: field)])
        } else if let index = indices[field.path] {
          // A field that is declared again keeps its place.
          fields[index] = Field(reference: reference, declaration: field)
        } else if let mistake = field.lackOfContent(in: pack) {
          collector.add(mistake)
        } else {
          indices[field.path] = fields.count
          fields.append(Field(reference: reference, declaration: field))
        }
        try checkCount()
      }
    } catch {
      throw error.adding(collector.diagnostics)
    }
    try collector.throwIfAny()
    checks += form.checks.map {
      Check(reference: reference, field: $0.field, check: $0.check)
    }
    stop = form.stop ?? stop
    unknownFields = form.unknownFields ?? unknownFields
    let pack = reference.pack
    packs.removeAll { $0.name == pack.name }
    packs.append(pack)
    try checkCount()
  }

  /// Changes when an inherited field must be filled, and returns whether there is such a field.
  private mutating func changePresence(by change: FieldDeclaration) -> Bool {
    if holderPaths.contains(change.path),
      let holder = holders.first(where: { $0.path == change.path })
    {
      let old = fields.first { $0.declaration.path == change.path }?.declaration
      hold(holder.form, holder.standing, in: old?.withPresence(of: change) ?? change)
      return true
    }
    guard let index = indices[change.path] else { return false }
    fields[index].declaration = fields[index].declaration.withPresence(of: change)
    return true
  }

  private func checkCount() throws(LoadingError) {
    guard fields.count > FormReader.mostFields else { return }
    throw LoadingError(
      "pack.too_many_fields",
      in: pack.source,
      at: declaration.position,
      reason: "a form can have at most \(FormReader.mostFields) fields; this one has "
        + "\(fields.count), including inherited fields and those of the forms in it"
    )
  }

  /// Drops fields, records and checks between fields, in one pass, and reports the names that
  /// nothing has.
  private mutating func drop(
    _ names: [Located<String>],
    _ collector: inout DiagnosticCollector
  ) {
    var droppedFields: Set<FieldPath> = []
    var droppedRecords: Set<FieldPath> = []
    var droppedChecks: Set<String> = []
    let namesOfChecks = Set(checks.compactMap(\.check.name))
    for name in names where !collector.isFull {
      if let path = FieldPath(name.content) {
        if holderPaths.contains(path), droppedRecords.insert(path).inserted { continue }
        if let named = field(path), !named.belongs(toAnyOf: droppedRecords),
          droppedFields.insert(path).inserted
        {
          continue
        }
      }
      if namesOfChecks.contains(name.content), droppedChecks.insert(name.content).inserted {
        continue
      }
      let known = fields.filter { !$0.belongs(toAnyOf: droppedRecords) }
      collector.add(
        "pack.unknown_field",
        in: pack.source,
        at: name.position,
        reason: "there is no field or check between fields `\(name.content)` to drop",
        hint: nearestNameHint(
          to: name.content,
          in: known.map(\.declaration.path.description) + namesOfChecks.sorted()
        )
      )
    }
    fields.removeAll {
      droppedFields.contains($0.declaration.path) || $0.belongs(toAnyOf: droppedRecords)
    }
    checks.removeAll { check in
      check.origin.map { droppedRecords.contains($0.holder) } ?? false
        || check.check.name.map(droppedChecks.contains) ?? false
    }
    holders.removeAll { droppedRecords.contains($0.path) }
    holderPaths.subtract(droppedRecords)
    findIndices()
  }
}

extension InheritedForm.Field {
  /// Returns whether the field comes from the form of one of some records, or stands for the record
  /// itself.
  fileprivate func belongs(toAnyOf records: Set<FieldPath>) -> Bool {
    records.contains(declaration.path) || origin.map { records.contains($0.holder) } ?? false
  }
}

// Forms of inner records.
extension InheritedForm {
  /// Adds the fields of an inner record's form, and its checks between them, at the record's path.
  private mutating func hold(
    _ inner: InheritedForm,
    _ standing: FormStanding,
    in field: FieldDeclaration
  ) {
    copiedFields += inner.fields.count
    let path = field.path
    let own = Origin(place: path, holder: path, packs: inner.packs)
    var added = inner.fields.map { field in
      Field(
        reference: field.reference,
        declaration: field.declaration.prefixed(by: path),
        origin: field.origin?.prefixed(by: path, inner.packs) ?? own
      )
    }
    // An element of a list always exists.
    let isElement = path.components.last == .each
    let demandsItself =
      field.isRequired && !isElement && !inner.fields.contains { $0.declaration.isRequired }
    if demandsItself || !field.requiredIn.isEmpty || !field.demands.isEmpty {
      added.insert(Field(reference: reference, declaration: field), at: 0)
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
    copiedFields += fields.count
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
