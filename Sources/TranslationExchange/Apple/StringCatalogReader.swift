import JSONDocuments
import SourceTexts
import UnicodeText
import Violations

/// Reads `.xcstrings` files: the String Catalogs of Xcode 15 and later.
struct StringCatalogReader {
  private let source: SourceText
  private var collector = DiagnosticCollector(limit: 1_000)

  /// The number of mistakes so far.
  private var mistakes = 0
  private var file: AppleFile

  /// The only language to read; nil for all.
  private let wanted: LocaleIdentifier?

  /// Reads a file.
  ///
  /// A text with a mistake is left out, with the reason in ``AppleFile/refused``.
  ///
  /// - Throws: A ``LoadingError`` if the file isn't a String Catalog.
  static func file(
    in source: SourceText,
    only wanted: LocaleIdentifier?
  ) throws(LoadingError) -> AppleFile {
    let document = try JSONReader.document(in: source)
    var reader = try StringCatalogReader(source, document, wanted)
    for member in document["strings"]?.members ?? [] { reader.read(member) }
    reader.file.refused = reader.collector.diagnostics
    return reader.file
  }

  private init(
    _ source: SourceText,
    _ document: JSONValue,
    _ wanted: LocaleIdentifier?
  ) throws(LoadingError) {
    self.source = source
    self.wanted = wanted
    func failure(
      _ code: String,
      _ value: JSONValue?,
      _ reason: String,
      _ hint: String
    ) -> LoadingError {
      let offset = (value ?? document).range.lowerBound
      return LoadingError(source.diagnostic(code, atByte: offset, reason: reason, hint: hint))
    }
    guard let strings = document["strings"], strings.members != nil else {
      let hint = "a String Catalog begins with `sourceLanguage` and `strings`"
      throw failure(
        "xcstrings.no_strings",
        document["strings"],
        "the file doesn't have an object `strings`",
        hint
      )
    }
    guard let tag = document["sourceLanguage"]?.text, let locale = LocaleIdentifier(appleTag: tag)
    else {
      let value = document["sourceLanguage"]
      let reason =
        value == nil ? "the file doesn't name its `sourceLanguage`" : "this isn't a language tag"
      throw failure("xcstrings.no_locale", value, reason, #"write `"sourceLanguage" : "en"`"#)
    }
    if let version = document["version"], version.text?.hasPrefix("1.") != true {
      let reason = "the version of the file isn't 1"
      throw failure(
        "xcstrings.unknown_version",
        version,
        reason,
        "export it from Xcode as version 1"
      )
    }
    file = AppleFile(sourceLocale: locale)
  }

  // MARK: Entries

  private mutating func read(_ member: JSONValue.Member) {
    var entry = AppleEntry(key: member.key, offset: member.keyRange.lowerBound)
    guard member.value.members != nil else {
      report(
        "xcstrings.not_object",
        member.value,
        "an entry must be an object",
        "write `{}` for an entry without members"
      )
      return
    }
    entry.comment = member.value["comment"]?.text?.words()
    entry.isStale = member.value["extractionState"]?.text == "stale"
    let isTranslated = member.value["shouldTranslate"]?.content != .boolean(false)
    var tags: Set<LocaleIdentifier> = []
    for localization in member.value["localizations"]?.members ?? [] {
      guard let locale = LocaleIdentifier(appleTag: localization.key) else {
        let reason = "this isn't a language tag"
        report(
          "xcstrings.bad_locale",
          at: localization.keyRange.lowerBound,
          reason,
          "write one such as `de` or `zh-Hant`"
        )
        continue
      }
      guard tags.insert(locale).inserted else {
        let reason = "there are two localizations for `\(locale)`"
        report(
          "xcstrings.duplicate_locale",
          at: localization.keyRange.lowerBound,
          reason,
          "keep one of the two"
        )
        continue
      }
      if !isTranslated, locale != file.sourceLocale { continue }
      if let wanted, locale != wanted, locale != file.sourceLocale { continue }
      read(localization.value, of: locale, into: &entry)
    }
    if entry.texts[file.sourceLocale] == nil, entry.unready[file.sourceLocale] == nil,
      !entry.refused.contains(file.sourceLocale)
    {
      entry.keyIsText = true
      entry.texts[file.sourceLocale] = AppleText(body: .plain(entry.key), offset: entry.offset)
    }
    file.entries.append(entry)
  }

  private mutating func read(
    _ value: JSONValue,
    of locale: LocaleIdentifier,
    into entry: inout AppleEntry
  ) {
    var states: [String] = []
    let place = Place(key: entry.key, locale: locale)
    let known = mistakes
    guard let body = body(of: value, place, &states) else {
      entry.refused.insert(locale)
      return
    }
    var text = AppleText(body: body, offset: value.range.lowerBound)
    for member in value["substitutions"]?.members ?? [] {
      guard let body = self.body(of: member.value, place, &states) else { continue }
      text.substitutions[member.key] = AppleText.Substitution(
        position: position(member.value["argNum"]),
        specifier: member.value["formatSpecifier"]?.text,
        body: body
      )
    }
    guard mistakes == known else {
      entry.refused.insert(locale)
      return
    }
    entry.texts[locale] = text
    // The text in the source language isn't a translation, whatever its state is.
    if locale != file.sourceLocale { entry.unready[locale] = states.first { $0 != "translated" } }
  }

  private mutating func position(_ value: JSONValue?) -> Int? {
    guard let value else { return nil }
    if let number = value.decimal?.integer, 1...99 ~= number { return number }
    report(
      "xcstrings.bad_number",
      value,
      "`argNum` must be the position of an argument, from 1 to 99",
      "write `1` for the first"
    )
    return nil
  }

  // MARK: Texts

  /// The text that is being read.
  private struct Place {
    var key: String
    var locale: LocaleIdentifier
  }

  /// Reads a text or its variations.
  ///
  /// Returns nil if there is a mistake in it.
  private mutating func body(
    of value: JSONValue,
    _ place: Place,
    _ states: inout [String]
  ) -> AppleText.Body? {
    if let unit = value["stringUnit"] { return text(of: unit, &states).map(AppleText.Body.plain) }
    guard let variations = value["variations"]?.members, let first = variations.first else {
      report(
        "xcstrings.no_text",
        value,
        "there is neither a `stringUnit` nor `variations` here",
        "remove it, or write a text"
      )
      return nil
    }
    guard variations.count == 1 else {
      let hint = "keep one of them, with the others inside it"
      report("xcstrings.variations", value, "the text varies by more than one thing", hint)
      return nil
    }
    switch first.key {
    case "plural": return plural(first.value, &states)
    case "device":
      let devices = first.value.members ?? []
      guard let taken = devices.first(where: { $0.key == "other" }) ?? devices.first else { break }
      let others = devices.map(\.key).filter { $0 != taken.key }
      if !others.isEmpty {
        note(
          .device,
          place,
          "\(others.joined(separator: ", ")); `\(taken.key)` is used",
          taken.keyRange
        )
      }
      return body(of: taken.value, place, &states)
    default: break
    }
    report(
      "xcstrings.variations",
      first.value,
      "a text can only vary by `plural` or `device`",
      "write one of these"
    )
    return nil
  }

  private mutating func plural(_ value: JSONValue, _ states: inout [String]) -> AppleText.Body? {
    var forms: [PluralCategory: String] = [:]
    for member in value.members ?? [] {
      guard let category = PluralCategory(rawValue: member.key) else {
        let reason = "no plural form is called `\(member.key)`"
        let hint = "the forms are zero, one, two, few, many, and other"
        report("xcstrings.plural_form", at: member.keyRange.lowerBound, reason, hint)
        return nil
      }
      guard let unit = member.value["stringUnit"] else {
        let hint = "put variations by device outside those by plural"
        report(
          "xcstrings.no_text",
          member.value,
          "the form `\(member.key)` doesn't have a `stringUnit`",
          hint
        )
        return nil
      }
      guard let text = text(of: unit, &states) else { return nil }
      forms[category] = text
    }
    guard let other = forms.removeValue(forKey: .other) else {
      let hint = "add it; it is used for all numbers without their own form"
      report("apple.no_other", value, "the plural doesn't have a form `other`", hint)
      return nil
    }
    return .plural(forms, other: other)
  }

  private mutating func text(of unit: JSONValue, _ states: inout [String]) -> String? {
    guard let text = unit["value"]?.text else {
      let reason = "a `stringUnit` must have a text as its `value`"
      report("xcstrings.not_text", unit["value"] ?? unit, reason, #"write `"value" : "…"`"#)
      return nil
    }
    states.append(unit["state"]?.text ?? "translated")
    return text
  }

  // MARK: Reports

  private mutating func note(
    _ kind: AppleNote.Kind,
    _ place: Place,
    _ detail: String,
    _ range: Range<Int>
  ) {
    let position = source.position(ofByte: range.lowerBound)
    file.notes.append(
      AppleNote(kind, key: place.key, locale: place.locale, detail: detail, at: position)
    )
  }

  private mutating func report(_ code: String, _ value: JSONValue, _ reason: String, _ hint: String)
  {
    report(code, at: value.range.lowerBound, reason, hint)
  }

  private mutating func report(_ code: String, at offset: Int, _ reason: String, _ hint: String) {
    mistakes += 1
    collector.add(source.diagnostic(code, atByte: offset, reason: reason, hint: hint))
  }
}
