import Documents
import JSONDocuments
import SourceTexts
import Violations

/// Reads and writes JSON files that have exactly one form: their members are known, all are
/// present, and writing them again gives the same bytes.
struct StrictJSON {
  /// The file.
  let source: SourceText

  /// The code of every mistake in it.
  let code: SignatureCode

  /// Reads the outermost value of a file.
  ///
  /// - Throws: A `LoadingError` if the bytes aren't strict JSON.
  static func reading(
    _ bytes: [UInt8],
    name: String,
    _ code: SignatureCode
  ) throws(LoadingError) -> (file: StrictJSON, root: JSONValue) {
    do throws(LoadingError) {
      let source = try SourceText(bytes: bytes, name: name)
      let root = try JSONReader.document(in: source, depthLimit: 8)
      return (StrictJSON(source: source, code: code), root)
    } catch {
      throw error.renamed(code)
    }
  }

  /// Returns an error at a value.
  func error(_ value: JSONValue, _ reason: String, hint: String? = nil) -> LoadingError {
    LoadingError(
      source.diagnostic(
        code.rawValue,
        atByte: value.range.lowerBound,
        reason: reason,
        hint: hint
      )
    )
  }

  /// Returns the values of an object's members, in the order of their names here.
  ///
  /// - Throws: A `LoadingError` for another kind of value, and for unknown and missing members.
  func members(
    _ names: [String],
    of value: JSONValue,
    _ what: String
  ) throws(LoadingError) -> [JSONValue] {
    guard let members = value.members else { throw error(value, "\(what) must be an object") }
    if let unknown = members.first(where: { !names.contains($0.key) }) {
      throw error(
        unknown.value,
        "`\(unknown.key)` isn't a member of \(what)",
        hint: "the members are \(names.joined(separator: ", "))"
      )
    }
    var values: [JSONValue] = []
    for name in names {
      guard let member = value[name] else { throw error(value, "\(what) needs `\(name)`") }
      values.append(member)
    }
    return values
  }

  /// Returns the text in a value.
  func text(_ value: JSONValue, _ what: String) throws(LoadingError) -> String {
    guard let text = value.text else { throw error(value, "\(what) must be a text") }
    return text
  }

  /// Returns the number in a value, which must be whole and within limits.
  func integer(
    _ value: JSONValue,
    _ what: String,
    in limits: ClosedRange<Int>
  ) throws(LoadingError) -> Int {
    guard case .number(let digits) = value.content, let number = Int(digits), limits ~= number
    else {
      let range = "\(limits.lowerBound) to \(limits.upperBound)"
      throw error(value, "\(what) must be a whole number from \(range)")
    }
    return number
  }

  /// Returns the elements of a list.
  func list(_ value: JSONValue, _ what: String) throws(LoadingError) -> [JSONValue] {
    guard let elements = value.elements else { throw error(value, "\(what) must be a list") }
    return elements
  }

  /// Writes a file of the format that ``requireFormat(_:)`` requires, as one line.
  ///
  /// - Parameter writeMembers: Writes the members after `format`.
  /// - Returns: The bytes of the file.
  static func written(_ writeMembers: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("format", 1)
    writeMembers(&writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// Requires the format that this version reads.
  func requireFormat(_ value: JSONValue) throws(LoadingError) {
    if case .number("1") = value.content { return }
    throw error(value, "this version reads files of format 1")
  }

  /// Requires that a file is written as this version would write its content.
  ///
  /// A signature then never covers two ways to read the same bytes.
  func requireOnlyForm(
    _ written: [UInt8],
    of bytes: [UInt8],
    _ root: JSONValue
  ) throws(LoadingError) {
    if written == bytes { return }
    throw error(root, "this isn't written in the only form that is accepted")
  }
}

extension JSONWriter {
  /// Writes a member of an object.
  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    write(text)
  }

  /// Writes a member of an object.
  mutating func member(_ name: String, _ integer: Int) {
    self.name(name)
    write(integer)
  }
}

/// Reads files that are named directly.
enum SourceFile {
  /// The largest file of a signature, policy or state.
  static let mostBytes = 4 << 20

  /// Returns the bytes of a file.
  ///
  /// - Throws: A `LoadingError` if it can't be read.
  static func bytes(of path: String, sizeLimit: Int = mostBytes) throws(LoadingError) -> [UInt8] {
    try SourceText.bytes(ofFile: path, name: path, sizeLimit: sizeLimit)
  }
}
