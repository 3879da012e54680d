import ErrorCatalog
import PackLoading
import SourceTexts
import Violations

/// Looks for names that Swift doesn't allow: duplicates, and names that are already taken.
struct SwiftNameAudit {
  let pack: PackDeclaration
  private(set) var collector = DiagnosticCollector()

  /// Notes about valid names that need backticks.
  private(set) var notes: [String] = []

  /// The cases and the types of choices, with the codes that they are for.
  private var cases: [String: CodeDeclaration] = [:]
  private var types: [String: (argument: String, code: CodeDeclaration)] = [:]

  init(pack: PackDeclaration) { self.pack = pack }

  /// Checks all names of an enumeration.
  mutating func run(
    _ name: String,
    _ cases: [(case: SwiftErrorType.Case, declared: CodeDeclaration)]
  ) {
    if SwiftWords.types.contains(name) {
      report(
        "generate.reserved_name",
        pack.namePosition,
        "the enumeration of the pack `\(pack.name)` would be called `\(name)`, which the generated "
          + "file needs for another type",
        hint: "give the pack another name"
      )
    }
    for (planned, declared) in cases {
      checkCase(planned, declared)
      checkLabels(planned, declared)
      for payload in planned.payloads { checkChoice(payload, declared, of: name) }
    }
  }

  private mutating func report(
    _ code: String,
    _ position: SourcePosition,
    _ reason: String,
    hint: String
  ) {
    collector.add(pack.source.diagnostic(code, at: position, reason: reason, hint: hint))
  }

  /// Returns the place of an entry of a code, or else of the code's declaration.
  private func place(_ code: CodeDeclaration, _ key: String = "") -> String {
    let position = code.places[key] ?? code.position
    return "\(pack.source.name):\(position.line):\(position.column)"
  }

  // MARK: Cases

  private mutating func checkCase(_ planned: SwiftErrorType.Case, _ declared: CodeDeclaration) {
    let code = declared.declared.code
    if SwiftWords.members.contains(planned.name) {
      report(
        "generate.reserved_name",
        declared.position,
        "the case of `\(code)` would be called `\(planned.name)`, which is a member of every error",
        hint: "give the code another word, such as `\(code)_failed`"
      )
    }
    if let first = cases[planned.name] {
      report(
        "generate.name_collision",
        declared.position,
        "the cases of `\(code)` and `\(first.declared.code)` (\(place(first))) would both be called "
          + "`\(planned.name)`",
        hint: "give one of the codes other words; dots and underscores don't make names different"
      )
    } else {
      cases[planned.name] = declared
    }
    if SwiftWords.keywords.contains(planned.name) {
      notes.append("the case of `\(code)` is a Swift keyword; write `\(planned.name)` in backticks")
    }
  }

  // MARK: Payloads

  private mutating func checkLabels(_ planned: SwiftErrorType.Case, _ declared: CodeDeclaration) {
    let code = declared.declared.code
    let position = declared.places["arguments"] ?? declared.position
    var first: [String: String] = [:]
    for payload in planned.payloads {
      let name = payload.argument.name
      if let other = first.updateValue(name, forKey: payload.label) {
        report(
          "generate.name_collision",
          position,
          "the arguments `\(other)` and `\(name)` of `\(code)` (\(place(declared))) would both be "
            + "called `\(payload.label)`",
          hint: "give one of them another name"
        )
      }
      if planned.hasCause, payload.label == "cause" {
        report(
          "generate.name_collision",
          position,
          "the argument `\(name)` of `\(code)` (\(place(declared))) has the name of the error that "
            + "led to it, which `underlying` (\(place(declared, "underlying"))) adds",
          hint: "give the argument another name, such as `reason`"
        )
      }
      // Calls accept all other words as labels.
      if payload.label == "inout" {
        notes.append(
          "the argument `\(name)` of `\(code)` is a Swift keyword; write its label in backticks"
        )
      }
    }
  }

  private mutating func checkChoice(
    _ payload: SwiftErrorType.Payload,
    _ declared: CodeDeclaration,
    of enumeration: String
  ) {
    guard let choice = payload.choice else { return }
    let code = declared.declared.code
    let position = declared.places["arguments"] ?? declared.position
    let what = "the argument `\(payload.argument.name)` of `\(code)`"
    if SwiftWords.types.contains(choice.name) || choice.name == enumeration {
      report(
        "generate.reserved_name",
        position,
        "the choices of \(what) would be called `\(choice.name)`, which is another type",
        hint: "give the argument another name"
      )
    }
    if let first = types[choice.name] {
      report(
        "generate.name_collision",
        position,
        "the choices of \(what) and those of the argument `\(first.argument)` of "
          + "`\(first.code.declared.code)` (\(place(first.code))) would both be called `\(choice.name)`",
        hint: "give one of the arguments another name"
      )
    }
    types[choice.name] = (payload.argument.name, declared)
    var names: [String: String] = [:]
    for (name, word) in choice.words { check(name, word, &names, of: what, at: position) }
  }

  private mutating func check(
    _ name: String,
    _ word: String,
    _ names: inout [String: String],
    of what: String,
    at position: SourcePosition
  ) {
    if name.isEmpty || SwiftWords.membersOfChoices.contains(name) {
      report(
        "generate.reserved_name",
        position,
        "the choice `\(word)` of \(what) can't be the name of a case",
        hint: "give the choice another word"
      )
    }
    if let other = names.updateValue(word, forKey: name), !name.isEmpty {
      report(
        "generate.name_collision",
        position,
        "the choices `\(other)` and `\(word)` of \(what) would both be called `\(name)`",
        hint: "give one of them another word"
      )
    }
    if SwiftWords.keywords.contains(name) {
      notes.append("the choice `\(word)` of \(what) is a Swift keyword; write it in backticks")
    }
  }
}
