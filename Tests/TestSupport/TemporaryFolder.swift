import Documents
import Foundation
import PackLoading

/// A folder that is removed with the value that stands for it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "/rulebook-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { return }
  }

  /// Returns the path of a file in the folder; of `.`, that of the folder.
  package func path(of name: String) -> String { name == "." ? path : "\(path)/\(name)" }

  /// Writes a file, with the folders on the way, and returns its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Whether there is a file at a path.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// Gives data for a rulebook, a folder in this one, its manifests.
  package func writeManifests(in name: String = "") throws {
    for part in Resources.parts {
      _ = try Manifest.renew(inFolder: "\(path)/\(name)/\(part)")
    }
  }
}
