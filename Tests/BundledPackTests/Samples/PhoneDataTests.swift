import Documents
import PackLoading
import PhoneNumbers
@_spi(Kernels) import Rulebook
@_spi(Kernels) import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import UnicodeText

@Suite("The telephone data that come with the library")
struct PhoneDataTests {
  private static let folder = DataFiles.root + "/RulePacks/phone"

  /// The region files by their names without the ending.
  private static let files: [String] = {
    do {
      return try Folder.names(in: folder + "/regions").map { String($0.dropLast(5)) }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  private static func record(_ name: String) throws -> DocumentRecord {
    let source = try SourceText(contentsOfFile: folder + "/" + name)
    return try #require(try YAMLReader.read(source).record)
  }

  @Test("have a file for each region of the index, and no other")
  func index() throws {
    let codes = try #require(try Self.record("calling-codes.yaml")["codes"]?.record)
    let named = codes.entries.flatMap { entry in
      (entry.value.text ?? "").split(separator: " ").map { $0 == "001" ? entry.key : String($0) }
    }
    #expect(named.sorted() == Self.files)
    #expect(Self.files.count > 250)
  }

  @Test("say where they come from, in every file alike")
  func sources() throws {
    let expected = try #require(try Self.record("calling-codes.yaml")["sources"]?.list?.first)
    for key in ["title", "license", "retrieved"] {
      let text = try #require(expected.record?[key]?.text)
      for file in Self.files {
        let found = try Self.record("regions/\(file).yaml")["sources"]?.list?.first?.record?[key]
        #expect(found?.text == text, "\(file)")
      }
    }
  }

  @Test("name regions that the system's ICU knows")
  func regionNames() throws {
    let english = LocaleFormats(.english)
    for file in Self.files where file.utf8.count == 2 {
      let name = english.regionName(file)
      #expect(name != nil && name != file, "\(file)")
    }
  }

  @Test("have examples that are valid numbers of their region and type")
  func examples() throws {
    let numbers = try #require(try Rulebook(.init(resources: DataFiles.root)).phoneNumbers)
    var types: Set<String> = []
    for file in Self.files {
      let record = try Self.record("regions/\(file).yaml")
      let code = try #require(record["calling-code"]?.text)
      let region = try #require(record["region"]?.text)
      for example in record["examples"]?.record?.entries ?? [] {
        let number = try numbers.parse("+\(code)\(example.value.text ?? "")", region: nil)
        types.insert(example.key)
        // Regions that share a calling code share some numbers too, such as toll-free ones.
        #expect(
          try numbers.isValid(number, for: region == "001" ? "001" : region),
          "\(file) \(example.key)"
        )
        let type = try numbers.verdict(on: number).type
        let isEither =
          type == .fixedLineOrMobile && ["fixed-line", "mobile"].contains(example.key)
        #expect(isEither || type.rawValue == example.key, "\(file) \(example.key)")
      }
    }
    #expect(types.count == 10)
  }

  @Test("are files that a person can read")
  func sizes() throws {
    for file in Self.files {
      let source = try SourceText(contentsOfFile: Self.folder + "/regions/\(file).yaml")
      #expect(source.bytes.count < 150_000, "\(file)")
      let longest = source.text.split(separator: "\n").map(\.count).max() ?? 0
      #expect(longest < 160, "\(file)")
    }
  }

  /// The lengths of `6-8 10`.
  private static func lengths(_ text: String) -> [Int] {
    text.split(separator: " ").flatMap { word in
      let bounds = word.split(separator: "-").compactMap { Int($0) }
      return Array((bounds.first ?? 0)...(bounds.last ?? 0))
    }
  }
}
