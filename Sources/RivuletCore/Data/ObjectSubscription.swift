import Combine
import Synchronization

/// One body's subscription to the announcements of one object at a time.
@MainActor
package final class ObjectSubscription<ObjectType: AnyObject> {
  private weak var object: ObjectType?
  private var signal: BodySignal?
  /// The evaluation of the body after which the object last had news.
  private let newsEvaluation = Evaluation()
  private var cancellable: AnyCancellable?

  /// Watches `object`, whose changes `publisher` announces, from now on; does nothing if it is watched already.
  func follow<Announcements: Publisher>(_ object: ObjectType, announcedBy publisher: @autoclosure () -> Announcements, signal: BodySignal)
  where Announcements.Failure == Never {
    guard self.object !== object else { return }
    self.object = object
    self.signal = signal
    let news = newsEvaluation
    news.number = signal.evaluation
    let address = ClosureComparer.address(of: object)
    news.isSubscribing = true
    cancellable = publisher().sink { _ in
      // A publisher with memory tells each subscriber what it has, which is no change.
      if news.isSubscribing, MainThread.isCurrent { return }
      news.number = signal.evaluation
      ObjectSubscription.announce(signal, address)
    }
    news.isSubscribing = false
  }

  /// Whether an announcement, or another object, came after the evaluation before the one that runs now.
  var hasNews: Bool {
    guard let signal else { return false }
    return newsEvaluation.number == signal.evaluation - 1
  }

  /// The number of an evaluation; objects announce from any thread.
  private final class Evaluation: Sendable {
    private let stored = Mutex((number: 0, isSubscribing: false))

    var number: Int {
      get { stored.withLock { $0.number } }
      set { stored.withLock { $0.number = newValue } }
    }

    /// Whether the subscription is being made, on the main thread.
    var isSubscribing: Bool {
      get { stored.withLock { $0.isSubscribing } }
      set { stored.withLock { $0.isSubscribing = newValue } }
    }
  }

  private nonisolated static func announce(_ signal: BodySignal, _ address: UInt) {
    let object = _typeName(ObjectType.self, qualified: false)
    if !MainThread.isCurrent {
      signal.reportOnce(
        RuntimeIssue(
          kind: .publishedOffMain,
          message: "\(object) announced a change off the main thread; \(signal.typeName) is updated later on the main thread. "
            + "Publish from the main thread, for example with receive(on: DispatchQueue.main).",
          typeName: object))
    } else if signal.isUpdating {
      signal.report(
        RuntimeIssue(
          kind: .publishedDuringUpdate,
          message: "\(object) announced a change from within a view update; the change is shown in a later update. "
            + "Change the object in an action, onAppear, onChange or a task.",
          typeName: object))
    }
    signal.ring(for: address)
  }
}

extension ObjectSubscription where ObjectType: ObservableObject {
  /// Watches `object` from now on; does nothing if it is watched already.
  package func follow(_ object: ObjectType, signal: BodySignal) {
    follow(object, announcedBy: object.objectWillChange, signal: signal)
  }
}
