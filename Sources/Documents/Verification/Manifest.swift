import Checksums
package import Violations

/// What a folder with data has to hold: the checksum of each file, by its path in the folder.
///
/// It stands in the folder as a file `MANIFEST`, with a line for each file, sorted by path:
///
///     1f4e8d0b92a7c635  email/pack.yaml
///
/// The checksums are XXH64 in sixteen hexadecimal digits, as the program `xxh64sum` writes and checks
/// them too. They find damage, not forgery.
package struct Manifest: Sendable, Hashable {
  /// The name of the file.
  package static let fileName = "MANIFEST"

  /// The endings of files that nobody needs to be complete: texts for people.
  private static let uncounted = [".md"]

  /// The checksums by path.
  package private(set) var checksums: [String: UInt64] = [:]

  /// Reads a manifest.
  ///
  /// - Throws: A ``LoadingError`` with the code `data.damaged` at the first line that is none of a
  ///   manifest.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ source: SourceText) throws(LoadingError) {
    var number = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      if line.isEmpty { continue }
      let digits = String(decoding: line.prefix(16), as: UTF8.self)
      let path = String(decoding: line.dropFirst(18), as: UTF8.self)
      guard let checksum = UInt64(digits, radix: 16), digits == Self.digits(of: checksum),
        line.dropFirst(16).starts(with: [0x20, 0x20]), !path.isEmpty,
        checksums.updateValue(checksum, forKey: path) == nil
      else {
        throw LoadingError(
          source.diagnostic(
            "data.damaged",
            at: SourcePosition(line: number, column: 1),
            reason: "this is no line of a manifest, which has a checksum, two blanks and a path"
          )
        )
      }
    }
  }

  /// Makes the manifest of a folder as it is.
  ///
  /// - Throws: A ``LoadingError`` if a folder or file cannot be read.
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

  /// Writes the manifest of a folder as it is, in place of the old one.
  ///
  /// - Returns: The number of files.
  /// - Throws: A ``LoadingError`` if a file cannot be read, or a ``StreamError`` if the manifest cannot
  ///   be written.
  package static func renew(inFolder folder: String) throws -> Int {
    let manifest = try Manifest(ofFolder: folder)
    let path = Folder.path(of: fileName, in: folder)
    let file = try OutputFile(creating: OutputFile.scratchPath(for: path))
    try file.write(Array(manifest.text.utf8), at: 0)
    try file.rename(to: path)
    return manifest.checksums.count
  }

  /// The text of the file.
  package var text: String {
    checksums.sorted { $0.key < $1.key }
      .map { "\(Self.digits(of: $0.value))  \($0.key)\n" }
      .joined()
  }

  /// Returns the checksum of a file's bytes.
  package static func checksum(of bytes: [UInt8]) -> UInt64 { XXH64.hash(bytes.span.bytes) }

  private static func digits(of checksum: UInt64) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
