import ErrorCatalog
import PackLoading
import RuleEngine
import UnicodeText
import Violations

// The texts that fields define. They are audited like those of packs.
extension FormBinder {
  /// Returns the catalog for a form: the rulebook's catalog below the texts that the fields define.
  ///
  /// - Throws: A ``UsageError`` if a code doesn't exist or has no text, if a text mentions an
  ///   argument that isn't reported with its code, or if no language has a tag.
  func catalog(
    for resolved: ResolvedForm,
    of form: FormDefinition
  ) throws(UsageError) -> Catalog {
    var texts = FormTexts(form: name, audit: FormTextAudit(of: form, in: rulebook.library))
    let labels = resolved.labels.sorted { $0.key.description < $1.key.description }
    for (path, label) in labels { try texts.add(label, for: "", at: path) }
    for field in resolved.fields {
      try auditCodes(of: field)
      if let label = field.words.label { try texts.add(label, for: "", at: field.path) }
      for (code, text) in field.words.messages.sorted(by: { $0.key < $1.key }) {
        try texts.add(text, for: code.rawValue, at: field.path)
      }
    }
    let catalog = catalog(with: texts)
    try requireTexts(for: form, in: catalog)
    return catalog
  }

  private func catalog(with texts: FormTexts) -> Catalog {
    if texts.entries.isEmpty { return rulebook.catalog }
    let layer = Catalog.Layer(
      name: name,
      sourceLocale: .english,
      entries: texts.entries.mapValues { Catalog.Entries($0) }
    )
    return rulebook.catalog.adding(layer)
  }

  /// Requires texts for what the program's own checks report, since the library has none for it.
  private func requireTexts(
    for form: FormDefinition,
    in catalog: Catalog
  ) throws(UsageError) {
    let added = rulebook.library.registry.addedCodes
    if added.isEmpty { return }
    let localizer = catalog.localizer(forRequest: "en")
    var reports = RuleReports()
    var reported: [(path: FieldPath, codes: [ViolationCode])] = []
    for field in form.fields { reported.append((field.path, reports.codes(of: field.rule))) }
    for check in form.checks {
      reported.append((check.field, check.check.sampleViolations.map(\.code)))
    }
    for (path, codes) in reported {
      for code in codes where added.contains(code) {
        let names = ([code] + code.ancestors).map(\.rawValue)
        let keys = names.map { "\(name)/\(path):\($0)" } + names
        if keys.contains(where: { localizer.text(for: $0) != nil }) { continue }
        throw .unsuitableForm(
          name,
          "a check of the field `\(path)` reports the code `\(code)`, which has no text",
          hint: "add one to the field's `messages`, to a pack, or to a catalog"
        )
      }
    }
  }

  private func auditCodes(of field: ResolvedForm.Field) throws(UsageError) {
    let messages = field.words.messages
    let own = field.words.code
    for written in messages.keys.sorted() {
      let key = TextKey(written.rawValue)
      if let problem = key.problem {
        throw .unsuitableForm(name, problem.reason, hint: problem.hint)
      }
      let code = ViolationCode(rawValue: key.message)
      let isOwn = own.map { $0 == code || $0.ancestors.contains(code) } ?? false
      if isOwn || rulebook.library.hasCode(code) || rulebook.library.hasCodes(below: code) {
        continue
      }
      let known = rulebook.library.allCodes + (own.map { [$0] } ?? [])
      throw .unknownCode(code.rawValue, known: known.map(\.rawValue)).found(atField: field.path)
    }
    guard let own, !rulebook.library.hasCode(own) else { return }
    let names = [own] + own.ancestors
    if names.contains(where: { messages[$0]?.texts["en"] != nil }) { return }
    throw .unsuitableForm(
      name,
      "the field `\(field.path)` reports the code `\(own)`, which has no English text",
      hint: "add one to the field's `messages`, or declare the code in a pack"
    )
  }
}

/// The texts of a form's fields while they are collected.
private struct FormTexts {
  let form: String
  var audit: FormTextAudit
  private(set) var entries: [LocaleIdentifier: [String: Message]] = [:]

  init(form: String, audit: FormTextAudit) {
    self.form = form
    self.audit = audit
  }

  /// Adds a text in all its languages; the code of a label is empty.
  mutating func add(
    _ text: FieldText,
    for code: String,
    at path: FieldPath
  ) throws(UsageError) {
    let key = "\(form)/\(path):\(code)"
    for (tag, pattern) in text.texts.sorted(by: { $0.key < $1.key }) {
      let locale = try locale(tag, at: path)
      let message: Message
      do throws(Message.SyntaxError) {
        message = try Message(pattern)
      } catch {
        throw unsuitable(key, tag, error.reason, error.hint)
      }
      if let problem = audit.problem(of: message, for: key, in: locale, ofFieldAt: path) {
        throw unsuitable(key, tag, problem.reason, problem.hint ?? "")
      }
      entries[locale, default: [:]][key] = message
    }
  }

  private func locale(_ tag: String, at path: FieldPath) throws(UsageError) -> LocaleIdentifier {
    guard let locale = LocaleIdentifier(canonicalizing: tag) else {
      throw .unsuitableForm(
        form,
        "the field `\(path)` has texts in `\(tag)`, which isn't a language tag"
      )
    }
    let language = LocaleIdentifier(trusted: locale.language)
    if language == .root || language.localizedName(in: .english) == language.tag {
      throw .unsuitableForm(
        form,
        "the field `\(path)` has texts in `\(tag)`, and no language is registered as "
          + "`\(language)`",
        hint: "write a tag such as `de` or `de-CH`"
      )
    }
    return locale
  }

  private func unsuitable(
    _ key: String,
    _ tag: String,
    _ reason: String,
    _ hint: String
  ) -> UsageError {
    .unsuitableForm(
      form,
      "the message `\(key)` in `\(tag)`: \(reason)",
      hint: hint.isEmpty ? nil : hint
    )
  }
}
