import Testing
import Violations

@testable import PackLoading

@Suite("Where the library's data is looked for")
struct ResourcesTests {
  @Test("The environment variable is the only place if it is set")
  func variable() {
    #expect(Resources.candidates(variable: "/data", executableFolder: "/usr/bin") == ["/data"])
  }

  @Test("Beside the executable, then where Apple's systems and installations put it")
  func executable() {
    #if canImport(Darwin)
    let ofApple = [
      "/usr/bin/../Resources/rulebook_Rulebook.resources",
      "/usr/bin/../Resources/rulebook_Rulebook.bundle",
    ]
    #else
    let ofApple: [String] = []
    #endif
    let besideIt = ["/usr/bin/rulebook_Rulebook.resources", "/usr/bin/rulebook_Rulebook.bundle"]
    #expect(
      Resources.candidates(variable: "", executableFolder: "/usr/bin")
        == besideIt + ofApple + ["/usr/bin/../share/rulebook"]
    )
  }

  @Test("In the bundles of a program and of its tests, each place once")
  func bundles() {
    let places = Resources.candidates(
      variable: nil,
      executableFolder: nil,
      bundles: ["/X.xctest/Contents/Resources", "/X.xctest/Contents/Resources"]
    )
    #expect(
      places == [
        "/X.xctest/Contents/Resources/rulebook_Rulebook.resources",
        "/X.xctest/Contents/Resources/rulebook_Rulebook.bundle",
        "/X.xctest/Contents/Resources/rulebook_Rulebook.bundle/Contents/Resources",
      ]
    )
  }

  @Test("All places tried are named if there is no data")
  func missing() {
    let error = #expect(throws: LoadingError.self) { try Resources.folder("/nowhere") }
    #expect(error?.diagnostics.map(\.code) == ["data.not_found"])
    #expect(error?.description.contains("    /nowhere") == true)
  }
}
