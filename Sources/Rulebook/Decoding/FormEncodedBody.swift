import Foundation
import RuleEngine
import UnicodeText
import Violations

/// The body of a web form, of the media type `application/x-www-form-urlencoded` (WHATWG URL §5).
///
///     email=ann%40example.org&contacts[0].email=bob%40example.org&tags=new&tags=sale
///
/// An optional record with only blank values is missing, and so is a blank element at the end of a
/// list.
struct FormEncodedBody {
  /// The values as a record.
  private(set) var record = Value.record([:])

  /// The names and values that can't be part of the record.
  private(set) var faults: [TypeFault] = []

  /// The deepest accepted nesting, as in JSON.
  private static let deepest = 64

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - body: The body, in UTF-8.
  ///   - fields: The fields of the form.
  ///   - optionalRecords: The paths of optional records.
  init(_ body: Data, for fields: [ResolvedForm.Field], optionalRecords: Set<FieldPath>) {
    let types = Dictionary(fields.map { ($0.path, $0.type) }) { first, _ in first }
    for (path, texts) in entries(of: Array(body)) {
      let type = types[path.pattern]
      let isList = type?.kinds == [.list] || types[path.pattern.appending(.each)] != nil
      let element = type?.element.first ?? types[path.pattern.appending(.each)] ?? type
      let values = texts.map { element?.value(ofEncoded: $0) ?? .text($0) }
      let value = isList || values.count > 1 ? Value.list(values) : values.first ?? .null
      // A place that already has a value would lose it: `tags=new&tags[0]=sale`.
      if record[path] != nil || !record.set(value, at: path) { faults.append(TypeFault(at: path)) }
    }
    let blanks = BlankPlaces(fields, optionalRecords: optionalRecords)
    record = blanks.removing(from: record, at: FieldPath())
    for field in fields where field.type.isBox {
      record.addUnchecked(field.path.components[...], at: FieldPath(), optionalRecords)
    }
  }

  /// Returns the values by path, with the elements of lists in order.
  private mutating func entries(of body: [UInt8]) -> [(path: FieldPath, texts: [String])] {
    var texts: [FieldPath: [String]] = [:]
    var order: [FieldPath] = []
    for pair in body.split(separator: UInt8(ascii: "&")) {
      let sides = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = sides.first?.formDecoded, let path = Self.path(of: name) else {
        faults.append(TypeFault(at: FieldPath()))
        continue
      }
      guard let text = sides.count > 1 ? sides[1].formDecoded : "" else {
        faults.append(TypeFault(at: path))
        continue
      }
      if texts[path] == nil { order.append(path) }
      texts[path, default: []].append(text)
    }
    return order.sorted { $0.precedes($1) }.map { ($0, texts[$0] ?? []) }
  }

  /// Returns the path with a name; nil if it has too many steps.
  private static func path(of name: String) -> FieldPath? {
    guard var path = FieldPath(name), !path.isEmpty else { return FieldPath(field: name) }
    if path.components.last == .each { path.components.removeLast() }
    guard path.components.count <= deepest, !path.components.contains(.each) else { return nil }
    return path
  }
}

extension FieldPath {
  /// Whether this path comes before another one, in an order where lists grow element by element.
  fileprivate func precedes(_ other: FieldPath) -> Bool {
    for (own, other) in zip(components, other.components) where own != other {
      switch (own, other) {
      case (.index(let index), .index(let next)): return index < next
      case (.name(let name), .name(let next)): return name < next
      default: return other.isName
      }
    }
    return components.count < other.components.count
  }
}

extension FieldPath.Component {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}

extension PropertyType {
  /// Whether the property is a boolean that is never nil, such as a box, which browsers don't send
  /// without a mark.
  fileprivate var isBox: Bool { kinds == [.boolean] && blank == nil }

  /// Returns a text of a web form as a value of the property's kind.
  fileprivate func value(ofEncoded text: String) -> Value {
    guard kinds == [.boolean] else { return .text(text) }
    switch text {
    case "on", "true": return .boolean(true)
    case "off", "false": return .boolean(false)
    case "": return .null
    default: return .text(text)
    }
  }
}

extension Value {
  /// Sets a boolean to false if a record doesn't have it.
  fileprivate mutating func addUnchecked(
    _ path: ArraySlice<FieldPath.Component>,
    at outer: FieldPath,
    _ optionalRecords: Set<FieldPath>
  ) {
    guard let first = path.first else {
      if self == .null { self = .boolean(false) }
      return
    }
    let place = outer.appending(first)
    let rest = path.dropFirst()
    switch (first, self) {
    case (.name(let name), .record(var entries)):
      var inner = entries[name] ?? .null
      if inner == .null, optionalRecords.contains(place) { return }
      if inner == .null, !rest.isEmpty, rest.first != .each { inner = .record([:]) }
      inner.addUnchecked(rest, at: place, optionalRecords)
      if inner != .null { entries[name] = inner }
      self = .record(entries)
    case (.each, .list(let elements)):
      self = .list(
        elements.map { element in
          var element = element
          element.addUnchecked(rest, at: place, optionalRecords)
          return element
        }
      )
    default: return
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text of a percent-encoded name or value; nil if it isn't one in UTF-8.
  fileprivate var formDecoded: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      switch self[index] {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard index + 2 < endIndex, let high = self[index + 1].hexadecimalValue,
          let low = self[index + 2].hexadecimalValue
        else { return nil }
        bytes.append(high << 4 | low)
        index += 2
      case let byte: bytes.append(byte)
      }
      index += 1
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
