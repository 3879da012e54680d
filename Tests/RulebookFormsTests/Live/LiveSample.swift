import PackLoading
import Rulebook
import TestSupport
import Testing

/// The examples of one rule of a bundled pack, with the same parameters.
struct LiveSample: CustomTestStringConvertible, Sendable {
  let rule: RuleHandle
  let parameters: [String: Value]
  var valid: [String] = []
  var invalid: [String] = []

  var testDescription: String { "\(rule.name) \(parameters)" }

  /// All texts.
  var texts: [String] { valid + invalid }

  /// The samples of all rules of all bundled packs.
  static let all: [LiveSample] = {
    do {
      let rulebook = try Rulebook(.init(resources: DataFiles.root))
      var samples: [LiveSample] = []
      for pack in rulebook.library.packs {
        for rule in pack.rules { samples += try Self.samples(of: rule, rulebook) }
      }
      return samples
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static func samples(
    of rule: RuleDeclaration,
    _ rulebook: Rulebook
  ) throws -> [LiveSample] {
    var samples: [LiveSample] = []
    for example in rule.examples {
      guard case .text(let text) = example.value else { continue }
      var index = samples.firstIndex { $0.parameters == example.parameters }
      if index == nil {
        let handle = try rulebook.rule(rule.name, with: example.parameters)
        samples.append(LiveSample(rule: handle, parameters: example.parameters))
        index = samples.endIndex - 1
      }
      guard let index else { continue }
      if example.isValid {
        samples[index].valid.append(text)
      } else {
        samples[index].invalid.append(text)
      }
    }
    return samples
  }
}

extension String {
  /// All beginnings that end between two characters, the shortest first.
  var beginnings: [String] { indices.map { String(self[..<$0]) } + [self] }

  /// Returns the beginning with a number of bytes.
  func beginning(ofBytes count: Int) -> String {
    String(decoding: utf8.prefix(count), as: UTF8.self)
  }
}
