import Combine
import Dispatch
import Foundation
import RivuletCore
import RivuletGraph

/// Lets a text that speaks of now be resolved again when it reads differently. Stops when it is let go.
final class TextTicker: Sendable {
  private let action: ScheduledAction

  /// Wakes the rule that runs now at a date on the clock of timers.
  @MainActor init?(at date: Date, in tree: ViewTree) {
    guard let rule = tree.graph.currentRule else { return nil }
    let source = CombineTime.source
    let wake = Wake(tree: tree, rule: rule)
    action = source.schedule(
      at: source.uptimeNanoseconds(at: date), toleranceNanoseconds: 0, on: .main
    ) {
      MainActor.assumeIsolated { wake.ring() }
    }
  }

  deinit {
    action.cancel()
  }

  /// The rule to wake; the tree may be gone by then.
  @MainActor
  private final class Wake: Sendable {
    private weak var tree: ViewTree?
    private let rule: AttributeID

    init(tree: ViewTree, rule: AttributeID) {
      self.tree = tree
      self.rule = rule
    }

    func ring() {
      guard let tree else { return }
      let rule = rule
      tree.queue.append(Mutation { tree.graph.invalidate(rule) }, transaction: Transaction())
    }
  }
}
