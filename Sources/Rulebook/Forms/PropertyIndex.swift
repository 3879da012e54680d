import Foundation
import Synchronization
import Violations

/// The properties of a typed form by their paths, and its fields by their key paths.
///
/// The positions in a key path can't be read. So a key path is compared with those that the form
/// composes for its fields. Each of these is composed once, and then found by its hash value.
final class PropertyIndex: Sendable {
  /// A field, or a value with fields.
  private struct Property: Sendable {
    var path: FieldPath

    /// The key path of the property, with a position for each list on the way.
    var keyPath: @Sendable ([Int]) -> AnyKeyPath?

    /// The number of lists on the way.
    var depth: Int

    init(_ path: FieldPath, _ keyPath: @escaping @Sendable ([Int]) -> AnyKeyPath?) {
      (self.path, self.keyPath) = (path, keyPath)
      depth = path.components.count(where: { $0 == .each })
    }
  }

  /// A property with its positions in lists.
  private struct Place: Sendable {
    var property: Int
    var positions: [Int]
  }

  /// The places whose key paths were composed.
  private struct Known: Sendable {
    /// The places by the hash values of their key paths.
    var places: [Int: [Place]] = [:]

    /// The number of positions in each list so far.
    var size = 0
  }

  /// The most key paths that are composed for a field.
  private static let most = 10_000

  /// The fields, and then the values with fields.
  private let properties: [Property]

  private let indices: [FieldPath: Int]
  private let fieldCount: Int
  private let listLimit: Int
  private let known = Mutex(Known())

  init(fields: [ResolvedForm.Field], groups: [ResolvedForm.Group], limits: Limits) {
    let properties =
      fields.map { Property($0.path, $0.keyPath) } + groups.map { Property($0.path, $0.keyPath) }
    let places = properties.enumerated().map { ($1.path, $0) }
    self.properties = properties
    indices = Dictionary(places) { first, _ in first }
    fieldCount = fields.count
    listLimit = max(1, min(limits.listElements, Self.most))
  }

  /// Returns the key path of the property at a path, or nil if the form doesn't have the path.
  func keyPath(at path: FieldPath) -> AnyKeyPath? {
    guard let index = indices[path] ?? indices[path.pattern] else { return nil }
    return properties[index].keyPath(path.positions)
  }

  /// Returns the path of the field for a key path, or nil if there is none.
  ///
  /// - Complexity: O(1) on average; see ``most`` for key paths that weren't composed before.
  func path(of keyPath: AnyKeyPath) -> FieldPath? {
    let hash = keyPath.hashValue
    while true {
      let (places, size) = known.withLock { ($0.places[hash] ?? [], $0.size) }
      for place in places {
        let property = properties[place.property]
        if property.keyPath(place.positions) == keyPath {
          return property.path.filled(with: place.positions)
        }
      }
      if size >= listLimit { return nil }
      known.withLock { grow(&$0, beyond: size) }
    }
  }

  /// Composes the key paths of more positions in lists, unless another thread just did.
  private func grow(_ known: inout Known, beyond size: Int) {
    if known.size > size { return }
    let new = min(listLimit, max(4, size * 2))
    for (index, property) in properties.prefix(fieldCount).enumerated() {
      let limit = min(new, Self.positions(inEachOf: property.depth))
      if size > 0, property.depth == 0 || limit <= size { continue }
      var positions = Array(repeating: 0, count: property.depth)
      repeat {
        // The others are known from the last time.
        let isNew = size == 0 || positions.contains { $0 >= size }
        if isNew, let keyPath = property.keyPath(positions) {
          let place = Place(property: index, positions: positions)
          known.places[keyPath.hashValue, default: []].append(place)
        }
      } while positions.advance(below: limit)
    }
    known.size = new
  }

  /// Returns the most positions in each of several lists in one another.
  private static func positions(inEachOf depth: Int) -> Int {
    depth < 2 ? most : Int(pow(Double(most), 1 / Double(depth)))
  }
}

extension [Int] {
  /// Advances to the next positions, where the last one changes first.
  ///
  /// - Returns: Whether there are more positions below the limit.
  fileprivate mutating func advance(below limit: Int) -> Bool {
    guard let next = lastIndex(where: { $0 + 1 < limit }) else { return false }
    self[next] += 1
    for inner in indices where inner > next { self[inner] = 0 }
    return true
  }
}

/// Returns the key path of a property of an optional value.
func composedKeyPath<Root, Inner, Property>(
  to property: WritableKeyPath<Inner, Property>,
  in group: WritableKeyPath<Root, Inner?>
) -> WritableKeyPath<Root, Property> {
  let value: WritableKeyPath<Inner?, Inner> = \Inner?.self!
  return group.appending(path: value).appending(path: property)
}
