/// The folder `Tests/Fixtures`.
package enum Fixtures {
  /// Returns the path of a file in the folder.
  package static func path(_ name: String) -> String {
    let parts = #filePath.split(separator: "/").dropLast(2)
    return "/" + parts.joined(separator: "/") + "/Fixtures/" + name
  }
}
