extension FieldPath {
  /// Creates a path from its text, or nil if the text is not one.
  ///
  ///     FieldPath("contacts[].email")   // every element's field
  ///     FieldPath(#"["a.b"].c"#)        // the field c of the field a.b
  ///     FieldPath("")                   // the path of the whole value
  ///     FieldPath("a..b")               // nil
  ///
  /// In quotes, a backslash takes the next character as it is.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: some StringProtocol) {
    var reader = Reader(rest: String(text).unicodeScalars[...])
    guard let components = reader.components() else { return nil }
    self.init(components: components)
  }

  /// Reads scalars, because a combining mark at the beginning of a name would otherwise hide the
  /// mark of punctuation before it.
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

    /// Reads what follows an opening bracket, with the closing one.
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
