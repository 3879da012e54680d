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
        "a table of kind phone-regions needs the key `folder`"
      )
      return nil
    }
    var table = PhoneRegionTable()
    if let node = record["index"], let name = nameBesidePack(node) {
      guard let index = index(name, at: node.start, files: files) else { return nil }
      table.index = index
    }
    var late: Set<String> = []
    if files.areReadLate {
      for (code, names) in table.index {
        for name in names { late.insert(PhoneRegionTable.fileName(of: name, callingCode: code)) }
      }
    }
    for name in late {
      table.regions[name] = .late { () throws(LoadingError) in
        try Self.region(at: "\(folder)/\(name).yaml", files: files)
      }
    }
    do throws(LoadingError) {
      for file in try files.names(folder) where file.hasSuffix(".yaml") {
        let name = String(file.dropLast(".yaml".count))
        if !late.contains(name) { read(name, in: folder, into: &table, files: files) }
      }
    } catch {
      report(
        "pack.no_file",
        at: record["folder"]?.start ?? .start,
        "there is no folder `\(folder)` beside the pack"
      )
      return nil
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
      table.add(try Self.region(at: "\(folder)/\(name).yaml", files: files), named: name)
    } catch {
      table.refused += error.diagnostics
    }
  }

  /// Reads a region's file, whose name must be that of the region.
  private static func region(
    at path: String,
    files: PackFiles
  ) throws(LoadingError) -> PhoneRegion {
    let source = try files.read(path)
    let region = try PhoneRegionReader.read(source)
    let name = PhoneRegionTable.fileName(of: region.name, callingCode: region.callingCode)
    guard path.hasSuffix("/\(name).yaml") else {
      throw LoadingError(
        source.diagnostic(
          "phone_region.file_name",
          at: .start,
          reason: "the file holds the region `\(region.name)`, whose file is `\(name).yaml`"
        )
      )
    }
    return region
  }

  private func index(
    _ name: String,
    at position: SourcePosition,
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
    for entry in self.record(codes, "the calling codes")?.entries ?? [] {
      guard let code = Int(entry.key), 1...999 ~= code else {
        report("pack.wrong_value", at: entry.keyStart, "`\(entry.key)` is not a calling code")
        continue
      }
      index[code] = text(entry.value, "the regions")?.split(separator: " ").map(String.init)
    }
    return index
  }
}
