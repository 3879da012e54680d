extension TypedSession {
  /// Runs the application's checks while the form is filled in, as
  /// ``FormSession/startLiveChecks(_:)`` does.
  ///
  ///     try session.startLiveChecks(checks)
  ///     session[\.nickname]?.text = "ann"
  ///     session[\.nickname]?.state  // .checking
  ///
  /// - Throws: The same errors as ``FormSession/startLiveChecks(_:)``.
  public func startLiveChecks(_ checks: AsyncChecks) throws(UsageError) {
    try untyped.startLiveChecks(checks)
  }
}
