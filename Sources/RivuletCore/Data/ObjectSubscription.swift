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
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    cancellable = publisher().sink { _ in
      news.number = signal.evaluation
      ObjectSubscription.announce(signal, address)
    }
  }

  /// Whether an announcement, or another object, came after the evaluation before the one that runs now.
  var hasNews: Bool {
    guard let signal else { return false }
    return newsEvaluation.number == signal.evaluation - 1
  }

  /// The number of an evaluation; objects announce from any thread.
  private final class Evaluation: Sendable {
    private let stored = Mutex(0)

    var number: Int {
      get { stored.withLock { $0 } }
      set { stored.withLock { $0 = newValue } }
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
