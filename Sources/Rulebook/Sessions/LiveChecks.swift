import RuleEngine
import Violations

/// The application's checks that run while a form is filled in.
///
/// A ``Question`` is one check of one value. It is asked only about a value that the person changed
/// and that is valid so far, and at most once as long as the value stays the same. If the value
/// changes, the question is forgotten with its task, so a late answer never reaches the form. A
/// value that was there from the beginning, or that was accepted, isn't asked about when it comes
/// back: the user's own name would be taken.
@MainActor final class LiveChecks {
  /// The place of a question: a check by its index, and the path of a value.
  private struct Place: Hashable, Sendable {
    var check: Int
    var path: FieldPath
  }

  /// A check of one value.
  @MainActor private final class Question {
    enum Stage {
      /// The person may still be typing.
      case pausing

      /// As many checks as allowed are running.
      case waiting

      /// The check is running.
      case asking

      /// The check has answered.
      case answered(withFindings: Bool)

      /// The check threw an error, or took too long. It runs again when the field is left, or when
      /// the form is submitted.
      case unanswered

      /// The value was submitted, so the checks of the submission decide.
      case submitted
    }

    let number: Int
    let place: Place

    /// The value that the check sees; a secret that it doesn't see is as it was entered.
    let value: Value

    /// The value as it was entered.
    let entered: Value

    var stage: Stage

    init(_ number: Int, at place: Place, about value: Value, entered: Value, _ stage: Stage) {
      (self.number, self.place, self.value) = (number, place, value)
      (self.entered, self.stage) = (entered, stage)
    }

    /// Whether an answer is still to come.
    var isOpen: Bool {
      switch stage {
      case .pausing, .waiting, .asking: true
      case .answered, .unanswered, .submitted: false
      }
    }

    /// Returns the same question about the same value at another path.
    func moved(to path: FieldPath) -> Question {
      let moved = Place(check: place.check, path: path)
      return Question(number, at: moved, about: value, entered: entered, stage)
    }
  }

  private let checks: AsyncChecks
  private weak var session: FormSession?
  private var questions: [Place: Question] = [:]

  /// Questions about values that need no answer: those of the record that the session began with,
  /// was reset to, or accepted last.
  private var settled: [Place: Question] = [:]

  /// The questions that wait for a running check to end, in this order.
  ///
  /// Those that were forgotten in the meantime are skipped.
  private var waiting: [Question] = []

  /// The index in ``waiting`` of the next question.
  private var nextWaiting = 0

  /// What the questions about one edition of the record have in common.
  private var current: (edition: Int, plan: AsyncPlan, record: Value)?

  /// The indices of the checks by their fields.
  private let checksByField: [FieldPath: [Int]]

  /// The tasks of open questions, by the numbers of the questions.
  private var tasks: [Int: Task<Void, Never>] = [:]

  /// How many checks are running, including those that were cancelled and haven't returned yet.
  private var running = 0
  private var lastNumber = 0

  init(_ checks: AsyncChecks, of session: FormSession) {
    self.checks = checks
    self.session = session
    checksByField = Dictionary(grouping: checks.checks.indices) { checks.checks[$0].field }
    for field in session.fields where !field.isEdited { settle(field) }
  }

  deinit { for task in tasks.values { task.cancel() } }

  // MARK: Events

  /// Forgets questions about older values, and asks about new ones, at paths whose values were
  /// checked again.
  func update(_ paths: [FieldPath]) {
    guard let session else { return }
    for place in questions.keys where session.fieldsByPath[place.path] == nil { forget(place) }
    for path in paths { update(path, isLeft: false) }
  }

  /// Does the same at all paths.
  func updateAll() {
    if let session { update(session.fields.map(\.path)) }
  }

  /// Records that a field was left.
  func noteBlur(at path: FieldPath) { update(path, isLeft: true) }

  /// Records that an element of a list is about to be removed.
  ///
  /// The answers about the elements after it move with them. Open questions are forgotten, and
  /// asked again by ``updateAll()``.
  func noteRemoval(of element: FieldPath) {
    var moved: [Question] = []
    for (place, question) in questions {
      let path = place.path.afterRemoval(of: element)
      if path == place.path { continue }
      forget(place)
      if let path, !question.isOpen { moved.append(question.moved(to: path)) }
    }
    for question in moved { questions[question.place] = question }
    var stillSettled: [Place: Question] = [:]
    for question in settled.values {
      guard let path = question.place.path.afterRemoval(of: element) else { continue }
      let other = question.moved(to: path)
      stillSettled[other.place] = other
    }
    settled = stillSettled
  }

  /// Records that the record is submitted, so that no more questions are asked about its values.
  func noteSubmission() {
    guard let session else { return }
    for field in session.fields {
      for index in indices(for: field.path) {
        let place = Place(check: index, path: field.path)
        if case .answered? = questions[place]?.stage { continue }
        forget(place)
        register(place, field, .submitted)
      }
    }
  }

  /// Records that the values of the record need no answers, because it was accepted, or because the
  /// form was reset to it.
  func noteAcceptance() {
    settled = [:]
    for field in session?.fields ?? [] { settle(field) }
  }

  /// Records that the submission ended without a result.
  func reopen() {
    for (place, question) in questions {
      if case .submitted = question.stage { forget(place) }
    }
    updateAll()
  }

  /// Forgets all questions.
  func forgetAll() {
    for place in questions.keys { forget(place) }
    settled = [:]
  }
}

// MARK: Questions

extension LiveChecks {
  /// Returns the indices of the checks of a field.
  private func indices(for path: FieldPath) -> [Int] {
    let pattern = path.pattern
    let own = checksByField[path] ?? []
    return pattern == path ? own : own + (checksByField[pattern] ?? [])
  }

  /// Records that the current value of a field needs no answers.
  private func settle(_ field: SessionField) {
    for index in indices(for: field.path) {
      let place = Place(check: index, path: field.path)
      settled[place] = question(at: place, field, .submitted)
    }
  }

  private func update(_ path: FieldPath, isLeft: Bool) {
    guard let session, let field = session.fieldsByPath[path] else { return }
    for index in indices(for: path) {
      let place = Place(check: index, path: path)
      if let question = questions[place], isCurrent(question, field, session.state) {
        if isLeft { hurry(question, field) }
      } else {
        forget(place)
        begin(at: place, field, isLeft: isLeft)
      }
    }
  }

  /// Returns whether a question is still about the value of its field.
  private func isCurrent(
    _ question: Question,
    _ field: SessionField,
    _ state: FormState
  ) -> Bool {
    let path = question.place.path
    guard state.isStill(question.value, at: path) else { return false }
    switch question.stage {
    case .pausing, .waiting, .asking: return field.isValid
    // Findings are removed if another text is entered, even if it has the same normalized form.
    case .answered(withFindings: true): return state.has(question.entered, at: path)
    case .answered(withFindings: false), .unanswered, .submitted: return true
    }
  }

  /// Doesn't let a question wait any longer, because its field was left.
  private func hurry(_ question: Question, _ field: SessionField) {
    switch question.stage {
    case .pausing: ask(question)
    case .unanswered:
      forget(question.place)
      begin(at: question.place, field, isLeft: true)
    case .waiting, .asking, .answered, .submitted: break
    }
  }

  /// Asks about a new value, or waits for the person to stop typing.
  private func begin(at place: Place, _ field: SessionField, isLeft: Bool) {
    guard field.isEdited, field.state == .valid || field.state == .checking else { return }
    if let known = settled[place], session?.state.isStill(known.value, at: place.path) == true {
      register(place, field, .submitted)
      return
    }
    switch checks.checks[place.check].trigger {
    case .onSubmit: return
    case .onBlur:
      if isLeft || !field.hasFocus { ask(register(place, field, .waiting)) }
    case .whileTyping(let pause):
      let question = register(place, field, .pausing)
      if isLeft || pause <= .zero { ask(question) } else { ask(question, after: pause) }
    }
  }

  @discardableResult
  private func register(
    _ place: Place,
    _ field: SessionField,
    _ stage: Question.Stage
  ) -> Question {
    let question = question(at: place, field, stage)
    questions[place] = question
    showChecking(at: place.path)
    return question
  }

  /// Returns a question about the current value of a field.
  private func question(
    at place: Place,
    _ field: SessionField,
    _ stage: Question.Stage
  ) -> Question {
    lastNumber += 1
    let value = field.report.normalized ?? field.value
    return Question(lastNumber, at: place, about: value, entered: field.value, stage)
  }

  private func forget(_ place: Place) {
    guard let question = questions.removeValue(forKey: place) else { return }
    tasks.removeValue(forKey: question.number)?.cancel()
    showChecking(at: place.path)
  }

  private func showChecking(at path: FieldPath) {
    let isOpen = checks.checks.indices.contains { index in
      questions[Place(check: index, path: path)]?.isOpen == true
    }
    session?.fieldsByPath[path]?.noteChecking(isOpen)
  }
}

// MARK: Answers

extension LiveChecks {
  private func ask(_ question: Question, after pause: Duration) {
    tasks[question.number] = Task { [weak self, clock = checks.clock] in
      do { try await clock.sleep(for: pause) } catch { return }
      self?.ask(question)
    }
  }

  private func ask(_ question: Question) {
    guard let session, questions[question.place] === question else { return }
    guard running < checks.width else {
      question.stage = .waiting
      waiting.append(question)
      return
    }
    let (_, plan, asked) = situation(in: session)
    guard let input = plan.input(at: question.place.path) else { return forget(question.place) }
    question.stage = .asking
    running += 1
    tasks.removeValue(forKey: question.number)?.cancel()
    let call = AsyncCall(check: checks.checks[question.place.check], input: input)
    tasks[question.number] = Task { [weak self, clock = checks.clock] in
      var answer = AsyncCheck.Answer.cancelled
      if !Task.isCancelled { answer = await call.check.answer(to: call.input, clock) }
      self?.take(answer, to: question, call, about: asked)
    }
    if let field = session.fieldsByPath[question.place.path] {
      session.announceChecking(of: field)
    }
  }

  /// Takes an answer, and adds what the check found to the session, unless the question was
  /// forgotten.
  private func take(
    _ answer: AsyncCheck.Answer,
    to question: Question,
    _ call: AsyncCall,
    about record: Value
  ) {
    running -= 1
    defer { askNext() }
    guard let session, questions[question.place] === question else { return }
    tasks[question.number] = nil
    let path = question.place.path
    if case .violations(let found) = answer {
      question.stage = .answered(withFindings: !found.isEmpty)
      session.add(call.violations(for: answer), aboutRecord: record)
    } else {
      // The person can't do anything about it now, and the submission asks again.
      question.stage = .unanswered
    }
    showChecking(at: path)
    session.announceChanges(in: session.fieldsByPath[path].map { [$0] } ?? [])
  }

  /// Returns what questions have in common as long as the record doesn't change.
  private func situation(
    in session: FormSession
  ) -> (edition: Int, plan: AsyncPlan, record: Value) {
    if let current, current.edition == session.edition { return current }
    let plan = AsyncPlan(report: session.report, state: session.state)
    let new = (edition: session.edition, plan: plan, record: session.normalizedRecord)
    current = new
    return new
  }

  /// Asks the questions that have waited longest.
  ///
  /// A question whose value can't be asked about anymore makes room for the next one.
  private func askNext() {
    while session != nil, running < checks.width, nextWaiting < waiting.count {
      let next = waiting[nextWaiting]
      nextWaiting += 1
      if case .waiting = next.stage, questions[next.place] === next { ask(next) }
    }
    // The beginning is dropped only now and then, because everything after it moves.
    if nextWaiting * 2 >= waiting.count {
      waiting.removeFirst(nextWaiting)
      nextWaiting = 0
    }
    // While nothing is asked, only the session has the state, so that changing it copies nothing.
    if running == 0 { current = nil }
  }
}
