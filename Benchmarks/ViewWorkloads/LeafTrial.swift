package import RivuletTesting
import SwiftUI

/// A tree of leaves in a window of 800 × 600 points, of which one inside the window and one outside are written.
@MainActor
package final class LeafTrial {
  /// Which leaf is written.
  package enum Place: String, CaseIterable, Sendable {
    /// The third, which is on screen.
    case on
    /// The last; it is off screen in trees of 100 leaves and more.
    case off
  }

  /// What is written.
  package enum Change: String, CaseIterable, Sendable {
    /// A text of the same size.
    case same
    /// A wider and a narrower text in turns.
    case other
  }

  package let harness: ViewHarness
  private let count: Int
  private let remote: LeafRemote
  private var isFlipped = false

  /// A tree of `count` leaves, a power of ten.
  package init(_ shape: LeafTree.Shape, count: Int, textMeasurer: (any TextMeasuring)? = nil) {
    self.count = count
    remote = LeafRemote([2, count - 1])
    harness = ViewHarness(
      LeafTree(shape, count: count, remote: remote), size: CGSize(width: 800, height: 600), displayScale: 1,
      textMeasurer: textMeasurer)
    harness.recordsFrames = false
  }

  /// Lets the tree come to rest, and sets counters to zero.
  package func prepare() async {
    await harness.settle()
    harness.resetCounters()
  }

  /// Writes a leaf's state and ends the turn, up to the damage.
  package func flip(_ place: Place, _ change: Change) {
    isFlipped.toggle()
    let text = isFlipped ? change == .same ? "no" : "another" : "on"
    remote.writes[place == .on ? 2 : count - 1]?(text)
    harness.runTurn()
  }
}
