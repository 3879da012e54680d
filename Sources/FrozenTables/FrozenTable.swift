/// Elements that are written once and never change, read without counting references.
///
/// An array in a shared structure is retained and released by every thread that reads it, and all
/// threads then write to the same line of the cache. A frozen table is a pointer and nothing else,
/// so structures made of such tables can be copied and shared at no cost.
///
///     let squares = FrozenTable(immortal: (0..<10).map { $0 * $0 })
///     squares[7]  // 49
///
/// The elements are owned by a ``FrozenMemory``, or live as long as the process.
public struct FrozenTable<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable
{
  // SAFETY: the elements are complete before a table of them exists, and nothing writes to them
  // after. Whoever keeps a table of a `FrozenMemory` keeps that object too. Readers stay within the
  // number of elements that they wrote, which debug builds verify.
  @usableFromInline let start: UnsafePointer<Element>

  /// The number of elements.
  public let count: Int

  @inlinable
  init(start: UnsafePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  /// Copies elements into memory that is never freed, for tables that are made once.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(immortal elements: some Collection<Element>) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = memory.initialize(fromContentsOf: elements)
    self.init(
      start: UnsafePointer(memory.baseAddress ?? .allocate(capacity: 1)),
      count: elements.count
    )
  }

  /// The element at an index, which must be below ``count``.
  ///
  /// A large element is not copied where only a part of it is read.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "an index beyond a frozen table")
      return start + index
    }
  }
  /// The elements from an index on, which must not be beyond ``count``.
  @inlinable @inline(__always)
  public func suffix(from index: Int) -> FrozenTable {
    assert(index >= 0 && index <= count, "an index beyond a frozen table")
    return FrozenTable(start: start + index, count: count &- index)
  }
}
