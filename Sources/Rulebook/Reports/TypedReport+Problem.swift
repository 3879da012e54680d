extension TypedReport {
  /// Returns an HTTP service's response to a request with an invalid value (RFC 9457), with the
  /// labels and messages of the form's fields; nil if the value is valid.
  ///
  ///     let (report, signUp) = form.decode(body)
  ///     guard let signUp else { return report.problem(in: acceptLanguage) }
  ///
  /// The parameters and the result are the same as for
  /// ``Rulebook/problem(for:in:type:instance:includingArguments:inOneLanguage:)``.
  public func problem(
    in acceptLanguage: String,
    type: String = ProblemDetails.untyped,
    instance: String? = nil,
    includingArguments: Bool = false,
    inOneLanguage: Bool = true
  ) -> ProblemDetails? {
    form.rulebook.problem(
      for: report,
      localizer: form.handle.localizer(for: acceptLanguage),
      type: type,
      instance: instance,
      includingArguments: includingArguments,
      inOneLanguage: inOneLanguage
    )
  }
}
