public import Violations

extension Rulebook {
  /// Begins to fill in a form.
  ///
  ///     let session = try rulebook.session(form: "sign-up", locale: "de-CH")
  ///     session["email"]?.label  // "E-Mail-Adresse"
  ///
  /// - Parameters:
  ///   - name: The form.
  ///   - record: What is filled in already.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header
  ///     (RFC 9110 §12.5.4).
  ///   - policy: When fields show what is wrong.
  /// - Returns: The session, in which nothing is touched or focused.
  /// - Throws: A ``UsageError`` for an unknown form; a ``LoadingError`` if the bundled data of the
  ///   form is damaged.
  @MainActor
  public func session(
    form name: String,
    record: [String: Value] = [:],
    locale: String = "en",
    policy: ValidationPolicy = .standard
  ) throws -> FormSession {
    FormSession(
      of: try self.form(name),
      record: record,
      catalog: catalog,
      locale: locale,
      policy: policy,
      surroundings: surroundings
    )
  }
}
