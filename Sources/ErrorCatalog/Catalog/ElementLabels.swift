import Violations

// Where a field is in a list, its label says so: "Guest 2: Email address".
extension SentenceNames {
  /// Returns the label of a field with the elements of lists that it is in.
  ///
  /// An entry that mentions `{position}` already says which element it is in. The other elements
  /// come before it, joined with `label.in_element`.
  func labelInElements(of path: FieldPath) -> String {
    var elements = path.elements
    let own: String
    if elements.last == path {
      elements.removeLast()
      own = label(ofElement: path)
    } else {
      let found = find(path)
      elements.removeLast(min(elements.count, found?.message.mentionedPositions ?? 0))
      own = label(of: path, found)
    }
    return elements.reversed().reduce(own) { label, element in
      let outer = self.label(ofElement: element)
      let arguments: [String: Argument] = ["element": .text(outer), "label": .text(label)]
      return text(for: "label.in_element", arguments: arguments) ?? "\(outer): \(label)"
    }
  }

  /// Returns the label of an element: an entry that mentions `{position}`, or else the label of the
  /// list and the position, joined with `label.element`.
  private func label(ofElement path: FieldPath) -> String {
    let found = find(path)
    let label = label(of: path, found)
    guard found?.message.mentionsPosition != true,
      let position = path.positionArguments["position"]
    else { return label }
    return text(for: "label.element", arguments: ["list": .text(label), "position": position])
      ?? "\(label) \((path.positions.last ?? 0) + 1)"
  }
}

extension FieldPath {
  /// The paths of the elements of lists on this path, outermost first.
  fileprivate var elements: [FieldPath] {
    components.indices
      .filter { if case .index = components[$0] { true } else { false } }
      .map { FieldPath(components: Array(components[...$0])) }
  }

  /// The positions in lists as arguments of messages and labels, from 1.
  var positionArguments: [String: Argument] {
    let positions = self.positions
    guard let position = positions.last else { return [:] }
    var arguments: [String: Argument] = ["position": .integer(position + 1)]
    if let outer = positions.dropLast().last { arguments["outer_position"] = .integer(outer + 1) }
    return arguments
  }
}

extension Message {
  /// Whether the message has an argument for a position in a list.
  var mentionsPosition: Bool { mentionedPositions > 0 }

  /// The number of lists, from the innermost, whose positions the message can mention.
  var mentionedPositions: Int {
    if program.constant != nil { return 0 }
    return arguments["outer_position"] != nil ? 2 : arguments["position"] != nil ? 1 : 0
  }
}

extension Violation {
  /// The arguments for a message: the violation's own, and the positions in lists if the message
  /// mentions them and the violation doesn't have them itself.
  func arguments(for message: Message) -> [String: Argument] {
    guard message.mentionsPosition else { return arguments }
    return arguments.merging(path.positionArguments) { own, _ in own }
  }
}
