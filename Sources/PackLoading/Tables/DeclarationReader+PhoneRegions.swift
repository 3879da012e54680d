import PhoneNumbers
import Rules

/// Reads a table of kind `phone-regions`: a folder with a file for each region, and an index.
extension DeclarationReader {
  /// Reads a table, or returns nil after reporting why not.
  ///
  /// A region's file that is wrong is refused by itself. Where files are read late, only those
  /// that the index does not name are read now.
  func phoneRegions(_ record: YAMLRecord, files: PackFiles) -> PhoneRegionTable? {
    guard let folder = record["folder"].flatMap(nameBesidePack) else {
      report(
        "pack.missing_key",
        at: record.entries.first?.keyStart ?? .start,
        "a table of kind phone-regions needs the key `folder`",
        hint: "like `folder: regions`, where each region has a file"
      )
      return nil
    }
    var index: [Int: [String]] = [:]
    if let node = record["index"] {
      guard let name = nameBesidePack(node), let named = self.index(name, node.start, files: files)
      else { return nil }
      index = named
    }
    do throws(LoadingError) {
      return try table(folder: folder, index, files: files)
    } catch {
      report(
        "pack.no_file",
        at: record["folder"]?.start ?? .start,
        "there is no folder `\(folder)` beside the pack"
      )
      return nil
    }
  }

  /// Reads a table that no pack declares, with an index if there is one.
  func phoneRegions(folder: String, index name: String, files: PackFiles) -> PhoneRegionTable? {
    do throws(LoadingError) {
      let hasIndex = try files.names(".").contains(name)
      let index = hasIndex ? self.index(name, .start, files: files) : [:]
      return try index.map { (index) throws(LoadingError) in
        try table(folder: folder, index, files: files)
      }
    } catch {
      collector.add(error)
      return nil
    }
  }

  /// Reads the files of a folder; fails if there is no such folder.
  private func table(
    folder: String,
    _ index: [Int: [String]],
    files: PackFiles
  ) throws(LoadingError) -> PhoneRegionTable {
    var table = PhoneRegionTable()
    table.index = index
    if files.areReadLate {
      for (code, names) in index {
        for name in names.map({ PhoneRegionTable.fileName(of: $0, callingCode: code) }) {
          table.regions[name] = .late { () throws(LoadingError) in
            try Self.region(in: try files.read("\(folder)/\(name).yaml"))
          }
        }
      }
    }
    for file in try files.names(folder) where file.hasSuffix(".yaml") {
      let name = String(file.dropLast(".yaml".count))
      if table.regions[name] == nil { read(name, in: folder, into: &table, files: files) }
    }
    return table
  }

  private func read(
    _ name: String,
    in folder: String,
    into table: inout PhoneRegionTable,
    files: PackFiles
  ) {
    do throws(LoadingError) {
      let source = try files.read("\(folder)/\(name).yaml")
      table.add(try Self.region(in: source), named: name, from: source)
    } catch {
      table.refused += error.diagnostics
    }
  }

  /// Reads a region's file, whose name must be that of the region.
  private static func region(in source: SourceText) throws(LoadingError) -> PhoneRegion {
    let region = try PhoneRegionReader.read(source)
    let name = PhoneRegionTable.fileName(of: region.name, callingCode: region.callingCode)
    guard source.name.hasSuffix("/\(name).yaml") else {
      throw LoadingError(
        source.diagnostic(
          "phone_region.file_name",
          at: .start,
          reason: "the file holds the region `\(region.name)`, whose file is `\(name).yaml`",
          hint: "rename the file, or correct `region`"
        )
      )
    }
    return region
  }

  private func index(
    _ name: String,
    _ position: SourcePosition,
    files: PackFiles
  ) -> [Int: [String]]? {
    do throws(LoadingError) {
      let source = try files.read(name)
      let reader = DeclarationReader(source: source, registry: registry)
      let index = reader.callingCodes(try YAMLReader.read(source))
      try reader.collector.throwIfAny()
      return index
    } catch {
      if error.diagnostics.contains(where: { $0.code == "file.not_found" }) {
        report("pack.no_file", at: position, "there is no file `\(name)` beside the pack")
      } else {
        collector.add(error)
      }
      return nil
    }
  }

  private func callingCodes(_ node: YAMLNode) -> [Int: [String]]? {
    let what = "an index of calling codes"
    guard let record = record(node, what) else { return nil }
    checkKeys(record, of: what, known: ["format", "kind", "sources", "codes"])
    checkKind(record, of: node, .callingCodes)
    guard let codes = required("codes", in: record, of: node, what) else { return nil }
    var index: [Int: [String]] = [:]
    var codeOfRegion: [String: Int] = [:]
    for entry in self.record(codes, "the calling codes")?.entries ?? [] {
      guard let code = callingCode(entry.key, at: entry.keyStart),
        let names = text(entry.value, "the regions")?.split(separator: " ").map(String.init)
      else { continue }
      for name in names where isPhoneRegionName(name, at: entry.value.start) && name != "001" {
        guard let first = codeOfRegion.updateValue(code, forKey: name) else { continue }
        report(
          "phone_region.two_codes",
          at: entry.value.start,
          "the region `\(name)` is under the calling code \(first) already",
          hint: "leave it where its own file says"
        )
      }
      index[code] = names
    }
    return index
  }
}
