public import Observation
public import Violations

/// A typed form while a person fills it in: a ``FormSession`` that returns the application's own
/// type.
///
///     let session = try signUp.bound(to: rulebook).session(for: SignUp(), locale: "de")
///     session[\.email]?.text = " Ann@Example.ORG "
///     session.value?.email     // "Ann@example.org", once everything is valid
///     if let signUp = session.submit() { save(signUp) }
///
/// Everything that a user interface shows, such as fields, messages and the locale, is in
/// ``untyped``. Its properties are available directly: `session.fields`, `session.isValid`.
@MainActor @Observable @dynamicMemberLookup public final class TypedSession<Root: Sendable> {
  /// The session for plain records.
  @ObservationIgnored public nonisolated let untyped: FormSession

  /// The value that was submitted last or passed to ``reset(to:)``, or else the initial one.
  public private(set) var committedValue: Root

  /// The normalized value when the form was last valid since it was reset; nil if it never was.
  public private(set) var lastValidValue: Root?

  @ObservationIgnored private let form: BoundForm<Root>
  @ObservationIgnored private let initialValue: Root

  /// The value whose properties the fields overwrite.
  ///
  /// It has the properties that aren't fields of the form, and the list elements that the program
  /// added.
  private var base: Root
  private var committedRecord: Value

  /// The paths of the fields that the record had so far, by their key paths.
  @ObservationIgnored private var pathsByKeyPath: [AnyKeyPath: FieldPath] = [:]

  /// The paths in ``pathsByKeyPath``.
  @ObservationIgnored private var knownPaths: Set<FieldPath> = []

  init(_ form: BoundForm<Root>, for root: Root, locale: String, policy: ValidationPolicy) {
    self.form = form
    base = root
    initialValue = root
    committedValue = root
    let record = form.record(of: root)
    committedRecord = record
    untyped = FormSession(
      of: form.handle,
      record: record,
      locale: locale,
      policy: policy
    )
    lastValidValue = value
    untyped.onRemovedElement = { [weak self] in self?.removeFromBase($0) }
    untyped.onReplaced = { [weak self] in self?.removeMissingFromBase() }
    untyped.onReset = { [weak self] in self?.changeBase(for: $0) }
    untyped.onTaken = { [weak self] in self?.keepValidValue() }
  }

  /// The normalized value with everything that was typed; nil while the form is invalid.
  ///
  ///     session[\.email]?.text = "ann@"
  ///     session.value  // nil
  ///
  /// The value is also nil while the type can't represent the record, because the record has a list
  /// element that ``append(_:to:)`` didn't add, or a field in an optional value that is nil.
  ///
  /// - Complexity: O(*n*) in the number of fields, including each element of a list.
  public var value: Root? {
    guard untyped.isValid else { return nil }
    var root = base
    let isWhole = form.parts.write(.record(untyped.normalizedRecord), to: &root, at: FieldPath())
    return isWhole ? root : nil
  }

  /// Whether the form differs from what it contained when the session began, or was last submitted
  /// or reset.
  ///
  ///     session[\.email]?.text = "ann@example.org"
  ///     session.hasChanges  // true
  ///     session.reset()
  ///     session.hasChanges  // false
  ///
  /// A text that was changed back isn't a change, and neither is an empty text in place of nil.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public var hasChanges: Bool { !untyped.isRecord(like: committedRecord) }

  /// Reads a property of ``untyped``.
  public subscript<Member>(dynamicMember keyPath: KeyPath<FormSession, Member>) -> Member {
    untyped[keyPath: keyPath]
  }

  /// Reads or writes a property of ``untyped``.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<FormSession, Member>
  ) -> Member {
    get { untyped[keyPath: keyPath] }
    set { untyped[keyPath: keyPath] = newValue }
  }

  /// Returns the field for a property that the form always has.
  ///
  ///     session.field(\.email).text = "ann@example.org"
  ///
  /// A field that was removed is returned too. For elements of lists, which come and go, use
  /// ``subscript(_:)``.
  ///
  /// - Precondition: The form has a field for the property, and it isn't in an element or an
  ///   optional value that doesn't exist.
  /// - Complexity: The same as ``subscript(_:)``.
  public func field<Property>(_ keyPath: WritableKeyPath<Root, Property>) -> SessionField {
    guard let path = path(named: keyPath), let field = untyped[path] ?? untyped.removed[path] else {
      preconditionFailure("the form `\(form.name)` doesn't have a field for `\(keyPath)`")
    }
    return field
  }

  /// Returns the field for a property, or nil if it is in an element or an optional value that
  /// doesn't exist now.
  ///
  ///     session[\.contacts[0].email]?.label  // "Kontakt 1: E-Mail-Adresse"
  ///     session[\.boxes[0].lines[1].sku]     // a list in a list
  ///     session[\.billing!.street]           // a property of an optional value
  ///
  /// It is also nil if the form doesn't declare the property; ``field(_:)`` stops the program then.
  ///
  /// - Complexity: O(1) on average for a field that was there before. Otherwise O(*n*) in the
  ///   number of fields, including each element of a list.
  public subscript<Property>(_ keyPath: WritableKeyPath<Root, Property>) -> SessionField? {
    path(named: keyPath).flatMap { untyped[$0] }
  }

  /// Returns the field for a property of an optional value, or nil if the value is nil.
  ///
  ///     try session.set(Address(), for: \.billing)
  ///     session[\.billing, \.street]?.text = "Gasse 1"
  ///
  /// It is the same as `session[\.billing!.street]`.
  ///
  /// - Complexity: The same as ``subscript(_:)``.
  public subscript<Inner, Property>(
    _ group: WritableKeyPath<Root, Inner?>,
    _ property: WritableKeyPath<Inner, Property>
  ) -> SessionField? {
    self[composedKeyPath(to: property, in: group)]
  }

  /// Returns the path of the field for a property; nil if the record never had the field.
  private func path(named keyPath: AnyKeyPath) -> FieldPath? {
    // Reading the fields is observed, so that a field that appears later is noticed.
    let fields = untyped.fields
    if let path = pathsByKeyPath[keyPath] { return path }
    for path in fields.map(\.path) + Array(untyped.removed.keys)
    where knownPaths.insert(path).inserted {
      guard let own = form.properties.keyPath(at: path), pathsByKeyPath[own] == nil else {
        continue
      }
      pathsByKeyPath[own] = path
    }
    return pathsByKeyPath[keyPath]
  }

  /// Resets the form to the value that was committed last.
  ///
  /// Afterward the fields are untouched and not focused, and nothing of what was typed is left.
  public func reset() { reset(to: committedValue) }

  /// Resets the form to another value, such as the next one to edit, which is then committed.
  ///
  ///     session.reset(to: SignUp())
  ///     session.hasChanges  // false
  ///
  /// - Parameter root: The value.
  public func reset(to root: Root) {
    guard case .record(let record) = form.record(of: root) else { return }
    committedValue = root
    committedRecord = .record(record)
    untyped.reset(to: record)
  }

  /// Adds violations that another system found in a value, except those about properties that have
  /// changed since.
  ///
  ///     let sent = session.committedValue
  ///     session.add(await server.violations(in: sent), about: sent)
  ///
  /// - Parameters:
  ///   - violations: The violations, each with the path of its field.
  ///   - root: The value that the other system saw.
  /// - Returns: Whether all were added, because their properties are still the same.
  @discardableResult
  public func add(_ violations: [Violation], about root: Root) -> Bool {
    untyped.add(violations, aboutRecord: form.record(of: root))
  }

  /// Adds an element at the end of a list; its fields appear.
  ///
  ///     try session.append(Contact(), to: \.contacts)
  ///     session[\.contacts[0].email]?.state  // .blank
  ///
  /// - Throws: A ``UsageError`` if the form doesn't have fields for the list, or if an element on
  ///   the way to it or in it is only in the record; see ``value``.
  public func append<Element>(
    _ element: Element,
    to list: WritableKeyPath<Root, [Element]>
  ) throws(UsageError) {
    let path = try pathInBase(of: list)
    try align(list, at: path)
    var sample = base
    sample[keyPath: list] = [element]
    guard case .list(let elements)? = form.record(of: sample)[path], let record = elements.first
    else { throw unknown(list) }
    base[keyPath: list].append(element)
    untyped.appendElement(to: path, record)
  }

  /// Removes an element of a list; the elements after it move up and keep their state.
  ///
  ///     try session.remove(at: 0, from: \.contacts)
  ///
  /// - Throws: A ``UsageError`` if the form doesn't have fields for the list.
  public func remove<Element>(
    at index: Int,
    from list: WritableKeyPath<Root, [Element]>
  ) throws(UsageError) {
    untyped.removeElement(at: try path(of: list).appending(.index(index)))
  }

  /// Sets an optional nested value, which makes its fields available, or removes it with nil.
  ///
  ///     try session.set(Address(), for: \.billing)
  ///     try session.set(nil, for: \.billing)
  ///
  /// - Throws: A ``UsageError`` if the form doesn't have fields for the value, or if the value is
  ///   in an element that only the record has; see ``value``.
  public func set<Inner>(
    _ inner: Inner?,
    for property: WritableKeyPath<Root, Inner?>
  ) throws(UsageError) {
    let path = try pathInBase(of: property)
    base[keyPath: property] = inner
    untyped.set(form.record(of: base)[path] ?? .null, at: path)
    // Another value can have the same fields.
    keepValidValue()
  }

  private func path(of property: PartialKeyPath<Root>) throws(UsageError) -> FieldPath {
    if let path = form.path(ofGroup: property, in: untyped.record) { return path }
    throw unknown(property)
  }

  /// Returns the path of a property that can be written.
  ///
  /// A key path into an element that ``base`` doesn't have would stop the program.
  private func pathInBase(of property: PartialKeyPath<Root>) throws(UsageError) -> FieldPath {
    let path = try path(of: property)
    if form.record(of: base)[path] != nil { return path }
    throw elementOfRecord("`\(path)` is in an element that the value doesn't have")
  }

  /// Gives a list in ``base`` as many elements as it has in the record, so that the next element
  /// has the same position in both.
  private func align<Element>(
    _ list: WritableKeyPath<Root, [Element]>,
    at path: FieldPath
  ) throws(UsageError) {
    let count = if case .list(let elements)? = untyped.record[path] { elements.count } else { 0 }
    if base[keyPath: list].count == count { return }
    form.parts.write(.record(untyped.record), to: &base, at: FieldPath())
    if base[keyPath: list].count == count { return }
    throw elementOfRecord("`\(path)` has elements that the value doesn't have")
  }

  private func elementOfRecord(_ reason: String) -> UsageError {
    .unsuitableForm(
      form.name,
      reason,
      hint: "add elements with `append(_:to:)` of the typed session"
    )
  }

  private func unknown(_ property: PartialKeyPath<Root>) -> UsageError {
    .unsuitableForm(form.name, "there are no fields for `\(property)`")
  }

  /// Makes the current value the committed one; returns nil if the type can't represent the record.
  func commit() -> Root? {
    guard let value else { return nil }
    base = value
    committedValue = value
    committedRecord = untyped.record
    return value
  }

  private func keepValidValue() {
    if let value { lastValidValue = value }
  }

  private func removeFromBase(_ path: FieldPath) {
    form.parts.removeElement(at: path.components[...], from: &base)
  }

  /// Removes what the record doesn't have anymore, so that a later value in its place doesn't get
  /// its properties without fields.
  private func removeMissingFromBase() {
    form.parts.removeMissing(in: untyped.record, from: &base)
  }

  /// Chooses the value whose properties the fields overwrite after a reset to a record.
  private func changeBase(for record: Value) {
    lastValidValue = nil
    let known = [committedValue, initialValue].first { form.record(of: $0) == record }
    base = known ?? committedValue
    // The elements of another record aren't those of the value.
    if known == nil { form.parts.removeContents(of: &base) }
  }
}

// The model may have personal values, so it must not appear in logs.
extension TypedSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the form, without any values.
  public nonisolated var description: String { "TypedSession(\(untyped.form.name))" }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }

  /// A mirror that contains only the form's name.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: ["form": untyped.form.name])
  }
}

extension BoundForm {
  /// Creates a session for filling in the form.
  ///
  ///     let session = form.session(for: SignUp(), locale: "de-CH")
  ///     session[\.email]?.label  // "E-Mail-Adresse"
  ///
  /// - Parameters:
  ///   - root: The value that is already filled in.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header (RFC
  ///     9110 §12.5.4).
  ///   - policy: When fields show their messages.
  /// - Returns: The session, whose fields are untouched and not focused.
  @MainActor
  public func session(
    for root: Root,
    locale: String = "en",
    policy: ValidationPolicy = .standard
  ) -> TypedSession<Root> {
    TypedSession(self, for: root, locale: locale, policy: policy)
  }
}
