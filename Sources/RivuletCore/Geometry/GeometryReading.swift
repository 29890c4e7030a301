import Foundation
import RivuletGraph

/// How a proxy reads the place of one node; the size apart, so that a move does not reach who reads only that.
package final class GeometryReading: @unchecked Sendable {
  private let watch: GeometryWatch
  private let sizeRule: Attribute<CGSize>
  private let queue: TransactionQueue

  @MainActor package init(_ watch: GeometryWatch, _ inputs: _ViewListInputs) {
    self.watch = watch
    sizeRule = inputs.makeRule(GeometrySizeRule(watch: watch))
    queue = inputs.tree.queue
  }

  /// The size alone; zero before the first layout.
  var size: CGSize {
    queue.isUpdatingOnThisThread && sizeRule.id.isLive ? sizeRule.value : snapshot.size
  }

  /// Everything; nothing known before the first layout.
  var snapshot: GeometrySnapshot {
    watch.snapshots.first ?? GeometrySnapshot(size: .zero, toRoot: ProjectionTransform(), spaces: [])
  }
}

/// Takes the size out of a watch of one node.
private struct GeometrySizeRule: Rule {
  let watch: GeometryWatch

  mutating func update(_ output: borrowing RuleOutput<CGSize>) {
    output.set(watch.snapshots.first?.size ?? .zero)
  }
}
