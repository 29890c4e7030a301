import Combine
import Synchronization

/// A body's subscription to the change announcements of an object. The object can be replaced.
@MainActor
package final class ObjectSubscription<ObjectType: AnyObject> {
  private weak var object: ObjectType?
  private var signal: BodySignal?
  /// The number of the evaluation that preceded the object's last announcement.
  private let newsEvaluation = Evaluation()
  private var cancellable: AnyCancellable?

  /// The observed object; nil before the first object is observed, and after the object is released.
  var followed: ObjectType? { object }

  /// Observes `object`, whose changes `publisher` announces. Has no effect if the object is already observed.
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
      // A publisher that stores its current value sends it to each new subscriber. Such a value isn't a change.
      if news.isSubscribing, MainThread.isCurrent { return }
      news.number = signal.evaluation
      ObjectSubscription.announce(signal, address)
    }
    news.isSubscribing = false
  }

  /// True if an announcement or a new object arrived between the previous evaluation and the current one.
  var hasNews: Bool {
    guard let signal else { return false }
    return newsEvaluation.number == signal.evaluation - 1
  }

  /// The thread-safe number of an evaluation. Objects can announce changes on any thread.
  private final class Evaluation: Sendable {
    private let stored = Mutex((number: 0, isSubscribing: false))

    var number: Int {
      get { stored.withLock { $0.number } }
      set { stored.withLock { $0.number = newValue } }
    }

    /// True while the subscription is being created, on the main thread.
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
    signal.record(ObjectType.self, at: address)
    signal.ring(for: address)
  }
}

extension ObjectSubscription where ObjectType: ObservableObject {
  /// Observes `object` from now on. Has no effect if the object is already observed.
  package func follow(_ object: ObjectType, signal: BodySignal) {
    follow(object, announcedBy: object.objectWillChange, signal: signal)
  }
}
