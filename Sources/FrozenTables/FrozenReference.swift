public import Synchronization

/// A value that never changes, read without reference counting.
///
///     let plan = memory.reference(to: Plan(callingCode: 41))
///     plan.value.callingCode  // 41
///
/// A reference is one word, regardless of the size of the value. Reading one property of the value
/// reads only that property. A ``FrozenMemory`` owns the value.
// Members of a `package` type are inlined into other modules only with `@usableFromInline`.
@usableFromInline
package struct FrozenReference<Value: BitwiseCopyable & Sendable>: BitwiseCopyable,
  @unchecked Sendable
{
  // SAFETY: as for `FrozenTable`.
  @usableFromInline let pointer: UnsafePointer<Value>

  @inlinable
  init(pointer: UnsafePointer<Value>) { self.pointer = pointer }

  /// The value, which isn't copied if only a part of it is read.
  @inlinable @inline(__always)
  package var value: Value {
    unsafeAddress { pointer }
  }
}

/// References that are empty at first. Any thread can fill each of them once.
///
///     let plans = FrozenSlots<Plan>(count: 250)
///     plans[7]                 // nil
///     plans.fill(7, with: plan)
///     plans[7]?.callingCode    // 41
///
/// Reading a slot is one atomic load, without locks or reference counting. If you fill slots, keep
/// the memory of the values as long as these slots can be read.
// Members of a `package` type are inlined into other modules only with `@usableFromInline`.
@usableFromInline
package struct FrozenSlots<Value: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  // SAFETY: all slots are initialized before this value exists, and after that changed only by
  // atomic stores. A reader that sees a reference also sees the value, since filling releases and
  // reading acquires. The memory of the slots is freed with this value, which can't be copied.
  @usableFromInline let slots: UnsafeMutablePointer<Atomic<UnsafePointer<Value>?>>

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

  /// The reference in a slot, or nil if the slot hasn't been filled yet.
  @inlinable @inline(__always)
  package subscript(index: Int) -> FrozenReference<Value>? {
    assert(index >= 0 && index < count, "an index beyond the slots")
    return slots[index].load(ordering: .acquiring).map(FrozenReference.init(pointer:))
  }

  /// Fills a slot.
  ///
  /// After this, every thread finds the value there.
  package func fill(_ index: Int, with reference: FrozenReference<Value>) {
    precondition(index >= 0 && index < count, "an index beyond the slots")
    slots[index].store(reference.pointer, ordering: .releasing)
  }
}
