/// A bar that grows on a terminal while something is done, and shows nothing elsewhere.
struct ProgressBar {
  private static let width = 30
  private let isShown = Console.errorsAreSeen
  private var last = ""

  /// Shows how far the work has come.
  ///
  /// - Parameters:
  ///   - label: What is being done.
  ///   - share: How much is done, 0 to 1; nil if that cannot be known.
  mutating func show(_ label: String, _ share: Double?) {
    guard isShown else { return }
    var text = label
    if let share {
      let filled = Int(min(max(share, 0), 1) * Double(Self.width))
      text =
        String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      text += " \(label)"
    }
    if text != last { Console.error("\r\u{1B}[K" + text) }
    last = text
  }

  /// Takes the bar away.
  mutating func end() {
    if !last.isEmpty { Console.error("\r\u{1B}[K") }
    last = ""
  }
}
