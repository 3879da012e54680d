package import Violations

extension JSONWriter {
  /// Writes arguments as an object whose members are sorted by the UTF-8 bytes of their names.
  package mutating func write(_ arguments: [String: Argument]) {
    beginObject()
    let sorted = arguments.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (name, argument) in sorted {
      self.name(name)
      write(argument)
    }
    endObject()
  }

  /// Writes an argument as JSON: dates, regions, paths and characters become texts.
  package mutating func write(_ argument: Argument) {
    switch argument {
    case .text(let text), .region(let text): write(text)
    case .integer(let integer): write(integer)
    case .decimal(let decimal), .plainNumber(let decimal): write(decimal)
    case .date(let date): write(date.description)
    case .field(let path): write(path.description)
    case .rule(_, let title): write(title)
    case .character(let scalar): write(String(Character(scalar)))
    case .list(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    }
  }
}
