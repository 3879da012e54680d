/// What follows the generations of a live rulebook.
struct LiveFollowers: Sendable {
  /// Puts something in its place, and returns what was there before.
  typealias Change = @Sendable () -> any Sendable

  /// Something that is made again from each rulebook, as long as the program keeps it.
  struct Follower: Sendable {
    let number: Int
    let isAlive: @Sendable () -> Bool

    /// Makes it from a rulebook, and returns what puts it in place; nil if no one keeps it.
    let prepare: @Sendable (Rulebook) throws(UsageError) -> Change?

    init<Made>(_ following: LiveRulebook.Following<Made>, number: Int) {
      self.number = number
      // This is asked under a lock, so it must not release what the program made.
      isAlive = { [weak life = following.life] in life != nil }
      prepare = { [weak following] (rulebook) throws(UsageError) in
        try following?.prepared(for: rulebook)
      }
    }
  }

  /// Ends with the value that it belongs to, so a weak reference to it shows whether the program
  /// still keeps that value.
  final class Life: Sendable {}

  private var followers: [Follower] = []
  private var next = 0

  /// With this number of followers, those that no one keeps are removed.
  private var limit = 64

  /// Adds a follower.
  mutating func add<Made>(_ following: LiveRulebook.Following<Made>) {
    if followers.count >= limit {
      followers.removeAll { !$0.isAlive() }
      limit = max(64, 2 * followers.count)
    }
    followers.append(Follower(following, number: next))
    next += 1
  }

  /// Returns the followers that were added with this number or later.
  func from(_ number: Int) -> [Follower] { followers.filter { $0.number >= number } }
}
