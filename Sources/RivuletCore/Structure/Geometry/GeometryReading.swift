import Foundation
import RivuletGraph

/// A proxy's access to the geometry of one node. The size is a separate attribute, so moving the node doesn't invalidate readers of the
/// size.
package final class GeometryReading: @unchecked Sendable {
  private let watch: GeometryWatch
  private let sizeRule: Attribute<CGSize>
  private let queue: TransactionQueue

  @MainActor package init(_ watch: GeometryWatch, _ inputs: _ViewListInputs) {
    self.watch = watch
    sizeRule = inputs.makeRule(GeometrySizeRule(watch: watch))
    queue = inputs.tree.queue
  }

  /// The size; zero before the first layout.
  var size: CGSize {
    queue.isUpdatingOnThisThread && sizeRule.id.isLive ? sizeRule.value : snapshot.size
  }

  /// The complete geometry. Before the first layout, the size is zero and the coordinate space is the root's.
  var snapshot: GeometrySnapshot {
    watch.snapshots.first ?? GeometrySnapshot(size: .zero, toRoot: ProjectionTransform(), spaces: [])
  }
}

/// Reads the size of the node that a watch observes.
private struct GeometrySizeRule: Rule {
  let watch: GeometryWatch

  mutating func update(_ output: borrowing RuleOutput<CGSize>) {
    output.set(watch.snapshots.first?.size ?? .zero)
  }
}
