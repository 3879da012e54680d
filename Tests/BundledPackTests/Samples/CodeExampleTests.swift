import Documents
import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing

@Suite("The inputs that give the codes of the library")
struct CodeExampleTests {
  /// The codes that no input gives.
  ///
  /// A code that an input can give does not belong here.
  static let exceptions: Set<String> = [
    "check.unavailable", "data.unreadable", "internal", "limit.time", "password.common.requirement",
    "password.context.requirement", "password.crack_time.centuries", "password.crack_time.days",
    "password.crack_time.hours", "password.crack_time.minutes", "password.crack_time.months",
    "password.crack_time.seconds", "password.crack_time.years", "password.weak.requirement",
    "type.unsuitable",
  ]

  private static let loaded = Result { try Loaded() }

  /// The rulebook, its catalog and the files of examples, read once.
  private struct Loaded {
    let rulebook: Rulebook
    let catalog: CodeCatalog
    let files: [CodeExamples]

    init() throws {
      rulebook = try Rulebook(.init(resources: DataFiles.root))
      catalog = try rulebook.codeCatalog()
      files = try rulebook.library.packs.compactMap { pack in
        try pack.codeExamples.map {
          try CodeExamples(SourceText(contentsOfFile: $0), beside: pack, registry: .builtIn)
        }
      }
    }

    func entry(_ code: ViolationCode) -> CodeCatalog.Entry? {
      catalog.entries.first { $0.explanation.code == code }
    }
  }

  @Test("are known for every code, but for those of which a pack says why not")
  func coverage() throws {
    let loaded = try Self.loaded.get()
    for code in try DataFiles.lines("Tests/Fixtures/codes.txt") {
      let entry = try #require(loaded.entry(ViolationCode(rawValue: code)), "\(code)")
      if entry.explanation.isRetired { continue }
      let isException = Self.exceptions.contains(code)
      #expect((entry.trigger == nil) == isException, "\(code)")
      #expect((entry.exception?.isEmpty == false) == isException, "\(code)")
      #expect(entry.trigger.map { $0.violation.code.rawValue == code } ?? true, "\(code)")
    }
  }

  @Test("give these codes to whoever checks them")
  func reports() throws {
    let loaded = try Self.loaded.get()
    var checked = 0
    for trigger in loaded.catalog.entries.compactMap(\.trigger) where trigger.target == .rule {
      guard let name = trigger.name else { continue }
      let report = try loaded.rulebook.check(trigger.value, as: name, with: trigger.parameters)
      #expect(report.violations.contains(trigger.violation), "\(trigger.violation.code)")
      checked += 1
    }
    #expect(checked > 100)
  }

  @Test("get a message of each language's own", arguments: DataFiles.locales)
  func messages(locale: String) throws {
    let identifier = try #require(LocaleIdentifier(locale))
    for entry in try Self.loaded.get().catalog.entries where !entry.explanation.isRetired {
      let code = entry.explanation.code
      let found = entry.messages.first { $0.locale == identifier }?.message
      let message = try #require(found, "\(code)")
      #expect(!message.text.isEmpty && !message.isFallback, "\(code)")
      #expect(message.key != "invalid" || code == "invalid", "\(code)")
      #expect(
        message.text.allSatisfy { !"{}#".contains($0) } || code.rawValue.mayShowSigns,
        "\(code)"
      )
    }
  }

  @Test("are needed where they stand beside packs")
  func needed() throws {
    let loaded = try Self.loaded.get()
    for file in loaded.files {
      var seen: Set<ViolationCode> = []
      for example in file.examples {
        guard let trigger = loaded.entry(example.code)?.trigger else {
          Issue.record("\(example.code) is not given")
          continue
        }
        #expect(seen.insert(example.code).inserted)
        // An example of a rule would have been taken in its place.
        #expect(
          trigger.value == example.input.value && trigger.parameters == example.input.parameters
            && trigger.definition == example.definition,
          "an example of a rule gives \(example.code), so that of \(file.pack.name) can go"
        )
      }
      for exception in file.exceptions {
        #expect(loaded.entry(exception.code)?.trigger == nil, "\(exception.code)")
      }
    }
    let exceptions = loaded.files.flatMap(\.exceptions).map(\.code.rawValue)
    #expect(exceptions.sorted() == Self.exceptions.sorted())
  }
}

extension String {
  /// Whether a code is about a character, which its message may show.
  fileprivate var mayShowSigns: Bool {
    contains("character") || contains("symbol")
      || [
        "color.format", "color.format.number_sign", "identifier.length", "json.syntax.brace",
        "uri.part_not_accepted", "uri_template.expression", "url.fragment",
      ].contains(self)
  }
}
