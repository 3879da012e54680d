import FuzzTargets

private let target = CatalogsTarget()

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.expectNoBreach(data, count)
}
