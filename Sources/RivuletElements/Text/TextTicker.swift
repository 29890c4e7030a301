import Combine
import Dispatch
package import Foundation
package import RivuletCore
import RivuletGraph

/// A timer that resolves time-relative text again when the text changes. Releasing the timer stops it.
package final class TextTicker: Sendable {
  private let action: ScheduledAction

  /// Creates a timer that marks the running rule dirty at a date on the timer clock. Returns nil outside a rule.
  @MainActor package init?(at date: Date, in tree: ViewTree) {
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

  /// A weak reference to the tree and the rule that the timer marks dirty.
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
