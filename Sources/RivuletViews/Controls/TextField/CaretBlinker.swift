import Combine
import Dispatch
import RivuletCore

/// Lets a caret come and go at the host's pace; where the host has none it stays.
@MainActor
final class CaretBlinker {
  /// Whether the caret is seen now.
  private(set) var isLit = true
  private var next: ScheduledAction?

  nonisolated init() {}

  deinit {
    next?.cancel()
  }

  /// Shows the caret and begins a new round; called when it moves.
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

  /// What waits; the field may be gone by then.
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
