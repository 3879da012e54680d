import ErrorCatalog
import PackLoading
import RuleEngine
package import Rulebook
import SourceTexts
package import Violations

extension Rulebook {
  /// Returns a code as it is after all layers: where it is declared, what its message is, and which
  /// checks report it.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - locale: The reader's locale, for the message.
  /// - Returns: The code.
  /// - Throws: A ``UsageError`` if there is no such code, or if a rule is broken.
  package func shownCode(
    _ code: ViolationCode,
    in locale: String
  ) throws(UsageError) -> ShownDeclaration {
    let explanation = try explanation(of: code)
    var shown = ShownDeclaration(.code, code.rawValue)
    do throws(LoadingError) {
      let declarations = try library.declarations(ofCode: code)
      shown.add(
        "code",
        code.rawValue,
        declarations.map { ShownDeclaration.Origin(pack: $0.pack, at: $0.declaration.position) }
      )
      shown.add("summary", explanation.summary)
      shown.add(
        "severity",
        explanation.isDefined ? explanation.severity.rawValue : nil,
        declarations.filter { $0.declaration.settings.severity != nil }
          .map { ShownDeclaration.Origin(pack: $0.pack, at: $0.declaration.position) }
      )
      shown.add(
        "number",
        explanation.number.map { String($0) },
        declarations.filter { $0.declaration.settings.number != nil }
          .map { ShownDeclaration.Origin(pack: $0.pack, at: $0.declaration.position) }
      )
      try shown.addMessage(of: explanation, in: locale, self)
      try shown.addReporters(of: explanation, in: library)
    } catch {
      throw UsageError(error)
    }
    return shown
  }
}

extension ShownDeclaration.Origin {
  /// Creates the origin of something in a pack.
  fileprivate init(pack: PackDeclaration, at position: SourcePosition) {
    self.init(pack: pack.name, place: FilePosition(file: pack.source.name, at: position))
  }
}

extension ShownDeclaration {
  /// Adds the message that a reader sees, with the layer and the key that it comes from.
  fileprivate mutating func addMessage(
    of explanation: CodeExplanation,
    in locale: String,
    _ rulebook: Rulebook
  ) throws(LoadingError) {
    guard explanation.isForPeople, !explanation.isRetired else { return }
    let message = rulebook.exampleMessage(of: explanation, in: locale)
    let written: [WrittenSetting.Entry] = [
      .init(key: "text", value: .scalar(message.text)),
      .init(key: "locale", value: .scalar(message.locale.tag)),
      .init(key: "key", value: .scalar(message.key)),
      .init(key: "layer", value: .scalar(message.layer)),
    ]
    let pack = try rulebook.library.layers.first { $0.name == message.layer }?.whole()
    let place = pack?.messages[message.locale]?[message.key]?.written
    let origins = place.map { place in
      [
        Origin(
          pack: message.layer,
          place: FilePosition(file: place.source.name, at: place.start)
        )
      ]
    }
    add("message", .record(written), origins ?? [])
  }

  /// Adds the checks and lookups that report a code, each with the rules and forms that have it.
  fileprivate mutating func addReporters(
    of explanation: CodeExplanation,
    in library: PackLibrary
  ) throws(LoadingError) {
    var reporters = CodeReporters(of: explanation.code)
    for name in explanation.rules {
      if let rule = try library.template(name) { reporters.add(rule, named: name) }
    }
    for name in explanation.forms {
      guard let form = try library.form(name) else { continue }
      for field in form.fields {
        reporters.add(try field.ownChecks(in: library), ofForm: name)
      }
      reporters.add(form.checks.map(\.check), ofForm: name)
    }
    for reporter in reporters.all {
      add("reporter", reporter.written, library.origins(at: reporter.place))
    }
  }
}
