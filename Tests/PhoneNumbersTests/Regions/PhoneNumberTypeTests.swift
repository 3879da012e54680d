import PhoneNumbers
import Testing

@Suite struct PhoneNumberTypeTests {
  @Test("Types as bits are the types")
  func types() {
    let all = Set(PhoneNumberType.allCases).subtracting([.unknown])
    #expect(PhoneNumberTypes.all.types == all)
    for type in all { #expect(PhoneNumberTypes([type]).types == [type]) }
    #expect(PhoneNumberTypes([.unknown]).isEmpty)
  }
}
