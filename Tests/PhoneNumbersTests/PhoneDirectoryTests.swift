import Foundation
import PhoneNumbers
import Synchronization
import TestSupport
import Testing

@Suite struct PhoneDirectoryTests {
  @Test("The index is told")
  func index() throws {
    let directory = try PhoneFixture.directory()
    #expect(directory.callingCodes == [1, 7, 39, 41, 44, 54, 55, 81, 378, 800, 999])
    #expect(directory.regions.prefix(4) == ["US", "AG", "CA", "RU"])
    #expect(directory.contains(region: "CH"))
    #expect(!directory.contains(region: "001"))
    #expect(try directory.region(named: "CH")?.callingCode == 41)
    #expect(try directory.region(named: "ZZ") == nil)
    #expect(try directory.mainRegion(ofCallingCode: 44)?.name == "GB")
    #expect(try directory.mainRegion(ofCallingCode: 2) == nil)
  }

  @Test("A region that does not agree with the index cannot be read")
  func disagreement() throws {
    let source = PhoneFixture(descriptions: ["CH": try PhoneFixture.britain()])
    let directory = PhoneDirectory(index: [41: ["CH"]], source: source)
    #expect(throws: PhoneRegionUnreadable.self) { try directory.region(named: "CH") }
  }

  @Test("A description that contradicts itself is refused")
  func contradiction() throws {
    var region = try PhoneFixture.switzerland()
    region.internationalPrefixes = ["00", "0x"]
    #expect(throws: PhoneRegionError.self) { try PhoneRegion(region) }
    region = try PhoneFixture.switzerland()
    region.callingCode = 1000
    #expect(throws: PhoneRegionError.self) { try PhoneRegion(region) }
  }

  @Test("Many threads may ask at once, and read each region once or twice")
  func threads() throws {
    let directory = try PhoneFixture.directory()
    let failures = Atomic(0)
    let group = DispatchGroup()
    for _ in 0..<8 {
      group.enter()
      let thread = Thread {
        for _ in 0..<200 {
          for row in PhoneNumberVerdictTests.rows {
            guard let number = try? directory.parse(row.text, region: nil),
              let verdict = try? directory.verdict(on: number),
              verdict.region == row.region, verdict.type == row.type
            else {
              failures.add(1, ordering: .relaxed)
              continue
            }
          }
        }
        group.leave()
      }
      thread.start()
    }
    group.wait()
    #expect(failures.load(ordering: .relaxed) == 0)
  }
}
