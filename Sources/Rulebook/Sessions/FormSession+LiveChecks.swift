import Violations

extension FormSession {
  /// Runs the application's checks while the form is filled in, when their fields are left or while
  /// the person types.
  ///
  ///     let checks = AsyncChecks {
  ///       AsyncCheck("username.taken", field: "name", when: .whileTyping()) { input in
  ///         try await users.isFree(input.value?.text ?? "")
  ///       }
  ///     }
  ///     try session.startLiveChecks(checks)
  ///     session["name"]?.text = "ann"
  ///     session["name"]?.state  // .checking
  ///
  /// A check runs when its field is valid and its ``AsyncCheck/trigger`` happens, whatever its
  /// ``AsyncCheck/start`` is. Values that the person didn't change aren't checked, and neither is
  /// the same value again. Nor is a value that was changed back to what the session began with, was
  /// reset to, or accepted last. If the value changes, the check is cancelled, and its answer is
  /// dropped. What it finds is shown immediately, and stays until the value changes.
  ///
  /// These checks don't decide whether a record is accepted: the session is valid while they run,
  /// and if one fails or takes too long, nothing is shown. Submit with
  /// ``submit(then:)-(AsyncChecks)``, which runs all checks. Once a record is accepted, no more
  /// answers about its values are taken.
  ///
  /// The pauses and the time limits use the clock of the checks.
  ///
  /// - Parameter checks: The application's checks, which replace those that were started before.
  ///   Checks that only run ``AsyncCheck/Trigger/onSubmit`` are ignored.
  /// - Throws: A ``UsageError`` if a check names a field that the form doesn't have, or if a check
  ///   of the whole record has another trigger.
  public func startLiveChecks(_ checks: AsyncChecks) throws(UsageError) {
    try form.audit(checks)
    let started = checks.checks.filter { $0.trigger != .onSubmit }
    if started.contains(where: \.field.isEmpty) { throw .liveCheckOfRecord(form.name) }
    stopLiveChecks()
    if started.isEmpty { return }
    live = LiveChecks(AsyncChecks(started, width: checks.width, clock: checks.clock), of: self)
  }

  /// Cancels the checks that ``startLiveChecks(_:)`` started, and starts no more.
  ///
  /// What they found stays until the values change.
  public func stopLiveChecks() {
    live?.forgetAll()
    live = nil
  }
}

extension UsageError {
  fileprivate static func liveCheckOfRecord(_ form: String) -> Self {
    Self(
      kind: .unknownField,
      reason: "a check of the whole record of the form `\(form)` can't run before it is submitted",
      hint: "name a field, or remove `when`"
    )
  }
}
