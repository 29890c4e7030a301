import Foundation

/// The storage of a `@Published` property, which the property and its publishers share.
final class PublishedStorage<Value>: AnyPublishedStorage {
  private let core: SubjectCore<Value, Never>

  /// Creates storage with an initial value.
  init(_ value: Value) {
    let lock = NSLock()
    core = SubjectCore(current: value, lock: lock)
    super.init(lock: lock)
  }

  deinit {
    // Pipelines that end here last only as long as the property, even if its publisher has subscribers (documentation of `assign(to:)`).
    core.cancelFeeds()
  }

  /// The value. Setting it notifies the object's publisher and then the property's subscribers, which still read the old value.
  /// Afterwards, the new value is stored (B10.01). Equal values are also sent (B10.03).
  var value: Value {
    get {
      guard let held = core.value else {
        fatalError("Published<\(Value.self)> has no value although it was created with one.")
      }
      return held.value
    }
    set {
      guard let announcing = objectWillChange else { return store(newValue) }
      StoreWatch.change {
        announcing.send()
        store(newValue)
      }
    }
  }

  /// Notifies the property's subscribers and stores the value.
  private func store(_ newValue: Value) {
    if !core.storeWithoutSubscribers(newValue) { core.sendBeforeStoring(newValue) }
  }

  /// Attaches a subscriber, which first receives the current value (B10.02).
  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    core.attach(subscriber, owner: nil, name: "PublishedSubject")
  }

  /// Retains a subscription that feeds the property, and requests all of its values.
  func feed(_ subscription: any Subscription) {
    core.send(subscription: subscription)
  }

  /// Releases a subscription that has ended.
  func release(feed identifier: CombineIdentifier) {
    core.release(feed: identifier)
  }
}
