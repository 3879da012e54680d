import PackLoading
package import RuleEngine
import SourceTexts
package import Violations

/// A rule, form or code as it is after all layers, each part with its origin.
///
///     let email = try rulebook.shownRule("work-email")
///     email.parts.first { $0.key == "normalize" }?.origins.first?.pack  // "email"
package struct ShownDeclaration: Sendable {
  /// What a name refers to.
  package enum Kind: String, Sendable {
    case rule, form, code
  }

  /// Where a part comes from.
  package struct Origin: Sendable {
    /// What happened there; nil where the part is written.
    package var change: String?

    /// The pack that wrote the part; nil if it isn't known.
    package var pack: String?

    /// The position in a file.
    package var place: FilePosition
  }

  /// One part.
  package struct Part: Sendable {
    /// The kind of part, such as `check`.
    package var key: String

    /// The part as packs write it.
    package var value: WrittenSetting

    /// Where the part comes from, and where it was changed; empty if it isn't from a file.
    package var origins: [Origin]
  }

  package var kind: Kind
  package var name: String
  package var parts: [Part] = []

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

extension ShownDeclaration {
  /// Adds a part.
  mutating func add(_ key: String, _ value: WrittenSetting, _ origins: [Origin] = []) {
    parts.append(Part(key: key, value: value, origins: origins))
  }

  /// Adds a part with a single text, unless there is none.
  mutating func add(_ key: String, _ text: String?, _ origins: [Origin] = []) {
    if let text { add(key, WrittenSetting.scalar(text), origins) }
  }

  /// Adds the declaration itself, those that it extends, and those that they replace.
  mutating func add(_ layers: [DeclaredLayer]) {
    for (index, layer) in layers.enumerated() {
      add(
        index == 0 ? kind.rawValue : "extends",
        layer.name,
        [Origin(layer, at: layer.position)]
      )
      for (pack, declaration) in layer.replaced {
        let place = FilePosition(file: pack.source.name, at: declaration.position)
        add("replaces", declaration.name, [Origin(pack: pack.name, place: place)])
      }
    }
  }

  /// Adds the inherited parts that were dropped.
  mutating func addDrops(of layers: [DeclaredLayer]) {
    for layer in layers {
      for drop in layer.drops { add("dropped", drop.name, [Origin(layer, at: drop.position)]) }
    }
  }
}

extension ShownDeclaration.Origin {
  /// Creates the origin of something in a layer.
  init(_ layer: DeclaredLayer, at position: SourcePosition, change: String? = nil) {
    self.init(change: change, pack: layer.pack.name, place: layer.place(position))
  }
}

extension [DeclaredLayer] {
  /// Returns the origin of what a key says: the nearest layer that has it.
  func origins(ofKey key: String) -> [ShownDeclaration.Origin] {
    for layer in self {
      if let position = layer.position(ofKey: key) { return [.init(layer, at: position)] }
    }
    return []
  }
}

extension PackLibrary {
  /// Returns the origin of something at a place; empty if it isn't from a file.
  func origins(at place: FilePosition?) -> [ShownDeclaration.Origin] {
    place.map { [.init(pack: packName(ofFile: $0.file), place: $0)] } ?? []
  }
}

extension ShownDeclaration {
  /// The declaration as JSON.
  package var members: [String: Value] {
    [
      "kind": .text(kind.rawValue), "name": .text(name),
      "parts": .list(parts.map { .record($0.members) }),
    ]
  }
}

extension ShownDeclaration.Part {
  fileprivate var members: [String: Value] {
    [
      "key": .text(key), "value": value.value,
      "origins": .list(origins.map { .record($0.members) }),
    ]
  }
}

extension ShownDeclaration.Origin {
  fileprivate var members: [String: Value] {
    var members: [String: Value] = [
      "file": .text(place.file), "line": .decimal(ExactDecimal(place.inFile.line)),
      "column": .decimal(ExactDecimal(place.inFile.column)),
    ]
    members["pack"] = pack.map(Value.text)
    members["change"] = change.map(Value.text)
    return members
  }
}
