import BlocklistFiles
import Foundation
import PackLoading
import RuleEngine
import TestSupport
import Testing

@_spi(Kernels) @testable import Rulebook
@_spi(Kernels) @testable import RulebookAuthoring

@Suite struct BlocklistBuilderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(
    _ bytes: some Sequence<UInt8>,
    _ options: BlocklistOptions = BlocklistOptions()
  ) throws -> (list: Blocklist, report: BlocklistReport) {
    let source = try folder.write(bytes, to: "source.txt")
    let report = try BlocklistBuilder(options).build(source, to: folder.path + "/new.blocklist")
    return (try Blocklist(contentsOfFile: folder.path + "/new.blocklist"), report)
  }

  private func fault(_ bytes: String, _ options: BlocklistOptions = BlocklistOptions()) -> String {
    do {
      _ = try build(bytes.utf8, options)
      return ""
    } catch let error as LoadingError {
      return error.diagnostics.map { "\($0.code) \($0.line)" }.joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }

  // SHA-1 and NTLM of `password` and `letmein`, by Python and OpenSSL.
  private static let sha1 = [
    "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8", "B7A875FC1EA228B9061041B7CEC4BD3C52AB3CE3",
  ]
  private static let ntlm = [
    "8846F7EAEE8FB117AD06BDD830B7586C", "becedb42ec3c5c7f965255338be4453c",
  ]

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var listed: [String]
    var unlisted: [String]

    init(_ name: String, _ source: String, _ listed: [String], _ unlisted: [String] = []) {
      testDescription = name
      self.source = source
      self.listed = listed
      self.unlisted = unlisted
    }
  }

  static let rows = [
    Row("lines", "a\nbc\n", ["a", "bc"], ["b", "c", "a\nbc", "a\n", ""]),
    Row("no line feed at the end", "a\nbc", ["a", "bc"]),
    Row("CRLF", "a\r\nbc\r\n", ["a", "bc"], ["a\r", ""]),
    Row("a carriage return within a line", "a\rb\n", ["a\rb"], ["a", "b"]),
    Row("blank lines", "\n\na\n\r\n\nb\n\n", ["a", "b"], ["", "\r"]),
    Row("blanks are part of a password", " a \n\t\n", [" a ", "\t"], ["a", " a"]),
    Row("no comments", "#a\n", ["#a"], ["a"]),
    Row("a byte order mark", "\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"], ["\u{FEFF}a", "b"]),
    Row("canonical equivalence", "cafe\u{301}\n\u{F6}\n", ["caf\u{E9}", "o\u{308}"], ["cafe"]),
    Row(
      "nearly hashes",
      "\(ntlm[0])0\n\(ntlm[0]):\n\(ntlm[0]):1x\n",
      ["\(ntlm[0])0"],
      ["password"]
    ),
    Row("SHA-1", "\(sha1[0])\n\(sha1[1].lowercased())\n", ["password", "letmein"], [sha1[0]]),
    Row("SHA-1 with counts", "\(sha1[0]):99\r\n\(sha1[1]):1\r\n", ["password", "letmein"], ["x"]),
    Row("NTLM", "\(ntlm[0]):5\n\(ntlm[1])\n", ["password", "letmein"], [ntlm[0]]),
  ]

  @Test("Lines are read as the format says", arguments: rows, [true, false])
  func lines(row: Row, isExact: Bool) throws {
    let structure = isExact ? BlocklistOptions.Structure.exact : .filter(bits: 32)
    let list = try build(row.source.utf8, BlocklistOptions(structure: structure)).list
    for text in row.listed { #expect(list.contains(text), "\(text)") }
    for text in row.unlisted { #expect(!list.contains(text), "\(text)") }
  }

  @Test(
    "A source that cannot be used is refused, with the line",
    arguments: [
      ("", nil, "blocklist.empty 0"), ("\n\r\n\n", nil, "blocklist.empty 0"),
      ("\(sha1[0])\nabc\n", nil, "blocklist.ambiguous 2"),
      ("abc\n\n\(ntlm[0])\n", nil, "blocklist.ambiguous 3"),
      ("\(sha1[0])\n\(ntlm[0])\n", nil, "blocklist.ambiguous 2"),
      ("\(sha1[0])\n\nabc\n", .sha1, "blocklist.not_a_hash 3"),
      ("\(sha1[0])\n", .ntlm, "blocklist.not_a_hash 1"),
      ("\(sha1[0]):\n", .sha1, "blocklist.not_a_hash 1"),
      ("\(sha1[0]):-1\n", .sha1, "blocklist.not_a_hash 1"),
      (" \(sha1[0])\n", .sha1, "blocklist.not_a_hash 1"),
    ] as [(String, BlocklistHeader.Kind?, String)]
  )
  func refused(source: String, kind: BlocklistHeader.Kind?, expected: String) {
    #expect(fault(source, BlocklistOptions(kind: kind)) == expected)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["source.txt"])
  }

  @Test("A kind that is given is taken, whatever lines look like")
  func givenKind() throws {
    let source = "\(Self.sha1[0])\nabc\n"
    let list = try build(source.utf8, BlocklistOptions(kind: .password)).list
    #expect(list.contains(Self.sha1[0]) && list.contains("abc") && !list.contains("password"))
    #expect(list.header.kind == .password)
  }

  @Test("A line of another kind after those that are looked at is told with its number")
  func lateLine() {
    let hashes = String(repeating: "\(Self.sha1[0])\n", count: 150)
    #expect(fault(hashes + "abc\n") == "blocklist.not_a_hash 151")
    let long = String(repeating: "a", count: 70_000)
    #expect(fault(hashes + long) == "blocklist.not_a_hash 151")
  }

  @Test("Options that do not suit the entries are refused")
  func options() {
    let folding = BlocklistOptions(foldsCase: true)
    #expect(fault("\(Self.sha1[0])\n", folding) == "blocklist.unsuitable_option 0")
    let counting = BlocklistOptions(minimumCount: 2)
    #expect(fault("abc\n", counting) == "blocklist.unsuitable_option 0")
  }

  @Test("Hashes with a lower count are left out, those without a count are not")
  func minimumCount() throws {
    let source = "\(Self.sha1[0]):9\n\(Self.sha1[1]):10\n"
    let options = BlocklistOptions(minimumCount: 10)
    let (list, report) = try build(source.utf8, options)
    #expect(!list.contains("password") && list.contains("letmein"))
    #expect(report.tooRare == 1 && report.entries == 1)
    #expect(list.header.minimumCount == 10)
    #expect(fault("\(Self.sha1[0]):9\n", options) == "blocklist.empty 0")
    let huge = "\(Self.sha1[0]):99999999999999999999999\n\(Self.sha1[1])\n"
    #expect(try build(huge.utf8, options).report.entries == 2)
  }

  @Test("What nobody can enter is left out, and told by line")
  func leftOut() throws {
    var source = Array("a\n".utf8)
    for _ in 0..<7 { source += [0x62, 0xFF, 0x0A] }
    source += Array(repeating: 0x63, count: 70_000) + [0x0A]
    source += Array("d\na\na\n".utf8)
    let (list, report) = try build(source)
    #expect(list.contains("a") && list.contains("d") && !list.contains("b\u{FFFD}"))
    #expect(report.notUTF8.count == 7 && report.notUTF8.first == [2, 3, 4, 5, 6])
    #expect(report.tooLong.count == 1 && report.tooLong.first == [9])
    #expect(report.entries == 4 && report.duplicates == 2 && report.header.count == 2)
  }

  @Test("Duplicates change nothing, however many")
  func duplicates() throws {
    let words = (0..<300).map { "word \($0)\n" }
    let once = words.joined()
    _ = try build(once.utf8)
    let first = try Data(contentsOf: URL(filePath: folder.path + "/new.blocklist"))
    let (list, report) = try build(String(repeating: once, count: 40).utf8)
    #expect(list.header.count == 300 && report.duplicates == 300 * 39)
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/new.blocklist")) == first)
  }

  @Test("A list takes the place of the old one, which goes on for those that have it")
  func replacing() throws {
    let old = try build("old\n".utf8).list
    let new = try build("new\n".utf8).list
    #expect(old.contains("old") && !old.contains("new"))
    #expect(new.contains("new") && !new.contains("old"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["new.blocklist", "source.txt"])
  }

  @Test("A list does not take the place of its source")
  func sameFile() throws {
    let source = try folder.write("a\n", to: "source.blocklist")
    for output in [source, folder.path + "/./source.blocklist"] {
      let error = #expect(throws: LoadingError.self) {
        try BlocklistBuilder().build(source, to: output)
      }
      #expect(error?.diagnostics.map(\.code) == ["blocklist.same_file"])
    }
    #expect(try String(contentsOfFile: source, encoding: .utf8) == "a\n")
  }

  @Test("Half a million lines go through memory of a fixed size, and progress is told")
  func streaming() throws {
    var source: [UInt8] = []
    for number in 0..<500_000 { source += Array("\(number)x\n".utf8) }
    let path = try folder.write(source, to: "source.txt")
    var reading: [Int] = []
    var writing: [Int] = []
    let output = folder.path + "/new.blocklist"
    let report = try BlocklistBuilder().build(path, to: output) { progress in
      switch progress {
      case .reading(let bytes, let size):
        reading.append(bytes)
        #expect(size == source.count)
      case .writing(let segments, let all):
        writing.append(segments)
        #expect(all == 2)
      }
    }
    #expect(report.header.count == 500_000)
    #expect(reading.count == 7 && reading == reading.sorted())
    #expect(writing == [1, 2])
    let list = try Blocklist(contentsOfFile: output)
    #expect((0..<500_000).allSatisfy { $0 % 7 != 0 || list.contains("\($0)x") })
    // A line of 64 bytes for 24 entries, and the beginning.
    #expect(report.header.fileSize < 500_000 / 24 * 64 + 4_096 + 10_000)
  }

  @Test("A rate gives the least number of bits")
  func rates() {
    for (texts, bits) in [(2, 8), (256, 8), (257, 9), (10_000, 14), (65_536, 16), (65_537, 17)] {
      #expect(BlocklistOptions.Structure.filter(oneIn: texts) == .filter(bits: bits))
    }
    #expect(BlocklistOptions.Structure.filter(oneIn: 0) == .filter(bits: 8))
    #expect(BlocklistOptions.Structure.filter(oneIn: .max) == .filter(bits: 32))
  }
}
