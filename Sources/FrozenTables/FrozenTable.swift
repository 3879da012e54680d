/// Elements that are written once and never change, read without reference counting.
///
/// Every thread that reads an array in a shared structure retains and releases it, so all threads
/// write to the same cache line. A frozen table is only a pointer and a count, so structures of
/// such tables can be copied and shared at no cost.
///
///     let squares = FrozenTable(immortal: (0..<10).map { $0 * $0 })
///     squares[7]  // 49
///
/// A ``FrozenMemory`` owns the elements, or they live as long as the process.
public struct FrozenTable<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable
{
  // SAFETY: the elements are complete before a table of them exists, and nothing writes to them
  // afterwards. Code that keeps a table of a `FrozenMemory` also keeps that object. Readers stay
  // within the number of elements that they wrote, which debug builds check.
  @usableFromInline let start: UnsafePointer<Element>

  /// The number of elements.
  public let count: Int

  @inlinable
  init(start: UnsafePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  /// Copies elements into memory that is never freed, for tables that are created once.
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
  /// A large element isn't copied if only a part of it is read.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "an index beyond a frozen table")
      return start + index
    }
  }
  /// Returns the elements from an index on, which must not be greater than ``count``.
  @inlinable @inline(__always)
  public func suffix(from index: Int) -> FrozenTable {
    assert(index >= 0 && index <= count, "an index beyond a frozen table")
    return FrozenTable(start: start + index, count: count &- index)
  }
}
