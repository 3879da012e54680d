import ErrorCatalog
import Violations

extension SwiftNames {
  /// Writes the constants.
  func write(to lines: inout SwiftLines, _ access: SwiftFile.Access) {
    var writer = SwiftNamesWriter(names: self, modifier: access.modifier, lines: lines)
    writer.write()
    lines = writer.lines
  }
}

/// Writes constants line by line.
private struct SwiftNamesWriter {
  let names: SwiftNames
  let modifier: String
  var lines: SwiftLines

  mutating func write() {
    if !names.rules.isEmpty {
      open("extension Rule.Reference", "Rules, for checks and for fields of typed forms.")
      for rule in names.rules { write(rule) }
      lines.line(0, "}")
    }
    for form in names.forms { write(form) }
    write(names.codes, "Codes of violations and errors.", extending: "ViolationCode")
    write(names.facts, "Facts that rules learn about values.", extending: "Report.Fact")
  }

  private mutating func open(_ declaration: String, _ summary: String) {
    lines.line(0)
    lines.line(0, "// \(summary)")
    lines.line(0, "nonisolated \(declaration) {")
  }

  /// Writes the comment of a constant, and the attribute that it is deprecated.
  private mutating func describe(_ constant: SwiftNames.Constant) {
    lines.line(
      1,
      "/// `\(constant.value.inComment)`" + (constant.summary.map { ": \($0.inComment)" } ?? "")
    )
    if let deprecation = constant.deprecation {
      lines.line(1, "@available(*, deprecated, message: \(deprecation.escapedInQuotes))")
    }
  }

  // MARK: Rules

  private mutating func write(_ rule: SwiftNames.Rule) {
    let name = SwiftWords.escaped(rule.constant.name)
    let value = rule.constant.value.escapedInQuotes
    describe(rule.constant)
    lines.line(1, "\(modifier)static var \(name): Self { Self(\(value)) }")
    if rule.parameters.isEmpty { return }
    describe(rule.constant)
    lines.line(1, "///")
    lines.line(1, "/// - Parameters:")
    for parameter in rule.parameters {
      lines.line(
        1,
        "///   - \(parameter.name): \((parameter.summary ?? parameter.value).inComment)"
      )
    }
    let parameters = rule.parameters.map { "\(SwiftWords.escaped($0.name)): Parameter? = nil" }
    lines.list(1, "\(modifier)static func \(name)(", parameters, ") -> Self {")
    let given = rule.parameters.map {
      "\($0.value.escapedInQuotes): \(SwiftWords.escaped($0.name))"
    }
    lines.list(2, "Self(\(value), with: [", given, "])")
    lines.line(1, "}")
  }

  // MARK: Forms

  private mutating func write(_ form: SwiftNames.Form) {
    lines.line(0)
    lines.line(0, "/// The fields of the form `\(form.value.inComment)`.")
    lines.line(0, "\(modifier)nonisolated enum \(form.type) {")
    lines.line(1, "/// The name of the form.")
    lines.line(1, "\(modifier)static var formName: String { \(form.value.escapedInQuotes) }")
    for field in form.fields {
      let name = SwiftWords.escaped(field.constant.name)
      describe(field.constant)
      lines.line(
        1,
        "\(modifier)static var \(name): FieldPath { \(field.constant.value.escapedInQuotes) }"
      )
      writePositions(of: field)
    }
    lines.line(0, "}")
  }

  /// Writes the function that returns the path of a field in one element of a list.
  private mutating func writePositions(of field: SwiftNames.Field) {
    var count = 0
    let components = field.path.components.map { component in
      switch component {
      case .name(let name): return ".name(\(name.escapedInQuotes))"
      case .index(let index): return ".index(\(index))"
      case .each:
        count += 1
        return ".index(position\(count))"
      }
    }
    if count == 0 { return }
    let positions = (1...count).map { "_ position\($0): Int" }.joined(separator: ", ")
    lines.line(1, "/// `\(field.constant.value.inComment)` at a position in each list, from 0.")
    lines.line(
      1,
      "\(modifier)static func \(SwiftWords.escaped(field.constant.name))(\(positions)) -> FieldPath {"
    )
    lines.line(2, "FieldPath(components: [\(components.joined(separator: ", "))])")
    lines.line(1, "}")
  }

  // MARK: Codes and facts

  private mutating func write(
    _ constants: [SwiftNames.Constant],
    _ summary: String,
    extending type: String
  ) {
    if constants.isEmpty { return }
    open("extension \(type)", summary)
    for constant in constants {
      describe(constant)
      let value = "\(type)(rawValue: \(constant.value.escapedInQuotes))"
      let name = SwiftWords.escaped(constant.name)
      lines.line(1, "\(modifier)static var \(name): \(type) { \(value) }")
    }
    lines.line(0, "}")
  }
}
