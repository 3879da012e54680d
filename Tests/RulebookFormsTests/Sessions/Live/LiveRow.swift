import Rulebook
import Testing

/// What a person does in the field `note`, and what follows.
///
/// Each step comes with what the server was asked afterward and the state of the field. The names
/// `bob` and `cid` are taken.
struct LiveRow: CustomTestStringConvertible, Sendable {
  enum Step: Sendable {
    case focus
    case type(String)
    case leave

    /// Moves the clock, after so many tasks have ever slept.
    case advance(Duration, sleepers: Int)

    case answer(String)
    case breakDown
    case submit
    case reset
  }

  var testDescription: String
  var trigger: AsyncCheck.Trigger
  var steps: [(step: Step, asked: [String], state: FieldState)]

  init(_ name: String, _ trigger: AsyncCheck.Trigger, _ steps: [(Step, [String], FieldState)]) {
    testDescription = name
    self.trigger = trigger
    self.steps = steps.map { (step: $0.0, asked: $0.1, state: $0.2) }
  }
}
