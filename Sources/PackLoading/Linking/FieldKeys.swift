import ErrorCatalog
import UnicodeText
import Violations

/// The names in the keys of a pack's messages: its rules, its forms, their fields, and its codes.
struct FieldKeys {
  private var fieldsOfForms: [Substring: Set<String>] = [:]
  private var fields: Set<String> = []

  /// The forms whose fields aren't all known, because something in them was reported as wrong.
  private var openForms: Set<Substring> = []

  /// The names of the pack's rules.
  let rules: Set<String>

  /// The codes of the pack and the codes above them.
  let codesAndFamilies: Set<ViolationCode>

  init(_ pack: PackDeclaration, in library: PackLibrary) {
    for form in pack.forms {
      let paths = Self.paths(of: form, in: pack, library)
      if form.hasBrokenFields || paths == nil { openForms.insert(form.name[...]) }
      let fields = Set((paths ?? form.fields.map(\.path)).map(\.description))
      fieldsOfForms[form.name[...], default: []].formUnion(fields)
      self.fields.formUnion(fields)
    }
    rules = Set(pack.rules.map(\.name))
    codesAndFamilies = Set(pack.codes.keys.flatMap { [$0] + $0.ancestors })
  }

  /// Returns the paths of a form's fields, including inherited ones.
  ///
  /// Returns nil if a form that it builds on is missing or broken.
  private static func paths(
    of form: FormDeclaration,
    in pack: PackDeclaration,
    _ library: PackLibrary
  ) -> [FieldPath]? {
    if form.parent == nil, form.fields.allSatisfy({ $0.form == nil }) {
      return form.fields.map(\.path)
    }
    do throws(LoadingError) {
      return try InheritedForm(form, in: pack, of: library).paths
    } catch {
      // Linking the form reports what is wrong with it.
      return nil
    }
  }

  /// Returns the keys that texts of the pack's codes may have, for messages or for their other
  /// parts.
  func keys(besidePart part: TextPart?) -> [String] {
    codesAndFamilies.map { code in part?.key(of: code.rawValue) ?? code.rawValue }
  }

  /// Whether some form has a field.
  func hasField(_ name: Substring) -> Bool {
    fields.contains(String(name)) || !openForms.isEmpty
  }

  /// Returns whether a key that begins with a form's name continues with one of its fields; nil for
  /// other keys.
  func isField(_ key: String) -> Bool? {
    let form = key.prefix { $0 != "/" }
    guard let fields = fieldsOfForms[form], key.contains("/") else { return nil }
    let rest = key.drop { $0 != "/" }.dropFirst()
    guard let colon = rest.lastIndex(of: ":") else { return false }
    return fields.contains(String(rest[..<colon])) || openForms.contains(form)
  }

  /// Returns the code of a field's message; nil for a label and for other keys.
  func code(ofKey key: String) -> ViolationCode? {
    let key = TextPart.split(key).key
    guard isField(key) != nil, let colon = key.lastIndex(of: ":"),
      key.index(after: colon) < key.endIndex
    else { return nil }
    return ViolationCode(rawValue: String(key[key.index(after: colon)...]))
  }

  /// Returns the key of a label that was meant by `FORM.FIELD:` or `FORM:FIELD`; nil for others.
  private func label(withoutSlash key: String, ofForms names: [String]) -> String? {
    guard let colon = key.lastIndex(of: ":") else { return nil }
    let form = names.first { name in
      key.hasPrefix(name + ".") || key.index(after: colon) < key.endIndex && key[..<colon] == name
    }
    guard let form, let fields = fieldsOfForms[form[...]] else { return nil }
    var field = key.dropFirst(form.count + 1)
    if field.hasSuffix(":") { field = field.dropLast() }
    return fields.contains(String(field)) ? "\(form)/\(field):" : nil
  }

  /// Returns the key of a label, or of a message in one field, that was probably meant by another
  /// key; nil if none is near.
  func label(meantBy key: String) -> String? {
    let names = fieldsOfForms.keys.map(String.init).sorted()
    if key.hasPrefix("field:") {
      return meantName(to: String(key.dropFirst(6)), in: fields).map { "field:\($0)" }
    }
    if key.hasPrefix("rule:") {
      return meantName(to: String(key.dropFirst(5)), in: rules).map { "rule:\($0)" }
    }
    guard let slash = key.firstIndex(of: "/") else {
      if let label = label(withoutSlash: key, ofForms: names) { return label }
      if key.contains(".") { return nil }
      // The label of a field lacks its form.
      let name = key.hasSuffix(":") ? String(key.dropLast()) : key
      let form = names.first { fieldsOfForms[$0[...]]?.contains(name) ?? false }
      return form.map { "\($0)/\(name):" }
    }
    let written = String(key[..<slash])
    let form = names.contains(written) ? written : meantName(to: written, in: names)
    guard let form, let fields = fieldsOfForms[form[...]] else { return nil }
    let rest = key[key.index(after: slash)...]
    let colon = rest.lastIndex(of: ":") ?? rest.endIndex
    let name = String(rest[..<colon])
    let field = fields.contains(name) ? name : meantName(to: name, in: fields)
    let ending = colon < rest.endIndex ? String(rest[colon...]) : ":"
    let meant = field.map { "\(form)/\($0)\(ending)" }
    return meant == key ? nil : meant
  }
}
