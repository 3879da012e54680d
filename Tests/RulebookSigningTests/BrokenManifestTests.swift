import Testing
import Violations

@testable import RulebookSigning

/// A manifest that isn't written in its only form is refused, even with a valid signature.
@Suite("A manifest with a valid signature")
struct BrokenManifestTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let old: String
    let new: String
    let code: String

    init(_ name: String, _ old: String, _ new: String, _ code: String = "signature.bad_manifest") {
      self.name = name
      self.old = old
      self.new = new
      self.code = code
    }

    var testDescription: String { name }
  }

  private static let badPath = "signature.bad_path"

  static let rows = [
    Row("no JSON", "{\"format\"", "\"format\""),
    Row("a byte order mark", "{\"format\"", "\u{FEFF}{\"format\""),
    Row("a name twice", #""format":1,"#, #""format":1,"format":1,"#),
    Row("an unknown member", #""format":1,"#, #""format":1,"more":1,"#),
    Row("no format", #""format":1,"#, ""),
    Row("another format", #""format":1,"#, #""format":2,"#),
    Row("members in another order", #""format":1,"pack":"acme","#, #""pack":"acme","format":1,"#),
    Row("a space", #""format":1,"#, #""format": 1,"#),
    Row("no line break at the end", "]}\n", "]}"),
    Row("a line break more", "]}\n", "]}\n\n"),
    Row("an escape", #""acme""#, #""\u0061cme""#),
    Row("a name in uppercase", #""acme""#, #""Acme""#),
    Row("an empty name", #""acme""#, #""""#),
    Row("a name that is a number", #""acme""#, "1"),
    Row("a version without numbers", #""1.0.0""#, #""new""#),
    Row("revision 0", #""revision":5"#, #""revision":0"#),
    Row("a negative revision", #""revision":5"#, #""revision":-5"#),
    Row("a revision with a point", #""revision":5"#, #""revision":5.0"#),
    Row("a revision with an exponent", #""revision":5"#, #""revision":5e0"#),
    Row("a revision in quotes", #""revision":5"#, #""revision":"5""#),
    Row("a revision that is too large", #""revision":5"#, #""revision":9007199254740992"#),
    Row("a day that doesn't exist", "2026-11-20", "2026-02-29"),
    Row("no list of files", #""files":["#, #""files":{},"more":["#),
    Row("a negative size", #""size":6"#, #""size":-6"#),
    Row("an uppercase digest", #""sha256":""#, #""sha256":"A"#),
    Row("a file without a digest", #""sha256""#, #""sha1""#),
    Row("files in another order", #""path":"pack.yaml""#, #""path":"zack.yaml""#),
    Row("the same file twice", #""path":"sites.txt""#, #""path":"pack.yaml""#, badPath),
    Row("two files that differ in case", #""path":"sites.txt""#, #""path":"PACK.yaml""#, badPath),
    Row("a path upwards", #""path":"sites.txt""#, #""path":"../sites.txt""#, badPath),
    Row("a path upwards inside", #""path":"sites.txt""#, #""path":"s/../../sites.txt""#, badPath),
    Row("an absolute path", #""path":"sites.txt""#, #""path":"/sites.txt""#, badPath),
    Row("a backslash", #""path":"sites.txt""#, #""path":"s\\sites.txt""#, badPath),
    Row("a hidden file", #""path":"sites.txt""#, #""path":".sites.txt""#, badPath),
    Row("a hidden folder", #""path":"sites.txt""#, #""path":"s/.git/sites.txt""#, badPath),
    Row("this folder", #""path":"sites.txt""#, #""path":"s/./sites.txt""#, badPath),
    Row("an empty part", #""path":"sites.txt""#, #""path":"s//sites.txt""#, badPath),
    Row("a slash at the end", #""path":"sites.txt""#, #""path":"sites.txt/""#, badPath),
    Row("an empty path", #""path":"sites.txt""#, #""path":"""#, badPath),
    Row("a control character", #""path":"sites.txt""#, #""path":"s\u0000.txt""#, badPath),
    Row("a path that isn't in NFC", #""path":"sites.txt""#, "\"path\":\"e\u{301}.txt\"", badPath),
  ]

  @Test("is refused in every form but one", arguments: rows)
  func refused(_ row: Row) throws {
    let fixture = try SigningFixture()
    try fixture.forge(row.old, row.new)
    #expect(try fixture.codes() == [row.code])
  }

  @Test("has the form that the guide shows")
  func form() throws {
    let file = PackManifest.File(
      path: "pack.yaml",
      size: 3,
      digest: String(repeating: "ab", count: 32)
    )
    let manifest = PackManifest(
      pack: "acme",
      version: "1.2.0",
      revision: 7,
      created: try #require(CivilDate("2026-11-20")),
      files: [file]
    )
    let digest = String(repeating: "ab", count: 32)
    let text =
      #"{"format":1,"pack":"acme","version":"1.2.0","revision":7,"created":"2026-11-20","files":["#
      + #"{"path":"pack.yaml","size":3,"sha256":"\#(digest)"}]}"# + "\n"
    #expect(String(decoding: manifest.bytes, as: UTF8.self) == text)
    #expect(try PackManifest(Array(text.utf8), name: "m") == manifest)
  }

  @Test("signs a text, the size and the bytes")
  func signedBytes() {
    let signed = ManifestSignature.signedBytes(Array(repeating: 65, count: 258))
    let start = "rulebook pack manifest, format 1\0"
    #expect(Array(signed.prefix(start.utf8.count)) == Array(start.utf8))
    #expect(signed.dropFirst(start.utf8.count).prefix(8) == [0, 0, 0, 0, 0, 0, 1, 2])
    #expect(signed.count == start.utf8.count + 8 + 258)
  }
}
