/// The folder `Tests/Fixtures`.
enum Fixtures {
  /// Returns the path of a file in the folder.
  static func path(_ name: String, file: String = #filePath) -> String {
    let parts = file.split(separator: "/").dropLast(2)
    return "/" + parts.joined(separator: "/") + "/Fixtures/" + name
  }
}
