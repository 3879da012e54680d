package import Documents
import ErrorCatalog
import RuleEngine
import SourceTexts
import UnicodeText
package import Violations

/// The file `INDEX` next to the bundled packs: what each of them has, so that no pack is read
/// before it is needed.
///
/// `rulebook manifest` writes it, with a line for each fact and tabs between the fields:
///
///     index   1   9c0fb3bb0ab3d9a5
///     pack    email/pack.yaml   email   0.1.0   en   E-mail addresses, …
///     rule    email   open
///     rule    email.strict-ascii   open   email
///     rule    ie.vat   open      vat
///     reports email.comment email.domain.character …
///     whole   staff/pack.yaml
///
/// A rule has its name, its confidentiality, the rule that it extends, if any, and the subject of
/// its title, if any. The field for the rule that it extends is empty if there is only a subject.
///
/// The first line has the checksum of the manifest that the index was made for. If the checksum
/// differs, the packs have changed since, and all of them are read.
package struct PackIndex: Sendable {
  /// The name of the file.
  package static let fileName = "INDEX"

  /// The number of this version of the format.
  private static let format = "1"

  enum Entry: Sendable, Hashable {
    /// A pack that is read when it is needed.
    case outline(PackOutline)

    /// A pack that is always read, given by the path of its file.
    case whole(String)
  }

  /// The packs, in reading order.
  private(set) var entries: [Entry] = []

  /// The checksum of the manifest that the index was made for.
  private(set) var digest: UInt64

  /// Makes the index of packs that have been read.
  ///
  /// - Parameters:
  ///   - packs: The bundled packs.
  ///   - library: The same packs, linked.
  ///   - folder: The path of their folder.
  ///   - digest: The checksum of the manifest.
  /// - Throws: A ``LoadingError`` if a pack is broken.
  package init(
    of packs: [PackFolder.Pack],
    in library: PackLibrary,
    folder: String,
    digest: UInt64
  ) throws(LoadingError) {
    self.digest = digest
    for pack in packs {
      let path = String(pack.declaration.source.name.dropFirst(folder.count + 1))
      // A pack's catalog files are read together with it.
      let outline =
        pack.catalogs.isEmpty
        ? try PackOutline(pack.declaration, path: path, in: library) : nil
      if let outline {
        entries.append(.outline(outline))
      } else {
        entries.append(.whole(path))
      }
    }
  }
}

extension PackIndex {
  // MARK: Text

  /// The text of the file.
  ///
  /// Names, versions and summaries can't contain tabs or line breaks, so they need no escapes.
  package var text: String {
    var lines = [["index", Self.format, String(digest, radix: 16)]]
    for entry in entries {
      switch entry {
      case .whole(let path): lines.append(["whole", path])
      case .outline(let pack): lines += Self.lines(of: pack)
      }
    }
    return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  private static func lines(of pack: PackOutline) -> [[String]] {
    let head = [
      "pack", pack.path, pack.name, pack.version ?? "", pack.sourceLocale.tag, pack.summary ?? "",
    ]
    var lines = [head]
    lines += pack.rules.map { rule in
      var fields = ["rule", rule.name, "\(rule.confidentiality)"]
      if rule.parent != nil || rule.subject != nil { fields.append(rule.parent ?? "") }
      if let subject = rule.subject { fields.append(subject) }
      return fields
    }
    lines += pack.forms.map { ["form", $0.name] + [$0.parent].compactMap(\.self) }
    lines += pack.codes.map { code in
      let summary = [code.summary].compactMap(\.self)
      guard case .retired(let version, let replacement) = code.standing else {
        return ["code", code.code.rawValue] + summary
      }
      return ["retired", code.code.rawValue, version, replacement?.rawValue ?? ""] + summary
    }
    lines += pack.sharedKinds.map { ["table", $0] }
    if !pack.reported.isEmpty { lines.append(["reports", pack.reported]) }
    return lines
  }

  /// Reads an index.
  ///
  /// - Returns: The index; nil if the text isn't an index, or has another format.
  init?(_ source: SourceText) {
    var lines = Lines(bytes: source.bytes)
    guard let first = lines.next(), first.count == 3, first[0] == "index",
      first[1] == Self.format, let digest = UInt64(first[2], radix: 16)
    else { return nil }
    self.digest = digest
    var pack: PackOutline?
    while let fields = lines.next() {
      switch (fields[0], fields.count) {
      case ("pack", 6):
        guard let locale = LocaleIdentifier(canonicalizing: fields[4]) else { return nil }
        close(&pack)
        pack = PackOutline(
          path: fields[1],
          name: fields[2],
          version: fields[3].isEmpty ? nil : fields[3],
          sourceLocale: locale,
          summary: fields[5].isEmpty ? nil : fields[5]
        )
      case ("whole", 2):
        close(&pack)
        entries.append(.whole(fields[1]))
      default: guard pack?.add(fields) == true else { return nil }
      }
    }
    close(&pack)
  }

  /// Adds the pack whose lines were read.
  private mutating func close(_ pack: inout PackOutline?) {
    if let pack { entries.append(.outline(pack)) }
    pack = nil
  }

  /// The lines of an index, each as its fields.
  ///
  /// One pass over the bytes reads them.
  private struct Lines: IteratorProtocol {
    let bytes: [UInt8]
    var position = 0

    mutating func next() -> [String]? {
      if position == bytes.count { return nil }
      var fields: [String] = []
      var start = position
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") {
          fields.append(String(decoding: bytes[start..<position], as: UTF8.self))
          start = position + 1
        }
        position += 1
        if byte == UInt8(ascii: "\n") { return fields }
      }
      return fields + [String(decoding: bytes[start...], as: UTF8.self)]
    }
  }
}

extension PackOutline {
  /// Adds a line of the index, and returns whether the line describes part of a pack.
  fileprivate mutating func add(_ fields: [String]) -> Bool {
    let last = fields.count > 2 ? fields[2] : nil
    switch (fields[0], fields.count) {
    case ("rule", 3...5):
      guard let confidentiality = Confidentiality(named: fields[2]) else { return false }
      rules.append(
        Rule(
          name: fields[1],
          parent: fields.count > 3 && !fields[3].isEmpty ? fields[3] : nil,
          confidentiality: confidentiality,
          subject: fields.count == 5 ? fields[4] : nil
        )
      )
    case ("form", 2...3): forms.append(Form(name: fields[1], parent: last))
    case ("code", 2...3):
      codes.append(Code(code: ViolationCode(rawValue: fields[1]), summary: last))
    case ("retired", 4...5):
      let replacement = fields[3].isEmpty ? nil : ViolationCode(rawValue: fields[3])
      codes.append(
        Code(
          code: ViolationCode(rawValue: fields[1]),
          summary: fields.count == 5 ? fields[4] : nil,
          standing: .retired(since: fields[2], replacement: replacement)
        )
      )
    case ("table", 2): sharedKinds.append(fields[1])
    case ("reports", 2): reported = fields[1]
    default: return false
    }
    return true
  }
}

extension Confidentiality {
  /// Finds a level by name.
  fileprivate init?(named name: String) {
    switch name {
    case "open": self = .open
    case "personal": self = .personal
    case "secret": self = .secret
    case "sealed": self = .sealed
    default: return nil
    }
  }
}

extension PackFolder {
  /// Returns the packs of a verified folder, as its index lists them: the packs that are read when
  /// they are needed, and the packs that are always read.
  ///
  /// - Returns: The packs; nil if there is no index, or if it was made for other files.
  /// - Throws: A ``LoadingError`` with everything that is wrong in packs that are always read.
  package func indexedPacks(of verified: VerifiedFolder) throws(LoadingError) -> [Pack]? {
    guard verified.lists(PackIndex.fileName), let index = index(of: verified),
      try !verified.hasUnlisted(ending: ".yaml")
    else { return nil }
    var packs: [Pack] = []
    var collector = DiagnosticCollector()
    for entry in index.entries {
      switch entry {
      case .outline(let outline):
        let file = Folder.path(of: outline.path, in: verified.path)
        let declaration = outline.declaration(file: file) { () throws(LoadingError) in
          let pack = try pack(atFile: file).declaration
          if let error = LoadingError(pack.problems) { throw error }
          return pack
        }
        packs.append(Pack(declaration: declaration))
      case .whole(let path):
        do throws(LoadingError) {
          packs.append(try pack(atFile: Folder.path(of: path, in: verified.path)))
        } catch {
          collector.add(error)
        }
      }
    }
    try collector.throwIfAny()
    return packs
  }

  /// Returns the index of a folder.
  ///
  /// It is nil if the index was made for other files, or is damaged, which the folder records.
  private func index(of verified: VerifiedFolder) -> PackIndex? {
    do throws(LoadingError) {
      let index = PackIndex(try verified.source(PackIndex.fileName))
      return index?.digest == verified.digest(besides: PackIndex.fileName) ? index : nil
    } catch {
      return nil
    }
  }
}
