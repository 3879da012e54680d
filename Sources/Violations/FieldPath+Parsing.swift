extension FieldPath {
  /// Creates a path from its text, or nil if the text is not one.
  ///
  ///     FieldPath("contacts[].email")   // every element's field
  ///     FieldPath(#"["a.b"].c"#)        // the field c of the field a.b
  ///     FieldPath("a..b")               // nil
  public init?(_ text: some StringProtocol) {
    var reader = Reader(rest: Substring(text))
    guard let components = reader.components() else { return nil }
    self.init(components: components)
  }

  private struct Reader {
    var rest: Substring

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
      let name = rest.prefix { !".[]:/\"".contains($0) }
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
      guard inner.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        let index = Int(inner)
      else { return nil }
      return .index(index)
    }

    private mutating func quotedName() -> Component? {
      var name = ""
      while let character = rest.popFirst() {
        switch character {
        case "\"": return rest.popFirst() == "]" ? .name(name) : nil
        case "\\":
          guard let escaped = rest.popFirst() else { return nil }
          name.append(escaped)
        default: name.append(character)
        }
      }
      return nil
    }
  }
}
