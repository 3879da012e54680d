/// The options of the command line.
struct Options {
  var form = "sign-up"
  var locale = "en"
  var packs: [String] = []

  struct Unknown: Error, CustomStringConvertible {
    var description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let option = arguments.next() {
      guard let value = arguments.next() else { throw Unknown(description: "\(option) what?") }
      switch option {
      case "--form": form = value
      case "--locale": locale = value
      case "--packs": packs.append(value)
      default: throw Unknown(description: "only `--form`, `--locale` and `--packs` are known")
      }
    }
  }
}
