package import Violations

/// The environment for making a template's checks.
struct Binding: Sendable {
  /// The parameters, by name.
  ///
  /// If one is absent, the settings that use it are absent too.
  var parameters: [String: Value]

  /// The names of the parameters that were passed.
  ///
  /// The others have their defaults, which are constants of the pack.
  var given: Set<String> = []

  /// The names of the parameters whose values come from confidential fields.
  var withheld: Set<String> = []

  /// Why the checks must say less than their definitions allow, because of what is around them.
  var reticence: Reticence = []

  /// How much of the value can leave the rule.
  var confidentiality: Confidentiality

  /// The pack's settings for codes.
  var packCodes: [ViolationCode: CodeMapping.CodeSettings]

  /// The tables that all packs contribute to.
  var tables: SharedTables

  /// The scope of the part names; nil if the rule doesn't name parts.
  var scope: PartScope?

  /// Whether parts, columns or rules may be absent because they were reported as wrong.
  var isIncomplete = false

  /// How messages refer to the values.
  var identity: RuleIdentity?

  /// The column with an example for each row; nil if there is none, or if the value is secret,
  /// because even the found row reveals something about it.
  var exampleColumn: PartReference?

  /// The fact that receives a date in a part, by part.
  var dateFacts: [String: String] = [:]

  /// The rules that checks pass values to, by their names in the pack.
  var rules: [String: RuleTemplate] = [:]

  /// What making checks can cost; nil if nothing is counted.
  var budget: LoadingBudget?
}

/// A setting that doesn't suit its check, with its position in the file.
public struct BindingError: Error, Sendable, Hashable {
  /// The check's name, or the parameter's name if its value doesn't suit the declared type.
  package var check: String

  package var error: SettingError

  /// The position of the setting, or of the check if the error is in a combination of settings; nil
  /// for checks that don't come from a file.
  package var position: FilePosition?

  /// The text at that position, if it is one, for finding ``SettingError/offset`` in it.
  package var text: String?

  /// Whether a setting of the check was already refused when it was read, so that its author knows
  /// about it.
  package var isKnown = false

  /// Whether the check itself is valid, but the packs have too many checks in total.
  package var isBeyondBudget = false

  /// Creates the error for a parameter whose value doesn't suit its type.
  init(_ error: SettingError, parameter name: String) {
    check = name
    self.error = error
    self.error.reason = "the parameter `\(name)`: \(error.reason)"
  }

  /// Creates the error for a fault in a rule's parts.
  init(_ fault: PartFault) {
    check = "parts"
    error = SettingError(nil, fault.reason, hint: fault.hint)
    position = fault.position
  }

  /// Creates the error for a check that exceeds the loading budget.
  ///
  /// It is reported once.
  init(beyondBudget answer: LoadingBudget.Answer, in template: CheckTemplate) {
    self.init(
      SettingError(nil, "the patterns, sets and checks of the packs are too large in total"),
      in: template
    )
    error.hint = "shorten patterns, or share them between rules with `extends`"
    isBeyondBudget = true
    isKnown = answer == .beyond
  }

  /// Creates the error for a name that the rule lacks; it is known if the reason was reported.
  init(missingName error: SettingError, of template: CheckTemplate, in binding: Binding) {
    self.init(error, in: template)
    isKnown = binding.isIncomplete
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
