import Rulebook
import TestSupport
import Testing

@Suite struct BundledLineTests {
  @Test("A card's number is not written, and its facts are")
  func card() throws {
    let lines = Lines(try Rulebook())

    for number in ["4111 1111 1111 1111", "4111 1111 1111 1112", "4111x"] {
      let answered = lines.answer(
        #"{"id":"c","rule":"payment-card","value":"\#(number)","locale":"en"}"#
      )
      #expect(answered.answer == (number.hasSuffix("1111") ? .valid : .notValid))
      #expect(!answered.text.contains("4111") && !answered.text.contains("normalized"))
    }
    #expect(
      lines.answer(#"{"rule":"payment-card","value":"4111111111111111"}"#).text
        .contains(#""brand":"visa""#)
    )
  }

  @Test("A message comes with its locale")
  func message() throws {
    let lines = Lines(try Rulebook())
    let text = lines.answer(#"{"rule":"alphabetic","value":"","locale":"en-AU"}"#).text

    #expect(text.hasPrefix(#"{"outcome":"invalid","violations":[{"code":"required","path":"","#))
    #expect(text.hasSuffix(#","locale":"en"}]}"#))
  }
}
