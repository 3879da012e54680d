import Checksums
package import SourceTexts
package import Violations

/// The files that a data folder must contain: the checksum of each file, by its path in the folder.
///
/// The folder keeps it in a file `MANIFEST`, with a line for each file, sorted by path:
///
///     1f4e8d0b92a7c635  email/pack.yaml
///
/// The checksums are XXH64 in sixteen hexadecimal digits. The program `xxh64sum` can also write and
/// check them. They detect damage, not forgery.
package struct Manifest: Sendable, Hashable {
  /// The name of the file.
  package static let fileName = "MANIFEST"

  /// The extensions of files that aren't part of the data, such as texts for people.
  private static let uncounted = [".md"]

  package private(set) var checksums: [String: UInt64] = [:]

  /// Reads a manifest.
  ///
  /// - Throws: A ``LoadingError`` with the code `data.damaged` at the first line that doesn't
  ///   belong in a manifest.
  package init(_ source: SourceText) throws(LoadingError) {
    var number = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      if line.isEmpty { continue }
      let path = String(decoding: line.dropFirst(18), as: UTF8.self)
      guard let checksum = Self.number(line.prefix(16)),
        line.dropFirst(16).starts(with: [0x20, 0x20]), !path.isEmpty,
        checksums.updateValue(checksum, forKey: path) == nil
      else {
        throw LoadingError(
          source.diagnostic(
            "data.damaged",
            at: SourcePosition(line: number, column: 1),
            reason: "this isn't a line of a manifest, which has a checksum, two spaces and a path"
          )
        )
      }
    }
  }

  /// Returns the number for sixteen lowercase hexadecimal digits; nil for other text.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    if digits.count != 16 { return nil }
    var number: UInt64 = 0
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      number = number << 4 | UInt64(value)
    }
    return number
  }

  /// Creates the manifest of a folder's present files.
  ///
  /// - Throws: A ``LoadingError`` if a folder or file can't be read.
  /// - Complexity: O(*n*) in the bytes of all files.
  package init(ofFolder folder: String) throws(LoadingError) {
    try add(folder, inside: "")
  }

  private mutating func add(_ folder: String, inside prefix: String) throws(LoadingError) {
    for name in try Folder.names(in: folder) {
      let path = Folder.path(of: name, in: folder)
      if Folder.isFolder(path) {
        try add(path, inside: prefix + name + "/")
      } else if prefix + name != Self.fileName, !Self.uncounted.contains(where: name.hasSuffix) {
        let bytes = try SourceText.bytes(ofFile: path, name: path)
        checksums[prefix + name] = Self.checksum(of: bytes)
      }
    }
  }

  /// Writes the manifest of a folder's present files, replacing the old one.
  ///
  /// - Returns: The number of files.
  /// - Throws: A ``LoadingError`` if a file can't be read, or a ``StreamError`` if the manifest
  ///   can't be written.
  package static func renew(inFolder folder: String) throws -> Int {
    let manifest = try Manifest(ofFolder: folder)
    let path = Folder.path(of: fileName, in: folder)
    try OutputFile.write(Array(manifest.text.utf8), to: path)
    return manifest.checksums.count
  }

  package var text: String {
    checksums.sorted { $0.key < $1.key }
      .map { "\(Self.digits(of: $0.value))  \($0.key)\n" }
      .joined()
  }

  /// Returns a checksum of everything in the manifest except one file.
  ///
  /// A file that is made from the others can use it to detect whether they have changed since.
  ///
  /// - Complexity: O(*n*) in the length of all paths.
  package func digest(besides name: String) -> UInt64 {
    // This is a sum because the order of the files doesn't matter.
    checksums.reduce(0) { sum, file in
      file.key == name
        ? sum : sum &+ XXH64.hash(file.key.utf8Span.span.bytes, seed: file.value)
    }
  }

  /// Returns the checksum of a file's bytes.
  package static func checksum(of bytes: [UInt8]) -> UInt64 { XXH64.hash(bytes.span.bytes) }

  private static func digits(of checksum: UInt64) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
