/// The path of a value in a record: names of fields, and positions in lists.
///
///     let path: FieldPath = "contacts[2].email"
///     path.components  // [.name("contacts"), .index(2), .name("email")]
///
/// The path of the whole value is empty. A name that contains one of `.[]:/"` is written in
/// brackets and quotes: `["a.b"]`. In a form, `contacts[]` stands for every element of a list.
public struct FieldPath: Hashable, Sendable {
  /// One step into a record or a list.
  public enum Component: Hashable, Sendable {
    /// The field of a record with this name.
    case name(String)

    /// The element of a list at this position, from 0.
    case index(Int)

    /// Every element of a list; in forms only.
    case each
  }

  /// The steps from the outermost to the innermost: the steps of `a[2]` are `.name("a")`,
  /// `.index(2)`.
  public var components: [Component]

  /// Creates a path from its steps: `[.name("contacts"), .index(2)]` is `contacts[2]`.
  public init(components: [Component] = []) {
    self.components = components
  }

  /// Creates the path of a field of the outermost record, whatever its name contains.
  ///
  ///     FieldPath(field: "a.b").description  // ["a.b"]
  public init(field name: String) {
    components = [.name(name)]
  }

  /// Whether this is the path of the whole value: `("" as FieldPath).isEmpty` is true.
  public var isEmpty: Bool { components.isEmpty }

  /// The innermost name, or nil if there is none.
  ///
  ///     FieldPath("contacts[2]").lastName  // "contacts"
  public var lastName: String? {
    for case .name(let name) in components.reversed() { return name }
    return nil
  }

  /// The path with every position replaced by `[]`, as a form writes it.
  ///
  ///     FieldPath("contacts[2].email").pattern.description  // contacts[].email
  public var pattern: FieldPath {
    FieldPath(
      components: components.map { component in
        if case .index = component { .each } else { component }
      }
    )
  }

  /// The positions in lists, outermost first.
  ///
  ///     FieldPath("contacts[2].phones[0]").positions  // [2, 0]
  package var positions: [Int] {
    components.compactMap { if case .index(let position) = $0 { position } else { nil } }
  }

  /// Returns this path with all steps of another path after it.
  ///
  ///     let address = FieldPath(field: "address")
  ///     address.appending(FieldPath(field: "city")).description  // address.city
  public func appending(_ path: FieldPath) -> FieldPath {
    FieldPath(components: components + path.components)
  }

  /// Returns this path with one more step.
  ///
  ///     FieldPath(field: "contacts").appending(.index(2)).description  // contacts[2]
  public func appending(_ component: Component) -> FieldPath {
    FieldPath(components: components + [component])
  }
}

extension FieldPath: CustomStringConvertible {
  /// Whether a name with this byte of its UTF-8 is written in brackets and quotes.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
      UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// The path as forms write it: `contacts[2].email`.
  ///
  /// Parsing this text returns the same path.
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .each: text += "[]"
      case .name(let name):
        if name.isEmpty || name.utf8.contains(where: Self.isSpecial) {
          var escaped = String.UnicodeScalarView()
          for scalar in name.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
            escaped.append(scalar)
          }
          text += "[\"\(String(escaped))\"]"
        } else {
          text += text.isEmpty ? name : ".\(name)"
        }
      }
    }
    return text
  }
}

extension FieldPath: ExpressibleByStringLiteral {
  /// Creates a path from a literal.
  ///
  ///     let city: FieldPath = "address.city"
  ///     city.components  // [.name("address"), .name("city")]
  ///
  /// A literal that isn't a path, such as `"a..b"`, becomes the path of the field with this name,
  /// as with ``init(field:)``.
  public init(stringLiteral text: String) {
    self = FieldPath(text) ?? FieldPath(field: text)
  }
}

extension FieldPath: Codable {
  /// Reads the path from its text.
  ///
  /// - Throws: A `DecodingError` for text that isn't a path.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let path = try FieldPath(container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a path")
    }
    self = path
  }

  /// Writes the path as text: `"contacts[2].email"`.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension FieldPath {
  /// Creates a path from its text, or returns nil if the text isn't a path.
  ///
  ///     let text = "contacts[].email"
  ///     FieldPath(text)?.components        // every element's field `email`
  ///     FieldPath(String(#"["a.b"].c"#))   // the field c in a.b
  ///     FieldPath(String(""))              // the whole value
  ///     FieldPath(String("a..b"))          // nil
  ///
  /// If you pass a literal, Swift calls ``init(stringLiteral:)`` instead, and the result isn't
  /// optional.
  ///
  /// In quotes, a backslash escapes the next character.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: some StringProtocol) {
    var reader = Reader(rest: String(text).unicodeScalars[...])
    guard let components = reader.components() else { return nil }
    self.init(components: components)
  }

  /// Parses scalars instead of characters, because a combining mark at the beginning of a name
  /// forms one character with the punctuation before it.
  private struct Reader {
    var rest: Substring.UnicodeScalarView

    mutating func components() -> [Component]? {
      var components: [Component] = []
      while let next = rest.first {
        let component: Component?
        if next == "[" {
          rest.removeFirst()
          component = bracketed()
        } else {
          if next == "." {
            guard !components.isEmpty else { return nil }
            rest.removeFirst()
          } else if !components.isEmpty {
            return nil
          }
          component = plainName()
        }
        guard let component else { return nil }
        components.append(component)
      }
      return components
    }

    private mutating func plainName() -> Component? {
      let name = rest.prefix { !".[]:/\"".unicodeScalars.contains($0) }
      guard !name.isEmpty else { return nil }
      rest = rest[name.endIndex...]
      return .name(String(name))
    }

    /// Parses the text after an opening bracket, and the closing bracket.
    private mutating func bracketed() -> Component? {
      if rest.first == "\"" {
        rest.removeFirst()
        return quotedName()
      }
      let inner = rest.prefix { $0 != "]" }
      rest = rest[inner.endIndex...]
      guard rest.popFirst() == "]" else { return nil }
      if inner.isEmpty { return .each }
      guard inner.allSatisfy({ "0"..."9" ~= $0 }),
        let index = Int(Substring(inner))
      else { return nil }
      return .index(index)
    }

    private mutating func quotedName() -> Component? {
      var name = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\"": return rest.popFirst() == "]" ? .name(String(name)) : nil
        case "\\":
          guard let escaped = rest.popFirst() else { return nil }
          name.append(escaped)
        default: name.append(scalar)
        }
      }
      return nil
    }
  }
}
