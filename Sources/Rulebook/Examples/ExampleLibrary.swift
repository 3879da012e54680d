import DatesAndTimes
import NumberAndDateRules
package import PackLoading
package import RuleEngine
package import SourceTexts
import UnicodeText

/// The packs of a library, together with the examples of codes in files next to them.
package struct ExampleLibrary {
  /// The packs, and above them the rules and forms that are written in examples.
  package let library: PackLibrary

  /// The files with examples, each with its pack.
  package let files: [(pack: PackDeclaration, examples: CodeExamples)]

  /// The clock and the limits for running examples.
  package let surroundings: Surroundings

  /// Watches the checks of rules and forms; nil if nothing does.
  package var recorder: CoverageRecorder?

  /// Reads the examples.
  ///
  /// - Parameters:
  ///   - library: The packs.
  ///   - surroundings: The clock and the limits for running examples.
  ///   - isWanted: Whether to include the examples next to a pack.
  ///   - source: Reads a file that wasn't verified together with its pack.
  /// - Throws: A ``LoadingError`` with everything that is wrong in these files.
  package init(
    _ library: PackLibrary,
    surroundings: Surroundings,
    besides isWanted: (PackDeclaration) -> Bool = { _ in true },
    reading source: (_ path: String) throws(LoadingError) -> SourceText
  ) throws(LoadingError) {
    var files: [(pack: PackDeclaration, examples: CodeExamples)] = []
    var collector = DiagnosticCollector()
    for pack in library.packs where isWanted(pack) {
      guard let path = pack.codeExamples else { continue }
      do throws(LoadingError) {
        let text =
          if let verified = pack.verifiedCodeExamples { verified } else { try source(path) }
        let examples = try CodeExamples(text, beside: pack, registry: library.registry)
        files.append((pack, examples))
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
    self.library = try PackLibrary.loading(
      library.packs + files.map(\.examples.pack),
      registry: library.registry,
      checking: []
    )
    self.files = files
    self.surroundings = surroundings
  }

  /// Uses the packs of a library, without files of examples next to them.
  init(_ library: PackLibrary, surroundings: Surroundings) {
    self.library = library
    self.surroundings = surroundings
    files = []
  }

  /// Checks the value of an example in a file next to a pack.
  ///
  /// - Throws: A ``LoadingError`` if there is no such rule or form, or if it is broken, or a
  ///   ``UsageError`` if a parameter doesn't suit it.
  package func report(on example: CodeExamples.Example, of examples: CodeExamples) throws -> Report
  {
    switch example.target {
    case .rule(let name):
      if let template = try library.template(name, seenFrom: examples.pack) {
        return try report(on: example.input, as: template)
      }
      throw unknown("rule", name, example, examples)
    case .form(let name):
      if let form = try library.form(name, seenFrom: examples.pack) {
        let form = try recorder?.watching(form) ?? form
        return form.report(
          on: example.input.value,
          surroundings: clock(at: example.input.now)
        )
      }
      throw unknown("form", name, example, examples)
    }
  }

  /// Returns the clock and the limits for an example, which can name its own day or time.
  private func clock(at now: Moment?) -> Surroundings {
    var surroundings = self.surroundings
    if let now { surroundings.set(now) }
    return surroundings
  }

  private func unknown(
    _ kind: String,
    _ name: String,
    _ example: CodeExamples.Example,
    _ examples: CodeExamples
  ) -> LoadingError {
    LoadingError(
      examples.pack.source.diagnostic(
        "pack.unknown_\(kind)",
        at: example.input.position,
        reason: "there is no \(kind) `\(name)`",
        hint: nearestName(to: name, in: kind == "rule" ? library.ruleNames : library.formNames)
          .map { "did you mean `\($0)`?" }
      )
    )
  }

  /// Checks the record of an example of a form.
  ///
  /// - Throws: A ``FormError`` if a check of a group can't be created.
  package func report(on example: FormExample, as form: FormDefinition) throws(FormError) -> Report
  {
    let form = try recorder?.watching(form) ?? form
    return try form.choosing(example.groups)
      .report(on: example.record, surroundings: clock(at: example.now))
  }

  /// Checks the value of an example of a rule.
  ///
  /// - Throws: A ``UsageError`` if a parameter doesn't suit the rule.
  package func report(
    on example: ExampleDeclaration,
    as template: RuleTemplate
  ) throws(UsageError) -> Report {
    if let unknown = template.unknownParameter(in: example.parameters.keys) {
      throw UsageError.unknownParameter(unknown, of: template)
    }
    do throws(BindingError) {
      let rule = try (recorder?.watching(template) ?? template).choosing(example.groups)
        .bind(example.parameters)
      let context = CheckContext(
        parameters: rule.parameters,
        fields: example.fields.isEmpty ? nil : ExampleFields(example.fields),
        surroundings: clock(at: example.now)
      )
      return rule.report(on: example.value, in: context)
    } catch {
      throw UsageError.unsuitableParameter(error, of: template, given: example.parameters)
    }
  }
}

/// The other fields that an example provides for the checks of a rule.
private struct ExampleFields: FieldSource {
  private let values: [FieldPath: Value]

  init(_ fields: [ExampleDeclaration.OtherField]) {
    let filled = fields.filter { !Blankness.invisible.includes($0.value) }
    values = Dictionary(filled.map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
  }

  func value(of path: FieldPath) -> Value? { values[path] }
}
