/// Waits until a condition is true, and returns false if the test is canceled before.
///
/// Suites that use it have a time limit, which cancels a test that waits for what never comes.
@MainActor
package func eventually(_ condition: () -> Bool) async -> Bool {
  while !condition() {
    do { try await Task.sleep(for: .milliseconds(1)) } catch { return false }
  }
  return true
}
