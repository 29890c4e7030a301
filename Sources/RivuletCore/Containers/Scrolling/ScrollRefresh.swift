import Foundation
import RivuletGeometry

/// A runner for the refresh action of a scroll view. At most one action runs, until it returns or the view disappears (B15.53).
@MainActor
final class ScrollRefresh {
  private var running: Task<Void, Never>?
  /// Called after the action has returned.
  private let finished: () -> Void

  init(finished: @escaping () -> Void) {
    self.finished = finished
  }

  var isRunning: Bool { running != nil }

  /// Starts an action unless one is already running.
  func start(_ action: RefreshAction, in tree: ViewTree) {
    guard running == nil, tree.app.runsTasks else { return }
    running = Task { [weak self] in
      await action()
      guard !Task.isCancelled else { return }
      self?.running = nil
      self?.finished()
    }
  }
}

extension ScrollRefresh: LifecycleObserver {
  func scopeWillDisappear() {
    running?.cancel()
    running = nil
  }
}
