package import RivuletTesting
import SwiftUI

/// A tree of leaves in a window of 800 × 600 points. The trial writes one leaf inside the window and one outside.
@MainActor
package final class LeafTrial {
  /// The leaf to write.
  package enum Place: String, CaseIterable, Sendable {
    /// The third leaf, which is on screen.
    case on
    /// The last leaf, which is off screen in trees of 100 leaves or more.
    case off
  }

  /// The kind of text to write.
  package enum Change: String, CaseIterable, Sendable {
    /// A text of the same size.
    case same
    /// Alternately a wider and a narrower text.
    case other
  }

  package let harness: ViewHarness
  private let count: Int
  private let remote: LeafRemote
  private var isFlipped = false

  /// Creates a tree of `count` leaves, which must be a power of ten.
  package init(_ shape: LeafTree.Shape, count: Int, textMeasurer: (any TextMeasuring)? = nil) {
    self.count = count
    remote = LeafRemote([2, count - 1])
    harness = ViewHarness(
      LeafTree(shape, count: count, remote: remote), size: CGSize(width: 800, height: 600), displayScale: 1,
      textMeasurer: textMeasurer)
    harness.recordsFrames = false
  }

  /// Waits until the tree is idle, and resets the counters.
  package func prepare() async {
    await harness.settle()
    harness.resetCounters()
  }

  /// Writes a leaf's state and completes the turn, up to the damage.
  package func flip(_ place: Place, _ change: Change) {
    isFlipped.toggle()
    let text = isFlipped ? change == .same ? "no" : "another" : "on"
    remote.writes[place == .on ? 2 : count - 1]?(text)
    harness.runTurn()
  }
}
