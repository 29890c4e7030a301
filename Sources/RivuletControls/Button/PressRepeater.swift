import Combine
import Dispatch
import RivuletCore

/// A timer that repeats an action while a control is held. It starts after a delay, fires several times a second, and uses the host's clock
/// (B21.14, B21.37).
@MainActor
final class PressRepeater {
  /// The time between the press and the first repetition, in seconds (our choice).
  static let delay = 0.5
  /// The time between repetitions, in seconds (our choice).
  static let interval = 0.1

  private var next: ScheduledAction?
  private var deadline: UInt64 = 0
  /// The clock at the time of the press, which the actions also use.
  private var source: any TimeSource = CombineTime.source

  nonisolated init() {}

  deinit {
    next?.cancel()
  }

  /// Starts the timer, which repeats while `act` returns true.
  func start(in node: ViewNode, _ act: @escaping @MainActor () -> Bool) {
    source = CombineTime.source
    deadline = source.uptimeNanoseconds + UInt64(Self.delay * 1e9)
    schedule(Tick(self, node, act))
  }

  func stop() {
    next?.cancel()
    next = nil
  }

  private func schedule(_ tick: Tick) {
    next?.cancel()
    next = source.schedule(at: deadline, toleranceNanoseconds: 0, on: .main) { MainActor.assumeIsolated { tick.run() } }
  }

  /// A scheduled repetition. The control may be removed before the repetition runs.
  @MainActor
  private final class Tick: Sendable {
    private weak var repeater: PressRepeater?
    private weak var node: ViewNode?
    private let act: @MainActor () -> Bool

    init(_ repeater: PressRepeater, _ node: ViewNode, _ act: @escaping @MainActor () -> Bool) {
      self.repeater = repeater
      self.node = node
      self.act = act
    }

    func run() {
      guard let repeater, repeater.next != nil, let node, !node.scope.isRemoved else { return }
      let goesOn = CombineTime.withSource(repeater.source) { node.tree.services.issues.whileCurrent(act) }
      guard goesOn else { return repeater.stop() }
      guard repeater.next != nil else { return }
      repeater.deadline += UInt64(PressRepeater.interval * 1e9)
      repeater.schedule(self)
    }
  }
}
