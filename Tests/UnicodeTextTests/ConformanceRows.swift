import Foundation

/// Reads a file of open conformance data (one JSON object a line) from beside the package; returns
/// no rows where it does not exist.
func conformanceRows<Row: Decodable>(_ name: String, as type: Row.Type) throws -> [Row] {
  let package = URL(filePath: #filePath).appending(path: "../../..").standardized
  let file = package.appending(path: "../shared/conformance/\(name).jsonl").standardized
  guard FileManager.default.fileExists(atPath: file.path) else { return [] }
  let decoder = JSONDecoder()
  return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
    try decoder.decode(Row.self, from: $0)
  }
}
