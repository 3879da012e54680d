/// The texts of the error that a violation was made from, for a catalog that doesn't have any for
/// its code.
///
/// They aren't part of what a violation says. So all are equal, and they aren't sent to others.
package struct ViolationTexts: Sendable {
  /// The pack of the error, as the module ErrorCatalog knows it; nil for other violations.
  package let pack: (any AnyObject & Sendable)?

  package init(_ pack: (any AnyObject & Sendable)? = nil) { self.pack = pack }
}

extension ViolationTexts: Hashable {
  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension ViolationTexts: CustomStringConvertible, CustomReflectable {
  /// Nothing, because texts aren't what was found.
  package var description: String { "" }

  /// A mirror without children.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
