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
