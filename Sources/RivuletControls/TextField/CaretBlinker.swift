import Combine
import Dispatch
import RivuletCore

/// A timer that makes a caret blink at the host's rate. The caret stays visible if the host provides no rate.
@MainActor
final class CaretBlinker {
  /// True while the caret is visible.
  private(set) var isLit = true
  private var next: ScheduledAction?

  nonisolated init() {}

  deinit {
    next?.cancel()
  }

  /// Shows the caret and restarts the timer, after the caret has moved.
  func restart(in node: ViewNode) {
    isLit = true
    schedule(in: node)
  }

  func stop() {
    next?.cancel()
    next = nil
    isLit = true
  }

  private func schedule(in node: ViewNode) {
    next?.cancel()
    next = nil
    guard let interval = node.tree.services.caretBlinkInterval, interval > 0 else { return }
    let source = CombineTime.source
    let deadline = source.uptimeNanoseconds + UInt64(min(interval, 60) * 1e9)
    let tick = Tick(self, node)
    next = source.schedule(at: deadline, toleranceNanoseconds: 0, on: .main) { MainActor.assumeIsolated { tick.run() } }
  }

  private func turn(_ node: ViewNode) {
    guard !node.scope.isRemoved else { return stop() }
    isLit.toggle()
    node.tree.queue.append(Mutation { node.invalidateDrawing() }, transaction: Transaction())
    schedule(in: node)
  }

  /// A scheduled change. The field may be removed before the change occurs.
  @MainActor
  private final class Tick: Sendable {
    private weak var blinker: CaretBlinker?
    private weak var node: ViewNode?

    init(_ blinker: CaretBlinker, _ node: ViewNode) {
      self.blinker = blinker
      self.node = node
    }

    func run() {
      if let node { blinker?.turn(node) }
    }
  }
}
