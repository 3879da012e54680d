import Dispatch
import RuleEngine
import SourceTexts
import Synchronization
import TestSupport
import Testing
import Violations

@testable import PackLoading

@Suite("A bundled pack that is not read yet")
struct LatePackTests {
  private static let outline = PackOutline(
    path: "cars/pack.yaml",
    name: "cars",
    sourceLocale: .english,
    rules: [.init(name: "plate", confidentiality: .personal)],
    reported: "plate.format plate.region.unknown"
  )

  private static func declaration(
    reading read: @escaping @Sendable () throws(LoadingError) -> PackDeclaration
  ) -> PackDeclaration {
    outline.declaration(file: "/packs/cars/pack.yaml", reading: read)
  }

  private static func read() throws(LoadingError) -> PackDeclaration {
    try PackReader.read(
      SourceText(
        """
        format: 1
        pack: cars
        rules:
          plate:
            personal: true
            checks: [{ pattern: '[A-Z]{2}\\d+', code: plate.format }]
        codes: { plate.format: { summary: Wrong } }
        """,
        name: "/packs/cars/pack.yaml"
      ),
      registry: .builtIn
    )
  }

  @Test("has its names, and is read once, however many threads ask for it")
  func once() throws {
    let count = Atomic(0)
    let pack = Self.declaration { () throws(LoadingError) in
      count.add(1, ordering: .relaxed)
      return try Self.read()
    }
    let library = try PackLibrary([pack], registry: .builtIn)
    #expect(library.ruleNames == ["plate"])
    #expect(library.layers.map(\.isRead) == [false])
    let templates = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let checks = try? library.template("plate")?.checks.count
      templates.withLock { $0.append(checks ?? 0) }
    }
    #expect(templates.withLock { $0 } == Array(repeating: 1, count: 8))
    #expect(count.load(ordering: .relaxed) == 1)
    #expect(library.layers.map(\.isRead) == [true])
  }

  @Test("keeps its error, and stays an outline where all packs are asked for")
  func errors() throws {
    let count = Atomic(0)
    let pack = Self.declaration { () throws(LoadingError) in
      count.add(1, ordering: .relaxed)
      throw LoadingError(Diagnostic(code: "data.damaged", file: "cars", reason: "gone"))
    }
    let library = try PackLibrary([pack], registry: .builtIn)
    for _ in 1...2 {
      let error = #expect(throws: LoadingError.self) { try library.template("plate") }
      #expect(error?.diagnostics.map(\.code) == ["data.damaged"])
    }
    #expect(library.packs.map(\.name) == ["cars"])
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test("that lacks a rule which its index has is damaged")
  func lackingRule() throws {
    var outline = Self.outline
    outline.rules.append(.init(name: "engine", confidentiality: .open))
    let pack = outline.declaration(file: "/packs/cars/pack.yaml") { () throws(LoadingError) in
      try Self.read()
    }
    let library = try PackLibrary([pack], registry: .builtIn)
    let error = #expect(throws: LoadingError.self) { try library.template("engine") }
    #expect(error?.diagnostics.map(\.code) == ["data.damaged"])
    #expect(try library.template("plate") != nil)
  }

  @Test(
    "may report a code, those above it and no others",
    arguments: [
      ("plate.format", true), ("plate", true), ("plate.region", true), ("plat", false),
      ("plate.format.x", false), ("other", false),
    ]
  )
  func reports(row: (key: String, isReported: Bool)) {
    #expect(Self.outline.reports(anyBelow: [row.key]) == row.isReported)
  }
}
