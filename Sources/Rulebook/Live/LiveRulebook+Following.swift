import Synchronization
public import Violations

extension LiveRulebook {
  /// Something that a program makes from a rulebook, made again for each generation: a rule, a form
  /// or several things together.
  ///
  ///     let email = try live.rule("email")
  ///     email.current.accepts("ann@example.org")  // true, by the rule of the current generation
  ///
  /// ``current`` costs one short lock. Use the value that it returned until the end of a request,
  /// so that the request sees one generation.
  public final class Following<Made: Sendable>: Sendable {
    private let make: @Sendable (Rulebook) throws(UsageError) -> Made
    private let made: Mutex<Made>
    let life = LiveFollowers.Life()

    /// What was made from the current generation.
    public var current: Made { made.withLock { $0 } }

    init(
      _ first: Made,
      by make: @escaping @Sendable (Rulebook) throws(UsageError) -> Made
    ) {
      self.make = make
      made = Mutex(first)
    }

    /// Makes the value for a rulebook, and returns what puts it in the place of the current one.
    func prepared(for rulebook: Rulebook) throws(UsageError) -> LiveFollowers.Change {
      let next = try make(rulebook)
      return {
        self.made.withLock { made -> Made in
          let last = made
          made = next
          return last
        }
      }
    }
  }

  /// Follows something that is made from a rulebook.
  ///
  ///     let checks = try live.following { rulebook throws(UsageError) in
  ///       (try signUpForm.bound(to: rulebook), try rulebook.rule("email"))
  ///     }
  ///     let (form, email) = checks.current
  ///     form.check(SignUp(email: "ann@")).isValid  // false
  ///     email.accepts("ann@")                      // false
  ///
  /// Make what belongs together in one closure, such as the form and the rule here. Then all of it
  /// is from the same generation.
  ///
  /// As long as the result exists, files are refused if it can't be made from them
  /// (``Event/unusable(_:)``). So a pack that lacks a rule that the program needs is never used.
  ///
  /// - Parameter make: Makes it, on any thread, and mustn't use the live rulebook.
  /// - Returns: What was made, for the current and all later generations.
  /// - Throws: What the closure throws for the current generation.
  public func following<Made: Sendable>(
    _ make: @escaping @Sendable (Rulebook) throws(UsageError) -> Made
  ) throws(UsageError) -> Following<Made> {
    try core.following(make)
  }

  /// Follows a rule.
  ///
  ///     let email = try live.rule("email", with: ["internationalized": false])
  ///     email.current.accepts("jörg@example.org")  // false
  ///
  /// - Parameters:
  ///   - name: The rule's name.
  ///   - parameters: The rule's parameters by name; the others have their defaults.
  ///   - groups: The groups of checks that run in addition to those without a group.
  /// - Returns: The rule of the current and all later generations.
  /// - Throws: The same errors as ``Rulebook/Rulebook/rule(_:with:groups:)-(_,[String:Value],_)``.
  public func rule(
    _ name: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = []
  ) throws(UsageError) -> Following<RuleHandle> {
    try following { (rulebook) throws(UsageError) in
      try rulebook.rule(name, with: parameters, groups: groups)
    }
  }

  /// Follows a form of a pack.
  ///
  ///     let signUp = try live.form("sign-up")
  ///     signUp.current.check(["email": "ann@"]).isValid  // false
  ///
  /// - Parameters:
  ///   - name: The form's name.
  ///   - groups: The groups of checks that run in addition to those without a group.
  /// - Returns: The form of the current and all later generations.
  /// - Throws: The same errors as ``Rulebook/Rulebook/form(_:groups:)``.
  public func form(
    _ name: String,
    groups: Set<String> = []
  ) throws(UsageError) -> Following<FormHandle> {
    try following { (rulebook) throws(UsageError) in
      try rulebook.form(name, groups: groups)
    }
  }

  /// Follows a form for a Swift type.
  ///
  ///     let signUp = try live.bound(signUpForm)
  ///     signUp.current.check(SignUp(email: "ann@")).isValid  // false
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - groups: The groups of checks that run in addition to those without a group.
  /// - Returns: The form, bound to the current and all later generations.
  /// - Throws: The same errors as ``TypedForm/bound(to:groups:)``.
  public func bound<Root>(
    _ form: TypedForm<Root>,
    groups: Set<String> = []
  ) throws(UsageError) -> Following<BoundForm<Root>> {
    try following { (rulebook) throws(UsageError) in
      try form.bound(to: rulebook, groups: groups)
    }
  }
}
