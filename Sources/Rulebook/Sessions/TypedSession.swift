public import Observation
import Violations

/// A typed form while a person fills it in: a ``FormSession`` that gives back the application's own
/// type.
///
///     let session = try signUp.bound(to: rulebook).session(for: SignUp(), locale: "de")
///     session[\.email]?.text = " Ann@Example.ORG "
///     session.value?.email     // "Ann@example.org", once everything is valid
///     if let signUp = session.submit() { save(signUp) }
///
/// What an interface shows, such as fields, messages and the locale, is that of ``untyped``, whose
/// properties can be written as if they were here: `session.fields`, `session.isValid`.
@MainActor @Observable @dynamicMemberLookup public final class TypedSession<Root: Sendable> {
  /// The session for plain records.
  @ObservationIgnored public nonisolated let untyped: FormSession

  /// The value that the session began with, or that was submitted last.
  public private(set) var committedValue: Root

  /// The value when the form was last valid, normalised; nil if it never was.
  public private(set) var lastValidValue: Root?

  @ObservationIgnored private let form: BoundForm<Root>

  /// The value whose properties are overwritten by the fields.
  ///
  /// It has all that the form has no field for, and as many elements of lists as the program added.
  private var base: Root
  private var committedRecord: Value

  init(_ form: BoundForm<Root>, for root: Root, locale: String, policy: ValidationPolicy) {
    self.form = form
    base = root
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
    untyped.onTaken = { [weak self] in self?.keepValidValue() }
  }

  /// The value with everything that was typed, normalised; nil as long as something is wrong.
  ///
  ///     session[\.email]?.text = "ann@"
  ///     session.value  // nil
  ///
  /// It is nil too while the record has what the type cannot have: a list's element that
  /// ``append(_:to:)`` did not add, or a field inside an optional value that is nil.
  ///
  /// - Complexity: O(*n*) in the number of fields, with each element of a list counted.
  public var value: Root? {
    guard untyped.isValid else { return nil }
    var root = base
    let isWhole = form.parts.write(
      .record(untyped.normalizedRecord),
      to: &root,
      at: FieldPath()
    )
    return isWhole ? root : nil
  }

  /// Whether something was typed since the session began or was last submitted.
  public var hasChanges: Bool { untyped.record != committedRecord }

  /// Reads a property of ``untyped``.
  public subscript<Member>(dynamicMember keyPath: KeyPath<FormSession, Member>) -> Member {
    untyped[keyPath: keyPath]
  }

  /// Reads and changes a property of ``untyped``.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<FormSession, Member>
  ) -> Member {
    get { untyped[keyPath: keyPath] }
    set { untyped[keyPath: keyPath] = newValue }
  }

  /// Returns the field that stands for a property, or nil if none does now.
  ///
  ///     session[\.contacts[0].email]?.label  // "E-Mail-Adresse"
  ///
  /// - Complexity: As of ``BoundForm/path(of:)``.
  public subscript(_ keyPath: PartialKeyPath<Root>) -> SessionField? {
    form.path(of: keyPath).flatMap { untyped[$0] }
  }

  /// Submits the form and commits its value: gives it if it is valid, else shows what is wrong and
  /// moves the focus to the first field that is.
  ///
  /// - Returns: The value, which ``committedValue`` is from now on; nil if something is wrong.
  public func submit() -> Root? {
    untyped.submit().isAccepted ? commit() : nil
  }

  /// Submits the form, then makes the application's own checks, and commits the value if these find
  /// nothing wrong either.
  ///
  ///     if let signUp = try await session.submit(then: checks) { save(signUp) }
  ///
  /// - Parameter checks: The application's checks.
  /// - Returns: The value; nil if something is wrong, or if it was changed meanwhile.
  /// - Throws: A ``UsageError`` for a check of a field that the form does not have.
  public func submit(then checks: AsyncChecks) async throws(UsageError) -> Root? {
    try await untyped.submit(then: checks).isAccepted ? commit() : nil
  }

  /// Fills the form with what was committed last.
  public func reset() {
    base = committedValue
    guard case .record(let record) = form.record(of: base) else { return }
    untyped.reset(to: record)
  }

  /// Adds an element at the end of a list, whose fields appear.
  ///
  ///     try session.append(Contact(), to: \.contacts)
  ///     session[\.contacts[0].email]?.state  // .blank
  ///
  /// - Throws: A ``UsageError`` if the form has no fields for such a list.
  public func append<Element>(
    _ element: Element,
    to list: WritableKeyPath<Root, [Element]>
  ) throws(UsageError) {
    let path = try path(of: list)
    var sample = base
    sample[keyPath: list] = [element]
    guard case .list(let elements)? = form.record(of: sample)[path], let record = elements.first
    else { throw unknown(list) }
    base[keyPath: list].append(element)
    untyped.appendElement(to: path, record)
  }

  /// Removes an element of a list; those behind it move up, with what the person did to them.
  ///
  ///     try session.remove(at: 0, from: \.contacts)
  ///
  /// - Throws: A ``UsageError`` if the form has no fields for such a list.
  public func remove<Element>(
    at index: Int,
    from list: WritableKeyPath<Root, [Element]>
  ) throws(UsageError) {
    untyped.removeElement(at: try path(of: list).appending(.index(index)))
  }

  /// Gives an optional value inside, whose fields become ones to fill in, or takes it away with nil.
  ///
  ///     try session.set(Address(), for: \.billing)
  ///     try session.set(nil, for: \.billing)
  ///
  /// - Throws: A ``UsageError`` if the form has no fields for such a value.
  public func set<Inner>(
    _ inner: Inner?,
    for property: WritableKeyPath<Root, Inner?>
  ) throws(UsageError) {
    let path = try path(of: property)
    base[keyPath: property] = inner
    untyped.set(form.record(of: base)[path] ?? .null, at: path)
  }

  private func path(of property: PartialKeyPath<Root>) throws(UsageError) -> FieldPath {
    if let path = form.path(ofNested: property) ?? property.fieldPath { return path }
    throw unknown(property)
  }

  private func unknown(_ property: PartialKeyPath<Root>) -> UsageError {
    .unsuitableForm(form.name, "no fields stand for `\(property)`")
  }

  private func commit() -> Root? {
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
}

extension BoundForm {
  /// Begins to fill in the form.
  ///
  ///     let session = form.session(for: SignUp(), locale: "de-CH")
  ///     session[\.email]?.label  // "E-Mail-Adresse"
  ///
  /// - Parameters:
  ///   - root: What is filled in already.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header
  ///     (RFC 9110 §12.5.4).
  ///   - policy: When fields show what is wrong.
  /// - Returns: The session, in which nothing is touched or focused.
  @MainActor
  public func session(
    for root: Root,
    locale: String = "en",
    policy: ValidationPolicy = .standard
  ) -> TypedSession<Root> {
    TypedSession(self, for: root, locale: locale, policy: policy)
  }
}
