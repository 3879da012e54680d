/// The check that reported a violation, or that contains the check that did.
///
/// It is made with its rule, and shared by all violations of the check.
package final class CheckOrigin: Sendable {
  /// The name of the rule; nil for a check between fields.
  package let rule: String?

  /// The name of the check, such as `length`; nil if the rule or the form itself reports the
  /// violation, as for a missing value.
  package let check: String?

  /// The name that the pack gives to the check.
  package let name: String?

  /// The position of the check in its file; nil if it doesn't come from a file.
  package let position: FilePosition?

  /// Whether nothing is said about the checks inside this one, because the value is secret, or the
  /// check looks at something secret.
  ///
  /// Which of several checks inside refuses a secret says more about it than their common code.
  package let hidesInner: Bool

  package init(
    rule: String?,
    check: String? = nil,
    name: String? = nil,
    position: FilePosition?,
    hidesInner: Bool = false
  ) {
    self.rule = rule
    self.check = check
    self.name = name
    self.position = position
    self.hidesInner = hidesInner
  }
}

/// A check that reported a violation, with what it saw.
package struct ViolationOrigin: Sendable {
  package let check: CheckOrigin

  /// The parameters of the check's rule that may be shown; nil until the rule adds them.
  package var parameters: [String: Value]?

  /// The text that the check saw; nil if it isn't a text, or is confidential.
  package var normalized: String?

  package init(_ check: CheckOrigin) { self.check = check }
}

/// The checks that reported a violation, each inside the next; none if no trace is wanted.
///
/// They aren't part of what a violation says. So all are equal, and they never appear in logs.
package struct ViolationOrigins: Sendable {
  /// The checks, innermost first.
  package private(set) var all: [ViolationOrigin] = []

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  /// Adds the check that contains the others.
  package mutating func add(_ check: CheckOrigin) {
    if check.hidesInner { all = [] }
    all.append(ViolationOrigin(check))
  }

  /// Adds what a rule knows about its checks, which are those that no inner rule has completed.
  package mutating func complete(parameters: [String: Value], normalized: String?) {
    for index in all.indices where all[index].parameters == nil {
      all[index].parameters = parameters
      all[index].normalized = normalized
    }
  }

  /// Removes what the checks saw, and keeps what contains them from adding what it saw.
  package mutating func withholdTexts() {
    for index in all.indices {
      all[index].parameters = [:]
      all[index].normalized = nil
    }
  }
}

extension ViolationOrigins: Hashable {
  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension ViolationOrigins: CustomStringConvertible, CustomReflectable {
  /// Nothing, because the texts that checks saw may be personal.
  package var description: String { "" }

  /// A mirror without children.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
