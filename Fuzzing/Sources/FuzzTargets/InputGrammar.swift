/// Makes inputs.
///
/// Half of them are shaped like real values, many with a few changes. The others consist of pieces
/// that matter.
public struct InputGrammar: Sendable {
  /// Returns a text that is shaped like a real value.
  public typealias Shape = @Sendable (inout SplitMix64) -> [UInt8]

  private let pieces: [[UInt8]]
  private let shape: Shape

  /// Bytes that aren't UTF-8, each in a different way (RFC 3629 §3 and §10).
  private static let broken: [[UInt8]] = [
    [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xFF], [0xFE],
  ]

  /// Creates a grammar.
  ///
  /// - Parameters:
  ///   - pieces: Texts that matter to the subject.
  ///   - shape: Returns a text that is shaped like a real value.
  public init(pieces: [String], shape: @escaping Shape) {
    self.pieces = pieces.map { Array($0.utf8) }
    self.shape = shape
  }

  /// Returns one of the inputs of a seed.
  public func input(_ index: UInt64, seed: UInt64) -> [UInt8] {
    var generator = SplitMix64(seed: seed, input: index)
    guard generator.once(in: 2) else { return pieces(using: &generator) }
    var input = shape(&generator)
    for _ in 0..<max(0, generator.below(6) - 2) { mutate(&input, using: &generator) }
    return input
  }

  private func pieces(using generator: inout SplitMix64) -> [UInt8] {
    var input: [UInt8] = []
    for _ in 0..<generator.below(12) { input += piece(using: &generator) }
    return input
  }

  private func piece(using generator: inout SplitMix64) -> [UInt8] {
    let source = generator.once(in: 400) ? Self.broken : pieces
    return source[generator.below(source.count)]
  }

  private func mutate(_ input: inout [UInt8], using generator: inout SplitMix64) {
    let start = generator.below(input.count + 1)
    let end = min(input.count, start + generator.below(8))
    switch generator.below(8) {
    case 0, 1, 2: input.insert(contentsOf: piece(using: &generator), at: start)
    case 3: input.replaceSubrange(start..<end, with: piece(using: &generator))
    case 4: input.removeSubrange(start..<end)
    case 5: input.insert(contentsOf: input[start..<end], at: start)
    case 6 where !input.isEmpty:
      input[min(start, input.count - 1)] ^= 1 << UInt8(generator.below(7))
    default:
      let run = input[start..<end]
      for _ in 0..<generator.below(40) { input.insert(contentsOf: run, at: start) }
    }
  }
}

extension [UInt8] {
  /// The bytes as a Swift literal: a string if they are UTF-8, or else an array.
  public var escapedLiteral: String {
    do {
      return String(copying: try UTF8Span(validating: span)).debugDescription
    } catch {
      return "[" + map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: ", ")
        + "]"
    }
  }
}

extension [String] {
  /// Returns one of the texts.
  func any(_ generator: inout SplitMix64) -> String {
    isEmpty ? "" : self[generator.below(count)]
  }
}
