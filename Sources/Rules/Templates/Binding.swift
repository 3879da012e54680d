public import Violations

/// What the checks of a rule are made with, when a template becomes a rule.
struct Binding: Sendable {
  /// The parameters, by name; one that is absent leaves its settings absent.
  var parameters: [String: Value]

  /// The names of the parameters that were given; the others have their defaults, which are
  /// constants of the pack.
  var given: Set<String> = []

  /// How much of the value may leave the rule.
  var confidentiality: Confidentiality

  /// What the pack says about codes.
  var packCodes: [ViolationCode: CodeMapping.CodeSettings]

  /// The tables that all packs fill together.
  var tables: SharedTables

  /// What making checks may cost; nil where nothing is counted.
  var budget: LoadingBudget?
}

/// A setting that does not suit its check, with the position in the file where it is written.
public struct BindingError: Error, Sendable, Hashable {
  /// The check's name, or the parameter's where its value does not suit the declared type.
  public var check: String

  /// What is wrong.
  public var error: SettingError

  /// Where the setting is written, or the check where the fault is in the
  /// combination; nil for checks that no file defines.
  public var position: FilePosition?

  /// The text that is written there, if it is one, so that ``SettingError/offset`` can be found in it.
  package var text: String?

  /// Whether a setting of the check was refused when it was read, so that its author knows.
  package var isKnown = false

  /// Whether the check would be right, but the packs have too much of its kind together.
  package var isBeyondBudget = false

  /// Creates the error of a parameter whose value does not suit its type.
  init(_ error: SettingError, parameter name: String) {
    check = name
    self.error = error
    self.error.reason = "the parameter `\(name)`: \(error.reason)"
  }

  /// Creates the error of a check for which the budget of loading does not suffice; it is told once.
  init(beyondBudget answer: LoadingBudget.Answer, in template: CheckTemplate) {
    self.init(
      SettingError(nil, "the patterns, sets and checks of the packs are too much together"),
      in: template
    )
    error.hint = "make patterns shorter, or let rules share them with `extends`"
    isBeyondBudget = true
    isKnown = answer == .beyond
  }

  init(_ error: SettingError, in template: CheckTemplate) {
    check = template.definition.name
    self.error = error
    position = template.position(of: error.setting)
    if let setting = error.setting, case .constant(.text(let text)) = template.settings[setting] {
      self.text = text
    }
  }
}
