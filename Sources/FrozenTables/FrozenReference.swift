public import Synchronization

/// A value that never changes, reached without counting references.
///
///     let plan = memory.reference(to: Plan(callingCode: 41))
///     plan.value.callingCode  // 41
///
/// A reference is one word, however large the value is; reading one property of the value reads
/// only that property. The value is owned by a ``FrozenMemory``.
// Members of a `package` type are inlined into other modules only with `@usableFromInline`.
@usableFromInline
package struct FrozenReference<Value: BitwiseCopyable & Sendable>: BitwiseCopyable,
  @unchecked Sendable
{
  // SAFETY: as for `FrozenTable`.
  @usableFromInline let pointer: UnsafePointer<Value>

  @inlinable
  init(pointer: UnsafePointer<Value>) { self.pointer = pointer }

  /// The value, which is not copied where only a part of it is read.
  @inlinable @inline(__always)
  package var value: Value {
    unsafeAddress { pointer }
  }
}

/// References that are empty at first, and are each filled once, by any thread.
///
///     let plans = FrozenSlots<Plan>(count: 250)
///     plans[7]                 // nil
///     plans.fill(7, with: plan)
///     plans[7]?.callingCode    // 41
///
/// Reading a slot is one atomic load: nothing is locked, and no references are counted. Whoever
/// fills slots must keep the memory of the values for as long as these slots can be read.
// Members of a `package` type are inlined into other modules only with `@usableFromInline`.
@usableFromInline
package struct FrozenSlots<Value: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  // SAFETY: all slots are initialized before this value exists, and from then on changed by atomic
  // stores only; a reader that sees a reference sees the value, since filling releases and reading
  // acquires. The memory of the slots is freed with this value, which cannot be copied.
  @usableFromInline let slots: UnsafeMutablePointer<Atomic<UnsafePointer<Value>?>>

  /// The number of slots.
  @usableFromInline package let count: Int

  /// Creates empty slots.
  package init(count: Int) {
    self.count = count
    slots = .allocate(capacity: max(count, 1))
    for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// The reference in a slot, or nil if the slot was not filled yet.
  @inlinable @inline(__always)
  package subscript(index: Int) -> FrozenReference<Value>? {
    assert(index >= 0 && index < count, "an index beyond the slots")
    return slots[index].load(ordering: .acquiring).map(FrozenReference.init(pointer:))
  }

  /// Fills a slot, after which every thread finds the value there.
  package func fill(_ index: Int, with reference: FrozenReference<Value>) {
    precondition(index >= 0 && index < count, "an index beyond the slots")
    slots[index].store(reference.pointer, ordering: .releasing)
  }
}
