package import RivuletAnimation
package import RivuletTree

/// A timed motion of screens with a completion handler.
@MainActor
package final class ScreenMotion: Mover {
  private let tree: Unowned
  private let show: (Double) -> Void
  private var onEnd: (() -> Void)?
  private let from: Double
  private let to: Double
  private let start: Double
  private let duration: Double
  private let curve: UnitCurve

  private struct Unowned {
    unowned let tree: ViewTree
  }

  /// Creates and starts a motion.
  ///
  /// - Parameters:
  ///   - from: The progress at the start. `to` is the progress at the end.
  ///   - duration: The duration, in seconds.
  ///   - show: A closure that draws the screens at a given progress.
  ///   - onEnd: A closure that is called once, either in a separate update or by `finish`.
  package init(
    in tree: ViewTree, from: Double, to: Double, duration: Double, curve: UnitCurve = .easeInOut, show: @escaping (Double) -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.tree = Unowned(tree: tree)
    (self.from, self.to, self.duration, self.curve) = (from, to, duration, curve)
    self.show = show
    self.onEnd = onEnd
    start = tree.services.now
    show(from)
    tree.startMoving(self)
  }

  /// The current progress.
  package var progress: Double { progress(at: tree.tree.services.now) }

  private func progress(at time: Double) -> Double {
    let share = duration > 0 ? min(max((time - start) / duration, 0), 1) : 1
    return from + (to - from) * curve.value(at: share)
  }

  package var comesToRest: Bool { true }

  package func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool {
    guard onEnd != nil else { return false }
    show(progress(at: time))
    if time - start < duration - 0.0001 { return true }
    let tree = tree.tree
    tree.queue.append(Mutation { [weak self] in self?.finish() }, transaction: Transaction())
    return false
  }

  /// Immediately shows the final state and calls `onEnd`.
  package func finish() {
    guard let end = onEnd else { return }
    onEnd = nil
    show(to)
    end()
  }

  /// Stops the motion at its current progress without calling `onEnd`.
  package func stop() { onEnd = nil }
}
