package import Combine

/// One body's subscription to the announcements of one object at a time.
@MainActor
package final class ObjectSubscription<ObjectType: ObservableObject> {
  private weak var object: ObjectType?
  private var cancellable: AnyCancellable?

  /// Watches `object` from now on; does nothing if it is watched already.
  package func follow(_ object: ObjectType, signal: BodySignal) {
    guard self.object !== object else { return }
    self.object = object
    cancellable = object.objectWillChange.sink { _ in
      ObjectSubscription.announce(signal)
    }
  }

  private nonisolated static func announce(_ signal: BodySignal) {
    let object = _typeName(ObjectType.self, qualified: false)
    if !MainThread.isCurrent {
      signal.report(
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
    signal.ring()
  }
}
