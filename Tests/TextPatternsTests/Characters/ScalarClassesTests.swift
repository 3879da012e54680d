import TestSupport
import Testing

@testable import TextPatterns

@Suite struct ScalarClassesTests {
  /// The values where something can go wrong: where the length in UTF-8 and where blocks change.
  private static let edges: [UInt32] = [
    0, 0x3F, 0x40, 0x7F, 0x80, 0x81, 0xBF, 0xC0, 0x7FF, 0x800, 0xFFF, 0x1000, 0xD7FF, 0xE000,
    0xFFFF,
    0x10000, 0x10FFF, 0x11000, 0x10FFFE, 0x10FFFF,
  ]

  private static func randomSet(using generator: inout SplitMix64) -> ScalarSet {
    var set = ScalarSet.none
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let start = edges.randomElement(using: &generator) ?? 0
      let lengths: [UInt32] = [0, 1, 63, 64, 4095, 100_000]
      let length = lengths.randomElement(using: &generator) ?? 0
      set = set.union(ScalarSet(start...min(start + length, 0x10FFFF)))
    }
    return Bool.random(using: &generator) ? set : set.inverted
  }

  /// Expects that scalars are in one class exactly if the same sets have them, and that the table
  /// agrees.
  private static func verify(_ sets: [ScalarSet], using generator: inout SplitMix64) {
    let classes = ScalarClasses(sets)
    let memory = ClassTableMemory(classes)
    var values = Set(edges)
    for set in sets {
      for boundary in set.boundaries { values.formUnion([boundary &- 1, boundary, boundary + 1]) }
    }
    for _ in 0..<100 { values.insert(.random(in: 0...0x10FFFF, using: &generator)) }
    var membersOfLabels: [Int: [Int]] = [:]
    var labelsOfMembers: [[Int]: Int] = [:]
    for scalar in values.compactMap(Unicode.Scalar.init) {
      let label = label(of: scalar, in: memory.table)
      let members = sets.indices.filter { sets[$0].contains(scalar) }
      let known = (membersOfLabels[label], labelsOfMembers[members])
      if known != (nil, nil) { #expect(known == (members, label), "\(scalar.value)") }
      membersOfLabels[label] = members
      labelsOfMembers[members] = label
      #expect(label < classes.count)
      #expect(members == sets.indices.filter { classes.classes(ofSet: $0).contains(UInt16(label)) })
      #expect(classes.scalars { $0 == UInt16(label) }.contains(scalar))
    }
  }

  private static func label(of scalar: Unicode.Scalar, in table: ClassTable) -> Int {
    let bytes = Array(String(scalar).utf8)
    guard scalar.value >= 0x80 else { return table.label(ofASCII: bytes[0]) }
    // The byte in front makes the offset count.
    let padded = [0x61] + bytes
    let (label, length) = table.label(in: padded.span, at: 1, startingWith: bytes[0])
    #expect(length == bytes.count)
    return label
  }

  @Test("Scalars are of one class if the same sets have them", arguments: 0..<60 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let sets = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      Self.randomSet(using: &generator)
    }
    Self.verify(sets, using: &generator)
  }

  @Test("There may be more sets than a word has bits", arguments: [63, 64, 65, 127, 128, 129, 200])
  func manySets(count: UInt32) {
    var generator = SplitMix64(seed: UInt64(count))
    // Each set overlaps with its neighbors.
    Self.verify((0..<count).map { ScalarSet(($0 * 7)...($0 * 7 + 10)) }, using: &generator)
  }

  @Test("There may be more classes than a byte counts")
  func manyClasses() {
    var generator = SplitMix64(seed: 1)
    let sets = (0..<300).map { ScalarSet((0x4E00 + UInt32($0) * 3)...(0x4E00 + UInt32($0) * 3)) }
    #expect(ScalarClasses(sets).count == 301)
    Self.verify(sets, using: &generator)
  }

  @Test("Without sets there is one class, and with the set of all one")
  func fewClasses() {
    #expect(ScalarClasses([]).count == 1)
    #expect(ScalarClasses([.all]).count == 1)
    #expect(ScalarClasses([.none]).count == 1)
    #expect(ScalarClasses([.none]).classes(ofSet: 0).isEmpty)
    #expect(ScalarClasses([ScalarSet("a")]).count == 2)
  }

  @Test("No set has the class of surrogates alone")
  func surrogates() {
    let classes = ScalarClasses([ScalarSet(0xD800...0xDFFF), ScalarSet("a")])
    #expect(classes.classes(ofSet: 0).isEmpty)
    #expect(classes.classes(ofSet: 1).count == 1)
  }
}
