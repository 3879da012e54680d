public import Violations

/// A field of a typed form: a property of the application's type, and the rule for it.
///
///     Field(\.email, "email", required: true)
///     Field(\.phone, "phone", with: ["region": .field(\.country)])
///     Field(\.passwordAgain, sameAs: \.password, required: true)
///     Field(\.nickname, "nickname", name: "display-name")
///
/// The field has the property's name, which messages and labels use. The name of a computed
/// property can't be determined, so it needs `name`.
///
/// A field can define its own texts, in as many languages as the program has, and its own code:
///
///     Field(
///       \.badge, "staff-id", required: true,
///       code: "badge.wrong",
///       label: ["en": "Badge", "de": "Ausweis"],
///       messages: [
///         "required": "Enter the number on your badge.",
///         "badge.wrong": ["en": "This isn't a badge.", "de": "Das ist kein Ausweis."],
///       ]
///     )
public struct Field<Root>: Sendable {
  let typed: TypedField<Root>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - rule: The rule's name; nil in a form that comes from a pack.
  ///   - name: The field's name, or its path such as `address.city`, if it differs from the
  ///     property's.
  ///   - requirement: Whether the field is required.
  ///   - parameters: The rule's parameters.
  ///   - code: The code to report for every violation of the rule; a blank value is still reported
  ///     as `required`. Nil for the rule's own codes.
  ///   - label: The field's label.
  ///   - messages: The messages of this field for a code, or for all codes below it. Messages have
  ///     the same syntax as in catalogs: `"At least {minimum, number}."`
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: String? = nil,
    name: FieldPath? = nil,
    required requirement: Field<Root>.Requirement = .never,
    with parameters: [String: Field<Root>.Parameter] = [:],
    code: ViolationCode? = nil,
    label: FieldText? = nil,
    messages: [ViolationCode: FieldText] = [:]
  ) {
    typed = TypedField(
      keyPath,
      rule,
      name: name,
      requirement,
      parameters,
      words: FieldWords(code: code, label: label, messages: messages)
    )
  }

  /// Creates a field that must repeat another field.
  ///
  ///     Field(\.passwordAgain, sameAs: \.password, required: true)
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - other: The property to repeat, which has the same type.
  ///   - name: The field's name, if it differs from the property's.
  ///   - requirement: Whether the field is required.
  ///   - label: The field's label.
  ///   - messages: The messages of this field, by code.
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    sameAs other: any KeyPath<Root, Property> & Sendable,
    name: FieldPath? = nil,
    required requirement: Field<Root>.Requirement = .never,
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

  /// Creates a field with a rule that is written in Swift, and that the rulebook has among its
  /// sources.
  ///
  ///     let pin = try Rule("pin") { .length(4...4) }
  ///     Field(\.pin, pin, required: true)  // the same as Field(\.pin, "pin", required: true)
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - rule: The rule.
  ///   - name: The field's name, if it differs from the property's.
  ///   - requirement: Whether the field is required.
  ///   - label: The field's label.
  ///   - messages: The messages of this field, by code.
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: Rule,
    name: FieldPath? = nil,
    required requirement: Field<Root>.Requirement = .never,
    label: FieldText? = nil,
    messages: [ViolationCode: FieldText] = [:]
  ) {
    typed = TypedField(
      keyPath,
      rule.name,
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
/// If the reader's language is missing, the text of a parent locale is used, or the English one.
public struct FieldText: Hashable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The texts by their language tags (BCP 47).
  public var texts: [String: String]

  /// Creates a text from translations by language tag.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// Creates an English text.
  public init(stringLiteral text: String) { texts = ["en": text] }

  /// Creates a text from translations by language tag; if a tag occurs twice, the first text is
  /// kept.
  public init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(elements) { first, _ in first }
  }
}

/// The texts and the code that a field defines.
struct FieldWords: Sendable {
  var code: ViolationCode?
  var label: FieldText?
  var messages: [ViolationCode: FieldText] = [:]
}

/// A property of an application's type with its rule.
struct TypedField<Root>: Sendable {
  /// The path from the type that declares the field; nil if it can't be determined.
  var path: FieldPath?
  var keyPath: Field<Root>.Path

  /// The name of the rule.
  var rule: String?
  var requirement: Field<Root>.Requirement
  var parameters: [String: Field<Root>.Parameter]
  var copied: Field<Root>.Path?
  var words: FieldWords

  /// Whether the property is a `Date`.
  var isPointInTime: Bool

  /// What the type of the property takes from outside.
  var type: PropertyType

  /// Reads the property.
  var value: @Sendable (Root) -> Value

  /// Writes a value into the property; returns false if the value doesn't suit the property's type.
  var set: @Sendable (Value, inout Root) -> Bool

  init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: String?,
    name: FieldPath?,
    _ requirement: Field<Root>.Requirement,
    _ parameters: [String: Field<Root>.Parameter] = [:],
    copied: Field<Root>.Path? = nil,
    words: FieldWords = FieldWords()
  ) {
    path = keyPath.declaredPath(named: name)
    self.keyPath = keyPath
    self.rule = rule
    self.requirement = requirement
    self.parameters = parameters
    self.copied = copied
    self.words = words
    isPointInTime = Property.self is any PointInTimeProperty.Type
    type = PropertyType(of: Property.self)
    value = { $0[keyPath: keyPath].fieldValue }
    set = { value, root in
      guard let property = Property(fieldValue: value) else { return false }
      root[keyPath: keyPath] = property
      return true
    }
  }
}

extension Field {
  /// The value of a rule's parameter in a typed form: a constant, or another field's value.
  ///
  ///     Field(\.phone, "phone", with: ["region": .field(\.country)])
  ///     Field(\.code, "pin", with: ["digits": 6])
  public indirect enum Parameter: Sendable {
    /// A constant.
    case constant(Value)

    /// Another field of the same record, or of the same element of a list.
    case field(Field<Root>.Path)

    /// Another field by its path in the form, such as `country`; for a rule in a list, a field
    /// outside of the list.
    case named(String)

    /// A list of parameters.
    case list([Parameter])
  }
}

extension Field.Parameter: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// Creates a constant text.
  public init(stringLiteral value: String) { self = .constant(.text(value)) }

  /// Creates a constant number.
  public init(integerLiteral value: Int) { self = .constant(.decimal(ExactDecimal(value))) }

  /// Creates a constant boolean.
  public init(booleanLiteral value: Bool) { self = .constant(.boolean(value)) }

  /// Creates a list.
  public init(arrayLiteral elements: Field.Parameter...) { self = .list(elements) }
}

extension Field {
  /// Whether a field of a typed form is required.
  ///
  ///     Field(\.email, "email", required: true)
  ///     Field(\.state, "state", required: .when(\.country, equals: "US"))
  ///     Field(\.phone, "phone", required: .whenBlank(\.email))
  public struct Requirement: Sendable, ExpressibleByBooleanLiteral {
    enum Condition: Sendable {
      case always
      case never
      case equal(Field<Root>.Path, Value)
      case filled(Field<Root>.Path)
      case blank(Field<Root>.Path)
    }

    let condition: Condition

    /// The field is required.
    public static var always: Self { Self(condition: .always) }

    /// The field is optional.
    public static var never: Self { Self(condition: .never) }

    /// The field is required if another field has a value, which is of the property's own type.
    public static func when<Property: FieldValue>(
      _ other: any KeyPath<Root, Property> & Sendable,
      equals value: Property
    ) -> Self {
      Self(condition: .equal(other, value.fieldValue))
    }

    /// The field is required if another field is filled.
    public static func whenFilled(_ other: Field<Root>.Path) -> Self {
      Self(condition: .filled(other))
    }

    /// The field is required if another field is blank.
    public static func whenBlank(_ other: Field<Root>.Path) -> Self {
      Self(condition: .blank(other))
    }

    /// Creates ``always`` or ``never``.
    public init(booleanLiteral value: Bool) { self = value ? .always : .never }

    private init(condition: Condition) { self.condition = condition }
  }
}

extension Field {
  /// A key path to a property of an application's type, such as `\.email`; the property can have
  /// any type.
  public typealias Path = any PartialKeyPath<Root> & Sendable
}

extension AnyKeyPath {
  /// Whether the key path has a `!`, so that reading it stops the program if a value is nil.
  ///
  /// Only the description shows this, as it shows the names of properties.
  var forcesOptional: Bool { debugDescription.contains("!") }
}

extension PartialKeyPath {
  /// Returns the path of the property that a form declares with this key path: the given name, or
  /// the property's own.
  func declaredPath(named name: FieldPath?) -> FieldPath? { name ?? pathOfStoredProperties }

  /// The path of stored properties in the key path, or nil if it has other steps.
  ///
  /// Swift shows the names of properties only in the description of a key path (SE-0369). They are
  /// read once, where a form declares a field. Everything else compares key paths with those of the
  /// declaration.
  private var pathOfStoredProperties: FieldPath? {
    let prefix = "\\\(Root.self)."
    let description = debugDescription
    guard description.hasPrefix(prefix) else { return nil }
    let names = description.dropFirst(prefix.count)
    guard !names.contains(where: { "<>?()[] ".contains($0) }) else { return nil }
    return FieldPath(components: names.split(separator: ".").map { .name(String($0)) })
  }
}
