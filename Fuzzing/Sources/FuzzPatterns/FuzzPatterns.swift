import FuzzTargets

private let target = PatternsTarget()

/// Runs the target on an input from libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.expectNoBreach(data, count)
}
