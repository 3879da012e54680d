/// A link from a node of a tree of digits: to nothing, to a node, or to a leaf.
struct DigitLink: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
  /// 0 is no link, as none leads to the root; the highest bit tells a leaf from a node.
  let rawValue: UInt16

  /// The largest number of nodes, and of leaves.
  static let limit = 0x8000

  /// No link.
  static let none = DigitLink(rawValue: 0)

  /// A link to a node other than the root.
  static func node(_ index: Int) -> DigitLink {
    DigitLink(rawValue: UInt16(truncatingIfNeeded: index))
  }

  /// A link to a leaf.
  static func leaf(_ index: Int) -> DigitLink {
    DigitLink(rawValue: 0x8000 | UInt16(truncatingIfNeeded: index))
  }

  /// Whether this leads to a leaf.
  var isLeaf: Bool { rawValue & 0x8000 != 0 }

  /// The number of the node or leaf.
  var index: Int { Int(rawValue & 0x7FFF) }
}
