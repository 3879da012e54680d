import Foundation

/// The folder with the service's pack, which an operator edits.
struct PackFolder: Sendable {
  let url: URL

  /// Creates the folder, with a pack whose rule for PINs has this check.
  init(_ check: String) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try write(check)
  }

  var path: String { url.path(percentEncoded: false) }

  /// Replaces the pack with one that has another check.
  func write(_ check: String) throws {
    let pack = """
      format: 1
      pack: service
      source-locale: en
      codes: { account.taken: {} }
      messages: { en: { account.taken: Use another address. There is an account with this one. } }
      rules:
        pin:
          checks:
            - \(check)
      """
    // The new file takes the place of the old one in one step.
    try Data(pack.utf8).write(to: url.appending(path: "service.yaml"), options: .atomic)
  }

  func remove() throws { try FileManager.default.removeItem(at: url) }
}
