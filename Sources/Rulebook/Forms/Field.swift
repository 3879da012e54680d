public import Rules
public import Violations

/// A field of a typed form: a property of the application's own type, and the rule that it must
/// keep.
///
///     Field(\.email, "email", required: true)
///     Field(\.phone, "phone", with: ["region": .field(\.country)])
///     Field(\.passwordAgain, sameAs: \.password, required: true)
///     Field(\.nickname, "nickname", name: "display-name")
///
/// The name, by which messages and labels know the field, is that of the property. A property that
/// is computed has none that could be found out, and needs `name`.
///
/// A field may bring its own words, in as many languages as the program has, and its own code:
///
///     Field(
///       \.badge, "staff-id", required: true,
///       code: "badge.wrong",
///       label: ["en": "Badge", "de": "Ausweis"],
///       messages: [
///         "required": "Enter the number on your badge.",
///         "badge.wrong": ["en": "This is no badge.", "de": "Das ist kein Ausweis."],
///       ]
///     )
public struct Field<Root>: Sendable {
  let typed: TypedField<Root>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - rule: The rule's name; in a form that comes from a pack, none.
  ///   - name: The field's name, or its path such as `address.city`, if not that of the property.
  ///   - requirement: Whether the field must be filled.
  ///   - parameters: The rule's parameters.
  ///   - code: What to report in place of everything that a check of the rule finds wrong; a blank
  ///     value is `required` all the same. Nil for the rule's own codes.
  ///   - label: What the field is called.
  ///   - messages: What to say for a code, or for all codes below it, in this field. Messages are
  ///     written as those of catalogs: `"At least {minimum, number}."`
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: String? = nil,
    name: String? = nil,
    required requirement: FieldRequirement<Root> = .never,
    with parameters: [String: FieldParameter<Root>] = [:],
    code: ViolationCode? = nil,
    label: FieldText? = nil,
    messages: [ViolationCode: FieldText] = [:]
  ) {
    typed = TypedField(
      keyPath,
      rule.map(FieldRule.named),
      name: name,
      requirement,
      parameters,
      words: FieldWords(code: code, label: label, messages: messages)
    )
  }

  /// Creates a field that must repeat another.
  ///
  ///     Field(\.passwordAgain, sameAs: \.password, required: true)
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - other: The property that is repeated.
  ///   - name: The field's name, if not that of the property.
  ///   - requirement: Whether the field must be filled.
  ///   - label: What the field is called.
  ///   - messages: What to say for a code in this field.
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    sameAs other: PropertyPath<Root>,
    name: String? = nil,
    required requirement: FieldRequirement<Root> = .never,
    label: FieldText? = nil,
    messages: [ViolationCode: FieldText] = [:]
  ) {
    typed = TypedField(
      keyPath,
      nil,
      name: name,
      requirement,
      copied: other,
      words: FieldWords(label: label, messages: messages)
    )
  }

  /// Creates a field with a rule that is written in Swift, for people who import `RulebookChecks`.
  ///
  ///     let pin = Rule(name: "pin", checks: [RuleCheck(LengthCheck(4...4))])
  ///     Field(\.pin, pin, required: true)
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - rule: The rule, with its parameters filled in.
  ///   - name: The field's name, if not that of the property.
  ///   - requirement: Whether the field must be filled.
  ///   - label: What the field is called.
  ///   - messages: What to say for a code in this field.
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: Rule,
    name: String? = nil,
    required requirement: FieldRequirement<Root> = .never,
    label: FieldText? = nil,
    messages: [ViolationCode: FieldText] = [:]
  ) {
    typed = TypedField(
      keyPath,
      .swift(rule),
      name: name,
      requirement,
      words: FieldWords(label: label, messages: messages)
    )
  }
}

/// A text in the languages of an application: a label or message of a ``Field``.
///
///     let label: FieldText = "Badge"                          // English
///     let both: FieldText = ["en": "Badge", "de": "Ausweis"]
///     both.texts["de"]                                         // "Ausweis"
///
/// A reader of a language that is not there gets the text of a parent locale, or the English one.
public struct FieldText: Hashable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The texts by their language tags (BCP 47).
  public var texts: [String: String]

  /// Creates a text in some languages.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// Creates an English text.
  public init(stringLiteral text: String) { texts = ["en": text] }

  /// Creates a text in some languages; of two in one language, the first counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(elements) { first, _ in first }
  }
}

/// The words and the code that a field brings.
struct FieldWords: Sendable {
  var code: ViolationCode?
  var label: FieldText?
  var messages: [ViolationCode: FieldText] = [:]
}

/// The rule of a field: one that packs know by name, or one that is written in Swift.
enum FieldRule: Sendable {
  case named(String)
  case swift(Rule)
}

/// A property of an application's type that is checked.
struct TypedField<Root>: Sendable {
  /// The path from the root that the field was declared for; nil if it cannot be found out.
  var path: FieldPath?
  var keyPath: PropertyPath<Root>
  var rule: FieldRule?
  var requirement: FieldRequirement<Root>
  var parameters: [String: FieldParameter<Root>]
  var copied: PropertyPath<Root>?
  var words: FieldWords

  /// Reads the property.
  var value: @Sendable (Root) -> Value

  /// Writes a value into the property; returns false if the property's type does not have it.
  var set: @Sendable (Value, inout Root) -> Bool

  init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: FieldRule?,
    name: String?,
    _ requirement: FieldRequirement<Root>,
    _ parameters: [String: FieldParameter<Root>] = [:],
    copied: PropertyPath<Root>? = nil,
    words: FieldWords = FieldWords()
  ) {
    path = keyPath.fieldPath(named: name)
    self.keyPath = keyPath
    self.rule = rule
    self.requirement = requirement
    self.parameters = parameters
    self.copied = copied
    self.words = words
    value = { $0[keyPath: keyPath].fieldValue }
    set = { value, root in
      guard let property = Property(fieldValue: value) else { return false }
      root[keyPath: keyPath] = property
      return true
    }
  }
}

/// What a typed form gives for a parameter of a rule: a constant, or another field's value.
///
///     Field(\.phone, "phone", with: ["region": .field(\.country)])
///     Field(\.code, "pin", with: ["digits": 6])
public indirect enum FieldParameter<Root>: Sendable {
  /// A constant.
  case constant(Value)

  /// Another field of the same record, or of the same element of a list.
  case field(PropertyPath<Root>)

  /// Another field by its path in the form, such as `country`; from within a list, a field outside.
  case named(String)

  /// Several of these, as a list.
  case list([FieldParameter])
}

extension FieldParameter: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// Creates a constant text.
  public init(stringLiteral value: String) { self = .constant(.text(value)) }

  /// Creates a constant number.
  public init(integerLiteral value: Int) { self = .constant(.decimal(ExactDecimal(value))) }

  /// Creates a constant boolean.
  public init(booleanLiteral value: Bool) { self = .constant(.boolean(value)) }

  /// Creates a list.
  public init(arrayLiteral elements: FieldParameter...) { self = .list(elements) }
}

/// Whether a field of a typed form must be filled.
///
///     Field(\.email, "email", required: true)
///     Field(\.state, "state", required: .when(\.country, equals: "US"))
///     Field(\.phone, "phone", required: .whenBlank(\.email))
public enum FieldRequirement<Root>: Sendable, ExpressibleByBooleanLiteral {
  /// It must be filled.
  case always

  /// It may be blank.
  case never

  /// It must be filled if another field has a value.
  case when(PropertyPath<Root>, equals: Value)

  /// It must be filled if another field is.
  case whenFilled(PropertyPath<Root>)

  /// It must be filled if another field is not.
  case whenBlank(PropertyPath<Root>)

  /// Creates ``always`` or ``never``.
  public init(booleanLiteral value: Bool) { self = value ? .always : .never }
}

/// A property of an application's type, such as `\.email`, of whatever type.
public typealias PropertyPath<Root> = any PartialKeyPath<Root> & Sendable

extension PartialKeyPath {
  /// The path that a form gives the property: the name that is written, or its own.
  func fieldPath(named name: String?) -> FieldPath? {
    if let name { return FieldPath(name) }
    return fieldPath
  }

  /// The path of stored properties that the key path names, or nil if it has other steps.
  var fieldPath: FieldPath? {
    let prefix = "\\\(Root.self)."
    let description = debugDescription
    guard description.hasPrefix(prefix) else { return nil }
    let names = description.dropFirst(prefix.count)
    guard !names.contains(where: { "<>?()[] ".contains($0) }) else { return nil }
    return FieldPath(components: names.split(separator: ".").map { .name(String($0)) })
  }
}
