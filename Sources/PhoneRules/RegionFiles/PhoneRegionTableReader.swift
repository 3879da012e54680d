import PhoneNumbers
public import RuleEngine
import SourceTexts
import Violations

extension TableDefinition {
  /// The telephone numbers of regions, with one file for each and an index of calling codes.
  public static let phoneRegions = TableDefinition(
    sharing: "phone-regions",
    "The telephone numbers of regions, with one file for each.",
    keys: ["folder", "index"],
    entries: "regions",
    announcement: TableAnnouncement(
      folder: "regions",
      companions: ["calling-codes.yaml"],
      fileKind: ("phone-region", "a region's telephone numbers"),
      hasFile: { $0.wholeMatch(of: /(?:[A-Z]{2}|[0-9]{3})\.yaml/) != nil },
      part: { files, reader in
        PhoneRegionTableReader(reader: reader, files: files)
          .table(folder: "regions", index: "calling-codes.yaml")
      }
    )
  ) { PhoneRegionTableReader(reader: $0.reader, files: $0.files).table($0.record) }
}

/// Reads a table of kind `phone-regions`: a folder with a file for each region, and an index.
///
/// A region's file with an error is rejected, and the others are kept. If files are read late, only
/// those that the index doesn't name are read now.
private struct PhoneRegionTableReader {
  let reader: NodeReader
  let files: any TableSource

  /// Reads a table that a pack declares, or returns nil after reporting the reason.
  func table(_ record: DocumentRecord) -> PhoneRegionTable? {
    guard let folder = record["folder"].flatMap(reader.fileName) else {
      reader.report(
        "pack.missing_key",
        at: record.entries.first?.keyStart ?? .start,
        "a table of kind `phone-regions` needs the key `folder`",
        hint: "write `folder: regions`, with a file for each region"
      )
      return nil
    }
    var index: [Int: [String]] = [:]
    if let node = record["index"] {
      guard let name = reader.fileName(node), let named = self.index(name, node.start)
      else { return nil }
      index = named
    }
    do throws(LoadingError) {
      return try table(folder: folder, index)
    } catch {
      reader.report(error, ofFolder: folder, at: record["folder"]?.start ?? .start)
      return nil
    }
  }

  /// Reads a table that no pack declares, using an index if there is one.
  func table(folder: String, index name: String) -> PhoneRegionTable? {
    do throws(LoadingError) {
      let hasIndex = try files.names(in: ".").contains(name)
      let index = hasIndex ? self.index(name, .start) : [:]
      return try index.map { (index) throws(LoadingError) in try table(folder: folder, index) }
    } catch {
      reader.report(error)
      return nil
    }
  }

  /// Reads the files of a folder.
  ///
  /// It fails if the folder doesn't exist.
  private func table(
    folder: String,
    _ index: [Int: [String]]
  ) throws(LoadingError) -> PhoneRegionTable {
    var table = PhoneRegionTable()
    table.index = index
    if files.areReadLate {
      for (code, names) in index {
        for name in names.map({ PhoneRegionTable.fileName(of: $0, callingCode: code) }) {
          table.regions[name] = .late { [files] () throws(LoadingError) in
            try Self.region(in: try files.document(of: "\(folder)/\(name).yaml"))
          }
        }
      }
    }
    for file in try files.names(in: folder) where file.hasSuffix(".yaml") {
      let name = String(file.dropLast(".yaml".count))
      if table.regions[name] == nil { read(name, in: folder, into: &table) }
    }
    return table
  }

  private func read(_ name: String, in folder: String, into table: inout PhoneRegionTable) {
    do throws(LoadingError) {
      let document = try files.document(of: "\(folder)/\(name).yaml")
      table.add(try Self.region(in: document), named: name, from: document.source)
    } catch {
      table.refused += error.diagnostics
    }
  }

  /// Reads a region's file, whose name must match the region.
  private static func region(in document: SourceDocument) throws(LoadingError) -> PhoneRegion {
    let region = try PhoneRegionReader.read(document)
    let source = document.source
    let name = PhoneRegionTable.fileName(of: region.name, callingCode: region.callingCode)
    guard source.name.hasSuffix("/\(name).yaml") else {
      let key = region.name == "001" ? "calling-code" : "region"
      throw LoadingError(
        source.diagnostic(
          "phone_region.file_name",
          at: document.root.record?[key]?.start ?? .start,
          reason: "the file contains the region `\(region.name)`, but isn't named `\(name).yaml`",
          hint: "rename the file, or correct `\(key)`"
        )
      )
    }
    return region
  }

  private func index(_ name: String, _ position: SourcePosition) -> [Int: [String]]? {
    do throws(LoadingError) {
      let document = try files.document(of: name)
      let inner = NodeReader(document.source)
      let index = Self.callingCodes(document.root, inner)
      try inner.collector.throwIfAny()
      return index
    } catch {
      reader.report(error, ofFile: name, at: position)
      return nil
    }
  }

  private static func callingCodes(_ node: DocumentNode, _ reader: NodeReader) -> [Int: [String]]? {
    let digits = DigitReader(reader: reader)
    let what = "an index of calling codes"
    guard let record = reader.record(node, what) else { return nil }
    reader.checkKeys(record, of: what, known: ["format", "kind", "sources", "codes"])
    reader.checkHeader(record, of: node, kind: "calling-codes")
    guard let codes = reader.required("codes", in: record, of: node, what) else { return nil }
    var index: [Int: [String]] = [:]
    var codeOfRegion: [String: Int] = [:]
    for entry in reader.record(codes, "`codes`")?.entries ?? [] {
      guard let code = digits.callingCode(entry.key, at: entry.keyStart),
        let names = reader.text(entry.value, "the list of regions")?.split(separator: " ")
          .map(String.init)
      else { continue }
      for name in names where digits.isRegionName(name, at: entry.value.start) && name != "001" {
        guard let first = codeOfRegion.updateValue(code, forKey: name) else { continue }
        reader.report(
          "phone_region.two_codes",
          at: entry.value.start,
          "the region `\(name)` is already under the calling code \(first)",
          hint: "list it only under the calling code in its own file"
        )
      }
      index[code] = names
    }
    return index
  }
}
